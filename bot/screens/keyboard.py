"""Buttons for actions, by the shape of the actions alone, never by the game.

An action's own cards are those of its cards that are in the hand; the rest (other cards, suit, numbers) is its target.
A tap on a card plays it where nothing else could be meant; otherwise taps tick cards, wide buttons name what is ticked.
A free verb has a button of its own, after which taps tick cards for it until it is confirmed or given up.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import isqrt
from typing import NamedTuple, cast

from bot.names import length, plain, shortened
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Rows, Style
from bot.screens.state import HandState, TableState
from bot.texts import GameVoice
from games.actions import MAX_CODE, Action, Arg
from games.cards import Card
from games.view import Free

CARDS_A_ROW = 4
NUMBERS_A_ROW = 8
WIDE = 34
"""Signs of a label alone in its row."""
FITTING = ((4, 6), (3, 10), (2, 16))
"""Buttons a row and the signs their labels may have."""


class _Move(NamedTuple):
    """An action and those of its cards that come from the hand."""

    action: Action
    own: tuple[Card, ...]


class _Keys:
    """The keyboard of one seat at one moment."""

    def __init__(self, state: HandState, say: GameVoice) -> None:
        """Sort the actions into those made with cards of the hand and plain ones."""
        self.state, self.say = state, say
        self.hand, self.details = state.view.hand, state.view.details
        self.free = next((one for one in state.view.free if one.verb == state.choosing), None)
        """The free verb for which cards are being chosen: nothing else can be done meanwhile."""
        free = {one.verb for one in state.view.free}
        actions = () if self.free else state.view.actions
        moves = [_move(action, self.hand) for action in actions if action.verb not in free]
        self.moves = [move for move in moves if move.own and not self._freely(move.action.verb)]
        self.plain = [move.action for move in moves if move not in self.moves and not _shifts(move.action)]
        self.shifts = {move.action.numbers: move.action for move in moves if _shifts(move.action)}
        """Moves of a card within the hand, by its place and the new one, counted from 1."""
        self.ticks = sorted(tick for tick in state.ticks if tick < len(self.hand))
        self.ticked = tuple(self.hand[tick] for tick in self.ticks)
        self.count = Counter(card for move in self.moves for card in set(move.own))
        held = Counter(self.ticked)
        self.open = [move for move in self.moves if held <= Counter(move.own)] if held else self.moves
        self.fitting = {card for move in self.open for card in Counter(move.own) - held}

    def rows(self) -> Rows:
        buttons = [self._card(position) for position in range(len(self.hand))]
        cards = _in_rows(buttons, CARDS_A_ROW)
        rows = (*cards, *packed(self._confirming()), *self._choices())
        rows = (*rows, *plain_rows(self.plain, self._act, self.say, self.details))
        return (*rows, (self._decline(),)) if self.state.window and self.plain else rows

    def _freely(self, verb: str) -> bool:
        """Tell whether a verb takes any cards where it is free; where it is not, its actions are buttons."""
        return self.say.has("verb", f"{verb}.free")

    def ticked_verbs(self) -> set[str]:
        """Return the verbs that take ticks: an action of theirs has several own cards."""
        return {move.action.verb for move in self.moves if len(move.own) > 1}

    def _card(self, position: int) -> Button:
        card = self.hand[position]
        label = self.say.card(card)
        at_once = self._at_once(card)
        if at_once:
            return self._act(at_once, label)
        if position in self.ticks:
            return self._tick(position, f"✓ {label}")
        if self.ticks and (shift := self.shifts.get((self.ticks[0] + 1, position + 1))):
            return self._act(shift, f"→ {label}")
        return self._tick(position, label) if self._fits(card) else Button(label, disabled=True)

    def _at_once(self, card: Card) -> Action | None:
        """Return the action that a tap on this card plays: its only one, of a verb that never takes several cards."""
        if self.count[card] != 1:
            return None
        (move,) = (move for move in self.moves if card in move.own)
        return None if move.action.verb in self.ticked_verbs() else move.action

    def _fits(self, card: Card) -> bool:
        """Tell whether some action has this card together with those ticked."""
        movable = bool(self.shifts) and not self.ticks
        return movable or card in self.fitting or (self.free is not None and len(self.ticks) < self.free.most)

    def _confirming(self) -> list[Button]:
        """Return buttons for what is ticked, whole or not yet."""
        if self.free:
            return [self._announcing(self.free)]
        whole = [move for move in self.open if self.ticked and len(move.own) == len(self.ticked)]
        style: Style | None = "primary" if len(whole) == 1 else None
        return [self._act(move.action, self._named(move), style) for move in whole] or self._missing()

    def _announcing(self, free: Free) -> Button:
        """Return the button that confirms any ticks for a free verb, as soon as there are enough."""
        action = Action(free.verb, self.ticked)
        if free.least <= len(self.ticked) <= free.most and len(action.code) <= MAX_CODE:
            return self._act(action, self.say.action(action, self.ticked), "primary")
        return self._wanting(free.verb, free.least - len(self.ticked))

    def _choices(self) -> Rows:
        """Return a button that begins the choice for each free verb, or the one that gives it up."""
        if self.free:
            return ((self._choose(self.free.verb, self.say("button-give-up")),),)
        labels = {one.verb: self.say.word("verb", f"{one.verb}.free") for one in self.state.view.free}
        return tuple((self._choose(verb, label),) for verb, label in labels.items())

    def _choose(self, verb: str, label: str) -> Button:
        return _button(label, press(Verb.TICK, self.state.desk.table, self.state.number, verb), None)

    def _named(self, move: _Move) -> str:
        """Name a move with its own cards in the order of the hand."""
        details = self.details.get(move.action.code)
        if len(move.own) < len(move.action.cards):
            return self.say.action(move.action, move.own, details)
        return self.say.action(move.action._replace(cards=self.ticked), self.ticked, details)

    def _missing(self) -> list[Button]:
        """Return how many cards each verb still wants, where all its actions want the same number."""
        sizes: dict[str, set[int]] = {}
        for move in self.open:
            sizes.setdefault(move.action.verb, set()).add(len(move.own))
        known = {verb: min(size) for verb, size in sizes.items() if len(size) == 1 and min(size) > 1}
        return [self._wanting(verb, size - len(self.ticked)) for verb, size in known.items()]

    def _wanting(self, verb: str, count: int) -> Button:
        """Return a button that cannot be pressed yet, with how many more cards it wants; at 0 it has too many."""
        name = self.say.verb(verb)
        return Button(self.say("button-more", verb=name, n=count) if count > 0 else name, disabled=True)

    def _act(self, action: Action, label: str, style: Style | None = None) -> Button:
        state = self.state
        return _button(label, press(Verb.ACT, state.desk.table, state.number, action.code), style)

    def _decline(self) -> Button:
        state = self.state
        return Button(self.say("button-decline"), press(Verb.DECLINE, state.desk.table, state.number))

    def _tick(self, position: int, label: str) -> Button:
        state = self.state
        return Button(label, press(Verb.TICK, state.desk.table, state.number, str(position)))


def cards(state: HandState, say: GameVoice) -> Rows:
    """Return a button for each card of the hand and for what may be done."""
    return _Keys(state, say).rows()


def chosen(state: HandState) -> int:
    """Return how many cards are ticked."""
    return sum(tick < len(state.view.hand) for tick in state.ticks)


def group(state: TableState, say: GameVoice) -> Rows:
    """Return the buttons of a game that is played in the group; a grid of cards is a grid of buttons."""

    def act(action: Action, label: str, style: Style | None = None) -> Button:
        return _button(label, press(Verb.ACT, state.desk.table, state.number, action.code), style)

    actions = [Action.parse(code) for code in state.actions]
    grid = next((zone.cards for zone in state.view.zones if zone.form == "grid"), ())
    places = {action.numbers[0]: action for action in actions if grid and action.numbers}
    field = [_place(place, card, places.get(place), act, say) for place, card in enumerate(grid, 1)]
    rest = [action for action in actions if action not in places.values()]
    return (*_in_rows(field, min(isqrt(max(len(grid), 1) - 1) + 1, NUMBERS_A_ROW)), *plain_rows(rest, act, say, {}))


def _place(place: int, card: Card | None, action: Action | None, act: "Act", say: GameVoice) -> Button:
    """Return a place of a grid: its card, or its number, which can be pressed where it may be chosen."""
    if card:
        return Button(say.card(card), disabled=True)
    return act(action, str(place), None) if action else Button(str(place), disabled=True)


Act = Callable[[Action, str, Style | None], Button]
"""Makes the button of an action, with a label and a style."""


Details = Mapping[str, Mapping[str, Arg]]
"""What labels tell beside the codes of their actions, by code."""


def plain_rows(actions: Sequence[Action], act: Act, say: GameVoice, details: Details) -> Rows:
    """Return buttons for actions without own cards: numbers in short rows, coloured ones and such as passing last."""
    counted = [action for action in actions if action.verb in _counted(actions)]
    styles = {action.verb: _style(action.verb, say) for action in actions}
    verbs = {verb for verb, style in styles.items() if style or say.has("verb", f"{verb}.row")}
    apart = sorted((one for one in actions if one.verb in verbs and one not in counted), key=lambda one: one.verb)
    usual = [action for action in actions if action not in counted and action not in apart]
    numbers = [act(action, str(action.numbers[0]), None) for action in counted]
    labels = {action: say.action(action, details=details.get(action.code)) for action in (*usual, *apart)}
    return (
        *_in_rows(numbers, NUMBERS_A_ROW),
        *packed([act(action, labels[action], None) for action in usual]),
        *((act(action, labels[action], styles[action.verb]),) for action in apart),
    )


def packed(buttons: Sequence[Button]) -> Rows:
    """Lay buttons out in rows in which their labels can be read."""
    longest = max((length(button.label) for button in buttons), default=0)
    size = next((size for size, most in FITTING if longest <= most), 1)
    rows = -(-len(buttons) // size)
    return _in_rows(buttons, -(-len(buttons) // rows)) if rows else ()


def _style(verb: str, say: GameVoice) -> Style | None:
    """Return the colour of a verb, which is part of its words: the variant `.style`."""
    variant = f"{verb}.style"
    return cast("Style", say.word("verb", variant)) if say.has("verb", variant) else None


def _in_rows(buttons: Sequence[Button], size: int) -> Rows:
    return tuple(tuple(buttons[start : start + size]) for start in range(0, len(buttons), size))


def _counted(actions: Iterable[Action]) -> set[str]:
    """Return the verbs whose actions are the numbers 1 to n and nothing else."""
    numbers: dict[str, list[tuple[int, ...]]] = {}
    for action in actions:
        if not action.cards and action.suit is None:
            numbers.setdefault(action.verb, []).append(action.numbers)
    return {verb for verb, found in numbers.items() if found == [(n + 1,) for n in range(len(found))]}


def _shifts(action: Action) -> bool:
    """Tell whether an action moves a card from one place of the hand to another."""
    return len(action.numbers) == 2 and not action.cards  # noqa: PLR2004 - from and to


def _move(action: Action, hand: Sequence[Card]) -> _Move:
    left = Counter(hand)
    own = []
    for card in action.cards:
        if left[card]:
            left[card] -= 1
            own.append(card)
    return _Move(action, tuple(own))


def _button(label: str, data: str, style: Style | None) -> Button:
    return Button(shortened(plain(label), WIDE), data, style=style)
