"""The Bot API server: one Telegram, its faults and limits, and a record of every call."""

import asyncio
import inspect
from collections import Counter
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from playground.clock import Clock, SystemClock
from playground.server.access import find_chat
from playground.server.errors import ApiError, Violation, malformed
from playground.server.faults import Faults
from playground.server.flood import Flood
from playground.server.http import application
from playground.server.methods import FLOODED, METHODS
from playground.server.model import Query, User
from playground.server.params import Params, decoded
from playground.server.telegram import Telegram
from playground.server.webhook import Courier

UNSPOKEN = ("inline_message_id",)  # what later editions of this server learn
TOKEN = "4200000042:AAPlaygroundPlaygroundPlaygroundPla"  # noqa: S105 - of no bot in the world
NAMES = {name.lower(): name for name in METHODS}
SHUTDOWN_SECONDS = 0.1


@dataclass
class Call:
    """One call of the bot: its decoded parameters and what came of it; `done` once it was carried out."""

    method: str
    params: dict[str, Any]
    at: float
    done: bool = False
    result: Any = None
    error: ApiError | None = None


class Server:
    """Start it, point a bot at `url` with `token`, and be the people with `Person`."""

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        token: str = TOKEN,
        name: str = "Playground",
        username: str = "playground_bot",
        flood: bool = True,
    ) -> None:
        """An empty Telegram, with the flood limits on unless `flood` is False."""
        self.clock = clock or SystemClock()
        self.token = token
        bot = User(int(token.partition(":")[0]), name, username=username, is_bot=True)
        self.telegram = Telegram(self.clock, bot)
        self.faults = Faults(self.clock, self.telegram.changes)
        self.flood = Flood(self.clock, on=flood)
        self.calls: list[Call] = []
        self.violations: list[Call] = []
        self.url = ""
        self._working = 0
        self._runner: web.AppRunner | None = None
        self._delivery: asyncio.Task[None] | None = None

    async def start(self, port: int = 0, host: str = "127.0.0.1") -> str:
        """Listen; port 0 takes a free one. Returns the address, which is `url` from now on."""
        self._runner = web.AppRunner(
            application(self),
            handler_cancellation=True,
            shutdown_timeout=SHUTDOWN_SECONDS,
            access_log=None,
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self.url = f"http://{host}:{self._runner.addresses[0][1]}"
        courier = Courier(self.clock, self.telegram.changes, self.telegram.updates, self.call)
        self._delivery = asyncio.create_task(courier.run())  # noqa: TID251 - it lives as long as the server
        return self.url

    async def stop(self) -> None:
        """Listen no more, deliver no more; polls that hang are cut."""
        if self._delivery:
            self._delivery.cancel()
            await asyncio.wait({self._delivery})
            if not self._delivery.cancelled():
                self._delivery.result()  # what ended it, if something did
        if self._runner:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        """Start on a free port."""
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop."""
        await self.stop()

    def idle(self) -> bool:
        """Whether nothing is under way: no update waits, the bot hangs in a poll or has a webhook, and calls nothing.

        Requests that a fault holds up do not count. Whether the bot thinks is not seen from here.
        """
        return self.telegram.updates.calm and self._working == self.faults.parked

    async def until_idle(self) -> None:
        """Return as soon as `idle` holds."""
        await self.telegram.changes.until(self.idle)

    def called(self, *methods: str) -> list[Call]:
        """The calls of these methods that were carried out, in order."""
        return [call for call in self.calls if call.method in methods and call.done]

    def unanswered(self) -> list[Query]:
        """The presses that got no answer yet."""
        return [query for query in self.telegram.queries.values() if query.answer is None]

    def refusals(self) -> Counter[str]:
        """How often each refusal was given."""
        return Counter(call.error.description for call in self.calls if call.error)

    async def call(self, name: str, raw: dict[str, Any]) -> Any:
        """Carry out one call as it came over HTTP; raises ApiError or ConnectionDropped."""
        call = Call(NAMES.get(name.lower(), name), dict(raw), self.clock.now())
        if call.method == "getUpdates":  # neither recorded nor counted as work: it is how the bot waits
            return await self._judge(call)
        self.calls.append(call)
        self._working += 1
        try:
            return await self._judge(call)
        finally:
            self._working -= 1
            self.telegram.changes.tell()

    async def _judge(self, call: Call) -> Any:
        try:
            check_spoken(call)
            call.params = decoded(call.params)
            await self.faults.meet(call.method, call.params, "before")
            call.result, call.done = await self._execute(call), True
            await self.faults.meet(call.method, call.params, "after")
        except ApiError as error:
            call.error = error
            if isinstance(error, Violation):
                self.violations.append(call)
            raise
        return call.result

    async def _execute(self, call: Call) -> Any:
        params = Params(call.params)
        if call.method in FLOODED:
            self.flood.take(find_chat(self.telegram, params))
        result = METHODS[call.method](self.telegram, params)
        return await result if inspect.isawaitable(result) else result


def check_spoken(call: Call) -> None:
    """Refuse methods that do not exist and parameters that this server cannot honour."""
    if call.method not in METHODS:
        raise Violation(404, "Not Found: method not found")
    for name in UNSPOKEN:
        if call.params.get(name):
            raise malformed(f"{name} is not spoken by this server")
