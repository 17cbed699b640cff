"""Positions of texts and lines on the pages of a PDF made by typst, and what collides there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from tests.support.papers import pdf_text

WIDTH, HEIGHT = 595.3, 841.9
"""Size of an A4 page in points."""
ASCENT: Final = 0.62
DESCENT: Final = 0.14
"""Height of most letters above and below the baseline, per point of the font size."""
TOLERANCE: Final = 1.0
"""Points by which boxes may overlap: they are only estimates of the ink."""
Matrix: TypeAlias = tuple[float, float, float, float, float, float]
_TOKEN: Final = re.compile(rb"\(|[\[\]]|/[\w#+-]+|-?\d*\.?\d+|[A-Za-z*']+|<<|>>|<[0-9A-Fa-f]*>")
_NUMBER: Final = re.compile(rb"-?\d*\.?\d+")


class Box(NamedTuple):
    """A rectangle in points, from the lower left corner of the page."""

    left: float
    low: float
    right: float
    high: float

    def overlap(self, other: Box) -> tuple[float, float]:
        """Return width and height of the common part; negative if there is none."""
        return (
            min(self.right, other.right) - max(self.left, other.left),
            min(self.high, other.high) - max(self.low, other.low),
        )


class PlacedText(NamedTuple):
    """A text on a page, and the part of the page to which it is clipped."""

    text: str
    box: Box
    clip: Box | None


@dataclass
class PlacedPage:
    """The texts and the vertical lines of a page."""

    texts: list[PlacedText] = field(default_factory=list)
    uprights: list[Box] = field(default_factory=list)


def collisions(pdf: bytes) -> Iterator[str]:
    """Describe each text that is cut, leaves the page, or runs into another text or a line."""
    for number, page in enumerate(placed_pages(pdf), start=1):
        for text, box, clip in page.texts:
            if box.left < 0 or box.right > WIDTH or box.low < 0 or box.high > HEIGHT:
                yield f"page {number}: {text!r} leaves the page"
            if clip is not None and not _contains(clip, box):
                yield f"page {number}: {text!r} is cut"
            for line in page.uprights:
                wide, tall = box.overlap(line)
                crosses = box.left + TOLERANCE < line.left < box.right - TOLERANCE
                if crosses and wide >= 0 and tall > TOLERANCE:
                    yield f"page {number}: {text!r} crosses a line"
        for one, other in combinations(page.texts, 2):
            wide, tall = one.box.overlap(other.box)
            if wide > TOLERANCE and tall > TOLERANCE:
                yield f"page {number}: {one.text!r} runs into {other.text!r}"


def _contains(clip: Box, box: Box) -> bool:
    return (
        clip.left - TOLERANCE <= box.left
        and box.right <= clip.right + TOLERANCE
        and clip.low - TOLERANCE <= box.low
        and box.high <= clip.high + TOLERANCE
    )


def placed_pages(pdf: bytes) -> list[PlacedPage]:
    """Return the pages of a PDF."""
    objects = pdf_text.objects_of(pdf)
    return [_page(objects, objects[number]) for number in pdf_text.page_numbers(pdf)]


@dataclass
class _State:
    """The graphics state that `q` saves."""

    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    clip: Box | None = None


def _page(objects: dict[int, bytes], page: bytes) -> PlacedPage:  # noqa: C901, PLR0912, PLR0915 - one case per operator
    fonts = {
        name: (pdf_text.letters_of(objects, objects[number]), _widths(objects, objects[number]))
        for name, number in pdf_text.fonts_of(objects, page)
    }
    contents = pdf_text.contents_of(objects, page)
    found, state, stack = PlacedPage(), _State(), list[_State]()
    operands: list[bytes] = []
    glyphs: list[bytes | float] = []
    path: list[tuple[float, float]] = []
    font, size, at, clips = b"", 0.0, 0, False
    while token := _TOKEN.search(contents, at):
        at, word = token.end(), token[0]
        if word == b"(":
            string, at = pdf_text.read_string(contents, at)
            glyphs.append(string)
            continue
        if _NUMBER.fullmatch(word):
            operands.append(word)
            if glyphs:
                glyphs.append(float(word))
            continue
        if word.startswith((b"/", b"<", b">")) or word in (b"[", b"]"):
            if word.startswith(b"/"):
                font = word[1:] if word[1:] in fonts else font
            continue
        numbers = [float(one) for one in operands]
        match word:
            case b"BT":
                glyphs = []  # texts before it are descriptions of pictures
            case b"q":
                stack.append(_State(state.matrix, state.clip))
            case b"Q":
                state = stack.pop()
            case b"cm":
                state.matrix = _times(tuple(numbers[-6:]), state.matrix)
            case b"Tf":
                size = numbers[-1]
            case b"TJ" | b"Tj":
                letters, widths = fonts[font]
                found.texts.append(_placed(glyphs, letters, widths, size, state))
                glyphs = []
            case b"m":
                path = [_moved(state.matrix, numbers[-2], numbers[-1])]
            case b"l":
                path.append(_moved(state.matrix, numbers[-2], numbers[-1]))
            case b"c":
                path.append(_moved(state.matrix, numbers[-2], numbers[-1]))
            case b"re":
                x, y, wide, tall = numbers[-4:]
                path = [_moved(state.matrix, x, y), _moved(state.matrix, x + wide, y + tall)]
            case b"W" | b"W*":
                clips = True
            case b"n" | b"S" | b"f" | b"f*" | b"B":
                box = _around(path)
                if clips and box is not None:
                    state.clip = box
                elif word == b"S" and box is not None and box.right - box.left < TOLERANCE:
                    found.uprights.append(box)
                path, clips = [], False
            case _:
                pass
        operands = []
    found.texts = [one for one in found.texts if one.text.strip()]
    return found


def _times(one: tuple[float, ...], other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k,
        e * h + f * j + m,
    )  # fmt: skip


def _moved(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _around(path: list[tuple[float, float]]) -> Box | None:
    if not path:
        return None
    across, up = zip(*path, strict=True)
    return Box(min(across), min(up), max(across), max(up))


def _placed(
    glyphs: list[bytes | float],
    letters: dict[int, str],
    widths: dict[int, float],
    size: float,
    state: _State,
) -> PlacedText:
    text, wide = "", 0.0
    for part in glyphs:
        if isinstance(part, float):
            wide -= part
            continue
        for at in range(0, len(part), 2):
            glyph = part[at] << 8 | part[at + 1]
            text += letters.get(glyph, "?")
            wide += widths.get(glyph, 500)
    # Texts are drawn in a system that is turned upside down twice.
    corners = [
        _moved(state.matrix, x, y)
        for x in (0, wide * size / 1000)
        for y in (DESCENT * size, -ASCENT * size)
    ]
    box = _around(corners)
    assert box is not None
    return PlacedText(text, box, state.clip)


def _widths(objects: dict[int, bytes], font: bytes) -> dict[int, float]:
    """Return the width of each glyph of a font, in thousandths of its size."""
    descendant = re.search(rb"/DescendantFonts ?\[(\d+) 0 R", font)
    assert descendant is not None
    listed = re.search(rb"/W ?\[(.*)\]", objects[int(descendant[1])], re.DOTALL)
    assert listed is not None
    found: dict[int, float] = {}
    tokens = re.findall(rb"\[[^\]]*\]|[\d.]+", listed[1])
    at = 0
    while at < len(tokens):
        first = int(tokens[at])
        if tokens[at + 1].startswith(b"["):
            for more, width in enumerate(tokens[at + 1].strip(b"[]").split()):
                found[first + more] = float(width)
            at += 2
        else:
            for glyph in range(first, int(tokens[at + 1]) + 1):
                found[glyph] = float(tokens[at + 2])
            at += 3
    return found
