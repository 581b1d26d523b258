"""Weeks and months begin at midnight where the chat lives, whatever the server's zone (field report 68)."""

import time
from datetime import UTC, datetime

import pytest

from bot.periods import since

MOSCOW, BERLIN, SANTIAGO = "Europe/Moscow", "Europe/Berlin", "America/Santiago"


def unix(text: str) -> float:
    """A time of UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


CASES = [
    # 23:30 in Moscow is still the old month and week, 00:30 the new ones
    ("month", "2026-05-31 20:30", MOSCOW, "2026-04-30 21:00"),
    ("month", "2026-05-31 21:30", MOSCOW, "2026-05-31 21:00"),
    ("week", "2026-05-31 20:30", MOSCOW, "2026-05-24 21:00"),
    ("week", "2026-05-31 21:30", MOSCOW, "2026-05-31 21:00"),
    ("week", "2026-06-03 12:00", MOSCOW, "2026-05-31 21:00"),
    ("month", "2026-05-31 21:30", "UTC", "2026-05-01 00:00"),
    ("month", "2026-05-31 14:30", "Asia/Kamchatka", "2026-05-31 12:00"),
    # summer time began on 29 March in Berlin: the month began by winter time, the next week by summer time
    ("month", "2026-03-31 12:00", BERLIN, "2026-02-28 23:00"),
    ("week", "2026-03-29 12:00", BERLIN, "2026-03-22 23:00"),
    ("week", "2026-03-31 12:00", BERLIN, "2026-03-29 22:00"),
    # it ended on 25 October
    ("month", "2026-10-31 12:00", BERLIN, "2026-09-30 22:00"),
    ("week", "2026-10-26 12:00", BERLIN, "2026-10-25 23:00"),
    # midnight of Sunday 6 September 2026 does not exist in Santiago
    ("month", "2026-09-06 12:00", SANTIAGO, "2026-09-01 04:00"),
    ("all", "2026-09-06 12:00", MOSCOW, "1970-01-01 00:00"),
]


@pytest.mark.parametrize(("period", "now", "zone", "begins"), CASES)
def test_when_a_period_begins(period, now, zone, begins):
    assert since(period, unix(now), zone) == unix(begins)


@pytest.mark.parametrize("server", ["America/New_York", "Asia/Tokyo"])
def test_the_zone_of_the_server_does_not_matter(server, monkeypatch):
    monkeypatch.setenv("TZ", server)
    time.tzset()
    try:
        assert since("month", unix("2026-05-31 20:30"), MOSCOW) == unix("2026-04-30 21:00")
        assert since("month", unix("2026-05-31 21:30"), MOSCOW) == unix("2026-05-31 21:00")
    finally:
        monkeypatch.delenv("TZ")
        time.tzset()
