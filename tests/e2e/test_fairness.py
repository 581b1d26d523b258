"""The fair deal as people see it: the seal before the match, the secret after it, a file that proves the match."""

import hashlib
import re
from random import Random

from bot.storage.rows import SeatRow
from games.__main__ import main
from games.proof import MatchFile, verify

SIGNS = re.compile(r"[0-9a-f]{8,64}")


def signs(text: str) -> str:
    """The first run of hexadecimal digits."""
    found = SIGNS.search(text)
    assert found, text
    return found[0]


async def played(world, *friends, seed: int = 1) -> None:
    await world.seat("durak", *friends)
    await world.play_on(*friends, rng=Random(seed))
    await world.advance(60)


async def test_what_was_sealed_in_the_lobby_is_what_opens_with_the_result(world, tmp_path, capsys):
    anna, boris = await world.friends("Анна", "Борис")
    await anna.says("/play durak")
    await world.advance(1)
    lobby = signs(anna.sees("🔏 Колода запечатана", "group").words)
    whole = signs((await boris.taps("Честная раздача", "group")).text)
    assert (len(lobby), len(whole), whole[:8]) == (8, 64, lobby)
    await boris.taps("Сесть за стол", "group")
    await world.advance(1)
    await anna.taps("Начать", "group")
    await world.advance(1)
    started = anna.sees("Карты сданы. Во время розыгрыша", "group")
    assert signs(started.words) == lobby
    assert signs((await boris.taps("Честная раздача", started)).text) == whole
    result = await world.play_on(anna, boris, rng=Random(2))
    await world.advance(60)
    secret, seal, _ = (await boris.taps("Честная раздача", result)).text.split("\n")
    assert f"🔏 Секрет: {secret[:4]}…{secret[-4:]} · /verify" in result.words
    assert (hashlib.sha256(bytes.fromhex(secret)).hexdigest(), seal) == (whole, whole)

    await boris.says("/verify", reply_to=result)
    await world.advance(30)
    sent = anna.sees("python -m games verify durak-1.json", "group")
    content = anna.downloads(sent)
    verdict = verify(content.decode())
    assert verdict.problems == ()
    assert (verdict.file.secret, verdict.file.seal) == (secret, seal)
    assert verdict.file.seats == (str(anna.user.id), str(boris.user.id))
    path = tmp_path / "durak-1.json"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.endswith("proved: the cards follow from the secret, the result from the log\n")


async def test_the_secret_of_a_match_under_way_stays_one(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    secret = (await world.row()).secret.hex()
    for number in ("", " 1"):
        await anna.says(f"/verify{number}")
        await world.advance(30)
    anna.sees("Законченной партии здесь ещё нет")
    anna.sees("Партия ещё идёт, секрет откроется с итогом")
    assert secret[:4] not in "".join(message.words for message in anna.messages())
    assert not any(message.media for message in anna.messages())


async def test_a_lobby_has_nothing_to_prove(world):
    [anna] = await world.friends("Анна")
    await anna.says("/play durak")
    await world.advance(1)
    await anna.says("/verify", reply_to=anna.sees("Стол открыт", "group"))
    await world.advance(30)
    anna.sees("Партия ещё не началась")
    await anna.taps("Отменить", "group")
    await world.advance(30)
    await anna.says("/verify 1")
    await world.advance(30)
    anna.sees("Этот стол закрыт")
    await anna.says("/verify one")
    await world.advance(30)
    anna.sees("Законченной партии здесь ещё нет")


async def test_a_void_match_opens_its_secret_too(world):
    anna, boris = await world.friends("Анна", "Борис")
    await world.seat("durak", anna, boris)
    for person in (anna, boris):
        await person.says("/stop 1")
        await world.advance(30)
    result = anna.sees("Партия без итога", "group")
    secret = (await world.row()).secret.hex()
    assert f"🔏 Секрет: {secret[:4]}…{secret[-4:]} · /verify" in result.words
    await anna.says("/verify")
    await world.advance(30)
    file = MatchFile.model_validate_json(anna.downloads(anna.sees("durak-1.json", "group")))
    assert (file.secret, file.ranking) == (secret, None)
    assert verify(file.model_dump_json()).problems == ()


async def test_a_match_with_computers_is_proved_by_dm_and_in_english(world):
    anna = world.person("Anna", language="en")
    await world.group("Cottage", anna)
    await anna.says("/play durak")
    await world.advance(1)
    await anna.taps("+ Computer", "group")
    await world.advance(1)
    await anna.taps("Start", "group")
    await world.play_on(anna, rng=Random(4), until="result")
    await world.advance(60)
    await anna.dms("/verify")
    await world.advance(30)
    sent = anna.sees("What it proves: docs/fairness.md", "dm")
    verdict = verify(anna.downloads(sent).decode())
    assert (verdict.problems, verdict.file.seats) == ((), (str(anna.user.id), "c1"))


async def test_who_was_erased_leaves_a_match_that_replays(world):
    anna, boris = await world.friends("Анна", "Борис")
    await played(world, anna, boris)
    store = world.app.store
    seats = await store.tables.seats(1)
    async with store.transaction() as tx:
        await store.tables.seat(tx, 1, [SeatRow(0, None), seats[1]])
    await anna.says("/verify 1")
    await world.advance(30)
    async with store.transaction() as tx:
        await store.tables.seat(tx, 1, seats)  # the check of the world asks who could see what
    verdict = verify(anna.downloads(anna.sees("durak-1.json", "group")).decode())
    assert verdict.file.seats == (None, str(boris.user.id))
    assert [problem.split(":")[0] for problem in verdict.problems] == ["somebody was erased"]


async def test_a_button_tells_nothing_of_another_chat(world):
    anna, boris = await world.friends("Анна", "Борис")
    clara = world.person("Clara")
    await played(world, anna, boris)
    elsewhere = await world.group("Elsewhere", clara)
    await clara.says("/play hearts", chat=elsewhere)
    await world.advance(30)
    popup = await clara.presses(clara.last("group"), "f|1|0|")
    assert popup.text == "Эта кнопка больше не действует"
    popup = await clara.presses(clara.last("group"), "f|zz|0|")
    assert popup.text == "Эта кнопка больше не действует"
