"""Unpack Excel files safely.

An .xlsx file is an archive of XML. A small file can expand to huge parts, or make a parser build
millions of objects. So sizes are checked while the file is unpacked, piece by piece.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat
from zipfile import ZipFile

from romme.exchange.problems import CannotRead, Obstacle

MOST_UNPACKED: Final = 12 * 1024 * 1024
"""Limit in bytes for all parts together; the largest accepted list needs just over half of it."""
MOST_PARTS: Final = 500
MOST_ELEMENTS: Final = 600_000
MOST_OTHER_ELEMENTS: Final = 30_000
"""Limit on the elements other than rows, cells and texts. Most of them are styles, each of which
becomes an object. A workbook that people have pasted into for years has a few thousand."""
MOST_NAMED_SHEETS: Final = 500
"""Limit on the sheets of a workbook. openpyxl is slow if many sheets have the same name."""
MOST_IN_A_ROW: Final = 5_000
"""Limit on the elements per row. A row that is formatted up to the last column has many cells."""
MOST_NESTED: Final = 50
LONGEST_TAG: Final = 65_536

_CHEAP: Final = frozenset({"row", "c", "v", "f", "is", "t", "si", "r"})
"""XML elements of rows, cells and texts, which are read one by one and not kept in memory."""
_PIECE: Final = 64 * 1024
_PARTS: Final = re.compile(
    r"\[Content_Types\]\.xml|_rels/\.rels|xl/[^/]+\.xml|xl/_rels/[^/]+\.rels"
    r"|xl/(?:worksheets|theme)/.*\.(?:xml|rels)",
    re.IGNORECASE,
)
"""Parts of the file that are needed; pictures, drawings and macros are ignored."""
_LONG_TAG: Final = re.compile(rb"<[^<>]{%d}" % LONGEST_TAG)


def is_archive(data: bytes) -> bool:
    """Whether a file is a ZIP archive, as Excel files are."""
    return data.startswith(b"PK\x03\x04")


def is_old_excel(data: bytes) -> bool:
    """Whether a file has the pre-2007 Excel format. Password-protected files have it too."""
    return data.startswith(b"\xd0\xcf\x11\xe0")


def unpack(data: bytes) -> dict[str, bytes]:
    """Return the content of the parts of a workbook that are needed to read its cells, by name.

    Raise `CannotRead` if the file is damaged, too large or not an Excel workbook.
    """
    try:
        with ZipFile(io.BytesIO(data)) as archive:
            return _read_parts(archive, _needed(archive))
    except CannotRead:
        raise
    except Exception as error:  # zipfile fails on damaged archives in many ways
        raise CannotRead(Obstacle.DAMAGED) from error


def _needed(archive: ZipFile) -> list[str]:
    """Return the names of the needed parts. Raise `CannotRead` if this is not an Excel workbook."""
    names = archive.namelist()
    if len(names) > MOST_PARTS:
        raise CannotRead(Obstacle.SWOLLEN)
    if "[Content_Types].xml" in names and any(name.startswith("xl/") for name in names):
        return [name for name in names if _PARTS.fullmatch(name)]
    if "mimetype" in names:
        with archive.open("mimetype") as file:
            if b"opendocument" in file.read(100):
                raise CannotRead(Obstacle.OPEN_DOCUMENT)
    raise CannotRead(Obstacle.NO_TABLE)


def _read_parts(archive: ZipFile, names: Iterable[str]) -> dict[str, bytes]:
    """Return the content of the parts by name. Raise `CannotRead` if it is too large in total.

    The parts are read piece by piece, because the sizes that an archive declares can be wrong.
    """
    found: dict[str, bytes] = {}
    total = 0
    for name in names:
        part = bytearray()
        with archive.open(name) as file:
            while piece := file.read(_PIECE):
                total += len(piece)
                if total > MOST_UNPACKED:
                    raise CannotRead(Obstacle.SWOLLEN)
                part += piece
        found[name] = bytes(part)
    return found


def pack(parts: Mapping[str, bytes]) -> bytes:
    """Return a new, uncompressed archive with these parts."""
    file = io.BytesIO()
    with ZipFile(file, "w") as archive:
        for name, part in parts.items():
            archive.writestr(name, part)
    return file.getvalue()


@dataclass
class XmlInspection:
    """Counts elements and collects merged cells in XML parts before openpyxl reads them."""

    elements: int = 0
    other_elements: int = 0
    """Number of elements in all parts that are not rows, cells or texts."""
    sheets: int = 0
    formulas: bool = False
    merges: dict[str, list[str]] = field(default_factory=dict)
    """Ranges of merged cells, by name of the XML part."""
    _nested: int = 0
    _in_row: int = 0
    _part: str = ""
    _in_sheet: bool = False

    def inspect(self, name: str, part: bytes) -> None:
        """Scan an XML part. Raise `CannotRead` if it is malformed or too expensive to read."""
        if _LONG_TAG.search(part):
            raise CannotRead(Obstacle.SWOLLEN)
        self._part, self._nested = name, 0
        self._in_sheet = "worksheets/" in name and not name.endswith(".rels")
        parser = expat.ParserCreate()
        parser.StartDoctypeDeclHandler = _refuse_document_type
        parser.StartElementHandler = self._begin
        parser.EndElementHandler = self._end
        parser.CommentHandler = _check_length
        parser.ProcessingInstructionHandler = _check_length
        try:
            parser.Parse(part, True)  # noqa: FBT003 - the last piece; the parser takes no name
        except expat.ExpatError as error:
            raise CannotRead(Obstacle.DAMAGED) from error

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.rpartition(":")[2]
        self.elements += 1
        self.other_elements += name not in _CHEAP
        self.sheets += name == "sheet"
        self._nested += 1
        self._in_row = 0 if name == "row" else self._in_row + 1
        if self._is_too_much(name):
            raise CannotRead(Obstacle.SWOLLEN)
        if name == "f":
            self.formulas = True
        elif name == "mergeCell":
            self.merges.setdefault(self._part, []).append(attributes.get("ref", ""))

    def _is_too_much(self, name: str) -> bool:
        wide = self._in_sheet and self._in_row > MOST_IN_A_ROW and name in {"c", "v", "f"}
        return (
            wide
            or self.elements > MOST_ELEMENTS
            or self.other_elements > MOST_OTHER_ELEMENTS
            or self.sheets > MOST_NAMED_SHEETS
            or self._nested > MOST_NESTED
        )

    def _end(self, _tag: str) -> None:
        self._nested -= 1


def _check_length(*texts: str) -> None:
    """Raise `CannotRead` for a long comment or processing instruction.

    openpyxl's parser would scan it repeatedly.
    """
    if any(len(text) > LONGEST_TAG for text in texts):
        raise CannotRead(Obstacle.SWOLLEN)


def _refuse_document_type(*_: object) -> None:
    """Raise `CannotRead` for a DTD, which permits expansion attacks. Spreadsheets have no DTD."""
    raise CannotRead(Obstacle.SWOLLEN)
