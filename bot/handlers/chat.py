"""What happens to chats: the bot comes, goes or is muted, people go, groups become supergroups, topics open again."""

from aiogram import F, Router
from aiogram.types import ChatMemberRestricted, ChatMemberUpdated, Message

from bot.handlers.filters import GROUP, PRIVATE
from bot.handlers.start import welcome
from bot.handlers.visit import House, Visit
from bot.where import Where

OUT = frozenset({"left", "kicked"})


async def dm(update: ChatMemberUpdated, visit: Visit, house: House) -> None:
    """Somebody stops the bot, or lets it write again."""
    if update.new_chat_member.status in OUT:
        await house.hall.surroundings.unreachable(visit.who.id)
    else:
        await house.hall.opened_dm(visit.who)


async def membership(update: ChatMemberUpdated, visit: Visit, house: House) -> None:
    """The bot comes, goes, may write or may not."""
    now, chat = update.new_chat_member, update.chat.id
    if now.status in OUT:
        await house.hall.surroundings.gone(chat)
    elif isinstance(now, ChatMemberRestricted) and not now.can_send_messages:
        await house.hall.surroundings.muted(chat)
    else:
        await house.hall.surroundings.back(chat)
        if update.old_chat_member.status in OUT:
            await welcome(visit, house)


async def member_gone(update: ChatMemberUpdated, house: House) -> None:
    """Somebody is no longer in the group (told to an administrator bot only)."""
    await house.hall.surroundings.departed(update.new_chat_member.user.id, update.chat.id)


async def member_left(message: Message, house: House) -> None:
    """Somebody is no longer in the group; of the bot itself `my_chat_member` tells."""
    if message.left_chat_member and not message.left_chat_member.is_bot:
        await house.hall.surroundings.departed(message.left_chat_member.id, message.chat.id)


async def migrates_to(message: Message, house: House) -> None:
    """The group has become a supergroup, says the group."""
    if message.migrate_to_chat_id:
        await house.hall.surroundings.migrated(message.chat.id, message.migrate_to_chat_id)


async def migrates_from(message: Message, house: House) -> None:
    """The same, says the supergroup; whichever comes first counts."""
    if message.migrate_from_chat_id:
        await house.hall.surroundings.migrated(message.migrate_from_chat_id, message.chat.id)


async def topic_reopened(message: Message, house: House) -> None:
    """All may write in a topic again."""
    house.outbox.reopened(Where(message.chat.id, message.message_thread_id or 0))


def router() -> Router:
    """Return the handlers of this module."""
    router = Router(name="chat")
    router.my_chat_member.register(dm, PRIVATE)
    router.my_chat_member.register(membership, GROUP)
    router.chat_member.register(member_gone, GROUP, F.new_chat_member.status.in_(OUT))
    router.message.register(member_left, GROUP, F.left_chat_member)
    router.message.register(migrates_to, GROUP, F.migrate_to_chat_id)
    router.message.register(migrates_from, GROUP, F.migrate_from_chat_id)
    router.message.register(topic_reopened, GROUP, F.forum_topic_reopened)
    return router
