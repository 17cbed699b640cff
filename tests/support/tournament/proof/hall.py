"""A tournament that is being generated, with the log of its events."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Self, TypeVar

from romme.tournament import commands
from romme.tournament.decide import decide
from romme.tournament.events import Event, TournamentMade
from romme.tournament.evolve import begin, evolve
from romme.tournament.model import Tournament, TournamentSeries
from romme.tournament.office.restoring import restored
from romme.tournament.refusals import TournamentRefused
from romme.tournament.rights import DIRECTOR, By


@dataclass
class Hall:
    """A tournament with its log and all refusals so far."""

    rng: Random
    tournament: Tournament
    log: list[Event] = field(default_factory=list)
    even: bool = False
    """Whether all games are alike, so that many people tie."""
    refused: list[TournamentRefused] = field(default_factory=list)
    accepted: set[type[commands.Command]] = field(default_factory=set)
    """The kinds of commands that were accepted at least once."""

    @classmethod
    def open(cls, rng: Random, made: TournamentMade) -> Self:
        """Return a hall with a new tournament."""
        return cls(rng, begin(made), [made], even=rng.randrange(4) == 0)

    def ask(self, command: commands.Command, by: By = DIRECTOR) -> bool:
        """Issue a command, and return whether it was accepted."""
        try:
            self.carry_out(command, by)
        except TournamentRefused as refused:
            self.refused.append(refused)
            return False
        self.accepted.add(type(command))
        return True

    def carry_out(self, command: commands.Command, by: By) -> None:
        """Decide a command and apply its events; raise `TournamentRefused` if it is refused."""
        for event in decide(self.tournament, command, by):
            self.tournament = evolve(self.tournament, event)
            self.log.append(event)

    def restore(self, version: int) -> None:
        """Put the tournament back to its state after the first `version` events."""
        event = restored([(one,) for one in self.log], version, at=0, by=DIRECTOR)
        self.tournament = evolve(self.tournament, event)
        self.log.append(event)

    def must(self, command: commands.Command, by: By = DIRECTOR) -> None:
        """Issue a command that must be accepted. Raise `AssertionError` if it is refused."""
        if not self.ask(command, by):
            raise AssertionError(f"{command} was refused: {self.refused[-1]}")

    def chance(self, percent: int) -> bool:
        """Return True with a probability of `percent` percent."""
        return self.rng.randrange(100) < percent


AnyHall = TypeVar("AnyHall", bound=Hall)


def latest_series(hall: Hall) -> TournamentSeries:
    """Return the most recently seated series."""
    last = hall.tournament.last
    if last is None:
        raise AssertionError("no series was seated")
    return last
