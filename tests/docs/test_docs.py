"""What the documentation shows is true: examples run, links lead somewhere, games replay."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from romme.locales import words
from romme.notation.gamefile import read
from romme.notation.replay_json import replay_report
from romme.notation.replaying import replay
from romme.notation.wording import why_refused

ROOT: Final = Path(__file__).parents[2]
if not (ROOT / "docs").is_dir():
    pytest.skip("a copy without documentation", allow_module_level=True)
PAGES: Final = (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")))


def name(page: Path) -> str:
    """The path of a page from the top of the checkout."""
    return page.relative_to(ROOT).as_posix()


def text(page: Path) -> str:
    return page.read_text("utf-8")


def shown(*languages: str) -> dict[str, str]:
    """The code blocks of some languages, by page and number."""
    block = rf"^```(?:{'|'.join(languages)})\n(.*?)^```"
    return {
        f"{name(page)}:{number}": code
        for page in PAGES
        for number, code in enumerate(re.findall(block, text(page), re.DOTALL | re.MULTILINE))
    }


def prose(page: Path) -> str:
    """A page without its code."""
    fenced = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`", "", fenced.sub("", text(page)))


def anchors(page: Path) -> Iterator[str]:
    """The names by which the headings of a page can be linked to."""
    for heading in re.findall(r"^#+ (.+)$", text(page), re.MULTILINE):
        yield re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-")


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """The files that a page links to, each with its anchor or nothing."""
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if "://" not in target:
            path, _, anchor = target.partition("#")
            yield (page.parent / path).resolve() if path else page, anchor


@pytest.mark.parametrize("example", shown("python"))
def test_python_runs(example: str) -> None:
    """In a process of its own, as if pasted; a warning is an error."""
    code = shown("python")[example]
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        check=False,
        cwd=ROOT,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for path, anchor in links(page):
        assert path.exists(), f"{name(page)} links to {path}"
        assert not anchor or anchor in anchors(path), f"{name(page)} links to {path}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_named_files_exist(page: Path) -> None:
    named = re.findall(r"`((?:benchmarks|src|tests|tools|web)/[\w./-]+)`", text(page))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_readme_names_examples_that_exist() -> None:
    paths = re.findall(r"examples/[\w.-]+", text(ROOT / "README.md"))
    assert paths
    assert [path for path in paths if not (ROOT / path).is_file()] == []


def test_every_page_is_in_the_index() -> None:
    index = ROOT / "docs" / "index.md"
    assert {*PAGES} - {path for path, _ in links(index)} == {index}


@pytest.mark.parametrize("example", shown("toml"))
def test_game_files_replay(example: str) -> None:
    """Every move is legal; or the page goes on with the report of the refusal, to the letter."""
    now = replay(read(shown("toml")[example]))
    expected = reported(example)
    message = why_refused(words("en"), now.refused.illegal) if now.refused else None
    assert expected == replay_report(now, message) if expected else now.refused is None


def reported(example: str) -> object:
    """The JSON that a page shows as what comes of a game file, if it does."""
    page = text(ROOT / example.rpartition(":")[0])
    after = page.partition(shown("toml")[example])[2]
    shows = re.match(r"```\s+it is\s+```json\n(.*?)^```", after, re.DOTALL | re.MULTILINE)
    return None if shows is None else json.loads(shows[1])
