"""Token buckets, compared with a simple model."""

from __future__ import annotations

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from romme.server.http.problems import HttpProblem
from romme.server.people.limits import Limit, Rate, RateLimits, address_key

STEPS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 40)), max_size=60)


@given(STEPS, st.integers(1, 5), st.integers(1, 9))
def test_a_bucket_allows_exactly_its_rate(
    steps: list[tuple[str, int]], burst: int, seconds: int
) -> None:
    now = 0
    limit = Limit(Rate(burst, seconds), lambda: now * 1000)
    tokens: dict[str, float] = {}
    seen: dict[str, int] = {}
    for key, later in steps:
        now += later
        grown = tokens.get(key, burst) + (now - seen.get(key, now)) / seconds
        tokens[key], seen[key] = min(burst, grown), now
        wait = limit.try_take(key)
        if tokens[key] >= 1 - 1e-9:
            tokens[key] -= 1
            assert wait == 0
        else:
            assert wait == pytest.approx((1 - tokens[key]) * seconds, abs=1)
            assert wait >= 1


def test_waiting_as_long_as_told_is_enough() -> None:
    now = 0
    limit = Limit(Rate(3, 7), lambda: now)
    for _ in range(50):
        wait = limit.try_take("a")
        if wait:
            now += wait * 1000
            assert limit.try_take("a") == 0


def test_memory_is_bounded_and_the_busiest_key_is_kept() -> None:
    """A flood of invented keys does not reset the bucket of a busy key."""
    limit = Limit(Rate(1, 1000), lambda: 0, max_buckets=100)
    assert limit.try_take("target") == 0
    for number in range(10_000):
        assert limit.try_take(f"x{number}") == 0
        assert limit.try_take(f"x{number}") > 0
        if number % 90 == 0:
            assert limit.try_take("target") > 0
    assert len(limit) == 100


def test_the_memory_of_a_bucket_does_not_depend_on_its_key() -> None:
    limit = Limit(Rate(1, 1000), lambda: 0, max_buckets=4_000)
    tracemalloc.start()
    try:
        for number in range(4_000):
            assert limit.try_take(f"{number}" + "x" * 60_000) == 0
        kept = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert limit.try_take("7" + "x" * 60_000) > 0
    assert kept < 4_000 * 400


def test_a_refusal_says_how_long_to_wait() -> None:
    limit = Limit(Rate(1, 30), lambda: 5)
    limit.take("a")
    with pytest.raises(HttpProblem) as caught:
        limit.take("a")
    assert (caught.value.code, caught.value.facts) == ("too-many", {"seconds": 30})


def test_a_hall_behind_one_address_is_let_in() -> None:
    """Two hundred people behind one address can continue as guests at the same time."""
    limits = RateLimits(lambda: 0)
    assert [limits.guests.try_take("hall") for _ in range(200)] == [0] * 200


def test_all_addresses_of_a_household_share_a_bucket() -> None:
    near = {address_key(f"2001:db8:1:2::{number:x}") for number in range(1000)}
    assert len(near) == 1
    assert address_key("2001:db8:1:3::1") not in near
