"""Messages about refusals, clauses, breaches of a seating plan, doubtful counts and incidents."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from romme.locales import Said, Words
from romme.rules.citing import Cited, HouseRule
from romme.rules.ruleset import as_option
from romme.tournament.entries.person_names import join_names
from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.list_events import IncidentRecorded
from romme.tournament.lists.sheet import ListIncident, Sheet
from romme.tournament.model import Tournament
from romme.tournament.refusals import TournamentRefused
from romme.tournament.rights import Role
from romme.tournament.values import Scope

if TYPE_CHECKING:
    from romme.tournament.incidents.rulings import IncidentRuling
    from romme.tournament.lists.checks import DoubtfulFigure
    from romme.tournament.seating import Breach
    from romme.tournament.seating.moves import SeatMove


MOST_REASONS: Final = 3
"""Maximum number of reasons named for one table."""


def call_kind_text(words: Words, kind: IncidentKind | None) -> str:
    """Return why a table called the director."""
    return words.say("call-other" if kind is None else f"incident-{kind.value}")


def why_refused(words: Words, refused: TournamentRefused) -> str:
    """Return the message of a refusal: what is wrong and what to do instead.

    >>> from romme.locales import words
    >>> from romme.tournament.refusals import TournamentRefusal
    >>> refused = TournamentRefused(TournamentRefusal.TABLE_FULL, table=3)
    >>> why_refused(words("en"), refused).partition(".")[0]
    'Table 3 already has four players'
    """
    return words.say(refused.key, **{name: _fact(name, it) for name, it in refused.facts.items()})


def _fact(name: str, fact: Said) -> Said:
    """Return a start number as a string, so that its digits are not grouped.

    Return any other fact unchanged.
    """
    return str(fact) if name == "number" else fact


def clause_text(words: Words, clause: Cited) -> str:
    """Return the text of a clause, or of the house rule that replaces it."""
    if isinstance(clause, HouseRule):
        answer = as_option(getattr(clause.rules, clause.option))
        return words.say(f"option-{clause.option}.{answer}")
    return words.say(f"clause-{clause.value.replace('.', '-')}")


def breach_text(words: Words, breach: Breach, tournament: Tournament) -> str:
    """Describe a breach of a seating plan."""
    text = words.say(
        f"breach-{breach.kind.value}",
        table=breach.table,
        names=_names_in_sentence(words, tournament, breach.numbers),
        times=breach.times,
        ranks=", ".join(map(str, breach.ranks)),
        due=", ".join(map(str, breach.due)),
    )
    reasons = breach.reasons[:MOST_REASONS]
    return " ".join((text, *(_reason_text(words, one, tournament) for one in reasons)))


def _reason_text(words: Words, avoided: Breach, tournament: Tournament) -> str:
    """Say which breach would follow from the standings, and is avoided."""
    names = _names_in_sentence(words, tournament, avoided.numbers)
    return words.say(f"breach-{avoided.kind.value}.avoided", table=avoided.table, names=names)


def move_text(words: Words, move: SeatMove, tournament: Tournament) -> str:
    """Describe where a person sits now, and where before."""
    kind = "new" if move.before is None else "gone" if move.after is None else "moved"
    old_table, old_seat = move.before or (0, 0)
    table, seat = move.after or (0, 0)
    return words.say(
        f"seat-move-{kind}",
        name=name_of(tournament, move.number),
        table=table,
        seat=seat,
        old_table=old_table,
        old_seat=old_seat,
    )


def doubt_text(words: Words, doubtful: DoubtfulFigure) -> str:
    """Return the question whether a count that looks mistyped is right."""
    return words.say(f"doubt-{doubtful.doubt.value}", seat=doubtful.seat)


def ruling_text(words: Words, ruling: IncidentRuling | IncidentRecorded) -> str:
    """Describe the consequence of an incident."""
    return words.say(
        f"consequence-{ruling.consequence.value}", game=ruling.struck_from, time=ruling.time
    )


def incident_text(words: Words, incident: ListIncident, player: str) -> str:
    """Describe an incident for the foot of a list: game, player, kind and consequence."""
    game = words.say("paper-game-n", game=incident.game) if incident.game else ""
    where = join_names(part for part in (game, player) if part)
    return words.say(
        "paper-incident.at" if where else "paper-incident",
        where=where,
        what=words.say(f"incident-{incident.kind.value}"),
        clause=incident.clause.value,
        follows=words.say(
            f"consequence-{incident.consequence.value}",
            game=incident.struck_from,
            time=incident.time,
        ),
    )


def actor_text(words: Words, name: str) -> str:
    """Name the person or role that did something, as in "by the tournament director".

    >>> from romme.locales import words
    >>> actor_text(words("en"), "director"), actor_text(words("en"), "Anna")
    ('the tournament director', 'Anna')
    """
    roles = {role.value for role in Role}
    return words.say(f"record-by-{name}") if name in roles else name or "–"


def early_ending_text(words: Words, sheet: Sheet) -> str:
    """Say after which game a list was ended early, and why; empty if it was not."""
    if sheet.early_ending is None:
        return ""
    reason = sheet.early_ending.reason or words.say("ended-early-time")
    return words.say("ended-early-at", games=sheet.ends_after or 0, reason=reason)


def scope_text(words: Words, scope: Scope) -> str:
    """Name the part of a tournament that is ranked.

    >>> from romme.locales import words
    >>> scope_text(words("de"), Scope.series(2))
    'Serie 2'
    """
    return words.say(f"scope-{scope.span.value}", number=scope.number)


def name_of(tournament: Tournament, number: int) -> str:
    """The start number and name of an entrant. The number distinguishes namesakes."""
    entrant = tournament.entrants.get(number)
    return str(number) if entrant is None else f"{number} {entrant.name}"


def names_of(tournament: Tournament, numbers: Iterable[int]) -> str:
    """Start numbers and names of several entrants, joined by `join_names`."""
    return join_names(name_of(tournament, number) for number in numbers)


def _names_in_sentence(words: Words, tournament: Tournament, numbers: Iterable[int]) -> str:
    """Start numbers and names of several entrants, with "and" before the last one."""
    *others, last = (name_of(tournament, number) for number in numbers)
    return words.say("page-and", first=join_names(others), last=last) if others else last
