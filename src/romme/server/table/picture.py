"""The table as one viewer sees it, and how that picture changes between two versions.

Everything about the game comes from `romme.view`. Nothing here reads the game state, so hidden
cards cannot leak.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from romme.engine.draft import Draft
from romme.engine.legal import after_taking, draws
from romme.engine.match import Match
from romme.engine.state import Phase, Pile, Seat
from romme.engine.turn import Turn
from romme.notation.text import write_act
from romme.rules.stored_rules import write_rules
from romme.server.person_id import PersonId
from romme.server.table.decide import cutter
from romme.server.table.state import Chair, Table
from romme.view.knowledge import View
from romme.view.project import view
from romme.wire.cards import write_all
from romme.wire.game import write_outcome
from romme.wire.picture import (
    ChairSeen,
    Change,
    ClockSeen,
    ColumnSeen,
    DealSeen,
    LineSeen,
    MeldSeen,
    Picture,
    ScoreList,
    TableGame,
    TurnSeen,
)
from romme.wire.terms import Pace

PROGRAM = "program"
"""Value of `ChairSeen.bot` for a person's own bot program. Built-in bots have their level there."""


class Named(NamedTuple):
    """The display name of a person, and whether the person is a bot."""

    name: str
    is_bot: bool = False


Names = Mapping[PersonId, Named]
UNNAMED = Named("")


@dataclass(frozen=True, slots=True)
class TableSight:
    """A table at one moment, seen from a seat or by a spectator."""

    table: Table
    seat: Seat | None
    view: View | None

    @classmethod
    def of(cls, table: Table, seat: Seat | None) -> TableSight:
        """Return a table as seen from a seat, or by a spectator if `seat` is None."""
        return cls(table, seat, None if table.game is None else view(table.game, seat))


def picture(sight: TableSight, names: Names, clock: ClockSeen | None) -> Picture:
    """Return the complete picture of a table for one viewer."""
    table, seen = sight.table, sight.view
    return Picture(
        code=table.code,
        host=table.host,
        terms=table.terms,
        rules=write_rules(table.rules),
        seat=sight.seat,
        phase=table.phase.value,
        chairs=_chairs(table, names),
        scores=_scores(table.match),
        deal=_deal(table) if seen is not None or table.pending_deal is not None else None,
        game=_game(seen),
        turn=_turn(sight),
        hand=[] if seen is None else write_all(seen.hand),
        hands=_hands(seen),
        counts=[] if seen is None else list(seen.counts),
        stock=0 if seen is None else seen.stock,
        stock_order=_order(seen),
        open=[] if seen is None else write_all(seen.open_pile),
        melds=_melds(seen),
        opened=[] if seen is None else sorted(seen.opened),
        known=[] if seen is None else [write_all(cards) for cards in seen.known],
        outcome=None if seen is None or seen.outcome is None else write_outcome(seen.outcome),
        clock=clock,
        tournament=table.tournament,
        silenced=sorted(table.silenced),
        pace=UNSET if table.pace is Pace.NORMAL else table.pace,
    )


def public_change(
    before: TableSight, after: TableSight, names: Names, clock: ClockSeen | None
) -> Change:
    """Return what changed between two moments, without the parts that differ by viewer."""
    old, new, was, now = before.table, after.table, before.view, after.view
    changed: dict[str, object] = {"clock": clock}
    if new.host != old.host:
        changed["host"] = new.host
    if new.phase is not old.phase:
        changed["phase"] = new.phase.value
    if new.chairs is not old.chairs:
        changed["chairs"] = _chairs(new, names)
    if new.match is not old.match:
        changed["scores"] = _scores(new.match)
    if new.silenced is not old.silenced:
        changed["silenced"] = sorted(new.silenced)
    if new.pace is not old.pace:
        changed["pace"] = new.pace
    if new.deal is not old.deal:
        changed["deal"] = _deal(new)
    if now is not None:
        changed |= _game_change(was, now)
    elif was is not None:
        changed |= dict.fromkeys(("game", "turn", "outcome", "hands", "stock_order"))
        changed |= {name: [] for name in ("melds", "open", "counts", "opened", "known")}
        changed["stock"] = 0
    return Change(**changed)  # type: ignore[arg-type]  # each value above has its field's type


def _game_change(was: View | None, now: View) -> dict[str, object]:
    changed: dict[str, object] = {}
    fresh = was is None or was.phase is Phase.OVER
    if was is None or fresh or now.counts != was.counts:
        changed["counts"] = list(now.counts)
    if was is None or fresh or now.stock != was.stock:
        changed["stock"] = now.stock
    if was is None or fresh or now.stock_order != was.stock_order:
        changed["stock_order"] = _order(now)
    if was is None or fresh or now.open_pile is not was.open_pile:
        changed["open"] = write_all(now.open_pile)
    if was is None or fresh or now.table is not was.table:
        changed["melds"] = _melds(now)
    if was is None or fresh or now.opened != was.opened:
        changed["opened"] = sorted(now.opened)
    if was is None or fresh or now.known != was.known:
        changed["known"] = [write_all(cards) for cards in now.known]
    if was is None or fresh or now.outcome is not was.outcome:
        outcome = now.outcome
        changed["outcome"] = None if outcome is None else write_outcome(outcome)
        changed["hands"] = _hands(now)
    if was is None or now.dealer != was.dealer or now.pack is not was.pack:
        changed["game"] = _game(now)
    return changed


