"""``romme tournament record``, ``referee`` and ``check``: all events, checked."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from babel.dates import format_datetime

from romme.cli.terminal.exits import Language, Status
from romme.cli.tournament.session import LONGEST, TournamentSession, open_for_reading, sentence
from romme.notation.wording.untrusted_text import plain

if TYPE_CHECKING:
    from romme.tournament.wording.referee_log import RefereeEntry


def record(file: str, /, *, json: bool = False, lang: Language | None = None) -> int:
    """Print the time of each event of the tournament and a sentence about it, oldest first."""
    with open_for_reading(file, lang, json=json) as desk:
        if json:
            desk.more["records"] = list(_as_json(desk))
        else:
            for at, text in texts(desk):
                shown = format_datetime(at, "short", locale=desk.words.date_locale)
                desk.page.line(sentence(text), first=f"{shown}  ", rest="    ")
    return desk.status


def texts(desk: TournamentSession) -> Iterator[tuple[datetime, str]]:
    """Yield the time and a sentence for each event of the tournament, oldest first."""
    from romme.tournament.wording.record import record_texts  # noqa: PLC0415 - needs an extra

    times = [moment(kept.at) for kept in desk.kept.records for _ in kept.events]
    yield from zip(times, record_texts(desk.words, desk.kept.log), strict=True)


def decisions(desk: TournamentSession) -> Iterator[tuple[datetime, RefereeEntry]]:
    """Yield the time and the entry of each decision of the director, oldest first."""
    from romme.tournament.wording.referee_log import referee_log  # noqa: PLC0415 - needs an extra

    times = [moment(kept.at) for kept in desk.kept.records for _ in kept.events]
    for one in referee_log(desk.words, desk.kept.log):
        yield times[one.at], one


def referee(file: str, /, *, json: bool = False, lang: Language | None = None) -> int:
    """Print the director's decisions, with clauses and the points before and after."""
    with open_for_reading(file, lang, json=json) as desk:
        if json:
            desk.more["decisions"] = [
                {
                    "at": int(at.timestamp() * 1000),
                    "series": one.series,
                    "table": one.table,
                    "text": one.text,
                    "clause": one.clause,
                    "rule": one.rule,
                    "effects": [
                        {"what": each.what, "before": each.before, "after": each.after}
                        for each in one.effects
                    ],
                    "undone": one.undone,
                }
                for at, one in decisions(desk)
            ]
        else:
            _tell_decisions(desk)
    return desk.status


def _tell_decisions(desk: TournamentSession) -> None:
    words, page = desk.words, desk.page
    found = list(decisions(desk))
    if not found:
        desk.say(words.say("paper-referee-empty"))
    for at, one in found:
        shown = format_datetime(at, "short", locale=words.lang)
        undone = f" ({words.say('paper-undone')})" if one.undone else ""
        page.line(sentence(plain(one.text, LONGEST) + undone), first=f"{shown}  ", rest="    ")
        if one.rule:
            page.line(words.say("account-clause", clause=one.clause, text=one.rule), first="    ")
        for each in one.effects:
            page.line(plain(f"{each.what}: {each.before} → {each.after}", LONGEST), first="    ")


def moment(milliseconds: int) -> datetime:
    """Convert a stored time to local time."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone()


def _as_json(desk: TournamentSession) -> Iterator[dict[str, object]]:
    from romme.tournament.storage.codec import as_plain  # noqa: PLC0415 - needs an extra

    told = texts(desk)
    for kept in desk.kept.records:
        yield {
            "version": kept.version,
            "at": kept.at,
            "by": kept.by,
            "events": [as_plain(event) for event in kept.events],
            "texts": [next(told)[1] for _ in kept.events],
        }


def check(file: str, /, *, json: bool = False, lang: Language | None = None) -> int:
    """Recompute rankings, rulings, seats and calls, and report where they differ from the file.

    Opening the file has already checked its hashes.
    """
    with open_for_reading(file, lang, json=json) as desk:
        from romme.tournament.proof.audit import audit  # noqa: PLC0415 - needs an extra
        from romme.tournament.proof.calls import call_errors  # noqa: PLC0415 - same
        from romme.tournament.proof.checker import list_errors  # noqa: PLC0415 - same
        from romme.tournament.proof.rulings import ending_errors, ruling_errors  # noqa: PLC0415 - same
        from romme.tournament.proof.seats import seating_errors  # noqa: PLC0415 - same
        from romme.tournament.storage.codec import as_plain  # noqa: PLC0415 - needs an extra

        log = [as_plain(event) for event in desk.kept.log]
        differing = list(audit(desk.kept.log))
        misjudged = [*ruling_errors(log), *ending_errors(log)]
        misplaced = seating_errors(log)
        miscalled = call_errors(log)
        odd = list_errors(log) if desk.tournament.finished else []
        desk.more |= {
            "records": len(desk.kept.records),
            "differing": differing,
            "misruled": misjudged,
            "misseated": misplaced,
            "miscalled": miscalled,
            "complaints": odd,
        }
        found = [*differing, *misjudged, *misplaced, *miscalled, *odd]
        if found:
            desk.status = Status.REFUSED
        if not json:
            _tell(desk, found)
    return desk.status


def _tell(desk: TournamentSession, found: list[str]) -> None:
    words, page = desk.words, desk.page
    if not found:
        page.heading(words.say("tournament-sound", records=len(desk.kept.records)), "bold green")
        return
    page.heading(words.say("tournament-unsound", n=len(found)), "bold red")
    for one in found:
        page.bullet(plain(one, LONGEST))
