"""The methods of the Bot API by name, each a function of the Telegram and the parameters."""

from collections.abc import Callable

from playground.server.methods import callbacks, chats, commands, editing, files, messages, sending, updates
from playground.server.params import Params
from playground.server.telegram import Telegram

Method = Callable[[Telegram, Params], object]

METHODS: dict[str, Method] = {
    **updates.METHODS,
    **sending.METHODS,
    **editing.METHODS,
    **messages.METHODS,
    **files.METHODS,
    **callbacks.METHODS,
    **chats.METHODS,
    **commands.METHODS,
}
# sends and edits share one flood budget; a chat action is neither
FLOODED = frozenset(name for name in METHODS if name.startswith(("send", "edit")) and name != "sendChatAction")
