"""Every reason is true and reveals nothing that the player cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from romme.bots.advice.draws import Drawing
from romme.bots.advice.plans import Planned, drawbacks, plan_reasons
from romme.bots.advice.reasons import Fact, Reason, Why
from romme.bots.advice.sight import Sight
from romme.cards import Joker, Natural
from romme.engine import legal
from romme.engine.decide import begin_draft, carry_out
from romme.engine.state import Cards, Phase, State
from romme.melds import Group, Run
from romme.view import View, view
from tests.conftest import Size
from tests.support.bots.advice.case import Case
from tests.support.bots.advice.truth import is_true
from tests.support.laws.play import GREEDY, RANDOM, STALLER, choose, game, plan
from tests.support.laws.positions import random_position
from tests.support.laws.tables import dice


def states(number: int, rng: Random) -> Iterator[State]:
    """Yield up to six states in which a player must draw or play.

    The first is a random position full of near misses, and the second the state after one move in
    it. The others are from a game.
    """
    dense = random_position(rng)
    yield dense
    drawn = carry_out(dense, dense.turn, choose(dense, rng, RANDOM)).state
    acts = game(number % 120).acts
    for state in (drawn, *(act.state for act in rng.sample(acts, min(4, len(acts))))):
        if state.phase in (Phase.DRAW, Phase.PLAY) and state.correction is None:
            yield state


def cases(state: State, rng: Random) -> Iterator[Case]:
    """Yield reasons for and against some moves, including drawbacks compared with other moves."""
    sight = Sight(view(state, state.turn))
    if state.phase is Phase.DRAW:
        drawing = Drawing(sight)
        for draw in legal.draws(sight.turn):
            yield from (Case(state, draw, reason) for reason in drawing.reasons(draw))
        return
    draft = begin_draft(state, state.turn)
    plays = {plan(draft, rng, policy) for policy in (RANDOM, RANDOM, GREEDY, STALLER)}
    plans = [Planned(sight, play) for play in sorted(plays, key=repr)]
    for one in plans:
        given = plan_reasons(one, state.hand(state.turn))
        yield from (Case(state, one.play, reason) for reason in given)
        for other in plans:
            yield from (
                Case(state, one.play, reason, other.play) for reason in drawbacks(one, other)
            )


def cards_in(reason: Reason) -> Iterator[Natural | Joker]:
    """Yield the cards named in the facts of a reason."""
    for fact in reason.facts.values():
        yield from _cards(fact)


def _cards(fact: Fact) -> Cards:
    match fact:
        case Natural() | Joker():
            return (fact,)
        case Run() | Group():
            return fact.cards
        case tuple():
            return fact
        case _:
            return ()


def visible(seen: View) -> set[Natural | Joker]:
    """Return the cards that the player sees or that are publicly known."""
    table = [card for lying in seen.table for card in lying.meld.cards]
    known = [card for cards in seen.known for card in cards]
    taken = () if seen.taken is None else (seen.taken,)
    stock = seen.stock_order or ()
    return {*seen.hand, *taken, *table, *known, *seen.open_pile, *stock}


def test_every_reason_is_true(size: Size) -> None:
    """Each reason is true in the complete state, including the cards that the player cannot see."""
    met: Counter[Why] = Counter()
    for number in range(size(10, 5_000)):
        rng = dice(number)
        for state in states(number, rng):
            for case in cases(state, rng):
                assert is_true(case), (number, case)
                met[case.reason.why] += 1
    assert len(met) >= len(Why) - size(12, 1), {*Why} - met.keys()


def test_no_reason_names_a_hidden_card(size: Size) -> None:
    """The facts name only cards in the player's hand and public ones."""
    named = 0
    for number in range(size(10, 5_000)):
        rng = dice(number)
        for state in states(number, rng):
            seen = view(state, state.turn)
            for case in cases(state, rng):
                cards = [*cards_in(case.reason)]
                assert {*cards} <= visible(seen), (number, case)
                named += len(cards)
    assert named
