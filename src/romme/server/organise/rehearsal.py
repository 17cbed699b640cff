"""A dress rehearsal: invented people, and lists that fill themselves in, for a club to practise."""

from __future__ import annotations

from random import Random
from secrets import token_hex
from typing import Final

from romme.server.organise.desk import Desk
from romme.tournament.commands import CheckPack, Command, ConfirmLine, EnterControl, EnterLine, Sign
from romme.tournament.invented import invented_line
from romme.tournament.model import SeriesPhase, Tournament
from romme.tournament.refusals import Refusal, Refused
from romme.tournament.rights import By, Role
from romme.tournament.sheet import deals, is_complete
from romme.tournament.signing import is_finished, needs_confirming
from romme.tournament.values import Demand, Person

FIRST: Final = (
    *("Anna", "Jos", "Léa", "Marcel", "Nicole", "Paul", "Sylvie", "Romain", "Monique", "Fernand"),
    *("Christiane", "Guy", "Josée", "Lucien", "Margot", "Norbert", "Pierrette", "Raymond"),
    *("Simone", "Théo"),
)
LAST: Final = (
    *("Adam", "Becker", "Clement", "Diederich", "Ewen", "Faber", "Goergen", "Hoffmann", "Jung"),
    *("Kieffer", "Lentz", "Meyers", "Nilles", "Origer", "Pauly", "Reuter", "Schmit", "Thill"),
    *("Wagner", "Zeimes"),
)
CLUBS: Final = ("Esch", "Diekirch", "Wiltz", "Remich", "Mersch")
CLASSES: Final = (("Damen",), ("Senioren",), (), ("Damen", "Senioren"), ("Jugend",))


def invented_people(number: int) -> tuple[Person, ...]:
    """So many people, all of different names.

    >>> [person.name for person in invented_people(3)]
    ['Anna Adam', 'Jos Becker', 'Léa Clement']
    """
    return tuple(
        Person(
            name=f"{FIRST[at % len(FIRST)]} {LAST[(at + at // len(FIRST)) % len(LAST)]}",
            club=CLUBS[at % len(CLUBS)],
            team=f"{CLUBS[at % len(CLUBS)]} {at // (4 * len(CLUBS)) + 1}",
            classes=CLASSES[at % len(CLASSES)],
        )
        for at in range(number)
    )


async def play(desk: Desk, games: int, rng: Random) -> None:
    """Let every table of the running series play so many more games; complete lists are signed."""
    last = desk.tournament.last
    if last is None or last.phase is not SeriesPhase.RUNNING:
        raise Refused(Refusal.NOT_RUNNING)
    for table, sheet in enumerate(last.sheets, start=1):
        enough = len(sheet.lines) + games
        by = By(Role.KEEPER, "rehearsal", last.number, table)
        while (step := next_step(desk.tournament, last.number, table, rng)) is not None:
            if isinstance(step, EnterLine) and step.game > enough:
                break
            await desk.ask(step, by, token_hex(8))


def next_step(tournament: Tournament, series: int, table: int, rng: Random) -> Command | None:
    """What a table would do next; nothing when its list is finished."""
    sheet = tournament.sheet(series, table)
    if is_finished(tournament, sheet):
        return None
    if tournament.terms.pack_check is Demand.ASKED and not sheet.pack_checked:
        return CheckPack(series, table)
    if not is_complete(tournament.rules, sheet):
        game = len(sheet.lines) + 1
        deal = deals(tournament.rules, sheet)[game - 1]
        line = invented_line(rng, tournament.rules, deal, len(sheet.seats))
        return EnterLine(series, table, game, line, replays=sheet.replays)
    for game, written in enumerate(sheet.lines, start=1):
        if needs_confirming(tournament, written):
            return ConfirmLine(series, table, game, 2 if written.entered_by == 1 else 1)
        differs = game > len(sheet.control) or sheet.control[game - 1] != written.line
        if tournament.terms.control_list is Demand.ASKED and differs:
            return EnterControl(series, table, game, written.line)
    signed = {one.seat for one in sheet.signatures}
    return Sign(series, table, next(seat for seat in sheet.signers if seat not in signed))
