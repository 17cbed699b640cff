"""Every game ends, and its score is correct."""

from __future__ import annotations

from random import Random

import pytest

from romme.engine.commands import Play
from romme.engine.state import Ending, Phase, State
from romme.rules.options import Scoring
from romme.rules.ruleset import RuleSet
from tests.conftest import Size
from tests.support.laws.play import POLICIES, STALLER, Act, random_game
from tests.support.laws.tables import TABLES, Table, dice, random_table


def max_commands(rules: RuleSet) -> int:
    """Return a number of commands that no random game can exceed.

    The stock runs out after at most one pack of draws. Between two draws from the stock there are
    at most `stalled_after` turns of at most three commands. The pile is turned over at most
    `blocked_after` times. Laying a card resets these counts, but players who lay do not stall.
    """
    turnings = rules.blocked_after + 1
    return 3 * rules.stalled_after * len(rules.pack) * turnings


def play_to_end(table: Table, rng: Random, policy: str) -> list[Act]:
    """Play a game to its end and return its commands. Fail if the game does not end."""
    acts: list[Act] = []
    for act in random_game(table, rng, POLICIES[policy]):
        acts.append(act)
        assert len(acts) <= max_commands(table.rules), f"no end of {table}"
    return acts


@pytest.mark.parametrize("policy", POLICIES)
def test_every_game_ends(policy: str, size: Size) -> None:
    """Except with the slow policy, the games cover all presets, numbers of players and modes."""
    slow = policy == "slow staller"  # it draws from the stock just often enough to delay the end
    count = size(4, 2_000) if slow else size(len(TABLES), 100_000)
    for number in range(count):
        table = TABLES[number * 7 % len(TABLES)]
        check_end(play_to_end(table, dice(number), policy)[-1].after)


def test_every_game_with_random_rules_ends(size: Size) -> None:
    """A rule set that could not end a game is refused. Those with very long games are skipped."""
    rng = dice(1)
    for number in range(size(40, 20_000)):
        table = random_table(rng)
        while table.rules.stalled_after > size(150, 1000):
            table = random_table(rng)
        policy = rng.choice(("random", "greedy", "staller", "drawer"))
        check_end(play_to_end(table, dice(number), policy)[-1].after)


def check_end(state: State) -> None:
    """Assert that the outcome fits the final state and that the scores add up."""
    outcome, rules = state.outcome, state.rules
    assert outcome is not None
    assert state.phase is Phase.OVER
    for seat, score in enumerate(outcome.scores, start=1):
        assert (score is not None) == (seat in state.playing)
    counted = [sum(map(rules.card_points, hand)) for hand in state.hands]
    assert list(outcome.card_points) == counted
    if outcome.winner is None:
        assert outcome.ending in (Ending.STOCK_USED_UP, Ending.BLOCKED)
        assert all(hand for seat, hand in enumerate(state.hands, start=1) if seat in state.playing)
    else:
        assert state.hand(outcome.winner) == ()
        assert outcome.ending not in (Ending.STOCK_USED_UP, Ending.BLOCKED)
    if rules.scoring is Scoring.WINNER_TAKES_ALL:
        assert [score for score in outcome.scores if score] in ([], [won(state)])
    if rules.scoring is Scoring.WINNER_AND_LOSERS:
        bonus = 0 if outcome.winner is None else rules.winner_bonus
        assert sum(score or 0 for score in outcome.scores) == bonus


def won(state: State) -> int:
    """Return the winner's score if only the winner scores: what the others hold, and the bonus."""
    rules, outcome = state.rules, state.outcome
    assert outcome is not None
    paid = sum(
        points * (1 if seat in state.opened else rules.unopened_factor)
        for seat, points in enumerate(outcome.card_points, start=1)
        if seat != outcome.winner
    )
    from_the_hand = outcome.ending in {Ending.HAND, Ending.HAND_LAID_OFF, Ending.SUPER}
    factor = rules.hand_romme_factor if from_the_hand else 1
    return paid * factor + rules.winner_bonus


def test_stalled_games_end_after_the_agreed_number_of_turns() -> None:
    """A turn counts if nothing is laid and nothing is drawn from the stock (K16, T5)."""
    for number, table in enumerate(TABLES):
        acts = list(random_game(table, dice(number), STALLER))
        turns = [act for act in acts if isinstance(act.command, Play)]
        outcome = acts[-1].after.outcome
        assert outcome is not None
        assert outcome.ending is Ending.BLOCKED
        assert len(turns) == table.rules.stalled_after
