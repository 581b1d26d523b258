"""The page over HTTP: its files, the pictures in messages, and the WebSocket."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from playground.server.telegram import Telegram
from playground.web.live import Live

STATIC = Path(__file__).parent / "static"
LARGEST_ACT = 64 * 1024
HEARTBEAT = 30.0
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}

Restart = Callable[[], Awaitable[None]]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Page:
    """Serves one Telegram to any number of browsers.

    `hint` is what a newcomer might write first; `restart` restarts the bot, where somebody can.
    """

    def __init__(self, telegram: Telegram) -> None:
        """Listen to nobody yet."""
        self.telegram = telegram
        self.url = ""
        self.hint = ""
        self.restart: Restart | None = None
        self._runner: web.AppRunner | None = None
        self._sockets: set[web.WebSocketResponse] = set()

    async def start(self, port: int = 0, host: str = "127.0.0.1") -> str:
        """Listen; port 0 takes a free one. Returns the address, which is `url` from now on."""
        self._runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self.url = f"http://{host}:{self._runner.addresses[0][1]}/"
        return self.url

    async def stop(self) -> None:
        """Say goodbye to all browsers and listen no more."""
        if self._runner:
            await self._runner.cleanup()

    def application(self) -> web.Application:
        """The aiohttp application."""
        app = web.Application(middlewares=[careful])
        app.router.add_get("/", index)
        app.router.add_get("/live", self._live)
        app.router.add_get("/file/{id}", self._file)
        app.router.add_static("/", STATIC)
        app.on_shutdown.append(self._part)
        return app

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to a browser that shows this page, and to no other site's."""
        origin = request.headers.get("Origin")
        if origin and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden(text="The playground talks to its own page only.")
        socket = web.WebSocketResponse(max_msg_size=LARGEST_ACT, heartbeat=HEARTBEAT)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await Live(self.telegram, socket, hint=self.hint, restart=self.restart).run()
        finally:
            self._sockets.discard(socket)
        return socket

    async def _file(self, request: web.Request) -> web.Response:
        """A picture to show, anything else to keep: no browser runs what a bot sends."""
        file = self.telegram.files.find(request.match_info["id"])
        if file is None:
            raise web.HTTPNotFound
        kind = file.mime_type if file.kind == "photo" else "application/octet-stream"
        return web.Response(body=file.data, content_type=kind, headers={"Content-Security-Policy": "sandbox"})

    async def _part(self, _app: web.Application) -> None:
        for socket in list(self._sockets):
            await socket.close()


@web.middleware
async def careful(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Let no other site's code or frame near the page."""
    answer = await handler(request)
    if not answer.prepared:
        for name, value in HEADERS.items():
            answer.headers.setdefault(name, value)
    return answer


async def index(_request: web.Request) -> web.FileResponse:
    """The page itself."""
    return web.FileResponse(STATIC / "index.html")
