"""Print which files lack an entry for a rule option, or have a superfluous one.

    python -m tests.support.simulator.option_places

Each line names a file below `src/romme` and the entry.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from pathlib import Path

import romme
from romme.locales import LANGUAGES, words
from romme.notation.wording.rulesets import HEADINGS
from romme.rules import find_preset
from romme.rules.ruleset import RuleSet, option_types
from romme.simulator import compiled_rules


class Recording(RuleSet):
    """A rule set that records which of its fields are read."""

    def __getattribute__(self, name: str) -> object:
        if name in option_types():
            object.__getattribute__(self, "read").add(name)
        return object.__getattribute__(self, name)


def options_read() -> set[str]:
    """Return the options that the simulator reads."""
    rules = object.__new__(Recording)
    read: set[str] = set()
    object.__setattr__(rules, "read", read)
    for field in fields(RuleSet):
        value = getattr(find_preset("turnier").rules, field.name)
        object.__setattr__(rules, field.name, value)
    compiled_rules.CompiledRules(rules, 3)
    return read


def undeclared() -> Iterator[str]:
    """Yield the attributes of `CompiledRules` that its `.pxd` does not declare."""
    folder = Path(romme.__file__).parent / "simulator"
    source = (folder / "compiled_rules.py").read_text("utf-8")
    declared = (folder / "compiled_rules.pxd").read_text("utf-8")
    for name in re.findall(r"^        self\.(\w+)\b.* = ", source, re.MULTILINE):
        if not re.search(rf"^    cdef [^(]*\b{name}\b", declared, re.MULTILINE):
            yield name


def messages(option: str) -> Iterator[str]:
    """Yield the ids of the messages that describe an option."""
    kind = option_types()[option]
    yield f"option-{option}"
    answers = [member.value for member in kind] if issubclass(kind, Enum) else ["value"]
    yield from (f"option-{option}.{answer}" for answer in answers)


def problems() -> Iterator[str]:
    """Yield a line for each missing or superfluous entry."""
    with_heading = {option for options in HEADINGS.values() for option in options}
    for option in option_types():
        if option not in with_heading:
            yield f"notation/wording/rulesets.py: {option} has no heading"
        for lang in LANGUAGES:
            for key in messages(option):
                if not words(lang).knows(key):
                    yield f"locales/{lang}.ftl: {key}"
    read, ignored = options_read(), compiled_rules.NOT_READ
    for option in option_types().keys() - read - ignored:
        yield f"simulator/compiled_rules.py: {option} is neither read nor in NOT_READ"
    for option in (ignored & read) | (ignored - option_types().keys()):
        yield f"simulator/compiled_rules.py: {option} does not belong in NOT_READ"
    for name in undeclared():
        yield f"simulator/compiled_rules.pxd: {name}"


if __name__ == "__main__":
    sys.stdout.write("\n".join(problems()))
