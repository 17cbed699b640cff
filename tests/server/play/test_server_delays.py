"""Stalls, stops and restarts of the server do not use up the players' time."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from romme.engine.state import Seat
from romme.server.cluster.timers import ServerClock
from romme.server.person_id import PersonId
from romme.wire.terms import Clock, TableTerms
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.server.play.clocked_node import STEP_MS, ClockedNode, node_at_draw


def check(node: ClockedNode, clock: Clock) -> None:
    """Check that the player to move is charged only for time in which the server ran.

    Check also that the others do not have to wait longer than the clock allows.
    """
    table = node.live.table
    seat = next(
        Seat(number)
        for number, chair in enumerate(table.chairs, start=1)
        if chair.person == node.initial_chair.person
    )
    chair = table.chair(seat)
    resolution = (node.stalls + 1) * STEP_MS
    own = clock.turn * 1000
    if chair.bridged:
        assert node.unanswered_ms + resolution >= own + node.initial_chair.bank_ms, (
            "bot stood in too early"
        )
    else:
        lost = node.initial_chair.bank_ms - chair.bank_ms
        assert lost <= max(0, node.unanswered_ms - own) + resolution, (
            "the bank was charged for the server's delay"
        )
        if not node.has_extra_time:
            assert node.unanswered_ms <= own + node.initial_chair.bank_ms + STEP_MS, (
                "the others waited too long"
            )


async def random_event(node: ClockedNode, people: list[PersonId], rng: Random) -> None:
    """Let time pass, stall or restart the server, or have a player disconnect, connect or move."""
    match rng.randrange(9):
        case 0 | 1 | 2:
            await node.run_for(rng.randint(1, 6_000))
        case 3 | 4:
            await node.stall(rng.randint(1, 100_000))
        case 5:
            await node.restart(rng.randint(1, 100_000))
        case 6:
            await node.disconnect(rng.choice(people))
        case 7:
            await node.connect(rng.choice(people))
        case _:
            await node.move(rng, log_delay_ms=rng.choice((0, 0, 3_000)))


async def simulate(seed: int, steady: type[ServerClock] = ServerClock) -> bool:
    """Simulate random events, such as moves and restarts. Return whether a bot stood in."""
    rng = dice(seed)
    clock = Clock(turn=rng.randint(5, 12), bank=rng.choice((0, 5, 20, 60)))
    node = await node_at_draw(TableTerms(clock=clock, bridge="anfaenger"), seed, steady=steady)
    people = list(node.live.table.people)
    for person in people:
        await node.connect(person)
    try:
        for _ in range(14):
            before = node.seat
            await random_event(node, people, rng)
            if node.live.table.seat_to_act is None:
                return False
            check(node, clock)
            if any(chair.bridged for chair in node.live.table.chairs):
                return True
            if node.seat != before:
                node.new_turn()
        return False
    finally:
        await node.close()


def test_server_delays_cost_no_player_time(size: Size) -> None:
    async def scene() -> None:
        bridged = [await simulate(seed) for seed in range(size(300, 10_000))]
        assert 0.05 < sum(bridged) / len(bridged) < 0.95

    asyncio.run(scene())


class WallClock(ServerClock):
    """A clock that also runs while the server is down."""

    def tick(self) -> None:
        now = self._real()
        self._seconds += now - self._last
        self._last = now


class SlowClock(ServerClock):
    """A clock that runs at half speed."""

    def tick(self) -> None:
        before = self._seconds
        super().tick()
        self._seconds = (before + self._seconds) / 2


@pytest.mark.parametrize(
    ("clock", "found"),
    [(WallClock, r"too early|charged for the server"), (SlowClock, "others waited too long")],
)
def test_a_wrong_clock_is_detected(clock: type[ServerClock], found: str) -> None:
    """Control: a wall clock charges players for downtime. A slow clock delays the other players."""

    async def scene() -> None:
        for seed in range(60):
            await simulate(seed, clock)

    with pytest.raises(AssertionError, match=found):
        asyncio.run(scene())
