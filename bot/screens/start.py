"""First words, and /help."""

from bot.screens.menu import Catalog
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Screen
from bot.texts import Voice


def welcome_group(catalog: Catalog, bot: str, say: Voice) -> Screen:
    """Return the first words in a group; `bot` is the bot's username."""
    dm = Button(say("button-open-dm"), url=f"https://t.me/{bot}?start=hello")
    seats = [count for game in catalog.values() for count in game.seats]
    games = say("start-games", n=len(catalog), least=min(seats), most=max(seats))
    choose = Button(say("button-choose-game"), press(Verb.GAMES))
    return Screen(f"{say('start-greeting')}\n{games}\n\n{say('start-group')}", ((choose, dm),))


def welcome_dm(bot: str, say: Voice) -> Screen:
    """Return the first words in a DM, with the ways to a table: against computers here, with people in a group."""
    choose = Button(say("button-choose-game"), press(Verb.GAMES))
    group = Button(say("button-add-group"), url=f"https://t.me/{bot}?startgroup=hello")
    return Screen("\n\n".join([say("start-greeting"), say("start-dm")]), ((choose, group),))


def help(say: Voice) -> Screen:  # noqa: A001 - what /help says
    """Return the commands that work."""
    return Screen(say("help"))
