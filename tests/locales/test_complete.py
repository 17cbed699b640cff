"""Every ground, clause, problem, option, event and command has its words, and no words are idle."""

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
from romme.cli.terminal.help import argument_key, arguments_of, command_at, command_names
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
from romme.tournament.storage.codec import EVENTS
from romme.tournament.storage.file import FileFault
from romme.tournament.values import (
    UNDECIDED_ENDINGS,
    WON_ENDINGS,
    Demand,
    Hand,
    LastRound,
    Parties,
    Placing,
    Presence,
    Span,
    Unfinished,
    Venue,
    WayToLeave,
)
from romme.wire.terms import Length
from tests.locales.catalogues import messages

SOURCE = Path(str(romme.__file__)).parent
SPEAKERS = [
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
"""The colours of the page: as the device has them, or as its user wants them."""
READERS = [SOURCE / "notation" / name for name in ("gamefile.py", "text.py")]
CHOSEN = {
    # `check_keys` chooses between these two by name
    *("unknown-key", "misplaced-key"),
    # one for each column of the result
    *("account-column-player", "account-column-hand", "account-column-points"),
}
"""Keys that the code puts together or passes on in a variable."""


def strings(path: Path) -> Iterator[str]:
    """All texts in a source file, those of its docstrings too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def problems(path: Path) -> Iterator[str]:
    """The problems that a reader names: what it gives to the error, or to `self.problem`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            place = {"Unreadable": 0, "BadText": 0, "problem": 1}.get(name)
            if place is not None and isinstance(said := node.args[place], ast.Constant):
                yield str(said.value)


def kebab(name: str) -> str:
    """Write a class name as a key.

    >>> kebab("LaidDown")
    'laid-down'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def of_options() -> Iterator[str]:
    for option, kind in option_types().items():
        yield f"option-{option}"
        if issubclass(kind, Enum):
            yield from (f"option-{option}.{member.value}" for member in kind)
        else:
            yield f"option-{option}.value"


def of_commands() -> Iterator[str]:
    for name in command_names(app):
        members = command_names(app[name])
        for path in ((name,), *((name, member) for member in members)):
            yield f"help-{'-'.join(path)}"
            for argument in arguments_of(command_at(app, path)):
                yield argument_key(words("en"), path, argument)


def of_bench() -> Iterator[str]:
    """The help of `./romme bench`, a command of checkouts that is not in the package."""
    yield "help-bench"
    yield from (f"help-bench.{option}" for option in ("seconds", "json", "lang"))


def refused(path: Path) -> Iterator[str]:
    """The problems that a route names as they are: `HttpProblem(status, "code")`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "HttpProblem":
            match node.args:
                case [_, ast.Constant(str(code))]:
                    yield code
                case _:
                    pass


def of_server() -> Iterator[str]:
    codes = {
        *(refusal.value for refusal in TableRefusal),
        *(refusal.code for refusal in PeopleRefusal),
        *error_messages.CODES,
        *COMMON_CODES,
        *(reason.value for reason in ConnectionRefusal),
        *(code for path in SOURCE.glob("server/**/*.py") for code in refused(path)),
    }
    yield from (f"problem-{code}" for code in codes)
    yield from (f"talk-{preset}" for preset in PRESETS)


def of_page() -> Iterator[str]:
    """What the page names as it is, and what it puts together."""
    for path in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        yield from re.findall(r"""["'`](page-[\w-]*\w)["'`]""", path.read_text("utf-8"))
    yield from (f"page-level-{level}" for level in (*LEVELS, PROGRAM))
    yield from (f"page-suit-{suit.value}" for suit in Suit)
    yield from (f"page-theme-{theme}" for theme in THEMES)
    lengths = [kind.__struct_config__.tag for kind in get_args(Length)]
    yield from (f"page-{what}-{length}" for what in ("length", "number") for length in lengths)


def of_table() -> Iterator[str]:
    """What the page puts together at the table: by keys, by what stands beside it, by pile."""
    table = PAGE / "table"
    keys = re.findall(r'\["[^"]+", "(\w+)"\]', (table / "keys.ts").read_text("utf-8"))
    panels = re.search(r"PANELS = \[(.*)\]", (table / "panels.ts").read_text("utf-8"))
    assert keys
    assert panels
    yield from (f"page-key-for-{key}" for key in keys)
    yield from (f"page-panel-{panel}" for panel in re.findall(r'"(\w+)"', panels[1]))
    yield from (f"page-draw-{pile.value}" for pile in Pile)
    yield from (f"page-sort-{way}" for way in ("suit", "rank", "melds"))
    yield from ("page-told-turned-over", "page-told-reshuffled")


def of_lessons() -> Iterator[str]:
    """What the page and the server put together about lessons and senseless options."""
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
    "leaving": WayToLeave,
    "hand": Hand,
    "parties": Parties,
    "span": Span,
    "scope": Span,
    "demand": Demand,
    "unfinished": Unfinished,
    "last-round": LastRound,
    "venue": Venue,
    "role": Role,
    "record-by": Role,
    "likeness": Likeness,
    "origin": Origin,
    "series-phase": SeriesPhase,
    "list-part": ListPart,
}
"""What a tournament calls things: the beginning of the keys, and the values that follow it."""


