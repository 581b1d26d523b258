"""The result: places, points, titles; or why there is none."""

from collections.abc import Collection, Mapping, Sequence

from bot.screens import board, fairness, sheet
from bot.screens.markup import DOT, bound, head, listed
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Rows, Screen
from bot.screens.state import ResultState
from bot.screens.told import last, told, unscored
from bot.texts import GameVoice, Voice, signed
from games.view import Sheet

MEDALS = ("🥇", "🥈", "🥉")


def result(state: ResultState, say: Voice) -> Screen:
    """Return the result message, with the secret that all cards came from."""
    lines = _void(state, say) if state.ranking is None else _ended(state, state.ranking, say)
    return Screen("\n".join([*lines, fairness.revealed(state.secret, say)]), _buttons(state, say))


def _void(state: ResultState, say: Voice) -> list[str]:
    why = [say(state.why_void)] if state.why_void else []
    return [*_head(state, say), *why, say("result-void"), ""]


def _ended(state: ResultState, ranking: tuple[int, ...], say: Voice) -> list[str]:
    voice = bound(state.desk, say)
    ending = voice.word("ending", state.ending) if state.ending else ""
    joke = _joke(state, voice)
    changes = _changes(state, ranking, voice)
    places = [*_places(state, ranking, voice, changes), *_titles(state, voice, changes)]
    scores = sheet.rows(state.desk, state.sheet, voice) if sheet.shown(state.desk, state.sheet) else []
    said = {ending, *(voice.word("title", title, seats=voice.names[seat]) for seat, title in state.titles)}
    above = [*_head(state, say, said, state.sheet if scores else ()), *filter(None, [ending])]
    return [*above, *places, *scores, "", *([joke] if joke else [])]


def _head(state: ResultState, say: Voice, said: Collection[str] = (), known: Sheet = ()) -> list[str]:
    """Name the table, and tell what happened last, but for lines and scores that stand below."""
    voice = bound(state.desk, say)
    newest = state.told[len(state.told) - state.newest :]
    happened, moved = (
        [line for line in told(unscored(events, known), None, voice) if line not in said]
        for events in (state.told, newest)
    )
    return [head(state.desk, say, say("result")), *last(happened, len(moved))]


def _buttons(state: ResultState, say: Voice) -> Rows:
    again = Button(say("button-again"), press(Verb.AGAIN, state.desk.table), style="primary")
    leaders = () if state.ranking is None else ((board.button(state.desk.key, say),),)
    return ((again,), *leaders, (fairness.button(state.desk, say),))


def _placed(state: ResultState, ranking: tuple[int, ...], say: GameVoice) -> list[int]:
    """Return the seats, the best first, but for losers whom a title tells."""
    losers = _titled_losers(state, say)
    return sorted((seat for seat in range(len(ranking)) if seat not in losers), key=lambda seat: ranking[seat])


def _changes(state: ResultState, ranking: tuple[int, ...], say: GameVoice) -> dict[int, str]:
    """Return by seat what the match has done to the rating; the number that is read first is named."""
    seats = [*_placed(state, ranking, say), *sorted(_titled_losers(state, say))]
    changes = {seat: change for seat in seats if state.changes and (change := state.changes[seat]) is not None}
    first = next(iter(changes), None)
    return {
        seat: say("result-rating", n=change) if seat == first else signed(change) for seat, change in changes.items()
    }


def _places(state: ResultState, ranking: tuple[int, ...], say: GameVoice, changes: Mapping[int, str]) -> list[str]:
    """Return a line for each seat that no title tells."""
    return [_place(state, seat, ranking[seat], say, changes.get(seat)) for seat in _placed(state, ranking, say)]


def _place(state: ResultState, seat: int, rank: int, say: GameVoice, change: str | None) -> str:
    sitter = state.desk.sitters[seat]
    medal = rank <= len(MEDALS) and not sitter.left
    name = f"{MEDALS[rank - 1]} {sitter.name}" if medal else say("result-place", n=rank, name=sitter.name)
    told_points = any(state.totals) and state.desk.deals != 1
    points = say.word("result", "points", n=state.totals[seat]) if told_points else None
    left = say("result-left") if sitter.left else None
    return DOT.join(filter(None, [name, points, left, change]))


def _titled_losers(state: ResultState, say: GameVoice) -> set[int]:
    """Return the seats of the last place (if it is not the first) that bear a title for which there are words."""
    ranking = state.ranking or ()
    last = max(ranking, default=1)
    return {seat for seat, title in state.titles if ranking[seat] == last > 1 and say.word("title", title, seats="")}


def _titles(state: ResultState, say: GameVoice, changes: Mapping[int, str]) -> list[str]:
    """Return a line for each title; of a loser's several only the last, which says more: fool, then with epaulettes."""
    bearers: dict[str, list[int]] = {}
    for seat, title in state.titles:
        bearers.setdefault(title, []).append(seat)
    losers = _titled_losers(state, say)
    weightiest = {tuple(seats): title for title, seats in bearers.items() if losers.issuperset(seats)}
    shown = [(title, seats) for title, seats in bearers.items() if weightiest.get(tuple(seats), title) == title]
    untold = {seat: changes[seat] for seat in losers if seat in changes}
    return list(filter(None, (_title(title, seats, say, untold) for title, seats in shown)))


def _title(title: str, seats: Sequence[int], say: GameVoice, untold: dict[int, str]) -> str:
    """Tell who bears a title, and the changes of ratings that no line has told yet."""
    changes = {seat: untold.pop(seat) for seat in seats if seat in untold}
    if len(seats) == 1:
        return DOT.join([say.word("title", title, seats=say.names[seats[0]]), *changes.values()])
    names = [f"{say.names[seat]} ({changes[seat]})" if seat in changes else say.names[seat] for seat in seats]
    return say.word("title", title, seats=listed(names, say.say))


def _joke(state: ResultState, say: GameVoice) -> str:
    """Return one dry line after a rare title or ending (`joke-<key>-<title>`)."""
    rare = [*(title for _, title in state.titles), *([state.ending] if state.ending else [])]
    return next((say.word("joke", word) for word in rare if say.has("joke", word)), "")
