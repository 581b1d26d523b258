"""The notation of the worked examples of war, as of all its family."""

from functools import partial

from games.rules.war import War
from tests.notation import stacks

match = partial(stacks.match, War)
differences = stacks.differences
