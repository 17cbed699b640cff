"""The walkthroughs in docs/architecture.md: every function exists and calls the next one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[2]
if not (ROOT / "docs").is_dir():
    pytest.skip("no docs in this copy", allow_module_level=True)
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
HOP: Final = re.compile(r"^(\d+)\. `([\w./-]+\.(?:py|ts|svelte))` `([\w.#]+)`: \S")
CLASS: Final = re.compile(r"^(?:export )?class (\w+).*?\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
WALKS: Final = ("A drag of three cards", "A reconnect", "A list entry made offline")


class Hop(NamedTuple):
    """One step of a walkthrough: a function in a file."""

    number: int
    path: Path
    function: str

    @property
    def name(self) -> str:
        """The name of the function without its class."""
        return self.function.rpartition(".")[2]


def hops(title: str) -> list[Hop]:
    """Return the hops of a walkthrough. Numbers start at 1 again after a network message."""
    section = PAGE.partition(f"\n### {title}\n")[2].partition("\n##")[0]
    lines = (line for line in section.splitlines() if re.match(r"\d", line))
    found = [HOP.match(line) for line in lines]
    assert all(found), section
    return [Hop(int(one[1]), ROOT / one[2], one[3]) for one in found if one]


def functions(path: Path) -> Iterator[str]:
    """Yield every function of a module, as `name` or `Class.name`."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        for node in ast.parse(text).body:
            inside = node.body if isinstance(node, ast.ClassDef) else [node]
            prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
            for one in inside:
                if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield prefix + one.name
        return
    yield from re.findall(r"^ *(?:export )?(?:async )?function (\w+)\(", text, re.MULTILINE)
    for name, body in re.findall(
        r"^(?:export )?class (\w+).*?\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL
    ):
        for method in re.findall(r"^  (?:async )?(#?\w+)\(.*\{$", body, re.MULTILINE):
            yield f"{name}.{method}"


@pytest.mark.parametrize("walk", WALKS)
def test_every_function_of_a_walkthrough_exists(walk: str) -> None:
    for hop in hops(walk):
        assert hop.function in set(functions(hop.path)), hop


@pytest.mark.parametrize("walk", WALKS)
def test_every_hop_of_a_walkthrough_mentions_the_next(walk: str) -> None:
    """Where a new numbered list begins, a network message replaces the call."""
    found = hops(walk)
    assert len(found) > len(WALKS)
    for before, after in pairwise(found):
        if after.number == 1:
            continue
        assert after.number == before.number + 1
        calls = re.findall(rf"{re.escape(after.name)}\b", before.path.read_text("utf-8"))
        own = before.path == after.path  # the definition itself is not a call
        assert len(calls) > own, (before, after)
