"""Teams and tandems that have fewer members than the terms ask for.

``web/src/tournament/groups.ts`` implements the same rule.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from romme.locales import Words
from romme.tournament.model import Tournament
from romme.tournament.values import Parties, Presence, TournamentTerms


@dataclass(frozen=True, slots=True)
class IncompleteGroup:
    """A team or tandem with too few members."""

    parties: Parties
    name: str
    members: tuple[int, ...]
    """Start numbers, without those who withdrew."""
    size: int
    """Number of members of a complete team or tandem."""


def group_size(terms: TournamentTerms, parties: Parties) -> int:
    """Number of people in a complete party of this kind.

    >>> group_size(TournamentTerms(), Parties.TEAM), group_size(TournamentTerms(), Parties.SINGLE)
    (4, 1)
    """
    sizes = {Parties.TEAM: terms.team_size, Parties.TANDEM: terms.tandem_size}
    return sizes.get(parties, 1)


def incomplete_groups(tournament: Tournament) -> tuple[IncompleteGroup, ...]:
    """Return all teams, then all tandems, that lack members, in the order of entry."""
    members: dict[tuple[Parties, str], list[int]] = defaultdict(list)
    for parties in (Parties.TEAM, Parties.TANDEM):
        for one in tournament.entrants.values():
            name = one.team if parties is Parties.TEAM else one.tandem
            if name and one.presence is not Presence.WITHDRAWN:
                members[parties, name].append(one.number)
    return tuple(
        IncompleteGroup(parties, name, tuple(numbers), group_size(tournament.terms, parties))
        for (parties, name), numbers in members.items()
        if len(numbers) < group_size(tournament.terms, parties)
    )


def incomplete_text(words: Words, terms: TournamentTerms, parties: Parties, members: int) -> str:
    """Say that a party is incomplete, or return an empty string if it is complete.

    >>> from romme.locales import words
    >>> incomplete_text(words("en"), TournamentTerms(), Parties.TEAM, 3)
    'incomplete: 3 of 4'
    """
    most = group_size(terms, parties)
    return words.say("group-incomplete", n=members, most=most) if members < most else ""
