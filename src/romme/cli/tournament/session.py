"""A session on a tournament file: open it, run commands, and print the results."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.extras import Extra, need
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import KEPT_TOGETHER, Page
from romme.cli.tournament.lists.line import BadLine, parse, parse_printed
from romme.locales import Words, guess_language, words
from romme.notation.wording.untrusted_text import plain
from romme.store.log.records import now_ms
from romme.tournament.lists.sheet import deals
from romme.tournament.refusals import TournamentRefusal, TournamentRefused

if TYPE_CHECKING:
    from romme.exchange.tables import DataTable
    from romme.tournament.commands import Command
    from romme.tournament.events import Event, TournamentMade
    from romme.tournament.model import Tournament
    from romme.tournament.values import Line

LONGEST: Final = 2000
"""Maximum length of a printed sentence, because names are untrusted input."""


def spoken(lang: Language | None) -> Words:
    """Return the messages in the user's language. Raise `Stop` if msgspec is not installed."""
    found = words(guess_language(os.environ, lang))
    need(found, Extra.TOURNAMENT, "msgspec")
    return found


def sentence(text: str) -> str:
    r"""Replace the unprintable characters of a sentence, except no-break spaces, and truncate it.

    >>> sentence("Oui\xa0!\x07")
    'Oui\xa0!�'
    """
    return KEPT_TOGETHER.join(plain(part, LONGEST) for part in text.split(KEPT_TOGETHER))


@contextmanager
def stop_on_file_error(words: Words, file: str) -> Iterator[None]:
    """Turn file errors into `Stop` with a one-line message."""
    from romme.tournament.storage.file_records import BadFile  # noqa: PLC0415 - needs an extra

    shown = plain(file, 300) or '""'
    try:
        yield
    except BadFile as error:
        place = f":{error.line}" if error.line else ""
        reason = words.say(f"tournament-file-{error.fault.value}")
        raise Stop(f"{shown}{place}: {reason}") from None
    except FileNotFoundError:
        raise Stop(f"{shown}: {words.say('file-missing')}") from None
    except IsADirectoryError:
        raise Stop(f"{shown}: {words.say('file-directory')}") from None
    except PermissionError:
        raise Stop(f"{shown}: {words.say('file-forbidden')}") from None
    except OSError as error:
        reason = plain(error.strerror or type(error).__name__)
        raise Stop(f"{shown}: {words.say('file-failed', reason=reason)}") from None


@contextmanager
def stop_on_write_error(words: Words, file: str) -> Iterator[None]:
    """Turn write errors into `Stop` with a one-line message."""
    with stop_on_file_error(words, file):
        try:
            yield
        except IsADirectoryError:
            raise  # it has its own message
        except OSError as error:
            reason = plain(error.strerror or type(error).__name__)
            told_why = words.say("file-not-written", reason=reason)
            raise Stop(f"{plain(file, 300)}: {told_why}") from None


class TournamentSession:
    """An open tournament file, with the results of its commands."""

    def __init__(self, words: Words, file: str, *, json: bool) -> None:
        """Open the tournament file. Raise `Stop` with the reason if it cannot be read."""
        from romme.tournament.storage.file import TournamentFile  # noqa: PLC0415 - needs an extra

        self.words: Final = words
        self.name: Final = plain(file, 300)
        self.json: Final = json
        self.page: Final = Page()
        with stop_on_file_error(words, file):
            self.kept: Final = TournamentFile(Path(file))
        if self.kept.torn:
            self.warn(words.say("tournament-torn", bytes=self.kept.torn))
        self.status = Status.DONE
        self.quiet = False
        """Whether to skip printing the events of each command."""
        self.more: dict[str, object] = {}
        """Additional JSON values besides the events."""
        self._events: list[Event] = []
        self._told = 0

    @property
    def tournament(self) -> Tournament:
        """The current state of the tournament."""
        return self.kept.tournament

    def series(self, number: int | None) -> int:
        """Return `number`, or by default the number of the series that was seated last.

        Raise `TournamentRefused` if there is no such series.
        """
        if number is not None:
            return self.tournament.series_by_number(number).number
        if self.tournament.last is None:
            raise TournamentRefused(TournamentRefusal.NOT_SEATED_YET)
        return self.tournament.last.number

    def line(self, text: str, series: int, table: int, game: int) -> Line:
        """Parse the line of a game on a list.

        Raise `TournamentRefused` if the list has no such game, and `BadLine` if the line is
        invalid.
        """
        sheet = self.tournament.sheet(series, table)
        order = deals(self.tournament.rules, sheet)
        if game > len(order) and sheet.early_ending is not None:
            raise TournamentRefused(TournamentRefusal.LIST_ENDED, game=game, games=len(order))
        if not 1 <= game <= len(order):
            raise TournamentRefused(TournamentRefusal.NO_GAME, game=game, games=len(order))
        seats, playing = len(sheet.seats), order[game - 1].playing
        if "/" in text:
            return parse_printed(text, self.tournament.rules, seats=seats, playing=playing)
        return parse(text, seats=seats, playing=playing)

    def run(self, command: Command) -> tuple[Event, ...]:
        """Run a command and print its events. Raise `TournamentRefused` if it is not allowed."""
        from romme.tournament.rights import DIRECTOR  # noqa: PLC0415 - not needed to read
        from romme.tournament.wording.record import record_text  # noqa: PLC0415 - needs an extra

        before = self.tournament
        with stop_on_write_error(self.words, self.name):
            events = self.kept.ask(command, DIRECTOR, at=now_ms())
        if self.quiet:
            return events
        self._events += events
        if not self.json:
            for event in events:
                self.say(record_text(self.words, event, before))
        return events

    def heading(self, text: str) -> None:
        """Write a heading."""
        self._told += 1
        self.page.heading(sentence(text))

    def say(self, text: str) -> None:
        """Write a sentence, without the unprintable characters that names in it may contain."""
        self._told += 1
        self.page.line(sentence(text))

    def table(self, table: DataTable) -> None:
        """Print a `DataTable` without its empty columns.

        The numeric columns at the right end are right-aligned.
        """
        told = [at for at in range(len(table.headings)) if any(row[at] for row in table.rows)]
        rows = [[row[at] for at in told] for row in table.rows]
        figures = 0
        for column in reversed(list(zip(*rows, strict=True))):
            if not all(isinstance(value, int | None) for value in column):
                break
            figures += 1
        self.page.table(
            [table.headings[at] for at in told],
            [["" if value is None else plain(str(value)) for value in row] for row in rows],
            right=figures,
        )

    def warn(self, text: str, place: str = "") -> None:
        """Write a warning to stderr, prefixed with `place` or else the name of the file."""
        sys.stdout.flush()
        sys.stderr.write(f"{plain(place, 300) or self.name}: {plain(text, LONGEST)}\n")

    def refuse(self, refused: TournamentRefused) -> None:
        """Print a refusal as a warning, and set the exit status."""
        self.status = Status.REFUSED
        self.more["refused"], text = refusal_report(self.words, refused)
        self.warn(text)

    def close(self) -> None:
        """Print the JSON result, or in text mode a remark if nothing has been printed so far."""
        from romme.tournament.storage.codec import as_plain  # noqa: PLC0415 - needs an extra

        if self.json:
            version = len(self.kept.records)
            events = [as_plain(event) for event in self._events]
            print_json({"version": version, "events": events, **self.more})
        elif self.status is Status.DONE and not self._told:
            self.page.line(self.words.say("tournament-same"))


