"""Offline spells: commands that a keeper enters while the server is unreachable.

They occur at random points of random tournaments. The server decides each command too, and its
decision is kept to be compared with the page's.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, TypeAlias, TypeVar, cast

import msgspec

from romme.engine.state import Ending
from romme.locales import words
from romme.server.organise.desk import Desk
from romme.server.organise.picture import list_seen
from romme.tournament import commands, list_commands
from romme.tournament.decide import decide
from romme.tournament.events import TournamentMade
from romme.tournament.evolve import begin, evolve
from romme.tournament.lists.sheet import Sheet, deals
from romme.tournament.lists.signing import signing_refusal
from romme.tournament.model import SeriesPhase, Tournament
from romme.tournament.refusals import TournamentRefused
from romme.tournament.rehearsal import invented_line, next_step
from romme.tournament.rights import By, Role
from romme.tournament.storage.command_codec import write_command
from romme.tournament.values import Count, Hand, Line
from tests.support.tournament.proof.hall import Hall

T = TypeVar("T")
Json: TypeAlias = Any
Obstacle: TypeAlias = tuple[str, int, int]
"""The reason why a list cannot be signed: refusal code, game, and seat (0 for none)."""
MOST_COMMANDS: Final = 6
COMMANDS_PER_SPELL: Final = 4
"""Average number of commands per offline spell."""
SERVER_FIELDS: Final = frozenset({"version", "now", "obstacle", "can_undo"})
"""Fields of a picture that the page cannot compute."""


@dataclass(frozen=True, slots=True)
class Step:
    """A command and the server's decision."""

    command: commands.Command
    decision: str
    """``done``, ``no-op``, or the code of the refusal."""
    list: Json
    """The picture of the list after the command."""
    obstacle: Obstacle | None


@dataclass(frozen=True, slots=True)
class Spell:
    """The last picture before a list went offline, and the steps entered since."""

    list: Json
    steps: list[Step]

    def as_json(self) -> Json:
        """Return the spell as input for the page's code."""
        return {"list": self.list, "commands": [write_command(one.command) for one in self.steps]}


@dataclass
class OfflineHall(Hall):
    """A hall in which lists sometimes go offline.

    Commands entered offline are not applied to the tournament. The spells use a separate random
    generator, so that the tournament is the same as without them.
    """

    spell_rng: Random = field(kw_only=True)
    spells: list[Spell] = field(default_factory=list, kw_only=True)

    @classmethod
    def open_offline(cls, rng: Random, made: TournamentMade) -> OfflineHall:
        """Open a hall with offline spells for a new tournament."""
        spell_rng = Random(made.name)  # noqa: S311 - reproducible
        return cls(rng, begin(made), [made], even=rng.randrange(4) == 0, spell_rng=spell_rng)

    def carry_out(self, command: commands.Command, by: By) -> None:
        super().carry_out(command, by)
        lists = [
            (series.number, table)
            for series in self.tournament.series
            if series.phase is not SeriesPhase.SEATED
            for table in range(1, len(series.sheets) + 1)
        ]
        rng = self.spell_rng
        if isinstance(command, list_commands.EndList):  # while its table was still entering games
            self.spells.append(offline(self.tournament, command.series, command.table, rng))
        elif lists and rng.randrange(COMMANDS_PER_SPELL) == 0:
            last = lists[-1] if rng.randrange(4) else rng.choice(lists)
            self.spells.append(offline(self.tournament, *last, rng))


