"""Processor time is shared between owners, then between their tables."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import Final

import pytest

from romme.server.workers.fair_queue import FairQueue, Party

COST_SECONDS: Final = 0.05
"""Seconds for a decision of the strongest bot."""
PAUSE_SECONDS: Final = 0.9
"""Seconds between two moves at a table."""


class Hall:
    """Tables that request one move after another, in virtual time."""

    def __init__(self, workers: int) -> None:
        self.queue: FairQueue[float] = FairQueue()
        self.idle = workers
        self.now = 0.0
        self.waited: dict[str, list[float]] = {}
        self._events: list[tuple[float, int, Party, float | None]] = []
        self._number = count()

    def add(self, party: Party, at: float) -> None:
        """Add a table that requests its first move at this time."""
        heappush(self._events, (at, next(self._number), party, None))

    def run(self, seconds: float) -> None:
        while self._events and self._events[0][0] < seconds:
            self.now, _, party, took = heappop(self._events)
            if took is None:
                self.queue.push(party, self.now)
            else:
                self.queue.finish(party, took)
                self.idle += 1
                self.add(party, self.now + PAUSE_SECONDS)
            self._start()

    def _start(self) -> None:
        while self.idle and self.queue:
            party, asked = self.queue.pop()
            self.idle -= 1
            self.waited.setdefault(party.owner, []).append(self.now - asked)
            heappush(
                self._events, (self.now + COST_SECONDS, next(self._number), party, COST_SECONDS)
            )


def longest_wait(owner: str, hall: Hall) -> float:
    hall.run(60.0)
    assert len(hall.waited[owner]) > 30
    return max(hall.waited[owner])


@pytest.mark.parametrize("workers", [1, 3])
def test_ninety_tables_of_three_people_hardly_delay_a_fourth_person(workers: int) -> None:
    """The fourth person gets a quarter of the time, and waits for at most three moves."""
    hall = Hall(workers)
    hall.add(Party("anna", "her table"), 0.3)
    for number in range(90):
        hall.add(Party(f"guest {number % 3}", f"table {number}"), number / 100)
    assert longest_wait("anna", hall) < 3.01 * COST_SECONDS
    # Without shares she would wait for all tables, as the guests wait for their own.
    assert longest_wait("guest 0", hall) > 20 * COST_SECONDS / workers


def test_an_owner_with_few_tables_gets_all_moves_and_the_rest_is_used() -> None:
    hall = Hall(1)
    for number in range(60):
        hall.add(Party("anna" if number < 5 else "ben", f"table {number}"), 0.0)
    hall.run(60.0)
    moves = {owner: len(waited) for owner, waited in hall.waited.items()}
    assert moves["anna"] == pytest.approx(5 * 60 / (PAUSE_SECONDS + COST_SECONDS), rel=0.2), (
        "fewer moves than requested"
    )
    assert moves["anna"] + moves["ben"] == pytest.approx(60 / COST_SECONDS, rel=0.01), (
        "time was wasted"
    )


def test_time_is_shared_rather_than_turns() -> None:
    """An owner with short jobs is served before an owner who has used more time."""
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
    """An owner who arrives late is not compensated for the time that others used before."""
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


def test_a_removed_job_is_gone_and_an_empty_queue_has_no_owners() -> None:
    queue: FairQueue[str] = FairQueue()
    anna = Party("anna", "t")
    queue.push(anna, "one")
    queue.push(anna, "two")
    queue.remove(anna, "one")
    queue.remove(anna, "unknown")
    assert (len(queue), queue.waiting_of("anna"), queue.active_owners) == (1, 1, 1)
    party, job = queue.pop()
    assert job == "two"
    queue.remove(anna, "two")  # already running
    queue.finish(party, 9.0)
    assert (len(queue), queue.active_owners) == (0, 0)
    with pytest.raises(IndexError):
        queue.pop()
