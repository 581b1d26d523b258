"""The result: places, points, titles; or why there is none."""

from bot.screens.markup import DOT, bound, head, listed
from bot.screens.screen import Screen
from bot.screens.state import ResultState
from bot.screens.told import MOST, digest, told
from bot.texts import GameVoice, Voice

MEDALS = ("🥇", "🥈", "🥉")


def result(state: ResultState, say: Voice) -> Screen:
    """Return the result message."""
    voice = bound(state.desk, say)
    happened = told(state.told, None, voice)
    lines = [head(state.desk, say, say("result")), *(digest(happened, MOST, voice) if happened else [])]
    if state.ranking is None:
        why = [say(state.why_void)] if state.why_void else []
        return Screen("\n".join([*lines, *why, say("result-void")]))
    ending = voice.word("ending", state.ending) if state.ending else ""
    joke = _joke(state, voice)
    lines += [*filter(None, [ending]), *_places(state, state.ranking, voice), *_titles(state, voice)]
    return Screen("\n".join([*lines, *(["", joke] if joke else [])]))


def _places(state: ResultState, ranking: tuple[int, ...], say: GameVoice) -> list[str]:
    """Return a line for each seat, the best first, but for losers whom a title tells."""
    seats = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
    untold = [seat for seat in seats if seat not in _titled_losers(state)]
    return [_place(state, seat, ranking[seat], say) for seat in untold]


def _place(state: ResultState, seat: int, rank: int, say: GameVoice) -> str:
    sitter = state.desk.sitters[seat]
    medal = rank <= len(MEDALS) and not sitter.left
    name = f"{MEDALS[rank - 1]} {sitter.name}" if medal else say("result-place", n=rank, name=sitter.name)
    told_points = any(state.totals) and state.desk.deals != 1
    points = [say.word("result", "points", n=state.totals[seat])] if told_points else []
    return DOT.join([name, *points, *([say("result-left")] if sitter.left else [])])


def _titled_losers(state: ResultState) -> set[int]:
    """Return the seats of the last place (if it is not the first) that bear a title."""
    ranking = state.ranking or ()
    last = max(ranking, default=1)
    return {seat for seat, _ in state.titles if ranking[seat] == last > 1}


def _titles(state: ResultState, say: GameVoice) -> list[str]:
    """Return a line for each title; of a loser's several only the last, which says more: fool, then with epaulettes."""
    bearers: dict[str, list[int]] = {}
    for seat, title in state.titles:
        bearers.setdefault(title, []).append(seat)
    losers = _titled_losers(state)
    weightiest = {tuple(seats): title for title, seats in bearers.items() if losers.issuperset(seats)}
    shown = [(title, seats) for title, seats in bearers.items() if weightiest.get(tuple(seats), title) == title]
    names = {title: listed([say.names[seat] for seat in seats], say.say) for title, seats in shown}
    return list(filter(None, (say.word("title", title, seats=bearing) for title, bearing in names.items())))


def _joke(state: ResultState, say: GameVoice) -> str:
    """Return one dry line after a rare title or ending (`joke-<key>-<title>`)."""
    rare = [*(title for _, title in state.titles), *([state.ending] if state.ending else [])]
    return next((say.word("joke", word) for word in rare if say.has("joke", word)), "")
