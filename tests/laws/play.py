"""Games played by seeded chance, through the public doors of the engine only.

A number names a game for ever: `game(7)` is the same on every machine, as long as the rules are.
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
from tests.laws.tables import TABLES, Table, dice, random_table


class Policy(NamedTuple):
    """How somebody plays who plays by chance; each figure is a chance from 0 to 1."""

    takes: float
    """To take the open card where it may be taken."""
    lays: tuple[float, ...]
    """To go on laying; one of these is chosen for each turn."""
    greedy: bool = False
    """Lays the most cards that a step can lay, not just any."""
    returns: float = 0.3
    """To give a taken card back where that is possible."""
    blunders: float = 0.1
    """To lay three cards of any kind, which only strict mode lets happen."""


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

Asked: TypeAlias = Command | Ruling


class Act(NamedTuple):
    """One command of a game: before it, by whom, what, and what came of it."""

    state: State
    seat: Seat
    command: Asked
    events: tuple[Event, ...]

    @property
    def after(self) -> State:
        """The state when all of it has happened."""
        state = self.state
        for event in self.events:
            state = evolve(state, event)
        return state


def answer(state: State, seat: Seat, asked: Asked) -> tuple[Event, ...]:
    """What comes of a command or a ruling."""
    return rule(state, asked) if isinstance(asked, Ruling) else decide(state, seat, asked)


def start(table: Table, rng: Random) -> tuple[Event, ...]:
    """Sit down with a shuffled pack, to be cut where the rules cut."""
    pack = list(table.rules.pack)
    rng.shuffle(pack)
    dealer = Seat(rng.randint(1, table.seats))
    rules, number, mode = table
    return shuffled_game(rules, mode, seats=number, dealer=dealer, pack=tuple(pack))


def random_game(table: Table, rng: Random, policy: Policy, rulings: float = 0.0) -> Iterator[Act]:
    """Play a game to its end; now and then the referee rules."""
    yield from go_on(fold(start(table, rng)), rng, policy, rulings)


def go_on(state: State, rng: Random, policy: Policy, rulings: float = 0.0) -> Iterator[Act]:
    """Play a game on to its end; where there are rulings at all, some follow when it is over."""
    while state.phase is not Phase.OVER:
        act = _ruled(state, rng) if rng.random() < rulings else None
        if act is None:
            seat = right_neighbour(state) if state.phase is Phase.CUT else state.turn
            command = choose(state, rng, policy)
            act = Act(state, seat, command, answer(state, seat, command))
        yield act
        state = act.after
    for _ in range(6 if rulings else 0):
        if (act := _ruled(state, rng)) is not None:
            yield act
            state = act.after


def _ruled(state: State, rng: Random) -> Act | None:
    ruling = random_ruling(state, rng)
    try:
        return Act(state, state.turn, ruling, rule(state, ruling))
    except Illegal:
        return None


def random_ruling(state: State, rng: Random) -> Ruling:
    """Something that the referee might decide here."""
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
    """Make a command that the rules allow."""
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
    """The same cards in any order."""
    return tuple(rng.sample(pile, len(pile)))


def plan(empty: Draft, rng: Random, policy: Policy) -> Play:
    """Plan a turn; one that cannot be ended is begun anew with fewer steps.

    Who has only jokers left must lay one where it fits, even a staller.
    """
    fewest, most = 0, 20
    for _ in range(100):
        drafted = _laid_out(empty, rng, policy, fewest=fewest, most=most)
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


def _laid_out(drafted: Draft, rng: Random, policy: Policy, *, fewest: int, most: int) -> Draft:
    lays = rng.choice(policy.lays)
    while (count := len(drafted.steps)) < most:
        if count >= fewest and rng.random() >= _goes_on(drafted, lays):
            break
        if rng.random() < policy.blunders and (blunder := _blundered(drafted, rng)):
            drafted = blunder
            continue
        steps = list(legal.steps(drafted))
        if not steps:
            break
        drafted = drafted.step(max(steps, key=_size) if policy.greedy else rng.choice(steps))
    return drafted


def _goes_on(drafted: Draft, lays: float) -> float:
    """Who lays at all tries to meet the duties of the turn."""
    return max(lays, 0.8) if lays and drafted.duties else lays


def _blundered(drafted: Draft, rng: Random) -> Draft | None:
    held = drafted.holding.cards
    try:
        return drafted.step(LayDown(tuple(rng.sample(held, min(3, len(held))))))
    except Illegal:
        return None


def _size(step: Step) -> int:
    return 1 if isinstance(step, Swap) else len(step.cards)


# --- numbered games ------------------------------------------------------------------------------

LONGEST: Final = 220
"""Rules that let a game go on for ever may be drawn too; such a game is left after so many acts."""


class Game(NamedTuple):
    """A game as far as it was played."""

    table: Table
    start: tuple[Event, ...]
    acts: tuple[Act, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened."""
        return (*self.start, *(event for act in self.acts for event in act.events))

    @property
    def ruled(self) -> bool:
        """Whether the referee had a say in it."""
        return any(isinstance(act.command, Ruling) for act in self.acts)

    def told(self) -> Iterator[tuple[State, Event, State]]:
        """Every event after the start, with the states before and after it."""
        state = fold(self.start)
        for act in self.acts:
            for event in act.events:
                after = evolve(state, event)
                yield state, event, after
                state = after


@lru_cache(maxsize=256)
def game(number: int) -> Game:
    """Play the game of this number: all tables in turn, and between them rules drawn at random.

    Every third has a referee who rules.
    """
    rng = dice(number)
    table = random_table(rng) if number % 2 else TABLES[number // 2 % len(TABLES)]
    policy = rng.choice((RANDOM, RANDOM, RANDOM, GREEDY, SLOW_STALLER))
    begun = start(table, rng)
    acts = go_on(fold(begun), rng, policy, 0.03 if number % 3 == 2 else 0.0)
    return Game(table, begun, tuple(islice(acts, LONGEST)))
