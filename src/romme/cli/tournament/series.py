"""``romme tournament seat``, ``begin``, ``join``, ``close``, ``finish``, ``reopen``, ``undo``."""

from __future__ import annotations

import re
from secrets import token_hex
from typing import Annotated, Final

from romme.cli.terminal.arguments import OptionName
from romme.cli.terminal.exits import Language, Stop
from romme.cli.tournament.session import TournamentSession, open_for_changes, sentence
from romme.notation.wording.untrusted_text import plain
from romme.store.log.records import now_ms
from romme.tournament.commands import (
    AdjustSeats,
    BeginSeries,
    CloseSeries,
    DrawSeats,
    Finish,
    JoinTable,
    Reopen,
    SeatByHand,
    UndoStep,
)
from romme.tournament.list_commands import UndoOnList
from romme.tournament.model import SeriesPhase
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.seating import Tables
from romme.tournament.seating.moves import seat_moves
from romme.tournament.seating.plans import plan_breaches
from romme.tournament.seating.series import swap_seats
from romme.tournament.values import Placing

BYTES_OF_A_SEED: Final = 8


def fresh_seed() -> str:
    """Return an unpredictable seed."""
    return token_hex(BYTES_OF_A_SEED)


def seat(
    file: str,
    /,
    *,
    by_result: bool = False,
    strict: bool = False,
    by_hand: str | None = None,
    swap: tuple[int, int] | None = None,
    fewest_moves: bool = False,
    seed_text: Annotated[str | None, OptionName("--seed")] = None,
    day: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Seat or re-seat the next series, and show the seating plan with its breaches."""
    with open_for_changes(file, lang, json=json) as desk:
        ways = (by_result, strict, by_hand is not None, swap is not None, fewest_moves)
        if sum(ways) > 1:
            raise Stop(f"romme: {desk.words.say('tournament-one-way')}")
        desk.quiet = not json  # the plan is shown as a table
        today = _day(desk) if day is None else day
        if by_hand is not None:
            desk.run(SeatByHand(_tables(desk, by_hand), today))
        elif swap is not None:
            desk.run(SeatByHand(swap_seats(_planned(desk), *swap), today))
        elif fewest_moves:
            desk.run(AdjustSeats())
        else:
            by_standing = Placing.STRICT if strict else Placing.BY_RESULT
            placing = by_standing if by_result or strict else Placing.DRAWN
            desk.run(DrawSeats(seed_text or fresh_seed(), placing, today))
        _tell_plan(desk)
    return desk.status


def _day(desk: TournamentSession) -> int:
    last = desk.tournament.last
    return 1 if last is None else last.day


def _planned(desk: TournamentSession) -> Tables:
    """Return the seating of the series that is waiting to begin.

    Raise `TournamentRefused` if there is no such series.
    """
    last = desk.tournament.last
    if last is None or last.phase is not SeriesPhase.SEATED:
        raise TournamentRefused(TournamentRefusal.NOT_SEATED_YET)
    return last.tables


def _tables(desk: TournamentSession, text: str) -> Tables:
    """Parse tables: start numbers in the order of seats, with ``/`` between tables."""
    read: list[tuple[int, ...]] = []
    for table in text.split("/"):
        words = [word for word in re.split(r"[\s,]+", table) if word]
        wrong = next((word for word in words if not re.fullmatch("[0-9]{1,5}", word)), None)
        if wrong is not None:
            raise Stop(f"romme: {desk.words.say('tournament-bad-tables', text=plain(wrong))}")
        read.append(tuple(map(int, words)))
    return tuple(read)


def _tell_plan(desk: TournamentSession) -> None:
    """Write the seed, the tables and the breaches of the seating plan."""
    from romme.tournament.wording.phrases import breach_text, move_text, name_of  # noqa: PLC0415 - needs an extra

    series, words = desk.tournament.last, desk.words
    if series is None:
        raise AssertionError("it was seated")
    found = plan_breaches(desk.tournament, series.tables, series.placing)
    moves = seat_moves(series.adjusted_from, series.tables) if series.adjusted_from else ()
    desk.more |= {
        "series": series.number,
        "seed": series.seed,
        "tables": [list(seats) for seats in series.tables],
        "breaches": [
            {
                "kind": one.kind.value,
                "table": one.table,
                "numbers": list(one.numbers),
                "times": one.times,
                "text": breach_text(words, one, desk.tournament),
            }
            for one in found
        ],
        "moves": [
            {
                "number": one.number,
                "before": one.before,
                "after": one.after,
                "text": move_text(words, one, desk.tournament),
            }
            for one in moves
        ],
    }
    if desk.json:
        return
    title = words.say("scope-series", number=series.number)
    desk.heading(f"{title} · {words.say(f'placing-{series.placing.value}')}")
    if series.seed:
        desk.say(words.say("tournament-seed", seed=series.seed))
    widest = max(map(len, series.tables))
    seats = [words.say("seat", seat=number) for number in range(1, widest + 1)]
    desk.page.table(
        [words.say("exchange-column-table"), *seats],
        [
            (
                str(table),
                *(plain(name_of(desk.tournament, number)) for number in numbers),
                *([""] * (widest - len(numbers))),
            )
            for table, numbers in enumerate(series.tables, start=1)
        ],
        right=0,
    )
    desk.page.gap()
    if moves:
        desk.heading(words.say("tournament-told"))
        for move in moves:
            desk.page.bullet(sentence(move_text(words, move, desk.tournament)))
        desk.page.gap()
    for one in found:
        desk.page.bullet(sentence(breach_text(words, one, desk.tournament)))
    if not found:
        desk.say(words.say("tournament-nothing-broken"))


def begin(file: str, /, *, json: bool = False, lang: Language | None = None) -> int:
    """Start the seated series, which opens its lists."""
    with open_for_changes(file, lang, json=json) as desk:
        desk.run(BeginSeries(at=now_ms()))
    return desk.status


def join(
    file: str, number: int, table: int, /, *, json: bool = False, lang: Language | None = None
) -> int:
    """Seat a latecomer at a table of three that has not started."""
    with open_for_changes(file, lang, json=json) as desk:
        desk.run(JoinTable(number, table))
    return desk.status


def close(file: str, /, *, json: bool = False, lang: Language | None = None) -> int:
    """Close the running series."""
    with open_for_changes(file, lang, json=json) as desk:
        desk.run(CloseSeries())
    return desk.status


def finish(file: str, /, *, json: bool = False, lang: Language | None = None) -> int:
    """Finish the tournament."""
    with open_for_changes(file, lang, json=json) as desk:
        desk.run(Finish())
    return desk.status


def reopen(file: str, /, *, reason: str, json: bool = False, lang: Language | None = None) -> int:
    """Reopen a finished tournament."""
    with open_for_changes(file, lang, json=json) as desk:
        desk.run(Reopen(reason))
    return desk.status


def undo(
    file: str,
    table: int | None = None,
    /,
    *,
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Undo the tournament office's last step, or the last one on a table's list."""
    with open_for_changes(file, lang, json=json) as desk:
        if table is None:
            desk.run(UndoStep())
        else:
            desk.run(UndoOnList(desk.series(series), table))
    return desk.status
