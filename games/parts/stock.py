"""Drawing from a stock: a list whose end is the top, so that a trump turned up under it lies at position 0."""

from collections.abc import Iterable

from games.cards import Card
from games.deal import Deal


def draw(hand: list[Card], stock: list[Card], count: int) -> list[Card]:
    """Move up to `count` cards from the top of the stock to the hand and return them, the first drawn first."""
    drawn = [stock.pop() for _ in range(min(count, len(stock)))]
    hand.extend(drawn)
    return drawn


def refill(deal: Deal, stock: list[Card], order: Iterable[int], size: int) -> int:
    """Let the seats draw in this order, each at once up to `size` cards; return how many cards were drawn."""
    return sum(len(draw(deal.hands[seat], stock, size - len(deal.hands[seat]))) for seat in order)
