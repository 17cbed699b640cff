"""Count bytecode instructions, to test the complexity of code without measuring time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import romme

_PACKAGE: Final = str(Path(romme.__file__).parent)


def operations(work: Callable[[], object]) -> int:
    """Return the number of bytecode instructions of `romme` that `work` executes."""
    counter = count()
    with _on_each_instruction(lambda: next(counter)):
        work()
    executed = next(counter)
    assert executed, "no code of romme was executed"
    return executed


if sys.version_info >= (3, 12):

    @contextmanager
    def _on_each_instruction(callback: Callable[[], object]) -> Iterator[None]:
        monitoring = sys.monitoring
        tool, event = monitoring.PROFILER_ID, monitoring.events.INSTRUCTION

        def instruction(code: CodeType, _offset: int) -> object:
            return callback() if code.co_filename.startswith(_PACKAGE) else monitoring.DISABLE

        monitoring.use_tool_id(tool, __name__)
        monitoring.register_callback(tool, event, instruction)
        monitoring.set_events(tool, event)
        try:
            yield
        finally:
            monitoring.set_events(tool, 0)
            monitoring.register_callback(tool, event, None)
            monitoring.free_tool_id(tool)

else:

    @contextmanager
    def _on_each_instruction(callback: Callable[[], object]) -> Iterator[None]:
        def trace(frame: FrameType, event: str, _: Any) -> Callable[..., Any] | None:  # noqa: ANN401 - type of settrace
            if not frame.f_code.co_filename.startswith(_PACKAGE):
                return None
            frame.f_trace_opcodes = True
            frame.f_trace_lines = False
            if event == "opcode":
                callback()
            return trace

        before = sys.gettrace()
        sys.settrace(trace)
        try:
            yield
        finally:
            sys.settrace(before)
