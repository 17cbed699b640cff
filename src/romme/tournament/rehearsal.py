"""A dress rehearsal: what a table would do next, so that a club can practise without playing."""

from __future__ import annotations

from random import Random

from romme.tournament.commands import CheckPack, Command, ConfirmLine, EnterControl, EnterLine, Sign
from romme.tournament.invented import invented_line
from romme.tournament.lists.sheet import deals, is_complete
from romme.tournament.lists.signing import is_finished, needs_confirming
from romme.tournament.model import Tournament
from romme.tournament.values import Demand


def next_step(tournament: Tournament, series: int, table: int, rng: Random) -> Command | None:
    """What a table would do next; nothing when its list is finished."""
    sheet = tournament.sheet(series, table)
    if is_finished(tournament, sheet):
        return None
    if tournament.terms.pack_check is Demand.ASKED and not sheet.pack_checked:
        return CheckPack(series, table)
    if not is_complete(tournament.rules, sheet):
        game = len(sheet.lines) + 1
        deal = deals(tournament.rules, sheet)[game - 1]
        line = invented_line(rng, tournament.rules, deal, len(sheet.seats))
        return EnterLine(series, table, game, line, replays=sheet.replays)
    for game, written in enumerate(sheet.lines, start=1):
        if needs_confirming(tournament, written):
            return ConfirmLine(series, table, game, 2 if written.entered_by == 1 else 1)
        differs = game > len(sheet.control) or sheet.control[game - 1] != written.line
        if tournament.terms.control_list is Demand.ASKED and differs:
            return EnterControl(series, table, game, written.line)
    signed = {one.seat for one in sheet.signatures}
    return Sign(series, table, next(seat for seat in sheet.signers if seat not in signed))
