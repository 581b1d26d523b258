"""Leaving in each phase: the table goes on, the leaver is last, cards and turns stay right."""

from random import Random

import pytest

from bot.screens.press import Press, Verb


def awaited(world, *people):
    seats = {row.person: row.seat for row in world.table().seats}
    return [person for person in people if seats[person.user.id] in world.table().match.awaited]


async def leaves(world, person):
    await person.says("/leave")
    await world.advance(2)
    person.sees("Встать из-за стола? Это будет поражение", "dm")
    await person.taps("Встать", "dm")
    await world.advance(2)


def phase(world):
    """The phase of durak, as a word."""
    table = world.table()
    if table.match.window() is not None:
        return "after take" if "take" in {row.code for row in table.log[-3:]} else "throw in"
    verbs = {action.verb for seat in table.match.awaited for action in table.match.view(seat).actions}
    return "defence" if "take" in verbs else "lead"


@pytest.mark.parametrize("who", ["on turn", "other"])
@pytest.mark.parametrize("wanted", ["lead", "defence", "throw in", "after take"])
async def test_durak_goes_on_without_the_leaver(world, wanted, who):
    people = await world.friends("Анна", "Борис", "Clara")
    await world.seat("durak", *people)
    rng = Random(5)
    for _ in range(120):
        if phase(world) == wanted:
            break
        choices = world.moves(*awaited(world, *people))
        acts = [one for one in choices if Press.parse(one[2]["callback_data"]).verb is Verb.ACT]
        await world.move(rng.choice(acts or choices))
    assert phase(world) == wanted
    turn = awaited(world, *people)[0]
    leaver = turn if who == "on turn" else next(one for one in people if one is not turn)
    stay = [one for one in people if one is not leaver]
    await leaves(world, leaver)
    await world.advance(30)
    stay[0].sees(f"{leaver.user.first_name} встаёт из-за стола: поражение", "group")
    await world.play_on(*stay, rng=rng)
    places = {row.person: row for row in await world.app.store.results.of_table(1)}
    assert places[leaver.user.id].left
    assert places[leaver.user.id].rank == max(row.rank for row in places.values()) == 3
    assert world.moves(leaver) == []


@pytest.mark.parametrize("passed", [0, 2])
async def test_hearts_pass_on_without_the_leaver(world, passed):
    """One leaves while cards are passed, after so many have chosen."""
    people = await world.friends("Анна", "Борис", "Clara", "Дина")
    await world.seat("hearts", *people)
    for person in people[:passed]:
        for _ in range(3):
            ticks = [one for one in world.moves(person) if not one[2]["text"].startswith("✓")]
            await world.move(ticks[0])
        acts = [one for one in world.moves(person) if Press.parse(one[2]["callback_data"]).verb is Verb.ACT]
        await world.move(acts[0])
    await leaves(world, people[3])
    stay = people[:3]
    for _ in range(60):
        if len(await world.log()) > 12:
            break
        if choices := world.moves(*stay):
            acts = [one for one in choices if Press.parse(one[2]["callback_data"]).verb is Verb.ACT]
            ticks = [one for one in choices if not one[2]["text"].startswith("✓")]
            await world.move((acts or ticks)[0])
        else:
            await world.advance(1)
    assert len(await world.log()) > 12
    assert not any(row.by == "silence" for row in await world.app.store.tables.log(1))


async def test_who_stays_after_the_question_stays(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await anna.says("/leave")
    await world.advance(2)
    await anna.taps("Остаться", "dm")
    await world.advance(20)
    anna.sees_not("Встать из-за стола?", "dm")
    assert world.table().match.left == []


async def test_the_chat_may_let_a_leaver_end_it(world):
    anna, boris, clara = await world.friends("Анна", "Борис", "Clara")
    await anna.says("/settings")
    await world.advance(2)
    await anna.taps("конец раздачи", "group")
    await world.seat("durak", anna, boris, clara)
    await leaves(world, boris)
    await world.advance(20)
    anna.sees("итог", "group")
    places = {row.person: row.rank for row in await world.app.store.results.of_table(1)}
    assert places == {anna.user.id: 1, boris.user.id: 3, clara.user.id: 1}


async def test_all_consent_to_an_end_without_a_result(world):
    _, anna, boris = await world.friends("Дина", "Анна", "Борис")
    await world.seat("durak", boris, anna)
    await boris.says("/stop")
    await world.advance(2)
    boris.sees("Согласие: 1\xa0из 2", "group")
    clara = world.person("Clara")
    world.telegram.join(clara.user, anna.home)
    clara._home = anna.home
    await world.settle()
    assert (await clara.taps("Закончить", "group")).text == "Вы не за этим столом. Свой откроет /play"
    assert (await world.row()).status == "running"
    await anna.taps("Закончить", "group")
    await world.advance(20)
    assert (await world.row()).status == "void"
    anna.sees("За столом решили закончить", "group")
    assert await world.app.store.results.of_table(1) == []


async def test_an_administrator_ends_it_alone(world):
    anna, boris, clara = await world.friends("Анна", "Борис", "Clara")
    await world.seat("durak", boris, clara)
    await anna.says("/stop")
    await world.advance(20)
    assert (await world.row()).status == "void"
    anna.sees("Партию закончил администратор чата", "group")
