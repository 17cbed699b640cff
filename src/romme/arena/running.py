"""Run a contest to its last deal, or to the deal that decides its early-stop test."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import TypeAlias

from romme.arena.contest import Contest, DealResults
from romme.arena.contest_report import ContestReport, EarlyStop, make_report, values
from romme.arena.crews import Crew, alone
from romme.arena.entrants import code_of
from romme.arena.record import ContestRecord
from romme.arena.sprt import SprtVerdict, Walk


class OtherCode(RuntimeError):  # noqa: N818 - named for what is wrong
    """A worker runs different code, so its results cannot be used."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The finished deals of a run and the current state of its early-stop test."""

    deals: int
    """Number of finished deals, including those of earlier runs."""
    walk: Walk | None
    """The state of the early-stop test, or None if there is no test."""


Tell: TypeAlias = Callable[[Progress], None]


def run(
    contest: Contest,
    deals: int,
    *,
    crew: Crew = alone,
    record: ContestRecord | None = None,
    question: EarlyStop | None = None,
    tell: Tell = lambda _: None,
) -> ContestReport:
    """Play the deals that are not in `record` yet, and return the report on all deals.

    The test in `question` may end the run early. It evaluates the deals in order of their numbers,
    not in the order in which they finish, so it ends at the same deal on every machine. `tell` is
    called before the first deal and after each one. Raise `OtherCode` if a worker runs other code.

    >>> from romme.rules import find_preset
    >>> contest = Contest(("anfaenger", "zufall"), find_preset("klassik").rules, players=2)
    >>> run(contest, 2).games
    4
    """
    done: dict[int, DealResults] = {} if record is None else dict(record.deals)
    order = _OrderedDeals(contest, deals, question)
    order.follow(done)
    missing = [deal for deal in range(1, deals + 1) if deal not in done]
    tell(Progress(deals - len(missing), order.walk))
    if not order.over:
        code = code_of(contest.bots)
        with closing(crew(contest, missing)) as stream:
            for count, played in enumerate(stream, start=deals - len(missing) + 1):
                if played.code != code:
                    raise OtherCode
                done[played.deal] = played.results
                if record is not None:
                    record.add(played.deal, played.results)
                order.follow(done)
                tell(Progress(count, order.walk))
                if order.over:
                    break
    return make_report(contest, deals, order.deals, question)


class _OrderedDeals:
    """The finished deals in the order of their numbers, and the early-stop test that reads them."""

    def __init__(self, contest: Contest, asked: int, question: EarlyStop | None) -> None:
        self.contest = contest
        self.asked = asked
        self.question = question
        self.deals: list[DealResults] = []
        self.walk = None if question is None else Walk(question.test)

    @property
    def over(self) -> bool:
        """Whether no more deals are needed."""
        decided = self.walk is not None and self.walk.verdict is not SprtVerdict.OPEN
        return decided or len(self.deals) == self.asked

    def follow(self, done: dict[int, DealResults]) -> None:
        """Add the deals in `done` in order of their numbers, up to the first missing one.

        Stop earlier if no more deals are needed.
        """
        while not self.over and (deal := done.get(len(self.deals) + 1)) is not None:
            self.deals.append(deal)
            if self.walk is not None and self.question is not None:
                self.walk.add(values(self.contest, deal, 0, self.question.measure))
