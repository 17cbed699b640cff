"""Compare the rankings with those that the checker recomputes from the log."""

from __future__ import annotations

from collections.abc import Sequence

from romme.tournament.events import Event
from romme.tournament.evolve import fold
from romme.tournament.proof import checker
from romme.tournament.proof.checker import RankingKind, RankingRow
from romme.tournament.ranking import results, standing
from romme.tournament.storage.codec import as_plain
from romme.tournament.values import Parties, Scope, Span


def audit(log: Sequence[Event]) -> tuple[str, ...]:
    """Describe each ranking that differs from the recomputed one. Any difference is a bug."""
    tournament = fold(log)
    known = results(tournament)
    found: list[str] = []
    for ranking, rows in checker.recompute([as_plain(event) for event in log]).items():
        scope = Scope(Span(ranking.span), ranking.number)
        placed = standing(
            tournament, scope, Parties(ranking.parties), only=ranking.only, known=known
        )
        own = [
            RankingRow(one.place, one.party, one.result.rating, one.result.card_points)
            for one in placed
        ]
        if sorted(own, key=_order) != sorted(rows, key=_order):
            found.append(f"{_name(ranking)}: ranking {own}, recomputed {rows}")
    return tuple(found)


def _order(row: RankingRow) -> tuple[int, str]:
    return row.place, str(row.party)


def _name(ranking: RankingKind) -> str:
    return " ".join(str(part) for part in ranking if part)
