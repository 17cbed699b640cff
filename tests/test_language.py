"""Check with patterns that the prose in this repository is plain English.

`CONTRIBUTING.md` has the rules. These checks find only what a pattern can find: clauses without a
subject, phrases that were banned, durations without a unit. They apply to all text, old and new.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.support.locales.catalogues import entries

ROOT: Final = Path(__file__).parents[1]
PYTHON: Final = tuple(
    path
    for folder in ("src", "tests", "tools", "benchmarks", "launch")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if "mutants" not in path.parts
)
PAGE: Final = tuple(
    path
    for path in sorted((ROOT / "web").rglob("*"))
    if path.suffix in {".ts", ".js", ".svelte", ".css"} and "node_modules" not in path.parts
)
DOCUMENTS: Final = (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")))

HEADLESS: Final = re.compile(
    r"(Who|Whoever|Whose|Whom|What(?! to\b)|Whatever|How many|How much|How often|So many|So much|"
    r"Of which|Of whom|Somebody who|Someone who|Else)\b(?![^.?!]*\?)"
)
"""Openings that leave a text without a subject. Questions may begin like this."""
SENTENCE: Final = re.compile(r"[^.?!…]*\w\.(?:\s|$)")
"""A text that contains a sentence. Other texts, such as headings, may lack a subject."""

BANNED: Final = re.compile(
    r"\bthe own\b"
    r"|\blook(?:s|ed|ing)? on\b(?! (?:the|a|my|your|its)\b)"
    r"|\bso (?:many|often)\b(?![^.]*\bthat\b)"
    r"|\bno more be\b"
    r"|\bof one's own\b"
    r"|\banew\b"
    r"|\bwhoever\b"
    r"|\bas chance has it\b",
    re.IGNORECASE,
)
"""Phrases that no engineer and no English product would use."""


class Text(NamedTuple):
    """A piece of prose and its location."""

    place: str
    prose: str


def place(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


class Code(NamedTuple):
    """The parts of the Python code that the tests find in its syntax trees."""

    docstrings: list[Text]
    """Every docstring, including those below constants and fields."""
    numeric_constants: list[Text]
    """The name of every numeric constant."""


@cache
def code() -> Code:
    """Read the Python code once. The trees, a million objects, are not kept in memory."""
    found = Code([], [])
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    found.docstrings.append(Text(place(path, node.lineno), text))
                case (
                    ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
                    | ast.Assign(targets=[ast.Name(id=name)], value=value)
                ) if name.isupper() and is_number(value):
                    found.numeric_constants.append(Text(place(path, node.lineno), name))
                case _:
                    pass
    return found


def is_number(value: ast.expr) -> bool:
    match value:
        case ast.Constant(value=int() | float()):
            return True
        case ast.BinOp(left=left, right=right):
            return is_number(left) and is_number(right)
        case _:
            return False


def docstrings() -> Iterator[Text]:
    """Yield every docstring of the Python code."""
    yield from code().docstrings


def comments() -> Iterator[Text]:
    """Yield every comment in the Python code, including the reasons after ``noqa``."""
    for path in PYTHON:
        source = path.read_text("utf-8")
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield Text(place(path, token.start[0]), token.string.lstrip("#! "))


COMMENT: Final = re.compile(r"/\*\*?((?:.|\n)*?)\*/|(?<!:)//(.*)|<!--((?:.|\n)*?)-->")


def page_comments() -> Iterator[Text]:
    """Yield every comment of the page's code."""
    for path in PAGE:
        if path.name == "generated.ts":
            continue
        source = path.read_text("utf-8")
        for found in COMMENT.finditer(source):
            prose = " ".join((found[1] or found[2] or found[3] or "").split()).lstrip("* ")
            yield Text(place(path, source.count("\n", 0, found.start()) + 1), prose)


def paragraphs() -> Iterator[Text]:
    """Yield the paragraphs, list items and table cells of the documentation, without code."""
    for path in DOCUMENTS:
        source = re.sub(
            r"^```.*?^```",
            lambda block: "\n" * block[0].count("\n"),
            path.read_text("utf-8"),
            flags=re.DOTALL | re.MULTILINE,
        )
        for number, line in enumerate(source.splitlines(), start=1):
            for cell in line.split("|"):
                yield Text(place(path, number), re.sub(r"`[^`]*`", "`x`", cell).strip(" *-#>"))


