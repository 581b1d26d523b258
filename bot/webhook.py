"""The webhook: Telegram posts each update, and repeats it until it is answered that it has been dealt with.

aiogram's own handler trips over a body that is no update, and so gets it again and again; it compares secrets in ASCII
only, and gives up on a slow update by the real clock.
"""

import hmac
from http import HTTPStatus
from urllib.parse import urlsplit

import structlog
from aiogram import Bot
from aiogram.exceptions import AiogramError, TelegramBadRequest, TelegramUnauthorizedError
from aiogram.types import Update, WebhookInfo
from aiohttp import web
from pydantic import BaseModel, ValidationError

from bot.clock import Clock
from bot.intake import KINDS, Intake
from bot.settings import Misconfigured

log = structlog.get_logger()

HEADER = "X-Telegram-Bot-Api-Secret-Token"
KNOWN_KINDS = frozenset(KINDS)
LOOK_SECONDS = 60.0
"""Between two looks at what Telegram thinks of the webhook."""


class _Numbered(BaseModel):
    """What even an update that we do not understand has."""

    update_id: int


class Webhook:
    """Where Telegram delivers: `url` is ours from outside, `answer` what is done there."""

    def __init__(self, bot: Bot, clock: Clock, intake: Intake, url: str, secret: str) -> None:
        self._bot = bot
        self._clock = clock
        self._intake = intake
        self._url = url
        self._secret = secret
        self.heard = 0.0
        """When Telegram last reached us, or last had nothing to complain of."""

    @property
    def path(self) -> str:
        """What of the address reaches us."""
        return urlsplit(self._url).path or "/"

    async def begin(self) -> None:
        """Tell Telegram where to deliver; raises Misconfigured if it will not, else what aiogram raises."""
        try:
            await self._bot.set_webhook(self._url, allowed_updates=KINDS, secret_token=self._secret)
        except TelegramBadRequest as error:
            raise Misconfigured(f"WEBHOOK_URL is refused by Telegram: {error.message}.") from None
        self.heard = self._clock.now()

    async def run(self) -> None:
        """Look after the webhook until cancelled; raises TelegramUnauthorizedError when the token is revoked."""
        while True:
            await self._clock.sleep(LOOK_SECONDS)
            try:
                await self._look()
            except TelegramUnauthorizedError:
                raise
            except AiogramError as error:
                log.warning("webhook not looked after", why=type(error).__name__)

    async def finish(self) -> None:
        """Let what was begun come to its end. Telegram keeps what comes from now on for the next start."""
        await self._intake.finish()

    async def answer(self, request: web.Request) -> web.Response:
        """Deal with what is posted, and say so when that is done.

        An update that is not understood is answered as if it were: Telegram would repeat it for ever.
        """
        if not self._knows(request.headers.get(HEADER, "")):
            log.warning("wrong secret at the webhook")
            return web.Response(status=HTTPStatus.UNAUTHORIZED)
        body = await request.read()
        try:
            number = _Numbered.model_validate_json(body).update_id
        except ValidationError:
            log.warning("no update at the webhook")
            return web.Response(status=HTTPStatus.BAD_REQUEST)
        self.heard = self._clock.now()
        if (update := self._understood(body)) is None:
            log.warning("update not understood", update=number)
            return web.Response()
        dealt_with = await self._intake.take([update])
        return web.Response(status=HTTPStatus.OK if dealt_with else HTTPStatus.SERVICE_UNAVAILABLE)

    def _knows(self, secret: str) -> bool:
        """Compare in constant time; a header may hold any bytes."""
        return hmac.compare_digest(secret.encode(errors="surrogateescape"), self._secret.encode())

    def _understood(self, body: bytes) -> Update | None:
        """Return the update if it is of a kind and a shape that are known here."""
        try:
            update = Update.model_validate_json(body, context={"bot": self._bot})
        except ValidationError:
            return None
        return update if update.model_fields_set & KNOWN_KINDS else None

    async def _look(self) -> None:
        """Set the webhook anew if it is no longer ours; note what troubles Telegram."""
        info = await self._bot.get_webhook_info()
        if info.url != self._url:
            log.warning("the webhook was changed by another program")
            await self.begin()
        elif _fails(info, self._clock.now()):
            log.warning("Telegram does not reach the webhook", why=info.last_error_message)
        else:
            self.heard = self._clock.now()


def _fails(info: WebhookInfo, now: float) -> bool:
    """Tell whether updates wait and a delivery has failed since the last look."""
    failed = info.last_error_date
    return bool(info.pending_update_count and failed and failed.timestamp() > now - LOOK_SECONDS)
