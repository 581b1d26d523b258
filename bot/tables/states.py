"""From a table to what its screens are made of. Each state holds only what the reader of its screen may see."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot import names as names_of
from bot.screens.state import Desk, HandState, LobbyState, ResultState, Sitter, TableState
from bot.storage.rows import Person
from bot.tables import lobby, rematch
from bot.tables.table import Table
from bot.texts import Voice
from games.actions import Action, Event
from games.match import Match
from games.shuffle import seal

State = TypeVar("State", TableState, ResultState)


def names(table: Table, say: Voice) -> list[str]:
    """Return the names by seat, ready for HTML; equal ones are told apart."""
    given = [None if row.person is None else table.people[row.person].name for row in table.seats]
    return names_of.shown(given, say("nameless"), say("computer"))


def desk(table: Table, say: Voice, link: str | None) -> Desk:
    """Return what every screen of the table tells in its head."""
    match = table.match
    return Desk(
        table=table.id,
        number=table.row.number,
        key=table.row.key,
        options=table.options,
        sitters=_seated(table, say),
        chat="" if table.alone else names_of.line(table.chat.title, say("nameless")),
        link=link,
        deal=_deal(match),
        deals=match.game.deals if match else None,
    )


def lobby_state(table: Table, say: Voice, invitation: str) -> LobbyState:
    """Return the lobby as everybody in the chat sees it."""
    return LobbyState(
        desk=desk(table, say, None),
        owner=table.row.owner,
        waiting=sitters([table.people[person] for person in table.waiting], say),
        seats=lobby.possible(table),
        most=lobby.most(table),
        problem=lobby.contradiction(table),
        turn=table.row.turn,
        closes=table.row.touched + lobby.IDLE,
        invitation=invitation,
        choices=table.kind.choices(),
        presets=table.kind.presets,
        seal=seal(table.row.secret),
        options_open=table.options_open,
        held=sitters([table.people[person] for person in rematch.held(table)], say),
        held_until=before.until if (before := rematch.again(table)) else 0.0,
        alone=table.alone,
    )


def table_state(table: Table, head: Desk, match: Match) -> TableState:
    """Return the running match as everybody in the chat sees it."""
    return TableState(
        desk=head,
        view=match.view(None),
        told=(),
        deadline=table.row.deadline,
        number=match.number(None),
        untouched=match.untouched,
        open=table.kind.open,
        actions=_group_actions(table, match),
    )


def hand_state(table: Table, head: Desk, seat: int, match: Match) -> HandState:
    """Return the running match as one seat sees it."""
    number = match.number(seat)
    ticks = table.ticked(seat, number)
    return HandState(
        desk=head,
        seat=seat,
        view=match.view(seat),
        told=(),
        deadline=table.row.deadline if seat in match.awaited else None,
        number=number,
        ticks=ticks.cards,
        choosing=ticks.verb,
        line=table.lines.get(seat),
        rung=table.row.rung and seat in match.awaited,
        silence=next((Action.parse(code) for one, code, _ in match.silence() if one == seat), None),
        window=seat in match.actors and match.window() is not None,
        over=match.over,
    )


def result_state(table: Table, head: Desk, match: Match, why_void: str | None) -> ResultState:
    """Return how the match ended."""
    last = match.standing.last
    return ResultState(
        desk=head,
        ranking=match.ranking(),
        totals=match.standing.totals,
        titles=match.titles(),
        ending=last.reason if last else None,
        told=(),
        secret=table.row.secret.hex(),
        why_void=why_void,
        sheet=match.view(None).sheet,
        changes=table.changes,
    )


def upto(match: Match, seat: int | None) -> int:
    """Return up to which entry a seat (None: everybody) was told of moves; a secret one must not change a screen."""
    heard = (number for number, told in enumerate(match.told, start=1) if _heard(told, seat))
    return max(heard, default=0)


def telling(state: State, match: Match, since: int, upto: int) -> State:
    """Return the state with what everybody may hear of the entries after `since` up to `upto`."""
    heard = [_heard(told, None) for told in match.told[since:upto]]
    newest = len(heard[-1]) if heard and upto > 1 else 0  # what the first dealing told is no move
    return replace(state, told=tuple(event for events in heard for event in events), newest=newest)


def telling_seat(state: HandState, match: Match, since: int, upto: int) -> HandState:
    """Return the hand with what its seat may hear of these entries."""
    heard = [_heard(told, state.seat) for told in match.told[since:upto]]
    return replace(state, told=tuple(event for events in heard for event in events))


def sitters(persons: Sequence[Person], say: Voice) -> tuple[Sitter, ...]:
    """Return people without seats, as shown."""
    shown = names_of.shown([person.name for person in persons], say("nameless"))
    return tuple(Sitter(name, person.id) for name, person in zip(shown, persons, strict=True))


def _heard(told: Sequence[Event], seat: int | None) -> list[Event]:
    return [event for event in told if event.to in (None, seat)]


def _deal(match: Match | None) -> int:
    """Return the number of the deal now played, or of the last one."""
    if match is None:
        return 1
    return match.standing.number - 1 if match.over and match.standing.number > 1 else match.standing.number


def _seated(table: Table, say: Voice) -> tuple[Sitter, ...]:
    match = table.match
    return tuple(
        Sitter(
            name,
            row.person,
            asleep=match is not None and row.seat in match.computer and not match.gone(row.seat),
            left=match is not None and match.gone(row.seat),
        )
        for name, row in zip(names(table, say), table.seats, strict=True)
    )


def _group_actions(table: Table, match: Match) -> tuple[str, ...]:
    """Return the codes of group buttons: what any seat may do, in an open game."""
    if not table.kind.open:
        return ()
    codes = [action.code for seat in match.actors for action in match.view(seat).actions]
    return tuple(dict.fromkeys(codes))
