"""Draw QR codes."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from romme.papers.press import NoPrinter


@lru_cache(maxsize=256)  # all start cards may share one code
def qr_code(address: str) -> str:
    """Return an address as a QR code in SVG, without the white border, which the template adds.

    Raise `NoPrinter` if segno is not installed.
    """
    try:
        import segno  # noqa: PLC0415 - an extra, needed only for printing
    except ImportError:
        raise NoPrinter("segno") from None
    drawn = BytesIO()
    code = segno.make_qr(address, error="m")
    code.save(drawn, kind="svg", xmldecl=False, border=0, svgclass=None, lineclass=None)
    return drawn.getvalue().decode()
