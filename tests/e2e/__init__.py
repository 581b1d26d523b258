"""The bot and a Bot API server, talking HTTP; people press buttons."""

import pytest

pytest.register_assert_rewrite("tests.e2e.checks", "tests.e2e.secrets")
