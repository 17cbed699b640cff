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
    objects = objects_of(pdf)
    return [_page(objects, objects[number]) for number in page_numbers(pdf)]


def objects_of(pdf: bytes) -> dict[int, bytes]:
    """Return the objects of a PDF by number."""
    return {int(found[1]): found[2] for found in _OBJECT.finditer(pdf)}


def page_numbers(pdf: bytes) -> list[int]:
    """Return the numbers of the page objects, in order."""
    kids = re.search(rb"/Type/Pages/Count \d+/Kids\[([^\]]*)\]", pdf)
    assert kids is not None
    return [int(number) for number in re.findall(rb"(\d+) 0 R", kids[1])]


def fonts_of(objects: dict[int, bytes], page: bytes) -> list[tuple[bytes, int]]:
    """Return the name and the object number of each font of a page."""
    resources = objects[_reference(page, b"Resources")]
    return [(name, int(number)) for name, number in re.findall(rb"/(f\d+) (\d+) 0 R", resources)]


def contents_of(objects: dict[int, bytes], page: bytes) -> bytes:
    """Return the drawing operators of a page."""
    return _stream(objects[_reference(page, b"Contents")])


def pages_with_picture(pdf: bytes) -> list[int]:
    """Return the numbers of the page objects that draw a picture of pixels."""
    objects = objects_of(pdf)
    pictures = {number for number, source in objects.items() if b"/Subtype/Image" in source[:200]}
    return [
        number
        for number in page_numbers(pdf)
        if pictures & _drawn(objects, _reference(objects[number], b"Resources"))
    ]


def _drawn(objects: dict[int, bytes], resources: int) -> set[int]:
    """Return the numbers of the objects that a page draws."""
    return {int(number) for number in re.findall(rb"/x\d+ (\d+) 0 R", objects[resources])}


def whole_text(pdf: bytes) -> str:
    return "\n".join(pages(pdf))


def _page(objects: dict[int, bytes], page: bytes) -> str:
    fonts = {name: letters_of(objects, objects[number]) for name, number in fonts_of(objects, page)}
    contents = contents_of(objects, page)
    found: list[str] = []
    letters: dict[int, str] = {}
    glyphs = b""
    at = 0
    while token := _TOKEN.search(contents, at):
        at = token.end()
        if token[0].endswith(b"("):
            string, at = read_string(contents, at)
            glyphs += string if token[0] == b"(" else b""
        elif token[1]:
            letters = fonts[token[1]]
        else:
            numbers = (glyphs[one] << 8 | glyphs[one + 1] for one in range(0, len(glyphs), 2))
            found.append("".join(letters.get(number, "?") for number in numbers))
            glyphs = b""
    return "\n".join(found)


def read_string(contents: bytes, at: int) -> tuple[bytes, int]:
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


def letters_of(objects: dict[int, bytes], font: bytes) -> dict[int, str]:
    """Return the character of each glyph number of a font."""
    table = _stream(objects[_reference(font, b"ToUnicode")])
    return {
        int(glyph, 16): bytes.fromhex(chars.decode()).decode("utf-16-be")
        for glyph, chars in re.findall(rb"<([0-9A-F]{4})> <([0-9A-F]+)>\n", table)
    }
