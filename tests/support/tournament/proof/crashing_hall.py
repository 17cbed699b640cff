"""A hall whose laptop crashes again and again, during a write or before acknowledging it."""

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
from tests.support.tournament.proof.hall import Hall

PHASES: Final = ("entries", "seated", "running", "closed", "finished")
WRITES_PER_CRASH: Final = 10
"""Average number of writes per crash."""


def phase(tournament: Tournament) -> str:
    """Return the one of `PHASES` that a tournament is in."""
    if tournament.finished:
        return "finished"
    return tournament.last.phase.value if tournament.last is not None else "entries"


@dataclass
class CrashingHall(Hall):
    """A hall that crashes and recovers at random.

    Crashes use a separate random generator, so that the tournament is the same as without them.
    After a crash, a command is repeated if its record is missing.
    """

    file: TournamentFile = field(kw_only=True)
    crash_rng: Random = field(kw_only=True)
    crashes: list[str] = field(default_factory=list, kw_only=True)
    """Phase of the tournament at each crash."""

    @classmethod
    def at(cls, path: Path, rng: Random, made: TournamentMade) -> CrashingHall:
        """Open a hall for a new tournament that is stored in a file."""
        file = make_file(path, made, DIRECTOR, at=0)
        crash_rng = Random(made.name)  # noqa: S311 - reproducible
        even = rng.randrange(4) == 0
        return cls(rng, begin(made), [made], even=even, file=file, crash_rng=crash_rng)

    def carry_out(self, command: Command, by: By) -> None:
        before = self.file.path.stat().st_size
        events = self.file.ask(command, by, at=0)
        self.tournament = self.file.tournament
        self.log.extend(events)
        if events and self.crash_rng.randrange(WRITES_PER_CRASH) == 0:
            self._crash(before, command, by)

    def _crash(self, before: int, command: Command, by: By) -> None:
        """Crash with the last record written in part, completely or not at all, and recover."""
        path, known = self.file.path, len(self.file.records)
        os.truncate(path, self.crash_rng.randint(before, path.stat().st_size))
        self.file = TournamentFile(path)
        if len(self.file.records) < known:
            self.file.ask(command, by, at=0)
        assert self.file.log == tuple(self.log)
        assert self.file.tournament == self.tournament
        self.crashes.append(phase(self.tournament))
