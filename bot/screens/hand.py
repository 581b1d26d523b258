"""The hand by DM: what is asked, the table, a button for each card."""

from bot.screens import sheet
from bot.screens.facts import facts, sentences
from bot.screens.keyboard import cards, chosen
from bot.screens.markup import bound, clock, head, until, wrapped
from bot.screens.places import places, roles, thinking
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Rows, Screen
from bot.screens.state import Desk, HandState
from bot.screens.told import MOST, beside_trick, digest, told
from bot.screens.zones import zones
from bot.texts import GameVoice, Voice


def hand(state: HandState, say: Voice) -> Screen:
    """Return the hand message; of a seat that sleeps, what happened and [I'm here]."""
    voice = bound(state.desk, say)
    if state.over:
        return Screen("\n".join([head(state.desk, say, chat=True), *_told(state, voice), say("hand-over")]))
    if state.desk.sitters[state.seat].asleep:
        here = Button(say("button-here"), press(Verb.HERE, state.desk.table), style="primary")
        lines = [head(state.desk, say, chat=True), say("hand-asleep")]
        return Screen("\n".join(lines), ((here,), *to_table(state, say)))
    lines = [*_head(state, say, voice), *_told(state, voice), *_asked(state, voice), *_table(state, voice)]
    lines += _people(state, voice)
    return Screen("\n".join(lines), (*cards(state, voice), *_score(state, say), *to_table(state, say)))


def to_table(state: HandState, say: Voice) -> Rows:
    """Return the button that leads back to the table message, where Telegram has a link to it."""
    return ((Button(say("button-to-table"), url=state.desk.link),),) if state.desk.link else ()


def _score(state: HandState, say: Voice) -> Rows:
    """Return the button of the score sheet in a DM that is the table's own; elsewhere the table message has it."""
    wanted = not state.desk.chat and sheet.shown(state.desk, state.view.sheet)
    return ((Button(say("button-score"), press(Verb.SCORE, state.desk.table)),),) if wanted else ()


def _head(state: HandState, say: Voice, voice: GameVoice) -> list[str]:
    named = head(state.desk, say, chat=True)
    late = [state.line] if state.line else []
    if not state.rung:
        return [named, *late]
    lines = [say("ring"), named]
    if state.silence and state.deadline is not None:
        answer = voice.action(state.silence, state.silence.cards, state.view.details.get(state.silence.code))
        lines.append(say("ring-answer", time=clock(state.deadline), answer=answer[:1].lower() + answer[1:]))
    return [*lines, *late]


def _told(state: HandState, voice: GameVoice) -> list[str]:
    lines = told(state.told, state.view, voice)
    return beside_trick(digest(lines, MOST, voice) if lines else [], state.told, state.view, voice)


def _asked(state: HandState, voice: GameVoice) -> list[str]:
    """Return the notes, what the seat is asked, and for whom else the table waits."""
    view = state.view
    lines = [voice.text(note) for note in view.notes]
    if view.ask or view.actions or view.free:
        ask = voice.text(view.ask) if view.ask else voice("hand-turn")
        count = chosen(state)
        lines.append(voice("ask-chosen", ask=ask, n=count) if count else ask)
    return lines + thinking(view, state.seat, voice)


def _table(state: HandState, voice: GameVoice) -> list[str]:
    """Return the cards on the table and the facts; the time alone needs no line between it and the question."""
    view = state.view
    known = facts(view, voice, hand=True)
    laid = [*zones(view, voice), *sentences(view, voice, hand=True)]
    lines = [*laid, *wrapped([*known, *until(state.deadline, voice.say)])]
    return ["", *lines] if laid or known else lines


def _people(state: HandState, voice: GameVoice) -> list[str]:
    """Return who sits at the table, in a DM that is the table's own; elsewhere the table message has them."""
    if not _alone(state.desk):
        return []
    told = [] if sentences(state.view, voice, hand=True) else roles(state.view, voice)
    return ["", *told, *places(state.desk, state.view, voice)]


def _alone(desk: Desk) -> bool:
    """Tell whether the DM is the table's own: no chat, and one person against computers."""
    return not desk.chat and sum(sitter.person is not None for sitter in desk.sitters) == 1
