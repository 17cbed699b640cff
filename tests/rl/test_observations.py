"""An agent observes exactly the data of its seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import numpy as np

from romme.cards import JOKER, Card, Natural
from romme.engine.draft import Draft
from romme.engine.state import Phase, Pile
from romme.melds import Group, JokerFor, Meld
from romme.rl import spaces as no
from romme.view import View, sample, view
from tests.conftest import Size
from tests.support.laws.positions import random_position
from tests.support.laws.tables import dice
from tests.support.rl.paired_game import PairedGame, Rows, some_table

QUESTION = [no.FACTS, no.FACTS, no.FACTS], [no.ASKED_WHERE, no.ASKED_SWAP, no.ASKED_JOKERS]
MOST_ACTIONS = 400
"""Maximum number of actions per game, since a game under random rules may never end."""


# --- expected rows, from a view ------------------------------------------------------------------


def counts(cards: Iterable[Card]) -> Rows:
    """Return a row with the number of copies of each card."""
    row = np.zeros(no.CARDS, np.int8)
    for card, number in Counter(cards).items():
        row[card.order] = number
    return row


def meld_row(meld: Meld) -> Rows:
    """Return the observation row that is expected for a meld."""
    row = np.zeros(no.CARDS, np.int8)
    for card in meld.placed:
        match card:
            case Natural():
                row[card.order] = 1
            case JokerFor(face):
                row[face.order] = 2
            case _:
                assert isinstance(meld, Group)
                row[JOKER.order] += 1
    return row


def expected_rows(seen: View, plan: Draft | None) -> Rows:
    """Return the expected observation for a view and a plan, while no question is pending."""
    assert seen.seat is not None
    rows = np.zeros((no.ROWS, no.CARDS), np.int8)
    at = seen.playing.index(seen.seat)
    seats = seen.playing[at:] + seen.playing[:at]
    playing = seen.phase is Phase.PLAY
    to_use = [JOKER] * seen.pending if seen.taken is None else [seen.taken, *[JOKER] * seen.pending]
    rows[no.HAND] = counts(seen.hand)
    rows[no.TO_USE] = counts(to_use)
    rows[no.PILE] = counts(seen.open_pile)
    rows[no.TOP] = counts(seen.open_pile[-1:])
    if seen.drawn is not None:
        rows[no.DRAWN] = counts([seen.drawn.card])
    for number, seat in enumerate(seats):
        rows[no.KNOWN + number] = counts(seen.known[seat - 1])
    order = seen.stock_order or ()
    rows[no.UNSEEN] = counts(seen.pack) - counts([*seen.hand, *to_use, *seen.open_pile, *order])
    rows[no.UNSEEN] -= rows[no.KNOWN + 1 : no.KNOWN + len(seats)].sum(axis=0, dtype=np.int8)
    for number, one in enumerate(seen.table):
        rows[no.TABLE + number] = meld_row(one.meld)
        rows[no.UNSEEN] -= counts(one.meld.cards)
    for first, pile in ((no.PILE_ORDER, seen.open_pile[::-1]), (no.STOCK_ORDER, order)):
        for number, card in enumerate(pile):
            rows[first + number // no.CARDS, number % no.CARDS] = card.order + 1
    facts = {
        no.TO_DRAW: seen.phase is Phase.DRAW,
        no.TO_PLAY: playing,
        no.OVER: seen.phase is Phase.OVER,
        no.STOCK_SIZE: seen.stock,
        no.PILE_SIZE: len(seen.open_pile),
        no.MELD_COUNT: len(seen.table),
        no.ORDER_SEEN: seen.stock_order is not None,
        no.TURNINGS: seen.turnings,
        no.IDLE: min(seen.idle, 127),
        no.FROM_STOCK: seen.drawn_from is Pile.STOCK,
        no.FROM_OPEN: seen.drawn_from is Pile.OPEN,
    }
    for number, seat in enumerate(seats):
        facts[no.TURN + number] = seat == seen.turn
        facts[no.COUNT + number] = seen.counts[seat - 1]
        facts[no.OPENED + number] = seat in seen.opened
        facts[no.PLAYS + number] = 1
    if plan is not None and seen.seat == seen.turn:
        facts[no.NEW_POINTS] = min(plan.points, 127)
        facts[no.NEW_MELDS] = len(plan.new_melds)
        facts[no.MUST_FINISH] = plan.must_finish
    for fact, value in facts.items():
        rows[no.FACTS, fact] = value
    return rows


def differences(found: Rows, wanted: Rows) -> list[tuple[int, int, int, int]]:
    """Return the row, the column, the found and the expected value of each difference."""
    return [
        (int(row), int(column), int(found[row, column]), int(wanted[row, column]))
        for row, column in zip(*np.nonzero(found != wanted), strict=True)
    ]


def check_observations(both: PairedGame) -> None:
    """Assert that every seat observes its view, and nothing else except a pending question."""
    for seat in both.state.playing:
        found = both.rows(seat)
        if seat == both.state.turn and both.game.question:
            assert found[no.CHOICE].any()
            assert found[QUESTION].sum() == 1
            found[no.CHOICE] = found[QUESTION] = 0
        wanted = expected_rows(both.seen(seat), both.plan)
        assert np.array_equal(found, wanted), differences(found, wanted)


# --- tests ---------------------------------------------------------------------------------------


def test_observations_equal_the_views(size: Size) -> None:
    """Whole games are checked for every seat after every action, including steps of a plan."""
    for number in range(size(12, 4_000)):
        both, rng = PairedGame.numbered(number), dice(number)
        check_observations(both)
        for _ in range(MOST_ACTIONS):
            if both.over:
                break
            both.act_randomly(rng)
            check_observations(both)


def test_observations_are_correct_in_dense_positions(size: Size) -> None:
    """Dense positions often have runs with jokers, possible swaps, and cards that must be laid."""
    for number in range(size(80, 30_000)):
        rng = dice(number)
        both = PairedGame.at(random_position(rng, some_table(number, rng)))
        check_observations(both)
        for _ in range(8):
            if not both.over:
                both.act_randomly(rng)
                check_observations(both)


def test_observations_do_not_depend_on_hidden_cards(size: Size) -> None:
    """Redistributing cards that a seat cannot see changes neither its observation nor its mask.

    For the seat to move this also holds during a plan or a question.
    """
    compared = Counter[bool]()
    for number in range(size(60, 20_000)):
        both, rng = PairedGame.numbered(number), dice(number)
        done: list[int] = []
        for _ in range(rng.randint(0, 150)):
            if not both.over:
                before = both.state
                action = both.act_randomly(rng)
                done = [*done, action] if both.state is before else []
        if both.over:
            continue
        for seat in both.state.playing:
            if not done or seat == both.state.turn:
                other = PairedGame.at(sample(view(both.state, seat), rng))
                for action in done:
                    other.act(action)
                assert np.array_equal(other.rows(seat), both.rows(seat))
                if seat == both.state.turn:
                    assert np.array_equal(other.mask(), both.mask())
                compared[bool(done)] += other.state != both.state
    assert min(compared[True], compared[False]) >= 5
