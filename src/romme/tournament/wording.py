"""A tournament in words: why it refuses, what a plan breaks, what follows, what stands on record.

The catalogues are ``locales/tournament``.
"""

from __future__ import annotations

from romme.locales import Words
from romme.rules.clauses import Clause
from romme.tournament.events import IncidentRecorded
from romme.tournament.incidents import Ruling
from romme.tournament.lists import Doubtful
from romme.tournament.model import Tournament
from romme.tournament.refusals import Refused
from romme.tournament.seating import Breach


def why_refused(words: Words, refused: Refused) -> str:
    """Tell somebody what is wrong and what to do instead.

    >>> from romme.locales import words
    >>> from romme.tournament.refusals import Refusal
    >>> why_refused(words("en"), Refused(Refusal.TABLE_FULL, table=3)).partition(".")[0]
    'Four people sit at table 3 already'
    """
    return words.say(refused.key, **refused.facts)


def clause_text(words: Words, clause: Clause) -> str:
    """What a clause says."""
    return words.say(f"clause-{clause.value.replace('.', '-')}")


def breach_text(words: Words, breach: Breach, tournament: Tournament) -> str:
    """What should not be at a table."""
    names = ", ".join(name_of(tournament, number) for number in breach.numbers)
    return words.say(
        f"breach-{breach.kind.value}", table=breach.table, names=names, times=breach.times
    )


def doubt_text(words: Words, doubtful: Doubtful) -> str:
    """What looks mistyped."""
    return words.say(f"doubt-{doubtful.doubt.value}", seat=doubtful.seat)


def ruling_text(words: Words, ruling: Ruling | IncidentRecorded) -> str:
    """What follows from an incident."""
    return words.say(
        f"consequence-{ruling.consequence.value}", game=ruling.struck_from, time=ruling.time
    )


def name_of(tournament: Tournament, number: int) -> str:
    """Somebody with the start number in front: there are namesakes."""
    entrant = tournament.entrants.get(number)
    return str(number) if entrant is None else f"{number} {entrant.name}"
