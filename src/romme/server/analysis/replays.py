"""A game file as positions to look at, one for each move."""

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
MOST_MOVES: Final = 5_000
"""Of a file that somebody sends: more than a game of a thousand turns has. What is sent back, and
the time to make it, grow with them."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who played a game, as far as its file does not say it."""

    bots: tuple[str | None, ...]
    """By seat, the level of a bot of the house."""
    seat: Seat | None
    """Where the asker sat."""
    events: tuple[Event, ...]
    movers: tuple[Mover, ...]
    """For each event, who did it."""


def read_file(text: str) -> GameFile:
    """Read a file that somebody sent; raises `Unreadable`, also if it has too many moves."""
    game = gamefile.read(text)
    if len(game.moves) > MOST_MOVES:
        line = LineFinder(text).line_of_move(MOST_MOVES)
        raise Unreadable("too-costly", key="moves", line=line)
    return game


def shown(
    words: Words, game: GameFile, *, text: str | None = None, company: Company | None = None
) -> wire.Replay:
    """Play a game again, up to its end or to the first move that is refused.

    `text` is the file as it was sent, where the line of that move is looked up.
    """
    film = _Film(game, company)
    refused = film.run()
    state = film.now.state
    return wire.Replay(
        rules=game.rules.name,
        mode=game.mode,
        scoring=game.rules.scoring.value,
        opening=int(game.rules.opening_points),
        names=[plain(name, NAME_LENGTH) for name in game.players],
        bots=[None] * state.seats if company is None else list(company.bots),
        seat=None if company is None else company.seat,
        dealer=state.dealer,
        playing=list(state.playing),
        steps=film.steps,
        turns=film.turns,
        decisions=film.decisions,
        outcome=None if state.outcome is None else write_outcome(state.outcome),
        refused=None if refused is None else _refused(words, refused, text),
        deal=_deal(game, film.reshuffles),
        file=gamefile.write(game) if text is None else text,
    )


class _Film:
    """A game that is played again, and what there is to see of it."""

    def __init__(self, game: GameFile, company: Company | None) -> None:
        self.game = game
        self.now = Replay(game, game.state)
        self.position = _position(self.now)
        self.steps = [wire.Step(self.position)]
        self.turns = [0]
        self.decisions: list[wire.Decision] = []
        self.reshuffles: list[wire.Reshuffle] = []
        self._movers = {} if company is None else _movers(company)
        self._begun: tuple[int, bool] | None = None
        """The first step of a decision that is not made yet, and whether it is the only one."""

    def run(self) -> RefusedMove | None:
        """Play all moves, or those before the first that is refused."""
        for number, move in enumerate(self.game.moves, start=1):
            self._decide(number, move)
            try:
                self.now = advance(self.now, move)
            except Illegal as illegal:
                return RefusedMove(number, move, illegal)
            self._keep(number, move)
        return None

    def _decide(self, number: int, move: NotedMove) -> None:
        """Notice where a decision begins: each draw is one, and so is the rest of a turn."""
        if self.now.draft is None and not isinstance(move.act, Shuffle):
            self._begun = number, _is_only(self.now, move)

    def _keep(self, number: int, move: NotedMove) -> None:
        """Keep what a move has led to."""
        before, told = self.position, self.now.events_by_move[-1]
        self.position = _position(self.now)
        self.steps.append(
            wire.Step(
                _difference(before, self.position),
                seat=move.seat,
                move=write_act(move.act),
                by=self._mover(move).value,
                events=[msgspec.Raw(msgspec.json.encode(write_event(one))) for one in told],
            )
        )
        if self._begun is not None and self.now.draft is None:
            first, only = self._begun
            self.decisions.append(wire.Decision(first, number, move.seat, only))
            self._begun = None
        if isinstance(move.act, Shuffle):
            self.reshuffles.append(wire.Reshuffle(number, write_all(move.act.stock)))
        if self.now.state.outcome is not None or _ends_turn(told):
            self.turns.append(number)

    def _mover(self, move: NotedMove) -> Mover:
        if isinstance(move.act, Shuffle):
            return Mover.TABLE
        turn = len(self.turns) - 1
        drawing = isinstance(move.act, Draw)
        # A draw may end a blocked game without a card being drawn (K16).
        other = self._movers.get((turn, not drawing), Mover.PLAYER)
        return self._movers.get((turn, drawing), other)


def _is_only(now: Replay, move: NotedMove) -> bool:
    """Whether the rules allow nothing but this draw."""
    return isinstance(move.act, Draw) and len(legal.draws(Turn.of(now.state))) == 1


def _ends_turn(events: Iterable[Event]) -> bool:
    return any(isinstance(event, TurnCame) for event in events)


def _movers(company: Company) -> dict[tuple[int, bool], Mover]:
    """Who drew and who played in each turn, by its number from 0 and whether it was the draw.

    A bot may take over in between.
    """
    found: dict[tuple[int, bool], Mover] = {}
    turn, dealt = 0, False
    for event, mover in zip(company.events, company.movers, strict=True):
        if isinstance(event, Dealt):
            dealt = True
        elif isinstance(event, TurnCame):
            turn += bool(found)
        elif dealt:
            found.setdefault((turn, isinstance(event, Drew | StockRanOut | Reshuffled)), mover)
    return found


def _position(now: Replay) -> wire.PositionChange:
    """The whole position, with what the player to move has laid so far."""
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
    """What has become different."""
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
