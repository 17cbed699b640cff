"""``romme tournament incident`` and ``ruling``: record what happened, or what you decided."""

from __future__ import annotations

from typing import Literal

from romme.cli.terminal.exits import Language
from romme.cli.tournament.session import (
    TournamentSession,
    open_for_changes,
    open_for_reading,
    sentence,
)
from romme.notation.wording.untrusted_text import plain
from romme.tournament.evolve import evolve
from romme.tournament.incidents import rulings
from romme.tournament.incidents.effects import effects
from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.list_commands import RecordIncident, RecordRuling
from romme.tournament.rights import DIRECTOR

Kind = Literal[
    "wrong-count-in-play",
    "too-few-at-end",
    "too-many-at-end",
    "card-exposed",
    "unequal-hands",
    "several-wrong-hands",
    "objection-in-time",
    "objection-too-late",
    "wrong-dealer",
    "hand-thrown-in",
]


def incident(
    file: str,
    table: int | None = None,
    kind: Kind | None = None,
    /,
    *,
    game: int = 0,
    seat: int = 0,
    note: str = "",
    series: int | None = None,
    foresee: bool = False,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Record an incident, or with `foresee` only preview its consequence.

    Without a table and a kind, list all kinds of incidents.
    """
    if table is None or kind is None:
        with open_for_reading(file, lang, json=json) as desk:
            _list(desk)
        return desk.status
    with (open_for_reading if foresee else open_for_changes)(file, lang, json=json) as desk:
        number = desk.series(series)
        command = RecordIncident(number, table, IncidentKind(kind), game, seat, note)
        if foresee:
            _foresee(desk, command)
        else:
            desk.run(command)
    return desk.status


def ruling(
    file: str,
    text: str,
    /,
    *,
    table: int = 0,
    game: int = 0,
    seat: int = 0,
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Put a decision of the director on the record, about a table or the whole tournament."""
    with open_for_changes(file, lang, json=json) as desk:
        number = desk.series(series) if table or series is not None else 0
        desk.run(RecordRuling(text, number, table, game, seat))
    return desk.status


def _list(desk: TournamentSession) -> None:
    words = desk.words
    desk.more["incidents"] = [
        {
            "kind": kind.value,
            "title": words.say(f"incident-{kind.value}"),
            "about": words.say(f"incident-{kind.value}.about"),
        }
        for kind in IncidentKind
    ]
    if not desk.json:
        desk.page.rows(
            (kind.value, words.say(f"incident-{kind.value}.about")) for kind in IncidentKind
        )


def _foresee(desk: TournamentSession, command: RecordIncident) -> None:
    from romme.tournament.wording.phrases import clause_text, ruling_text  # noqa: PLC0415 - needs an extra
    from romme.tournament.wording.referee_log import effect_texts  # noqa: PLC0415 - same

    found = rulings.ruling(desk.tournament, command)
    after = evolve(desk.tournament, rulings.record(desk.tournament, command, DIRECTOR))
    changed = effect_texts(
        desk.words, after, effects(desk.tournament, after), at=(command.series, command.table)
    )
    consequence = ruling_text(desk.words, found)
    rule = clause_text(desk.words, found.clause)
    desk.more |= {
        "clause": found.clause.value,
        "rule": rule,
        "consequence": found.consequence.value,
        "text": consequence,
        "struck_from": found.struck_from,
        "time": found.time,
        "effects": [
            {"what": one.what, "before": one.before, "after": one.after} for one in changed
        ],
    }
    if not desk.json:
        desk.page.line(sentence(consequence))
        text = desk.words.say("account-clause", clause=str(found.clause), text=rule)
        desk.page.line(text)
        for one in changed:
            desk.page.line(plain(f"{one.what}: {one.before} → {one.after}", 500))
