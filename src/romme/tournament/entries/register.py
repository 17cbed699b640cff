"""An index of the entrants, so that checking a new entry does not scan all of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from romme.tournament.entries.duplicates import normalised_name
from romme.tournament.model import Entrant
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.values import EntryDetails, Namesakes, TournamentTerms


class Register:
    """Index of the start numbers, accounts, names, teams and tandems in use."""

    def __init__(self, entrants: Iterable[Entrant] = ()) -> None:
        self._numbers: set[int] = set()
        self._accounts: dict[str, int] = {}
        self._named: dict[str, dict[str, int]] = defaultdict(dict)
        """By normalised name, then normalised club: start number of the first such entry."""
        self._teams: Counter[str] = Counter()
        self._tandems: Counter[str] = Counter()
        for one in entrants:
            self.add(one)

    def add(self, one: Entrant | EntryDetails) -> None:
        """Add a person to the index."""
        self._numbers.add(one.number)
        if one.account:
            self._accounts.setdefault(one.account, one.number)
        self._named[normalised_name(one.name)].setdefault(normalised_name(one.club), one.number)
        self._teams[one.team] += 1
        self._tandems[one.tandem] += 1

    def check(self, person: EntryDetails, terms: TournamentTerms, namesakes: Namesakes) -> None:
        """Raise `TournamentRefused` if the entry conflicts with an existing one."""
        if person.number in self._numbers:
            raise TournamentRefused(TournamentRefusal.NUMBER_TAKEN, number=person.number)
        known = self._accounts.get(person.account)
        if known is None and namesakes is Namesakes.REFUSED:
            known = self._same(person)
        if known is not None:
            raise TournamentRefused(TournamentRefusal.DUPLICATE, name=person.name, number=known)
        if person.team and self._teams[person.team] >= terms.team_size:
            raise TournamentRefused(
                TournamentRefusal.TEAM_FULL, team=person.team, most=terms.team_size
            )
        if person.tandem and self._tandems[person.tandem] >= terms.tandem_size:
            raise TournamentRefused(
                TournamentRefusal.TANDEM_FULL, tandem=person.tandem, most=terms.tandem_size
            )

    def _same(self, person: EntryDetails) -> int | None:
        """Start number of an entry with the same name and no conflicting club, or None."""
        clubs = self._named.get(normalised_name(person.name), {})
        club = normalised_name(person.club)
        if not club:
            return next(iter(clubs.values()), None)
        return clubs.get(club, clubs.get(""))
