"""Since when a board counts: weeks begin on Monday, months on the first, at midnight where the chat lives."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo


def since(period: str, now: float, zone: str) -> float:
    """Return when the "week" or "month" that now runs began in the zone, unix seconds; of "all" time 0."""
    if period == "all":
        return 0.0
    here = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone))
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    first = midnight - timedelta(days=here.weekday() if period == "week" else here.day - 1)
    return first.timestamp()
