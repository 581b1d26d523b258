"""Settings of the bot, from the environment and `.env` (`.env.example` explains each)."""

import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

HEALTH_PATH = "/healthz"
"""Where the health check is served."""

_TOKEN = re.compile(r"[0-9]{5,}:[A-Za-z0-9_-]{30,}")
_SECRET = re.compile(r"[A-Za-z0-9_-]{16,256}")
_WEBHOOK = re.compile(
    r"(https://[A-Za-z0-9.-]+|http://(127\.0\.0\.1|localhost|\[::1\]))(:[0-9]{1,5})?(?P<path>/[A-Za-z0-9._~/-]*)?"
)
_LISTEN = re.compile(r"(?:\[(?P<six>[0-9A-Fa-f:]+)\]|(?P<host>[A-Za-z0-9.-]+)):(?P<port>[0-9]{1,5})")
_PORTS = range(1, 2**16)


class Misconfigured(Exception):
    """The bot cannot run like this."""


def _token(secret: SecretStr) -> SecretStr:
    if not _TOKEN.fullmatch(secret.get_secret_value()):
        raise ValueError("a token of @BotFather looks like 123456789:AAF...")
    return secret


def _secret(secret: SecretStr) -> SecretStr:
    if not _SECRET.fullmatch(secret.get_secret_value()):
        raise ValueError("16 to 256 letters, digits, _ or -")
    return secret


def _webhook(url: str) -> str:
    found = _WEBHOOK.fullmatch(url)
    if found is None:
        raise ValueError("it should be an address like https://bot.example.org/telegram")
    if found["path"] == HEALTH_PATH:
        raise ValueError(f"{HEALTH_PATH} is the health check's")
    return url


def _listen(address: str) -> str:
    found = _LISTEN.fullmatch(address)
    if found is None or int(found["port"]) not in _PORTS:
        raise ValueError("it should be a host and a port like 127.0.0.1:8080")
    return address


def _number(value: object) -> object:
    return int(value) if isinstance(value, str) and value.isdecimal() else value


class Settings(BaseSettings):
    """What whoever runs the bot decides. The variables are these names in capitals."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    bot_token: Annotated[SecretStr, AfterValidator(_token)]
    telegram_api_url: Annotated[str, Field(pattern=r"^https?://[^\s/]+")] = "https://api.telegram.org"
    webhook_url: Annotated[str, AfterValidator(_webhook)] | None = None
    webhook_secret: Annotated[SecretStr, AfterValidator(_secret)] | None = None
    http_listen: Annotated[str, AfterValidator(_listen)] | None = None
    database_path: Path = Path("data/kozyr.sqlite3")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    turn_limit: Annotated[Literal[0, 60, 180, 600, 86400], BeforeValidator(_number)] = 180
    throw_in_window: Annotated[Literal[15, 30, 60], BeforeValidator(_number)] = 30

    @property
    def token(self) -> str:
        """The token in the clear, for who calls Telegram."""
        return self.bot_token.get_secret_value()

    @property
    def webhook(self) -> tuple[str, str] | None:
        """The address that Telegram delivers to, and the secret in the clear; None: the bot polls."""
        if self.webhook_url is None or self.webhook_secret is None:
            return None
        return self.webhook_url, self.webhook_secret.get_secret_value()

    @property
    def listen(self) -> tuple[str, int] | None:
        """Host and port at which the bot serves HTTP."""
        found = _LISTEN.fullmatch(self.http_listen or "")
        return (found["six"] or found["host"], int(found["port"])) if found else None


def read() -> Settings:
    """Read the settings; raises Misconfigured with a sentence that quotes no value."""
    try:
        read = Settings()
    except ValidationError as error:
        complaints = "; ".join(
            _complaint(str(fault["loc"][0]), fault["type"], fault["msg"]) for fault in error.errors()
        )
        raise Misconfigured(f"{complaints}. See .env.example.") from None
    except UnicodeDecodeError:
        raise Misconfigured(".env is not a text in UTF-8.") from None
    lacking = [name for name in ("webhook_secret", "http_listen") if read.webhook_url and not getattr(read, name)]
    if lacking:
        raise Misconfigured(f"WEBHOOK_URL needs {' and '.join(map(str.upper, lacking))}. See .env.example.")
    return read


def _complaint(name: str, kind: str, message: str) -> str:
    if kind == "missing":
        return f"{name.upper()} is missing"
    if kind == "string_pattern_mismatch":
        return f"{name.upper()} is malformed: it should be an address like https://api.telegram.org"
    message = message.removeprefix("Value error, ")
    return f"{name.upper()} is malformed: {message[:1].lower()}{message[1:]}"
