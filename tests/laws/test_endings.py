"""Every game ends, whoever plays it, and its end is counted right."""

from __future__ import annotations

from random import Random

import pytest

from romme.engine.commands import Play
from romme.engine.state import Ending, Phase, State
from romme.rules.options import Scoring, StockEnd
from romme.rules.ruleset import RuleSet
from tests.conftest import Size
from tests.laws.play import POLICIES, STALLER, Act, random_game
from tests.laws.tables import TABLES, Table, dice, random_table


def ends_by_itself(rules: RuleSet) -> bool:
    """Whether the rules see to it that a game ends: 0 means never, for those who want that."""
    runs_out = rules.stock_end is StockEnd.GAME_ENDS or rules.blocked_after > 0
    return runs_out and rules.stalled_after > 0


def most_acts(rules: RuleSet) -> int:
    """More commands than a game of players by chance can have.

    A pile runs dry after at most a pack of draws from it, each of them after a turn for every
    place in `stalled_after`; so often may it be turned; a turn has at most three commands. Every
    card that is laid lets it begin anew, but those who lay do not stall.
    """
    turnings = rules.blocked_after + 1
    return 3 * rules.stalled_after * len(rules.pack) * turnings


def played_out(table: Table, rng: Random, policy: str) -> list[Act]:
    """Play a game to its end, or say that it has none."""
    acts: list[Act] = []
    for act in random_game(table, rng, POLICIES[policy]):
        acts.append(act)
        assert len(acts) <= most_acts(table.rules), f"no end of {table}"
    return acts


@pytest.mark.parametrize("policy", POLICIES)
def test_every_game_ends(policy: str, size: Size) -> None:
    """At every table, in both modes, those who lay come to an end and so do those who stall."""
    slow = policy == "slow staller"  # who draws from the stock just often enough
    count = size(4, 2_000) if slow else size(len(TABLES), 100_000)
    for number in range(count):
        table = TABLES[number * 7 % len(TABLES)]
        check_end(played_out(table, dice(number), policy)[-1].after)


def test_every_game_of_any_rules_ends(size: Size) -> None:
    """Rules drawn at random, unless they say that a game may last for ever, bring it to an end."""
    rng = dice(1)
    for number in range(size(40, 20_000)):
        table = random_table(rng)
        while not ends_by_itself(table.rules) or table.rules.stalled_after > size(150, 1000):
            table = random_table(rng)
        policy = rng.choice(("random", "greedy", "staller", "drawer"))
        check_end(played_out(table, dice(number), policy)[-1].after)


def check_end(state: State) -> None:
    """See that an ending fits the state that it left and that its scores add up."""
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
        total = sum(score or 0 for score in outcome.scores)
        factors = (0,) if outcome.winner is None else (1, rules.hand_romme_factor)
        assert total in [sum(counted) * factor for factor in factors]


def test_stallers_are_stopped_after_so_many_turns() -> None:
    """Nothing laid, nothing drawn from the stock: `stalled_after` turns and no more (K16, T5)."""
    for number, table in enumerate(TABLES):
        acts = list(random_game(table, dice(number), STALLER))
        turns = [act for act in acts if isinstance(act.command, Play)]
        outcome = acts[-1].after.outcome
        assert outcome is not None
        assert outcome.ending is Ending.BLOCKED
        assert len(turns) == table.rules.stalled_after
