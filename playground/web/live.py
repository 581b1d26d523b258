"""One browser that looks on: it is sent what changes, and says what its person does."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import WSMsgType, web
from pydantic import ValidationError

from playground.server.model import Query, User
from playground.server.telegram import Telegram
from playground.web.acts import ACTS, Be, Refused, Restart
from playground.web.view import View, difference, people, view


class Live:
    """A connection. It starts with the eyes of the first person, until it says whose it has."""

    def __init__(
        self,
        telegram: Telegram,
        socket: web.WebSocketResponse,
        *,
        hint: str = "",
        restart: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Have sent nothing yet."""
        self._telegram = telegram
        self._socket = socket
        self._page = {"hint": hint, "can_restart": restart is not None}
        self._restart = restart
        self._me: User = people(telegram)[0]
        self._sent: View = {}
        self._waiting: dict[int | str, Query] = {}
        self._news: list[dict[str, Any]] = []

    async def run(self) -> None:
        """Serve until the browser goes."""
        async with asyncio.TaskGroup() as both:
            telling = both.create_task(self._tell())
            await self._listen()
            telling.cancel()

    async def _tell(self) -> None:
        while True:
            await self._telegram.changes.until(self._gather)
            try:
                for news in self._news:
                    await self._socket.send_json(news)
            except ConnectionError:
                return  # the browser went; listening ends of itself

    def _gather(self) -> bool:
        """Whether there is news; it is kept, and what was shown with it."""
        seen = view(self._telegram, self._me) | {"page": self._page}
        change = difference(self._sent, seen)
        self._sent = seen
        self._news = [change] if change["set"] or change["gone"] else []
        self._news += [self._answered(number) for number, query in list(self._waiting.items()) if query.answer]
        return bool(self._news)

    def _answered(self, number: int | str) -> dict[str, Any]:
        answer = self._waiting.pop(number).answer
        return {"done": number, "popup": answer and vars(answer)}

    async def _listen(self) -> None:
        async for message in self._socket:
            if message.type is WSMsgType.TEXT:
                await self._obey(message.data)

    async def _obey(self, text: str) -> None:
        """Carry out one act. The browser numbers its acts by `n`, and hears what became of each."""
        number: object = None
        try:
            said = json.loads(text)
            number = said.pop("n", None) if isinstance(said, dict) else None
            query = await self._act(said)
        except (ValidationError, Refused, ValueError) as error:
            words = str(error) if isinstance(error, Refused) else "This act is malformed."
            await self._socket.send_json({"done": number, "refused": words})
            return
        if query:
            self._waiting[number if isinstance(number, int) else query.id] = query
            self._telegram.changes.tell()
        else:
            await self._socket.send_json({"done": number})

    async def _act(self, said: object) -> Query | None:
        act = ACTS.validate_python(said)
        if isinstance(act, Restart):
            await self._restarted()
        query = act.carry_out(self._telegram)
        if isinstance(act, Be):
            self._me = act.who(self._telegram)
            self._telegram.changes.tell()
        return query

    async def _restarted(self) -> None:
        if self._restart is None:
            raise Refused("Nobody here can restart the bot.")
        await self._restart()
