"""The environment: PettingZoo's own tests, and whole episodes compared with the engine."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers

from romme.engine.evolve import fold
from romme.engine.setup import dealt_game
from romme.engine.state import Seat, State, playing_seats
from romme.rl import romme_v1
from romme.rl import spaces as no
from romme.rl.romme_v1 import raw_env
from romme.rl.wording import name
from romme.rules import BadRules, find_preset, presets
from romme.rules.options import Scoring
from romme.solver import meld_codes
from tests.conftest import Size
from tests.support.laws.tables import Table, dice
from tests.support.rl.paired_game import ASSISTED, some_table
from tests.support.simulator.bridge import replay_log

EXAMPLES = ["klassik 2", "klassik 4", "klassik 6", "turnier 3", "verband 3", "haus 2", "haus 4"]
CYCLES = 300

pytestmark = [
    # PettingZoo expects plain arrays, although its own environments use dictionaries with a mask.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be:UserWarning"
    ),
    # After the game the mask is empty.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def make_example(example: str, make: Callable[..., raw_env] = romme_v1.env) -> raw_env:
    rules, players = example.split()
    return make(rules=rules, players=int(players))


def environment_at(table: Table, most_turns: int = romme_v1.MOST_TURNS) -> raw_env:
    """Return an environment with the rules of a table and an agent for each player."""
    players = len(playing_seats(table.rules, table.seats, Seat(1)))
    return romme_v1.raw_env(rules=table.rules, players=players, most_turns=most_turns)


# --- PettingZoo's tests --------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.parametrize("make", [romme_v1.env, romme_v1.raw_env])
def test_the_environment_passes_pettingzoos_api_test(
    example: str, make: Callable[..., raw_env]
) -> None:
    api_test(make_example(example, make), num_cycles=CYCLES)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_environment_passes_pettingzoos_seed_test(example: str) -> None:
    seed_test(lambda: make_example(example), num_cycles=CYCLES)


def test_pettingzoos_wrappers_work() -> None:
    env = wrappers.TerminateIllegalWrapper(romme_v1.raw_env(), illegal_reward=-1)
    api_test(wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env)), CYCLES)


def test_the_environment_passes_pettingzoos_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(romme_v1.env)
    assert "looks; " in capsys.readouterr().out


def test_environments_with_random_rules_pass_pettingzoos_tests(size: Size) -> None:
    for number in range(size(6, 500)):
        table = some_table(2 * number + 1, dice(number))
        api_test(environment_at(table), num_cycles=40)
        seed_test(lambda table=table: environment_at(table), num_cycles=40)


# --- whole episodes ------------------------------------------------------------------------------


def dealt(env: raw_env, table: Table) -> State:
    """Return the engine's state after an environment's deal, and turn on the log of its moves."""
    game = env._game  # noqa: SLF001 - white-box test
    game.logging, game.log = True, []
    hands = [game.hand(player) for player in range(game.players)]
    singly = [card for cards in zip(*hands, strict=True) for card in cards]
    pack = [*singly, *game.pile_cards(), *game.stock_cards()]
    cards = tuple(map(meld_codes.card_of, pack))
    rules, seats, mode = table
    return fold(dealt_game(rules, mode, seats=seats, dealer=Seat(seats), pack=cards))


def test_every_episode_ends_with_the_scores_of_the_engine(size: Size) -> None:
    """Replaying the moves in the engine gives the same scores, under presets and random rules."""
    endings, truncated_games = set(), 0
    for number in range(size(135, 20_000)):
        rng = dice(number)
        table = some_table(number, rng)
        env = environment_at(table, most_turns=300)
        env.reset(seed=number)
        start = dealt(env, table)
        seated = env._seated  # noqa: SLF001 - white-box test
        rewards, infos = play_episode(env, rng)
        state = replay_log(start, env._game.log)  # noqa: SLF001 - same
        if state.outcome is None:
            truncated_games += 1
            assert set(rewards.values()) == {0.0}
            continue
        endings.add(state.outcome.ending)
        scores = [state.outcome.scores[seat - 1] or 0 for seat in state.playing]
        sign = -1 if table.rules.scoring is Scoring.OWN_HAND else 1
        for agent, score in zip(seated, scores, strict=True):
            others = (sum(scores) - score) / (len(scores) - 1)
            assert rewards[agent] == pytest.approx(sign * (score - others))
            assert infos[agent] == {"score": score, "ending": state.outcome.ending.value}
        assert sum(rewards.values()) == pytest.approx(0)
    assert len(endings) >= 4
    assert truncated_games < number / 4


def play_episode(
    env: raw_env, rng: Random
) -> tuple[dict[str, float], dict[str, dict[str, object]]]:
    """Play an episode with random actions and return each agent's total reward and last info."""
    rewards, last_infos = dict.fromkeys(env.agents, 0.0), {}
    for agent in env.agent_iter():
        observed, reward, terminated, truncated, info = env.last()
        rewards[agent] += reward
        allowed = observed["action_mask"].nonzero()[0].tolist()
        if terminated or truncated:
            assert not allowed
            last_infos[agent] = info
            env.step(None)
        else:
            assert allowed, "nothing to do"
            env.step(rng.choice(allowed))
    assert set(last_infos) == set(env.possible_agents)
    return rewards, last_infos


