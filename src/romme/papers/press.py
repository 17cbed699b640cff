"""The press: data and a template become a PDF, the same bytes for the same data.

Nothing of the data is ever read as typst: a template gets it as JSON. The fonts come with the typst
package; a name in a script that they lack is set in what the machine has.
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
"""The embedded fonts have the scripts up to here: Latin, Greek, Cyrillic, Hebrew, Arabic."""
_SIGNS: Final = range(0x1E00, 0x2800)
"""And Latin with more accents, punctuation, arrows and other signs."""


class NoPrinter(RuntimeError):  # noqa: N818 - named for what is missing
    """What makes PDFs is not installed."""

    def __init__(self, package: str) -> None:
        self.package = package
        super().__init__(
            f"papers need the package {package}: install romme with the extra 'tournament'"
        )


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be printed; can be sent to another process, which keeps the memory of typst."""

    template: str
    data: str
    """JSON."""
    day: date
    """Of the document: the clock of the machine is not in it."""


def printed(job: Job) -> bytes:
    """Print: the part that takes a second or two where a tournament is large."""
    try:
        import typst  # noqa: PLC0415 - an extra; who prints nothing does not need it
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
        raise TypeError(f"no single document: {type(pdf).__name__}")
    return pdf


def as_json(data: object) -> str:
    """What a template reads.

    >>> as_json({"series": (1, 2)})
    '{"series": [1, 2]}'
    """
    return json.dumps(data, ensure_ascii=False, default=_by_field)


def _by_field(value: object) -> dict[str, Any]:
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    raise TypeError(f"cannot be printed: {value!r}")


def _is_covered(text: str) -> bool:
    return all(ord(sign) <= _COVERED or ord(sign) in _SIGNS for sign in set(text))


@cache
def _fonts(covered: bool) -> Fonts:  # noqa: FBT001 - of a cache: the same for the same
    from typst import Fonts  # noqa: PLC0415 - see above

    return Fonts(include_system_fonts=not covered)
