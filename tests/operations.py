"""Counts the operations of a piece of work, so that its growth is known without a clock."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import romme

_OURS: Final = str(Path(romme.__file__).parent)


def operations(work: Callable[[], object]) -> int:
    """How many instructions of this package the interpreter carries out for it."""
    number = count()
    with _each_instruction(lambda: next(number)):
        work()
    counted = next(number)
    assert counted, "nothing of this package was carried out"
    return counted


if sys.version_info >= (3, 12):

    @contextmanager
    def _each_instruction(happens: Callable[[], object]) -> Iterator[None]:
        watch = sys.monitoring
        tool, event = watch.PROFILER_ID, watch.events.INSTRUCTION

        def instruction(code: CodeType, _offset: int) -> object:
            return happens() if code.co_filename.startswith(_OURS) else watch.DISABLE

        watch.use_tool_id(tool, __name__)
        watch.register_callback(tool, event, instruction)
        watch.set_events(tool, event)
        try:
            yield
        finally:
            watch.set_events(tool, 0)
            watch.register_callback(tool, event, None)
            watch.free_tool_id(tool)

else:

    @contextmanager
    def _each_instruction(happens: Callable[[], object]) -> Iterator[None]:
        def trace(frame: FrameType, event: str, _: Any) -> Callable[..., Any] | None:  # noqa: ANN401 - as sys asks
            if not frame.f_code.co_filename.startswith(_OURS):
                return None
            frame.f_trace_opcodes = True
            frame.f_trace_lines = False
            if event == "opcode":
                happens()
            return trace

        before = sys.gettrace()
        sys.settrace(trace)
        try:
            yield
        finally:
            sys.settrace(before)
