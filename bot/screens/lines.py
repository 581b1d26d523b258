"""Messages of one or two lines that stand for themselves."""

from bot.screens.markup import DOT, bold, game_name, mention, until
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Rows, Screen
from bot.screens.state import Desk, Sitter
from bot.texts import Voice


def asleep(desk: Desk, seat: int, say: Voice) -> Screen:
    """Tell the group that the computer plays for a silent seat."""
    return Screen(say("line-asleep", n=desk.number, name=desk.sitters[seat].name))


def back(desk: Desk, seat: int, say: Voice) -> Screen:
    """Tell the group that a silent seat plays again."""
    return Screen(say("line-back", n=desk.number, name=desk.sitters[seat].name))


def left(desk: Desk, seat: int, say: Voice, *, ends: bool = False) -> Screen:
    """Tell the group that a seat has left; `ends`: the deal ends by it."""
    return Screen(say("line-left-end" if ends else "line-left", n=desk.number, name=desk.sitters[seat].name))


def restarted(desk: Desk, awaited: tuple[int, ...], deadline: float | None, say: Voice) -> Screen:
    """Tell the group after a restart that the table is intact."""
    people = [desk.sitters[seat] for seat in awaited if desk.sitters[seat].person is not None]
    called = [f"{', '.join(map(mention, people))}, {say('table-turn')}"] if people else []
    turn = DOT.join([*called, *until(deadline, say)])
    return Screen("\n".join(filter(None, [say("line-restarted", n=desk.number), turn])))


def open_dm(desk: Desk, who: Sitter, invitation: str, say: Voice) -> Screen:
    """Tell somebody in the group how to open the DM and be seated."""
    dm = Button(say("button-open-dm"), url=invitation)
    return Screen(say("line-open-dm", name=mention(who), n=desk.number), ((dm,),))


def reopen_dm(desk: Desk, who: Sitter, invitation: str, say: Voice) -> Screen:
    """Tell somebody who plays that the cards cannot come."""
    dm = Button(say("button-open-dm"), url=invitation)
    return Screen(say("line-reopen-dm", name=mention(who), n=desk.number), ((dm,),))


def seated(desk: Desk, say: Voice) -> Screen:
    """Tell a person in the DM at which table he sits."""
    rows: Rows = ((Button(say("button-to-table"), url=desk.link),),) if desk.link else ()
    game = bold(game_name(desk.key, say))
    return Screen(say("line-seated", n=desk.number, chat=desk.chat, game=game), rows)


def failed(desk: Desk | None, code: str, say: Voice) -> Screen:
    """Tell of a fault of the bot by a short code; where a table is meant, that it is intact."""
    if desk is None:
        return Screen(say("fault", code=code))
    refresh = Button(say("button-refresh"), press(Verb.TABLE, desk.table))
    return Screen(f"{say('fault', code=code)}\n{say('fault-table-number', n=desk.number)}", ((refresh,),))
