"""`legal` lists exactly what `decide` accepts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from random import Random

from romme.cards import JOKER, SUITS, Natural
from romme.engine import legal
from romme.engine.commands import Draw, End, LayDown, LayOff, Play, Step, Swap
from romme.engine.decide import begin_draft, decide, right_neighbour
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.evolve import evolve
from romme.engine.state import Cards, Phase, Pile, State
from romme.engine.turn import Turn
from romme.melds import Flaw, Group, JokerFor, Placed, arrange, extend
from romme.rules import find_preset
from romme.rules.options import Mode
from tests.conftest import Size
from tests.support.laws.candidate_moves import all_ends, some_lay_offs, some_steps
from tests.support.laws.play import RANDOM, choose, game
from tests.support.laws.positions import random_position
from tests.support.laws.tables import Table, dice

Key = tuple[object, ...]


def key(plan: Draft) -> Key:
    """Return the state of a plan, independent of the order of its steps."""
    holding = plan.holding
    held = tuple(sorted(holding.hand)), holding.taken, holding.pending
    flags = plan.opened, plan.touched, plan.indirect, plan.beside_opening, plan.must_finish
    return plan.table, held, plan.kept, plan.new_melds, plan.points, flags, plan.duties


def meaning(step: Step, plan: Draft) -> Key | None:
    """Return the effect of a step, independent of its notation, or None if no meld results."""
    rules = plan.turn.rules.melds
    match step:
        case LayDown(cards):
            meld = arrange(cards, rules)
            return None if isinstance(meld, Flaw) else ("meld", meld)
        case LayOff(cards, onto):
            if not cards or not 1 <= onto <= len(plan.table):
                return None
            grown = extend(plan.table[onto - 1].meld, cards, rules)
            return None if isinstance(grown, Flaw) else ("add", onto, grown)
        case Swap(card, into):
            return "swap", into, card


def try_step(plan: Draft, step: Step) -> Draft | None:
    """Return the plan with this step, or None if it is refused."""
    try:
        return plan.step(step)
    except Illegal:
        return None


def accepted(state: State, plan: Draft, end: End | None) -> bool:
    """Whether `decide` accepts the plan with this end."""
    try:
        decide(state, state.turn, Play(plan.steps, end))
    except Illegal:
        return False
    return True


def lay_offs(plan: Draft) -> list[LayOff]:
    """Return the lay-offs that `legal` lists for a plan."""
    return [step for step in legal.steps(plan) if isinstance(step, LayOff)]


def reachable(
    plan: Draft, listed: list[LayOff], onto: int, cards: Counter[Placed]
) -> Iterator[Key]:
    """Yield the states reachable by listed steps that lay off exactly these cards onto a meld."""
    for step in listed:
        laid = Counter(step.cards)
        if step.onto == onto and laid <= cards:
            after = plan.step(step)
            if laid == cards:
                yield key(after)
            else:
                yield from reachable(after, lay_offs(after), onto, cards - laid)


def plans(state: State, rng: Random) -> Iterator[Draft]:
    """Yield the empty plan, and the plan after each of up to four random steps."""
    plan = begin_draft(state, state.turn)
    yield plan
    for _ in range(4):
        steps = list(legal.steps(plan))
        if not steps:
            return
        plan = plan.step(rng.choice(steps))
        yield plan


def with_wrong_meld(plan: Draft, rng: Random) -> Iterator[Draft]:
    """Yield the plan and, in strict mode, also the plan with an invalid meld added."""
    yield plan
    if plan.turn.mode is Mode.STRICT:
        mistaken = (try_step(plan, step) for step in some_steps(plan, rng, most=20))
        yield from islice(
            (one for one in mistaken if one and one.invalid_melds != plan.invalid_melds), 1
        )


def positions(count: int, table: Table | None = None) -> Iterator[tuple[State, Random]]:
    """Yield states from games, and near-miss positions, in which a player may lay cards."""
    for number in range(count):
        rng = dice(number)
        state = random_position(rng, table)
        if number % 5 == 0 and table is None:
            state = rng.choice(game(number // 5 % 80).acts).state
        while state.phase in (Phase.CUT, Phase.DRAW, Phase.SHUFFLE):
            seat = right_neighbour(state) if state.phase is Phase.CUT else state.turn
            for event in decide(state, seat, choose(state, rng, RANDOM)):
                state = evolve(state, event)
        if state.phase is Phase.PLAY:
            yield state, rng


def test_a_draw_is_accepted_if_and_only_if_it_is_listed(size: Size) -> None:
    """Both piles are tried in every state."""
    for number in range(size(60, 5_000)):
        states = [act.state for act in game(number).acts]
        states += [random_position(dice(number * 100 + more)) for more in range(20)]
        for state in states:
            if state.phase is Phase.CUT:
                continue
            listed = () if state.outcome else legal.draws(Turn.of(state))
            for pile in Pile:
                try:
                    decide(state, state.turn, Draw(pile))
                except Illegal:
                    assert Draw(pile) not in listed
                else:
                    assert Draw(pile) in listed


def test_a_step_is_accepted_if_and_only_if_it_is_listed(size: Size) -> None:
    """Melds, lay-offs of one card and swaps are tried. Strict mode also accepts invalid melds."""
    for state, rng in positions(size(160, 10_000)):
        for plan in plans(state, rng):
            steps = list(legal.steps(plan))
            listed = {meaning(step, plan) for step in steps}
            assert None not in listed
            assert len(listed) == len(steps)
            leads_to = {key(plan.step(step)) for step in steps}
            for step in some_steps(plan, rng, most=40):
                after = try_step(plan, step)
                if after is None:
                    assert meaning(step, plan) not in listed, (step, state)
                elif after.invalid_melds == plan.invalid_melds:
                    assert key(after) in leads_to, (step, state)
                    assert meaning(step, plan) in listed
                else:
                    assert plan.turn.mode is Mode.STRICT
                    assert meaning(step, plan) is None


def test_a_lay_off_of_several_cards_is_accepted_if_and_only_if_listed_steps_reach_it(
    size: Size,
) -> None:
    """Lay-offs of two or three cards are compared with sequences of listed steps."""
    full_of_jokers = Table(find_preset("verband").rules, 3, Mode.ASSIST)
    count = size(60, 10_000)
    for state, rng in chain(positions(count), positions(count, full_of_jokers)):
        plan = begin_draft(state, state.turn)
        listed = lay_offs(plan)
        for step in some_lay_offs(plan, rng, most=40):
            meld = plan.table[step.onto - 1].meld
            cards: Counter[Placed] = Counter(
                JOKER if isinstance(card, JokerFor) and isinstance(meld, Group) else card
                for card in step.cards
            )
            after = try_step(plan, step)
            keys = set(reachable(plan, listed, step.onto, cards))
            if after is None:
                assert not keys, (step, state)
            else:
                assert key(after) in keys, (step, state)


def test_an_end_is_accepted_if_and_only_if_it_is_listed(size: Size) -> None:
    """Discards, returns and passes are tried. Only a finished plan needs no end."""
    for state, rng in positions(size(300, 50_000)):
        for plan in chain.from_iterable(with_wrong_meld(one, rng) for one in plans(state, rng)):
            listed = set(legal.ends(plan))
            for end in all_ends(plan, rng):
                expected = plan.finished if end is None else end in listed
                assert accepted(state, plan, end) == expected, (plan, end)


def test_a_turn_can_always_be_ended(size: Size) -> None:
    """In every position, `choose` finds a plan that ends the turn, and the engine accepts it."""
    for state, rng in positions(size(300, 50_000)):
        assert decide(state, state.turn, choose(state, rng, RANDOM))


def test_naming_a_joker_in_a_set_makes_no_difference(size: Size) -> None:
    for state, _ in positions(size(300, 50_000)):
        plan = begin_draft(state, state.turn)
        for step in legal.steps(plan):
            match step:
                case LayDown(cards) if JOKER in cards:
                    named: Step = LayDown(_named(cards, ()))
                case LayOff(cards, onto) if JOKER in cards:
                    named = LayOff(_named(cards, plan.table[onto - 1].meld.cards), onto)
                case _:
                    continue
            assert key(plan.step(named)) == key(plan.step(step)), (named, state)


def _named(cards: tuple[Placed, ...], lying: Cards) -> tuple[Placed, ...]:
    """Return the cards with each joker standing for a suit that the set lacks."""
    naturals = [card for card in (*lying, *cards) if isinstance(card, Natural)]
    faces = [Natural(naturals[0].rank, suit) for suit in SUITS]
    missing = [JokerFor(face) for face in faces if face not in naturals]
    return tuple(missing.pop() if card is JOKER else card for card in cards)
