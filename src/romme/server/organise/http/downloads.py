"""File downloads, created in threads, a few at a time, with names valid on every system."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import Final, TypeVar
from urllib.parse import quote

from litestar import Response

AT_ONCE: Final = 2
"""Maximum number of files created at the same time."""
_MAX_LENGTH: Final = 100
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')
"""Characters that at least one operating system forbids in file names."""

_workers: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="files")
Made = TypeVar("Made")


class Disposition(Enum):
    """Whether a browser shows a file or saves it."""

    SHOWN = "inline"
    SAVED = "attachment"


async def run_file_job(job: Callable[[], Made]) -> Made:
    """Run a slow job in a thread as soon as one is free, and return its result."""
    return await asyncio.get_running_loop().run_in_executor(_workers, job)


def file_response(
    content: bytes, name: str, *, media_type: str, way: Disposition
) -> Response[bytes]:
    """Return a response that sends a file and forbids caching, because it may contain keys."""
    return Response(
        content,
        media_type=media_type,
        headers={"Content-Disposition": disposition(name, way), "Cache-Control": "no-store"},
    )


def disposition(name: str, way: Disposition) -> str:
    """Return the `Content-Disposition` header, with the name in UTF-8 and an ASCII fallback.

    >>> print(disposition("Fête d’été.pdf", Disposition.SHOWN))
    inline; filename="Fete d_ete.pdf"; filename*=UTF-8''F%C3%AAte%20d%E2%80%99%C3%A9t%C3%A9.pdf
    """
    bare = unicodedata.normalize("NFKD", name)
    letters = (sign for sign in bare if not unicodedata.combining(sign))
    plain = "".join(sign if sign.isascii() else "_" for sign in letters)
    return f"{way.value}; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"


def file_name(tournament: str, what: str, ending: str) -> str:
    r"""Return a file name that is valid on every operating system.

    >>> file_name("Cup 2025/26: \"final\"", "Standing", "csv")
    'Cup 2025 26 final - Standing.csv'
    >>> file_name("...", "Standing", "csv")
    'Standing.csv'
    """
    parts = [_allowed(part) for part in (tournament, what)]
    return f"{' - '.join(part for part in parts if part)}.{ending}"


def _allowed(text: str) -> str:
    plain = " ".join(_FORBIDDEN.sub(" ", text.encode(errors="replace").decode()).split())
    return plain[:_MAX_LENGTH].strip(" .")
