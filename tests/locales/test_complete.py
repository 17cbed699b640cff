"""The catalogues are complete: every message that is needed exists, and every message is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import get_args

import romme
from romme.bots.advice import Why
from romme.bots.registry import LEVELS
from romme.cards import Suit
from romme.cli.app import app
from romme.cli.terminal.arguments import arguments_of
from romme.cli.terminal.commands import CommandGroup
from romme.cli.terminal.help import argument_key
from romme.cli.tournament.lists.line import LineFlaw
from romme.engine.draft import Duty
from romme.engine.events import Event, GameEnded
from romme.engine.setup import PositionProblem
from romme.engine.state import Ending, Pile
from romme.locales import words
from romme.notation.wording.rulesets import HEADINGS
from romme.rules import RuleSetProblem, presets
from romme.rules.clauses import Clause
from romme.rules.grounds import Ground
from romme.rules.ruleset import option_types
from romme.server.analysis.rule_conflicts import INVOLVED
from romme.server.http.problems import COMMON_CODES
from romme.server.lessons.classroom import SCRIPTED
from romme.server.lessons.script import lessons, write_task
from romme.server.ops.connection_limits import ConnectionRefusal
from romme.server.organise.whole_tournament import UploadFault
from romme.server.people.refusals import PeopleRefusal
from romme.server.play.connection import error_messages
from romme.server.play.connection.chat import PRESETS
from romme.server.table.picture import PROGRAM
from romme.server.table.refusals import TableRefusal
from romme.tournament.entries.duplicates import Likeness
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.lists.checks import Doubt
from romme.tournament.lists.control import ListPart
from romme.tournament.model import SeriesPhase
from romme.tournament.office.rating_table import Origin
from romme.tournament.refusals import TournamentRefusal
from romme.tournament.rights import Role
from romme.tournament.seating import BreachKind
from romme.tournament.seating.breaches import REASONS
from romme.tournament.storage.codec import EVENTS
from romme.tournament.storage.file_records import FileFault
from romme.tournament.values import (
    UNDECIDED_ENDINGS,
    WON_ENDINGS,
    Demand,
    EarlyEnd,
    Hand,
    LastRound,
    Parties,
    Partners,
    Placing,
    Presence,
    ShownUntil,
    Span,
    TeamSeating,
    Unfinished,
    Venue,
    VoidHands,
    WayToLeave,
)
from romme.wire.terms import Length
from tests.support.locales.catalogues import messages

SOURCE = Path(str(romme.__file__)).parent
SOURCES_WITH_KEYS = [
    *SOURCE.glob("cli/**/*.py"),
    SOURCE.parents[1] / "benchmarks" / "bench.py",
    *SOURCE.glob("notation/wording/*.py"),
    SOURCE / "bots" / "advice" / "wording.py",
    *SOURCE.glob("tournament/wording/*.py"),
    SOURCE / "tournament" / "entries" / "labels.py",
    *SOURCE.glob("papers/**/*.py"),
    *SOURCE.glob("exchange/*.py"),
    *SOURCE.glob("server/organise/**/*.py"),
    *(SOURCE / "server" / name for name in ("http/page.py", "ops/configuration.py")),
]
PAGE = SOURCE.parents[1] / "web" / "src"
THEMES = ("auto", "light", "dark")
PARSERS = [SOURCE / "notation" / name for name in ("card_text.py", "gamefile.py", "text.py")]
INDIRECT_KEYS = {
    # passed on by `check_keys`
    *("unknown-key", "misplaced-key"),
    # columns of the result
    *("account-column-player", "account-column-hand", "account-column-points"),
}
"""Keys that the code builds or passes on in a variable."""


def strings(path: Path) -> Iterator[str]:
    """Yield all string literals in a source file, including docstrings."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def parser_problems(path: Path) -> Iterator[str]:
    """Yield the problem keys that a parser passes to an exception or to `self.problem`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            place = {"Unreadable": 0, "BadText": 0, "problem": 1}.get(name)
            if place is not None and isinstance(key := node.args[place], ast.Constant):
                yield str(key.value)


def kebab_case(name: str) -> str:
    """Convert a class name to kebab case.

    >>> kebab_case("LaidDown")
    'laid-down'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def option_keys() -> Iterator[str]:
    for option, kind in option_types().items():
        yield f"option-{option}"
        if issubclass(kind, Enum):
            yield from (f"option-{option}.{member.value}" for member in kind)
        else:
            yield f"option-{option}.value"


