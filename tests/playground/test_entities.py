"""HTML to text and entities, and the refusal of what does not parse."""

from typing import Any

import pytest

from playground.server.entities import parse
from playground.server.errors import Violation


def entity(kind: str, offset: int, length: int, **more: object) -> dict[str, Any]:
    return {"type": kind, "offset": offset, "length": length} | more


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("<b>а</b> <strong>б</strong>", "а б", [entity("bold", 0, 1), entity("bold", 2, 1)]),
        ("<i>а</i><em>б</em>", "аб", [entity("italic", 0, 1), entity("italic", 1, 1)]),
        ("<u>а</u><ins>б</ins>", "аб", [entity("underline", 0, 1), entity("underline", 1, 1)]),
        ("<s>а</s><del>б</del>", "аб", [entity("strikethrough", 0, 1), entity("strikethrough", 1, 1)]),
        ("<tg-spoiler>а</tg-spoiler>", "а", [entity("spoiler", 0, 1)]),
        ('<span class="tg-spoiler">а</span>', "а", [entity("spoiler", 0, 1)]),
        ("<code>7♠</code>", "7♠", [entity("code", 0, 2)]),
        ("<pre>а\nб</pre>", "а\nб", [entity("pre", 0, 3)]),
        ('<pre><code class="language-js">x</code></pre>', "x", [entity("pre", 0, 1, language="js")]),
        ("<blockquote>а</blockquote>", "а", [entity("blockquote", 0, 1)]),
        ("<blockquote expandable>а</blockquote>", "а", [entity("expandable_blockquote", 0, 1)]),
        (
            '<a href="https://kozyr.example/a?b=1&amp;c">т</a>',
            "т",
            [entity("text_link", 0, 1, url="https://kozyr.example/a?b=1&c")],
        ),
        ("<a href='tg://user?id=5000000001'>Аня</a>", "Аня", [entity("text_mention", 0, 3, user={"id": 5000000001})]),
        ("<a href=nowhere>т</a>", "т", []),
        (
            '<tg-time unix="1767614400" format="t">в 15:00</tg-time>',
            "в 15:00",
            [entity("date_time", 0, 7, unix_time=1767614400, date_time_format="t")],
        ),
        ('<tg-emoji emoji-id="5">👍</tg-emoji>', "👍", [entity("custom_emoji", 0, 2, custom_emoji_id="5")]),
        ("<b>а<i>б</i></b>", "аб", [entity("bold", 0, 2), entity("italic", 1, 1)]),
        ("👑<b>а</b>", "👑а", [entity("bold", 2, 1)]),
        ("&lt;b&gt; &amp; &quot;&#33;&nbsp;", '<b> & "!&nbsp;', []),
        ("<B>а</b >", "а", [entity("bold", 0, 1)]),
        ("  <b> а </b>\n", "а", [entity("bold", 0, 1)]),
        ("<b></b>а", "а", []),
        ("1 > 0 & 2 &lt; 3", "1 > 0 & 2 < 3", []),
    ],
)
def test_html_that_parses(source: str, text: str, entities: list[dict[str, Any]]) -> None:
    assert parse(source, "HTML") == (text, entities)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("<b>а", 'Can\'t find end tag corresponding to start tag "b"'),
        ("ы <x>", 'Unsupported start tag "x" at byte offset 3'),
        ("♠<64>", 'Unsupported start tag "64" at byte offset 3'),
        ("а < б", 'Unsupported start tag "" at byte offset 3'),
        ("а <3", "Unclosed start tag at byte offset 3"),
        ("а</b>", "Unexpected end tag at byte offset 2"),
        ("<b>а</i>", 'Unmatched end tag at byte offset 5, expected "</b>", found "</i>"'),
        ("<b>а</b", "Unclosed end tag at byte offset 5"),
        ("<a href=x!>", "Unexpected end of name token at byte offset 0"),
        ('<a href="x>', 'Unclosed start tag "a" at byte offset 0'),
        ('<a ="x">', 'Empty attribute name in the tag "a" at byte offset 0'),
        ("<span>а</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ("<br/>", 'Unsupported start tag "br/" at byte offset 0'),
        ("<!-- а -->", 'Unsupported start tag "!--" at byte offset 0'),
    ],
)
def test_html_that_does_not_parse(source: str, expected: str) -> None:
    with pytest.raises(Violation) as refused:
        parse(source, "HTML")
    assert refused.value.description == f"Bad Request: can't parse entities: {expected}"


def test_other_parse_modes_are_not_spoken() -> None:
    with pytest.raises(Violation, match="Bad Request: unsupported parse_mode"):
        parse("а", "Markup")


def test_without_a_mode_nothing_is_parsed() -> None:
    assert parse(" <b> ", "") == ("<b>", [])
