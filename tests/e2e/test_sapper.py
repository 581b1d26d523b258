"""A solo game in which nobody can be answered for: it sleeps, and is void after a day (etiquette)."""


async def test_a_solo_table_sleeps_and_is_void_after_a_day(world):
    anna = world.person("Анна")
    await anna.dms("/play sapper")
    await world.advance(2)
    await anna.taps("Начать", "dm")
    await world.advance(3600)
    assert (await world.row()).deadline is None
    assert await world.log() == []
    await world.advance(23 * 3600)
    assert (await world.row()).status == "void"
    anna.sees("Партия без итога", "dm")
