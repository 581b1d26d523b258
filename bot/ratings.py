"""Who has won a match, and what that does to ratings: OpenSkill, one rating a person and game."""

from collections.abc import Iterable, Mapping, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.storage.rows import Rating

START, SCALE = 1500, 40
"""What a new person's rating is shown as, and how much a point of mu is."""
SETTLED = 4.0
"""The sigma above which a rating is told as uncertain."""

_MODEL = PlackettLuce()


def shown(rating: Rating) -> int:
    """Return a rating as people read it."""
    return START + round(SCALE * (rating.mu - Rating().mu))


def uncertain(rating: Rating) -> bool:
    """Tell whether too little is known for the number to be trusted."""
    return rating.sigma > SETTLED


def winners(ranking: Sequence[int], lost: Sequence[int] | None) -> list[bool]:
    """Return who has won: the first, or, in a game of losers (`lost`: times each has lost), who has lost the least.

    Nobody has where all did equally well.
    """
    worth = ranking if lost is None else lost
    best = min(worth)
    return [one == best < max(worth) for one in worth]


def rated(
    ranking: Sequence[int],
    sides: Iterable[Sequence[int]],
    people: Sequence[int | None],
    before: Mapping[int, Rating],
) -> dict[int, Rating]:
    """Return the ratings of a match's people after it; none where all of them are of one side.

    `ranking` and `people` are by seat; a computer (None) is not rated, in a team an unknown stands for it. A side is
    rated as a team, but who stands apart from it, last because of leaving, beside unknowns.
    """
    parties = [party for side in sides if (party := _parties(ranking, side, people))]
    if len(parties) <= 1:
        return {}
    flat = [one for of_side in parties for one in of_side]
    teams = [[_model_of(Rating() if one is None else before.get(one, Rating())) for one in team] for _, team in flat]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank, _ in flat])
    return {
        person: Rating(new.mu, new.sigma)
        for (_, team), rated_team in zip(flat, after, strict=True)
        for person, new in zip(team, rated_team, strict=True)
        if person is not None
    }


def _parties(
    ranking: Sequence[int], side: Sequence[int], people: Sequence[int | None]
) -> list[tuple[int, list[int | None]]]:
    """Return the people of a side by the place they have taken, with unknowns up to the size of the side."""
    places: dict[int, list[int | None]] = {}
    for seat in side:
        if people[seat] is not None:
            places.setdefault(ranking[seat], []).append(people[seat])
    return [(rank, [*team, *[None] * (len(side) - len(team))]) for rank, team in places.items()]


def _model_of(rating: Rating) -> PlackettLuceRating:
    return _MODEL.create_rating([rating.mu, rating.sigma])
