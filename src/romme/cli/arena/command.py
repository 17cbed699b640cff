"""``romme arena``: play many deals between bots, and print a table or JSON, or draw a plot."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from romme.arena import crews
from romme.arena.contest import ClockKind, Contest, TooFewBots, player_range
from romme.arena.contest_report import ContestReport, EarlyStop, Measure, as_json
from romme.arena.crews import Crew, NoCluster
from romme.arena.entrants import EntrantFlaw, NoBot, maker
from romme.arena.extras import MissingExtra, need
from romme.arena.games import BotFailed
from romme.arena.plot import KINDS, draw
from romme.arena.record import ContestRecord, Unfit, UnfitRecord, open_record, usual_place
from romme.arena.running import OtherCode, Tell, run
from romme.arena.running import Progress as Come
from romme.arena.sprt import Test
from romme.bots import UnknownBot
from romme.cli.arena.standing import decimal, picture_labels, tell_report
from romme.cli.rules import read_option
from romme.cli.terminal.arguments import AtLeastOne
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.extras import extras_of, missing_extras
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import Page
from romme.locales import Said, Words, guess_language, words
from romme.notation.wording.refusals import rules_problem
from romme.notation.wording.untrusted_text import plain
from romme.rules import BadRules, RuleSet, find_preset

MOST_DEALS: Final = 10_000_000
MOST_WORKERS: Final = 1024
MOST_POINTS: Final = 1000
LONGEST_SECONDS: Final = 3600

_FLAWS: Final = {
    EntrantFlaw.PLACE: "arena-bot-no-place",
    EntrantFlaw.MODULE: "arena-bot-no-module",
    EntrantFlaw.IMPORT: "arena-bot-no-import",
    EntrantFlaw.NAME: "arena-bot-no-name",
    EntrantFlaw.CALL: "arena-bot-no-call",
    EntrantFlaw.CHOOSE: "arena-bot-no-choose",
}
_UNFIT: Final = {
    Unfit.NO_RECORD: "arena-no-record",
    Unfit.OTHER_CONTEST: "arena-other-contest",
    Unfit.OTHER_CODE: "arena-other-code",
    Unfit.DAMAGED: "arena-damaged",
    Unfit.IN_USE: "arena-in-use",
}


def arena(
    *bots: Annotated[str, AtLeastOne],
    rules: str = "klassik",
    option: tuple[str, ...] = (),
    players: int | None = None,
    deals: int = 200,
    seed: int = 1,
    workers: int | None = None,
    dask: str | None = None,
    ray: str | None = None,
    seconds: float | None = None,
    sprt: tuple[float, float] | None = None,
    measure: Literal["wins", "points"] = "wins",
    alpha: float = 0.05,
    beta: float = 0.05,
    resume: str | None = None,
    plot: str | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Run a contest between bots and print its report."""
    spoken = words(guess_language(os.environ, lang))
    asked = _OptionParser(spoken)
    asked.number("--deals", deals, 1, MOST_DEALS)
    contest = asked.contest(
        bots,
        rules=asked.rules(rules, option),
        players=players,
        seed=seed,
        seconds=seconds,
    )
    question = asked.question(bots, sprt, Measure(measure), alpha=alpha, beta=beta)
    picture = asked.picture(plot)
    crew = asked.crew(workers, dask, ray)
    try:
        report = _run(spoken, contest, deals, crew=crew, question=question, resume=resume)
    except MissingExtra as error:
        raise asked.lacking(error) from None
    except (NoCluster, OtherCode, BotFailed, UnfitRecord, ModuleNotFoundError) as error:
        raise asked.stop(*_problem(error)) from None
    if json:
        print_json(as_json(report))
    else:
        tell_report(spoken, report, Page())
    if picture is not None:
        draw(report, picture_labels(spoken, report), picture)
    return Status.DONE


