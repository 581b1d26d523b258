"""`python -m playground.server --port 8081`: the Bot API server alone, on the real clock."""

import argparse
import asyncio
import contextlib

from playground.server.server import TOKEN, Server


async def serve(port: int, token: str) -> None:
    """Listen until cancelled."""
    server = Server(token=token)
    address = await server.start(port)
    print(f"Bot API server on {address}, token {token}", flush=True)
    try:
        await asyncio.Event().wait()
    finally:
        await server.stop()


def main() -> None:
    """Read the arguments and serve until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python -m playground.server", description=__doc__)
    parser.add_argument("--port", type=int, default=8081, help="0 takes a free port")
    parser.add_argument("--token", default=TOKEN, help="the token of the bot that will come")
    arguments = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(arguments.port, arguments.token))


if __name__ == "__main__":
    main()
