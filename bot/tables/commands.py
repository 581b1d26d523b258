"""What the buttons of a table do, verb by verb. Pure but for the table; a refusal is raised, the rest is committed."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bot.screens import popup
from bot.screens.press import Press, Verb
from bot.storage.rows import Person
from bot.tables import lobby, play, states
from bot.tables.said import SILENT, Said
from bot.tables.table import Table, running
from bot.texts import Voice
from games.actions import Refused

SHOW_AGAIN = 30.0
"""Seconds between two postings of a table message on demand."""


class Call(NamedTuple):
    """A press or a command, on its way through a table."""

    who: Person
    say: Voice
    """The person's language."""
    now: float
    press: Press
    reachable: bool = True
    """Whether the bot can write to the person by DM."""
    admin: bool = False
    """Whether the person administers the chat."""


Command = Callable[[Table, Call], Said]


def act(table: Table, call: Call) -> Said:
    """Play an action."""
    move = play.act_open if table.kind.open else play.act
    move(table, call.who, call.press.number, call.press.code, call.now)
    return SILENT


def tick(table: Table, call: Call) -> Said:
    """Tick a card."""
    play.tick(table, call.who, call.press.number, call.press.code, call.now)
    return SILENT


def decline(table: Table, call: Call) -> Said:
    """Pass to the end of the bout."""
    play.decline(table, call.who, call.press.number, call.now)
    return SILENT


def my_cards(table: Table, call: Call) -> Said:
    """Show a person's cards in a window."""
    seat = play.present(table, call.who, call.now)
    state = states.hand_state(table, states.desk(table, call.say, None), seat, running(table))
    return Said(popup.my_cards(state, call.say), alert=True)


def show(table: Table, call: Call) -> Said:
    """Post the table message anew, at most every 30 seconds; sooner: say where it stands."""
    play.glance(table, call.who, call.now)
    if call.now - table.shown < SHOW_AGAIN:
        return Said(call.say("popup-table-above"))
    table.shown = call.now
    table.fresh = True
    return SILENT


def score(table: Table, call: Call) -> Said:
    """Show the totals in a window."""
    play.glance(table, call.who, call.now)
    state = states.table_state(table, states.desk(table, call.say, None), running(table))
    return Said(popup.totals(state, call.say), alert=True)


def help_(table: Table, call: Call) -> Said:
    """Say whom the table waits for and what may be pressed."""
    if table.match is None:
        return Said(popup.help(states.lobby_state(table, call.say, ""), call.say), alert=True)
    play.glance(table, call.who, call.now)
    state = states.table_state(table, states.desk(table, call.say, None), running(table))
    return Said(popup.help(state, call.say), alert=True)


def here(table: Table, call: Call) -> Said:
    """Give the cards back to their owner."""
    play.come_back(table, call.who, call.now)
    return SILENT


def join(table: Table, call: Call) -> Said:
    """Sit down; in a running match: come back to one's own seat."""
    if table.row.status == "running" and any(row.person == call.who.id for row in table.seats):
        return here(table, call)
    if lobby.join(table, call.who, reachable=call.reachable):
        return Said(call.say("popup-seated"))
    table.invited = call.who.id
    return Said(call.say("popup-open-dm"), alert=True)


def leave(table: Table, call: Call) -> Said:
    """Stand up: at once in the lobby, after a question in a match."""
    if table.row.status == "lobby":
        lobby.leave(table, call.who)
        return SILENT
    play.present(table, call.who, call.now)
    table.asked = call.who.id
    return Said(call.say("popup-leave-asked")) if call.who.dm == "open" else SILENT


def leave_yes(table: Table, call: Call) -> Said:
    """Leave the match for good; a question asked in the group is for one person."""
    _asked_of(call)
    play.leave(table, call.who, call.now)
    return SILENT


def leave_no(table: Table, call: Call) -> Said:
    """Stay."""
    _asked_of(call)
    play.present(table, call.who, call.now)
    table.stays = call.who.id
    return SILENT


def _asked_of(call: Call) -> None:
    if call.press.code not in {"", str(call.who.id)}:
        raise Refused("not_yours")


def computer(table: Table, call: Call) -> Said:
    """Seat a computer."""
    lobby.add_computer(table, call.who, call.now)
    return SILENT


def options(table: Table, call: Call) -> Said:
    """Open or close the options page of the lobby."""
    lobby.by_owner(table, call.who, call.now, "only_owner_sets")
    table.options_open = call.press.code != "back"
    return SILENT


def option(table: Table, call: Call) -> Said:
    """Choose the value of an option."""
    lobby.choose(table, call.who, call.press.code, call.now)
    return SILENT


def preset(table: Table, call: Call) -> Said:
    """Choose a named set of options."""
    lobby.choose_preset(table, call.who, call.press.code, call.now)
    return SILENT


def start(table: Table, call: Call) -> Said:
    """Deal."""
    lobby.start(table, call.who, call.now)
    return SILENT


def cancel(table: Table, call: Call) -> Said:
    """Close the lobby."""
    lobby.in_lobby(table)
    if not call.admin:
        lobby.by_owner(table, call.who, call.now, "only_owner_closes")
    lobby.close(table)
    return SILENT


def stop(table: Table, call: Call) -> Said:
    """End without result: an administrator at once, people at the table by consent of all; a lobby is cancelled."""
    if table.row.status == "lobby":
        return cancel(table, call)
    if call.admin:
        play.void(table, "admin", call.now)
    else:
        play.vote_stop(table, call.who, call.now)
    return SILENT


def stop_no(table: Table, call: Call) -> Said:
    """Play on."""
    play.refuse_stop(table, call.who, call.now)
    return SILENT


COMMANDS: Mapping[Verb, Command] = {
    Verb.ACT: act,
    Verb.TICK: tick,
    Verb.DECLINE: decline,
    Verb.CARDS: my_cards,
    Verb.TABLE: show,
    Verb.SCORE: score,
    Verb.HELP: help_,
    Verb.HERE: here,
    Verb.JOIN: join,
    Verb.LEAVE: leave,
    Verb.LEAVE_YES: leave_yes,
    Verb.LEAVE_NO: leave_no,
    Verb.COMPUTER: computer,
    Verb.OPTIONS: options,
    Verb.OPTION: option,
    Verb.PRESET: preset,
    Verb.START: start,
    Verb.CANCEL: cancel,
    Verb.STOP: stop,
    Verb.STOP_NO: stop_no,
}
