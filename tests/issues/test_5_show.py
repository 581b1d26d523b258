"""A combination is shown by a button, ticks and a second button; a card alone is played by one tap (model 12)."""

from games.catalog import catalog
from games.rules.bezique import BeziqueOptions
from tests.e2e.buttons import sit_down


async def at_bezique(world, **options):
    kind = catalog()["bezique"]
    friends = await sit_down(world, kind, 2, BeziqueOptions(**options).model_dump())
    turn = world.table().match.deal.turn
    return friends[turn]


def labels(person) -> list[str]:
    return [button["text"] for row in person.last("dm").keyboard for button in row]


async def test_one_tap_plays_a_card(world):
    mover = await at_bezique(world)
    await mover.taps(labels(mover)[0], "dm")
    assert world.table().match.log[-1].code.startswith("play:")


async def test_cards_are_ticked_after_the_button_and_the_show_is_judged(world):
    mover = await at_bezique(world)
    hand = labels(mover)[:8]
    assert labels(mover)[8:9] == ["Показать комбинацию"]
    await mover.taps("Показать комбинацию", "dm")
    await world.advance(3)
    assert labels(mover)[:10] == [*hand, "Объявить: ещё 2", "Отмена"]
    for place in (0, 1):
        await mover.presses(mover.last("dm"), mover.last("dm").keyboard[place // 4][place % 4]["callback_data"])
        await world.advance(3)
    assert labels(mover)[:2] == [f"✓ {card}" for card in hand[:2]]
    assert labels(mover)[8:10] == [f"Объявить {hand[0]} {hand[1]}", "Отмена"]
    await mover.taps(labels(mover)[8], "dm")
    await world.advance(3)
    assert world.table().match.log[-1].code.startswith("show:")
    assert "−10" in mover.last("group").words
    assert "Показать комбинацию" not in labels(mover)
    assert labels(mover)[:8] == hand


async def test_the_choice_is_given_up_and_ticks_with_it(world):
    mover = await at_bezique(world)
    hand = labels(mover)[:8]
    await mover.taps("Показать комбинацию", "dm")
    await world.advance(3)
    await mover.presses(mover.last("dm"), mover.last("dm").keyboard[0][0]["callback_data"])
    await world.advance(3)
    await mover.taps("Отмена", "dm")
    await world.advance(3)
    assert labels(mover)[:9] == [*hand, "Показать комбинацию"]
    assert len(world.table().match.log) == 0


async def test_without_penalties_nothing_is_ticked(world):
    mover = await at_bezique(world, penalties=False)
    assert "Показать комбинацию" not in labels(mover)
