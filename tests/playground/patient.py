"""A program that says what it was told and waits to be stopped: a stand-in for a bot."""

import json
import os
import signal
import socket
import sys
from urllib.parse import urlsplit

if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    told = {name: os.environ[name] for name in ("BOT_TOKEN", "TELEGRAM_API_URL", "DATABASE_PATH")}
    address = urlsplit(told["TELEGRAM_API_URL"])
    with socket.create_connection((address.hostname, address.port)) as connection:
        connection.sendall(json.dumps(told).encode())
    signal.pause()
