"""King beyond its worked examples (tests/vectors/king.yaml): refusals, the list of games, the match, what is known."""

from random import Random

import pytest

from games.actions import Event, Refused
from games.cards import Suit, card, cards, text
from games.deal import Result
from games.match import Match
from games.players import player
from games.rules.king import PACK, Kind, King, KingDeal, KingOptions, worth
from games.view import Place, Text, Zone
from tests.games.matches import at, dealt, finish, numbers, play, refused, rematch, silent, state

HANDS = ["7H AH 9C", "8H KH 9D", "TC JC TD", "9H TH 7S"]
LEAD = {"game": 4, "dealer": 3, "turn": 0, "tricks_done": 5, "hands": HANDS, "trick": []}
FOLLOW = {**LEAD, "game": 5, "turn": 1, "hands": ["7H AH", *HANDS[1:]], "trick": ["0:9C"]}
CLUBS = {**FOLLOW, "turn": 2, "hands": ["7H AH", "8H 9D", *HANDS[2:]], "trick": ["0:9C", "1:KH"]}
LAST = {**LEAD, "tricks_done": 7, "hands": ["7S", "8S", "AS", "9D"]}
OVER = {**LAST, "game": 14, "phase": "over"}

ILLEGAL = [
    (OVER, 9, "what", "game_over"),
    (LEAD, 4, "what", "not_seated"),
    (LEAD, 1, "what", "not_your_turn"),
    (LEAD, 0, "", "bad_action"),
    (LEAD, 0, "pass", "bad_action"),
    (LEAD, 0, "play", "bad_action"),
    (LEAD, 0, "play:9C,AH", "bad_action"),
    (LEAD, 0, "play:9C,C", "bad_action"),
    (LEAD, 0, "play:9C,1", "bad_action"),
    (LEAD, 0, "play:6C", "bad_action"),
    (LEAD, 0, "play:8C", "not_in_hand"),
    (LEAD, 0, "play:8H", "not_in_hand"),
    (LEAD, 0, "play:AH", "no_heart_lead"),
    (CLUBS, 2, "play:TD", "follow_suit"),
    (FOLLOW, 1, "play:8H", "king_forced"),
]


@pytest.mark.parametrize(("given", "seat", "code", "reason"), ILLEGAL)
def test_a_refused_action_says_why_and_changes_nothing(given, seat, code, reason):
    assert refused(at("king", given), seat, code) == reason


def test_the_refusal_to_discard_names_the_suit_that_is_held():
    with pytest.raises(Refused) as found:
        at("king", CLUBS).apply(2, "play:TD")
    assert found.value.details == {"suit": Suit.CLUBS}


# The games


@pytest.mark.parametrize(
    ("game", "banned"),
    [(game, game in {4, 5, 7, 11, 12, 14}) for game in range(1, 15)],
)
def test_hearts_are_led_freely_but_in_six_games(game, banned):
    legal = [action.code for action in at("king", {**LEAD, "game": game}).deal.legal(0)]
    assert legal == (["play:9C"] if banned else ["play:7H", "play:AH", "play:9C"])


def test_the_ban_holds_for_the_very_first_lead():
    match = new(4)
    legal = [action.cards[0] for action in match.deal.legal(1)]
    assert legal == [one for one in match.deal.hands[1] if one.suit != Suit.HEARTS]
    assert len(legal) < 8


@pytest.mark.parametrize(("game", "forced"), [(game, game in {5, 7, 12, 14}) for game in range(1, 15)])
def test_the_king_is_forced_in_four_games(game, forced):
    legal = [action.code for action in at("king", {**FOLLOW, "game": game}).deal.legal(1)]
    assert legal == (["play:KH"] if forced else ["play:8H", "play:KH", "play:9D"])


def test_the_king_must_be_laid_to_a_heart_lead_when_it_is_the_only_heart():
    match = at("king", {**FOLLOW, "hands": ["AH 9C", "KH 9D 8D", *HANDS[2:]], "trick": ["0:7H"]})
    assert [action.code for action in match.deal.legal(1)] == ["play:KH"]


@pytest.mark.parametrize("game", range(1, 15))
def test_the_tricks_of_a_deal_sum_to_what_the_game_has(game):
    match = new(game)
    finish_deal(match, Random(game))
    total = {7: -96, 14: 96}.get(game, -16 if game < 7 else 16)
    assert match.standing.last is not None
    assert sum(match.standing.last.points) == total


@pytest.mark.parametrize(
    ("trick", "number", "values"),
    [
        ("7S 8S 9S TS", 1, [2, 0, 0, 0, 0, 0, 2]),
        ("7S 8S 9S TS", 6, [2, 0, 0, 0, 0, 0, 2]),
        ("7S 8S 9S TS", 7, [2, 0, 0, 0, 0, 8, 10]),
        ("7S 8S 9S TS", 8, [2, 0, 0, 0, 0, 8, 10]),
        ("KH QH JH JC", 1, [2, 8, 4, 6, 16, 0, 36]),
        ("KH 7S 8S 9S", 2, [2, 0, 0, 2, 16, 0, 20]),
        ("QH 7S 8S 9S", 2, [2, 0, 4, 2, 0, 0, 8]),
        ("JH 7S 8S QS", 8, [2, 4, 4, 2, 0, 8, 20]),
    ],
)
def test_what_a_trick_counts_in_each_kind_of_game(trick, number, values):
    assert [worth(kind, cards(trick), number) for kind in Kind] == values


