"""HTML as a parse mode: text and entities, or Telegram's refusal with the byte offset of what is wrong."""

import html
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from playground.server.errors import Violation, malformed

Entity = dict[str, Any]

KINDS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "code": "code",
    "pre": "pre",
    "a": "text_link",
    "blockquote": "blockquote",
    "span": "spoiler",
    "tg-spoiler": "spoiler",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}
TAG = re.compile(r"[^\s>]*")
NAME = re.compile(r"""[^\s=>/"']*""")
BARE_VALUE = re.compile(r"[A-Za-z0-9.\-]+")
ESCAPE = re.compile(r"&(?:#x[0-9a-fA-F]+|#[0-9]+|lt|gt|amp|quot);?")
MENTION = re.compile(r"tg://user\?id=(\d+)\Z")


def utf16(text: str) -> int:
    """The length in UTF-16 code units, in which Telegram counts."""
    return len(text.encode("utf-16-le")) // 2


@dataclass
class Tag:
    """A tag that is open: where its text began, in UTF-16 units."""

    name: str
    attributes: dict[str, str]
    begin: int


@dataclass
class Reader:
    """One pass over a source; `at` is the place in it, `parts` and `length` what was read."""

    source: str
    at: int = 0
    parts: list[str] = field(default_factory=list)
    length: int = 0
    open: list[Tag] = field(default_factory=list)
    entities: list[Entity] = field(default_factory=list)

    def read(self) -> tuple[str, list[Entity]]:
        """All of it."""
        while self.at < len(self.source):
            self._step()
        if self.open:
            raise unparsable(f'Can\'t find end tag corresponding to start tag "{self.open[-1].name}"')
        return "".join(self.parts), sorted(self.entities, key=lambda entity: (entity["offset"], -entity["length"]))

    def _step(self) -> None:
        if self.source.startswith("</", self.at):
            self._close()
        elif self.source[self.at] == "<":
            self._open()
        elif escape := ESCAPE.match(self.source, self.at):
            self._say(html.unescape(escape[0]), escape.end())
        else:
            self._say(self.source[self.at], self.at + 1)

    def _say(self, text: str, end: int) -> None:
        self.parts.append(text)
        self.length += utf16(text)
        self.at = end

    def _open(self) -> None:
        begin = self.at
        name = self._word(TAG, begin + 1).lower()
        if self.at >= len(self.source):
            raise unparsable(f"Unclosed start tag{self._offset(begin)}")
        if name not in KINDS:
            raise unparsable(f'Unsupported start tag "{name}"{self._offset(begin)}')
        attributes = self._attributes(name, begin)
        if name == "span" and attributes.get("class") != "tg-spoiler":
            raise unparsable(f'Tag "span" must have class "tg-spoiler"{self._offset(begin)}')
        self.open.append(Tag(name, attributes, self.length))

    def _attributes(self, name: str, begin: int) -> dict[str, str]:
        attributes: dict[str, str] = {}
        while self._peek() != ">":
            attribute = self._word(NAME, self.at).lower()
            if not attribute:
                raise unparsable(f'Empty attribute name in the tag "{name}"{self._offset(begin)}')
            attributes[attribute] = self._value(name, begin) if self._peek() == "=" else ""
            if self.at >= len(self.source):
                raise unparsable(f'Unclosed start tag "{name}"{self._offset(begin)}')
        self.at += 1
        return attributes

    def _value(self, name: str, begin: int) -> str:
        self.at += 1
        quote = self._peek()
        if quote not in {'"', "'"}:
            value = self._word(BARE_VALUE, self.at)
            if self._peek(skip=False) not in {" ", "\n", "\t", ">"}:
                raise unparsable(f"Unexpected end of name token{self._offset(begin)}")
            return value
        end = self.source.find(quote, self.at + 1)
        if end < 0:
            raise unparsable(f'Unclosed start tag "{name}"{self._offset(begin)}')
        value, self.at = self.source[self.at + 1 : end], end + 1
        return html.unescape(value)

    def _close(self) -> None:
        begin = self.at
        if not self.open:
            raise unparsable(f"Unexpected end tag{self._offset(begin)}")
        name = self._word(TAG, begin + 2).lower()
        if self._peek() != ">":
            raise unparsable(f"Unclosed end tag{self._offset(begin)}")
        self.at += 1
        tag = self.open.pop()
        if name not in {"", tag.name}:
            found = f'expected "</{tag.name}>", found "</{name}>"'
            raise unparsable(f"Unmatched end tag{self._offset(begin)}, {found}")
        if self.length > tag.begin:
            self._enter(tag)

    def _enter(self, tag: Tag) -> None:
        place = {"offset": tag.begin, "length": self.length - tag.begin}
        inside = "".join(self.parts).encode("utf-16-le")[tag.begin * 2 :].decode("utf-16-le")
        kind = SPECIAL.get(tag.name, plain)(tag, inside)
        if kind and tag.name == "code" and self.open and self.open[-1].name == "pre":
            self.open[-1].attributes |= {"class": tag.attributes.get("class", "")}
        elif kind:
            self.entities.append(kind | place)

    def _word(self, pattern: re.Pattern[str], start: int) -> str:
        match = pattern.match(self.source, start)
        self.at = match.end() if match else start
        return match[0] if match else ""

    def _peek(self, *, skip: bool = True) -> str:
        if skip:
            self.at += sum(1 for _ in takewhile(str.isspace, self.source[self.at :]))
        return self.source[self.at : self.at + 1]

    def _offset(self, at: int) -> str:
        return f" at byte offset {len(self.source[:at].encode())}"


