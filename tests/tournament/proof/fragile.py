"""A hall whose laptop goes off again and again: while it writes, or before it could say so."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from romme.tournament.commands import Command
from romme.tournament.events import TournamentMade
from romme.tournament.evolve import begin
from romme.tournament.model import Tournament
from romme.tournament.rights import DIRECTOR, By
from romme.tournament.storage.file import TournamentFile, make_file
from tests.tournament.proof.hall import Hall

PHASES: Final = ("entries", "seated", "running", "closed", "finished")
HOW_OFTEN: Final = 10
"""Of so many things that are written, one is cut off."""


def phase(tournament: Tournament) -> str:
    """How far a tournament is."""
    if tournament.finished:
        return "finished"
    return tournament.last.phase.value if tournament.last is not None else "entries"


@dataclass
class FragileHall(Hall):
    """It has chance of its own for that: whatever people do is as in a hall where nothing breaks.

    Whoever was not told that something is written looks, and does it again if it is not there.
    """

    file: TournamentFile = field(kw_only=True)
    breaks: Random = field(kw_only=True)
    went_off: list[str] = field(default_factory=list, kw_only=True)
    """The phases in which it did."""

    @classmethod
    def at(cls, path: Path, rng: Random, made: TournamentMade) -> FragileHall:
        """The hall of a new tournament, kept in a file."""
        file = make_file(path, made, DIRECTOR, at=0)
        breaks = Random(made.name)  # noqa: S311 - to be repeated
        even = rng.randrange(4) == 0
        return cls(rng, begin(made), [made], even=even, file=file, breaks=breaks)

    def carry_out(self, command: Command, by: By) -> None:
        before = self.file.path.stat().st_size
        events = self.file.ask(command, by, at=0)
        self.tournament = self.file.tournament
        self.log.extend(events)
        if events and self.breaks.randrange(HOW_OFTEN) == 0:
            self._go_off(before, command, by)

    def _go_off(self, before: int, command: Command, by: By) -> None:
        """Come back after the last record was written in part, wholly, or not at all."""
        path, known = self.file.path, len(self.file.records)
        os.truncate(path, self.breaks.randint(before, path.stat().st_size))
        self.file = TournamentFile(path)
        if len(self.file.records) < known:
            self.file.ask(command, by, at=0)
        assert self.file.log == tuple(self.log)
        assert self.file.tournament == self.tournament
        self.went_off.append(phase(self.tournament))
