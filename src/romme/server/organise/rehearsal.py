"""A dress rehearsal: invented people, and lists that fill themselves in, for a club to practise."""

from __future__ import annotations

from random import Random
from typing import Final

from romme.tournament.commands import CheckPack, Command, ConfirmLine, EnterControl, EnterLine, Sign
from romme.tournament.invented import invented_line
from romme.tournament.model import SeriesPhase, Tournament
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


def next_step(tournament: Tournament, rng: Random) -> Command | None:
    """What a table would do next in the running series; nothing when all lists are finished."""
    last = tournament.last
    if last is None or last.phase is not SeriesPhase.RUNNING:
        return None
    for table, sheet in enumerate(last.sheets, start=1):
        if is_finished(tournament, sheet):
            continue
        place = (last.number, table)
        if tournament.terms.pack_check is Demand.ASKED and not sheet.pack_checked:
            return CheckPack(*place)
        if not is_complete(tournament.rules, sheet):
            deal = deals(tournament.rules, sheet)[len(sheet.lines)]
            line = invented_line(rng, tournament.rules, deal, len(sheet.seats))
            return EnterLine(*place, len(sheet.lines) + 1, line, replays=sheet.replays)
        for game, written in enumerate(sheet.lines, start=1):
            if needs_confirming(tournament, written):
                return ConfirmLine(*place, game, 2 if written.entered_by == 1 else 1)
            differs = game > len(sheet.control) or sheet.control[game - 1] != written.line
            if tournament.terms.control_list is Demand.ASKED and differs:
                return EnterControl(*place, game, written.line)
        signed = {one.seat for one in sheet.signatures}
        return Sign(*place, next(seat for seat in sheet.signers if seat not in signed))
    return None
