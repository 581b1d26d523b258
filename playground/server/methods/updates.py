"""Getting updates: long polling, and as much of webhooks as keeps the two apart."""

from typing import Any

from playground.server.errors import conflict, malformed
from playground.server.params import Params
from playground.server.telegram import Telegram

LIMIT = 100
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
    """Remember where updates are wanted; an empty address deletes the webhook."""
    url = params.text("url")
    if url and not url.startswith("https://"):
        raise malformed("bad webhook: An HTTPS URL must be provided for webhook")
    select(telegram, params)
    return point(telegram, url, drop=params.flag("drop_pending_updates"))


def delete_webhook(telegram: Telegram, params: Params) -> bool:
    """Go back to polling."""
    return point(telegram, "", drop=params.flag("drop_pending_updates"))


def point(telegram: Telegram, url: str, *, drop: bool) -> bool:
    """Change where updates go; polls that hang now end."""
    if url:
        telegram.updates.end_polls("setWebhook request")
    telegram.updates.webhook = url
    if drop:
        telegram.updates.queue.clear()
    return True


def get_webhook_info(telegram: Telegram, _params: Params) -> dict[str, Any]:
    """How updates are got now."""
    updates = telegram.updates
    info: dict[str, Any] = {
        "url": updates.webhook,
        "has_custom_certificate": False,
        "pending_update_count": len(updates.queue),
    }
    return info | ({"allowed_updates": updates.asked} if updates.asked else {})


METHODS = {
    "getUpdates": get_updates,
    "setWebhook": set_webhook,
    "deleteWebhook": delete_webhook,
    "getWebhookInfo": get_webhook_info,
}
