"""A replayed game as the JSON values that ``romme replay --json`` prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from romme.cards import JOKER, Card
from romme.engine.scoring import card_points
from romme.engine.state import Seat, TableMeld
from romme.melds import Placed, Run
from romme.notation.replaying import Replay

ReplayReport: TypeAlias = dict[str, object]


def replay_report(now: Replay, message: str | None) -> ReplayReport:
    """Return a replay's position as JSON values; `message` explains the refused move, if any."""
    state, draft = now.state, now.draft
    table, taken, pending = state.table, state.taken, state.pending
    if draft is not None:
        table, taken, pending = draft.table, draft.holding.taken, draft.holding.pending
    outcome = state.outcome
    refused = now.refused and {
        "move": now.refused.number,
        "text": now.refused.move.text or str(now.refused.move),
        "clause": now.refused.illegal.clause.value,
        "message": message,
    }
    melds = [_meld(number, lying) for number, lying in enumerate(table, start=1)]
    wrong = [_invalid_meld(state.turn, cards) for cards in draft.invalid_melds] if draft else []
    return {
        "rules": state.rules.name,
        "over": outcome is not None,
        "ending": outcome and outcome.ending.value,
        "winner": outcome and outcome.winner,
        "turn": None if outcome else state.turn,
        "players": [
            _player(now, Seat(seat), name) for seat, name in enumerate(now.game.players, start=1)
        ],
        "table": [*melds, *wrong],
        "open": _texts(state.open_pile),
        "stock": len(state.stock),
        "taken": None if taken is None else str(taken),
        "pending": _texts((JOKER,) * pending),
        "refused": refused,
    }


def _player(now: Replay, seat: Seat, name: str) -> ReplayReport:
    state, draft = now.state, now.draft
    planning = draft is not None and seat == state.turn
    hand = draft.holding.hand if draft and planning else state.hand(seat)
    opened = seat in state.opened or (draft is not None and planning and draft.opened)
    score = None if state.outcome is None else state.outcome.scores[seat - 1]
    return {
        "seat": seat,
        "name": name,
        "sits_out": seat not in state.playing,
        "hand": _texts(hand),
        "opened": opened,
        "card_points": card_points(state.rules, hand),
        "score": score,
    }


def _meld(number: int, lying: TableMeld) -> ReplayReport:
    kind = "run" if isinstance(lying.meld, Run) else "set"
    cards = [str(card) for card in lying.meld.placed]
    return {"meld": number, "owner": lying.owner, "kind": kind, "cards": cards}


def _invalid_meld(owner: Seat, cards: Sequence[Placed]) -> ReplayReport:
    """Return an invalid meld, which a player has laid in strict mode, as JSON values.

    It has no number, because nothing can be laid off onto it.
    """
    texts = [str(card) for card in cards]
    return {"meld": None, "owner": owner, "kind": "wrong", "cards": texts}


def _texts(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]
