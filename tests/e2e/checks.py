"""What must hold of everything the bot ever sends, checked after each test."""

from tests.e2e.world import World


def check(world: World) -> None:
    """No call that Telegram would call wrong, and each press answered once."""
    assert [(call.method, call.error) for call in world.server.violations] == []
    unanswered = [query.data for query in world.telegram.queries.values() if query.answer is None]
    assert unanswered == []