def refusal_report(words: Words, refused: TournamentRefused) -> tuple[dict[str, object], str]:
    """Return a refusal as JSON and as a line with the clause that forbids it."""
    from romme.tournament.wording.phrases import clause_text, why_refused  # noqa: PLC0415 - needs an extra

    clause, text = refused.clause, why_refused(words, refused)
    told: dict[str, object] = {
        "code": refused.refusal.value,
        "message": text,
        "clause": None if clause is None else clause.value,
        "facts": dict(refused.facts),
    }
    if clause is None:
        return told, text
    rule = words.say("account-clause", clause=str(clause), text=clause_text(words, clause))
    return told, f"{text} ({rule})"


def create_file(
    words: Words, file: str, *, made: Callable[[], TournamentMade], json: bool
) -> Status:
    """Create a tournament file. Return the exit status.

    `made` returns the first event. If it raises `TournamentRefused`, print the refusal.
    """
    from romme.tournament.rights import DIRECTOR  # noqa: PLC0415 - not needed to read
    from romme.tournament.storage.file import make_file  # noqa: PLC0415 - needs an extra

    try:
        event = made()
    except TournamentRefused as refused:
        facts, text = refusal_report(words, refused)
        if json:
            print_json({"refused": facts})
        sys.stderr.write(f"{plain(file, 300)}: {plain(text, LONGEST)}\n")
        return Status.REFUSED
    with stop_on_write_error(words, file):
        make_file(Path(file), event, DIRECTOR, at=now_ms())
    return Status.DONE


@contextmanager
def open_for_changes(
    file: str, lang: Language | None, *, json: bool
) -> Iterator[TournamentSession]:
    """Yield a session for changing a tournament, then print any refusal and the result."""
    desk = TournamentSession(spoken(lang), file, json=json)
    with _refusals(desk):
        yield desk
    desk.close()


@contextmanager
def open_for_reading(
    file: str, lang: Language | None, *, json: bool
) -> Iterator[TournamentSession]:
    """Yield a session for reading a tournament, then print any refusal and the JSON result."""
    desk = TournamentSession(spoken(lang), file, json=json)
    with _refusals(desk):
        yield desk
    if desk.json:
        print_json(desk.more)


@contextmanager
def _refusals(desk: TournamentSession) -> Iterator[None]:
    try:
        yield
    except TournamentRefused as refused:
        desk.refuse(refused)
    except BadLine as bad:
        raise Stop(f"{desk.name}: {line_problem(desk.words, bad)}") from None


def line_problem(words: Words, bad: BadLine) -> str:
    """Return the message for an invalid line, with the expected form."""
    facts = {
        name: plain(fact) if isinstance(fact, str) else fact for name, fact in bad.facts.items()
    }
    problem = words.say(f"tournament-line-{bad.flaw.value}", **facts)
    return f"{problem} {words.say('tournament-line-written')}"


def numbers(words: Words, texts: Iterable[str], everybody: Iterable[int] = ()) -> tuple[int, ...]:
    """Parse start numbers: ``3``, ``5-12``, or ``all``, which stands for `everybody`.

    Raise `Stop` for any other text.
    """
    found: list[int] = []
    for text in texts:
        first, dash, last = text.partition("-")
        if text == "all":
            found += everybody
        elif first.isdecimal() and len(text) < len("10000-10000") and not dash:
            found.append(int(first))
        elif _is_range(text, first, last):
            found += range(int(first), int(last) + 1)
        else:
            raise Stop(f"romme: {words.say('tournament-bad-number', text=plain(text))}")
    return tuple(found)


def _is_range(text: str, first: str, last: str) -> bool:
    """Whether both numbers are decimal, `first` is at most `last`, and `text` is not too long."""
    written = first.isdecimal() and last.isdecimal() and len(text) < len("10000-10000")
    return written and int(first) <= int(last)
