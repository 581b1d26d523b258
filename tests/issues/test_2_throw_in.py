"""The window in which cards may be thrown in (design 8), and passing in advance to the end of the bout (issue 2)."""

from random import Random

import pytest

from bot.screens.press import Press, Verb

DECLINE = "Пас до конца захода"


async def opened(world, turn):
    """Three people play durak under a turn limit."""
    people = await world.friends("Анна", "Борис", "Clara")
    await people[0].says("/settings")
    await world.advance(3)
    await people[0].taps(turn, "group")
    await world.advance(3)
    await world.seat("durak", *people)
    return people


def acts(world, *people):
    choices = world.moves(*people)
    moves = [one for one in choices if Press.parse(one[2]["callback_data"]).verb is Verb.ACT]
    return moves or choices


async def until_asked(world, people, rng):
    """Play to the next throw-in and return who is asked first."""
    for _ in range(300):
        match, seats = world.table().match, {row.seat: row.person for row in world.table().seats}
        awaited = [one for one in people if one.user.id in {seats[seat] for seat in match.awaited}]
        if match.window() is not None and not match.window().declined:
            return awaited[0]
        choices = acts(world, *awaited)
        beats = [one for one in choices if "take" not in one[2]["callback_data"]]
        await world.move(rng.choice(beats or choices))
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize(
    ("turn", "first", "second"), [("3\u00a0мин", 30, 15), ("10\u00a0мин", 30, 15), ("1\u00a0день", 3600, None)]
)
async def test_the_first_has_the_window_and_each_after_him_half_of_it(world, turn, first, second):
    people = await opened(world, turn)
    rng = Random(2)
    for _ in range(20):
        asked = await until_asked(world, people, rng)
        assert round((await world.row()).deadline - world.table().log[-1].at) == first
        passes = len(await world.log())
        await asked.taps("Пас", "dm")
        await world.advance(1)
        window = world.table().match.window()
        if window and window.declined == 1:
            if second is not None:
                assert round((await world.row()).deadline - world.table().log[-1].at) == second
            assert len(await world.log()) == passes + 1
            return
    raise AssertionError("nobody was asked after the first")


async def test_without_a_limit_there_is_no_window(world):
    people = await opened(world, "выключено")
    await until_asked(world, people, Random(2))
    assert (await world.row()).deadline is None
    before = await world.log()
    await world.advance(86400)
    assert await world.log() == before


async def test_a_pass_in_advance_holds_to_the_end_of_the_bout_and_outlives_a_restart(world):
    """Played on until somebody throws a card in after another has declined, and is asked no more."""
    people = await opened(world, "3\u00a0мин")
    rng = Random(4)
    for _ in range(40):
        asked = await until_asked(world, people, rng)
        decliner = next((one for one in people if one is not asked and DECLINE in one.buttons("dm")), None)
        throws = [one for one in world.moves(asked) if "|throw:" in one[2]["callback_data"]]
        if decliner is None or not throws:
            await asked.taps("Пас", "dm")
            await world.advance(40)
            continue
        seat, bout = world.table().seat_of(decliner.user.id), world.table().match.window().bout
        await decliner.taps(DECLINE, "dm")
        await world.restart()
        await world.move(throws[0])
        while (match := world.table().match).window() is None and match.deal.bout == bout:
            [defender] = [one for one in people if world.table().seat_of(one.user.id) in match.awaited]
            await world.move(rng.choice(acts(world, defender)))
        if match.deal.bout == bout:
            assert seat not in match.actors
            assert DECLINE not in decliner.buttons("dm")
            return
    raise AssertionError("nobody was asked again after a throw-in")
