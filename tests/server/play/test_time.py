"""The server's faults cost no player time, whatever stalls, stops and absences there are (R5)."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from romme.engine.state import Seat
from romme.server.cluster.clockwork import Steady
from romme.server.person_id import PersonId
from romme.wire.terms import Clock, TableTerms
from tests.conftest import Size
from tests.laws.tables import dice
from tests.server.play.house import STEP, House, opened


def check(house: House, clock: Clock) -> None:
    """Nobody loses more than the time in which they did not answer a server that was there."""
    table = house.live.table
    seat = next(
        Seat(number)
        for number, chair in enumerate(table.chairs, start=1)
        if chair.person == house.began.person
    )
    chair = table.chair(seat)
    resolution = (house.stalls + 1) * STEP
    own = clock.turn * 1000
    if chair.bridged:
        assert house.served + resolution >= own + house.began.bank_ms, "bridged too early"
    else:
        lost = house.began.bank_ms - chair.bank_ms
        assert lost <= max(0, house.served - own) + resolution, "the bank paid for the server"
        if not house.longer:
            assert house.served <= own + house.began.bank_ms + STEP, "others wait too long"


async def something(house: House, people: list[PersonId], rng: Random) -> None:
    """Let anything happen that may."""
    match rng.randrange(9):
        case 0 | 1 | 2:
            await house.serve(rng.randint(1, 6_000))
        case 3 | 4:
            await house.stall(rng.randint(1, 100_000))
        case 5:
            await house.restart(rng.randint(1, 100_000))
        case 6:
            await house.go(rng.choice(people))
        case 7:
            await house.come(rng.choice(people))
        case _:
            await house.move(rng, slowly=rng.choice((0, 0, 3_000)))


async def case(seed: int, steady: type[Steady] = Steady) -> bool:
    """Players who move, wait, go and come at a server that stalls, stops and restarts."""
    rng = dice(seed)
    clock = Clock(turn=rng.randint(5, 12), bank=rng.choice((0, 5, 20, 60)))
    house = await opened(TableTerms(clock=clock, bridge="anfaenger"), seed, steady=steady)
    people = list(house.live.table.people)
    for person in people:
        await house.come(person)
    try:
        for _ in range(14):
            before = house.seat
            await something(house, people, rng)
            if house.live.table.seat_to_act is None:
                return False
            check(house, clock)
            if any(chair.bridged for chair in house.live.table.chairs):
                return True
            if house.seat != before:
                house.new_turn()
        return False
    finally:
        await house.close()


def test_the_server_s_faults_cost_no_player_time(size: Size) -> None:
    async def scene() -> None:
        bridged = [await case(seed) for seed in range(size(300, 10_000))]
        assert 0.05 < sum(bridged) / len(bridged) < 0.95

    asyncio.run(scene())


class Wall(Steady):
    """A clock that runs on while the server is away."""

    def tick(self) -> None:
        now = self._real()
        self._seconds += now - self._last
        self._last = now


class Slow(Steady):
    """A clock that counts half of the time in which the server is there."""

    def tick(self) -> None:
        before = self._seconds
        super().tick()
        self._seconds = (before + self._seconds) / 2


@pytest.mark.parametrize(
    ("clock", "found"), [(Wall, r"too early|paid for the server"), (Slow, "others wait too long")]
)
def test_a_clock_that_is_wrong_is_found_out(clock: type[Steady], found: str) -> None:
    """Control: one that runs on costs a player time, one that is slow costs the others theirs."""

    async def scene() -> None:
        for seed in range(60):
            await case(seed, clock)

    with pytest.raises(AssertionError, match=found):
        asyncio.run(scene())
