"""The documentation is correct: examples run, links work, game files replay."""

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
    pytest.skip("no docs in this copy", allow_module_level=True)
PAGES: Final = (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")))


def page_name(page: Path) -> str:
    """Return the path of a page relative to the repository."""
    return page.relative_to(ROOT).as_posix()


def page_text(page: Path) -> str:
    return page.read_text("utf-8")


def code_blocks(*languages: str) -> dict[str, str]:
    """Return the code blocks in these languages, by `page:number`."""
    block = rf"^```(?:{'|'.join(languages)})\n(.*?)^```"
    return {
        f"{page_name(page)}:{number}": code
        for page in PAGES
        for number, code in enumerate(re.findall(block, page_text(page), re.DOTALL | re.MULTILINE))
    }


def prose(page: Path) -> str:
    """Return a page without code blocks and inline code."""
    fenced = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`", "", fenced.sub("", page_text(page)))


def anchors(page: Path) -> Iterator[str]:
    """Yield the anchors of the headings of a page."""
    for heading in re.findall(r"^#+ (.+)$", page_text(page), re.MULTILINE):
        yield re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-")


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """Yield the target and the anchor (or "") of every link to a file."""
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if "://" not in target:
            path, _, anchor = target.partition("#")
            yield (page.parent / path).resolve() if path else page, anchor


@pytest.mark.parametrize("example", code_blocks("python"))
def test_python_examples_run(example: str) -> None:
    """Each example runs in a new process in which warnings are errors."""
    code = code_blocks("python")[example]
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        check=False,
        cwd=ROOT,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_link_targets_exist(page: Path) -> None:
    for path, anchor in links(page):
        assert path.exists(), f"{page_name(page)} links to {path}"
        assert not anchor or anchor in anchors(path), f"{page_name(page)} links to {path}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_mentioned_files_exist(page: Path) -> None:
    named = re.findall(r"`((?:benchmarks|src|tests|tools|web)/[\w./-]+)`", page_text(page))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_examples_mentioned_in_the_readme_exist() -> None:
    paths = re.findall(r"examples/[\w.-]+", page_text(ROOT / "README.md"))
    assert paths
    assert [path for path in paths if not (ROOT / path).is_file()] == []


def test_every_page_is_in_the_index() -> None:
    index = ROOT / "docs" / "index.md"
    assert {*PAGES} - {path for path, _ in links(index)} == {index}


@pytest.mark.parametrize("example", code_blocks("toml"))
def test_game_files_replay(example: str) -> None:
    """Every move is legal, or the page shows the exact report of the refusal."""
    now = replay(read(code_blocks("toml")[example]))
    expected = shown_report(example)
    message = why_refused(words("en"), now.refused.illegal) if now.refused else None
    assert expected == replay_report(now, message) if expected else now.refused is None


def shown_report(example: str) -> object:
    """Return the JSON report that the page shows after a game file, or None."""
    page = page_text(ROOT / example.rpartition(":")[0])
    after = page.partition(code_blocks("toml")[example])[2]
    match = re.match(r"```\s+it is\s+```json\n(.*?)^```", after, re.DOTALL | re.MULTILINE)
    return None if match is None else json.loads(match[1])
