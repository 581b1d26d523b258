"""A table in a DM beside one in a group: commands tell them apart, and nothing of one is told in the other."""


async def test_a_command_by_dm_asks_which_table_is_meant(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    await anna.dms("/play hearts")
    await world.advance(3)
    await anna.taps("Начать", "dm")
    await world.advance(3)
    await anna.dms("/stop")
    await world.advance(3)
    asked = anna.sees("Какой стол?", "dm")
    labels = [button["text"] for button in asked.buttons]
    assert labels == ["стол 1 · Дурак подкидной · Дача", "стол 1 · Червы"]
    await anna.taps("стол 1 · Червы", asked)
    await world.advance(3)
    anna.sees("Партия без итога", "dm")
    assert (await world.row(1)).status == "running"
    anna.sees_not("Червы", "group")


async def test_who_leaves_alone_is_told_by_the_result_alone(world):
    anna = world.person("Анна")
    await anna.dms("/play durak")
    await world.advance(3)
    await anna.taps("Начать", "dm")
    await world.advance(3)
    await anna.dms("/leave")
    await world.advance(3)
    await anna.taps("Встать", "dm")
    await world.advance(30)
    assert "В дураках: Анна" in anna.last("dm").words
    anna.sees_not("встаёт из-за стола", "dm")
