"""Excel files for the tests: valid ones made by openpyxl, and broken ones made by hand."""

from __future__ import annotations

import io
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from openpyxl import Workbook  # type: ignore[import-untyped]

MAIN: Final = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
SHEET: Final = "xl/worksheets/sheet1.xml"


def saved(book: Any) -> bytes:  # noqa: ANN401 - openpyxl has no types
    """Return a workbook as the content of an Excel file."""
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def book(*rows: Sequence[object], **sheets: Sequence[Sequence[object]]) -> bytes:
    """Return an Excel file with these rows on its first sheet, and one more sheet per keyword."""
    made = Workbook()
    for row in rows:
        made.active.append(row)
    for title, others in sheets.items():
        sheet = made.create_sheet(title)
        for row in others:
            sheet.append(row)
    return saved(made)


def parts_of(data: bytes) -> dict[str, bytes]:
    """Return the files in a zip archive, by name."""
    with ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def archive_of(parts: Mapping[str, bytes]) -> bytes:
    """Return a zip archive of these files, without timestamps so that it is reproducible."""
    file = io.BytesIO()
    with ZipFile(file, "w") as archive:
        for name, part in parts.items():
            archive.writestr(ZipInfo(name), part, ZIP_DEFLATED)
    return file.getvalue()


def with_part(name: str, part: bytes) -> bytes:
    """Return a small Excel file with one part added or replaced."""
    return with_parts({name: part})


def with_parts(more: dict[str, bytes]) -> bytes:
    """Return a small Excel file with parts added or replaced."""
    return archive_of(parts_of(book(["Name"], ["Anna"])) | more)


def sheet_of(rows: str) -> bytes:
    """Return an Excel file whose only sheet has these rows, given as XML."""
    text = f'<worksheet xmlns="{MAIN}"><sheetData>{rows}</sheetData></worksheet>'
    return with_part(SHEET, text.encode())


def with_wrong_size(name: str, size: int) -> bytes:
    """Return an Excel file with a part of `size` zero bytes that is declared to have only 100.

    The part has the checksum of 100 zero bytes.
    """
    parts = parts_of(book(["Name"], ["Anna"]))
    declared_size = 100
    declared = bytes(declared_size)
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = compressor.compress(bytes(size)) + compressor.flush()
    file = io.BytesIO()
    with ZipFile(file, "w", ZIP_STORED) as archive:
        for other, part in parts.items():
            archive.writestr(other, packed if other == name else part)
        info = archive.getinfo(name)
        info.compress_type = ZIP_DEFLATED
        info.file_size = declared_size
        info.CRC = zlib.crc32(declared)
        offset = info.header_offset
    data = bytearray(file.getvalue())
    data[offset + 8 : offset + 10] = ZIP_DEFLATED.to_bytes(2, "little")
    return bytes(data)
