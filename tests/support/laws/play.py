"""Random games from a seed, played through the public functions of the engine.

A number identifies a game: `game(7)` is the same on every machine while the rules stay the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final, NamedTuple, TypeAlias

from romme.engine import legal
from romme.engine.commands import Command, Cut, Draw, GiveBack, LayDown, Play, Shuffle, Step, Swap
from romme.engine.decide import begin_draft, decide, right_neighbour
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.events import Event
from romme.engine.evolve import evolve, fold
from romme.engine.referee import CorrectCount, DeclareVoid, FillHand, Redeal, Ruling, rule
from romme.engine.setup import shuffled_game
from romme.engine.state import Cards, Correction, Phase, Pile, Seat, State
from romme.engine.turn import Turn
from tests.support.laws.tables import TABLES, Table, dice, random_table


class Policy(NamedTuple):
    """Settings for random play."""

    takes: float
    """Probability of taking the open card, where that is allowed."""
    lays: tuple[float, ...]
    """Probabilities of laying one more step. Each turn uses one of them, chosen at random."""
    greedy: bool = False
    """Whether to choose the step with the most cards instead of a random one."""
    returns: float = 0.3
    """Probability of returning a taken card, where that is allowed."""
    blunders: float = 0.1
    """Probability of laying any three cards. If they are no meld, only strict mode accepts this."""


RANDOM: Final = Policy(takes=0.5, lays=(0.2, 0.7, 0.97))
GREEDY: Final = Policy(takes=0.3, lays=(1.0,), greedy=True, returns=0.0, blunders=0.0)
STALLER: Final = Policy(takes=1.0, lays=(0.0,), returns=1.0, blunders=0.0)
SLOW_STALLER: Final = Policy(takes=0.95, lays=(0.0,), returns=0.5, blunders=0.0)
DRAWER: Final = Policy(takes=0.0, lays=(0.0,), blunders=0.0)
POLICIES: Final = {
    "random": RANDOM,
    "greedy": GREEDY,
    "staller": STALLER,
    "slow staller": SLOW_STALLER,
    "drawer": DRAWER,
}

Request: TypeAlias = Command | Ruling


class Act(NamedTuple):
    """One command or ruling in a game, with the state before it, the seat and the events."""

    state: State
    seat: Seat
    command: Request
    events: tuple[Event, ...]

    @property
    def after(self) -> State:
        """Return the state after all events."""
        state = self.state
        for event in self.events:
            state = evolve(state, event)
        return state


def events_of(state: State, seat: Seat, request: Request) -> tuple[Event, ...]:
    """Return the events of a command or a ruling. Raise `Illegal` if it is refused."""
    return rule(state, request) if isinstance(request, Ruling) else decide(state, seat, request)


def start(table: Table, rng: Random) -> tuple[Event, ...]:
    """Return the first events of a new game with a random dealer and pack.

    They end with the shuffle if the rules require a cut, otherwise with the deal.
    """
    pack = list(table.rules.pack)
    rng.shuffle(pack)
    dealer = Seat(rng.randint(1, table.seats))
    rules, number, mode = table
    return shuffled_game(rules, mode, seats=number, dealer=dealer, pack=tuple(pack))


def random_game(table: Table, rng: Random, policy: Policy, rulings: float = 0.0) -> Iterator[Act]:
    """Yield the acts of a game until it ends.

    `rulings` is the probability that the referee makes a ruling before each command.
    """
    yield from play_on(fold(start(table, rng)), rng, policy, rulings)


def play_on(state: State, rng: Random, policy: Policy, rulings: float = 0.0) -> Iterator[Act]:
    """Yield the acts that continue a game until it ends.

    `rulings` is the probability of a ruling before each command. If it is positive, up to six
    rulings follow after the end.
    """
    while state.phase is not Phase.OVER:
        act = _random_ruling_act(state, rng) if rng.random() < rulings else None
        if act is None:
            seat = right_neighbour(state) if state.phase is Phase.CUT else state.turn
            command = choose(state, rng, policy)
            act = Act(state, seat, command, events_of(state, seat, command))
        yield act
        state = act.after
    for _ in range(6 if rulings else 0):
        if (act := _random_ruling_act(state, rng)) is not None:
            yield act
            state = act.after


def _random_ruling_act(state: State, rng: Random) -> Act | None:
    ruling = random_ruling(state, rng)
    try:
        return Act(state, state.turn, ruling, rule(state, ruling))
    except Illegal:
        return None


def random_ruling(state: State, rng: Random) -> Ruling:
    """Return a random ruling, which may be illegal in this state."""
    seat = Seat(rng.choice((state.turn, rng.randint(1, state.seats))))
    if state.outcome is not None and rng.random() < 0.6:
        return FillHand(rng.choice(state.playing), rng.randint(1, 3))
    match rng.randrange(10):
        case 0:
            return Redeal(tuple(rng.sample(state.rules.pack, len(state.rules.pack))))
        case 1:
            return DeclareVoid()
        case 2 | 3 | 4:
            return FillHand(seat, rng.randint(1, 3))
        case _:
            return CorrectCount(seat, rng.choice(list(Correction)))


def choose(state: State, rng: Random, policy: Policy) -> Command:
    """Return a random legal command for the seat that must act."""
    match state.phase:
        case Phase.CUT:
            least = state.rules.cut_at_least
            return Cut(rng.randint(least, len(state.stock) - least))
        case Phase.DRAW:
            draws = legal.draws(Turn.of(state))
            wanted = Pile.OPEN if rng.random() < policy.takes else Pile.STOCK
            return Draw(wanted) if Draw(wanted) in draws else rng.choice(draws)
        case Phase.SHUFFLE:
            return Shuffle(shuffled(state.open_pile, rng))
        case Phase.PLAY:
            return plan(begin_draft(state, state.turn), rng, policy)
        case Phase.OVER:
            raise AssertionError("the game is over")


def shuffled(pile: Cards, rng: Random) -> Cards:
    return tuple(rng.sample(pile, len(pile)))


def plan(empty: Draft, rng: Random, policy: Policy) -> Play:
    """Return a random turn. If its steps leave no legal end, start over with fewer steps.

    If the turn cannot be ended without a step, lay something even if the policy lays nothing. For
    example, a player with only jokers left must lay one off.
    """
    fewest, most = 0, 20
    for _ in range(100):
        drafted = _lay_steps(empty, rng, policy, fewest=fewest, most=most)
        if drafted.finished:
            return Play(drafted.steps)
        ends = list(legal.ends(drafted))
        if GiveBack() in ends and rng.random() < policy.returns:
            return Play(drafted.steps, GiveBack())
        if ends:
            rest = [end for end in ends if end != GiveBack()]
            return Play(drafted.steps, rng.choice(rest or ends))
        most = rng.randrange(max(len(drafted.steps), 1))
        if not drafted.steps:
            fewest = most = rng.randint(1, 3)
    raise AssertionError(f"no way to end {empty}")


def _lay_steps(drafted: Draft, rng: Random, policy: Policy, *, fewest: int, most: int) -> Draft:
    lays = rng.choice(policy.lays)
    while (count := len(drafted.steps)) < most:
        if count >= fewest and rng.random() >= _chance_to_continue(drafted, lays):
            break
        if rng.random() < policy.blunders and (mistaken := _blunder(drafted, rng)):
            drafted = mistaken
            continue
        steps = list(legal.steps(drafted))
        if not steps:
            break
        drafted = drafted.step(max(steps, key=_size) if policy.greedy else rng.choice(steps))
    return drafted


def _chance_to_continue(drafted: Draft, lays: float) -> float:
    """Return the probability of another step, higher while the turn has unmet duties."""
    return max(lays, 0.8) if lays and drafted.duties else lays


def _blunder(drafted: Draft, rng: Random) -> Draft | None:
    held = drafted.holding.cards
    try:
        return drafted.step(LayDown(tuple(rng.sample(held, min(3, len(held))))))
    except Illegal:
        return None


def _size(step: Step) -> int:
    return 1 if isinstance(step, Swap) else len(step.cards)


# --- numbered games ------------------------------------------------------------------------------

MOST_ACTS: Final = 220
"""Maximum number of acts per game, since random rules may let a game last for ever."""


class Game(NamedTuple):
    """A game, possibly unfinished: its table, its first events, and its commands and rulings."""

    table: Table
    start: tuple[Event, ...]
    acts: tuple[Act, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return (*self.start, *(event for act in self.acts for event in act.events))

    @property
    def has_rulings(self) -> bool:
        return any(isinstance(act.command, Ruling) for act in self.acts)

    def transitions(self) -> Iterator[tuple[State, Event, State]]:
        """Yield every event after the start, with the states before and after it."""
        state = fold(self.start)
        for act in self.acts:
            for event in act.events:
                after = evolve(state, event)
                yield state, event, after
                state = after


@lru_cache(maxsize=256)
def game(number: int) -> Game:
    """Play and return the game with this number, with at most `MOST_ACTS` acts.

    Even numbers use the tables in `TABLES`, odd numbers random rules. Every third game may have
    rulings.
    """
    rng = dice(number)
    table = random_table(rng) if number % 2 else TABLES[number // 2 % len(TABLES)]
    policy = rng.choice((RANDOM, RANDOM, RANDOM, GREEDY, SLOW_STALLER))
    begun = start(table, rng)
    acts = play_on(fold(begun), rng, policy, 0.03 if number % 3 == 2 else 0.0)
    return Game(table, begun, tuple(islice(acts, MOST_ACTS)))
