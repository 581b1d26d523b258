"""What all may know of a deal: trump, stock, trick number.

A fact that begins with a small letter is part of one line above the cards; one that begins with a capital is a sentence
of its own below them. In the hand the variant `.hand` is used where a text has one.
"""

from bot.screens.zones import face_up
from bot.texts import GameVoice
from games.view import View


def facts(view: View, say: GameVoice, *, hand: bool = False) -> list[str]:
    """Return the facts that share a line."""
    return [fact for fact in _all(view, say, hand=hand) if not fact[0].isupper()]


def sentences(view: View, say: GameVoice, *, hand: bool = False) -> list[str]:
    """Return the facts that stand alone."""
    return [fact for fact in _all(view, say, hand=hand) if fact[0].isupper()]


def _all(view: View, say: GameVoice, *, hand: bool) -> list[str]:
    ranks = " ".join(map(say.rank, sorted({card.rank for card in face_up(view)})))
    found = []
    for name, value in view.facts.items():
        variant = f"{name}.hand" if hand and say.has("fact", f"{name}.hand") else name
        found.append(say.word("fact", variant, value=value, ranks=ranks))
    return [fact for fact in found if fact]
