"""Everybody who has entered, indexed: a new entry is checked without comparing it with each."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from romme.tournament.entries.duplicates import folded
from romme.tournament.model import Entrant
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.values import EntryDetails, Namesakes, TournamentTerms


class Register:
    """Start numbers, accounts, names, teams and tandems that are taken."""

    def __init__(self, entrants: Iterable[Entrant] = ()) -> None:
        """Take everybody in."""
        self._numbers: set[int] = set()
        self._accounts: dict[str, int] = {}
        self._named: dict[str, dict[str, int]] = defaultdict(dict)
        """By name and club, as they are compared, the start number of the first such entry."""
        self._teams: Counter[str] = Counter()
        self._tandems: Counter[str] = Counter()
        for one in entrants:
            self.add(one)

    def add(self, one: Entrant | EntryDetails) -> None:
        """Take somebody in."""
        self._numbers.add(one.number)
        if one.account:
            self._accounts.setdefault(one.account, one.number)
        self._named[folded(one.name)].setdefault(folded(one.club), one.number)
        self._teams[one.team] += 1
        self._tandems[one.tandem] += 1

    def check(self, person: EntryDetails, terms: TournamentTerms, namesakes: Namesakes) -> None:
        """Raise `TournamentRefused` if the entry clashes with one that is there already."""
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
        """The start number of an entry of this name, with no club that tells the two apart."""
        clubs = self._named.get(folded(person.name), {})
        club = folded(person.club)
        if not club:
            return next(iter(clubs.values()), None)
        return clubs.get(club, clubs.get(""))
