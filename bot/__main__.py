"""Run the bot: `python -m bot`. The settings are explained in `.env.example`."""

import asyncio
import sys

from bot import logs, settings
from bot.app import App

MISCONFIGURED = 2


async def run() -> None:
    """Read the settings and host until a signal comes; raises Misconfigured."""
    chosen = settings.read()
    logs.set_up(chosen.log_level, chosen.token)
    await App(chosen).run()


def main() -> int:
    """Return the exit code; what whoever started the bot has to mend is told in one sentence."""
    try:
        asyncio.run(run())
    except settings.Misconfigured as error:
        print(error, file=sys.stderr)
        return MISCONFIGURED
    return 0


if __name__ == "__main__":
    sys.exit(main())
