"""What the notations of bezique, terts and deberc share: values by seat, the led card, the stock top first."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from games.cards import Card, Suit, card, cards, text
from games.match import Match
from games.parts.announcing import SEATS, AnnouncingDeal
from tests.notation import tricktaking

SEED = bytes(32)
SUITS = {suit.code: suit for suit in Suit}


def by_seat(given: Mapping[str, Any], name: str, default: Any) -> list[Any]:
    """Return a value for each seat; what is not named has the default."""
    named = given.get(name, {})
    return [named.get(seat, default) for seat in range(SEATS)]


def lay(deal: AnnouncingDeal, given: Mapping[str, Any]) -> None:
    """Lay hands, table, points and shows, and say whose turn it is."""
    deal.hands = [cards(hand) for hand in by_seat(given, "hands", "")]
    deal.trick = [card(code) for _, code in given.get("table", ())]
    deal.phase = given.get("phase", "lead")
    deal.turn = given["turn"]
    deal.leader = given["table"][0][0] if deal.trick else deal.turn
    deal.trumps = SUITS[given.get("trump", "H")]
    deal.points = by_seat(given, "deal", 0)
    deal.shown = [list(keys) for keys in by_seat(given, "shown", ())]
    deal.said, deal.closed = given.get("said", False), given.get("closed", False)


def rest(pack: Sequence[Card], *shown: Sequence[Card]) -> list[Card]:
    """Return the cards of the pack, copies counted, that a position does not show."""
    left = Counter(pack) - Counter(one for held in shown for one in held)
    return list(left.elements())


def compared(match: Match, own: Mapping[str, Any], then: Mapping[str, Any], error: str | None) -> list[str]:
    """Compare what came out with `then`: hands in any order, `legal_has` and `legal_not` some of the codes."""
    deal = match.deal
    assert isinstance(deal, AnnouncingDeal)
    found = {
        **tricktaking.found(match),
        "deal": dict(enumerate(deal.points)),
        "scores": dict(enumerate(match.standing.totals if match.over else deal.scores)),
        "hands": {seat: text(sorted(hand)) for seat, hand in enumerate(deal.hands)},
        "deal_no": match.standing.number,
        "first": match.standing.first,
        "dealer": match.standing.dealer,
        **own,
    }
    wanted = dict(then)
    if "event" in then:
        found["event"] = _event(match, deal)
    if "hands" in then:
        wanted["hands"] = {seat: text(sorted(cards(hand))) for seat, hand in then["hands"].items()}
    listed = {seat: set(codes) for seat, codes in found["legal"].items()}
    wrong = [f"not listed: {code}" for seat, code in _codes(wanted, "legal_has") if code not in listed[seat]]
    wrong += [f"listed: {code}" for seat, code in _codes(wanted, "legal_not") if code in listed[seat]]
    return wrong + tricktaking.compared(found, wanted, error)


def _codes(wanted: dict[str, Any], name: str) -> list[tuple[int, str]]:
    return [(seat, code) for seat, codes in wanted.pop(name, {}).items() for code in codes]


def _event(match: Match, deal: AnnouncingDeal) -> str:
    """Return what the last action caused: "penalty:<reason>", "blocked", or the key of the show."""
    kinds = [event.kind for event in match.told[-1]]
    if fined := [kind for kind in kinds if kind.startswith("fine_")]:
        return f"penalty:{fined[0].removeprefix('fine_')}"
    return "blocked" if "blocked" in kinds else deal.shown[match.log[-1].seat][-1]