@pytest.mark.parametrize(
    ("games", "order"),
    [("full", list(range(1, 15))), ("big", [7, 14])],
)
def test_the_games_are_played_in_their_order_and_the_match_sums_to_zero(games, order):
    """Issue 5: the match sums to 0; with `big` too."""
    match = Match(King(4, KingOptions(games=games)), bytes(32))
    rng = Random(3)
    met = []
    while not match.over:
        met.append((match.deal.facts()["game"], match.standing.dealer))
        finish_deal(match, rng)
    assert [game for game, _ in met] == order
    assert [dealer for _, dealer in met] == [(met[0][1] + at) % 4 for at in range(len(order))]
    assert sum(match.standing.totals) == 0


def finish_deal(match: Match, rng: Random) -> None:
    number = match.dealings
    while not match.over and match.dealings == number:
        seat = match.deal.turn
        match.apply(seat, rng.choice(match.deal.legal(seat)).code)


def new(game: int) -> Match:
    """Return a match at the first lead of a game, dealt by seat 0."""
    match = dealt(King(4, KingOptions()), dealer=0)
    match.deal.game = game  # type: ignore[attr-defined]
    return match


def test_cards_are_dealt_from_the_dealers_left_who_leads():
    match = dealt(King(4, KingOptions()), dealer=2, deck=PACK)
    assert text(match.deal.hands[3]) == "JS 7S JH 7H JC 7C JD 7D"
    assert (match.deal.turn, match.awaited) == (3, (3,))
    assert match.deal.listen(match.deal.begin) == [Event("dealt", 2)]


@pytest.mark.parametrize("seats", [3, 5])
def test_king_is_for_four(seats):
    with pytest.raises(Refused, match="seats"):
        King(seats, KingOptions())


# The end


def test_an_early_end_is_told_and_the_next_deal_begins():
    match = play(at("king", CLUBS), (2, "play:TC"), (3, "play:7S"))
    assert match.told[-1] == [
        Event("played", 3, (card("7S"),)),
        Event("trick", 2, tuple(cards("9C KH TC 7S")), number=-16),
        Event("scored", 0, number=0),
        Event("scored", 1, number=0),
        Event("scored", 2, number=-16),
        Event("scored", 3, number=0),
        Event("dealt", 0),
    ]
    assert match.standing.last == Result((0, 0, -16, 0), (1, 1, 4, 1), "played")


def test_a_deal_goes_on_when_its_points_are_decided_but_not_taken():
    """Nobody but seat 1 can take the last jack, and yet it is played."""
    given = {
        **LEAD,
        "game": 2,
        "tricks_done": 6,
        "hands": ["7C 8C", "AS JS", "9C TC", "QC KC"],
        "deal_points": [-12, 0, 0, 0],
    }
    match = play(at("king", given), (0, "play:7C"), (1, "play:AS"), (2, "play:9C"), (3, "play:QC"))
    assert (match.dealings, match.deal.phase, match.deal.turn) == (0, "play", 3)


def test_the_sheet_has_a_row_for_each_game_played():
    match = Match(King(4, KingOptions(games="big")), bytes(32))
    assert match.view(0).sheet == ()
    finish_deal(match, Random(1))
    first = match.standing.totals
    assert match.view(None).sheet == (
        (Text("sheet-game", {"game": 7, "kind": 7}), first),
        (Text("sheet-total", {}), first),
    )
    finish_deal(match, Random(2))
    assert [title.args.get("game") for title, _ in match.view(0).sheet] == [7, 14, None]


def test_a_deal_that_was_broken_off_changes_nothing():
    match = at("king", {**FOLLOW, "scores": [10, 0, -4, -6]})
    match.host("@end", 0)
    assert (match.ranking(), match.standing.totals, match.view(1).sheet) == ((4, 1, 2, 3), (10, 0, -4, -6), ())


def test_a_rematch_begins_with_game_1_dealt_by_the_next_seat():
    match = finish(Match(King(4, KingOptions(games="big")), bytes(32)), Random(1))
    again = rematch(match)
    assert (again.standing.totals, again.standing.number, again.deal.facts()["game"]) == ((0, 0, 0, 0), 1, 7)
    assert again.standing.dealer == (first_dealer(match) + 2) % 4
    assert again.view(0).sheet == ()


def first_dealer(match: Match) -> int:
    return match.game.opening(match.seed, None).dealer


