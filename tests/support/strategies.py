"""Hypothesis strategies for cards, melds, moves and rule sets, and reproducible random games.

Games use their own `Random` and only the public API of the engine (`tests.support.laws.play`), so a
seed always gives the same game.
"""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from romme.cards import JOKER, NATURALS, RANKS, SUITS, Card, Natural
from romme.engine.commands import Discard, Draw, GiveBack, LayDown, LayOff, Pass, Shuffle, Swap
from romme.engine.state import Pile, Seat
from romme.melds import RING, Flaw, JokerFor, Meld, MeldRules, Placed, arrange
from romme.notation.text import NotedMove
from romme.rules.options import AceOrder, AcePoints, JokerShare, SideBySide
from tests.support.laws.play import (
    GREEDY,
    POLICIES,
    RANDOM,
    SLOW_STALLER,
    STALLER,
    game,
    random_game,
)
from tests.support.laws.tables import TABLES, Table, dice, random_rules, random_table

__all__ = [
    "GREEDY",
    "POLICIES",
    "RANDOM",
    "SLOW_STALLER",
    "STALLER",
    "TABLES",
    "Table",
    "cards",
    "dense_cards",
    "dice",
    "game",
    "hands",
    "meld_rules",
    "melds",
    "moves",
    "naturals",
    "placed_cards",
    "random_game",
    "random_rules",
    "random_table",
    "rule_sets",
    "run_cards",
]

naturals: Final = st.sampled_from(NATURALS)
cards: Final[st.SearchStrategy[Card]] = naturals | st.just(JOKER)
placed_cards: Final[st.SearchStrategy[Placed]] = cards | st.builds(JokerFor, naturals)
hands: Final = st.lists(cards, max_size=15).map(lambda drawn: tuple(sorted(drawn)))
meld_rules: Final = st.builds(
    MeldRules,
    ace_order=st.sampled_from(AceOrder),
    joker_share=st.sampled_from(JokerShare),
    side_by_side=st.sampled_from(SideBySide),
    largest_set=st.sampled_from((3, 4)),
    ace_points=st.sampled_from(AcePoints),
)


@st.composite
def dense_cards(draw: st.DrawFn, most: int = 6) -> tuple[Placed, ...]:
    """Cards of few ranks and suits with many jokers: often a meld, or nearly one."""
    low = draw(st.integers(0, RING - 1))
    ranks = [RANKS[(low + step) % RING] for step in range(draw(st.integers(1, 5)))]
    suits = draw(st.sampled_from(((SUITS[0],), SUITS[1:3], SUITS)))
    faces = st.builds(Natural, st.sampled_from(ranks), st.sampled_from(suits))
    placed = st.one_of(faces, faces, st.builds(JokerFor, faces), st.just(JOKER))
    return tuple(draw(st.lists(placed, max_size=most)))


@st.composite
def run_cards(draw: st.DrawFn) -> tuple[Placed, ...]:
    """Consecutive cards of one suit, some of them named jokers, in any order."""
    low, length = draw(st.integers(0, RING - 1)), draw(st.integers(3, RING))
    suit = draw(st.sampled_from(SUITS))
    faces = [Natural(RANKS[(low + step) % RING], suit) for step in range(length)]
    jokered = draw(st.sets(st.integers(0, length - 1), max_size=6))
    placed = [JokerFor(face) if at in jokered else face for at, face in enumerate(faces)]
    return tuple(draw(st.permutations(placed)))


@st.composite
def melds(draw: st.DrawFn, rules: MeldRules) -> Meld:
    """A meld that these rules allow."""
    valid = draw(
        (dense_cards() | run_cards())
        .map(lambda placed: arrange(placed, rules))
        .filter(lambda meld: not isinstance(meld, Flaw))
    )
    assert not isinstance(valid, Flaw)
    return valid


_laid: Final = st.lists(placed_cards, min_size=1, max_size=6).map(tuple)
_numbers: Final = st.integers(0, 999_999)
moves: Final = st.builds(
    NotedMove,
    _numbers.map(Seat),
    st.one_of(
        st.builds(Draw, st.sampled_from(Pile)),
        st.builds(Shuffle, st.lists(cards, min_size=1).map(tuple)),
        st.builds(LayDown, _laid),
        st.builds(LayOff, _laid, _numbers),
        st.builds(Swap, naturals, _numbers),
        st.builds(Discard, cards),
        st.just(GiveBack()),
        st.just(Pass()),
    ),
)

rule_sets: Final = st.integers(0, 2**32).map(lambda seed: random_rules(dice(seed)))
