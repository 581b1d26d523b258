"""The notation of the worked examples of pyanitsa, as of all its family."""

from functools import partial

from games.rules.pyanitsa import Pyanitsa
from tests.notation import stacks

match = partial(stacks.match, Pyanitsa)
differences = stacks.differences
