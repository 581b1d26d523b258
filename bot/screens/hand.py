"""The hand by DM: what is asked, the table, a button for each card."""

from bot.screens.screen import Screen
from bot.screens.state import HandState
from bot.texts import Voice


def hand(state: HandState, say: Voice) -> Screen:
    """Return the hand message; of a seat that sleeps, what happened and [I'm here]."""
    raise NotImplementedError
