"""Settings, and how the program ends when they cannot be."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import settings

ROOT = Path(__file__).parents[2]
TOKEN = "4200000042:AAPlaygroundPlaygroundPlaygroundPla"
SECRET = "Kozyr_1-2_Kozyr_1-2"
URL = "https://bot.example.org/telegram"
NAMES = (
    "BOT_TOKEN",
    "TELEGRAM_API_URL",
    "WEBHOOK_URL",
    "WEBHOOK_SECRET",
    "HTTP_LISTEN",
    "DATABASE_PATH",
    "LOG_LEVEL",
    "TURN_LIMIT",
    "THROW_IN_WINDOW",
)


@pytest.fixture
def empty(tmp_path, monkeypatch):
    """A folder without `.env`, an environment without our variables."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_only_the_token_is_needed(empty, monkeypatch):
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    read = settings.read()
    assert read.token == TOKEN
    assert read.telegram_api_url == "https://api.telegram.org"
    assert read.database_path == Path("data/kozyr.sqlite3")
    assert (read.log_level, read.turn_limit, read.throw_in_window) == ("INFO", 180, 30)
    assert (read.webhook, read.listen) == (None, None)


@pytest.mark.parametrize(
    ("given", "listen"),
    [("127.0.0.1:8080", ("127.0.0.1", 8080)), ("[::]:80", ("::", 80)), ("localhost:65535", ("localhost", 65535))],
)
def test_a_webhook_has_an_address_a_secret_and_a_port(empty, monkeypatch, given, listen):
    variables = {"BOT_TOKEN": TOKEN, "WEBHOOK_URL": URL, "WEBHOOK_SECRET": SECRET, "HTTP_LISTEN": given}
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    read = settings.read()
    assert (read.webhook, read.listen) == ((URL, SECRET), listen)
    assert SECRET not in repr(read)


@pytest.mark.parametrize(
    "url", ["https://bot.example.org", "https://bot.example.org:8443/a/b-c", "http://127.0.0.1:8080/hook"]
)
def test_addresses_of_a_webhook(empty, monkeypatch, url):
    variables = {"BOT_TOKEN": TOKEN, "WEBHOOK_URL": url, "WEBHOOK_SECRET": SECRET, "HTTP_LISTEN": "0.0.0.0:8080"}
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert settings.read().webhook == (url, SECRET)


def test_env_file_is_read_and_the_environment_wins(empty, monkeypatch):
    lines = [f"BOT_TOKEN={TOKEN}", "LOG_LEVEL=DEBUG", "TURN_LIMIT=600", "THROW_IN_WINDOW=", "OTHER=1"]
    (empty / ".env").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setenv("TURN_LIMIT", "60")
    read = settings.read()
    assert (read.token, read.log_level, read.turn_limit, read.throw_in_window) == (TOKEN, "DEBUG", 60, 30)


def test_the_example_names_every_setting_with_its_default(empty):
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    named = dict(line.removeprefix("#").split("=", 1) for line in lines if "=" in line and not line.startswith("# "))
    assert named == {
        "BOT_TOKEN": "",
        "TELEGRAM_API_URL": "https://api.telegram.org",
        "HTTP_LISTEN": "",
        "WEBHOOK_URL": "",
        "WEBHOOK_SECRET": "",
        "DATABASE_PATH": "data/kozyr.sqlite3",
        "LOG_LEVEL": "INFO",
        "TURN_LIMIT": "180",
        "THROW_IN_WINDOW": "30",
    }


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, "BOT_TOKEN is missing. See .env.example."),
        ({"BOT_TOKEN": ""}, "BOT_TOKEN is missing. See .env.example."),
        (
            {"BOT_TOKEN": "secret"},
            "BOT_TOKEN is malformed: a token of @BotFather looks like 123456789:AAF.... See .env.example.",
        ),
        (
            {"BOT_TOKEN": TOKEN, "LOG_LEVEL": "LOUD"},
            "LOG_LEVEL is malformed: input should be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'. See .env.example.",
        ),
        (
            {"BOT_TOKEN": TOKEN, "TELEGRAM_API_URL": "telegram"},
            "TELEGRAM_API_URL is malformed: it should be an address like https://api.telegram.org. See .env.example.",
        ),
        (
            {"BOT_TOKEN": TOKEN, "TURN_LIMIT": "soon"},
            "TURN_LIMIT is malformed: input should be 0, 60, 180, 600 or 86400. See .env.example.",
        ),
        (
            {"THROW_IN_WINDOW": "31"},
            "BOT_TOKEN is missing; THROW_IN_WINDOW is malformed: input should be 15, 30 or 60. See .env.example.",
        ),
        (
            {"BOT_TOKEN": TOKEN, "WEBHOOK_URL": URL},
            "WEBHOOK_URL needs WEBHOOK_SECRET and HTTP_LISTEN. See .env.example.",
        ),
        (
            {"BOT_TOKEN": TOKEN, "WEBHOOK_URL": URL, "HTTP_LISTEN": "127.0.0.1:8080"},
            "WEBHOOK_URL needs WEBHOOK_SECRET. See .env.example.",
        ),
        (
            {"BOT_TOKEN": TOKEN, "WEBHOOK_SECRET": "short"},
            "WEBHOOK_SECRET is malformed: 16 to 256 letters, digits, _ or -. See .env.example.",
        ),
        (
            {"BOT_TOKEN": TOKEN, "WEBHOOK_URL": "http://bot.example.org/telegram"},
            f"WEBHOOK_URL is malformed: it should be an address like {URL}. See .env.example.",
        ),
        (
            {"BOT_TOKEN": TOKEN, "WEBHOOK_URL": "https://bot.example.org/healthz"},
            "WEBHOOK_URL is malformed: /healthz is the health check's. See .env.example.",
        ),
        (
            {"BOT_TOKEN": TOKEN, "HTTP_LISTEN": "8080"},
            "HTTP_LISTEN is malformed: it should be a host and a port like 127.0.0.1:8080. See .env.example.",
        ),
        (
            {"BOT_TOKEN": TOKEN, "HTTP_LISTEN": "127.0.0.1:0"},
            "HTTP_LISTEN is malformed: it should be a host and a port like 127.0.0.1:8080. See .env.example.",
        ),
    ],
)
def test_one_clear_sentence(empty, monkeypatch, given, sentence):
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(settings.Misconfigured) as stop:
        settings.read()
    assert str(stop.value) == sentence


def run(folder, **variables):
    """Run the program until it ends; what it wrote."""
    given = {name: value for name, value in os.environ.items() if name not in NAMES}
    return subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=folder,
        env={**given, "PYTHONPATH": str(ROOT), **variables},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({}, "BOT_TOKEN is missing. See .env.example.\n"),
        (
            {"BOT_TOKEN": TOKEN, "DATABASE_PATH": "/proc/kozyr/file"},
            "DATABASE_PATH: /proc/kozyr/file cannot be opened: [Errno 2] No such file or directory: '/proc/kozyr'.\n",
        ),
    ],
)
def test_the_program_says_it_and_exits_with_2(tmp_path, variables, sentence):
    ended = run(tmp_path, **variables)
    assert (ended.returncode, ended.stderr, ended.stdout) == (2, sentence, "")
