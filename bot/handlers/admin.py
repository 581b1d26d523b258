"""/settings and /lang: of a chat, for its administrators; of a person, in the private chat."""

from collections.abc import Iterable, Mapping

from aiogram import Router
from aiogram.filters import CommandObject
from aiogram.types import CallbackQuery, Message

from bot.handlers.filters import GROUP, PRIVATE, Asked, Pressed
from bot.handlers.shown import show
from bot.handlers.visit import House, Visit
from bot.screens import settings as screens
from bot.screens.press import Press, Verb
from bot.screens.screen import Screen
from bot.storage.rows import Chat, Person
from bot.tables.said import Said

Values = Mapping[str, Mapping[str, str | int]]


def _words(values: Iterable[str | int]) -> Mapping[str, str | int]:
    return {str(value): value for value in values}


OF_CHATS: Values = {
    "language": _words(screens.LANGUAGES),
    "turn": _words(screens.TURNS),
    "leaver": _words(screens.LEAVERS),
    "window": _words(screens.WINDOWS),
    "zone": _words(screens.ZONES),
}
OF_PEOPLE: Values = {"language": _words(screens.LANGUAGES), "ring": _words(screens.RINGS)}
"""What may be chosen, by the name of the setting and the word of its button."""


async def of_chat(_: Message, visit: Visit, house: House) -> Said | None:
    """Show an administrator the settings of the chat."""
    if not await house.is_admin(visit.where.chat, visit.who.id):
        return visit.refused("only_admins")
    await show(house, visit, "settings", _screen(house, visit.chat, visit.who))
    return None


async def of_person(_: Message, visit: Visit, house: House) -> None:
    """Show one's own settings."""
    await show(house, visit, "settings", _screen(house, None, visit.who))


async def language(_: Message, command: CommandObject, visit: Visit, house: House) -> None:
    """Take the typed language, or show which there are."""
    chosen = OF_PEOPLE["language"].get((command.args or "").strip().lower())
    if chosen is None:
        await show(house, visit, "settings", screens.language(visit.say))
    else:
        await _change(house, visit, "language", chosen)


async def chosen(_query: CallbackQuery, press: Press, visit: Visit, house: House) -> Said | None:
    """Take a setting over, or turn to the zones and back."""
    if visit.chat is not None and not await house.is_admin(visit.chat.id, visit.who.id):
        return visit.refused("only_admins")
    name, _, word = press.code.partition(".")
    value = (OF_PEOPLE if visit.chat is None else OF_CHATS).get(name, {}).get(word)
    if value is not None:
        await _change(house, visit, name, value)
    elif visit.chat is not None and press.code == screens.WHICH_ZONE:
        await show(house, visit, "settings", screens.zones(visit.chat.zone, visit.say))
    elif visit.chat is not None and not press.code:
        await show(house, visit, "settings", _screen(house, visit.chat, visit.who))
    else:
        return visit.refused("no_such_button")
    return None


async def _change(house: House, visit: Visit, name: str, value: str | int) -> None:
    """Store a setting and show the settings with it, in the language that now holds."""
    who, chat = visit.who, visit.chat
    if chat is None:
        who = await house.hall.people.change(who.id, **{name: value})
    else:
        chat = await house.hall.people.change_chat(chat.id, **{name: value})
        house.hall.surroundings.refresh(chat)
    await show(house, visit, "settings", _screen(house, chat, who))


def _screen(house: House, chat: Chat | None, who: Person) -> Screen:
    if chat is None:
        return screens.person(who.speaks, who.ring, house.texts[who.speaks])
    say = house.texts[chat.language]
    return screens.chat(chat.language, chat.turn, chat.leaver, chat.window, chat.zone, say)


def router() -> Router:
    """Return the handlers of this module."""
    router = Router(name="admin")
    router.message.register(of_chat, Asked("settings", "lang"), GROUP)
    router.message.register(of_person, Asked("settings"), PRIVATE)
    router.message.register(language, Asked("lang"), PRIVATE)
    router.callback_query.register(chosen, Pressed(Verb.SETTING))
    return router
