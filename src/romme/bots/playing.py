"""Play games between bots. Each bot sees only its own view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, TypeAlias

from romme.bots.protocol import Bot, Budget, Legal, Move
from romme.engine.commands import Command, Cut, Shuffle
from romme.engine.decide import carry_out, right_neighbour
from romme.engine.state import Phase, Seat, State
from romme.view.project import view


@dataclass(frozen=True, slots=True)
class Player:
    """A bot with its random generator and the time it has for each decision."""

    bot: Bot
    rng: Random
    seconds: float = 1.0
    counted: bool = False
    """Whether its time is measured in clock reads, so that games are reproducible."""

    def budget(self) -> Budget:
        """Return a new budget for the next decision."""
        return Budget.counted(self.seconds) if self.counted else Budget(self.seconds)


Players: TypeAlias = Mapping[Seat, Player]


class Act(NamedTuple):
    """A command that a seat gave, with the states before and after it."""

    before: State
    seat: Seat
    command: Command
    after: State


def ask(player: Player, state: State) -> Move:
    """Return the move that the player chooses, given only the view of the seat to move."""
    seen = view(state, state.turn)
    return player.bot.choose(seen, Legal(seen.to_move()), player.rng, player.budget())


def play(state: State, players: Players, chance: Random) -> Iterator[Act]:
    """Play a game to its end and yield each command. Cuts and shuffles are drawn from `chance`.

    Raise `Illegal` if a bot's move breaks the rules.
    """
    while state.phase is not Phase.OVER:
        match state.phase:
            case Phase.CUT:
                least = state.rules.cut_at_least
                seat = right_neighbour(state)
                command: Command = Cut(chance.randint(least, len(state.stock) - least))
            case Phase.SHUFFLE:
                seat = state.turn
                command = Shuffle(tuple(chance.sample(state.open_pile, len(state.open_pile))))
            case _:
                seat = state.turn
                command = ask(players[seat], state)
        after = carry_out(state, seat, command).state
        yield Act(state, seat, command, after)
        state = after


def play_out(state: State, players: Players, chance: Random) -> State:
    """Play a game to its end and return the final state."""
    for act in play(state, players, chance):
        state = act.after
    return state
