"""The files that were sent, kept to be downloaded and sent again."""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Literal

from playground.server import pictures

Kind = Literal["document", "photo"]


@dataclass(frozen=True)
class File:
    """A file; `path` is where it is downloaded: `/file/bot<token>/<path>`. A photo has no name but a size."""

    kind: Kind
    id: str
    unique_id: str
    path: str
    data: bytes
    name: str = ""
    size: tuple[int, int] = (0, 0)

    @property
    def mime_type(self) -> str:
        """What the name says that it is."""
        return mimetypes.guess_type(self.name or self.path)[0] or "application/octet-stream"


class Files:
    """All that were sent, by id; the same file sent twice is kept once."""

    def __init__(self) -> None:
        """None yet."""
        self._files: dict[str, File] = {}

    def document(self, name: str, data: bytes) -> File:
        """Keep a file of any kind."""
        return self._keep("document", data, PurePosixPath(name).suffix, name)

    def photo(self, data: bytes, size: tuple[int, int]) -> File:
        """Keep a picture of this width and height."""
        return self._keep("photo", data, pictures.suffix(data), size=size)

    def find(self, file_id: str) -> File | None:
        """The file of this id."""
        return self._files.get(file_id)

    def at(self, path: str) -> File | None:
        """The file at this path."""
        return next((file for file in self._files.values() if file.path == path), None)

    def _keep(self, kind: Kind, data: bytes, suffix: str, name: str = "", size: tuple[int, int] = (0, 0)) -> File:
        unique = hashlib.sha256(f"{kind} {name} ".encode() + data).hexdigest()
        path = f"{kind}s/file_{len(self._files)}{suffix}"
        return self._files.setdefault(unique, File(kind, unique, unique[:16], path, data, name, size))
