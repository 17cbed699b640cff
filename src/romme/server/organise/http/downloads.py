"""Files that are made and handed out: beside everything else, a few at once, under a good name."""

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
"""Files that are made at the same time: tables go on meanwhile."""
_MAX_LENGTH: Final = 100
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')
"""What one system or another does not allow in names of files."""

_workers: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="files")
Made = TypeVar("Made")


class Disposition(Enum):
    """What a browser does with a file."""

    SHOWN = "inline"
    SAVED = "attachment"


async def run_file_job(job: Callable[[], Made]) -> Made:
    """Do something that takes a while; more than a few wait for each other."""
    return await asyncio.get_running_loop().run_in_executor(_workers, job)


def file_response(
    content: bytes, name: str, *, media_type: str, way: Disposition
) -> Response[bytes]:
    """The answer that brings a file; keys may be in it, so nobody on the way keeps it."""
    return Response(
        content,
        media_type=media_type,
        headers={"Content-Disposition": disposition(name, way), "Cache-Control": "no-store"},
    )


def disposition(name: str, way: Disposition) -> str:
    """How a file is called: for browsers of today, and in plain letters for all others.

    >>> print(disposition("Fête d’été.pdf", Disposition.SHOWN))
    inline; filename="Fete d_ete.pdf"; filename*=UTF-8''F%C3%AAte%20d%E2%80%99%C3%A9t%C3%A9.pdf
    """
    bare = unicodedata.normalize("NFKD", name)
    letters = (sign for sign in bare if not unicodedata.combining(sign))
    plain = "".join(sign if sign.isascii() else "_" for sign in letters)
    return f"{way.value}; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"


def file_name(tournament: str, what: str, ending: str) -> str:
    r"""What a file is called on any system.

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
