"""What must hold of everything the bot has sent; checked after each test."""

from tests.e2e.secrets import scan
from tests.e2e.world import World


async def check(world: World) -> None:
    """No call that Telegram would call wrong, each press answered once, no card shown to the wrong eyes."""
    assert [(call.method, call.params, call.error) for call in world.server.violations] == []
    assert [query.data for query in world.server.unanswered()] == []
    await scan(world)