def command_keys(group: CommandGroup = app, at: tuple[str, ...] = ()) -> Iterator[str]:
    for name in group.commands:
        path, found = (*at, name), group[name]
        if isinstance(found, CommandGroup):
            yield from command_keys(found, path)
            found = found.overview
        yield f"help-{'-'.join(path)}"
        for argument in arguments_of(found):
            yield argument_key(words("en"), path, argument)


def bench_keys() -> Iterator[str]:
    """Yield the help keys of `./romme bench`, which exists only in a checkout."""
    yield "help-bench"
    yield from (f"help-bench.{option}" for option in ("seconds", "json", "lang"))


def http_problem_codes(path: Path) -> Iterator[str]:
    """Yield the literal codes that a module passes to `HttpProblem(status, code)`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "HttpProblem":
            match node.args:
                case [_, ast.Constant(str(code))]:
                    yield code
                case _:
                    pass


def server_keys() -> Iterator[str]:
    codes = {
        *(refusal.value for refusal in TableRefusal),
        *(refusal.code for refusal in PeopleRefusal),
        *error_messages.CODES,
        *COMMON_CODES,
        *(reason.value for reason in ConnectionRefusal),
        *(code for path in SOURCE.glob("server/**/*.py") for code in http_problem_codes(path)),
    }
    yield from (f"problem-{code}" for code in codes)
    yield from (f"talk-{preset}" for preset in PRESETS)


def page_keys() -> Iterator[str]:
    """Yield the message keys of the page, both literal ones and those built from known values."""
    for path in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        yield from re.findall(r"""["'`](page-[\w-]*\w)["'`]""", path.read_text("utf-8"))
    yield from (f"page-level-{level}" for level in (*LEVELS, PROGRAM))
    yield from (f"page-suit-{suit.value}" for suit in Suit)
    yield from (f"page-theme-{theme}" for theme in THEMES)
    lengths = [kind.__struct_config__.tag for kind in get_args(Length)]
    yield from (f"page-{what}-{length}" for what in ("length", "number") for length in lengths)


def table_keys() -> Iterator[str]:
    """Yield the keys that the page builds at the table, from shortcuts, panels and piles."""
    table = PAGE / "table"
    keys = re.findall(r'\["[^"]+", "(\w+)"\]', (table / "keys.ts").read_text("utf-8"))
    panels = re.search(r"PANELS = \[(.*)\]", (table / "panels.ts").read_text("utf-8"))
    assert keys
    assert panels
    yield from (f"page-key-for-{key}" for key in keys)
    yield from (f"page-panel-{panel}" for panel in re.findall(r'"(\w+)"', panels[1]))
    yield from (f"page-draw-{pile.value}" for pile in Pile)
    for way in ("suit", "rank", "melds"):
        yield from (f"page-sort-{way}", f"page-sort-{way}-short")
    yield from ("page-told-turned-over", "page-told-reshuffled")


def lesson_keys() -> Iterator[str]:
    """Yield the keys that page and server build for lessons and contradictory options."""
    kinds = {
        write_task(task).split()[0]
        for one in lessons().values()
        for scene in one
        for task in scene.tasks
    }
    yield from (f"page-lesson-do-{kind}" for kind in kinds - {"draw"})
    yield from (f"page-lesson-do-draw-{pile.value}" for pile in Pile)
    yield f"page-level-{SCRIPTED}"
    yield from (f"page-senseless-{problem.value}" for problem in INVOLVED)
    for scenes in lessons().values():
        for scene in scenes:
            parts = ("", ".why", ".done", *(f".try-{at + 1}" for at in range(len(scene.tries))))
            yield from (f"page-lesson-{scene.name}{part}" for part in parts)


TOURNAMENT: dict[str, type[Enum]] = {
    "refusal-tournament": TournamentRefusal,
    "breach": BreachKind,
    "doubt": Doubt,
    "incident": IncidentKind,
    "consequence": Consequence,
    "presence": Presence,
    "placing": Placing,
    "partners": Partners,
    "team-seating": TeamSeating,
    "leaving": WayToLeave,
    "hand": Hand,
    "parties": Parties,
    "span": Span,
    "scope": Span,
    "demand": Demand,
    "unfinished": Unfinished,
    "last-round": LastRound,
    "void-hands": VoidHands,
    "early-end": EarlyEnd,
    "shown-until": ShownUntil,
    "venue": Venue,
    "role": Role,
    "record-by": Role,
    "likeness": Likeness,
    "origin": Origin,
    "series-phase": SeriesPhase,
    "list-part": ListPart,
}
"""Prefixes of keys, each with the enum whose values follow it."""


def tournament_keys() -> Iterator[str]:
    for prefix, kind in TOURNAMENT.items():
        yield from (f"{prefix}-{member.value}" for member in kind)
    yield from (
        f"tournament-ending-{ending.value}" for ending in (*WON_ENDINGS, *UNDECIDED_ENDINGS)
    )
    yield from (f"incident-{kind.value}.about" for kind in IncidentKind)
    yield from (f"leaving-{leaving.value}.about" for leaving in WayToLeave)
    yield "role-public"
    yield from (f"tournament-line-{flaw.value}" for flaw in LineFlaw)
    yield from (f"tournament-file-{fault.value}" for fault in FileFault)
    yield from (f"tournament-upload-{fault.value}" for fault in UploadFault)
    yield from (f"record-{name}" for name in EVENTS)
    yield from (f"record-{name}.away" for name in ("clock-set", "announced", "seat-fixed"))
    yield "record-logo-changed.away"
    yield from (f"seat-move-{kind}" for kind in ("new", "moved", "gone"))
    yield from (f"breach-{kind.value}.avoided" for kind in REASONS)
    yield from (f"record-announced.{one.value}" for one in ShownUntil if one.value != "removed")
    yield from (f"record-call-{end}.short" for end in ("answered", "withdrawn"))
    yield from ("record-series-began.until", "record-lists-ended.why", "record-lists-ended.list")
    yield from ("ended-early-time", "ended-early-at")
    yield from ("record-line-corrected.before", "record-signed.instead", "record-lot-recorded.seed")
    yield "record-series-seated.moves"


def literal_tournament_page_keys() -> Iterator[str]:
    """Yield the literal keys that the tournament pages pass to `say`."""
    for text in page_sources():
        yield from re.findall(r"""\bsay\(\s*["'`]((?:hall|office|list)-[\w-]*\w)["'`]""", text)


def page_sources() -> list[str]:
    return [path.read_text("utf-8") for path in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))]


