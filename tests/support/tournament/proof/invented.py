"""Invented people, terms and games for the random tournaments."""

from __future__ import annotations

from random import Random

from romme.engine.state import Ending
from romme.tournament.lists.sheet import ScheduledGame
from romme.tournament.rehearsal import CLASSES, CLUBS
from romme.tournament.values import (
    Count,
    Demand,
    EarlyEnd,
    EntryDetails,
    Hand,
    LastRound,
    Line,
    TournamentTerms,
    Unfinished,
    VoidHands,
)


def invented_terms(rng: Random) -> TournamentTerms:
    """Return random terms with short series."""
    demands = tuple(Demand)
    rounds, dropped = rng.choice((1, 1, 2)), rng.choice((0, 0, 1, 2))
    return TournamentTerms(
        rounds=rounds,
        dropped=dropped,
        pack_check=rng.choice(demands),
        second_count=rng.choice(demands),
        control_list=rng.choice((Demand.NOT_ASKED, Demand.NOT_ASKED, Demand.ASKED)),
        signatures=rng.choice((Demand.ASKED, Demand.ASKED, Demand.NOT_ASKED)),
        unfinished=rng.choice(tuple(Unfinished)),
        last_round=LastRound.SIGNED if dropped > 1 else LastRound.ENTERED,  # reuses a random value
        void_hands=VoidHands.UNCOUNTED if rounds > 1 or dropped else VoidHands.COUNTED,
        series_minutes=rng.choice((0, 120, 135)),
        early_end=rng.choice(tuple(EarlyEnd)),
        place="Esch-Uelzecht" if dropped else "",
        organiser="Rommé-Club" if rounds > 1 else "",
        date="2026-11-21" if dropped > 1 else "",
        colour="#1b5e20" if rounds > 1 else "",
    )


def invented_person(rng: Random, known: int) -> EntryDetails:
    """Return a fictitious entrant for a tournament that has `known` entrants already."""
    last = _word(rng.randrange(400))
    return EntryDetails(
        name=f"{_word(known)} {last}",
        family=last if known % 3 else "",
        club=rng.choice(("", *CLUBS[:3])),
        team=rng.choice(("", "", f"Team {known // 4}")),
        tandem=rng.choice(("", f"Tandem {known // 2}")),
        classes=tuple(name for name in CLASSES if rng.random() < 0.3),
    )


def _word(number: int) -> str:
    """Return a word for a number, distinct for each number below 3600.

    >>> _word(0), _word(57)
    ('Baba', 'Bati')
    """
    syllables = [c + v for c in "bdfgklmnprst" for v in "aeiou"]
    first, second = divmod(number, len(syllables))
    return (syllables[first % len(syllables)] + syllables[second]).capitalize()


def even_line(deal: ScheduledGame, seats: int) -> Line:
    """Return a line with the same points for all losers and a winner that rotates with the dealer.

    With such lines, whole tables tie.
    """
    winner = deal.dealer % seats + 1
    won = winner if winner in deal.playing else deal.playing[0]
    counts = tuple(
        Count(10, Hand.OPENED) if seat in deal.playing and seat != won else None
        for seat in range(1, seats + 1)
    )
    return Line(Ending.ROMME, won, counts)
