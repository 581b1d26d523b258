"""/start and /help."""

from aiogram import Router
from aiogram.filters import CommandObject
from aiogram.types import Message

from bot.handlers import rules
from bot.handlers.filters import GROUP, PRIVATE, Asked, Named
from bot.handlers.shown import NO_TABLE, show
from bot.handlers.visit import HELLO, House, Visit
from bot.outbox import Wanted
from bot.screens import start as screens
from bot.storage.rows import Slot
from bot.tables.said import Said
from games.catalog import catalog

WELCOME_SECONDS = 60
"""For so long the first words are not said again."""


async def start(_: Message, command: CommandObject, visit: Visit, house: House) -> Said | None:
    """Greet, or follow the deep link: to a seat, to a rules page."""
    payload = (command.args or "").strip()
    if payload.startswith(rules.DEEP_LINK):
        await rules.by_link(payload, visit, house)
        return None
    if payload and payload != HELLO:
        return await house.hall.arrive(visit.who, payload)
    await show(house, visit, "start", screens.welcome_dm(house.username, visit.say))
    return None


async def start_in_group(_: Message, visit: Visit, house: House) -> None:
    """Say the first words where the bot has just been added by its link."""
    await welcome(visit, house)


async def help_(_: Message, visit: Visit, house: House) -> None:
    """Say what the commands do."""
    await show(house, visit, "help", screens.help(visit.say))


async def welcome(visit: Visit, house: House) -> None:
    """Say the first words in a group, once though being added and the /start of the link come together."""
    slot = Slot(NO_TABLE, "welcome", *visit.where)
    sent = await house.store.sent.get(slot)
    screen = screens.welcome_group(catalog(), house.username, visit.say)
    fresh = sent is not None and house.clock.now() - sent.at > WELCOME_SECONDS
    house.outbox.want(Wanted(slot, lambda _: screen, fresh=fresh))


def router() -> Router:
    """Return the handlers of this module."""
    router = Router(name="start")
    router.message.register(start, Asked("start"), PRIVATE)
    router.message.register(start_in_group, Named("start"), GROUP)
    router.message.register(help_, Asked("help"), GROUP | PRIVATE)
    return router
