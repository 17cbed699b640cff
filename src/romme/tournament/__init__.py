"""Tournaments as events: entries, seats, series, lists, incidents and rankings, but no cards.

`decide` turns a command into events or raises `TournamentRefused`; `evolve` applies an event. A
tournament is the fold of its events, and its log is append-only.

>>> from romme.rules import find_preset
>>> from romme.tournament import *
>>> from romme.tournament.decide import decide
>>> log = [make("Spring cup", find_preset("turnier").rules, TournamentTerms(rounds=1))]
>>> def ask(command: Command) -> None:
...     log.extend(decide(fold(log), command, DIRECTOR))
>>> people = tuple(EntryDetails(name) for name in ("Anna", "Jos", "Léa"))
>>> ask(EnterPeople(people, Presence.PRESENT))
>>> ask(SeatByHand(((3, 1, 2),)))
>>> ask(BeginSeries())
>>> ask(CheckPack(series=1, table=1))
>>> left_with = Count(12, Hand.OPENED), None, Count(104, Hand.UNOPENED)
>>> for game in (1, 2, 3):
...     ask(EnterLine(1, 1, game, Line(Ending.ROMME, 2, left_with)))
>>> for place in standing(fold(log), Scope.total()):
...     print(place.place, fold(log).entrant(place.party).name, place.result.rating)
1 Anna 15
2 Léa 6
3 Jos -3

`romme.tournament.storage` stores a log. `romme.tournament.proof` recomputes the rankings and
rulings of a log independently.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from romme.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from romme.tournament.exports import *  # noqa: F403 - the names are listed there
else:
    __getattr__ = lazy_exports(__name__)
