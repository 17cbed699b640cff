"""Render PDFs from data and a template. Equal data gives byte-identical files.

The data is never interpreted as typst code: a template gets it as JSON. The fonts come with the
typst package; scripts that they lack are set in system fonts.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, is_dataclass
from datetime import UTC, date, datetime, time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from typst import Fonts

TEMPLATES: Final = Path(__file__).parent / "templates"

_COVERED: Final = 0x06FF
"""The embedded fonts cover all code points up to this one: Latin, Greek, Arabic and others."""
_SYMBOLS: Final = range(0x1E00, 0x2800)
"""More code points that the embedded fonts cover: accented Latin, punctuation and symbols."""


class NoPrinter(RuntimeError):  # noqa: N818 - named for what is missing
    """A package that is needed to make PDFs is not installed."""

    def __init__(self, package: str) -> None:
        self.package = package
        super().__init__(
            f"papers need the package {package}: install romme with the extra 'tournament'"
        )


@dataclass(frozen=True, slots=True)
class Job:
    """A paper to print. Picklable, so that a worker process can run typst."""

    template: str
    data: str
    """The contents of the paper, as JSON."""
    day: date
    """The creation date in the PDF, which must not depend on the clock."""


def render_pdf(job: Job) -> bytes:
    """Render a job as PDF. A large tournament takes a second or two.

    Raise `NoPrinter` if typst is not installed.
    """
    try:
        import typst  # noqa: PLC0415 - an extra, needed only for printing
    except ImportError:
        raise NoPrinter("typst") from None
    compiler = typst.Compiler(root=TEMPLATES, font_paths=_fonts(_is_covered(job.data)))
    pdf = compiler.compile(
        TEMPLATES / f"{job.template}.typ",
        format="pdf",
        sys_inputs={"data": job.data},
        timestamp=datetime.combine(job.day, time(), UTC),
    )
    if not isinstance(pdf, bytes):
        raise TypeError(f"not a single document: {type(pdf).__name__}")
    return pdf


def as_json(data: object) -> str:
    """Return data as JSON for a template; a dataclass becomes an object with its fields.

    >>> as_json({"series": (1, 2)})
    '{"series": [1, 2]}'
    """
    return json.dumps(data, ensure_ascii=False, default=_by_field)


def _by_field(value: object) -> dict[str, Any]:
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    raise TypeError(f"cannot be printed: {value!r}")


def _is_covered(text: str) -> bool:
    return all(ord(char) <= _COVERED or ord(char) in _SYMBOLS for char in set(text))


@cache
def _fonts(covered: bool) -> Fonts:  # noqa: FBT001 - the key of the cache
    from typst import Fonts  # noqa: PLC0415 - see above

    return Fonts(include_system_fonts=not covered)