def test_games_of_presets_end_before_the_turn_limit(size: Size) -> None:
    """Preset games are never truncated. The limit is for rules under which a game may never end."""
    for number in range(size(2 * len(ASSISTED), 20_000)):
        table = ASSISTED[number % len(ASSISTED)]
        env, rng = environment_at(table), dice(number)
        env.reset(seed=number)
        _, infos = play_episode(env, rng)
        assert all("ending" in info for info in infos.values())


def test_a_game_is_truncated_at_the_turn_limit() -> None:
    """All agents are truncated, none is terminated, and all rewards are 0."""
    env = romme_v1.env(most_turns=3)
    env.reset(seed=1)
    turns = 0
    while not any(env.truncations.values()):
        before = env.agent_selection
        env.step(env.last()[0]["action_mask"].argmax())
        turns += env.agent_selection != before
    assert turns == 3
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}


# --- seeds, options, players ---------------------------------------------------------------------


def test_a_seed_determines_the_cards_and_the_first_player() -> None:
    """Without a seed, `reset` continues the random stream. Option `first` sets the first player."""
    one, other = romme_v1.env(players=3), romme_v1.env(players=3)
    games = []
    for env in (one, other):
        env.reset(seed=7)
        games.append([snapshot(env)])
        env.reset()
        games[-1].append(snapshot(env))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]
    one.reset(seed=np.int64(7))
    assert snapshot(one) == games[0][0]
    cards = one.last()[0]["observation"]
    for first in range(3):
        one.reset(seed=7, options={"first": first})
        assert one.agent_selection == f"player_{first}"
        assert np.array_equal(one.last()[0]["observation"], cards)
    firsts = set()
    for seed in range(20):
        one.reset(seed=seed)
        firsts.add(one.agent_selection)
    assert firsts == set(one.possible_agents)


def snapshot(env: raw_env) -> tuple[str, bytes]:
    return env.agent_selection, env.last()[0]["observation"].tobytes()


@pytest.mark.parametrize(
    ("rules", "players"), [("turnier", 2), ("klassik", 1), ("klassik", 7), ("verband", 4)]
)
def test_a_wrong_number_of_players_is_refused(rules: str, players: int) -> None:
    with pytest.raises(BadRules):
        romme_v1.env(rules=rules, players=players)


def test_the_options_of_rules_apply() -> None:
    rules = find_preset("turnier").rules.with_options({"seating": "everyone_plays"})
    assert romme_v1.env(rules=rules).max_num_agents == 2
    assert romme_v1.env(rules=rules, players=4).max_num_agents == 4
    assert [romme_v1.env(rules=preset.rules.name).max_num_agents for preset in presets()] == [
        2,
        3,
        3,
        2,
    ]


# --- illegal input -------------------------------------------------------------------------------


def forbidden_action(env: raw_env) -> int:
    return int(env.last()[0]["action_mask"].argmin())


