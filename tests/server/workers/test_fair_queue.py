"""Processor time is shared among owners, then among their tables."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import Final

import pytest

from romme.server.workers.fair_queue import FairQueue, Party

COST: Final = 0.05
"""Seconds that a decision of the strongest bot takes."""
PAUSE: Final = 0.9
"""Seconds between two moves of a table, so that people can follow."""


class Hall:
    """Tables that ask for one move after the other, in virtual time."""

    def __init__(self, workers: int) -> None:
        self.queue: FairQueue[float] = FairQueue()
        self.idle = workers
        self.now = 0.0
        self.waited: dict[str, list[float]] = {}
        self._events: list[tuple[float, int, Party, float | None]] = []
        self._number = count()

    def add(self, party: Party, at: float) -> None:
        """A table that asks for its first move at this time."""
        heappush(self._events, (at, next(self._number), party, None))

    def run(self, seconds: float) -> None:
        while self._events and self._events[0][0] < seconds:
            self.now, _, party, took = heappop(self._events)
            if took is None:
                self.queue.push(party, self.now)
            else:
                self.queue.finish(party, took)
                self.idle += 1
                self.add(party, self.now + PAUSE)
            self._start()

    def _start(self) -> None:
        while self.idle and self.queue:
            party, asked = self.queue.pop()
            self.idle -= 1
            self.waited.setdefault(party.owner, []).append(self.now - asked)
            heappush(self._events, (self.now + COST, next(self._number), party, COST))


def longest_wait(owner: str, hall: Hall) -> float:
    hall.run(60.0)
    assert len(hall.waited[owner]) > 30
    return max(hall.waited[owner])


@pytest.mark.parametrize("workers", [1, 3])
def test_ninety_tables_of_three_people_hardly_slow_the_table_of_a_fourth(workers: int) -> None:
    """A quarter of the time is Anna's: her move waits for at most one of each other person."""
    hall = Hall(workers)
    hall.add(Party("anna", "her table"), 0.3)
    for number in range(90):
        hall.add(Party(f"guest {number % 3}", f"table {number}"), number / 100)
    assert longest_wait("anna", hall) < 3.01 * COST
    # Without shares she would wait for everybody: the guests do, for their own tables.
    assert longest_wait("guest 0", hall) > 20 * COST / workers


def test_people_with_as_many_tables_get_as_many_moves() -> None:
    hall = Hall(1)
    for number in range(60):
        hall.add(Party("anna" if number < 5 else "ben", f"table {number}"), 0.0)
    hall.run(60.0)
    moves = {owner: len(waited) for owner, waited in hall.waited.items()}
    assert moves["anna"] == pytest.approx(5 * 60 / (PAUSE + COST), rel=0.2), "as many as she wants"
    assert moves["anna"] + moves["ben"] == pytest.approx(60 / COST, rel=0.01), "nothing is wasted"


def test_one_expensive_job_is_worth_many_cheap_ones() -> None:
    """Time counts, not turns: one who asks for little goes before one who has used much."""
    queue: FairQueue[str] = FairQueue()
    queue.push(Party("hungry"), "long")
    for _ in range(3):
        queue.push(Party("hungry"), "long")
        queue.push(Party("modest"), "short")
    order = []
    while queue:
        party, job = queue.pop()
        order.append(job)
        queue.finish(party, 5.0 if job == "long" else 0.001)
    assert order == ["long", "short", "short", "short", "long", "long", "long"]


def test_tables_of_one_owner_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for name in ("a", "a", "a", "b", "c"):
        queue.push(Party("anna", name), name)
    assert [queue.pop()[1] for _ in range(5)] == ["a", "b", "c", "a", "a"]


def test_idle_time_earns_no_credit() -> None:
    """Somebody who comes late does not get all the time that others have used before."""
    queue: FairQueue[str] = FairQueue()
    for _ in range(20):
        queue.push(Party("early"), "early")
    for _ in range(10):
        queue.finish(queue.pop()[0], 1.0)
    for _ in range(10):
        queue.push(Party("late"), "late")
    order = []
    while queue:
        party, job = queue.pop()
        order.append(job)
        queue.finish(party, 1.0)
    assert order[:8].count("late") in (4, 5)


def test_a_withdrawn_job_is_gone_and_an_idle_queue_remembers_nobody() -> None:
    queue: FairQueue[str] = FairQueue()
    anna = Party("anna", "t")
    queue.push(anna, "one")
    queue.push(anna, "two")
    queue.remove(anna, "one")
    queue.remove(anna, "never asked")
    assert (len(queue), queue.waiting_of("anna"), queue.active_owners) == (1, 1, 1)
    party, job = queue.pop()
    assert job == "two"
    queue.remove(anna, "two")  # it runs already
    queue.finish(party, 9.0)
    assert (len(queue), queue.active_owners) == (0, 0)
    with pytest.raises(IndexError):
        queue.pop()