def unparsable(text: str) -> Violation:
    """The refusal that every parse error is wrapped in."""
    return malformed(f"can't parse entities: {text}")


def plain(tag: Tag, _inside: str) -> Entity:
    """A tag that says all by its name."""
    return {"type": KINDS[tag.name]}


def link(tag: Tag, inside: str) -> Entity | None:
    """A link, or a mention by id; what is no address is left as text."""
    url = tag.attributes.get("href") or inside
    if mention := MENTION.match(url):
        return {"type": "text_mention", "user": {"id": int(mention[1])}}
    return {"type": "text_link", "url": url} if re.match(r"(https?|tg)://\S+\Z", url) else None


def pre(tag: Tag, _inside: str) -> Entity:
    """A block of code, with its language if `<pre><code class="language-x">` names one."""
    language = tag.attributes.get("class", "").removeprefix("language-")
    return {"type": "pre"} | ({"language": language} if language else {})


def quote(tag: Tag, _inside: str) -> Entity:
    """A quotation, folded or not."""
    return {"type": "expandable_blockquote" if "expandable" in tag.attributes else "blockquote"}


def emoji(tag: Tag, _inside: str) -> Entity:
    """A custom emoji by its id."""
    return {"type": "custom_emoji", "custom_emoji_id": tag.attributes.get("emoji-id", "")}


def moment(tag: Tag, _inside: str) -> Entity:
    """A time that each reader sees in his own zone. What Telegram says to a missing `unix` is a guess."""
    unix = tag.attributes.get("unix", "")
    if not unix.isdigit():
        raise unparsable('Tag "tg-time" must have attribute "unix"')
    form = tag.attributes.get("format")
    return {"type": "date_time", "unix_time": int(unix)} | ({"date_time_format": form} if form else {})


SPECIAL: dict[str, Callable[[Tag, str], Entity | None]] = {
    "a": link,
    "pre": pre,
    "blockquote": quote,
    "tg-emoji": emoji,
    "tg-time": moment,
}


def trimmed(text: str, entities: list[Entity]) -> tuple[str, list[Entity]]:
    """Blanks at both ends are cut off, and the entities with them."""
    lost = utf16(text) - utf16(text.lstrip())
    text = text.strip()
    kept = []
    for entity in entities:
        begin = max(entity["offset"] - lost, 0)
        end = min(entity["offset"] + entity["length"] - lost, utf16(text))
        if end > begin:
            kept.append(entity | {"offset": begin, "length": end - begin})
    return text, kept


def parse(source: str, mode: str) -> tuple[str, list[Entity]]:
    """Text and entities of a source. MarkdownV2 is not spoken here: only the bot under test would miss it."""
    if mode and mode.lower() != "html":
        raise malformed("unsupported parse_mode")
    text, entities = Reader(source).read() if mode else (source, [])
    return trimmed(text, entities)
