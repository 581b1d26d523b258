"""No card is ever shown to somebody who may not have seen it.

Each match is replayed from the database; what its views and events have shown to a reader so far is what the calls to
Telegram may name: in the group what everybody may see, in a private chat and in popups also what that person may.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any

from bot.screens.lobby import value_id
from bot.storage import Store
from bot.storage.rows import TableRow
from bot.tables import rematch
from bot.texts import load_texts
from games.cards import Card, card
from games.catalog import catalog
from games.match import Entry, Match
from playground.server.server import Call
from tests.e2e.world import World

RULES = '"r|0|0|"'
"""The button of a page of rules, which names cards of no table."""
RANKS = {"10": "T", "В": "J", "Д": "Q", "К": "K", "Т": "A"}
SUITS = dict(zip("♠♣♦♥", "SCDH", strict=True))
WRITTEN = re.compile(r"(10|[2-9JQKAВДКТ])([♠♣♦♥])")
CODED = re.compile(r"(?<![0-9A-Z])([2-9TJQKA][SHDC])(?![0-9A-Z])")
UNDER_WAY = 3.0
"""Seconds from the state a message shows to its sending."""
LATE = 12
"""Entries of the log whose events a message may still tell after the next deal has begun."""


@dataclass(frozen=True)
class Moment:
    """From `at` on these cards have been shown, to everybody (None) and to each person."""

    at: float
    shown: dict[int | None, frozenset[Card]]


@dataclass(frozen=True)
class History:
    """What a table has shown."""

    chat: int
    moments: list[Moment]

    def shown(self, reader: int | None, at: float) -> frozenset[Card]:
        """The cards that a reader may have seen by this time."""
        past = [moment for moment in self.moments if moment.at <= at]
        recent = [*past[-1:], *(moment for moment in past if moment.at > at - UNDER_WAY)]
        return frozenset[Card]().union(*(moment.shown.get(reader, moment.shown[None]) for moment in recent))


async def scan(world: World) -> None:
    """Assert it of every call the bot has made."""
    histories = [await _history(world.app.store, row) for row in await _tables(world)]
    told = [(call, *one) for call in world.server.calls for one in _messages(world, call)]
    leaks = []
    for call, chat, reader, content in told:
        allowed = frozenset[Card]().union(
            *(
                history.shown(reader or None, call.at)
                for history in histories
                if reader or history.chat == world.telegram.chats[chat].current().id
            )
        )
        if hidden := _cards(content) - allowed:
            leaks.append((call.method, chat, sorted(one.code for one in hidden), content))
    assert not leaks, "\n".join(map(str, leaks[:3]))


async def _tables(world: World) -> list[TableRow]:
    found = [await world.app.store.tables.get(number) for number in range(1, 50)]
    return [row for row in found if row and row.seed]


async def _history(store: Store, row: TableRow) -> History:
    kind = catalog()[row.key]
    seats = [seat for seat in await store.tables.seats(row.id) if not seat.waiting]
    people = {seat.person: seat.seat for seat in seats if seat.person}
    assert row.seed
    match = Match(kind(len(seats), kind.Options.model_validate_json(row.options)), row.seed, rematch.loaded(row.before))
    log = await store.tables.log(row.id)
    moments = [Moment(row.opened, _shown(match, people, {}, dealings=0))]
    for entry in log:
        dealings = match.dealings
        match.enter(Entry(entry.seat, entry.code))
        moments.append(Moment(entry.at, _shown(match, people, moments[-1].shown, dealings)))
    return History(row.chat, moments)


def _shown(
    match: Match, people: dict[int, int], before: dict[int | None, frozenset[Card]], dealings: int
) -> dict[int | None, frozenset[Card]]:
    readers: list[tuple[int | None, int | None]] = [(None, None), *people.items()]
    return {
        reader: frozenset(_walk(match.view(seat)))
        | _heard(match, seat)
        | _no_part_of_the_pack(match)
        | (before[reader] if match.dealings == dealings else frozenset())
        for reader, seat in readers
    }


def _no_part_of_the_pack(match: Match) -> frozenset[Card]:
    """The cards that nobody can hold: to name them tells nothing (the queen that old maid is played without)."""
    return frozenset(PACK).difference(*match.deal.holding())


def _heard(match: Match, seat: int | None) -> frozenset[Card]:
    """The cards in what was last told; when the match is over, all."""
    if match.over:
        return frozenset(PACK)
    late = [event for told in match.told[-LATE:] for event in told if event.to in (None, seat)]
    return frozenset(one for event in late for one in event.cards)


PACK = [card(rank + suit) for rank in "23456789TJQKA" for suit in "SHDC"]


def _walk(value: object) -> Iterator[Card]:
    """All cards in a value."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from _walk(getattr(value, each.name))
    elif isinstance(value, dict):
        for each in value.values():
            yield from _walk(each)
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from _walk(each)


def _messages(world: World, call: Call) -> Iterator[tuple[int, int, str]]:
    """The texts and button data of a call: the chat, the reader of a private chat or popup (else 0), the content."""
    params: dict[str, Any] = call.params
    if call.method == "answerCallbackQuery":
        reader = world.telegram.queries[params["callback_query_id"]].user.id
        yield reader, reader, params.get("text") or ""
    elif "chat_id" in params:
        chat = int(params["chat_id"])
        content = [params.get("text") or "", json.dumps(params.get("reply_markup"), ensure_ascii=False)]
        if RULES in content[1]:
            return
        yield chat, _receiver(params) or max(chat, 0), " ".join(content)


def _receiver(params: dict[str, Any]) -> int:
    """Who alone sees an ephemeral message; 0: it is none."""
    return int((params.get("ephemeral_message_parameters") or params).get("receiver_user_id", 0))


@cache
def _options() -> re.Pattern[str]:
    """The names of options, which may name cards of no table: «51 карта, без Д♣»."""
    words = [
        say.word("option", key, value_id(name, value))
        for say in load_texts().values()
        for key, kind in catalog().items()
        for name, values in kind.choices().items()
        for value in values
    ]
    return re.compile("|".join(re.escape(one) for one in words if WRITTEN.search(one)))


def _cards(content: str) -> set[Card]:
    content = _options().sub("", content)
    written = {card(RANKS.get(rank, rank) + SUITS[suit]) for rank, suit in WRITTEN.findall(content)}
    return written | {card(code) for code in CODED.findall(content)}
