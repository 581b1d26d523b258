"""The image without a Docker engine: its steps in a clean virtual environment, in a folder with what it copies."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import venv
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from playground.server import Server

ROOT = Path(__file__).parents[1]
SETTINGS = ("BOT_TOKEN", "TELEGRAM_API_URL", "WEBHOOK_URL", "WEBHOOK_SECRET", "LOG_LEVEL", "PYTHONPATH")
AS_ROOT = "useradd --system kozyr && install -d -o kozyr /data"
PATIENCE = 60.0


class Step(NamedTuple):
    """An instruction of the Dockerfile."""

    name: str
    words: str


def steps() -> list[Step]:
    """The Dockerfile, a line an instruction."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [Step(*line.split(None, 1)) for line in lines]


def all_of(name: str) -> list[str]:
    return [step.words for step in steps() if step.name == name]


def variables() -> dict[str, str]:
    """What ENV sets."""
    return dict(each.split("=", 1) for words in all_of("ENV") for each in words.split())


def command(words: str) -> list[str]:
    """The program of a CMD in its JSON form."""
    found: list[str] = json.loads(words[words.index("[") :])
    return found


HEALTH = command(all_of("HEALTHCHECK")[0])


class Image(NamedTuple):
    """A folder that looks as /app does in the image, with an environment of its own."""

    app: Path
    programs: Path

    def environment(self, given: dict[str, str]) -> dict[str, str]:
        own = {name: value for name, value in os.environ.items() if name not in SETTINGS}
        path = f"{self.programs}{os.pathsep}{os.environ['PATH']}"
        return {**own, **variables(), "PATH": path, **given}

    def start(self, arguments: list[str], **given: str) -> "subprocess.Popen[str]":
        """Start a program by the name it has in the image."""
        program = [str(self.programs / arguments[0]), *arguments[1:]]
        where = self.environment(given)
        pipe = subprocess.PIPE
        return subprocess.Popen(program, cwd=self.app, env=where, stdout=pipe, stderr=pipe, text=True)

    def run(self, arguments: list[str], **given: str) -> tuple[int, str]:
        """Run it to its end; exit code and what it complained of."""
        with self.start(arguments, **given) as process:
            _, errors = process.communicate(timeout=PATIENCE)
        return process.returncode, errors


@pytest.fixture(scope="module")
def image(tmp_path_factory) -> Image:
    """The steps in their order. What needs root or an engine is left to the engine."""
    folder = tmp_path_factory.mktemp("image")
    image = Image(folder / "app", folder / "venv" / "bin")
    image.app.mkdir()
    venv.create(folder / "venv", with_pip=True, symlinks=True)
    for step in steps():
        if step.name == "COPY":
            copy(image.app, *step.words.split())
        elif step.name == "RUN" and step.words != AS_ROOT:
            words = step.words.replace("--no-cache-dir ", "")  # it keeps the image small, and would make this slow
            code, errors = image.run(words.split())
            assert code == 0, errors
    return image


def copy(app: Path, source: str, target: str) -> None:
    """Copy as COPY does what .dockerignore lets through."""
    found = ROOT / source
    if found.is_dir():
        shutil.copytree(found, app / target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        (app / target).mkdir(parents=True, exist_ok=True)
        shutil.copy(found, app / target)


def test_what_is_copied_is_there_and_let_through():
    sources = [words.split()[0] for words in all_of("COPY")]
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert sources == ["requirements/run.txt", "games", "bot", "locales"]
    assert all((ROOT / source).exists() for source in sources)
    assert {rule.removeprefix("!") for rule in rules if rule.startswith("!")} == set(sources)


def test_the_program_starts_and_says_what_it_lacks(image):
    assert image.run(command(all_of("CMD")[0])) == (2, "BOT_TOKEN is missing. See .env.example.\n")


def test_nothing_of_the_tests_or_the_playground_is_installed(image):
    listed = 'import importlib.util as u; print([n for n in ("pytest", "playground", "tests") if u.find_spec(n)])'
    with image.start(["python", "-c", listed]) as process:
        assert process.communicate(timeout=PATIENCE) == ("[]\n", "")


async def test_the_health_check_sees_the_bot_come_and_go(image, tmp_path, unused_tcp_port):
    listen = {"HTTP_LISTEN": f"127.0.0.1:{unused_tcp_port}"}
    assert image.run(HEALTH, **listen)[0] == 1
    async with Server() as server:
        given = {
            "BOT_TOKEN": server.token,
            "TELEGRAM_API_URL": server.url,
            "DATABASE_PATH": str(tmp_path / "kozyr.sqlite3"),
        }
        with image.start(command(all_of("CMD")[0]), **listen, **given) as bot:
            await server.until_idle()
            assert await asyncio.to_thread(image.run, HEALTH, **listen) == (0, "")
            bot.send_signal(signal.SIGTERM)
            _, errors = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, re.findall(r"level=(?:warning|error).*", errors)) == (0, [])


def test_compose_runs_the_image_as_it_is_meant():
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    service = compose["services"]["bot"]
    flags = dict(re.findall(r"--([a-z-]+)=(\S+)", all_of("HEALTHCHECK")[0]))
    assert service["healthcheck"] == {
        "test": ["CMD", *HEALTH],
        "interval": flags["interval"],
        "timeout": flags["timeout"],
        "start_period": flags["start-period"],
        "retries": int(flags["retries"]),
    }
    assert {name: variables()[name] for name in service["environment"]} == service["environment"]
    assert (service["env_file"], service["restart"]) == (".env", "unless-stopped")
    assert [volume.split(":")[1] for volume in service["volumes"]] == all_of("VOLUME")
    assert set(compose["volumes"]) == {volume.split(":")[0] for volume in service["volumes"]}
