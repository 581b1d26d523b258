"""The notation of the worked examples of propuschenka, as of all its family."""

from functools import partial

from games.rules.propuschenka import Propuschenka
from tests.notation import stacks

match = partial(stacks.match, Propuschenka)
differences = stacks.differences
