"""Boards: who is counted, in which order, on which page."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from bot.storage import Store
from bot.storage.boards import Asked, Board
from bot.storage.rows import BoardRow, Rating, ResultRow, TableRow

ANNA, BORIS, CLARA = 1, 2, 3
DACHA, OFFICE = -5, -6


@dataclass
class Club:
    """Plays matches: who won first."""

    store: Store
    row: TableRow

    async def meet(self, person: int, name: str) -> None:
        async with self.store.transaction() as tx:
            await self.store.people.meet(tx, person, name, None, None, 0.0)

    async def played(
        self,
        people: Sequence[int | None],
        *,
        key: str = "durak",
        chat: int = DACHA,
        at: float = 1000.0,
        change: int | None = 0,
        left: int | None = None,
    ) -> int:
        async with self.store.transaction() as tx:
            count = len(await tx.run("SELECT * FROM tables"))
            table = await self.store.tables.add(tx, replace(self.row, key=key, chat=chat, token=str(count)))
            rows = [
                ResultRow(
                    table, seat, person, seat + 1, int(seat > 0), "[]", left=seat == left, at=at,
                    won=seat == 0 and left != 0, change=None if person is None else change,
                )
                for seat, person in enumerate(people)
            ]  # fmt: skip
            await self.store.results.add(tx, rows)
        return table

    async def rate(self, key: str, **ratings: Rating) -> None:
        people = {"anna": ANNA, "boris": BORIS, "clara": CLARA}
        async with self.store.transaction() as tx:
            await self.store.ratings.put(tx, key, {people[name]: rating for name, rating in ratings.items()})


@pytest.fixture
async def club(store: Store, lobby: TableRow) -> Club:
    club = Club(store, lobby)
    for person, name in ((ANNA, "Anna"), (BORIS, "Boris"), (CLARA, "Clara")):
        await club.meet(person, name)
    return club


def brief(board: Board) -> list[tuple[int, str, int, int]]:
    return [(row.place, row.name, row.wins, row.matches) for row in board.rows]


async def test_wins_come_first_then_their_share(store: Store, club: Club):
    for people in ([ANNA, BORIS], [BORIS, ANNA], [CLARA, BORIS]):
        await club.played(people)
    board = await store.boards.page(Asked(), ANNA)
    assert brief(board) == [(1, "Clara", 1, 1), (2, "Anna", 1, 2), (3, "Boris", 1, 3)]


async def test_equals_share_a_place(store: Store, club: Club):
    await club.played([ANNA, BORIS])
    await club.played([CLARA, BORIS])
    board = await store.boards.page(Asked(), BORIS)
    assert brief(board) == [(1, "Anna", 1, 1), (1, "Clara", 1, 1), (3, "Boris", 0, 2)]
    assert board.own == BoardRow(3, BORIS, "Boris", 2, 0, 2, None)
    assert (board.people, board.page) == (3, 0)


async def test_of_one_game_the_rating_may_rank(store: Store, club: Club):
    await club.played([ANNA, BORIS])
    await club.played([CLARA, BORIS], key="hearts")
    await club.rate("durak", anna=Rating(20.0, 3.0), boris=Rating(30.0, 5.0))
    await club.rate("hearts", anna=Rating(90.0, 3.0))
    board = await store.boards.page(Asked(key="durak", by_rating=True), CLARA)
    assert [(row.name, row.rating) for row in board.rows] == [
        ("Boris", Rating(30.0, 5.0)),
        ("Anna", Rating(20.0, 3.0)),
    ]
    assert board.own is None
    by_wins = await store.boards.page(Asked(key="durak"), CLARA)
    assert [row.name for row in by_wins.rows] == ["Anna", "Boris"]


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        (Asked(), ["Anna", "Boris", "Clara"]),
        (Asked(chat=DACHA), ["Anna", "Boris"]),
        (Asked(chat=OFFICE), ["Clara", "Boris"]),
        (Asked(chat=OFFICE, key="hearts"), ["Clara", "Boris"]),
        (Asked(chat=OFFICE, key="durak"), []),
        (Asked(since=2000.0), ["Clara", "Boris"]),
        (Asked(since=2000.5), []),
    ],
)
async def test_only_what_is_asked_counts(store: Store, club: Club, asked: Asked, names: list[str]):
    await club.played([ANNA, BORIS])
    await club.played([ANNA, BORIS])
    await club.played([BORIS, ANNA])
    await club.played([CLARA, BORIS], key="hearts", chat=OFFICE, at=2000.0)
    assert sorted(row.name for row in (await store.boards.page(asked, ANNA)).rows) == sorted(names)


async def test_computers_unrated_and_void_matches_count_nothing(store: Store, club: Club):
    await club.played([ANNA, None], change=None)
    assert brief(await store.boards.page(Asked(), ANNA)) == []
    await club.played([ANNA, BORIS, None])
    assert brief(await store.boards.page(Asked(), ANNA)) == [(1, "Anna", 1, 1), (2, "Boris", 0, 1)]


async def test_times_lost_are_counted_leaving_among_them(store: Store, club: Club):
    await club.played([BORIS, ANNA])
    await club.played([BORIS, ANNA], left=0)
    board = await store.boards.page(Asked(), ANNA)
    assert {row.name: row.losses for row in board.rows} == {"Anna": 2, "Boris": 1}


async def test_a_renamed_person_is_one_entry(store: Store, club: Club):
    """Field report 46."""
    await club.played([ANNA, BORIS])
    await club.meet(ANNA, "Anya")
    await club.played([ANNA, BORIS])
    assert brief(await store.boards.page(Asked(), ANNA)) == [(1, "Anya", 2, 2), (2, "Boris", 0, 2)]


async def test_a_group_that_becomes_a_supergroup_keeps_its_board(store: Store, club: Club):
    async with store.transaction() as tx:
        await store.chats.meet(tx, DACHA, "Dacha", "group", None, "ru")
        await store.chats.change(tx, DACHA, zone="Asia/Omsk")
    await club.played([ANNA, BORIS])
    async with store.transaction() as tx:
        await store.chats.migrate(tx, DACHA, -1005)
    assert len((await store.boards.page(Asked(chat=-1005), ANNA)).rows) == 2
    moved = await store.chats.get(-1005)
    assert moved is not None
    assert moved.zone == "Asia/Omsk"


async def test_a_board_has_pages_of_ten_and_the_own_line_on_each(store: Store, club: Club):
    for person in range(11, 36):
        await club.meet(person, f"P{person}")
        await club.played([ANNA, person])
    first = await store.boards.page(Asked(), 35)
    assert [row.name for row in first.rows] == ["Anna", *(f"P{person}" for person in range(11, 20))]
    assert (first.people, first.page) == (26, 0)
    assert first.own is not None
    assert (first.own.place, first.own.name) == (2, "P35")
    last = await store.boards.page(Asked(), 35, 2)
    assert [row.name for row in last.rows] == [f"P{person}" for person in range(30, 36)]
    assert await store.boards.page(Asked(), 35, 7) == last
    assert (await store.boards.page(Asked(chat=OFFICE), 35, 3)).page == 0


async def test_ratings_are_kept_by_person_and_game(store: Store, club: Club):
    await club.rate("durak", anna=Rating(26.0, 7.0), boris=Rating(24.0, 7.0))
    await club.rate("durak", anna=Rating(27.0, 6.0))
    assert await store.ratings.get(ANNA, "durak") == Rating(27.0, 6.0)
    assert await store.ratings.get(ANNA, "hearts") is None
    async with store.transaction() as tx:
        assert await store.ratings.of(tx, "durak", [ANNA, CLARA]) == {ANNA: Rating(27.0, 6.0)}
