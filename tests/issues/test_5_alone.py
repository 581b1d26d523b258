"""A DM that is the table's own shows what the table message would: stacks, points, who holds how many cards."""

from bot.screens import hand
from bot.screens.state import HandState
from games.match import Match
from games.rules.poker import Poker, PokerOptions
from tests.games.matches import dealt, play
from tests.screens.made import RU, desk, read


def words(match: Match, chat: str) -> list[str]:
    head = desk("poker", "Анна", "🤖 Компьютер", number=1, chat=chat, deals=10)
    return read(hand.hand(HandState(head, 1, match.view(1), (), None, 5), RU)).split("\n")


def test_stacks_and_bets_are_seen_where_there_is_no_table_message():
    match = play(dealt(Poker(2, PokerOptions())), (1, "bet"), (0, "raise"))
    assert words(match, "")[-2:] == ["Анна 950 сдаёт · ▸ 🤖 Компьютер 970", "Ставки: Анна 40 · 🤖 Компьютер 20"]
    assert not any("970" in line for line in words(match, "Дача"))
