"""What a table does by itself, and when: bots, cuts that nobody makes, seats that nobody holds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from romme.engine.state import Phase, Seat
from romme.server.table.decide import cutter
from romme.server.table.evolve import SECOND_MS
from romme.server.table.state import Table, TablePhase

CUT_WITHIN_MS: Final = 6 * SECOND_MS
"""After so long the table cuts for whoever was to cut."""
COMMIT_WITHIN_MS: Final = 20 * SECOND_MS
"""At a table of a tournament: after so long the first deal is made without further nonces."""
REVEAL_WITHIN_MS: Final = 5 * SECOND_MS
"""After so long the table deals without the nonces that nobody has revealed."""
LOOK_AT_RESULT_MS: Final = 60 * SECOND_MS
"""After so long the next game begins, whoever is not ready."""


@dataclass(frozen=True, slots=True)
class DealWithout:
    """Shuffle without the nonces that are still missing."""


@dataclass(frozen=True, slots=True)
class CutForThem:
    """Make the cut that nobody makes."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskBot:
    """Let a bot decide, of the house or bridging."""

    seat: Seat
    level: str
    bridging: bool


@dataclass(frozen=True, slots=True)
class BeginBridge:
    """Let a bot play for somebody from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NextGame:
    """Begin the next game."""


TableAct: TypeAlias = DealWithout | CutForThem | AskBot | BeginBridge | NextGame


class Waiting(Enum):
    """Since when does the time count? It depends on what the table waits for."""

    PAUSE = "pause"
    """Since something last happened."""
    TURN = "turn"
    """Since the turn began."""
    ABSENCE = "absence"
    """Since the turn began or the player went away, whichever came later."""


@dataclass(frozen=True, slots=True)
class Due:
    """Something to be done so long after the table began to wait for it."""

    act: TableAct
    after_ms: int
    bank_ms: int = 0
    """How much of that is the bank of the player for whom the table waits."""
    seat: Seat | None = None
    waits: Waiting = Waiting.PAUSE


def due(table: Table, pause_ms: int) -> Due | None:
    """What happens by itself if nobody does anything; bots take a pause, so that people can follow.

    Where nobody is there, nothing happens: the table waits just as it is, but for a tournament.
    """
    if not table.goes_on:
        return None
    if table.phase is TablePhase.COUNTED:
        return Due(NextGame(), LOOK_AT_RESULT_MS if table.somebody_is_here else pause_ms)
    if table.undealt is not None:
        return Due(DealWithout(), REVEAL_WITHIN_MS if table.owes_nonces else 0)
    if table.phase is TablePhase.PLAYING and table.game is None:
        return Due(NextGame(), COMMIT_WITHIN_MS if table.lacks_commitments else 0)
    to_cut = cutter(table)
    if to_cut is not None:
        chair = table.chair(to_cut)
        waits = chair.is_here and not chair.bridged
        return Due(CutForThem(to_cut), CUT_WITHIN_MS if waits else pause_ms, seat=to_cut)
    seat = table.waits_for
    return None if seat is None else _turn(table, seat, pause_ms)


def _turn(table: Table, seat: Seat, pause_ms: int) -> Due | None:
    chair, terms = table.chair(seat), table.terms
    if chair.level is not None:
        return Due(AskBot(seat, chair.level, bridging=False), pause_ms, seat=seat)
    if chair.bridged:
        return Due(AskBot(seat, terms.bridge, bridging=True), pause_ms, seat=seat)
    if chair.left:
        return Due(BeginBridge(seat), pause_ms, seat=seat)
    if terms.clock is not None:
        turn_ms = terms.clock.turn * SECOND_MS
        after_ms = turn_ms + chair.bank_ms
        return Due(BeginBridge(seat), after_ms, chair.bank_ms, seat, Waiting.TURN)
    if chair.away:
        return Due(BeginBridge(seat), terms.absence * SECOND_MS, 0, seat, Waiting.ABSENCE)
    return None


def is_one_turn(before: Table, after: Table) -> bool:
    """Whether the clock goes on: the draw and the play of one turn share its time."""
    old, new = before.game, after.game
    if old is None or new is None or before.phase is not after.phase:
        return before.phase is after.phase and old is new
    same_seat = old.turn == new.turn and old.dealer == new.dealer
    playing = {Phase.DRAW, Phase.PLAY}
    if old.phase in playing and new.phase in playing:
        return same_seat and not (old.phase is Phase.PLAY and new.phase is Phase.DRAW)
    return old.phase is new.phase and same_seat
