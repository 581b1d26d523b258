"""The notation of throw-in durak's worked examples: hands as texts, the table as attack/cover, the stock top first."""

from collections.abc import Mapping
from typing import Any

from games.cards import Card, Suit, cards, pack, text
from games.game import Standing
from games.match import Match
from games.parts.fools import outcome
from games.parts.throwing import DurakOptions
from games.rules.durak import LOW, Durak, DurakDeal

SEED = bytes(32)
_SUITS = {suit.code: suit for suit in Suit}


def match(row: Mapping[str, Any]) -> Match:
    """Return the match that stands as `given` says, in the first deal unless it has a `prev_fool`."""
    given = row["given"]
    game = Durak(given.get("players") or len(given["hands"]), DurakOptions(**row.get("options", {})))
    standing = Standing(1, (0,) * game.n, given.get("dealer", 0), (given.get("dealer", 0) + 1) % game.n)
    if "deck" in given:
        return _dealt(game, standing, given)
    deal = game.deal(standing, SEED)
    _lay(deal, given)
    return Match(game, SEED, standing=standing, deal=deal)


def _dealt(game: Durak, standing: Standing, given: Mapping[str, Any]) -> Match:
    deck = cards(given["deck"])
    if "prev_fool" in given:
        seats = set(range(game.n))
        lost = set() if given["prev_fool"] == "draw" else {standing.dealer}
        last = outcome("out", [seats - lost, lost], out=(), fools=lost)
        after = game.settle(standing, game.deal(standing, SEED, deck), last)
        standing = Standing(1, after.totals, after.dealer, after.first, last)
    return Match(game, SEED, standing=standing, deal=game.deal(standing, SEED, deck))


def _lay(deal: DurakDeal, given: Mapping[str, Any]) -> None:
    deal.hands = [cards(hand) for hand in given["hands"]]
    deal.stock = cards(given.get("stock", ""))[::-1]
    deal.out = list(given.get("out", ()))
    deal.bout = 1 if given.get("first_bout") else 2
    deal.stale = given.get("stale", 0)
    deal.seen = [[] for _ in deal.hands]
    deal.open_bout(given["leader"])
    deal.face(given["defender"])
    _lay_table(deal, given)
    deal.phase = given["phase"]
    deal.limit = given.get("limit", deal.limit)
    deal.passed = set(given.get("passed", ()))
    deal.thrower = given.get("turn", deal.attacker)
    deal.turn = deal.defending if deal.phase == "defend" else deal.thrower
    _name_trump(deal, given)


def _lay_table(deal: DurakDeal, given: Mapping[str, Any]) -> None:
    for pair in given.get("table", "").split():
        under, _, cover = pair.partition("/")
        deal.attacks += cards(under)
        deal.covers += cards(cover) or [None]
    deal.attacker = given.get("attacker", deal.attacker)
    deal.laid = [deal.attacker] * len(deal.attacks)
    deal.led = cards(given["led"]) if "led" in given else list(deal.attacks)
    empty = [seat for seat in deal.inside if not deal.hands[seat]]
    deal.emptied = sorted(empty, key=lambda seat: (seat - deal.leader) % deal.count)


def _name_trump(deal: DurakDeal, given: Mapping[str, Any]) -> None:
    """Discard what is named nowhere; the trump lies under the stock, else where it can be, best in the discard."""
    here = {one for held in deal.holding() for one in held} - set(deal.discard)
    deal.discard = [one for one in pack(LOW[deal.options.deck]) if one not in here]
    suit = _SUITS[given["trump"]]
    places = [deal.stock[:1], deal.discard, deal.attacks, *deal.hands]
    deal.trump = next(one for place in places for one in place if one.suit == suit)
    for seat, hand in enumerate(deal.hands):
        if deal.trump in hand:
            deal.know(seat, deal.trump)


def differences(match: Match, then: Mapping[str, Any], error: str | None, row: Mapping[str, Any]) -> list[str]:
    """Compare what came out with `then`, key by key."""
    deal = match.deal
    assert isinstance(deal, DurakDeal)
    found = {"error": error, **_found(deal), **_ended(deal, then)}
    wrong = [f"unknown key {key}" for key in then if key not in found and key not in ("can", "cannot")]
    for key, value in {"error": None, **then}.items():
        wanted = _normal(key, value)
        got = {seat: found[key][seat] for seat in wanted} if key == "legal" else found.get(key, wanted)
        if got != wanted:
            wrong.append(f"{key}: {got}, not {wanted}")
    return wrong + _listed(deal, then)


def _found(deal: DurakDeal) -> dict[str, Any]:
    return {
        "trump": deal.trump.suit.code,
        "stock": text(reversed(deal.stock)),
        "phase": deal.phase,
        "leader": deal.leader,
        "defender": deal.defender,
        "attacker": deal.attacker,
        "limit": deal.limit,
        "turn": deal.turn,
        "actors": sorted(deal.actors),
        "passed": sorted(deal.passed),
        "out": sorted(deal.out),
        "stale": deal.stale,
        "table": " ".join(map(_pair, deal.attacks, deal.covers)),
        "discard": len(deal.discard),
        "hands": [sorted(hand) for hand in deal.hands],
        "legal": {seat: _codes(deal, seat) for seat in range(deal.count)},
    }


def _pair(under: Card, cover: Card | None) -> str:
    return f"{under.code}/{cover.code}" if cover else under.code


def _codes(deal: DurakDeal, seat: int) -> set[str]:
    return {action.code for action in deal.legal(seat)} if seat in deal.actors else set()


def _ended(deal: DurakDeal, then: Mapping[str, Any]) -> dict[str, Any]:
    if not deal.over:
        return dict.fromkeys(("fool", "rank", "pogony"), "the deal is not over")
    result = deal.result()
    fools = [seat for seat, title in result.titles if title == "fool"]
    return {
        "fool": fools if isinstance(then.get("fool"), list) else next(iter(fools), None),
        "rank": list(result.ranking),
        "pogony": any(title == "pogony" for _, title in result.titles),
    }


def _normal(key: str, value: Any) -> Any:
    match key:
        case "hands":
            return [sorted(cards(hand)) for hand in value]
        case "actors" | "passed" | "out":
            return sorted(value)
        case "legal":
            return {seat: set(codes) for seat, codes in value.items()}
    return value


def _listed(deal: DurakDeal, then: Mapping[str, Any]) -> list[str]:
    wrong = []
    for seat, codes in then.get("can", {}).items():
        wrong += [f"seat {seat} cannot {code}" for code in codes if code not in _codes(deal, seat)]
    for seat, codes in then.get("cannot", {}).items():
        wrong += [f"seat {seat} can {code}" for code in codes if code in _codes(deal, seat)]
    return wrong
