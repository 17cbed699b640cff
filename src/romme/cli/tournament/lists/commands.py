"""``romme tournament pack``, ``enter``, ``confirm``, ``correct``, ``sums`` and other commands."""

from __future__ import annotations

import re
from typing import Annotated, Final

from romme.cli.terminal.arguments import AtLeastOne
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.tournament.lists.typing import type_list
from romme.cli.tournament.session import TournamentSession, open_for_changes, open_for_reading
from romme.notation.wording.untrusted_text import plain
from romme.tournament.list_commands import (
    CheckPack,
    ConfirmLine,
    CorrectLine,
    EnterControl,
    EnterLine,
    Sign,
)
from romme.tournament.lists.checks import doubts
from romme.tournament.lists.printed import wrong_sums
from romme.tournament.lists.signing import needs_confirming
from romme.tournament.values import Line

_SUM: Final = re.compile(r"(?P<rating>-?[0-9]{1,4})(?:/(?P<cards>[0-9]{1,5}))?")
"""Rating points and card points of a column."""


def pack(
    file: str,
    /,
    *tables: int,
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Record that the packs at the given tables, or at all tables, are complete (T1)."""
    with open_for_changes(file, lang, json=json) as desk:
        number = desk.series(series)
        everywhere = range(1, len(desk.tournament.series_by_number(number).sheets) + 1)
        for table in tables or everywhere:
            desk.run(CheckPack(number, table))
    return desk.status


def enter(
    file: str,
    table: int,
    game: int | None = None,
    /,
    *line: str,
    series: int | None = None,
    seat: int = 0,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Enter a game on a score list. Without a game or a line, read games from standard input."""
    with open_for_changes(file, lang, json=json) as desk:
        number = desk.series(series)
        if game is None or not line:
            type_list(desk, number, table, seat=seat)
        else:
            read = desk.line(" ".join(line), number, table, game)
            replays = desk.tournament.sheet(number, table).replays
            desk.run(EnterLine(number, table, game, read, seat=seat, replays=replays))
            _tell_doubts(desk, read)
    return desk.status


def _tell_doubts(desk: TournamentSession, line: Line) -> None:
    from romme.tournament.wording.phrases import doubt_text  # noqa: PLC0415 - needs an extra

    found = doubts(desk.tournament.rules, line)
    desk.more["doubts"] = [{"seat": one.seat, "doubt": one.doubt.value} for one in found]
    for one in found:
        desk.warn(doubt_text(desk.words, one))


def confirm(
    file: str,
    table: int,
    /,
    *games: int,
    seat: int = 0,
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Confirm games as a second person: the given games, or all unconfirmed ones."""
    with open_for_changes(file, lang, json=json) as desk:
        number = desk.series(series)
        lines = desk.tournament.sheet(number, table).lines
        open_ones = (
            game
            for game, written in enumerate(lines, start=1)
            if needs_confirming(desk.tournament, written)
        )
        for game in games or open_ones:
            desk.run(ConfirmLine(number, table, game, seat))
    return desk.status


def correct(
    file: str,
    table: int,
    game: int,
    /,
    *line: Annotated[str, AtLeastOne],
    reason: str = "",
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Correct an entered game. On a signed list, a correction needs a reason."""
    with open_for_changes(file, lang, json=json) as desk:
        number = desk.series(series)
        read = desk.line(" ".join(line), number, table, game)
        desk.run(CorrectLine(number, table, game, read, reason))
        _tell_doubts(desk, read)
    return desk.status


def control(
    file: str,
    table: int,
    game: int,
    /,
    *line: Annotated[str, AtLeastOne],
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Enter or replace a game on the control list, a second list kept at the same table."""
    with open_for_changes(file, lang, json=json) as desk:
        number = desk.series(series)
        read = desk.line(" ".join(line), number, table, game)
        desk.run(EnterControl(number, table, game, read))
    return desk.status


def check_sums(
    file: str,
    table: int,
    /,
    *typed: Annotated[str, AtLeastOne],
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Compare the column sums on the paper with the list: ``41/320`` for each seat."""
    with open_for_reading(file, lang, json=json) as desk:
        number = desk.series(series)
        read = [_sum(desk, text) for text in typed]
        sheet = desk.tournament.sheet(number, table)
        found = list(wrong_sums(desk.tournament.rules, sheet, read))
        desk.more["wrong"] = [
            {
                "seat": one.seat,
                "what": "rating" if one.is_rating else "card-points",
                "typed": one.typed,
                "computed": one.computed,
            }
            for one in found
        ]
        for one in found:
            desk.warn(
                desk.words.say(
                    "tournament-wrong-sum",
                    seat=one.seat,
                    what="rating" if one.is_rating else "cards",
                    typed=one.typed,
                    computed=one.computed,
                    by=abs(one.typed - one.computed),
                )
            )
        if found:
            desk.status = Status.REFUSED
        elif not json:
            desk.say(desk.words.say("tournament-sums-right"))
    return desk.status


def _sum(desk: TournamentSession, text: str) -> tuple[int, int | None]:
    read = _SUM.fullmatch(text)
    if read is None:
        raise Stop(desk.words.say("tournament-bad-sum", text=plain(text)))
    return int(read["rating"]), int(read["cards"]) if read["cards"] else None


def sign(
    file: str,
    table: int,
    /,
    *seats: int,
    reason: str = "",
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Sign a list for the given seats, or for all seats that have not signed yet."""
    with open_for_changes(file, lang, json=json) as desk:
        number = desk.series(series)
        for seat in seats or desk.tournament.sheet(number, table).signers:
            desk.run(Sign(number, table, seat, reason))
    return desk.status
