"""Point 8 of the contract: results and rankings are well-formed, payoffs are shares, points sum to 0 where declared."""

from random import Random

from games.deal import Result
from games.game import Game
from tests.conformance.walk import deals, every_table, play_out, played

BUDGET = 4_000
MOST_DEALS = 1000


def check(result: Result, game: Game) -> None:
    assert len(result.points) == game.n
    assert not game.zero_sum or sum(result.points) == 0
    assert all(0 <= seat < game.n for seat, _ in result.titles)
    assert not game.losers or set(result.points) <= {0, 1}
    check_ranking(result.ranking, game.n)
    check_sides(result.ranking, game)


def check_sides(ranking, game: Game) -> None:
    """Each seat is of one side, and a side has one place."""
    assert sorted(seat for side in game.sides() for seat in side) == list(range(game.n))
    assert all(len({ranking[seat] for seat in side}) == 1 for side in game.sides())


def check_ranking(ranking, seats: int) -> None:
    """A competition ranking: each rank is one more than the number of those ahead. Alone: 1 is a win, 2 a loss."""
    assert len(ranking) == seats
    if seats == 1:
        assert ranking in {(1,), (2,)}
        return
    assert list(ranking) == [1 + sum(other < rank for other in ranking) for rank in ranking]


@every_table(BUDGET)
def test_a_deal_ends_in_a_result(table, seed):
    rng = Random(seed)
    game = table.game
    last = played(game, game.opening(rng.randbytes(32), None), rng)[-1].deal
    check(last.result(), game)
    payoffs = last.payoffs()
    assert len(payoffs) == game.n
    assert all(0 <= payoff <= 1 for payoff in payoffs)


@every_table(BUDGET)
def test_who_leaves_in_mid_deal_is_last(table, seed):
    for deal in deals(table, seed, BUDGET):
        for seat in () if deal.over else range(table.seats):
            result = deal.forfeit(seat)
            check(result, table.game)
            assert result.ranking[seat] == max(result.ranking)
            assert result.ranking[seat] > 1


@every_table(BUDGET)
def test_a_match_goes_on_from_deal_to_deal(table, seed):
    rng = Random(seed)
    game = table.game
    standing = game.opening(rng.randbytes(32), None)
    assert (standing.number, standing.totals) == (1, (0,) * game.n)
    deal = played(game, standing, rng)[-1].deal
    after = game.settle(standing, deal, deal.result())
    assert (after.number, after.last) == (2, deal.result())
    assert {after.dealer, after.first} <= set(range(game.n))
    assert after.totals == deal.result().points
    check_ranking(game.ranking(after), game.n)
    rematch = game.opening(rng.randbytes(32), after)
    assert (rematch.number, rematch.totals) == (1, (0,) * game.n)


@every_table(BUDGET // 10)
def test_a_match_comes_to_its_end_and_has_a_ranking(table, seed):
    rng = Random(seed)
    game = table.game
    standing = game.opening(rng.randbytes(32), None)
    for _ in range(MOST_DEALS):
        deal = game.deal(standing, rng.randbytes(32))
        deal.begin()
        play_out(deal, rng)
        check(deal.result(), game)
        standing = game.settle(standing, deal, deal.result())
        if game.over(standing):
            break
    assert game.over(standing)
    check_ranking(game.ranking(standing), game.n)


@every_table(BUDGET)
def test_a_score_sheet_has_a_number_for_each_seat(table, seed):
    rng = Random(seed)
    game = table.game
    standing = game.opening(rng.randbytes(32), None)
    for _ in range(2):
        for title, numbers in game.sheet(standing):
            assert title.id in table.kind.words.texts
            assert len(numbers) == game.n
        deal = played(game, standing, rng)[-1].deal
        standing = game.settle(standing, deal, deal.result())
