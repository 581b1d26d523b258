"""Faults on demand: refusals, lost requests and answers, silence, slowness, and hooks at the n-th call."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from playground.changes import Changes
from playground.clock import Clock
from playground.server.errors import ApiError

When = Literal["before", "after"]


class ConnectionDropped(Exception):
    """The connection is to be cut without an answer."""


class Hang:
    """A call that waits; `reached` is set when it came, `release` lets it go on."""

    def __init__(self) -> None:
        """Not reached yet."""
        self.reached = asyncio.Event()
        self._released = asyncio.Event()

    def release(self) -> None:
        """Let the call, and those that follow, go on."""
        self._released.set()

    async def wait(self) -> None:
        """Stand still until released."""
        self.reached.set()
        await self._released.wait()


@dataclass
class Fault:
    """What befalls calls of a method, in a chat or in all, from the `skip`-th on and so many `times`."""

    method: str
    when: When
    act: Callable[[], Awaitable[None]]
    chat_id: int | None = None
    times: int = 1
    skip: int = 0
    parks: bool = False

    def befalls(self, method: str, params: dict[str, Any], when: When) -> bool:
        """Whether this call is hit; counts it if it is one of the kind."""
        if self.when != when or self.method.lower() != method.lower() or not self.times:
            return False
        if self.chat_id is not None and str(params.get("chat_id")) != str(self.chat_id):
            return False
        if self.skip:
            self.skip -= 1
            return False
        self.times -= 1
        return True


@dataclass
class Faults:
    """The faults in store. `parked` calls stand still by a fault: they do not keep the world from being idle."""

    clock: Clock
    changes: Changes
    parked: int = 0
    stored: list[Fault] = field(default_factory=list)

    def fail(
        self,
        method: str,
        *,
        error_code: int,
        description: str,
        parameters: dict[str, Any] | None = None,
        times: int = 1,
        chat_id: int | None = None,
    ) -> None:
        """Refuse the call, unexecuted."""

        async def refuse() -> None:
            raise ApiError(error_code, description, parameters)

        self.stored.append(Fault(method, "before", refuse, chat_id, times))

    def drop(self, method: str, *, when: When = "before", times: int = 1, chat_id: int | None = None) -> None:
        """Cut the connection before executing the call, or after it: then the answer is lost."""

        async def cut() -> None:
            raise ConnectionDropped

        self.stored.append(Fault(method, when, cut, chat_id, times))

    def hang(self, method: str, *, when: When = "before", times: int = 1, chat_id: int | None = None) -> Hang:
        """Let the call wait until the returned handle releases it."""
        hang = Hang()
        self.stored.append(Fault(method, when, hang.wait, chat_id, times, parks=True))
        return hang

    def delay(self, method: str, seconds: float, *, times: int = 1, chat_id: int | None = None) -> None:
        """Answer so much later by the clock."""

        async def sleep() -> None:
            await self.clock.sleep(seconds)

        self.stored.append(Fault(method, "after", sleep, chat_id, times, parks=True))

    def on_call(
        self,
        method: str,
        number: int,
        function: Callable[[], object],
        *,
        when: When = "before",
        chat_id: int | None = None,
    ) -> None:
        """Call `function`, which may be a coroutine function, at the `number`-th call from now (1: the next one).

        `before`: it has arrived; `after`: it was executed and is not answered yet.
        """

        async def call() -> None:
            result = function()
            if inspect.isawaitable(result):
                await result

        self.stored.append(Fault(method, when, call, chat_id, skip=number - 1))

    def clear(self) -> None:
        """No more faults."""
        self.stored.clear()

    async def meet(self, method: str, params: dict[str, Any], when: When) -> None:
        """Let the faults befall a call at this point."""
        hit = [fault for fault in self.stored if fault.befalls(method, params, when)]
        self.stored = [fault for fault in self.stored if fault.times]
        for fault in hit:
            self.parked += fault.parks
            self.changes.tell()
            try:
                await fault.act()
            finally:
                self.parked -= fault.parks
