"""Which messages of people a bot is told of (core.telegram.org/bots/features#privacy-mode)."""

import re

from playground.server.model import MASTERS, Chat, Message, User

COMMAND = re.compile(r"/([A-Za-z0-9_]{1,32})(?:@(\w+))?(?!\S)")


def reaches(bot: User, message: Message, *, privacy: bool) -> bool:
    """Whether the bot gets this message: in privacy mode only what is meant for it."""
    chat = message.chat
    if message.sender is bot:
        return False
    if chat.user or message.receiver is bot:
        return True
    member = chat.member(bot)
    if not member.inside:
        return False
    if not privacy or member.status in MASTERS or message.service:
        return True
    if message.reply_to and message.reply_to.sender is bot:
        return True
    return is_command_for(bot, message)


def is_command_for(bot: User, message: Message) -> bool:
    """A command with the bot's name, or one without a name where no other bot wrote last."""
    command = COMMAND.match(message.text or "")
    if not command:
        return False
    if command[2]:
        return command[2].lower() == (bot.username or "").lower()
    return last_bot(message.chat) in {None, bot}


def last_bot(chat: Chat) -> User | None:
    """The bot that wrote last in this chat, or the only one in it."""
    bots = [member.user for member in chat.members.values() if member.user.is_bot and member.inside]
    if len(bots) == 1:
        return bots[0]
    wrote = [message.sender for message in chat.messages.values() if message.sender in bots and not message.service]
    return wrote[-1] if wrote else None
