"""A tournament in the making: what is asked for is decided, and kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Self, TypeVar

from romme.tournament import commands
from romme.tournament.decide import decide
from romme.tournament.events import Event, TournamentMade
from romme.tournament.evolve import begin, evolve
from romme.tournament.model import Tournament, TournamentSeries
from romme.tournament.refusals import TournamentRefused
from romme.tournament.rights import DIRECTOR, By


@dataclass
class Hall:
    """A tournament that is going on, and all that has happened."""

    rng: Random
    tournament: Tournament
    log: list[Event] = field(default_factory=list)
    even: bool = False
    """All games are alike, and many people equal at the end."""
    refused: list[TournamentRefused] = field(default_factory=list)

    @classmethod
    def opened(cls, rng: Random, made: TournamentMade) -> Self:
        """The hall of a new tournament."""
        return cls(rng, begin(made), [made], even=rng.randrange(4) == 0)

    def ask(self, command: commands.Command, by: By = DIRECTOR) -> bool:
        """Ask for something; whether it was done, or was so already."""
        try:
            self.carry_out(command, by)
        except TournamentRefused as refused:
            self.refused.append(refused)
            return False
        return True

    def carry_out(self, command: commands.Command, by: By) -> None:
        """Do what is asked for and keep it; raises `TournamentRefused`."""
        for event in decide(self.tournament, command, by):
            self.tournament = evolve(self.tournament, event)
            self.log.append(event)

    def must(self, command: commands.Command, by: By = DIRECTOR) -> None:
        """Ask for something that cannot be refused."""
        if not self.ask(command, by):
            raise AssertionError(f"{command} was refused: {self.refused[-1]}")

    def chance(self, percent: int) -> bool:
        """Whether something happens that happens so often."""
        return self.rng.randrange(100) < percent


AnyHall = TypeVar("AnyHall", bound=Hall)


def running_series(hall: Hall) -> TournamentSeries:
    """The series that was seated last."""
    last = hall.tournament.last
    if last is None:
        raise AssertionError("no series was seated")
    return last
