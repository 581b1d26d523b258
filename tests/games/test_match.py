import pytest

from games.actions import Refused
from games.catalog import catalog
from games.match import NOBODY, Entry, Match
from tests.games.toy import SEED, toy


def begun(seats=2, **options):
    return Match(toy(seats, dry=True, **options), SEED)


def lay(match):
    """The seat at turn lays its first card."""
    seat = match.deal.turn
    match.apply(seat, match.deal.legal(seat)[0].code)
    return seat


def play_out(match):
    while not match.over:
        lay(match)
    return match


def test_a_match_of_one_deal_ends_with_it():
    match = play_out(begun())
    assert match.log == [Entry(0, match.log[0].code), Entry(1, match.log[1].code)]
    assert match.ranking() == match.standing.last.ranking
    assert match.standing.totals == match.standing.last.points
    assert match.standing.number == 2


def test_totals_and_dealer_go_on_from_deal_to_deal():
    match = begun(deals=2)
    first = match.deal
    dealer = match.standing.dealer
    lay(match)
    lay(match)
    assert match.dealings == 2
    assert match.deal is not first
    assert match.standing.dealer == 1 - dealer
    assert not match.over
    play_out(match)
    assert sum(match.standing.totals) in {2, 3, 4}


def test_a_deal_is_untouched_until_a_seat_moves():
    match = begun(deals=2)
    assert match.untouched
    lay(match)
    assert not match.untouched
    lay(match)
    assert (match.dealings, match.untouched) == (2, True)
    match.host("@computer", 0)
    match.host("@again")
    assert match.untouched
    lay(match)
    assert not match.untouched


@pytest.mark.parametrize(
    ("key", "seats", "options", "deals"),
    [
        ("durak", 3, {"deals": 5}, 5),
        ("poker", 2, {}, 10),
        ("king", 4, {}, 14),
        ("king", 4, {"games": "big"}, 2),
        ("hearts", 4, {}, None),
        ("bezique", 2, {}, None),
    ],
)
def test_a_game_knows_how_many_deals_are_agreed(key, seats, options, deals):
    kind = catalog()[key]
    assert kind(seats, kind.Options(**options)).deals == deals


def test_what_was_told_is_kept_by_entry():
    match = begun()
    told = match.apply(0, match.deal.legal(0)[0].code)
    assert match.told == [[], told]
    assert [event.kind for event in told] == ["played"]


@pytest.mark.parametrize("code", ["", "play:", "play:ZZ", "@leave", "@void", "x" * 100, "pläy", "play:9S,9S"])
def test_a_code_that_is_none_is_refused_and_changes_nothing(code):
    match = begun()
    before = match.deal.dump()
    with pytest.raises(Refused, match="bad_code"):
        match.apply(0, code)
    with pytest.raises(Refused, match="not_your_turn"):
        match.apply(1, code)
    assert (match.deal.dump(), match.log, match.told) == (before, [], [[]])


def test_the_dealer_of_a_first_match_is_drawn_by_lot():
    dealers = {Match(toy(), bytes([number]) * 32).standing.dealer for number in range(20)}
    assert dealers == {0, 1}


def test_a_rematch_goes_on_where_the_last_match_stopped():
    before = play_out(begun(deals=2)).standing
    again = Match(toy(deals=2), b"\x01" * 32, before)
    assert (again.standing.dealer, again.standing.number, again.standing.totals) == (before.dealer, 1, (0, 0))


def test_every_deal_of_a_match_is_another_one_and_another_seed_another_match():
    match = begun(deals=2)
    first = match.deal.dump()
    match.host("@again")
    assert match.deal.dump() != first
    assert Match(toy(dry=True), b"\x01" * 32).deal.dump() != first


# What the host decides


def test_a_deal_thrown_in_is_dealt_again_by_the_same_dealer():
    match = begun()
    dealer = match.standing.dealer
    lay(match)
    match.host("@again")
    assert (match.dealings, match.standing.dealer, match.standing.number) == (2, dealer, 1)
    assert match.deal.table == []


def test_a_void_match_has_no_ranking():
    match = begun()
    match.host("@void")
    assert (match.over, match.void, match.ranking()) == (True, True, None)
    assert match.view(0).actions == match.view(0).awaited == ()


def test_who_ends_the_match_is_last_though_he_was_winning():
    match = begun(3, deals=2)
    match.host("@end", 1)
    assert match.over
    assert match.ranking() == (1, 3, 1)
    assert match.standing.last.reason == "forfeit"


def test_when_the_time_is_up_the_deal_ends_as_the_game_says():
    match = begun()
    told = match.host("@time")
    assert [event.kind for event in told] == ["time"]
    assert match.over


DEAL = "deal"  # a deal is played out here
LEAVING = [
    ("@leave", [0], set()),
    ("@leave @back", [0], set()),
    ("@leave @computer @back", [0], set()),
    ("@leave @computer deal @back", [0], set()),
    ("@computer", [], {0}),
    ("@computer @back", [], set()),
    ("@computer @back deal", [], set()),
    ("@computer deal", [0], {0}),
    ("@computer deal @back", [], set()),
    ("@computer deal @back deal", [], set()),
    ("@computer deal @leave @back", [0], set()),
    ("@computer @leave @back", [0], set()),
    ("@computer deal @back @computer deal", [0], {0}),
]


