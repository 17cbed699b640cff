"""The mask allows what the rules allow, but for steps after which the turn could not end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from romme.bots.bridge import load, step_of
from romme.cards import JOKER, Natural
from romme.engine import legal
from romme.engine.commands import (
    Discard,
    Draw,
    End,
    GiveBack,
    LayDown,
    LayOff,
    Pass,
    Step,
    Swap,
)
from romme.engine.draft import Draft
from romme.engine.state import Phase, State
from romme.engine.turn import Turn
from romme.melds import RING, Flaw, JokerFor, Placed, Run, arrange
from romme.rl import spaces as no
from romme.rl.observations import ObservedGame
from romme.rl.wording import name
from romme.simulator import codes
from romme.simulator.position import Position
from romme.solver import meld_codes
from tests.conftest import Size
from tests.laws.positions import random_position
from tests.laws.tables import dice
from tests.rl.beside import Beside, some_table
from tests.simulator.test_game import opening_position
from tests.table import at_table

LONGEST = 400
"""Actions after which a game is left: rules drawn at random may let it go on for ever."""
MANY = 3000
"""Plans looked at after which a search by brute force is given up."""


# --- what the engine allows, in words ------------------------------------------------------------


def words_of(step: Step | Draw | End, plan: Draft | None = None) -> str:
    """The action that means it, or leads to it."""
    match step:
        case Draw(pile):
            return f"draw {pile.value}"
        case LayDown(cards):
            assert plan is not None
            meld = arrange(cards, plan.turn.rules.melds)
            assert not isinstance(meld, Flaw)
            shown = meld.faces if isinstance(meld, Run) else meld.cards
            return f"meld {' '.join(map(str, shown))}"
        case LayOff(cards, _):
            return f"add {' '.join(map(str, in_place(cards)))}"
        case Swap(card, _):
            return f"swap {card}"
        case Discard(card):
            return f"discard {card}"
        case GiveBack():
            return "return"
        case Pass():
            return "pass"


def in_place(cards: Sequence[Placed]) -> Sequence[Placed]:
    """A joker and the natural card beyond it, the lower first."""
    if len(cards) < 2:
        return cards
    joker, beyond = cards
    assert isinstance(joker, JokerFor)
    assert isinstance(beyond, Natural)
    above = (beyond.rank - joker.card.rank) % RING == 1
    return cards if above else cards[::-1]


def allowed(both: Beside) -> set[str]:
    """What the engine allows, in words; of steps those that the game thinks safe."""
    if both.plan is None:
        return {words_of(draw) for draw in legal.draws(Turn.of(both.state))}
    return {words_of(step, both.plan) for step in safe_steps(both)} | {
        words_of(end) for end in legal.ends(both.plan)
    }


def safe_steps(both: Beside) -> list[Step]:
    plan = both.planned
    safe = {step_of(code, plan.table) for code in both.game.safe_steps()}
    listed = [step for step in legal.steps(plan) if step in safe]
    assert len(listed) == len(safe)
    return listed


def offered(both: Beside) -> set[str]:
    """What the game offers, in words; mask and list are the same."""
    actions = both.game.actions()
    assert actions == both.mask().nonzero()[0].tolist()
    return {name(action) for action in actions}


# --- tests ---------------------------------------------------------------------------------------


def test_the_mask_is_what_the_engine_allows(size: Size) -> None:
    """In whole games: draws, safe steps, ends; never is there nothing to do."""
    for number in range(size(12, 3_000)):
        both, rng = Beside.some(number), dice(number)
        for _ in range(LONGEST):
            if both.over:
                break
            assert both.game.actions()
            if not both.game.question:
                assert offered(both) == allowed(both)
            both.act_somehow(rng)


def test_dense_positions_are_masked_as_well(size: Size) -> None:
    for number in range(size(80, 30_000)):
        rng = dice(number)
        both = Beside.at(random_position(rng, some_table(number, rng)))
        for _ in range(8):
            if both.over:
                break
            if not both.game.question:
                assert offered(both) == allowed(both)
            both.act_somehow(rng)


def all_reached(state: State, actions: list[int]) -> list[int]:
    """The steps that some actions lead to, whatever the answers to questions."""
    both = Beside.at(state)
    for action in actions:
        both.act(action)
    if not both.game.question:
        return both.game.log[:1]
    answers = both.game.actions()
    assert len(answers) > 1
    reached = [code for answer in answers for code in all_reached(state, [*actions, answer])]
    assert both.rows(state.turn)[no.CHOICE].tolist() == chosen(state, reached)
    return reached


def chosen(state: State, left: list[int]) -> list[int]:
    """What a question is about: the cards that are chosen, and of a run the jokers that are."""
    row = [0] * no.CARDS
    if left[0] < codes.LAY_OFF:
        runs = [meld_codes.unpack_meld(code) for code in left]
        for places in zip(*(run.placed for run in runs), strict=True):
            faces = {card.card if isinstance(card, JokerFor) else card for card in places}
            all_jokers = all(isinstance(card, JokerFor) for card in places)
            row[faces.pop().order] = 2 if all_jokers else 1
        return row
    step = step_of(left[0], state.table)
    for card in (step.card,) if isinstance(step, Swap) else step.cards:
        match card:
            case JokerFor(face):
                row[face.order] = 2
            case _:
                row[card.order] = 2 if card is JOKER else 1
    return row


def test_every_safe_step_is_reached_in_one_way(size: Size) -> None:
    """Questions lead to each step that was meant, once, and tell what is settled."""
    asked = 0
    for number in range(size(80, 15_000)):
        rng = dice(number)
        both = Beside.at(random_position(rng, some_table(number, rng)))
        both.act_somehow(rng)
        if both.state.phase is not Phase.PLAY:
            continue
        wanted, reached = both.game.safe_steps(), []
        for action in both.game.actions():
            if no.LAY_RUN <= action < no.DISCARD:
                found = all_reached(both.state, [action])
                asked += len(found) > 1
                reached += found
        assert sorted(reached) == sorted(wanted)
    assert asked > 10


class Tired(Exception):  # noqa: N818 - named for what is wrong
    """A search by brute force has taken too long."""


class Tries:
    """Tries every way to go on with a plan, until it is tired."""

    def __init__(self, game: Position) -> None:
        self.game = game
        self.left = MANY

    def can_end(self) -> bool:
        self.left -= 1
        if self.left < 0:
            raise Tired
        return bool(self.game.ends()) or any(map(self.can_end_after, self.game.steps()))

    def can_end_after(self, step: int) -> bool:
        self.game.step(step)
        try:
            return self.can_end()
        finally:
            self.game.undo()


def test_safe_steps_are_those_after_which_the_turn_can_end(size: Size) -> None:
    """Compared with trying everything; and if nothing is safe, then the turn can end as it is."""
    unsafe = tired = 0
    for number in range(size(200, 60_000)):
        rng = dice(number)
        state = (
            opening_position(rng) if number % 2 else random_position(rng, some_table(number, rng))
        )
        game = ObservedGame(state.rules, len(state.playing))
        load(game, state)
        game.draw(codes.OPEN if game.may_take() and rng.random() < 0.7 else codes.STOCK)
        while game.phase == codes.PLAYING:
            steps, safe = game.steps(), game.safe_steps()
            assert safe or game.ends()
            tries = Tries(game)
            try:
                assert safe == [step for step in steps if tries.can_end_after(step)]
            except Tired:
                tired += 1
            unsafe += len(steps) - len(safe)
            if not safe:
                break
            game.step(rng.choice(safe))
    assert unsafe > 100
    assert tired < number / 10


def test_an_opening_is_begun_only_if_it_is_reached_or_all_cards_go() -> None:
    """T6, T10: a Hand-Rommé needs no 40, and may be laid in parts; what leads nowhere may not."""
    finishing = drawn("2C 3C 4C 5C", "9H")
    assert {words for words in offered(finishing) if "meld" in words} == {
        "meld 2C 3C 4C",
        "meld 3C 4C 5C",
        "meld 2C 3C 4C 5C",
    }
    finishing.act(no.LAY_RUN + 11)  # 2C 3C 4C
    assert offered(finishing) == {"add 5C"}
    finishing.act(no.LAY_OFF + 4)
    assert offered(finishing) == {"discard 9H"}
    two_left = drawn("2C 3C 4C 5C KD", "9H")
    assert not any("meld" in words for words in offered(two_left))
    reached = drawn("QC QS QH QD KD", "9H")
    assert {words for words in offered(reached) if "meld" in words} == {
        "meld QC QS QH QD",
        *(f"meld {' '.join(three)}" for three in combinations(("QC", "QS", "QH", "QD"), 3)),
    }
    reached.act(no.LAY_SET + 29 * 11 + no.SETS.index((0b0111, 0)))
    assert offered(reached) == {"add QD"}


def drawn(hand: str, stock: str) -> Beside:
    """A player of turnier who has not opened, after drawing this card."""
    table = at_table("turnier", hands=[hand, "2D 3D", "9S TS"], open="8S", stock=f"{stock} 6D")
    both = Beside.at(table.game.state)
    both.act(no.DRAW_STOCK)
    return both
