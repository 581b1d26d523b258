"""What the blocks and texts of a rich message consist of, as the Bot API lists them; `?` ends what may be absent."""

Shape = dict[str, str]

CREDITED: Shape = {"text": "text", "credit?": "text"}
TEXT: Shape = {"text": "text"}

BLOCKS: dict[str, Shape] = {
    "anchor": {"name": "string"},
    "animation": {"animation": "media", "caption?": "caption"},
    "audio": {"audio": "media", "caption?": "caption"},
    "blockquote": {"blocks": "blocks", "credit?": "text"},
    "buttons": {"buttons": "buttons", "align?": "align"},
    "collage": {"blocks": "blocks", "caption?": "caption"},
    "details": {"summary": "text", "blocks": "blocks", "is_open?": "flag"},
    "divider": {},
    "document": {"document": "media", "caption?": "caption"},
    "expandable_blockquote": CREDITED,
    "footer": TEXT,
    "heading": {"text": "text", "size": "heading"},
    "list": {"items": "items"},
    "map": {
        "location": "location",
        "zoom?": "integer",
        "width?": "integer",
        "height?": "integer",
        "caption?": "caption",
    },
    "mathematical_expression": {"expression": "words"},
    "paragraph": TEXT,
    "photo": {"photo": "media", "caption?": "caption"},
    "pre": {"text": "text", "language?": "string"},
    "pullquote": CREDITED,
    "slideshow": {"blocks": "blocks", "caption?": "caption"},
    "table": {
        "cells": "cells",
        "is_bordered?": "flag",
        "is_striped?": "flag",
        "caption?": "text",
        "is_compact?": "flag",
    },
    "thinking": TEXT,
    "video": {"video": "media", "caption?": "caption"},
    "voice_note": {"voice_note": "media", "caption?": "caption"},
}

TEXTS: dict[str, Shape] = {
    "anchor": {"name": "string"},
    "anchor_link": {"text": "text", "anchor_name": "string"},
    "bank_card_number": {"text": "text", "bank_card_number": "string"},
    "bold": TEXT,
    "bot_command": {"text": "text", "bot_command": "string"},
    "button": {"button": "button"},
    "cashtag": {"text": "text", "cashtag": "string"},
    "code": TEXT,
    "custom_emoji": {"custom_emoji_id": "string", "alternative_text": "words"},
    "date_time": {"text": "text", "unix_time": "integer", "date_time_format": "string"},
    "email_address": {"text": "text", "email_address": "string"},
    "hashtag": {"text": "text", "hashtag": "string"},
    "italic": TEXT,
    "marked": TEXT,
    "mathematical_expression": {"expression": "words"},
    "mention": {"text": "text", "username": "string"},
    "phone_number": {"text": "text", "phone_number": "string"},
    "reference": {"text": "text", "name": "string"},
    "reference_link": {"text": "text", "reference_name": "string"},
    "spoiler": TEXT,
    "strikethrough": TEXT,
    "subscript": TEXT,
    "superscript": TEXT,
    "text_mention": {"text": "text", "user": "user"},
    "underline": TEXT,
    "url": {"text": "text", "url": "string"},
}

ITEM: Shape = {
    "blocks": "blocks",
    "has_checkbox?": "flag",
    "is_checked?": "flag",
    "value?": "integer",
    "type?": "numbering",
}
CELL: Shape = {
    "align": "align",
    "valign": "valign",
    "text?": "text",
    "is_header?": "flag",
    "colspan?": "integer",
    "rowspan?": "integer",
}
CHOICES: dict[str, tuple[object, ...]] = {
    "align": ("left", "center", "right"),
    "valign": ("top", "middle", "bottom"),
    "numbering": ("a", "A", "i", "I", "1"),
    "heading": (1, 2, 3, 4, 5, 6),
}
PLAIN: dict[str, type] = {"string": str, "flag": bool, "integer": int, "location": dict, "user": dict}
"""Kinds that are taken as they are."""