# --- options -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _OptionParser:
    """Parses the options. Raises `Stop` with the reason if an option is invalid."""

    words: Words

    def stop(self, key: str, facts: dict[str, Said]) -> Stop:
        return Stop(f"romme: {self.words.say(key, **facts)}")

    def lacking(self, error: MissingExtra) -> Stop:
        return missing_extras(self.words, extras_of(error.packages), "arena-missing")

    def bad_value(self, name: str, text: str) -> Stop:
        return self.stop("usage-bad-value", {"text": plain(text), "name": name})

    def bad_choice(self, name: str, text: str, possible: Iterable[object]) -> Stop:
        told = ", ".join(map(str, possible))
        return self.stop("usage-bad-choice", {"text": plain(text), "name": name, "possible": told})

    def number(self, name: str, value: float, least: float, most: float) -> None:
        if not least <= value <= most:
            raise self.bad_value(name, f"{value:.12g}")

    def rules(self, name: str, options: Iterable[str]) -> RuleSet:
        try:
            changes = dict(read_option(self.words, text) for text in options)
            return find_preset(name).rules.with_new_options(changes)
        except BadRules as error:
            raise Stop(f"romme: {rules_problem(self.words, error)}") from None

    def contest(
        self,
        bots: tuple[str, ...],
        *,
        rules: RuleSet,
        players: int | None,
        seed: int,
        seconds: float | None,
    ) -> Contest:
        least, most = player_range(rules)
        many = least if players is None else players
        if not least <= many <= most:
            raise self.bad_choice("--players", str(many), range(least, most + 1))
        if seconds is not None and not 0 < seconds <= LONGEST_SECONDS:
            raise self.bad_value("--seconds", f"{seconds:g}")
        try:
            for name in bots:
                maker(name)
            contest = Contest(bots, rules, many, seed=seed)
        except TooFewBots:
            raise self.stop("arena-too-few", {}) from None
        except UnknownBot as error:
            known = ", ".join(error.known)
            facts: dict[str, Said] = {"name": plain(error.name), "known": known}
            raise self.stop("arena-unknown-bot", facts) from None
        except NoBot as error:
            facts = {"name": plain(error.name), "reason": plain(error.reason, 300)}
            raise self.stop(_FLAWS[error.flaw], facts) from None
        if seconds is None:
            return contest
        return Contest(bots, rules, many, seed=seed, seconds=seconds, clock=ClockKind.REAL)

    def question(
        self,
        bots: tuple[str, ...],
        bounds: tuple[float, float] | None,
        measure: Measure,
        *,
        alpha: float,
        beta: float,
    ) -> EarlyStop | None:
        for name, value in (("--alpha", alpha), ("--beta", beta)):
            if not 0 < value < 0.5:  # noqa: PLR2004 - a test must err less often than a coin toss
                raise self.bad_value(name, f"{value:g}")
        if bounds is None:
            return None
        if len(bots) > 2:  # noqa: PLR2004 - a test compares two bots
            raise self.stop("arena-sprt-of-two", {})
        low, high = bounds
        least, most = (0, 1) if measure is Measure.WINS else (-MOST_POINTS, MOST_POINTS)
        possible = low < high and least <= low and high <= most
        if not possible:
            raise self.bad_value("--sprt", f"{low:g} {high:g}")
        return EarlyStop(measure, Test(low, high, alpha, beta))

    def picture(self, plot: str | None) -> Path | None:
        """Return the path of the plot, or None if none is wanted.

        Raise `Stop` before any game if the plot could not be drawn or written.
        """
        if plot is None:
            return None
        file = Path(plot)
        if file.suffix.lower() not in KINDS:
            raise self.bad_choice("--plot", plot, KINDS)
        if not file.parent.is_dir():
            raise Stop(f"{plain(str(file.parent), 300)}: {self.words.say('arena-no-folder')}")
        try:
            need("matplotlib")
        except MissingExtra as error:
            raise self.lacking(error) from None
        new = not file.exists()
        try:
            file.open("ab").close()
        except OSError as error:
            reason = plain(error.strerror or type(error).__name__)
            told = self.words.say("file-not-written", reason=reason)
            raise Stop(f"{plain(plot, 300)}: {told}") from None
        if new:
            file.unlink()
        return file

    def crew(
        self, workers: int | None, dask: str | None, ray: str | None
    ) -> AbstractContextManager[Crew]:
        if sum(given is not None for given in (workers, dask, ray)) > 1:
            raise self.stop("arena-one-crew", {})
        if dask is not None:
            return crews.dask(dask)
        if ray is not None:
            return crews.ray(ray)
        if workers is not None:
            self.number("--workers", workers, 1, MOST_WORKERS)
            return crews.processes(workers)
        try:
            return crews.processes(crews.usual_workers())
        except MissingExtra as error:
            raise self.lacking(error) from None


