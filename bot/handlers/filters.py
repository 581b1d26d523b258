"""Which handler an update is for."""

from aiogram import Bot, F
from aiogram.filters import Command, Filter
from aiogram.types import CallbackQuery, Message

from bot.screens.press import Press, Verb

PRIVATE = F.chat.type == "private"
LARGEST_ID = 2**63 - 1
"""What the database can look up."""
GROUP = F.chat.type.in_({"group", "supergroup"})


class Asked(Command):
    """A command for this bot, in any case of letters."""

    def __init__(self, *names: str) -> None:
        super().__init__(*names, ignore_case=True)


class Named(Command):
    """A command that names this bot: in a group with several bots a bare /start is for none of them."""

    def __init__(self, *names: str) -> None:
        super().__init__(*names, ignore_case=True)

    async def __call__(self, message: Message, bot: Bot) -> bool | dict[str, object]:
        """Match as a command does, and only with a mention."""
        found = await super().__call__(message, bot)
        return found if isinstance(found, dict) and found["command"].mention else False


class Pressed(Filter):
    """A button of these verbs (none named: of any), under a message in a private chat or a group."""

    def __init__(self, *verbs: Verb) -> None:
        self._verbs = verbs or tuple(Verb)

    async def __call__(self, query: CallbackQuery) -> bool | dict[str, object]:
        """Read the data of the button."""
        if query.message is None or query.message.chat.type == "channel":
            return False
        try:
            press = Press.parse(query.data or "")
        except ValueError:
            return False
        return {"press": press} if press.verb in self._verbs and press.table <= LARGEST_ID else False
