"""Every word that a game declares has a text in every language, and every game its page of rules."""

from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from games.catalog import catalog
from tests.texts.fluent_files import LANGUAGES, LOCALES, messages

GAMES = [(key, language) for key in catalog() for language in LANGUAGES]
each_game = pytest.mark.parametrize(("key", "language"), GAMES)
LONGEST_PAGE = 4096
"""UTF-16 units of text in one message of Telegram."""
TAGS = {"b", "i", "u", "s", "code", "pre", "blockquote", "a", "tg-spoiler"}


def own_texts(key: str) -> Iterator[str]:
    """Yield the ids that belong to the game alone."""
    yield f"game-{key}"
    yield f"line-{key}"
    yield f"family-{catalog()[key].family}"
    for name, values in catalog()[key].choices().items():
        yield f"option-{key}-{name}"
        yield from (f"option-{key}-{name}-{str(value).lower()}" for value in values)
    yield from (f"preset-{key}-{name}" for name in catalog()[key].presets)


def shared_texts(key: str) -> Iterator[tuple[str, str]]:
    """Yield (word, rest) of the texts `<word>-<key>-<rest>` that may be common to all games: `<word>-<rest>`."""
    words = catalog()[key].words
    for word, declared in (
        ("verb", words.verbs),
        ("event", words.events),
        ("refused", words.reasons | {"seats", "not_seated"}),
        ("zone", words.zones),
        ("fact", words.facts),
        ("place", words.standing),
        ("role", words.roles),
        ("ending", words.endings),
        ("title", words.titles),
    ):
        yield from ((word, rest) for rest in sorted(declared))
    for full in sorted(words.texts):
        word, _, rest = full.partition("-")
        yield word, rest


@each_game
def test_a_game_has_its_name_line_and_options(key, language):
    assert [text for text in own_texts(key) if text not in messages(language)] == []


@each_game
def test_every_declared_word_has_a_text(key, language):
    there = messages(language)
    missing = [
        f"{word}-{key}-{rest}"
        for word, rest in shared_texts(key)
        if f"{word}-{key}-{rest}" not in there and f"{word}-{rest}" not in there
    ]
    assert missing == []


@each_game
def test_a_game_has_no_text_that_nobody_asks_for(key, language):
    words = catalog()[key].words
    optional = {
        f"result-{key}-points",
        f"aliases-{key}",
        f"place-{key}-cards",
        f"board-{key}-game",
        *({f"board-{key}-losses"} if catalog()[key].losers else {f"board-{key}-wins"}),
        *(f"joke-{key}-{rare}" for rare in words.titles | words.endings),
    }
    asked = {*own_texts(key), *optional, *(f"{word}-{key}-{rest}" for word, rest in shared_texts(key))}
    firsts = {name.partition("-")[0] for name in asked}
    there = {name for name in messages(language) if name.split("-")[0] in firsts and name.split("-")[1:2] == [key]}
    assert there - asked == set()


class Page(HTMLParser):
    """Reads a page as Telegram does: a few tags, each closed in its turn."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        assert tag in TAGS, f"<{tag}> is not for Telegram"
        self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, f"</{tag}> closes another tag"

    def handle_data(self, data):
        assert "<" not in data
        self.text += data


@each_game
def test_a_page_of_rules_is_what_telegram_reads(key, language):
    path = LOCALES / language / "rules" / f"{key}.html"
    page = Page(path.read_text(encoding="utf-8"))
    assert page.open == []
    assert page.text.strip()
    assert len(page.text.encode("utf-16-le")) // 2 <= LONGEST_PAGE


@pytest.mark.parametrize("page", ["<div>x</div>", "<b>x</i>", "<b><i>x</b></i>", "1 < 2"])
def test_a_page_that_telegram_would_refuse_is_found(page):
    with pytest.raises(AssertionError):
        Page(page)
