"""How often somebody may do something."""

from bot.throttle import Throttle
from tests.clock import FakeClock


async def test_so_many_acts_in_any_so_many_seconds():
    clock = FakeClock()
    throttle = Throttle(clock, most=2, seconds=10)
    assert [throttle.admits(1) for _ in "123"] == [True, True, False]
    assert throttle.admits(2)
    await clock.advance(9)
    assert not throttle.admits(1)
    await clock.advance(1)
    assert [throttle.admits(1) for _ in "123"] == [True, True, False]


async def test_who_did_nothing_lately_is_forgotten(monkeypatch):
    monkeypatch.setattr("bot.throttle.FORGET_ABOVE", 3)
    clock = FakeClock()
    throttle = Throttle(clock, most=1, seconds=10)
    for person in range(3):
        throttle.admits(person)
    await clock.advance(10)
    for person in (7, 8):
        throttle.admits(person)
    assert set(throttle._acts) == {7, 8}
