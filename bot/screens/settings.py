"""Settings of a chat and of a person: a button for each value, the present one ticked.

Button codes are `<name>.<value>`: language.ru, turn.180, leaver.computer, window.30, zone.Asia/Omsk; ring.away; "zone"
opens the choice of zones, "" closes it.
"""

from collections.abc import Mapping

from bot.screens.keyboard import packed
from bot.screens.lobby import limit
from bot.screens.markup import bold
from bot.screens.press import Verb, press
from bot.screens.screen import Button, Rows, Screen
from bot.texts import Voice

LANGUAGES = {"ru": "Русский", "en": "English"}
TURNS = (0, 60, 180, 600, 86400)
"""Seconds; 0: no limit."""
LEAVERS = ("computer", "end")
WINDOWS = (15, 30, 60)
"""Seconds."""
ZONES = (
    "UTC", "Europe/Kaliningrad", "Europe/Kyiv", "Europe/Minsk", "Europe/Moscow", "Europe/Samara", "Asia/Tbilisi",
    "Asia/Yekaterinburg", "Asia/Almaty", "Asia/Tashkent", "Asia/Omsk", "Asia/Krasnoyarsk", "Asia/Irkutsk",
    "Asia/Yakutsk", "Asia/Vladivostok", "Asia/Magadan", "Asia/Kamchatka",
)  # fmt: skip
"""Of the tz database, where people speak Russian; the names are those of cities."""
WHICH_ZONE = "zone"
RINGS = ("always", "away", "never")


def chat(language: str, turn: int, leaver: str, window: int, zone: str, say: Voice) -> Screen:
    """Return the settings of a chat; turn and window in seconds, a turn of 0: no limit."""
    turns = {str(one): limit(one, say) for one in TURNS}
    windows = {str(one): limit(one, say) for one in WINDOWS}
    leavers = {one: say(f"leaver-{one}") for one in LEAVERS}
    lines = [
        bold(say("settings-chat")),
        say("settings-language", value=LANGUAGES[language]),
        say("settings-turn", value=limit(turn, say)),
        say("settings-leaver", value=leavers[leaver]),
        say("settings-window", value=limit(window, say)),
        say("settings-zone", value=_city(zone, say)),
        say("settings-admins"),
    ]
    rows = (
        *_row("language", LANGUAGES, language),
        *_row("turn", turns, str(turn)),
        *_row("leaver", leavers, leaver),
        *_row("window", windows, str(window)),
        (Button(say("settings-zone", value=_city(zone, say)), press(Verb.SETTING, code=WHICH_ZONE)),),
    )
    return Screen("\n".join(lines), rows)


def zones(zone: str, say: Voice) -> Screen:
    """Return the choice of a time zone."""
    lines = [say("settings-zone", value=_city(zone, say)), say("settings-zone-why")]
    back = Button(say("button-back"), press(Verb.SETTING))
    return Screen("\n".join(lines), (*_row("zone", {one: _city(one, say) for one in ZONES}, zone), (back,)))


def person(language: str, ring: str, say: Voice) -> Screen:
    """Return the settings of a person."""
    rings = {one: say(f"ring-{one}") for one in RINGS}
    lines = [
        bold(say("settings-person")),
        say("settings-language", value=LANGUAGES[language]),
        say("settings-ring", value=rings[ring]),
        say("settings-ring-why"),
    ]
    return Screen("\n".join(lines), (*_row("language", LANGUAGES, language), *_row("ring", rings, ring)))


def language(say: Voice) -> Screen:
    """Return the choice of a language alone (/lang)."""
    return Screen(say("settings-language", value=LANGUAGES[say.language]), _row("language", LANGUAGES, say.language))


def _city(zone: str, say: Voice) -> str:
    return say(f"zone-{zone.rpartition('/')[2].lower()}")


def _row(name: str, values: Mapping[str, str], present: str) -> Rows:
    return packed(
        [
            Button(f"✓ {label}" if value == present else label, press(Verb.SETTING, code=f"{name}.{value}"))
            for value, label in values.items()
        ]
    )
