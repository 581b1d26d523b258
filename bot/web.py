"""What the bot serves by HTTP: the health check, and the webhook if there is one. Nothing of it holds a secret."""

from http import HTTPStatus

from aiohttp import web

from bot.health import Health
from bot.intake import PATIENCE
from bot.settings import HEALTH_PATH
from bot.webhook import Webhook

LARGEST_BODY = 1024 * 1024
"""Bytes; Telegram's updates stay far below."""
PARTING = PATIENCE + 1
"""Seconds that requests under way are given when the bot stops."""


class Site:
    """Listens from `listen` to `close`."""

    def __init__(self, health: Health, webhook: Webhook | None) -> None:
        self._health = health
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_get(HEALTH_PATH, self._answer)
        if webhook is not None:
            app.router.add_post(webhook.path, webhook.answer)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=PARTING)

    async def listen(self, host: str, port: int) -> None:
        """Begin; raises OSError where that address cannot be had."""
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()

    async def close(self) -> None:
        """Take nothing more, and finish what was begun."""
        await self._runner.cleanup()

    async def _answer(self, _: web.Request) -> web.Response:
        found = await self._health.look()
        well = all(found.values())
        status = HTTPStatus.OK if well else HTTPStatus.SERVICE_UNAVAILABLE
        return web.json_response({"ok": well, **found}, status=status, headers={"Cache-Control": "no-store"})
