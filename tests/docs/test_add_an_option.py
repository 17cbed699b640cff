"""The list "Add an option" in docs/architecture.md is complete, and every item is needed.

The tests add an option to a copy of the sources, in every file of the list. Then the check of the
options must pass. It must fail if any one of the files is left unchanged.
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

from tests.support.simulator.option_places import problems

ROOT: Final = Path(__file__).parents[2]
if not (ROOT / "docs").is_dir():
    pytest.skip("no docs in this copy", allow_module_level=True)
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SRC: Final = ROOT / "src" / "romme"

ENUM: Final = '''

class LuckySeven(Enum):
    """Does a seven bring luck?"""

    NO = "no"
    YES = "yes"
'''
MESSAGES: Final = """
option-lucky_seven = A seven
    .no = No luck.
    .yes = Luck.
"""
PRESET_EDIT: Final = ("    rounds=", "    lucky_seven=assumed(options.LuckySeven.NO),\n    rounds=")
Edit = tuple[str, str]
"""An old text and its replacement. An empty old text means: append to the file."""
EDITS: Final[Mapping[str, tuple[Edit, ...]]] = {
    "rules/options.py": (("", ENUM),),
    "rules/ruleset.py": (
        ("    LayOffs,\n", "    LayOffs,\n    LuckySeven,\n"),
        ("    rounds: int\n", "    lucky_seven: LuckySeven\n    rounds: int\n"),
    ),
    "rules/klassik.py": (PRESET_EDIT,),
    "rules/turnier.py": (PRESET_EDIT,),
    "rules/verband.py": (PRESET_EDIT,),
    "rules/haus.py": (PRESET_EDIT,),
    "notation/wording/rulesets.py": (('    "melds": (', '    "melds": ("lucky_seven", '),),
    "locales/lb.ftl": (("", MESSAGES),),
    "locales/de.ftl": (("", MESSAGES),),
    "locales/fr.ftl": (("", MESSAGES),),
    "locales/en.ftl": (("", MESSAGES),),
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
"""The edits that add an option without effect, by file."""


def listed_places(heading: str) -> list[str]:
    """Return the files listed below a heading in the section "Add an option"."""
    section = PAGE.partition("\n## Add an option\n")[2].partition("\n## ")[0]
    rows = section.partition(heading)[2].split("\n\n")[1].splitlines()
    return [place for row in rows if row.startswith("- ") for place in places_in(row)]


def places_in(row: str) -> list[str]:
    return re.findall(r"`([^`]+)`", row.partition(":")[0])


def apply_edits(text: str, edits: tuple[Edit, ...]) -> str:
    for old, new in edits:
        assert not old or text.count(old) == 1, old
        text = text.replace(old, new) if old else text + new
    return text


@pytest.fixture(scope="module")
def package_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the new option added to every listed file."""
    package = tmp_path_factory.mktemp("option") / "romme"
    ignored = shutil.ignore_patterns("__compiled__", "__pycache__", "built")
    shutil.copytree(SRC, package, ignore=ignored)
    for place, edits in EDITS.items():
        (package / place).write_text(
            apply_edits((package / place).read_text("utf-8"), edits), "utf-8"
        )
    return package


def check_copy(package_copy: Path) -> str:
    """Check the options of a copy and return the problems, or an empty string."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.support.simulator.option_places"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(package_copy.parent), "ROMME_PURE": "1"},
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    return (result.stdout + result.stderr).strip()


def test_existing_options_are_in_all_places() -> None:
    assert list(problems()) == []


def test_the_list_contains_every_place() -> None:
    assert sorted(listed_places("Every option")) == sorted(EDITS)
    for place in listed_places("Which code reads it"):
        assert (ROOT / place).exists() or (SRC / place).exists(), place


def test_the_list_is_sufficient(package_copy: Path) -> None:
    assert check_copy(package_copy) == ""


@pytest.mark.parametrize("place", EDITS)
def test_every_place_in_the_list_is_necessary(package_copy: Path, place: str) -> None:
    complete = (package_copy / place).read_bytes()
    shutil.copy(SRC / place, package_copy / place)
    try:
        assert "lucky_seven" in check_copy(package_copy).replace("LuckySeven", "lucky_seven")
    finally:
        (package_copy / place).write_bytes(complete)