def composed_keys() -> Iterator[str]:
    """Yield the keys that papers, spreadsheets and pages build with f-strings or template strings.

    The value of a placeholder must be a string literal in the same code or in the tournament
    package. Keys that are quoted in the sources of the pages are included.
    """
    known = {text for path in SOURCE.glob("tournament/**/*.py") for text in strings(path)}
    python = [
        *SOURCE.glob("papers/**/*.py"),
        *SOURCE.glob("exchange/*.py"),
        *SOURCE.glob("server/organise/**/*.py"),
    ]
    written = {text for path in python for text in strings(path)}
    yield from _matching_keys(
        {one for path in python for one in _fstring_patterns(path)}, known | written
    )
    texts = page_sources()
    quoted = {text for page in texts for text in re.findall(r"""["'`]([\w.-]+)["'`]""", page)}
    yield from quoted & messages("en").keys()
    words_on_page = {word for page in texts for word in re.findall(r"[\w-]+", page)}
    patterns = {
        re.sub(r"\\\$\\\{.*?\\\}", "(.+)", re.escape(one))
        for page in texts
        for one in re.findall(r"`((?:hall|office|list)-[\w-]*\$\{[^`]*\}[\w.-]*)`", page)
    }
    yield from _matching_keys(patterns, known | words_on_page)


