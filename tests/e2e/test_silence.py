"""Time at a table: the ring, the silent move, the computer in an absent owner's place, tables forgotten."""

from random import Random

import pytest

from bot.screens.press import Press, Verb


@pytest.fixture
async def table(world):
    """Anna and Boris play durak; who is to move first comes first."""
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    return (anna, boris) if world.moves(anna) else (boris, anna)


def seat_of(world, person):
    return next(row.seat for row in world.table().seats if row.person == person.user.id)


async def moves_by(world, person):
    seat = seat_of(world, person)
    return [row.by for row in await world.app.store.tables.log(1) if row.seat == seat]


async def test_half_of_the_time_rings_once_with_sound(world, table):
    mover, _ = table
    await world.advance(75)
    mover.sees_not("половина времени прошла", "dm")
    await world.advance(15)
    ring = mover.sees("⏳ Ваш ход, половина времени прошла", "dm")
    assert not ring.silent
    assert "ответом станет" in ring.words
    await world.advance(60)
    assert len([one for one in mover.messages("dm") if "Ваш ход" in one.words]) == 1


async def test_silence_makes_the_move_that_the_rules_name(world, table):
    mover, other = table
    await world.advance(185)
    assert await moves_by(world, mover) == ["silence"]
    assert world.moves(other)
    other.sees("ваш ход", "group")


async def test_three_silent_moves_and_the_computer_plays_until_the_owner_presses(world, table):
    mover, other = table
    for _ in range(40):
        if world.table().match.computer:
            break
        await world.step(other, rng=Random(1), pause=60)
    seat = seat_of(world, mover)
    assert world.table().match.computer == {seat}
    assert (await moves_by(world, mover)).count("silence") == 3
    other.sees(f"{mover.user.first_name} молчит 3\xa0хода подряд", "group")
    mover.sees("за вас играет компьютер", "dm")
    await mover.taps("Я здесь", "dm")
    await world.advance(2)
    assert world.table().match.computer == set()
    assert world.table().match.left == []


async def test_all_silent_end_it_without_them(world, table):
    mover, _ = table
    await world.advance(3 * 3600)
    result = mover.sees("итог", "group")
    assert (await world.row()).status in {"over", "void"}
    assert result.words


async def test_only_silence_in_a_row_counts(world):
    """Twice silent, then a move of one's own, then silent once more: the computer does not come."""
    people = await world.friends("Анна", "Борис", "Clara", "Дина")
    await world.seat("hearts", *people)
    silent, others, rng = people[0], people[1:], Random(3)
    for silences in (2, 1):
        while [by for by in await moves_by(world, silent) if by != "host"][-silences:] != ["silence"] * silences:
            await world.step(*others, rng=rng, pause=60)
        assert world.table().match.computer == set()
        while (await moves_by(world, silent))[-1] != "person":
            await world.step(*people, rng=rng)


async def test_a_lobby_closes_after_an_hour_without_presses(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(3000)
    await boris.says("/join")
    await world.advance(3595)
    assert world.table().row.status == "lobby"
    await world.advance(10)
    anna.sees("Стол закрыт: 60\xa0минут без нажатий", "group")
    await boris.says("/play durak")
    await world.advance(2)
    assert world.table(2).row.owner == boris.user.id


async def test_without_a_limit_nothing_happens_for_a_week_then_it_is_void(world):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/settings")
    await world.advance(2)
    await anna.taps("выключено", "group")
    await world.seat("durak", anna, boris)
    await world.advance(3600)
    await world.restart(away=6 * 86400)
    assert await world.log() == []
    await world.restart(away=86400)
    await world.advance(60)
    assert (await world.row()).status == "void"
    anna.sees("7\xa0дней без нажатий", "group")


async def test_the_throw_in_window_is_a_pass_and_no_silence(world):
    """After the beat nobody throws in: the window closes the bout, and nobody is called silent."""
    anna, boris, clara = await world.friends("Анна", "Борис", "Clara")
    await world.seat("durak", anna, boris, clara)
    rng = Random(2)
    for _ in range(60):
        match = world.table().match
        if match.window() is not None:
            break
        people = [one for one in (anna, boris, clara) if seat_of(world, one) in match.awaited]
        choices = world.moves(*people)
        acts = [one for one in choices if Press.parse(one[2]["callback_data"]).verb is Verb.ACT]
        beats = [one for one in acts if "take" not in one[2]["callback_data"]]
        await world.move(rng.choice(beats or acts or choices))
    assert world.table().match.window() is not None
    before = len(await world.log())
    await world.advance(31)
    rows = (await world.app.store.tables.log(1))[before:]
    assert {row.code for row in rows} == {"pass"}
    assert {row.by for row in rows} == {"host"}
