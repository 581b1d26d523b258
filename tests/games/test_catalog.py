from typing import Any

import pytest

from games import players
from games.catalog import catalog
from games.game import Game
from games.players import at_random
from tests.games.toy import toy


def test_a_game_is_found_by_its_module():
    assert list(catalog()) == sorted(catalog())
    for key, game in catalog().items():
        assert issubclass(game, Game)
        assert game.__module__ == f"games.rules.{key}"


def test_the_catalog_cannot_be_changed():
    games: Any = catalog()
    with pytest.raises(TypeError):
        games["toy"] = None


def test_a_game_without_a_player_of_its_own_is_played_at_random():
    assert isinstance(players.player("no_such_game"), at_random.Computer)


def test_options_are_read_off_their_fields():
    assert toy().choices() == {"size": (2, 3), "deals": (1, 2, 3), "dry": (False, True)}
