"""``romme tournament lot``, ``penalise`` and ``lift``: ties and penalties."""

from __future__ import annotations

from typing import Annotated

from romme.cli.terminal.arguments import OptionName
from romme.cli.terminal.exits import Language, Stop
from romme.cli.tournament.ranking import Ranked, scope_of
from romme.cli.tournament.series import fresh_seed
from romme.cli.tournament.session import TournamentSession, open_for_changes
from romme.notation.wording.untrusted_text import plain
from romme.tournament.commands import LiftPenalty, Penalise, RecordLot
from romme.tournament.office.director import lot_from
from romme.tournament.ranking import check_closed, tied_groups
from romme.tournament.values import Parties, Party

# --- the lot -------------------------------------------------------------------------------------


def lot(
    file: str,
    /,
    *order: str,
    parties: Ranked = "single",
    series: int | None = None,
    day: int | None = None,
    seed_text: Annotated[str | None, OptionName("--seed")] = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Break ties by lot (T14), drawn by the program or given as an order."""
    with open_for_changes(file, lang, json=json) as desk:
        scope, ranked = scope_of(desk.words, series, day), Parties(parties)
        if order:
            drawn = tuple(_party(desk, text, ranked) for text in order)
            desk.run(RecordLot(scope, ranked, drawn))
        else:
            check_closed(desk.tournament, scope)
            seed = seed_text or fresh_seed()
            for group in tied_groups(desk.tournament, scope, ranked):
                desk.run(lot_from(seed, scope, ranked, group))
    return desk.status


def _party(desk: TournamentSession, text: str, parties: Parties) -> Party:
    if parties is not Parties.SINGLE:
        return text
    if not text.isdecimal() or len(text) > len("99999"):
        raise Stop(f"romme: {desk.words.say('tournament-bad-number', text=plain(text))}")
    return int(text)


# --- penalties -----------------------------------------------------------------------------------


def penalise(
    file: str,
    number: int,
    points: int,
    /,
    *,
    reason: str,
    series: int = 0,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Deduct rating points from a person's total or from one of their series."""
    with open_for_changes(file, lang, json=json) as desk:
        desk.run(Penalise(number, points, reason, series))
    return desk.status


def lift(
    file: str, penalty: int, /, *, reason: str, json: bool = False, lang: Language | None = None
) -> int:
    """Lift the penalty with this number, counted from 1."""
    with open_for_changes(file, lang, json=json) as desk:
        desk.run(LiftPenalty(penalty, reason))
    return desk.status