def test_a_masked_action_ends_the_game(caplog: pytest.LogCaptureFixture) -> None:
    env = romme_v1.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(forbidden_action(env))
    assert set(env.terminations.values()) == {True}
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.agents}
    assert env.last()[1] == -1.0
    assert "Illegal" in caplog.text
    play_episode(env, dice(1))
    assert not env.agents


def test_the_raw_environment_refuses_a_masked_action() -> None:
    """A refused action leaves the game unchanged."""
    env = romme_v1.raw_env()
    env.reset(seed=1)
    before = snapshot(env)
    with pytest.raises(ValueError, match="may not take the action"):
        env.step(forbidden_action(env))
    assert snapshot(env) == before


@pytest.mark.parametrize("action", [None, -1, no.ACTIONS])
@pytest.mark.parametrize("make", [romme_v1.env, romme_v1.raw_env])
def test_an_unknown_action_is_refused(action: int | None, make: Callable[..., raw_env]) -> None:
    env = make()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="may not take the action"):
        env.step(action)


def test_an_unknown_first_player_is_refused() -> None:
    with pytest.raises(ValueError, match="no player_2"):
        romme_v1.env().reset(options={"first": 2})


@pytest.mark.parametrize("what", ["agents", "agent_selection", "rewards"])
def test_attributes_are_missing_before_the_first_reset(what: str) -> None:
    with pytest.raises(AttributeError, match="reset"):
        getattr(romme_v1.env(), what)


# --- the rest ------------------------------------------------------------------------------------


def test_an_observation_does_not_change_later() -> None:
    env = romme_v1.env()
    env.reset(seed=3)
    kept = env.last()[0]
    copy = {key: array.copy() for key, array in kept.items()}
    env.step(no.DRAW_STOCK)
    env.last()
    assert all(np.array_equal(kept[key], copy[key]) for key in kept)


def test_only_the_agent_to_act_has_actions() -> None:
    env = romme_v1.env(players=3)
    env.reset(seed=3)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_environment_can_be_pickled() -> None:
    """The copy has the same settings but no running game, as usual in PettingZoo."""
    rules = find_preset("haus").rules.with_options({"opening_points": 30})
    env = romme_v1.env(rules=rules, players=3)
    copy = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    assert (copy.rules, copy.players, type(copy)) == (rules, 3, type(env))
    env.reset(seed=5)
    copy.reset(seed=5)
    assert snapshot(env) == snapshot(copy)


def test_rendering_shows_the_view_of_the_agent_to_act(capsys: pytest.CaptureFixture[str]) -> None:
    env = romme_v1.env(render_mode="ansi")
    env.reset(seed=1, options={"first": 0})
    env.step(no.DRAW_STOCK)
    shown = env.render()
    assert shown is not None
    drawn = meld_codes.card_of(env._game.drawn)  # noqa: SLF001 - white-box test
    hand = " ".join(str(meld_codes.card_of(card)) for card in env._game.hand(0))  # noqa: SLF001 - same
    assert shown.splitlines()[:3] == [
        "player_0 looks; player_0 plays",
        f"  hand    {hand}",
        f"  drawn   {drawn}",
    ]
    human = romme_v1.env(render_mode="human")
    human.reset(seed=1, options={"first": 0})
    human.step(no.DRAW_STOCK)
    assert capsys.readouterr().out == shown + "\n"


def test_every_action_has_a_unique_name() -> None:
    """Actions for melds and cards that no rule set uses have names too."""
    names = [name(action) for action in range(no.ACTIONS)]
    assert len(set(names)) == no.ACTIONS
    for action in (-1, no.ACTIONS):
        with pytest.raises(ValueError, match="no action"):
            name(action)


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="bogus"):
        romme_v1.env(render_mode="bogus")
    with pytest.raises(ValueError, match="0 turns"):
        romme_v1.env(most_turns=0)


@pytest.mark.parametrize("action", ["x", 10**12, -1, 1.5, None])
def test_an_unknown_action_changes_nothing(action: Any) -> None:  # noqa: ANN401 - anything
    env = romme_v1.raw_env()
    env.reset(seed=1)
    before = env.last()[0]["observation"].copy()
    with pytest.raises(ValueError, match="may not take the action"):
        env.step(action)
    assert (env.last()[0]["observation"] == before).all()
