"""What a message holds: texts, files and blocks, read from the parameters and checked. All fields that an edit sets."""

from functools import partial
from typing import Any

from playground.server import pictures, rich
from playground.server.as_json import Json, document_json, photo_json, user_json
from playground.server.entities import Entity, parse, trimmed
from playground.server.errors import bad_request, malformed
from playground.server.files import File, Kind
from playground.server.limits import check_caption, check_text
from playground.server.params import Params, Upload
from playground.server.telegram import Telegram

Content = dict[str, Any]

EMPTY: Content = {"text": None, "entities": [], "caption": None, "media": {}, "rich": None}
BYTES: dict[Kind, int] = {"photo": 10 * 1024 * 1024, "document": 50 * 1024 * 1024}
PIXELS = 10_000
RATIO = 20


def text(telegram: Telegram, params: Params, *, edit: bool = False) -> Content:
    """A text."""
    words, entities = formatted(telegram, params, "text")
    check_text(params.text("text"), words, edit=edit)
    return EMPTY | {"text": words, "entities": entities}


def blocks(telegram: Telegram, params: Params) -> Content:
    """A rich message."""
    message = params.get("rich_message")
    if not isinstance(message, dict):
        raise malformed("RICH_MESSAGE_CONTENT_REQUIRED")
    reader = rich.Reader(partial(embedded, telegram, params))
    return EMPTY | {"rich": reader.read(message)}


def embedded(telegram: Telegram, params: Params, kind: str, media: Json) -> Any:
    """A file inside a rich message."""
    return shown(find(telegram, params, known(kind), media.get("media")))


def attachment(telegram: Telegram, params: Params, kind: Kind) -> Content:
    """A file with a caption, in the parameters of a send."""
    file = find(telegram, params, kind, params.get(kind))
    return EMPTY | {"media": {kind: shown(file)}} | caption(telegram, params)


def media(telegram: Telegram, params: Params) -> Content:
    """A file with a caption, as an InputMedia."""
    given = params.get("media")
    if not isinstance(given, dict) or "type" not in given:
        raise malformed("can't parse InputMedia: expected an Object with a type")
    kind = known(given["type"])
    file = find(telegram, params, kind, given.get("media"))
    return EMPTY | {"media": {kind: shown(file)}} | caption(telegram, Params(given))


def caption(telegram: Telegram, params: Params) -> Content:
    """A caption, which may be empty."""
    words, entities = formatted(telegram, params, "caption")
    check_caption(words)
    return {"caption": words or None, "entities": entities}


def known(kind: object) -> Kind:
    """Photos and documents are all that is spoken here."""
    match kind:
        case "photo" | "document":
            return kind
        case _:
            raise malformed(f"media of the type {kind} is not spoken by this server")


def find(telegram: Telegram, params: Params, kind: Kind, reference: object) -> File:
    """The file that is uploaded, or one that was sent before, by its id."""
    match params.attached(reference):
        case "":
            raise malformed(f"there is no {kind} in the request")
        case Upload() as upload:
            return keep(telegram, kind, upload)
        case file_id:
            return sent(telegram, kind, file_id)


def sent(telegram: Telegram, kind: Kind, file_id: str) -> File:
    """A file that Telegram has. It fetches none from elsewhere here."""
    file = telegram.files.find(file_id)
    if not file:
        raise bad_request("wrong file identifier/HTTP URL specified")
    if file.kind != kind:
        raise malformed(f"can't use file of type {file.kind.title()} as {kind.title()}")
    return file


def keep(telegram: Telegram, kind: Kind, upload: Upload) -> File:
    """A new file, within the limits."""
    if not upload.data:
        raise malformed("file must be non-empty")
    if len(upload.data) > BYTES[kind]:
        raise malformed(f"file is too big for a {kind}")
    if kind == "document":
        return telegram.files.document(upload.name, upload.data)
    return telegram.files.photo(upload.data, measured(upload.data))


def measured(data: bytes) -> tuple[int, int]:
    """Width and height of a photo: 10,000 together, one at most 20 times the other."""
    size = pictures.measure(data)
    if not size or not all(size):
        raise malformed("IMAGE_PROCESS_FAILED")
    if sum(size) > PIXELS or max(size) > RATIO * min(size):
        raise malformed("PHOTO_INVALID_DIMENSIONS")
    return size


def shown(file: File) -> Any:
    """How a message spells the file."""
    return photo_json(file) if file.kind == "photo" else document_json(file)


def formatted(telegram: Telegram, params: Params, name: str) -> tuple[str, list[Entity]]:
    """The text under `name` with its entities, given or parsed."""
    source, given = params.text(name), params.get("entities" if name == "text" else "caption_entities")
    words, entities = trimmed(source, given) if given else parse(source, params.text("parse_mode"))
    return words, [entity for entity in (mention(telegram, each) for each in entities) if entity]


def mention(telegram: Telegram, entity: Entity) -> Entity | None:
    """A mention by id shows the person; of somebody unknown only the text stays."""
    if entity["type"] != "text_mention":
        return entity
    user = telegram.users.get(entity["user"]["id"])
    return entity | {"user": user_json(user)} if user else None
