"""``romme tournament call`` and ``answer``: tables that call the director."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from romme.cli.terminal.arguments import AtLeastOne
from romme.cli.terminal.exits import Language
from romme.cli.tournament.incidents import Kind
from romme.cli.tournament.session import TournamentSession, open_for_changes, open_for_reading
from romme.store.log.records import now_ms
from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.list_commands import AnswerCall, CallDirector, WithdrawCall
from romme.tournament.office.calls import waiting_ms

if TYPE_CHECKING:
    from romme.tournament.model import DirectorCall

MINUTE_MS = 60_000


def call(
    file: str,
    table: int | None = None,
    kind: Kind | None = None,
    /,
    *,
    back: bool = False,
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Call the director to a table, or with `back` take the call back.

    Without a table, list the calls that nobody has answered.
    """
    if table is None:
        with open_for_reading(file, lang, json=json) as desk:
            _list(desk)
        return desk.status
    with open_for_changes(file, lang, json=json) as desk:
        number, now = desk.series(series), now_ms()
        if back:
            desk.run(WithdrawCall(number, table, now))
        else:
            what = None if kind is None else IncidentKind(kind)
            desk.run(CallDirector(number, table, what, now))
    return desk.status


def answer(
    file: str,
    /,
    *tables: Annotated[int, AtLeastOne],
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Tell tables that called the director that somebody is coming."""
    with open_for_changes(file, lang, json=json) as desk:
        number = desk.series(series)
        for table in tables:
            desk.run(AnswerCall(number, table, now_ms()))
    return desk.status


def _list(desk: TournamentSession) -> None:
    from romme.tournament.wording.phrases import call_kind_text  # noqa: PLC0415 - needs an extra

    def minutes(one: DirectorCall) -> int:
        return waiting_ms(one, now_ms()) // MINUTE_MS

    words = desk.words
    calls = [one for one in desk.tournament.calls if one.is_open]
    desk.more["calls"] = [
        {
            "series": one.series,
            "table": one.table,
            "kind": None if one.kind is None else one.kind.value,
            "at": one.at,
            "minutes": minutes(one),
        }
        for one in calls
    ]
    if desk.json:
        return
    for one in calls:
        kind = call_kind_text(words, one.kind)
        desk.say(words.say("tournament-call", table=one.table, kind=kind, minutes=minutes(one)))
    if not calls:
        desk.say(words.say("tournament-no-calls"))
