"""Whom the playground begins with: four people who have started the bot, and their group."""

from dataclasses import dataclass

from playground.server.model import Chat, User
from playground.server.telegram import Telegram


@dataclass(frozen=True)
class Household:
    """Names, what one of them says, and what whoever comes might answer."""

    people: tuple[str, ...]
    group: str
    suggestion: str
    hint: str = "/play durak"


HOUSEHOLDS = {
    "ru": Household(("Анна", "Борис", "Вера", "Глеб"), "Дача", "Сыграем?"),
    "en": Household(("Anna", "Boris", "Vera", "Gleb"), "Dacha", "Shall we play?"),
}


def settle(telegram: Telegram, language: str) -> tuple[list[User], Chat]:
    """Put a household into an empty Telegram. The bot hears of all this when it comes."""
    household = HOUSEHOLDS[language]
    people = [telegram.add_user(name, language_code=language) for name in household.people]
    for person in people:
        telegram.write(person, telegram.dm(person), "/start")
    group = telegram.add_group(household.group, people)
    telegram.write(people[1], group, household.suggestion)
    return people, group
