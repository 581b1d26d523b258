"""Which table a command means."""

from collections.abc import Sequence

from bot.names import plain, shortened
from bot.screens.keyboard import WIDE
from bot.screens.markup import DOT, game_name
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Screen
from bot.screens.state import Choice
from bot.texts import Voice


def tables(command: str, choices: Sequence[Choice], say: Voice) -> Screen:
    """Ask which of several tables the command ("join", "hand", ...) means."""
    return Screen(say("choose-table"), tuple((_button(command, one, say),) for one in choices))


def _button(command: str, one: Choice, say: Voice) -> Button:
    label = DOT.join([say("head-table", n=one.number), game_name(one.key, say), *filter(None, [one.chat])])
    return Button(shortened(plain(label), WIDE), press(Verb.COMMAND, one.table, code=command))