def _fstring_patterns(path: Path) -> Iterator[str]:
    """Yield a regular expression for each f-string that begins like a message key."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.JoinedStr(values=[ast.Constant(str(begin)), *_]) if re.match(
                "paper-|exchange-", begin
            ):
                yield "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
                    for part in node.values
                )
            case _:
                pass


def _matching_keys(patterns: set[str], words: set[str]) -> Iterator[str]:
    for key in messages("en"):
        for pattern in patterns:
            found = re.fullmatch(pattern, key)
            if found and all(
                one in words or one.replace("-", "_") in words for one in found.groups()
            ):
                yield key


def required_keys() -> Iterator[str]:
    """Yield the keys that must exist because of an enum, an option, a command or the page."""
    yield from (f"clause-{clause.value.replace('.', '-')}" for clause in Clause)
    yield from (f"refusal-{ground.value}" for ground in Ground)
    yield from (f"rules-{problem.value}" for problem in RuleSetProblem)
    yield from (f"position-{problem.value}" for problem in PositionProblem)
    yield from (f"ending-{ending.value}" for ending in Ending)
    yield from (f"duty-{duty.value}" for duty in Duty)
    yield from (f"advice-{why.value}" for why in Why)
    yield from (f"heading-{heading}" for heading in HEADINGS)
    yield from (
        f"event-{kebab_case(kind.__name__)}" for kind in get_args(Event) if kind is not GameEnded
    )
    for preset in presets():
        yield from (f"ruleset-{preset.rules.name}", f"ruleset-{preset.rules.name}.about")
    for path in PARSERS:
        yield from parser_problems(path)
    yield from option_keys()
    yield from command_keys()
    yield from bench_keys()
    yield from server_keys()
    yield from page_keys()
    yield from table_keys()
    yield from lesson_keys()
    yield from tournament_keys()
    yield from literal_tournament_page_keys()
    yield from ("help-romme.help", "help-romme.version", "help-romme.lang")


def literal_keys() -> set[str]:
    """Return `INDIRECT_KEYS` and the keys that occur literally in the Python code."""
    literals = {text for path in SOURCES_WITH_KEYS for text in strings(path)}
    return (literals & messages("en").keys()) | INDIRECT_KEYS


def say_arguments() -> Iterator[str]:
    """Yield every literal first argument of `say`."""
    for path in SOURCES_WITH_KEYS:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "say"
                and isinstance(node.args[0], ast.Constant)
            ):
                yield str(node.args[0].value)


def test_the_problem_keys_of_the_parsers_are_found() -> None:
    """The search finds some keys that are known to exist."""
    found = {key for path in PARSERS for key in parser_problems(path)}
    assert {"no-toml", "missing-key", "bad-card", "bad-move", "no-meld"} <= found


def test_the_keys_of_routes_and_page_are_found() -> None:
    assert {"problem-not-yours", "problem-bad-rules", "problem-stale"} <= set(server_keys())
    assert {"page-close", "page-card-back"} <= set(page_keys())


def test_no_message_is_missing() -> None:
    assert (
        sorted({*required_keys(), *say_arguments(), *INDIRECT_KEYS} - messages("en").keys()) == []
    )


def test_no_message_is_unused() -> None:
    used = {*required_keys(), *literal_keys(), *composed_keys()}
    assert sorted(messages("en").keys() - used) == []


def test_every_option_is_below_exactly_one_heading() -> None:
    listed = [option for options in HEADINGS.values() for option in options]
    assert sorted(listed) == sorted(option_types())
