"""What the worked examples of the war family share: stacks as texts, top first, that need not hold the whole deck."""

from collections.abc import Mapping
from typing import Any

from games.cards import cards, text
from games.game import Standing
from games.match import NOBODY, Match
from games.parts.bottles import BottleDeal
from games.parts.presses import ALL, SEATS
from games.parts.stacks import StackDeal, StackGame
from games.rules.propuschenka import PropuschenkaDeal

SEED = bytes(32)


class PlainMatch(Match):
    """A match in whose examples the clock speaks as seat -1."""

    def apply(self, seat, code):
        return self.host("@time") if (seat, code) == (NOBODY, "time") else Match.apply(self, seat, code)


def match(kind: type[StackGame], row: Mapping[str, Any]) -> PlainMatch:
    """Return the match that stands as `given` says."""
    given = row["given"]
    game = kind(len(SEATS), kind.Options(**row.get("options", {})))
    standing = Standing(1, (0, 0), given.get("dealer", 0), 1 - given.get("dealer", 0))
    deal = game.deal(standing, SEED)
    deal.phase = given["phase"]
    deal.stacks = [cards(given["stacks"][seat]) for seat in SEATS]
    deal.laid = [cards(given.get("table", {}).get(seat, "")) for seat in SEATS]
    deal.rounds = given.get("rounds", 0)
    deal.open(standing.dealer)
    deal.seen |= {"/".join(pair) for pair in given.get("seen", ())}
    if isinstance(deal, BottleDeal):
        deal.since = given.get("since", 0)
        deal.leader = given.get("leader", deal.leader)
    return PlainMatch(game, SEED, standing=standing, deal=deal)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key; `stack_sets` and codes without order, some seats only."""
    assert isinstance(match.deal, StackDeal)
    found = {"error": error, **_found(match, match.deal)}
    wrong = [f"unknown key {key}" for key in then if key not in found]
    for key, value in {"error": None, **then}.items():
        got = {seat: found[key][seat] for seat in value} if isinstance(value, dict) else found.get(key, value)
        if _normal(key, got) != _normal(key, value):
            wrong.append(f"{key}: {got!r}, not {value!r}")
    return wrong


def _found(match: Match, deal: StackDeal) -> dict[str, Any]:
    stacks = {seat: text(deal.stacks[seat]) for seat in SEATS}
    found = {
        "phase": deal.phase,
        "stacks": stacks,
        "stack_sets": stacks,
        "counts": [len(stack) for stack in deal.stacks],
        "table": {seat: text(deal.laid[seat]) for seat in SEATS},
        "rounds": deal.rounds,
        "credit": ["all" if credit == ALL else credit for credit in deal.credit],
        "legal": {seat: [action.code for action in deal.legal(seat)] for seat in deal.actors},
        "reason": deal.ending or None,
        "ranking": list(match.ranking() or ()) if match.over else None,
    }
    if isinstance(deal, BottleDeal):
        found |= {"leader": deal.leader, "since": deal.since}
    if isinstance(deal, PropuschenkaDeal):
        found["removed"] = text(deal.gone)
    return found


def _normal(key: str, value: Any) -> Any:
    match key:
        case "removed":
            return sorted(value.split())
        case "stack_sets":
            return {seat: sorted(stack.split()) for seat, stack in value.items()}
        case "legal":
            return {seat: sorted(codes) for seat, codes in value.items()}
    return value
