"""What cards count for the seat that takes them in a trick."""

from collections.abc import Mapping

from games.cards import Card, Rank, Suit

Worth = Mapping[Card, int]


def worth(plain: Mapping[Rank, int], trump: Suit | None = None, trumps: Mapping[Rank, int] | None = None) -> Worth:
    """Return the points of all cards; ranks not named count 0, `trumps`: those of the trump suit if they differ."""
    ruling = plain if trumps is None else trumps
    return {Card(rank, suit): (ruling if suit == trump else plain).get(rank, 0) for suit in Suit for rank in Rank}
