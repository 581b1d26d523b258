"""Getting updates, by long polling or by webhook."""

import re
from typing import Any
from urllib.parse import urlsplit

from playground.server.as_json import some
from playground.server.errors import conflict, malformed
from playground.server.params import Params
from playground.server.telegram import Telegram
from playground.server.updates import Webhook
from playground.server.webhook import is_near

LIMIT = 100
CONNECTIONS = 40
PORTS = frozenset({80, 88, 443, 8443})
SECRET = 256
SECRET_SIGNS = re.compile(r"[A-Za-z0-9_-]*")
WEBHOOK_ACTIVE = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"


def select(telegram: Telegram, params: Params) -> None:
    """Take over a selection of kinds, if the call brings one."""
    kinds = params.get("allowed_updates")
    if kinds is not None and kinds != "":
        telegram.updates.select([str(kind) for kind in kinds])


async def get_updates(telegram: Telegram, params: Params) -> list[dict[str, Any]]:
    """Wait for updates."""
    if telegram.updates.webhook:
        raise conflict(WEBHOOK_ACTIVE)
    select(telegram, params)
    telegram.updates.confirm(params.integer("offset"))
    limit = params.integer("limit", LIMIT)
    return await telegram.updates.take(limit if 0 < limit < LIMIT else LIMIT, params.integer("timeout"))


def set_webhook(telegram: Telegram, params: Params) -> bool:
    """Let updates be delivered; an empty address deletes the webhook."""
    url, secret = params.text("url"), params.text("secret_token")
    check_url(url)
    if len(secret) > SECRET:
        raise malformed("secret token is too long")
    if not SECRET_SIGNS.fullmatch(secret):
        raise malformed("secret token contains unallowed characters")
    select(telegram, params)
    connections = min(max(params.integer("max_connections", CONNECTIONS), 1), LIMIT)
    webhook = Webhook(url, secret, connections) if url else None
    return point(telegram, webhook, drop=params.flag("drop_pending_updates"))


def check_url(url: str) -> None:
    """HTTPS on one of four ports, but anything on this machine, as a Bot API server of one's own allows."""
    if not url or is_near(url):
        return
    if not url.startswith("https://"):
        raise malformed("bad webhook: An HTTPS URL must be provided for webhook")
    if (urlsplit(url).port or 443) not in PORTS:
        raise malformed("bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443")


def delete_webhook(telegram: Telegram, params: Params) -> bool:
    """Go back to polling."""
    return point(telegram, None, drop=params.flag("drop_pending_updates"))


def point(telegram: Telegram, webhook: Webhook | None, *, drop: bool) -> bool:
    """Change where updates go; polls that hang now end."""
    if webhook:
        telegram.updates.end_polls("setWebhook request")
    telegram.updates.webhook = webhook
    if drop:
        telegram.updates.queue.clear()
    telegram.changes.tell()
    return True


def get_webhook_info(telegram: Telegram, _params: Params) -> dict[str, Any]:
    """How updates are got now."""
    updates = telegram.updates
    webhook = updates.webhook or Webhook("")
    return {
        "url": webhook.url,
        "has_custom_certificate": False,
        "pending_update_count": len(updates.queue),
        **some(
            last_error_date=int(webhook.error_at),
            last_error_message=webhook.error or None,
            max_connections=webhook.max_connections if webhook.url else None,
            allowed_updates=updates.asked,
        ),
    }


METHODS = {
    "getUpdates": get_updates,
    "setWebhook": set_webhook,
    "deleteWebhook": delete_webhook,
    "getWebhookInfo": get_webhook_info,
}
