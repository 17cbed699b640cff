"""A game of Rommé as a PettingZoo environment, for every rule set and number of players.

An agent draws, then takes its turn step by step: it lays melds, lays off, swaps jokers, and ends
the turn with a discard. The mask marks the legal actions. `romme.rl.spaces` and `docs/rl.md`
describe each action and each row of an observation.

`v1` is the version. As in PettingZoo, it is increased when results are no longer comparable.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, SupportsInt, TypeAlias, TypeGuard

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from romme.engine.state import Seat, playing_seats
from romme.rl.observations import ObservedGame
from romme.rl.spaces import ACTIONS, CARDS, MOST, ROWS
from romme.rl.wording import show
from romme.rules import BadRules, RuleSet, RuleSetProblem, find_preset
from romme.rules.options import Scoring
from romme.rules.ranges import PLAYER_NUMBERS
from romme.simulator import codes

Agent: TypeAlias = str
Observation: TypeAlias = dict[str, npt.NDArray[np.int8]]

MOST_TURNS: Final = 1000
"""Default number of turns after which a game is truncated."""
ILLEGAL_REWARD: Final = -1.0
"""Reward of an agent whose illegal action ends the game."""
ENDINGS: Final = {
    codes.ROMME: "romme",
    codes.HAND: "hand",
    codes.HAND_LAID_OFF: "hand_laid_off",
    codes.SUPER: "super",
    codes.STOCK_USED_UP: "stock_used_up",
    codes.BLOCKED: "blocked",
}


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name; it has no types
    """An environment that raises `ValueError` for an illegal action."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "romme_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        rules: str | RuleSet = "klassik",
        players: int | None = None,
        render_mode: str | None = None,
        most_turns: int = MOST_TURNS,
    ) -> None:
        """Prepare a table, with as few players as the rules allow unless `players` is given."""
        EzPickle.__init__(
            self, rules=rules, players=players, render_mode=render_mode, most_turns=most_turns
        )
        super().__init__()
        self.rules = find_preset(rules).rules if isinstance(rules, str) else rules
        self.players = players_of(self.rules, players)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"no such way to render: {render_mode!r}")
        if most_turns < 1:
            raise ValueError(f"no game can be over after {most_turns} turns")
        self.render_mode = render_mode
        self.most_turns = most_turns
        self.possible_agents = [f"player_{number}" for number in range(self.players)]
        self._action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._observation_spaces = {agent: observations() for agent in self.possible_agents}
        self._game = ObservedGame(self.rules, self.players)
        self._chance: Random | None = None
        self._seated: list[Agent] = []
        self._places: dict[Agent, int] = {}

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - always raises
        """Raise an `AttributeError` that mentions `reset`, which sets the attributes of a game."""
        raise AttributeError(f"{name} is not there; what a game has comes with reset()")

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """Return the space of an agent's observations: the rows and the action mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """Return the space of all actions."""
        return self._action_spaces[agent]

    # --- playing ---------------------------------------------------------------------------------

    def reset(self, seed: SupportsInt | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Without a seed, continue the current sequence of random numbers.

        The first player is drawn too (K3), unless the option `first` gives an agent's number.
        """
        if seed is not None or self._chance is None:
            self._chance = Random(None if seed is None else int(seed))  # noqa: S311 - no secret
        self._game.shuffle_and_deal(self._chance.getrandbits(64))
        drawn = self._chance.randrange(self.players)
        first = (options or {}).get("first", drawn)
        if first not in range(self.players):
            raise ValueError(f"there is no player_{first}")
        self._seated = self.possible_agents[first:] + self.possible_agents[:first]
        self._places = {agent: place for place, agent in enumerate(self._seated)}
        self.agents = self.possible_agents[:]
        self.rewards: dict[Agent, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[Agent, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._seated[0]
        self._ended = False
        self._skip_agent_selection = None

    def observe(self, agent: Agent) -> Observation:
        """Return what an agent may know, and the legal actions if it is the agent to act."""
        rows = np.zeros(ROWS * CARDS, np.int8)
        mask = np.zeros(ACTIONS, np.int8)
        place = self._places[agent]
        game = self._game
        game.write(place, rows)
        if place == game.turn and not self._ended:
            game.mark(mask)
        return {"observation": rows.reshape(ROWS, CARDS), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the agent to act. `action` must be None if the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._game
        if not self._is_action(action) or not game.act(action):
            self._refuse(action)
            return
        if game.phase == codes.OVER:
            self._finish()
        elif game.turns >= self.most_turns:
            self.truncations = dict.fromkeys(self.agents, True)
            self._ended = True
        self.agent_selection = self._seated[game.turn]
        if self.render_mode == "human":
            self.render()

    def _is_action(self, action: object) -> TypeGuard[int]:
        return isinstance(action, int | np.integer) and 0 <= int(action) < ACTIONS

    def _refuse(self, action: int | None) -> None:
        raise ValueError(f"{self.agent_selection} may not take the action {action}")

    def _finish(self) -> None:
        """End the game, and give each agent its reward, as computed by `rewards`."""
        game = self._game
        scores = game.scores()
        for agent, reward in zip(self._seated, rewards(self.rules, scores), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
        for agent, score in zip(self._seated, scores, strict=True):
            self.infos[agent] = {"score": score, "ending": ENDINGS[game.ending]}
        self.terminations = dict.fromkeys(self.agents, True)
        self._ended = True

    # --- rendering -------------------------------------------------------------------------------

    def render(self) -> str | None:
        """Print the game as the agent to act sees it, or return it as text in mode ``ansi``."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is no render mode, so nothing is shown.")
            return None
        agent = self.agent_selection
        names = self._seated[self._places[agent] :] + self._seated[: self._places[agent]]
        shown = show(self.observe(agent)["observation"], names)
        if self.render_mode == "ansi":
            return shown
        print(shown)  # noqa: T201 - the render mode asks for it
        return None

    def close(self) -> None:
        """No-op: the environment holds no resources."""


class _Lenient(raw_env):
    """An environment that ends the game after an illegal action, like PettingZoo's own games."""

    def _refuse(self, action: int | None) -> None:
        if action is None or action not in self.action_space(self.agent_selection):
            super()._refuse(action)
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards[self.agent_selection] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self._ended = True


def env(
    rules: str | RuleSet = "klassik",
    players: int | None = None,
    render_mode: str | None = None,
    most_turns: int = MOST_TURNS,
) -> raw_env:
    """Return an environment in which an illegal action ends the game with a reward of -1.

    PettingZoo's own games do this with wrappers. This environment checks actions itself, which is
    much faster.
    """
    return _Lenient(rules, players, render_mode, most_turns)


# --- spaces and rewards --------------------------------------------------------------------------


def players_of(rules: RuleSet, players: int | None) -> int:
    """Return `players`, by default the smallest number allowed.

    Raise `BadRules` if the rules do not allow this number of players.

    >>> players_of(find_preset("turnier").rules, None)
    3
    """
    possible = playing_numbers(rules)
    if players is None:
        return possible[0]
    if players not in possible:
        raise BadRules(RuleSetProblem.PLAYERS, have=players, least=possible[0], most=possible[-1])
    return players


def playing_numbers(rules: RuleSet) -> list[int]:
    """Return the possible numbers of players, not counting a dealer who sits out."""
    found = set()
    for seats in PLAYER_NUMBERS:
        try:
            rules.check_seats(seats)
        except BadRules:
            continue
        found.add(len(playing_seats(rules, seats, Seat(1))))
    return sorted(found)


def observations() -> spaces.Dict:
    """Return the observation space, which is the same for all agents."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (ROWS, CARDS), np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def rewards(rules: RuleSet, scores: list[int]) -> list[float]:
    """Return the reward for each score: the score minus the mean of the others.

    The rewards add up to zero. If scores count against the players, the rewards are negated.

    >>> rewards(find_preset("klassik").rules, [0, 30, 0])
    [-15.0, 30.0, -15.0]
    """
    sign = -1.0 if rules.scoring is Scoring.OWN_HAND else 1.0
    total, others = sum(scores), len(scores) - 1
    return [sign * (score - (total - score) / others) for score in scores]
