"""Extract the text of each page from a PDF made by typst."""

from __future__ import annotations

import re
import zlib

_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
_TOKEN = re.compile(rb"/\w+ ?\(|\(|/(f\d+) [\d.]+ Tf|T[jJ]\n")
_PART = re.compile(rb"\\([0-7]{1,3}|.)|[()]|[^\\()]+", re.DOTALL)
_NAMED = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}


def pages(pdf: bytes) -> list[str]:
    """Return the text of each page, one line per text operator."""
    objects = {int(found[1]): found[2] for found in _OBJECT.finditer(pdf)}
    kids = re.search(rb"/Type/Pages/Count \d+/Kids\[([^\]]*)\]", pdf)
    assert kids is not None
    order = [int(number) for number in re.findall(rb"(\d+) 0 R", kids[1])]
    return [_page(objects, objects[number]) for number in order]


def whole_text(pdf: bytes) -> str:
    return "\n".join(pages(pdf))


def _page(objects: dict[int, bytes], page: bytes) -> str:
    resources = objects[_reference(page, b"Resources")]
    fonts = {
        name: _letters(objects, objects[int(number)])
        for name, number in re.findall(rb"/(f\d+) (\d+) 0 R", resources)
    }
    contents = _stream(objects[_reference(page, b"Contents")])
    found: list[str] = []
    letters: dict[int, str] = {}
    glyphs = b""
    at = 0
    while token := _TOKEN.search(contents, at):
        at = token.end()
        if token[0].endswith(b"("):
            string, at = _string(contents, at)
            glyphs += string if token[0] == b"(" else b""
        elif token[1]:
            letters = fonts[token[1]]
        else:
            numbers = (glyphs[one] << 8 | glyphs[one + 1] for one in range(0, len(glyphs), 2))
            found.append("".join(letters.get(number, "?") for number in numbers))
            glyphs = b""
    return "\n".join(found)


def _string(contents: bytes, at: int) -> tuple[bytes, int]:
    """Parse the PDF string whose first byte is at `at`. Return the string and its end position."""
    found = b""
    depth = 1
    while part := _PART.match(contents, at):
        at = part.end()
        depth += {b"(": 1, b")": -1}.get(part[0], 0)
        if depth == 0:
            break
        code = part[1]
        if code is None:
            found += part[0]
        else:
            found += bytes([int(code, 8)]) if code.isdigit() else _NAMED.get(code, code)
    return found, at


def _reference(source: bytes, name: bytes) -> int:
    found = re.search(rb"/" + name + rb" (\d+) 0 R", source)
    assert found is not None
    return int(found[1])


def _stream(source: bytes) -> bytes:
    begins = source.index(b"stream\n") + len(b"stream\n")
    return zlib.decompress(source[begins : source.rindex(b"\nendstream")])


def _letters(objects: dict[int, bytes], font: bytes) -> dict[int, str]:
    """Return the character of each glyph number of a font."""
    table = _stream(objects[_reference(font, b"ToUnicode")])
    return {
        int(glyph, 16): bytes.fromhex(chars.decode()).decode("utf-16-be")
        for glyph, chars in re.findall(rb"<([0-9A-F]{4})> <([0-9A-F]+)>\n", table)
    }