@dataclass(frozen=True)
class _Shown:
    """A stand-in for `Desk` with the attributes that the picture of a list needs."""

    tournament: Tournament
    name: str = "cup"
    version: int = 1

    def now_ms(self) -> int:
        return 0

    def memoised(self, _key: Hashable, _of: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return the value without caching it."""
        return make()


def pictured(tournament: Tournament, series: int, table: int) -> Json:
    """Return the picture of a list for its keeper, as JSON."""
    desk = cast("Desk", _Shown(tournament))
    by = By(Role.KEEPER, series=series, table=table)
    seen = list_seen(words("en"), desk, by, series, table)
    return msgspec.json.decode(msgspec.json.encode(seen))


def comparable(picture: Json) -> Json:
    """Return a picture without the fields that the page cannot compute."""
    return {name: value for name, value in picture.items() if name not in SERVER_FIELDS}


def offline(tournament: Tournament, series: int, table: int, rng: Random) -> Spell:
    """Return an offline spell of random commands on a list, some invalid, with the decisions."""
    first = picture = pictured(tournament, series, table)
    keeper = By(Role.KEEPER, "keeper", series, table)
    steps: list[Step] = []
    for _ in range(rng.randrange(1, MOST_COMMANDS + 1)):
        usual = next_step(tournament, series, table, rng) if rng.randrange(2) else None
        command = usual or _anything(tournament, series, table, rng)
        try:
            events = decide(tournament, command, keeper)
        except TournamentRefused as refused:
            decision = refused.refusal.value
        else:
            decision = "done" if events else "no-op"
            for event in events:
                tournament = evolve(tournament, event)
            if events:
                picture = pictured(tournament, series, table)
        found = signing_refusal(tournament, tournament.sheet(series, table))
        seen = None if found is None else _obstacle_seen(found)
        steps.append(Step(command, decision, picture, seen))
    return Spell(first, steps)


def _obstacle_seen(found: TournamentRefused) -> Obstacle:
    """Convert the refusal of a signature to the obstacle that the page computes.

    If games are missing, the game is the next one. Without a seat in the refusal, the seat is 0.
    """
    facts = {name: int(fact) for name, fact in found.facts.items()}
    game = facts["games"] + 1 if "games" in facts else facts["game"]
    return found.refusal.value, game, facts.get("seat", 0)


def _anything(tournament: Tournament, series: int, table: int, rng: Random) -> commands.Command:
    """Return a random command on a list, valid or not."""
    sheet = tournament.sheet(series, table)
    games = len(deals(tournament.rules, sheet))
    near = (len(sheet.lines), len(sheet.lines) + 1, len(sheet.control), len(sheet.control) + 1)
    game = rng.choice((*near, rng.randrange(games + 2)))
    seat = rng.randrange(len(sheet.seats) + 2)
    line = _line(tournament, sheet, game, rng)
    match rng.randrange(6):
        case 0:
            return list_commands.CheckPack(series, table)
        case 1:
            replays = rng.choice((sheet.replays, sheet.replays, sheet.replays + 1))
            return list_commands.EnterLine(series, table, game, line, seat, replays)
        case 2:
            return list_commands.ConfirmLine(series, table, game, seat)
        case 3:
            seen = rng.choice((None, line, *(_existing_lines(sheet, game)[:1] * 2)))
            reason = rng.choice(("", " misread "))
            return list_commands.CorrectLine(series, table, game, line, reason, seen)
        case 4:
            return list_commands.EnterControl(series, table, game, line)
        case _:
            return list_commands.Sign(series, table, seat)


def _existing_lines(sheet: Sheet, game: int) -> list[Line]:
    """Return the lines of a game on the list and on the control list."""
    at = slice(max(game - 1, 0), max(game, 0))
    return [*(one.line for one in sheet.lines[at]), *sheet.control[at]]


def _line(tournament: Tournament, sheet: Sheet, game: int, rng: Random) -> Line:
    """Return a random line for a game. It may be on the list already, or not fit the game."""
    existing = _existing_lines(sheet, game)
    if existing and rng.randrange(3) == 0:
        return rng.choice(existing)
    rules = tournament.rules
    # A list may have been broken off before its first game: then use the full schedule.
    order = deals(rules, sheet) or deals(rules, Sheet(sheet.seats, sheet.rounds))
    own = 1 <= game <= len(order) and rng.randrange(5)
    deal = order[game - 1] if own else rng.choice(order)
    line = invented_line(rng, rules, deal, len(sheet.seats))
    return line if rng.randrange(2) else _corrupted(line, rng)


def _corrupted(line: Line, rng: Random) -> Line:
    seats = len(line.counts)
    counts = list(line.counts)
    match rng.randrange(4):
        case 0:
            return replace(line, winner=rng.choice((None, *range(seats + 2))))
        case 1:
            return replace(line, ending=rng.choice(tuple(Ending)))
        case 2:
            return replace(line, counts=rng.choice((line.counts[1:], (*line.counts, None))))
        case _:
            points = rng.choice((-1, 0, 999, 1000))
            counts[rng.randrange(seats)] = rng.choice((None, Count(points, Hand.UNOPENED)))
            return replace(line, counts=tuple(counts))
