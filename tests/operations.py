"""Counts the operations of a piece of work, so that its growth is known without a clock."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final

import romme

_OURS: Final = str(Path(romme.__file__).parent)


def operations(work: Callable[[], object]) -> int:
    """How many instructions of this package the interpreter carries out for it."""
    number = 0

    def trace(frame: FrameType, event: str, _: Any) -> Callable[..., Any] | None:  # noqa: ANN401 - as sys asks
        nonlocal number
        if not frame.f_code.co_filename.startswith(_OURS):
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        number += event == "opcode"
        return trace

    before = sys.gettrace()
    # Python 3.12 traces opcodes only if a frame has asked for them before tracing begins.
    sys._getframe().f_trace_opcodes = True  # noqa: SLF001 - the documented way to a frame
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    assert number, "nothing of this package was carried out"
    return number
