"""The logo of a tournament: a small PNG, checked completely, so that every paper can print it.

The page scales a chosen picture down and encodes it. Stored is only what shows it: metadata that
a picture may carry, such as its place or author, is left out.
"""

from __future__ import annotations

import base64
import binascii
import struct
import zlib
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from romme.tournament.commands import ChangeLogo
from romme.tournament.events import LogoChanged
from romme.tournament.model import Tournament
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import By

LARGEST_LOGO: Final = 40 * 1024
"""Limit in bytes; as base64, it fits into a request."""
WIDEST: Final = 512
HIGHEST: Final = 256
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_CHANNELS: Final = {0: 1, 2: 3, 4: 2, 6: 4}
"""Bytes per pixel of the colour types without a palette."""
_FILTERS: Final = 5


def change_logo(tournament: Tournament, command: ChangeLogo, by: By) -> LogoChanged | None:
    """Return the event that changes or removes the logo, or None if nothing changes.

    Raise `TournamentRefused` if the picture is not a whole PNG, or is too large.
    """
    logo = _checked(command.logo) if command.logo else ""
    return None if logo == tournament.logo else LogoChanged(logo, by.name)


def logo_bytes(tournament: Tournament) -> bytes:
    """Return the logo as a PNG, or nothing if the tournament has none."""
    return base64.b64decode(tournament.logo)


def logo_version(tournament: Tournament) -> str:
    """Return a short hash that changes with the logo; empty if the tournament has none."""
    return sha256(tournament.logo.encode()).hexdigest()[:16] if tournament.logo else ""


def _checked(text: str) -> str:
    """Return a PNG in base64 without its metadata."""
    try:
        png = base64.b64decode(text, validate=True) if len(text) <= 2 * LARGEST_LOGO else b""
        tidy = _tidied(png) if len(png) <= LARGEST_LOGO else b""
    except (binascii.Error, struct.error, zlib.error, ValueError):
        tidy = b""
    if not tidy:
        raise TournamentRefused(
            TournamentRefusal.BAD_LOGO, width=WIDEST, height=HIGHEST, kib=LARGEST_LOGO // 1024
        )
    return base64.b64encode(tidy).decode()


def _tidied(png: bytes) -> bytes:
    """Return the chunks that a PNG needs, or nothing if it cannot be shown as it is."""
    chunks = list(_chunks(png))
    header = chunks[0][1] if chunks and chunks[0][0] == b"IHDR" else b""
    width, height, *kind = struct.unpack(">IIBBBBB", header)
    depth, colours, *methods = kind
    if not (1 <= width <= WIDEST and 1 <= height <= HIGHEST):
        return b""
    if depth != 8 or colours not in _CHANNELS or any(methods) or chunks[-1] != (b"IEND", b""):  # noqa: PLR2004 - bits
        return b""
    packed = b"".join(data for name, data in chunks if name == b"IDAT")
    row = 1 + width * _CHANNELS[colours]
    unpacking = zlib.decompressobj()
    pixels = unpacking.decompress(packed, row * height + 1)
    if len(pixels) != row * height or not unpacking.eof or max(pixels[::row]) >= _FILTERS:
        return b""
    kept = ((b"IHDR", header), (b"IDAT", packed), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in kept)


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the name and data of each chunk. Raise `ValueError` if one is damaged."""
    if not png.startswith(_SIGNATURE):
        raise ValueError("not a PNG")
    at = len(_SIGNATURE)
    while at < len(png):
        size, name = struct.unpack_from(">I4s", png, at)
        data = png[at + 8 : at + 8 + size]
        if png[at : at + 12 + size] != _chunk(name, data):
            raise ValueError("a damaged chunk")
        yield name, data
        at += 12 + size


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
