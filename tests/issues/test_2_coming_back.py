"""Who fell silent or left and comes back; who leaves without a DM (issue 2)."""

from random import Random

import pytest


@pytest.fixture
async def asleep(world):
    """Somebody for whom the computer plays, and the other one, who plays."""
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    silent, other = (anna, boris) if world.moves(anna) else (boris, anna)
    rng = Random(1)
    while not world.table().match.computer:
        await world.step(other, rng=rng, pause=60)
    return silent, other


@pytest.mark.parametrize("label", ["Мои карты", "Стол", "?"])
async def test_any_button_of_the_table_gives_the_cards_back(world, asleep, label):
    silent, other = asleep
    await other.taps(label, other.sees("Дурак подкидной · стол 1\n", "group"))
    await world.advance(2)
    assert world.table().match.computer
    await silent.taps(label, silent.sees("Дурак подкидной · стол 1\n", "group"))
    await world.advance(2)
    assert world.table().match.computer == set()
    other.sees(f"{silent.user.first_name} снова ходит", "group")


async def test_a_look_at_the_hand_gives_it_back(world, asleep):
    silent, _ = asleep
    await silent.dms("/hand")
    await world.advance(3)
    assert world.table().match.computer == set()
    assert "за вас играет компьютер" not in silent.last("dm").words


@pytest.mark.parametrize("command", ["/join", "/join 1"])
async def test_who_has_left_may_play_on_and_the_loss_stays(world, command):
    people = await world.friends("Анна", "Борис", "Clara")
    await world.seat("durak", *people)
    leaver, *others = people
    await leaver.says("/leave")
    await world.advance(2)
    await leaver.taps("Встать", "dm")
    await world.advance(2)
    assert world.moves(leaver) == []
    assert (await leaver.taps("Мои карты", "group")).text == "Вы встали из-за этого стола"
    await leaver.says(command)
    await world.advance(3)
    others[0].sees("Анна снова ходит", "group")
    rng = Random(2)
    await world.restart()
    await world.play_on(*people, rng=rng)
    by = {row.by for row in await world.app.store.tables.log(1) if row.seat == 0 and not row.code.startswith("@")}
    assert "person" in by
    assert "silence" not in by
    places = {row.person: row for row in await world.app.store.results.of_table(1)}
    assert (places[leaver.user.id].rank, places[leaver.user.id].left) == (3, True)


async def test_who_plays_without_a_dm_is_asked_in_the_group(world):
    """War hides nothing and is joined without a DM; the question is for one person, whoever presses."""
    anna, boris = world.person("Анна", dm=False), world.person("Борис", dm=False)
    await world.group("Дача", anna, boris)
    await world.seat("war", anna, boris)
    await anna.says("/leave")
    await world.advance(10)
    question = anna.sees("Анна, встать из-за стола? Это будет поражение", "group")
    assert (await boris.taps("Встать", question)).text == "Этот вопрос задан не вам"
    await anna.taps("Остаться", question)
    await world.advance(10)
    assert question.deleted
    await anna.says("/leave")
    await world.advance(10)
    await anna.taps("Встать", anna.sees("Анна, встать из-за стола?", "group"))
    await world.advance(30)
    assert world.table().match.left == [0]


async def test_who_has_blocked_the_bot_can_still_leave(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await anna.blocks()
    await world.advance(5)
    boris.sees("Анна, откройте личку: карты стола 1\u00a0приходят туда", "group")
    await anna.says("/leave")
    await world.advance(5)
    await anna.taps("Встать", anna.sees("Анна, встать из-за стола?", "group"))
    await world.advance(10)
    boris.sees("Анна встаёт из-за стола: поражение", "group")


async def test_a_hand_that_hides_nothing_is_not_sent(world):
    anna, boris = world.person("Анна"), world.person("Борис")
    await world.group("Дача", anna, boris)
    await world.seat("war", anna, boris)
    await anna.dms("/hand")
    await world.advance(5)
    assert world.moves(anna) == []
    await anna.blocks()
    await world.advance(5)
    boris.sees_not("откройте личку", "group")
