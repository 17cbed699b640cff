"""Rehearsals: invented people and games, so that a club can practise without playing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from romme.engine.state import Ending
from romme.rules.options import Superromme
from romme.rules.ruleset import RuleSet
from romme.tournament.commands import Command
from romme.tournament.list_commands import CheckPack, ConfirmLine, EnterControl, EnterLine, Sign
from romme.tournament.lists.checks import undecided_endings
from romme.tournament.lists.sheet import ScheduledGame, deals, is_complete
from romme.tournament.lists.signing import is_finished, needs_confirming
from romme.tournament.model import Tournament
from romme.tournament.values import WON_ENDINGS, Count, Demand, EntryDetails, Hand, Line, Venue

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
CLASSES: Final = ("Damen", "Senioren", "Jugend")
EDGES: Final = (2, 10, 11, 30, 31, 99, 100, 101, 160)
"""Card points on both sides of each class boundary (T12)."""


def next_step(tournament: Tournament, series: int, table: int, rng: Random) -> Command | None:
    """Return the next command for a table, or None when its list is finished.

    The commands check the pack, enter invented games, confirm them and sign the list.
    """
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


def invented_people(number: int, classes: Sequence[str] = CLASSES) -> tuple[EntryDetails, ...]:
    """Return `number` invented people, up to 400 of them with distinct names.

    `classes` are the names of the three classes in the user's language.

    >>> [person.name for person in invented_people(3)]
    ['Anna Adam', 'Jos Becker', 'Léa Clement']
    """
    return tuple(
        EntryDetails(
            name=f"{FIRST[at % len(FIRST)]} {family}",
            club=CLUBS[at % len(CLUBS)],
            team=f"{CLUBS[at % len(CLUBS)]} {at // (4 * len(CLUBS)) + 1}",
            classes=tuple(classes[at % 4 : at % 4 + 1]),  # every fourth person has none
            family=family,
        )
        for at in range(number)
        for family in [LAST[(at + at // len(FIRST)) % len(LAST)]]
    )


def invented_line(rng: Random, rules: RuleSet, deal: ScheduledGame, seats: int) -> Line:
    """Return a random line (ending, winner and counts) that is valid for a game."""
    endings = [
        one for one in WON_ENDINGS if one is not Ending.SUPER or rules.superromme is Superromme.YES
    ]
    ending = rng.choice((*endings, *(Ending.ROMME,) * 8, *undecided_endings(rules, Venue.HALL)))
    winner = rng.choice(deal.playing) if ending in WON_ENDINGS else None
    counts = tuple(
        _invented_count(rng) if seat in deal.playing and seat != winner else None
        for seat in range(1, seats + 1)
    )
    return Line(ending, winner, counts)


def _invented_count(rng: Random) -> Count:
    card_points = rng.choice(EDGES) if rng.random() < 0.7 else rng.randrange(2, 170)  # noqa: PLR2004 - mostly edges, so that ties are frequent
    return Count(card_points, rng.choice(tuple(Hand)))
