"""The size of a picture, read off its header."""

import struct

PNG = b"\x89PNG\r\n\x1a\n"
JPEG = b"\xff\xd8\xff"
FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The markers of a JPEG that begin a frame, which tells its size."""


def suffix(data: bytes) -> str:
    """How the name of such a picture ends."""
    return ".png" if data.startswith(PNG) else ".jpg"


def measure(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels; None if this is no PNG or JPEG."""
    try:
        if data.startswith(PNG):
            return struct.unpack_from(">II", data, 16)
        return measure_jpeg(data) if data.startswith(JPEG) else None
    except (struct.error, IndexError):
        return None


def measure_jpeg(data: bytes) -> tuple[int, int]:
    """Go from segment to segment until one tells the size; struct.error if none does."""
    at = 2
    while True:
        marker, length = struct.unpack_from(">xBH", data, at)
        if marker in FRAMES:
            height, width = struct.unpack_from(">HH", data, at + 5)
            return width, height
        at += 2 + length
