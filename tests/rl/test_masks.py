"""The mask allows exactly the legal moves, except steps after which the turn could not end."""

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
from tests.simulator.test_game import opening_position
from tests.support.laws.positions import random_position
from tests.support.laws.tables import dice
from tests.support.rl.paired_game import PairedGame, some_table
from tests.support.table import at_table

MOST_ACTIONS = 400
"""Maximum number of actions per game, since a game under random rules may never end."""
MOST_PLANS = 3000
"""Number of plans after which a brute-force search gives up."""


# --- legal moves of the engine, as names ---------------------------------------------------------


def action_name(step: Step | Draw | End, plan: Draft | None = None) -> str:
    """Return the name of the action that an agent takes to make this move.

    Several moves can share an action. The environment then asks which of them is meant.
    """
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
            return f"add {' '.join(map(str, sorted_pair(cards)))}"
        case Swap(card, _):
            return f"swap {card}"
        case Discard(card):
            return f"discard {card}"
        case GiveBack():
            return "return"
        case Pass():
            return "pass"


def sorted_pair(cards: Sequence[Placed]) -> Sequence[Placed]:
    """Return the cards of a lay-off. A joker and the card beyond it are put in ascending order."""
    if len(cards) < 2:
        return cards
    joker, beyond = cards
    assert isinstance(joker, JokerFor)
    assert isinstance(beyond, Natural)
    above = (beyond.rank - joker.card.rank) % RING == 1
    return cards if above else cards[::-1]


def legal_names(both: PairedGame) -> set[str]:
    """Return the names of the engine's legal moves, except steps after which no end is possible."""
    if both.plan is None:
        return {action_name(draw) for draw in legal.draws(Turn.of(both.state))}
    return {action_name(step, both.plan) for step in safe_steps(both)} | {
        action_name(end) for end in legal.ends(both.plan)
    }


def safe_steps(both: PairedGame) -> list[Step]:
    plan = both.planned
    safe = {step_of(code, plan.table) for code in both.game.safe_steps()}
    listed = [step for step in legal.steps(plan) if step in safe]
    assert len(listed) == len(safe)
    return listed


def offered_names(both: PairedGame) -> set[str]:
    """Return the names of the game's legal actions. Assert that the mask allows the same ones."""
    actions = both.game.actions()
    assert actions == both.mask().nonzero()[0].tolist()
    return {name(action) for action in actions}


# --- tests ---------------------------------------------------------------------------------------


def test_the_mask_equals_the_engines_legal_moves(size: Size) -> None:
    """The mask is compared throughout random games, and always allows at least one action."""
    for number in range(size(12, 3_000)):
        both, rng = PairedGame.numbered(number), dice(number)
        for _ in range(MOST_ACTIONS):
            if both.over:
                break
            assert both.game.actions()
            if not both.game.question:
                assert offered_names(both) == legal_names(both)
            both.act_randomly(rng)


def test_the_mask_is_correct_in_dense_positions(size: Size) -> None:
    for number in range(size(80, 30_000)):
        rng = dice(number)
        both = PairedGame.at(random_position(rng, some_table(number, rng)))
        for _ in range(8):
            if both.over:
                break
            if not both.game.question:
                assert offered_names(both) == legal_names(both)
            both.act_randomly(rng)


def reached_steps(state: State, actions: list[int]) -> list[int]:
    """Return the codes of the steps that the actions can produce from `state`.

    If an action leaves a question pending, each possible answer is tried.
    """
    both = PairedGame.at(state)
    for action in actions:
        both.act(action)
    if not both.game.question:
        return both.game.log[:1]
    answers = both.game.actions()
    assert len(answers) > 1
    reached = [code for answer in answers for code in reached_steps(state, [*actions, answer])]
    assert both.rows(state.turn)[no.CHOICE].tolist() == expected_choice(state, reached)
    return reached


def expected_choice(state: State, left: list[int]) -> list[int]:
    """Return the expected observation row of the cards chosen so far, while a question is open.

    `left` contains the codes of the steps that are still possible.
    """
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


def test_every_safe_step_is_reached_exactly_once(size: Size) -> None:
    """Each safe step results from one action and one sequence of answers to its questions.

    While a question is open, the observation shows the cards chosen so far.
    """
    asked = 0
    for number in range(size(80, 15_000)):
        rng = dice(number)
        both = PairedGame.at(random_position(rng, some_table(number, rng)))
        both.act_randomly(rng)
        if both.state.phase is not Phase.PLAY:
            continue
        wanted, reached = both.game.safe_steps(), []
        for action in both.game.actions():
            if no.LAY_RUN <= action < no.DISCARD:
                found = reached_steps(both.state, [action])
                asked += len(found) > 1
                reached += found
        assert sorted(reached) == sorted(wanted)
    assert asked > 10


class SearchLimit(Exception):  # noqa: N818 - a limit, not an error
    """Raised if a brute-force search has tried `MOST_PLANS` plans."""


class BruteForce:
    """A search that tries every continuation of a plan, or raises `SearchLimit`."""

    def __init__(self, game: Position) -> None:
        self.game = game
        self.left = MOST_PLANS

    def can_end(self) -> bool:
        self.left -= 1
        if self.left < 0:
            raise SearchLimit
        return bool(self.game.ends()) or any(map(self.can_end_after, self.game.steps()))

    def can_end_after(self, step: int) -> bool:
        self.game.step(step)
        try:
            return self.can_end()
        finally:
            self.game.undo()


def test_safe_steps_agree_with_brute_force(size: Size) -> None:
    """After a safe step the turn can still end. If no step is safe, the turn can end now."""
    unsafe = given_up = 0
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
            tries = BruteForce(game)
            try:
                assert safe == [step for step in steps if tries.can_end_after(step)]
            except SearchLimit:
                given_up += 1
            unsafe += len(steps) - len(safe)
            if not safe:
                break
            game.step(rng.choice(safe))
    assert unsafe > 100
    assert given_up < number / 10


def test_an_opening_starts_only_if_it_reaches_40_or_finishes() -> None:
    """A low meld is offered only if the turn can still reach 40 points or finish (T6, T10)."""
    finishing = position_after_draw("2C 3C 4C 5C", "9H")
    assert {words for words in offered_names(finishing) if "meld" in words} == {
        "meld 2C 3C 4C",
        "meld 3C 4C 5C",
        "meld 2C 3C 4C 5C",
    }
    finishing.act(no.LAY_RUN + 11)  # 2C 3C 4C
    assert offered_names(finishing) == {"add 5C"}
    finishing.act(no.LAY_OFF + 4)
    assert offered_names(finishing) == {"discard 9H"}
    two_left = position_after_draw("2C 3C 4C 5C KD", "9H")
    assert not any("meld" in words for words in offered_names(two_left))
    reached = position_after_draw("QC QS QH QD KD", "9H")
    assert {words for words in offered_names(reached) if "meld" in words} == {
        "meld QC QS QH QD",
        *(f"meld {' '.join(three)}" for three in combinations(("QC", "QS", "QH", "QD"), 3)),
    }
    reached.act(no.LAY_SET + 29 * 11 + no.SETS.index((0b0111, 0)))
    assert offered_names(reached) == {"add QD"}


def position_after_draw(hand: str, stock: str) -> PairedGame:
    """Return a turnier game in which seat 1 holds `hand`, has drawn `stock` and has not opened."""
    table = at_table("turnier", hands=[hand, "2D 3D", "9S TS"], open="8S", stock=f"{stock} 6D")
    both = PairedGame.at(table.game.state)
    both.act(no.DRAW_STOCK)
    return both
