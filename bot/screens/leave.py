"""Questions before something that cannot be undone: leaving a match, ending it without a result."""

from bot.screens.markup import head, mention
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Screen
from bot.screens.state import Desk, Sitter
from bot.texts import Voice


def question(desk: Desk, say: Voice, whom: Sitter | None = None) -> Screen:
    """Ask whether to leave the match: it counts as a loss; in the group (`whom`) one person is asked."""
    code = "" if whom is None else str(whom.person)
    leave = Button(say("button-leave"), press(Verb.LEAVE_YES, desk.table, code=code), style="danger")
    stay = Button(say("button-stay"), press(Verb.LEAVE_NO, desk.table, code=code))
    asked = say("leave-question") if whom is None else say("leave-question-to", name=mention(whom))
    return Screen(f"{head(desk, say, chat=whom is None)}\n{asked}", ((leave, stay),))


def stop(desk: Desk, agreed: int, needed: int, say: Voice) -> Screen:
    """Ask all people of the table whether to end it without a result."""
    end = Button(say("button-stop"), press(Verb.STOP, desk.table), style="danger")
    play_on = Button(say("button-play-on"), press(Verb.STOP_NO, desk.table))
    text = say("stop-question", n=agreed, needed=needed)
    return Screen(f"{head(desk, say)}\n{text}", ((end, play_on),))
