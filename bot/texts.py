"""The words of the bot: Fluent files of a language as a Voice that formats them, bound to a game where one is played.

Ids by concern: `lobby-*`, `table-*`, `verb-<verb>`, `event-<kind>`, `refused-<reason>` ...; what belongs to a game is
looked up with its key first: `event-<key>-<kind>`, then `event-<kind>`. `id.variant` is the attribute of a text.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from games.actions import Action, Arg, Event, Refused
from games.cards import Card, Rank, Suit
from games.view import Text

LOCALES = Path(__file__).parents[1] / "locales"
MINUS = "\u2212"
BACK = "▢"
SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

_LETTERS = {"ru": "ВДКТ", "en": "JQKA"}
_SEATS = frozenset({"seat", "other"})
"""Names of arguments that are seats: a seat is an int like any other."""
_GLUED = re.compile(r"(?<=\d) (?=[^\W\d_])| (?=[—–] )")
_HYPHEN = re.compile(r"(?<![\w\-.:=/])-(?=\d)")

Value = int | str
"""What Fluent takes: numbers for selectors, everything else as text."""


class TextError(Exception):
    """A text does not exist or cannot be formatted with these arguments."""


class Voice:
    """One language. Calling it with an id and arguments gives the text."""

    def __init__(self, language: str, folder: Path) -> None:
        """Read the `*.ftl` files of the folder, and of its subfolders, at the first text."""
        self.language = language
        self.folder = folder

    @cached_property
    def _bundle(self) -> FluentBundle:
        functions = cast("dict[str, Callable[[Any], FluentType]]", {"SIGNED": signed})  # text is welcome there too
        bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        for file in sorted(self.folder.rglob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    def __call__(self, id_: str, /, **args: Value) -> str:
        """Format a text; TextError if there is none, if an argument is missing or formatting fails."""
        pattern = self._pattern(id_)
        if pattern is None:
            raise TextError(f"no text {id_!r} in {self.language!r}")
        given = {name: value if isinstance(value, str) else _ungrouped(value) for name, value in args.items()}
        formatted, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise TextError(f"{id_!r} in {self.language!r}: {errors}")
        return typeset(str(formatted))

    def has(self, id_: str) -> bool:
        """Tell whether a text exists."""
        return self._pattern(id_) is not None

    def _pattern(self, id_: str) -> Any:  # noqa: ANN401 - the compiled pattern is fluent's own business
        name, _, variant = id_.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(variant) if variant else message.value

    def word(self, word: str, key: str, rest: str, /, **args: Value) -> str:
        """Format the game's own `<word>-<key>-<rest>` if it exists, else `<word>-<rest>`."""
        return self(self.choose(word, key, rest), **args)

    def choose(self, word: str, key: str, rest: str) -> str:
        """Return the id that `word` formats."""
        own = f"{word}-{key}-{rest}"
        return own if self.has(own) else f"{word}-{rest}"

    def game(self, key: str, names: Sequence[str] = ()) -> "GameVoice":
        """Return this voice bound to a game and the names of its seats (ready for HTML)."""
        return GameVoice(self, key, tuple(names))

    def page(self, name: str) -> str | None:
        """Return the rules page `rules/<name>.html`; None if there is none."""
        file = self.folder / "rules" / f"{name}.html"
        return file.read_text(encoding="utf-8").strip() if file.is_file() else None


