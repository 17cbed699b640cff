"""Logos for the tests: PNGs of one colour, and damaged ones."""

from __future__ import annotations

import base64
import struct
import zlib
from hashlib import sha256
from typing import Final

RED: Final = b"\xc6\x28\x28\xff"


def chunk(name: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(
    width: int = 200, height: int = 100, *, pixels: bytes | None = None, extra: bytes = b""
) -> bytes:
    """Return a PNG of one colour, with other pixels and with more chunks on request."""
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    rows = (b"\0" + RED * width) * height if pixels is None else pixels
    parts = chunk(b"IHDR", header), extra, chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def largest_png() -> bytes:
    """Return a PNG of noise that is almost as large as a logo may be."""
    noise = b"".join(sha256(b"%d" % number).digest() for number in range(1225))
    rows = (b"\0" + noise[at : at + 400] for at in range(0, 39_200, 400))
    return png(100, 98, pixels=b"".join(rows))


def logo(png: bytes) -> str:
    """Return a PNG as it is sent and stored."""
    return base64.b64encode(png).decode()