def of_tournament() -> Iterator[str]:
    for begins, kind in TOURNAMENT.items():
        yield from (f"{begins}-{member.value}" for member in kind)
    yield from (
        f"tournament-ending-{ending.value}" for ending in (*WON_ENDINGS, *UNDECIDED_ENDINGS)
    )
    yield from (f"incident-{kind.value}.about" for kind in IncidentKind)
    yield from (f"leaving-{leaving.value}.about" for leaving in WayToLeave)
    yield "role-public"
    yield from (f"tournament-line-{flaw.value}" for flaw in LineFlaw)
    yield from (f"tournament-file-{fault.value}" for fault in FileFault)
    yield from (f"record-{name}" for name in EVENTS)
    yield from (f"record-{name}.away" for name in ("clock-set", "announced"))
    yield from ("record-line-corrected.before", "record-signed.instead", "record-lot-recorded.seed")


def of_hall() -> Iterator[str]:
    """What the pages of a tournament name as they are when they speak."""
    for text in pages():
        yield from re.findall(r"""\bsay\(\s*["'`]((?:hall|office|list)-[\w-]*\w)["'`]""", text)


def pages() -> list[str]:
    return [path.read_text("utf-8") for path in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))]


def put_together() -> Iterator[str]:
    """What papers, tables and pages put together from words that they know.

    Whatever stands where a key is left open must be said somewhere: in that code, or as a value of
    a tournament.
    """
    known = {text for path in SOURCE.glob("tournament/**/*.py") for text in strings(path)}
    python = [
        *SOURCE.glob("papers/**/*.py"),
        *SOURCE.glob("exchange/*.py"),
        *SOURCE.glob("server/organise/**/*.py"),
    ]
    written = {text for path in python for text in strings(path)}
    yield from _fitting({one for path in python for one in _open_texts(path)}, known | written)
    texts = pages()
    quoted = {text for page in texts for text in re.findall(r"""["'`]([\w.-]+)["'`]""", page)}
    yield from quoted & messages("en").keys()
    named = {word for page in texts for word in re.findall(r"[\w-]+", page)}
    opened = {
        re.sub(r"\\\$\\\{.*?\\\}", "(.+)", re.escape(one))
        for page in texts
        for one in re.findall(r"`((?:hall|office|list)-[\w-]*\$\{[^`]*\}[\w.-]*)`", page)
    }
    yield from _fitting(opened, known | named)


def _open_texts(path: Path) -> Iterator[str]:
    """The f-strings that begin as keys do, as patterns."""
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


def _fitting(patterns: set[str], words: set[str]) -> Iterator[str]:
    for key in messages("en"):
        for pattern in patterns:
            found = re.fullmatch(pattern, key)
            if found and all(
                one in words or one.replace("-", "_") in words for one in found.groups()
            ):
                yield key


def demanded() -> Iterator[str]:
    """The keys that follow from what the program knows."""
    yield from (f"clause-{clause.value.replace('.', '-')}" for clause in Clause)
    yield from (f"refusal-{ground.value}" for ground in Ground)
    yield from (f"rules-{problem.value}" for problem in RuleSetProblem)
    yield from (f"position-{problem.value}" for problem in PositionProblem)
    yield from (f"ending-{ending.value}" for ending in Ending)
    yield from (f"duty-{duty.value}" for duty in Duty)
    yield from (f"advice-{why.value}" for why in Why)
    yield from (f"heading-{heading}" for heading in HEADINGS)
    yield from (
        f"event-{kebab(kind.__name__)}" for kind in get_args(Event) if kind is not GameEnded
    )
    for preset in presets():
        yield from (f"ruleset-{preset.rules.name}", f"ruleset-{preset.rules.name}.about")
    for path in READERS:
        yield from problems(path)
    yield from of_options()
    yield from of_commands()
    yield from of_bench()
    yield from of_server()
    yield from of_page()
    yield from of_table()
    yield from of_lessons()
    yield from of_tournament()
    yield from of_hall()
    yield from ("help-romme.help", "help-romme.version", "help-romme.lang")


def asked_for() -> set[str]:
    """The keys that the code names as they are."""
    named = {text for path in SPEAKERS for text in strings(path)}
    return (named & messages("en").keys()) | CHOSEN


def said() -> Iterator[str]:
    """Every first argument of `say` that stands there as a text."""
    for path in SPEAKERS:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "say"
                and isinstance(node.args[0], ast.Constant)
            ):
                yield str(node.args[0].value)


def test_the_readers_name_their_problems() -> None:
    """The search itself works: a key that is surely there is found."""
    found = {key for path in READERS for key in problems(path)}
    assert {"no-toml", "missing-key", "bad-card", "bad-move", "no-meld"} <= found


def test_the_routes_and_the_page_name_theirs() -> None:
    """As above, for problems over HTTP and for the page."""
    assert {"problem-not-yours", "problem-bad-rules", "problem-stale"} <= set(of_server())
    assert {"page-close", "page-card-back"} <= set(of_page())


def test_nothing_is_missing() -> None:
    assert sorted({*demanded(), *said(), *CHOSEN} - messages("en").keys()) == []


def test_nothing_is_idle() -> None:
    used = {*demanded(), *asked_for(), *put_together()}
    assert sorted(messages("en").keys() - used) == []


def test_every_option_has_one_heading() -> None:
    told = [option for options in HEADINGS.values() for option in options]
    assert sorted(told) == sorted(option_types())