@dataclass(frozen=True, slots=True)
class GameVoice:
    """A voice that knows cards, suits and seats as arguments.

    An argument `x` that is a card is written "7♠" and adds `x-suit` "♠"; cards are joined by a blank and add `x-count`,
    `x-first` and `x-rest`; a suit is its sign; `seat` and `other` are names.
    """

    say: Voice
    key: str
    names: tuple[str, ...]

    def __call__(self, id_: str, /, **args: Arg) -> str:
        """Format a text of no game."""
        return self.say(id_, **self.args(args))

    def word(self, word: str, rest: str, /, **args: Arg) -> str:
        """Format `<word>-<key>-<rest>`, else `<word>-<rest>`."""
        return self.say.word(word, self.key, rest, **self.args(args))

    def has(self, word: str, rest: str) -> bool:
        """Tell whether the game, or all games, have this text."""
        return self.say.has(self.say.choose(word, self.key, rest))

    def text(self, text: Text, /, **more: Arg) -> str:
        """Format a text that a game asks for by id; `more` are arguments that the screen adds."""
        word, _, rest = text.id.partition("-")
        return self.word(word, rest, **{**more, **text.args})

    def event(self, event: Event, *, variant: str = "", laid: str = "") -> str:
        """Tell what happened; empty where the game has nothing to say of it.

        A text has $cards and $laid, the same with who laid what (`laid`) where the screen knows it. `variant`: its
        words for a certain place, if it has such (`.result`, `.after_tie`).
        """
        told = {"seat": event.seat, "other": event.other, "suit": event.suit, "number": event.number}
        given: dict[str, Arg] = {name: value for name, value in told.items() if value is not None}
        kind = f"{event.kind}.{variant}" if variant and self.has("event", f"{event.kind}.{variant}") else event.kind
        return self.word("event", kind, cards=event.cards, laid=laid or event.cards, **given).strip()

    def refusal(self, refused: Refused) -> str:
        """Say why something was not done."""
        return self.word("refused", refused.reason, **refused.details)

    def action(self, action: Action, own: Sequence[Card] = (), details: Mapping[str, Arg] | None = None) -> str:
        """Name an action as its button does; `own` are its cards that come from the hand, the others its target.

        A text has $cards, $own, $target, $suit (maybe empty), $number and $second (0 where there is none); `details`,
        what the game says of the action beside its code, go before them.
        """
        target = list(action.cards)
        for card in own:
            target.remove(card)
        number, second = (*action.numbers, 0, 0)[:2]
        given: dict[str, Arg] = {
            "cards": action.cards,
            "own": tuple(own),
            "target": tuple(target),
            "suit": "" if action.suit is None else action.suit,
            "number": number,
            "second": second,
        }
        return self.word("verb", action.verb, **{**given, **(details or {})}).strip()

    def verb(self, verb: str) -> str:
        """Name a verb without what it is done with: "Отдать"."""
        return self.action(Action(verb)).rstrip(": ")

    def card(self, card: Card | None) -> str:
        """Write a card: rank and suit sign; a back for None."""
        return BACK if card is None else self.rank(card.rank) + SIGNS[card.suit]

    def cards(self, cards: Sequence[Card | None]) -> str:
        """Write cards one after another."""
        return " ".join(map(self.card, cards))

    def rank(self, rank: Rank) -> str:
        """Write a rank as this language does."""
        return str(int(rank)) if rank <= Rank.TEN else _LETTERS[self.say.language][rank - Rank.JACK]

    def args(self, args: Mapping[str, Arg]) -> dict[str, Value]:
        """Turn what games speak of into what Fluent takes."""
        return dict(pair for name, value in args.items() for pair in self._converted(name, value))

    def _converted(self, name: str, value: Arg) -> Iterator[tuple[str, Value]]:
        if isinstance(value, Card):
            yield name, self.card(value)
            yield f"{name}-suit", SIGNS[value.suit]
        elif isinstance(value, Suit):
            yield name, SIGNS[value]
        elif isinstance(value, int | str):
            yield name, self.names[value] if isinstance(value, int) and name in _SEATS else value
        else:
            yield name, self.cards(value)
            yield f"{name}-count", len(value)
            yield f"{name}-first", self.cards(value[:1])
            yield f"{name}-rest", self.cards(value[1:])


class Texts(Mapping[str, Voice]):
    """All languages, each parsed when it first speaks."""

    def __init__(self, folder: Path = LOCALES) -> None:
        """Find the languages: the subfolders."""
        self._voices = {one.name: Voice(one.name, one) for one in sorted(folder.iterdir()) if one.is_dir()}

    def __getitem__(self, language: str) -> Voice:
        return self._voices[language]

    def __iter__(self) -> Iterator[str]:
        return iter(self._voices)

    def __len__(self) -> int:
        return len(self._voices)


def load_texts(folder: Path = LOCALES) -> Texts:
    """Return the voices of all languages."""
    return Texts(folder)


def signed(number: int) -> str:
    """Write a gain or loss: "+18", "−4", "0"; in texts `{ SIGNED($points) }`."""
    return f"+{number:d}" if number > 0 else f"{number:d}".replace("-", MINUS)


def typeset(text: str) -> str:
    """Keep numbers with their nouns and dashes with their words (U+00A0), write minus as such (U+2212)."""
    return _HYPHEN.sub(MINUS, _GLUED.sub("\u00a0", text))


def _ungrouped(value: int) -> object:
    return fluent_number(value, useGrouping=False)
