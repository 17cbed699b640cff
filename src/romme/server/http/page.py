"""Serve the web page, which is the build output of `web/`, from memory.

An unknown path without a dot also gets the page, because its script reads the path.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from romme.locales import words
from romme.server.http.language import language_of
from romme.server.http.problems import HttpProblem
from romme.server.organise.access.addresses import hall_urls
from romme.server.people import Origins

FOLDER: Final = Path(__file__).parents[1] / "built"
INDEX: Final = "index.html"
EARLY: Final = "early.json"
FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
MIN_COMPRESSED: Final = 512
"""Size in bytes up to which files are not compressed."""
KINDS: Final[Mapping[str, str]] = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""The media types of the page's files.

`mimetypes` would ask the Windows registry, where another program may have made scripts plain text.
"""

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; connect-src {connect}; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
    "style-src 'self' 'unsafe-inline'"  # Svelte positions cards with style attributes
)
_PLACEHOLDER: Final = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><title>Rommé</title>
<body style="font: 1.25rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 10vh auto">
<h1>Rommé</h1><p>{running}</p>
"""


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file of the page, its gzipped form, and the values of its response headers."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


class Preloads(msgspec.Struct, frozen=True):
    """The paths of files that browsers should preload, as listed by the build."""

    words: dict[str, str] = {}
    """Path of the catalogue, by language."""
    first: list[str] = []
    """Paths of the files that the start page needs."""


class PageFiles:
    """All files of the page, or none if it has not been built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Read all files into memory."""
        found = sorted(path for path in folder.rglob("*") if path.is_file())
        self._files: Mapping[str, PageFile] = {
            path.relative_to(folder).as_posix(): _read(path) for path in found
        }
        early = self._files.get(EARLY)
        self._early = (
            Preloads() if early is None else msgspec.json.decode(early.data, type=Preloads)
        )

    def find(self, path: str) -> PageFile | None:
        """Return the file at a path, else the page if the path has no dot, else None."""
        known = self._files.get(path.lstrip("/"))
        return known if known is not None or "." in path else self._files.get(INDEX)

    def is_page(self, file: PageFile) -> bool:
        """Whether a file is the page itself."""
        return file is self._files.get(INDEX)

    def early(self, path: str, lang: str) -> str:
        """Return the value of the `Link` header: scripts to preload before the page is parsed."""
        words = self._early.words.get(lang)
        files = [words] if words else []
        if path == INDEX:
            files += self._early.first
        return ", ".join(f'<{file}>; rel="modulepreload"' for file in files)


def _read(path: Path) -> PageFile:
    data = path.read_bytes()
    kind = KINDS.get(path.suffix, "application/octet-stream")
    packed = gzip.compress(data, 9, mtime=0) if len(data) > MIN_COMPRESSED else None
    hashed = "assets" in path.parts  # their names contain a hash of their content
    caching = FOREVER if hashed else REVALIDATE
    return PageFile(data, packed, kind, f'"{sha256(data).hexdigest()[:20]}"', caching)


def policy(origins: Origins) -> str:
    """Return the content security policy of the page.

    The page may connect to this server at each of its addresses in the local network, in case the
    one from which it was loaded stops working.
    """
    return POLICY.format(connect=" ".join(("'self'", *hall_urls(origins))))


class PageRoutes(Controller):
    """The route for the web page and its files."""

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def show(
        self,
        request: Request[Any, Any, Any],
        page: NamedDependency[PageFiles],
        origins: NamedDependency[Origins],
        path: FromPath[str] = INDEX,
    ) -> Response[bytes]:
        """Return the file at a path, or the page for an unknown path without a dot."""
        if path.startswith(("/api/", "api/")):
            raise HttpProblem(HTTPStatus.NOT_FOUND, "not-found")
        file = page.find(path)
        if file is None:
            return _placeholder(request, path)
        headers = {
            "ETag": file.tag,
            "Cache-Control": file.caching,
            "Vary": "Accept-Encoding",
            "Content-Security-Policy": policy(origins),
        }
        if page.is_page(file):
            lang = language_of(request.headers.get("accept-language"))
            headers["Link"] = page.early(path, lang)
            headers["Vary"] = "Accept-Encoding, Accept-Language"
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        data = file.data
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            data = file.packed
            headers["Content-Encoding"] = "gzip"
        return Response(data, media_type=file.kind, headers=headers)


def _placeholder(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """Return a placeholder page, because the web page was not built.

    Raise 404 `not-found` for any path other than that of the page.
    """
    if path != INDEX:
        raise HttpProblem(HTTPStatus.NOT_FOUND, "not-found")
    catalogue = words(language_of(request.headers.get("accept-language")))
    text = _PLACEHOLDER.format(
        lang=catalogue.lang, running=escape(catalogue.say("welcome-running"))
    )
    return Response(text.encode(), media_type="text/html")
