"""Convert a game file to a replay: a list of positions, one after each move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from romme.engine import legal
from romme.engine.commands import Draw, Shuffle
from romme.engine.errors import Illegal
from romme.engine.events import Dealt, Drew, Event, Reshuffled, StockRanOut, TurnCame
from romme.engine.scoring import card_points
from romme.engine.state import Phase, Seat, with_hand
from romme.engine.turn import Turn
from romme.locales import Words
from romme.notation import gamefile
from romme.notation.gamefile import GameFile, Unreadable
from romme.notation.line_finder import LineFinder
from romme.notation.replaying import RefusedMove, Replay, advance
from romme.notation.text import NotedMove, write_act
from romme.notation.wording import clause_text, plain, why_refused
from romme.server.table.events import Mover
from romme.wire import replay as wire
from romme.wire.cards import write_all
from romme.wire.game import write_event, write_outcome
from romme.wire.picture import MeldSeen

NAME_LENGTH: Final = 24
MAX_MOVES: Final = 5_000
"""Maximum number of moves in an uploaded file. A game of a thousand turns has fewer.

The size of the response and the time to compute it grow with the number of moves.
"""


@dataclass(frozen=True, slots=True)
class Participants:
    """Details of a game's players that a replay shows but the game file does not contain."""

    bots: tuple[str | None, ...]
    """For each seat, the level of its bot, or None."""
    seat: Seat | None
    """The seat of the person who asks for the replay."""
    events: tuple[Event, ...]
    movers: tuple[Mover, ...]
    """For each event, whether the player, a bot or the table caused it."""


def read_file(text: str) -> GameFile:
    """Return the game in an uploaded file. Raise `Unreadable` if it is invalid or too long."""
    game = gamefile.read(text)
    if len(game.moves) > MAX_MOVES:
        line = LineFinder(text).line_of_move(MAX_MOVES)
        raise Unreadable("too-costly", key="moves", line=line)
    return game


def replayed(
    words: Words,
    game: GameFile,
    *,
    text: str | None = None,
    participants: Participants | None = None,
) -> wire.Replay:
    """Return the replay of a game, up to its end or the first illegal move.

    `text` is the uploaded file, in which the line of the illegal move is looked up.
    """
    builder = _ReplayBuilder(game, participants)
    refused = builder.run()
    state = builder.now.state
    return wire.Replay(
        rules=game.rules.name,
        mode=game.mode,
        scoring=game.rules.scoring.value,
        opening=int(game.rules.opening_points),
        names=[plain(name, NAME_LENGTH) for name in game.players],
        bots=[None] * state.seats if participants is None else list(participants.bots),
        seat=None if participants is None else participants.seat,
        dealer=state.dealer,
        playing=list(state.playing),
        steps=builder.steps,
        turns=builder.turns,
        decisions=builder.decisions,
        outcome=None if state.outcome is None else write_outcome(state.outcome),
        refused=None if refused is None else _refused(words, refused, text),
        deal=_deal(game, builder.reshuffles),
        file=gamefile.write(game) if text is None else text,
    )


class _ReplayBuilder:
    """A replay in progress: it collects the steps, turns and decisions of a game."""

    def __init__(self, game: GameFile, participants: Participants | None) -> None:
        self.game = game
        self.now = Replay(game, game.state)
        self.position = _position(self.now)
        self.steps = [wire.Step(self.position)]
        self.turns = [0]
        self.decisions: list[wire.Decision] = []
        self.reshuffles: list[wire.Reshuffle] = []
        self._movers = {} if participants is None else _movers(participants)
        self._begun: tuple[int, bool] | None = None
        """First step of the decision in progress, and whether only one choice was legal."""

    def run(self) -> RefusedMove | None:
        """Replay the moves until one is illegal. Return the illegal move, or None."""
        for number, move in enumerate(self.game.moves, start=1):
            self._note_decision(number, move)
            try:
                self.now = advance(self.now, move)
            except Illegal as illegal:
                return RefusedMove(number, move, illegal)
            self._add_step(number, move)
        return None

    def _note_decision(self, number: int, move: NotedMove) -> None:
        """Note the start of a decision. Each draw is a decision, and so is the rest of a turn."""
        if self.now.draft is None and not isinstance(move.act, Shuffle):
            self._begun = number, _is_only(self.now, move)

    def _add_step(self, number: int, move: NotedMove) -> None:
        """Append the step with the position after a move."""
        before, events = self.position, self.now.events_by_move[-1]
        self.position = _position(self.now)
        self.steps.append(
            wire.Step(
                _difference(before, self.position),
                seat=move.seat,
                move=write_act(move.act),
                by=self._mover(move).value,
                events=[msgspec.Raw(msgspec.json.encode(write_event(one))) for one in events],
            )
        )
        if self._begun is not None and self.now.draft is None:
            first, only = self._begun
            self.decisions.append(wire.Decision(first, number, move.seat, only))
            self._begun = None
        if isinstance(move.act, Shuffle):
            self.reshuffles.append(wire.Reshuffle(number, write_all(move.act.stock)))
        if self.now.state.outcome is not None or _ends_turn(events):
            self.turns.append(number)

    def _mover(self, move: NotedMove) -> Mover:
        if isinstance(move.act, Shuffle):
            return Mover.TABLE
        turn = len(self.turns) - 1
        drawing = isinstance(move.act, Draw)
        # A draw may end a blocked game without drawing a card (K16).
        other = self._movers.get((turn, not drawing), Mover.PLAYER)
        return self._movers.get((turn, drawing), other)


