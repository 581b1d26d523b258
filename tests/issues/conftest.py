"""The world of the end-to-end tests."""

from tests.e2e.conftest import _known_secrets, _texts_read_once, world  # noqa: F401 - fixtures
