"""The computer player of war, which has nothing to choose."""

from games.players.to_the_end import Computer

__all__ = ["Computer"]
