"""The Bot API over HTTP: /bot<token>/<method>, with JSON, a form or multipart, by GET or POST; files to download."""

from typing import Any, Protocol

from aiohttp import web
from aiohttp.web_request import FileField

from playground.server.errors import ApiError, Violation, malformed
from playground.server.faults import ConnectionDropped
from playground.server.params import Upload
from playground.server.telegram import Telegram

NOT_FOUND = ApiError(404, "Not Found")
LARGEST_BODY = 60 * 1024 * 1024


class Api(Protocol):
    """What lies behind the addresses."""

    token: str
    telegram: Telegram

    async def call(self, name: str, raw: dict[str, Any]) -> Any:
        """Carry out one call."""
        ...


def application(api: Api) -> web.Application:
    """The aiohttp application."""

    async def answer(request: web.Request) -> web.Response:
        try:
            if request.match_info["token"] != api.token:
                raise Violation(401, "Unauthorized")
            result = await api.call(request.match_info["method"], await parameters(request))
        except ApiError as error:
            return refused(error)
        except ConnectionDropped:
            if request.transport:
                request.transport.abort()
            return web.Response()
        return web.json_response({"ok": True, "result": result})

    async def download(request: web.Request) -> web.Response:
        if request.match_info["token"] != api.token:
            return refused(Violation(401, "Unauthorized"))
        file = api.telegram.files.at(request.match_info["path"])
        return web.Response(body=file.data, content_type=file.mime_type) if file else refused(NOT_FOUND)

    async def nowhere(_request: web.Request) -> web.Response:
        return refused(NOT_FOUND)

    app = web.Application(client_max_size=LARGEST_BODY)
    app.router.add_route("*", "/bot{token}/{method}", answer)
    app.router.add_get("/file/bot{token}/{path:.*}", download)
    app.router.add_route("*", "/{anything:.*}", nowhere)
    return app


def refused(error: ApiError) -> web.Response:
    """The answer to a call that cannot be done."""
    return web.json_response(error.as_json(), status=error.code)


async def parameters(request: web.Request) -> dict[str, Any]:
    """The parameters from the address and the body."""
    if request.content_type == "application/json":
        return dict(request.query) | await json_object(request)
    form = {name: upload(value) for name, value in (await request.post()).items()}
    return dict(request.query) | form


async def json_object(request: web.Request) -> dict[str, Any]:
    """A body of JSON."""
    try:
        body = await request.json() if request.can_read_body else {}
    except ValueError as error:
        raise malformed("can't parse request body as JSON Object") from error
    if not isinstance(body, dict):
        raise malformed("can't parse request body as JSON Object")
    return body


def upload(value: object) -> object:
    """A file of a form, read; any other value as it is."""
    return Upload(value.filename, value.file.read()) if isinstance(value, FileField) else value
