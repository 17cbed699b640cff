"""``romme tournament clock`` and ``end``: the planned end of a series, and lists that end early."""

from __future__ import annotations

from typing import Final

from romme.cli.terminal.exits import Language, Stop
from romme.cli.tournament.session import TournamentSession, open_for_changes
from romme.store.log.records import now_ms
from romme.tournament.commands import SetClock, ShiftClock
from romme.tournament.list_commands import EndList, EndOpenLists

MINUTE_MS: Final = 60_000


def clock(
    file: str,
    minutes: int | None = None,
    /,
    *,
    shift: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Show the planned end of the running series, set it, or shift it with the computer's clock."""
    with open_for_changes(file, lang, json=json) as desk:
        if minutes is not None and shift is not None:
            raise Stop(f"romme: {desk.words.say('tournament-one-change')}")
        if minutes is not None:
            desk.run(SetClock(now_ms() + minutes * MINUTE_MS if minutes else 0))
        elif shift is not None:
            desk.run(ShiftClock(shift * MINUTE_MS))
        _tell_time(desk)
    return desk.status


def _tell_time(desk: TournamentSession) -> None:
    ends = desk.tournament.ends
    left_ms = max(0, ends - now_ms()) if ends else 0
    desk.more |= {"ends": ends, "left_ms": left_ms}
    if desk.json:
        return
    if ends:
        desk.say(desk.words.say("tournament-time-left", minutes=-(-left_ms // MINUTE_MS)))
    else:
        desk.say(desk.words.say("tournament-no-planned-end"))


def end(
    file: str,
    /,
    *tables: int,
    reason: str = "",
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """End the lists of the given tables early, or without tables all open lists in one step."""
    with open_for_changes(file, lang, json=json) as desk:
        number = desk.series(series)
        for table in tables:
            desk.run(EndList(number, table, reason))
        if not tables:
            desk.run(EndOpenLists(number, reason))
    return desk.status