@pytest.mark.parametrize(("happens", "left", "computer"), LEAVING)
def test_silence_to_the_end_of_a_deal_is_leaving_and_only_that_is_forgiven(happens, left, computer):
    match = begun(deals=3)
    for what in happens.split():
        if what == DEAL:
            lay(match)
            lay(match)
        else:
            match.host(what, 0)
    assert (match.left, match.computer) == (left, computer)


def test_silence_in_the_last_deal_is_leaving_too():
    match = begun()
    match.host("@computer", 0)
    assert play_out(match).ranking() == (2, 1)


def test_leavers_are_behind_all_others_the_earliest_last():
    match = begun(3)
    match.host("@leave", 2)
    match.host("@leave", 0)
    play_out(match)
    assert match.ranking() == (2, 1, 3)


def test_whoever_stays_keeps_his_rank_among_those_who_stay():
    match = begun(3)
    match.host("@leave", 1)
    ranking = play_out(match).ranking()
    cards = match.standing.last.ranking
    assert ranking[1] == 3
    assert (ranking[0] < ranking[2]) == (cards[0] < cards[2])


HOST_FAULTS = [("@leave", None), ("@leave", 2), ("@leave", -1), ("@void", 0), ("@dance", 0), ("play:9S", 0), ("", None)]


@pytest.mark.parametrize(("code", "seat"), HOST_FAULTS)
def test_a_decision_that_does_not_exist_is_an_error(code, seat):
    match = begun()
    with pytest.raises(ValueError, match="no such"):
        match.host(code, seat)
    assert (match.log, match.left) == ([], [])


@pytest.mark.parametrize("code", ["@leave", "@end", "@computer", "@back"])
def test_nothing_is_decided_after_the_end(code):
    match = play_out(begun())
    with pytest.raises(Refused, match="over"):
        match.host(code, 0)


def test_an_ended_match_awaits_nobody():
    match = begun()
    assert (match.actors, match.awaited) == ((0,), (0,))
    assert [(seat, counts) for seat, _, counts in match.silence()] == [(0, True)]
    match.host("@end", 0)
    assert (match.actors, match.awaited, match.silence(), match.window()) == ((), (), [], None)


# The log


def eventful():
    match = begun(3, deals=2)
    lay(match)
    match.host("@again")
    match.host("@computer", 2)
    lay(match)
    match.host("@leave", 1)
    lay(match)
    lay(match)
    match.host("@back", 2)
    return play_out(match)


def test_a_log_gives_the_same_state_again():
    match = eventful()
    again, stopped = Match.replay(match.game, SEED, None, match.log)
    assert stopped is None
    assert again.deal.dump() == match.deal.dump()
    for name in ("log", "told", "standing", "left", "computer", "over", "void", "dealings"):
        assert getattr(again, name) == getattr(match, name), name
    for seat in (0, 1, 2, None):
        assert again.view(seat) == match.view(seat)
        assert again.number(seat) == match.number(seat)


def test_a_log_replays_after_a_rematch():
    before = play_out(begun()).standing
    match = play_out(Match(toy(), b"\x01" * 32, before))
    again, stopped = Match.replay(match.game, match.seed, before, match.log)
    assert stopped is None
    assert again.deal.dump() == match.deal.dump()


def test_a_log_that_does_not_fit_is_played_as_far_as_it_goes():
    match = eventful()
    match.log.insert(2, Entry(0, "play:ZZ"))
    again, stopped = Match.replay(match.game, SEED, None, match.log)
    assert stopped == "entry 3, play:ZZ of seat 0: bad_code"
    assert again.log == match.log[:2]


def test_a_log_with_an_unknown_decision_says_so():
    _, stopped = Match.replay(toy(), SEED, None, [Entry(NOBODY, "@dance")])
    assert stopped == "entry 1, @dance of seat -1: no such decision of the host: '@dance' for seat None"


# Decision numbers


def numbers(match):
    return [match.number(seat) for seat in (0, 1, None)]


def test_a_card_laid_makes_every_button_old():
    match = begun()
    assert numbers(match) == [0, 0, 0]
    lay(match)
    assert numbers(match) == [1, 1, 1]


def test_another_deal_makes_every_button_old():
    match = begun()
    match.host("@again")
    assert numbers(match) == [1, 1, 1]


@pytest.mark.parametrize("code", ["@computer", "@leave", "@back"])
def test_who_plays_a_seat_makes_no_button_old(code):
    match = begun()
    match.host(code, 0)
    assert numbers(match) == [0, 0, 0]


def test_a_refused_action_makes_no_button_old():
    match = begun()
    with pytest.raises(Refused):
        match.apply(1, "play:9S")
    assert numbers(match) == [0, 0, 0]