def _is_only(now: Replay, move: NotedMove) -> bool:
    """Whether a move is a draw and the only legal move."""
    return isinstance(move.act, Draw) and len(legal.draws(Turn.of(now.state))) == 1


def _ends_turn(events: Iterable[Event]) -> bool:
    return any(isinstance(event, TurnCame) for event in events)


def _movers(participants: Participants) -> dict[tuple[int, bool], Mover]:
    """Return who made each draw and each play, keyed by turn (from 0) and whether it is the draw.

    They may differ within a turn, because a bot may take over between the draw and the play.
    """
    found: dict[tuple[int, bool], Mover] = {}
    turn, dealt = 0, False
    for event, mover in zip(participants.events, participants.movers, strict=True):
        if isinstance(event, Dealt):
            dealt = True
        elif isinstance(event, TurnCame):
            turn += bool(found)
        elif dealt:
            found.setdefault((turn, isinstance(event, Drew | StockRanOut | Reshuffled)), mover)
    return found


def _position(now: Replay) -> wire.PositionChange:
    """Return the full position, including the cards that the player to move has laid so far."""
    state, draft = now.state, now.draft
    hands, table, opened = state.hands, state.table, state.opened
    taken, pending = state.taken, state.pending
    if draft is not None:
        hands, table = with_hand(hands, state.turn, draft.holding.hand), draft.table
        taken, pending = draft.holding.taken, draft.holding.pending
        opened = opened | {state.turn} if draft.opened else opened
    return wire.PositionChange(
        turn=None if state.phase is Phase.OVER else state.turn,
        hands=[write_all(hand) for hand in hands],
        points=[
            int(card_points(state.rules, hand)) if seat in state.playing else None
            for seat, hand in enumerate(hands, start=1)
        ],
        melds=[MeldSeen(lying.owner, write_all(lying.meld.placed)) for lying in table],
        wrong=[write_all(cards) for cards in draft.invalid_melds] if draft else [],
        opened=sorted(opened),
        stock=len(state.stock),
        open=len(state.open_pile),
        top=str(state.open_pile[-1]) if state.open_pile else None,
        taken=None if taken is None else str(taken),
        pending=pending,
    )


def _difference(before: wire.PositionChange, after: wire.PositionChange) -> wire.PositionChange:
    """Return a position with only the fields of `after` that differ from `before`."""
    fields = wire.PositionChange.__struct_fields__
    return wire.PositionChange(
        **{
            name: getattr(after, name)
            for name in fields
            if getattr(after, name) != getattr(before, name)
        }
    )


def _refused(words: Words, refused: RefusedMove, text: str | None) -> wire.MoveRefused:
    clause = refused.illegal.clause
    return wire.MoveRefused(
        move=refused.number,
        line=None if text is None else LineFinder(text).line_of_move(refused.number - 1),
        text=plain(str(refused.move), 200),
        message=why_refused(words, refused.illegal),
        clause=clause.value,
        rule=clause_text(words, clause),
    )


def _deal(game: GameFile, reshuffles: Sequence[wire.Reshuffle]) -> wire.DealDetails | None:
    if game.proof is None or game.deck is None:
        return None
    return wire.DealDetails(
        commitment=game.proof.commitment,
        secret=game.proof.secret,
        lifted=game.proof.lifted,
        packs=game.rules.packs,
        jokers=game.rules.jokers,
        cut_at_least=game.rules.cut_at_least,
        deck=write_all(game.deck),
        reshuffles=list(reshuffles),
        nonce_commitments=list(game.proof.nonce_commitments),
        nonces=list(game.proof.nonces),
        drawn_dealer=game.proof.drawn_dealer,
    )