def _problem(error: Exception) -> tuple[str, dict[str, Said]]:
    """Return the key and the facts of an error's message."""
    match error:
        case NoCluster(address=address):
            return "arena-no-cluster", {"address": plain(address, 300)}
        case OtherCode():
            return "arena-other-worker", {}
        case BotFailed(bot=bot, deal=deal, seat=seat, reason=reason):
            facts: dict[str, Said] = {"bot": plain(bot), "reason": plain(reason, 300)}
            return "arena-bot-failed", facts | {"deal": deal, "seat": seat}
        case UnfitRecord(path=path, why=why, line=line, differing=differing):
            facts = {"file": plain(str(path), 300), "line": line, "differing": plain(differing)}
            return _UNFIT[why], facts
        case ModuleNotFoundError(name=name):
            return "arena-worker-lacks", {"package": plain(name or "?")}
        case _:
            raise AssertionError("every error has its message") from error


# --- playing -------------------------------------------------------------------------------------


def _run(
    words: Words,
    contest: Contest,
    deals: int,
    *,
    crew: AbstractContextManager[Crew],
    question: EarlyStop | None,
    resume: str | None,
) -> ContestReport:
    """Play the contest and return its report.

    Finished deals are recorded, so that an interrupted contest can be resumed.
    """
    with _record(words, contest, resume) as record, crew as workers:
        there = 0 if record is None else sum(deal <= deals for deal in record.deals)
        if record is not None and there:
            told = words.say("arena-resumed", n=there, file=plain(str(record.path), 300))
            sys.stderr.write(f"romme: {told}\n")
        try:
            with _progress(words, contest, deals) as tell:
                report = run(
                    contest, deals, crew=workers, record=record, question=question, tell=tell
                )
        except KeyboardInterrupt:
            if record is not None:
                done = sum(deal <= deals for deal in record.deals)
                told = words.say("arena-interrupted", n=done, deals=deals)
                sys.stderr.write(f"romme: {told}\n")
            raise
    return report


@contextmanager
def _record(words: Words, contest: Contest, resume: str | None) -> Iterator[ContestRecord | None]:
    """Yield the open file of finished deals, or None if the default folder is not writable.

    A file that the user named is kept; `Stop` is raised if it is not writable. The file in the
    default folder is deleted once the contest is complete, because a user who repeats the command
    wants to see the bots play again.
    """
    if resume is not None:
        file = Path(resume)
        try:
            opened = file.open("ab")
        except OSError as error:
            reason = plain(error.strerror or type(error).__name__)
            told = words.say("file-not-written", reason=reason)
            raise Stop(f"{plain(resume, 300)}: {told}") from None
        opened.close()
        with open_record(file, contest) as record:
            yield record
        return
    file = usual_place(contest)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.open("ab").close()
    except OSError:  # without a writable folder there is no record
        yield None
        return
    with ExitStack() as closed, open_record(file, contest) as record:
        try:
            yield record
        except BaseException:
            if not record.deals:
                closed.callback(file.unlink, missing_ok=True)  # Windows keeps open files
            raise
    file.unlink(missing_ok=True)


@contextmanager
def _progress(words: Words, contest: Contest, deals: int) -> Iterator[Tell]:
    """Show a progress bar with the games per second and the time left, and yield its updater."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
        TextColumn("{task.fields[told]}"),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task(words.say("arena-playing"), total=deals, told="")

        def tell(come: Come) -> None:
            speed = bar.tasks[task].speed
            told = []
            if speed:
                games = decimal(words, speed * contest.games, 1)
                told.append(words.say("arena-speed", games=games))
            if come.walk is not None:
                told.append(f"{decimal(words, come.walk.ratio, 2, signed=True)}")
            bar.update(task, completed=come.deals, told=" · ".join(told))

        yield tell
