"""Statistics of a contest: win shares, points, ratings and the result of a test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from importlib.metadata import version
from statistics import fmean
from typing import Final, NamedTuple

from romme.arena.contest import PAIR, Contest, DealResults, points
from romme.arena.entrants import code_of
from romme.arena.intervals import Estimate, mean_interval, share_interval
from romme.arena.ratings import Pairings, ratings
from romme.arena.sprt import SprtVerdict, Test, Walk
from romme.rules import find_preset
from romme.rules.ruleset import differences

FORMAT: Final = 1
_DIGITS: Final = 6


class Measure(Enum):
    """The value by which bots are compared."""

    WINS = "wins"
    """The share of games won."""
    POINTS = "points"
    """Points per game above the average of the other players."""


class EarlyStop(NamedTuple):
    """A sequential test that may end the contest early."""

    measure: Measure
    test: Test


@dataclass(frozen=True, slots=True)
class PairingFigures:
    """Results of a candidate at tables where the opponent bot plays all other seats."""

    candidate: str
    opponent: str
    games: int
    wins: int
    undecided: int
    """Number of games that nobody won."""
    share: Estimate
    """The candidate's share of wins; a game without a winner counts 1 / number of players."""
    points: Estimate
    """The candidate's points per game."""
    more: Estimate
    """The candidate's points per game above the average of the others."""
    by_seat: tuple[float, ...]
    """The share of wins by the candidate's seat."""


@dataclass(frozen=True, slots=True)
class BotFigures:
    """Results of one bot against all others."""

    bot: str
    rating: Estimate
    share: Estimate
    more: Estimate


@dataclass(frozen=True, slots=True)
class TestFigures:
    """Results of a sequential test."""

    question: EarlyStop
    verdict: SprtVerdict
    path: tuple[float, ...]
    """The log likelihood ratio after each deal."""


@dataclass(frozen=True, slots=True)
class ContestReport:
    """All results of a contest."""

    contest: Contest
    asked: int
    """Number of deals requested."""
    deals: tuple[DealResults, ...]
    """The deals that count; fewer than requested if a test ended early."""
    pairings: tuple[PairingFigures, ...]
    bots: tuple[BotFigures, ...]
    """The results of each bot, with ratings if there are more than two bots."""
    test: TestFigures | None

    @property
    def games(self) -> int:
        """Number of games in all deals of the report."""
        return len(self.deals) * self.contest.games


def values(contest: Contest, deal: DealResults, pairing: int, measure: Measure) -> list[float]:
    """Return the candidate's measured value in each of a pairing's games of one deal."""
    first = pairing * contest.players
    found = []
    for seat, result in enumerate(deal[first : first + contest.players], start=1):
        if measure is Measure.POINTS:
            made = points(contest, result)
            own = made[seat - 1]
            found.append(own - (sum(made) - own) / (contest.players - 1))
        elif result.winner:
            found.append(float(result.winner == seat))
        else:
            found.append(contest.chance)
    return found


def make_report(
    contest: Contest, asked: int, deals: Sequence[DealResults], question: EarlyStop | None = None
) -> ContestReport:
    """Return the statistics of the played deals, and the result of the test `question`, if any.

    `asked` is the number of deals requested.
    """
    numbers = range(len(contest.pairings))
    shares = [means(contest, deals, number, Measure.WINS) for number in numbers]
    more = [means(contest, deals, number, Measure.POINTS) for number in numbers]
    return ContestReport(
        contest=contest,
        asked=asked,
        deals=tuple(deals),
        pairings=tuple(
            _pairing(contest, deals, number, shares[number], more[number]) for number in numbers
        ),
        bots=_bots(contest, shares, more),
        test=None if question is None else _test(contest, deals, question),
    )


def means(
    contest: Contest, deals: Sequence[DealResults], pairing: int, measure: Measure
) -> list[float]:
    """Return one value per deal: the candidate's mean over the pairing's games of that deal."""
    return [fmean(values(contest, deal, pairing, measure)) for deal in deals]