def english_messages() -> Iterator[Text]:
    """Yield every message of the English catalogues, without its variables."""
    for key, entry in entries("en").items():
        yield Text(key, "".join(entry.texts))


SOURCES: Final[dict[str, Callable[[], Iterator[Text]]]] = {
    "docstrings": docstrings,
    "comments": comments,
    "page comments": page_comments,
    "documentation": paragraphs,
    "English messages": english_messages,
}


@cache
def texts(kind: str) -> tuple[Text, ...]:
    """Return all texts of a kind."""
    return tuple(SOURCES[kind]())


@pytest.mark.parametrize("kind", SOURCES)
def test_no_text_opens_without_a_subject(kind: str) -> None:
    labels = kind in {"documentation", "English messages"}
    found = [
        f"{text.place}: {text.prose}"
        for text in texts(kind)
        if HEADLESS.match(text.prose) and not (labels and not SENTENCE.match(text.prose))
    ]
    assert found == []


@pytest.mark.parametrize("kind", SOURCES)
def test_banned_phrases_are_not_used(kind: str) -> None:
    found = [
        f"{text.place}: {text.prose}"
        for text in texts(kind)
        if BANNED.search(re.sub("`[^`]*`", "", text.prose))
    ]
    assert found == []


def test_test_names_state_a_behaviour() -> None:
    """A name is a sentence with a subject. It may begin with a clause id, as in `test_T6_...`."""
    headless = re.compile(
        r"def (test_(?:[KTV]\d+[a-d]?_(?:\d+_)?)?(?:who|whoever|whose|what|whatever)_\w+)"
    )
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in PYTHON
        for name in headless.findall(path.read_text("utf-8"))
    ]
    assert found == []


DURATION: Final = re.compile(
    r"(?:^|_)(?:AFTER|EVERY|WITHIN|TIMEOUT|DELAY|PATIENCE|INTERVAL|GRACE|PAUSE|DEADLINE|RETRY|TTL)"
    r"(?:_|$)"
)
UNIT: Final = re.compile(r"_(?:SECONDS|MS|MINUTES|HOURS|DAYS|LINES|TURNS|GAMES)$")
"""The unit at the end of a name. A constant that counts something else says what it counts."""


def numeric_constants() -> Iterator[Text]:
    """Yield the names of numeric constants, in Python and in the code of the page."""
    yield from code().numeric_constants
    for path in PAGE:
        for name in re.findall(r"const ([A-Z][A-Z0-9_]*) = [0-9]", path.read_text("utf-8")):
            yield Text(str(path.relative_to(ROOT)), name)


def test_durations_name_their_unit() -> None:
    found = [
        f"{constant.place}: {constant.prose}"
        for constant in numeric_constants()
        if DURATION.search(constant.prose) and not UNIT.search(constant.prose)
    ]
    assert found == []


def test_changelog_entries_read_like_release_notes() -> None:
    """An entry is a whole sentence about the product, not a commit subject or a headless clause."""
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    entries = re.findall(r"^- (.+(?:\n  .+)*)", changelog, re.MULTILINE)
    assert entries
    found = [
        entry
        for entry in entries
        if not re.match(r"[A-Z`*\"“[]", entry)
        or not re.search(r"[.:)]$", entry)
        or HEADLESS.match(entry)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("sentence", "headless"),
    [
        ("Who has opened may lay off.", True),
        ("What is not used goes back.", True),
        ("How many tables there are.", True),
        ("Who has opened?", False),
        ("A player who has opened may lay off.", False),
        ("Number of tables.", False),
    ],
)
def test_the_check_tells_clauses_from_sentences(sentence: str, *, headless: bool) -> None:
    assert bool(HEADLESS.match(sentence)) is headless


@pytest.mark.parametrize(
    ("phrase", "banned"),
    [
        ("cards in the own hand", True),
        ("people who look on", True),
        ("look on the table", False),
        ("wait so many seconds", True),
        ("so many tables that the queue fills", False),
        ("computed anew", True),
    ],
)
def test_the_check_finds_banned_phrases(phrase: str, *, banned: bool) -> None:
    assert bool(BANNED.search(phrase)) is banned
