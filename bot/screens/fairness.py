"""The fair deal: the seal of the secret before the match, the secret after it, and what [Fairness] tells of them."""

from bot.screens.markup import DOT, bold, game_name
from bot.screens.popup import fitting
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Screen
from bot.screens.state import Desk
from bot.texts import Voice

SIGNS = 8
"""Signs of a seal that stand in a message; the button has all."""
ENDS = 4
"""Signs of each end of a secret that stand in a message."""


def sealed(seal: str, say: Voice) -> str:
    """Return the line of a deck that is sealed."""
    return say("fair-sealed", seal=f"<code>{seal[:SIGNS]}</code>")


def revealed(secret: str, say: Voice) -> str:
    """Return the line of a match that is over."""
    return say("fair-secret", secret=f"<code>{secret[:ENDS]}…{secret[-ENDS:]}</code>")


def button(desk: Desk, say: Voice) -> Button:
    """Return the button that shows all of it."""
    return Button(say("button-fairness"), press(Verb.FAIR, desk.table))


def before(seal: str, say: Voice) -> str:
    """Return the popup while the secret is one: the whole seal and what it is."""
    return fitting(say("fair-popup-sealed", seal=seal))


def after(secret: str, seal: str, say: Voice) -> str:
    """Return the popup of a match that is over: the whole secret and its seal."""
    return fitting(say("fair-popup-secret", secret=secret, seal=seal))


def caption(key: str, number: int, file: str, say: Voice) -> Screen:
    """Return what stands under a match sent as a file: what it holds and how to check it."""
    head = DOT.join([bold(game_name(key, say)), say("head-table", n=number)])
    return Screen(f"{head}\n{say('fair-file', command=f'<code>python -m games verify {file}</code>')}")
