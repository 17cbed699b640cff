"""One game, played both in the reinforcement learning environment and in the engine."""

from __future__ import annotations

from functools import reduce
from itertools import islice
from random import Random

import numpy as np
import numpy.typing as npt

from romme.bots.bridge import draw_of, end_of, kind, load, numbers, step_of
from romme.engine.commands import Play, Shuffle
from romme.engine.decide import begin_draft, carry_out
from romme.engine.draft import Draft
from romme.engine.evolve import evolve
from romme.engine.state import Phase, Seat, State
from romme.rl.observations import ObservedGame
from romme.rl.spaces import ACTIONS, CARDS, DISCARD, LAY_RUN, ROWS
from romme.rules.options import Mode
from romme.simulator import codes
from romme.solver import meld_codes
from romme.view import View, view
from tests.support.laws.tables import TABLES, Table, dice, random_table
from tests.support.simulator.bridge import dealt, shuffled

Rows = npt.NDArray[np.int8]

LAYS = 0.4
"""Probability of choosing only among the actions that lay cards, if there are any."""
ASSISTED = [table for table in TABLES if table.mode is Mode.ASSIST]


def some_table(number: int, rng: Random) -> Table:
    """Return one of `ASSISTED` if `number` is even, or a table with random rules if it is odd."""
    if number % 2:
        return random_table(rng)._replace(mode=Mode.ASSIST)
    return ASSISTED[number // 2 * 7 % len(ASSISTED)]


class PairedGame:
    """One game in the environment and in the engine, with the plan of the current turn."""

    def __init__(self, state: State, game: ObservedGame) -> None:
        self.state = state
        self.game = game
        self.plan = begin_draft(state, state.turn) if state.phase is Phase.PLAY else None
        game.logging = True
        game.log = []

    @classmethod
    def deal(cls, table: Table, rng: Random) -> PairedGame:
        """Return a new game at a table, with a random deal."""
        pack = shuffled(table, rng)
        state = dealt(table, pack, rng)
        game = ObservedGame(state.rules, len(state.playing))
        game.deal(numbers(pack))
        return cls(state, game)

    @classmethod
    def at(cls, state: State) -> PairedGame:
        """Return a game that continues from a state before a draw or just after it."""
        game = ObservedGame(state.rules, len(state.playing))
        load(game, state)
        known = [numbers(state.known[seat - 1]) for seat in state.playing]
        game.tell(known, state.stock_known)
        return cls(state, game)

    @classmethod
    def numbered(cls, number: int) -> PairedGame:
        """Deal the game with this number, which determines its table and its cards."""
        rng = dice(number)
        return cls.deal(some_table(number, rng), rng)

    @property
    def over(self) -> bool:
        return self.game.phase == codes.OVER

    @property
    def now(self) -> State:
        """The state including the steps of the plan."""
        return self.state if self.plan is None else reduce(evolve, self.plan.events, self.state)

    def act(self, action: int) -> None:
        """Take an action in the environment, and make its moves in the engine too."""
        done = len(self.game.log)
        assert self.game.act(action)
        self._follow(self.game.log[done:])

    def _follow(self, log: list[int]) -> None:
        moves = iter(log)
        for code in moves:
            match kind(code):
                case codes.DRAW:
                    self.state = carry_out(self.state, self.state.turn, draw_of(code)).state
                    if self.state.phase is Phase.SHUFFLE:
                        stock = list(islice(moves, len(self.state.open_pile)))
                        order = tuple(meld_codes.card_of(card & codes.CARD_MASK) for card in stock)
                        self.state = carry_out(self.state, self.state.turn, Shuffle(order)).state
                    if self.state.phase is Phase.PLAY:
                        self.plan = begin_draft(self.state, self.state.turn)
                case codes.MELD | codes.LAY_OFF | codes.SWAP:
                    self.plan = self.planned.step(step_of(code, self.planned.table))
                case _:
                    play = Play(self.planned.steps, end_of(code))
                    self.state = carry_out(self.state, self.state.turn, play).state
                    self.plan = None

    @property
    def planned(self) -> Draft:
        assert self.plan is not None
        return self.plan

    def act_randomly(self, rng: Random) -> int:
        """Take a random legal action, more often one that lays cards, and return the action."""
        allowed = self.game.actions()
        lays = [action for action in allowed if LAY_RUN <= action < DISCARD]
        action = rng.choice(lays if lays and rng.random() < LAYS else allowed)
        self.act(action)
        return action

    def seen(self, seat: Seat) -> View:
        """Return the engine's view for a seat, including the steps of the plan."""
        return view(self.now, seat)

    def rows(self, seat: Seat) -> Rows:
        """Return the environment's observation for a seat."""
        rows = np.zeros(ROWS * CARDS, np.int8)
        self.game.write(self.state.playing.index(seat), rows)
        return rows.reshape(ROWS, CARDS)

    def mask(self) -> Rows:
        """Return the environment's action mask for the seat that must act."""
        mask = np.zeros(ACTIONS, np.int8)
        self.game.mark(mask)
        return mask