def test_a_match_replays():
    match = finish(Match(King(4, KingOptions()), bytes(range(32))), Random(5))
    again, stopped = Match.replay(match.game, match.seed, None, match.log)
    assert (stopped, state(again), again.standing) == (None, state(match), match.standing)


# Silence and old buttons


@pytest.mark.parametrize(
    ("given", "move"),
    [
        (LEAD, (0, "play:9C", False)),
        ({**LEAD, "game": 1}, (0, "play:7H", True)),
        (FOLLOW, (1, "play:KH", False)),
    ],
)
def test_the_silent_play_the_first_code(given, move):
    assert silent(at("king", given)) == [move]


def test_every_card_laid_makes_all_buttons_old():
    match = play(at("king", LEAD), (0, "play:9C"))
    assert numbers(match) == [1, 1, 1, 1, 1]


# What is shown and known


def test_the_table_shows_game_dealer_tricks_and_points():
    match = play(at("king", {**LEAD, "game": 1, "scores": [-4, 0, -6, -6]}), (0, "play:9C"), (1, "play:9D"))
    match = play(match, (2, "play:TC"), (3, "play:7S"), (2, "play:JC"))
    view = match.view(None)
    assert view.facts == {"game": 1, "trick": 7}
    assert view.zones == (
        Zone("trick", "trick", (card("JC"),), by=(2,)),
        Zone("last", "trick", tuple(cards("9C 9D TC 7S")), by=(0, 1, 2, 3)),
    )
    assert view.places == (
        Place(0, 2, facts={"tricks": 0, "points": 0, "total": -4}),
        Place(1, 2, facts={"tricks": 0, "points": 0, "total": 0}),
        Place(2, 1, facts={"tricks": 1, "points": -2, "total": -6}),
        Place(3, 2, roles=("dealer",), facts={"tricks": 0, "points": 0, "total": -6}),
    )


@pytest.mark.parametrize(
    ("given", "seat", "ask"),
    [
        (LEAD, 0, Text("ask-lead", {})),
        (LEAD, 1, None),
        (LEAD, None, None),
        (CLUBS, 2, Text("ask-follow", {"suit": Suit.CLUBS})),
        ({**FOLLOW, "game": 1}, 1, Text("ask-discard", {"suit": Suit.CLUBS})),
        (FOLLOW, 1, Text("ask-king", {"suit": Suit.CLUBS, "card": card("KH")})),
    ],
)
def test_a_seat_is_asked_for_what_it_must_do(given, seat, ask):
    assert at("king", given).view(seat).ask == ask


@pytest.mark.parametrize(
    ("given", "seat", "code", "missing"),
    [
        (FOLLOW, 1, "play:KH", "C"),
        ({**FOLLOW, "hands": ["7H AH", "8H QH 9D", "TC JC TD", "9H KH 7S"]}, 1, "play:9D", "C KH"),
        ({**FOLLOW, "game": 1, "hands": ["7H AH", "8H QH 9D", "TC JC TD", "9H KH 7S"]}, 1, "play:9D", "C"),
        ({**LEAD, "hands": ["7H AH 9H", "8H KH 9D", "TC JC TD", "9C TH 7S"]}, 0, "play:7H", "S C D"),
        ({**LEAD, "game": 1}, 0, "play:7H", ""),
    ],
)
def test_a_card_shows_what_its_seat_does_not_hold(given, seat, code, missing):
    """A suit not followed; the King where it was forced; other suits where only a hand of hearts may lead one."""
    deal = play(at("king", given), (seat, code)).deal
    assert isinstance(deal, KingDeal)
    barred = deal.barred(seat)
    found = {one.suit.code for one in PACK if all(map(barred, (other for other in PACK if other.suit == one.suit)))}
    assert found | {one.code for one in PACK if barred(one) and one.suit.code not in found} == set(missing.split())


@pytest.mark.parametrize(
    ("given", "seat", "code"),
    [
        ({**LEAD, "game": 1, "hands": ["7S AS", "8S KH", "TS JC", "9S TH"], "tricks_done": 6}, 0, "play:7S"),
        ({**LEAD, "game": 8, "hands": ["7S AS", "8S KH", "TS JC", "9S TH"], "tricks_done": 6}, 0, "play:AS"),
        (
            {**CLUBS, "game": 3, "trick": ["0:9C", "1:AC"], "hands": ["7H AH", "8H KH", "QC TD KC", "9H TH 7S"]},
            2,
            "play:QC",
        ),
        ({**FOLLOW, "game": 3, "hands": ["7H AH", "QH 9D AD", "TC JC TD", "9H TH 7S"]}, 1, "play:QH"),
        ({**FOLLOW, "game": 10, "hands": ["7H AH", "QH 9D AD", "TC JC TD", "9H TH 7S"]}, 1, "play:9D"),
    ],
)
def test_the_computer_avoids_or_takes_by_the_game(given, seat, code):
    match = at("king", given)
    assert player("king").choose(seat, match.view(seat), lambda: match.imagine(seat, Random(1)), Random(1)).code == code
