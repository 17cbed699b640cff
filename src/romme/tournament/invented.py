"""Invented people, terms and games: for rehearsals and for `romme.tournament.proof`."""

from __future__ import annotations

from random import Random
from typing import Final

from romme.engine.state import Ending
from romme.rules.options import Superromme
from romme.rules.ruleset import RuleSet
from romme.tournament.lists.sheet import Deal
from romme.tournament.values import (
    UNDECIDED,
    WON,
    Count,
    Demand,
    Hand,
    LastRound,
    Line,
    Person,
    Terms,
    Unfinished,
)

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
"""Card points on both sides of each class (T12)."""


def invented_terms(rng: Random) -> Terms:
    """Short series, and any demands."""
    demands = tuple(Demand)
    rounds, dropped = rng.choice((1, 1, 2)), rng.choice((0, 0, 1, 2))
    return Terms(
        rounds=rounds,
        dropped=dropped,
        pack_check=rng.choice(demands),
        second_count=rng.choice(demands),
        control_list=rng.choice((Demand.NOT_ASKED, Demand.NOT_ASKED, Demand.ASKED)),
        signatures=rng.choice((Demand.ASKED, Demand.ASKED, Demand.NOT_ASKED)),
        unfinished=rng.choice(tuple(Unfinished)),
        last_round=LastRound.SIGNED if dropped > 1 else LastRound.ENTERED,  # has no bearing on it
    )


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
            classes=CLASSES[at % 4 : at % 4 + 1],  # every fourth in none
        )
        for at in range(number)
    )


def invented_person(rng: Random, known: int) -> Person:
    """Somebody who is nobody; `known` is how many there are already."""
    return Person(
        name=f"{_word(known)} {_word(rng.randrange(400))}",
        club=rng.choice(("", *CLUBS[:3])),
        team=rng.choice(("", "", f"Team {known // 4}")),
        tandem=rng.choice(("", f"Tandem {known // 2}")),
        classes=tuple(name for name in CLASSES if rng.random() < 0.3),  # noqa: PLR2004 - about a third
    )


def _word(number: int) -> str:
    """A word for a number, another one for each.

    >>> _word(0), _word(57)
    ('Baba', 'Bati')
    """
    syllables = [c + v for c in "bdfgklmnprst" for v in "aeiou"]
    first, second = divmod(number, len(syllables))
    return (syllables[first % len(syllables)] + syllables[second]).capitalize()


def invented_line(rng: Random, rules: RuleSet, deal: Deal, seats: int) -> Line:
    """A game that could have been played."""
    endings = [one for one in WON if one is not Ending.SUPER or rules.superromme is Superromme.YES]
    ending = rng.choice((*endings, *(Ending.ROMME,) * 8, *UNDECIDED))
    winner = rng.choice(deal.playing) if ending in WON else None
    counts = tuple(
        _invented_count(rng) if seat in deal.playing and seat != winner else None
        for seat in range(1, seats + 1)
    )
    return Line(ending, winner, counts)


def even_line(deal: Deal, seats: int) -> Line:
    """A game as all the others: with such games whole tables end up equal, and lots are drawn."""
    winner = deal.dealer % seats + 1
    won = winner if winner in deal.playing else deal.playing[0]
    counts = tuple(
        Count(10, Hand.OPENED) if seat in deal.playing and seat != won else None
        for seat in range(1, seats + 1)
    )
    return Line(Ending.ROMME, won, counts)


def _invented_count(rng: Random) -> Count:
    card_points = rng.choice(EDGES) if rng.random() < 0.7 else rng.randrange(2, 170)  # noqa: PLR2004 - mostly edges, so that ties are frequent
    return Count(card_points, rng.choice(tuple(Hand)))
