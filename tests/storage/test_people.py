import pytest

from bot.storage import Store
from bot.storage.rows import Language, Person


@pytest.mark.parametrize(
    ("language", "hint", "speaks"),
    [
        (None, None, "ru"),
        (None, "ru", "ru"),
        (None, "uk", "ru"),
        (None, "be", "ru"),
        (None, "kk", "ru"),
        (None, "RU-RU", "ru"),
        (None, "en", "en"),
        (None, "en-GB", "en"),
        (None, "de", "en"),
        ("ru", "de", "ru"),
        ("en", "ru", "en"),
    ],
)
def test_a_person_speaks_the_chosen_language_else_what_telegram_hints(
    language: Language | None, hint: str | None, speaks: str
):
    assert Person(1, "Anna", language=language, hint=hint).speaks == speaks


async def test_who_is_met_first_has_chosen_nothing(store: Store):
    async with store.transaction() as tx:
        met = await store.people.meet(tx, 2**52, "Анна", "anna", "uk", 5.0)
    assert met == Person(2**52, "Анна", "anna", None, "uk", "away", "unknown", 5.0)
    assert await store.people.get(2**52) == met


async def test_a_renamed_person_keeps_what_was_chosen(store: Store):
    async with store.transaction() as tx:
        await store.people.meet(tx, 1, "Anna", "anna", "de", 5.0)
        await store.people.change(tx, 1, language="ru", ring="never", dm="open")
        met = await store.people.meet(tx, 1, "Anja", None, "en", 6.0)
    assert met == Person(1, "Anja", None, "ru", "en", "never", "open", 6.0)
    assert await store.people.get(1) == met


async def test_many_are_asked_at_once(store: Store):
    async with store.transaction() as tx:
        for person in (1, 2, 3):
            await store.people.meet(tx, person, f"P{person}", None, None, 5.0)
    assert {person: row.name for person, row in (await store.people.many([1, 3, 9])).items()} == {1: "P1", 3: "P3"}
    assert await store.people.many([]) == {}
    assert await store.people.get(9) is None


@pytest.mark.parametrize("column", ["nickname", "id", "name = 'x' --"])
async def test_there_is_no_such_column_to_change(store: Store, column: str):
    async with store.transaction() as tx:
        await store.people.meet(tx, 1, "Anna", None, None, 5.0)
        with pytest.raises(TypeError, match="no columns of people to change"):
            await store.people.change(tx, 1, **{column: "x"})


async def test_nobody_has_no_columns(store: Store):
    with pytest.raises(LookupError, match="no 1 in people"):
        async with store.transaction() as tx:
            await store.people.change(tx, 1, dm="open")
