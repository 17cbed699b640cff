"""Bots that fail repeatedly are suspended and tried again later."""

from __future__ import annotations

from romme.server.analysis.bot_health import (
    FIRST_REST_SECONDS,
    LONGEST_REST_SECONDS,
    MAX_FAILURES,
    BotHealth,
)


class FakeClock:
    """A clock that tests advance by hand."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_bot_is_suspended_after_consecutive_failures() -> None:
    health = BotHealth(FakeClock())
    for _ in range(2):
        for _ in range(MAX_FAILURES - 1):
            assert health.failed("wirt", "KeyError") == 0
        health.succeeded("wirt")
    assert health.failing == {}
    rests = [health.failed("wirt", "timed out") for _ in range(MAX_FAILURES)]
    assert rests == [0] * (MAX_FAILURES - 1) + [FIRST_REST_SECONDS]
    assert health.failing == {"wirt": "timed out"}
    assert not health.may_play("wirt")
    assert health.may_play("gast")


def test_a_suspended_bot_gets_one_trial_move() -> None:
    clock = FakeClock()
    health = BotHealth(clock)
    for _ in range(MAX_FAILURES):
        health.failed("wirt", "KeyError")
    clock.seconds += FIRST_REST_SECONDS
    assert [health.may_play("wirt") for _ in range(3)] == [True, False, False]
    assert health.failed("wirt", "KeyError") == 2 * FIRST_REST_SECONDS
    rests = [health.failed("wirt", "KeyError") for _ in range(10)]
    assert rests[-1] == LONGEST_REST_SECONDS
    clock.seconds += LONGEST_REST_SECONDS
    assert health.may_play("wirt")
    health.succeeded("wirt")
    assert all(health.may_play("wirt") for _ in range(3))
    assert health.failing == {}
