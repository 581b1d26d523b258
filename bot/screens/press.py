"""The data of buttons: `verb | table | decision number | action code`, at most 64 bytes."""

from enum import StrEnum
from typing import NamedTuple, Self

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Verb(StrEnum):
    """What a button does. Those of one table carry its id; ACT and TICK also the seat's decision number."""

    ACT = "a"
    """Play the action `code`."""
    TICK = "t"
    """Tick or untick the card at position `code` of the hand."""
    DECLINE = "d"
    """Pass now and to the end of the bout."""
    CARDS = "m"
    """[My cards]."""
    TABLE = "v"
    """[Table]: post the table anew."""
    SCORE = "u"
    """[Score]: the score sheet."""
    HELP = "q"
    """[?]."""
    HERE = "h"
    """[I'm here]: the cards back from the computer."""
    JOIN = "j"
    LEAVE = "l"
    """[Leave]: at once in the lobby, a question in a match."""
    LEAVE_YES = "ly"
    LEAVE_NO = "ln"
    COMPUTER = "c"
    OPTIONS = "o"
    """[Options]: show them; `code` = "" opens, "back" closes."""
    OPTION = "ov"
    """Choose a value: `code` = "<index of option>.<index of value>"."""
    PRESET = "op"
    """Choose the named set of options `code`."""
    START = "s"
    CANCEL = "x"
    RULES = "r"
    """The rules of the game `code`, or of the table's game; "" lists them."""
    AGAIN = "w"
    """[Rematch] of a finished table."""
    FAIR = "f"
    """[Fairness]: the seal of the deck, after the match its secret."""
    STOP = "e"
    """Consent to end the match as void."""
    STOP_NO = "en"
    GAMES = "g"
    """The menu of families ("") or of one family (`code`)."""
    PLAY = "p"
    """Open a lobby of the game `code`."""
    SETTING = "z"
    """Choose a setting: `code` = "<name>.<value>"."""
    BOARD = "b"
    """Leaders: `code` = "<key>.<period>.<chat or all>.<page>", an empty key for all games, "?" for a choice."""
    COMMAND = "k"
    """A command for this table, chosen among several: `code` = "join", "hand", ..."""


TABLES = 2**63
"""Ids that the database can hold."""


class Press(NamedTuple):
    """A press of a button. `table` is an id, `number` a seat's decision number; 0 where there is none."""

    verb: Verb
    table: int = 0
    number: int = 0
    code: str = ""

    @property
    def data(self) -> str:
        """The data of the button."""
        return f"{self.verb}|{base36(self.table)}|{self.number}|{self.code}"

    @classmethod
    def parse(cls, data: str) -> Self:
        """Read the data of a pressed button; ValueError if no screen can have written it."""
        verb, table, number, code = data.split("|", 3)
        press = cls(Verb(verb), int(table, 36), int(number), code)
        if press.data != data or press.table >= TABLES:
            raise ValueError(f"not the data of a button: {data!r}")
        return press


def press(verb: Verb, table: int = 0, number: int = 0, code: str = "") -> str:
    """Return the data of a button."""
    return Press(verb, table, number, code).data


def base36(value: int) -> str:
    """Write a number that is not negative with digits and small letters."""
    digits = ""
    while value >= len(_DIGITS):
        value, digit = divmod(value, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return _DIGITS[value] + digits