def seat_change(public: Change, before: TableSight, after: TableSight) -> Change:
    """Return the changes for a player or spectator: the public ones, plus seat, hand and turn."""
    now, was = after.view, before.view
    seat = UNSET if after.seat == before.seat else after.seat
    hand = UNSET if was is not None and now is not None and now.hand == was.hand else _hand(now)
    return msgspec.structs.replace(public, seat=seat, hand=hand, turn=_turn(after))


def _hand(seen: View | None) -> list[str]:
    return [] if seen is None else write_all(seen.hand)


def _order(seen: View | None) -> list[str] | None:
    return None if seen is None or seen.stock_order is None else write_all(seen.stock_order)


def _hands(seen: View | None) -> list[list[str]] | None:
    """Return all hands after a game, or None if the viewer may not see every one of them."""
    if seen is None or seen.outcome is None:
        return None
    shown = [write_all(hand) for hand in seen.hands if hand is not None]
    return shown if len(shown) == len(seen.hands) else None


def _chairs(table: Table, names: Names) -> list[ChairSeen]:
    return [_chair(table, chair, names) for chair in table.chairs]


def _chair(table: Table, chair: Chair, names: Names) -> ChairSeen:
    if chair.person is None:
        return ChairSeen(name=chair.plays_for, bot=chair.level, ready=chair.ready)
    named = names.get(chair.person, UNNAMED)
    return ChairSeen(
        person=chair.person,
        name=named.name,
        bot=PROGRAM if named.is_bot else None,
        ready=chair.ready,
        away=chair.away,
        left=chair.left,
        bridged=table.terms.bridge if chair.bridged else None,
        bank=chair.bank_ms,
        nonce_commitment=chair.nonce_commitment,
    )


def _scores(match: Match | None) -> ScoreList | None:
    if match is None:
        return None
    return ScoreList(
        lines=[LineSeen(line.dealer, write_outcome(line.outcome)) for line in match.lines],
        standing=[
            ColumnSeen(
                seat=place.sum.seat,
                place=place.place,
                total=place.sum.total,
                plus=place.sum.plus,
                minus=place.sum.minus,
                crosses=place.sum.crosses,
                card_points=place.sum.card_points,
            )
            for place in match.standing
        ],
        games_left=match.games_left,
    )


def _deal(table: Table) -> DealSeen | None:
    deal = table.deal
    if deal is None:
        return None
    secret = deal.secret if deal.revealed else None
    return DealSeen(
        deal.number,
        deal.commitment,
        deal.lifted,
        secret,
        deal.secret_commitment,
        list(deal.nonce_commitments),
        list(deal.nonces),
    )


def _game(seen: View | None) -> TableGame | None:
    if seen is None:
        return None
    return TableGame(
        dealer=seen.dealer,
        playing=list(seen.playing),
        hand_size=seen.rules.hand_size(len(seen.playing)),
        pack=len(seen.pack),
    )


def _melds(seen: View | None) -> list[MeldSeen]:
    if seen is None:
        return []
    return [MeldSeen(lying.owner, write_all(lying.meld.placed)) for lying in seen.table]


def _turn(sight: TableSight) -> TurnSeen | None:
    seen, table = sight.view, sight.table
    if seen is None:
        return None
    only_bots = table.only_bots_play
    may_fast_forward = only_bots and sight.seat is not None and not table.fast_forwarded
    drawing = seen.phase is Phase.DRAW and seen.seat == seen.turn
    may_draw: Sequence[Pile] = ()
    take_duty: str | None = None
    if drawing:
        turn = seen.to_move()
        may_draw = [draw.pile for draw in draws(turn)]
        take_duty = _take_duty(turn) if Pile.OPEN in may_draw else None
    return TurnSeen(
        phase=seen.phase.value,
        seat=seen.turn,
        drawn_from=seen.drawn_from,
        drawn=None if seen.drawn is None else str(seen.drawn.card),
        taken=None if seen.taken is None else str(seen.taken),
        pending=seen.pending,
        may_draw=list(may_draw),
        take_duty=take_duty,
        must_cut=sight.seat is not None and cutter(table) == sight.seat,
        staged=[write_act(step) for step in table.staged],
        correction=None if seen.correction is None else seen.correction.value,
        turnings=seen.turnings,
        idle=seen.idle,
        may_fast_forward=may_fast_forward,
        fast_forwarded=table.fast_forwarded and only_bots,
    )


def _take_duty(turn: Turn) -> str | None:
    """Return the duty that taking the open card would lead to, or None."""
    duties = Draft.begin(after_taking(turn)).duties
    return duties[0].value if duties else None
