"""The list "Add an option" in docs/architecture.md is complete: followed, it gives a new option.

An option is added to a copy of the sources, at all places of the list; then nothing is missing.
With any one of these places left out, something is.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from tests.simulator.option_places import problems

ROOT: Final = Path(__file__).parents[2]
if not (ROOT / "docs").is_dir():
    pytest.skip("a copy without documentation", allow_module_level=True)
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SRC: Final = ROOT / "src" / "romme"

ENUM: Final = '''

class LuckySeven(Enum):
    """Does a seven bring luck?"""

    NO = "no"
    YES = "yes"
'''
WORDS: Final = """
option-lucky_seven = A seven
    .no = No luck.
    .yes = Luck.
"""
ANSWER: Final = ("    rounds=", "    lucky_seven=assumed(options.LuckySeven.NO),\n    rounds=")
Edit = tuple[str, str]
"""A text, and what comes in its place; an empty one stands for the end of the file."""
EDITS: Final[Mapping[str, tuple[Edit, ...]]] = {
    "rules/options.py": (("", ENUM),),
    "rules/ruleset.py": (
        ("    LayOffs,\n", "    LayOffs,\n    LuckySeven,\n"),
        ("    rounds: int\n", "    lucky_seven: LuckySeven\n    rounds: int\n"),
    ),
    "rules/klassik.py": (ANSWER,),
    "rules/turnier.py": (ANSWER,),
    "rules/verband.py": (ANSWER,),
    "rules/haus.py": (ANSWER,),
    "notation/wording/rulesets.py": (('    "melds": (', '    "melds": ("lucky_seven", '),),
    "locales/lb.ftl": (("", WORDS),),
    "locales/de.ftl": (("", WORDS),),
    "locales/fr.ftl": (("", WORDS),),
    "locales/en.ftl": (("", WORDS),),
    "simulator/compiled_rules.py": (
        (
            "        # melds\n",
            '        self.lucky_seven = rules.lucky_seven.value == "yes"\n        # melds\n',
        ),
    ),
    "simulator/compiled_rules.pxd": (
        ("    cdef bint apart,", "    cdef bint lucky_seven\n    cdef bint apart,"),
    ),
}
"""What an option that does nothing needs, by place."""


def listed(heading: str) -> list[str]:
    """The places that a list of the section names: what stands before the dash."""
    section = PAGE.partition("\n## Add an option\n")[2].partition("\n## ")[0]
    rows = section.partition(heading)[2].split("\n\n")[1].splitlines()
    return [place for row in rows if row.startswith("- ") for place in named(row)]


def named(row: str) -> list[str]:
    return re.findall(r"`([^`]+)`", row.partition(":")[0])


def changed(text: str, edits: tuple[Edit, ...]) -> str:
    for old, new in edits:
        assert not old or text.count(old) == 1, old
        text = text.replace(old, new) if old else text + new
    return text


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the option everywhere."""
    made = tmp_path_factory.mktemp("option") / "romme"
    ignored = shutil.ignore_patterns("__compiled__", "__pycache__", "built")
    shutil.copytree(SRC, made, ignore=ignored)
    for place, edits in EDITS.items():
        (made / place).write_text(changed((made / place).read_text("utf-8"), edits), "utf-8")
    return made


def missing(copy: Path) -> str:
    """What the check says about a copy: nothing if all is well."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.simulator.option_places"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(copy.parent), "ROMME_PURE": "1"},
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    return (told.stdout + told.stderr).strip()


def test_options_are_everywhere() -> None:
    assert list(problems()) == []


def test_the_list_names_every_place() -> None:
    assert sorted(listed("Every option")) == sorted(EDITS)
    for place in listed("Which code reads it"):
        assert (ROOT / place).exists() or (SRC / place).exists(), place


def test_the_list_is_enough(copy: Path) -> None:
    assert missing(copy) == ""


@pytest.mark.parametrize("place", EDITS)
def test_a_place_left_out_is_noticed(copy: Path, place: str) -> None:
    complete = (copy / place).read_bytes()
    shutil.copy(SRC / place, copy / place)
    try:
        assert "lucky_seven" in missing(copy).replace("LuckySeven", "lucky_seven")
    finally:
        (copy / place).write_bytes(complete)