def _pairing(
    contest: Contest,
    deals: Sequence[DealResults],
    number: int,
    shares: Sequence[float],
    more: Sequence[float],
) -> PairingFigures:
    players = contest.players
    pairing = contest.pairings[number]
    games = [deal[number * players : (number + 1) * players] for deal in deals]
    wins = [values(contest, deal, number, Measure.WINS) for deal in deals]
    made = [
        fmean([points(contest, result)[seat] for seat, result in enumerate(results)])
        for results in games
    ]
    return PairingFigures(
        candidate=contest.bots[pairing.candidate],
        opponent=contest.bots[pairing.opponent],
        games=len(deals) * players,
        wins=sum(
            result.winner == seat
            for results in games
            for seat, result in enumerate(results, start=1)
        ),
        undecided=sum(not result.winner for results in games for result in results),
        share=share_interval(shares, players),
        points=mean_interval(made),
        more=mean_interval(more),
        by_seat=tuple(fmean(column) for column in zip(*wins, strict=True)),
    )


def _bots(
    contest: Contest, shares: Sequence[Sequence[float]], more: Sequence[Sequence[float]]
) -> tuple[BotFigures, ...]:
    """Return each bot's results as a candidate and, at tables of two, also as an opponent.

    The result is empty if there are only two bots, because the figures of their only pairing
    already say the same.
    """
    if len(contest.bots) == PAIR:
        return ()
    pairings = Pairings(len(contest.bots), contest.players, contest.pairings)
    rated = ratings(pairings, list(zip(*shares, strict=True)))
    figures = []
    for bot, rating in enumerate(rated):
        won, made = [], []
        for (candidate, opponent), share, extra in zip(contest.pairings, shares, more, strict=True):
            if bot == candidate:
                won.append(share)
                made.append(extra)
            elif bot == opponent and contest.players == PAIR:
                won.append([1 - part for part in share])
                made.append([-part for part in extra])
        figures.append(
            BotFigures(
                bot=contest.bots[bot],
                rating=rating,
                share=share_interval(
                    [fmean(parts) for parts in zip(*won, strict=True)],
                    games=len(won) * contest.players,
                ),
                more=mean_interval([fmean(parts) for parts in zip(*made, strict=True)]),
            )
        )
    return tuple(figures)


def _test(contest: Contest, deals: Sequence[DealResults], question: EarlyStop) -> TestFigures:
    walk = Walk(question.test)
    for deal in deals:
        walk.add(values(contest, deal, 0, question.measure))
    return TestFigures(question, walk.verdict, tuple(walk.path))


# --- as JSON -------------------------------------------------------------------------------------


def as_json(report: ContestReport) -> dict[str, object]:
    """Return the report as JSON values.

    It contains nothing about the machine that played the contest, such as its speed.
    """
    contest = report.contest
    return {
        "format": FORMAT,
        "version": version("romme"),
        "code": code_of(contest.bots),
        "bots": list(contest.bots),
        "rules": contest.rules.name,
        "options": differences(contest.rules, find_preset(contest.rules.name).rules),
        "players": contest.players,
        "seed": contest.seed,
        "clock": contest.clock.value,
        "seconds": contest.seconds,
        "deals_asked": report.asked,
        "deals": len(report.deals),
        "games": report.games,
        "chance": _short(contest.chance),
        "scoring": contest.rules.scoring.value,
        "pairings": [_pairing_json(one) for one in report.pairings],
        "standing": [
            {
                "bot": one.bot,
                "rating": _estimate_json(one.rating),
                "win_share": _estimate_json(one.share),
                "points_more": _estimate_json(one.more),
            }
            for one in report.bots
        ],
        "sprt": None if report.test is None else _test_json(report.test),
    }


def _pairing_json(one: PairingFigures) -> dict[str, object]:
    return {
        "candidate": one.candidate,
        "opponent": one.opponent,
        "games": one.games,
        "wins": one.wins,
        "undecided": one.undecided,
        "win_share": _estimate_json(one.share),
        "points": _estimate_json(one.points),
        "points_more": _estimate_json(one.more),
        "win_share_by_seat": [_short(share) for share in one.by_seat],
    }


def _test_json(found: TestFigures) -> dict[str, object]:
    measure, test = found.question
    return {
        "measure": measure.value,
        "low": test.low,
        "high": test.high,
        "alpha": test.alpha,
        "beta": test.beta,
        "verdict": found.verdict.value,
        "ratio": _short(found.path[-1]),
        "lower": _short(test.lower),
        "upper": _short(test.upper),
    }


def _estimate_json(estimate: Estimate) -> dict[str, float | None]:
    return {
        "mean": _short(estimate.mean),
        "low": None if estimate.low is None else _short(estimate.low),
        "high": None if estimate.high is None else _short(estimate.high),
    }


def _short(number: float) -> float:
    return round(number, _DIGITS) + 0.0  # avoids -0.0
