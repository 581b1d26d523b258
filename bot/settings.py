"""Settings of the bot, from the environment and `.env` (`.env.example` explains each)."""

import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

_TOKEN = re.compile(r"[0-9]{5,}:[A-Za-z0-9_-]{30,}")


class Misconfigured(Exception):
    """The bot cannot run like this."""


def _token(secret: SecretStr) -> SecretStr:
    if not _TOKEN.fullmatch(secret.get_secret_value()):
        raise ValueError("a token of @BotFather looks like 123456789:AAF...")
    return secret


def _number(value: object) -> object:
    return int(value) if isinstance(value, str) and value.isdecimal() else value


class Settings(BaseSettings):
    """What whoever runs the bot decides. The variables are these names in capitals."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    bot_token: Annotated[SecretStr, AfterValidator(_token)]
    telegram_api_url: Annotated[str, Field(pattern=r"^https?://[^\s/]+")] = "https://api.telegram.org"
    database_path: Path = Path("data/kozyr.sqlite3")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    turn_limit: Annotated[Literal[0, 60, 180, 600, 86400], BeforeValidator(_number)] = 180
    throw_in_window: Annotated[Literal[15, 30, 60], BeforeValidator(_number)] = 30

    @property
    def token(self) -> str:
        """The token in the clear, for who calls Telegram."""
        return self.bot_token.get_secret_value()


def read() -> Settings:
    """Read the settings; raises Misconfigured with a sentence that quotes no value."""
    try:
        return Settings()
    except ValidationError as error:
        complaints = "; ".join(
            _complaint(str(fault["loc"][0]), fault["type"], fault["msg"]) for fault in error.errors()
        )
        raise Misconfigured(f"{complaints}. See .env.example.") from None
    except UnicodeDecodeError:
        raise Misconfigured(".env is not a text in UTF-8.") from None


def _complaint(name: str, kind: str, message: str) -> str:
    if kind == "missing":
        return f"{name.upper()} is missing"
    if kind == "string_pattern_mismatch":
        return f"{name.upper()} is malformed: it should be an address like https://api.telegram.org"
    message = message.removeprefix("Value error, ")
    return f"{name.upper()} is malformed: {message[:1].lower()}{message[1:]}"
