"""Compare the engine's melds with the independent `judge`, on cards that nearly form a meld."""

from __future__ import annotations

from itertools import product
from random import Random

from romme.cards import JOKER, RANKS, SUITS, Natural
from romme.melds import (
    RING,
    AceOrder,
    AcePoints,
    Flaw,
    Group,
    JokerFor,
    JokerShare,
    Meld,
    MeldRules,
    Placed,
    SideBySide,
    arrange,
    extend,
    points,
)
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.oracle.judge import Reading, lay_off_readings, readings

ALL_RULES = tuple(
    MeldRules(*answers) for answers in product(AceOrder, JokerShare, SideBySide, (3, 4), AcePoints)
)
"""Every combination of the options that affect melds."""


def options(rules: MeldRules) -> dict[str, str | int]:
    """Return the options in the form that `readings` and `lay_off_readings` take."""
    return {
        "ace_order": rules.ace_order.value,
        "joker_share": rules.joker_share.value,
        "side_by_side": rules.side_by_side.value,
        "largest_set": rules.largest_set,
        "ace_points": rules.ace_points.value,
    }


def reading(meld: Meld, rules: MeldRules) -> Reading:
    """Convert a meld of the engine to a `Reading` of `tests.support.oracle.judge`."""
    cards = tuple(map(str, meld.placed))
    if isinstance(meld, Group):
        return Reading("set", cards, points(meld, rules))
    return Reading("run", cards, points(meld, rules))


def dense(rng: Random, most: int = 7) -> list[Placed]:
    """Return cards of few ranks and suits, often with many jokers, both named and unnamed."""
    low = rng.choice((rng.randrange(RING), rng.choice((0, 10, 11, 12))))  # often near the ace
    width = rng.choice((1, 3, 4, 6))
    ranks = [RANKS[(low + step) % RING] for step in range(width)]
    suits = rng.sample(SUITS, rng.choice((1, 1, 2, 4)))
    jokers, bare = rng.choice((0, 0.2, 0.5)), rng.choice((0, 0.1, 1))
    faces = [Natural(rank, suit) for rank in ranks for suit in suits]
    chosen = rng.sample(faces, min(len(faces), rng.randint(2, most)))
    if rng.random() < 0.2:
        chosen.append(rng.choice(chosen))
    placed: list[Placed] = []
    for face in chosen:
        if rng.random() >= jokers:
            placed.append(face)
        else:
            placed.append(JOKER if rng.random() < bare else JokerFor(face))
    return placed


def long_run(rng: Random) -> list[Placed]:
    """Return eleven to thirteen cards of one suit in any order, some of them jokers."""
    low, length = rng.randrange(RING), rng.randint(11, 13)
    suit = rng.choice(SUITS)
    faces = [Natural(RANKS[(low + step) % RING], suit) for step in range(length)]
    placed: list[Placed] = [JokerFor(face) if rng.random() < 0.2 else face for face in faces]
    rng.shuffle(placed)
    return placed


def random_set(rng: Random) -> list[Placed]:
    """Return three cards of one rank, possibly one of them a joker."""
    rank = rng.choice(RANKS)
    first, *others = rng.sample(SUITS, 3)
    joker: Placed = rng.choice((JOKER, Natural(rank, first)))
    return [joker, *(Natural(rank, suit) for suit in others)]


def test_arrange_agrees_with_the_judge(size: Size) -> None:
    """Engine and judge accept the same cards, and the engine's reading is one of the judge's."""
    found = 0
    for number in range(size(1_600, 300_000)):
        rng = dice(number)
        rules = ALL_RULES[number % len(ALL_RULES)]
        cards = long_run(rng) if rng.random() < 0.1 else dense(rng)
        meld = arrange(cards, rules)
        judged = readings(list(map(str, cards)), **options(rules))  # type: ignore[arg-type]  # option values as strings
        if isinstance(meld, Flaw):
            assert not judged, (cards, rules, meld)
        else:
            assert reading(meld, rules) in judged, (cards, rules)
            found += 1
    assert found > size(200, 30_000)


def test_extend_agrees_with_the_judge(size: Size) -> None:
    """Engine and judge accept the same lay-offs, and the engine's result is one of the judge's."""
    grown = 0
    for number in range(size(2_400, 300_000)):
        rng = dice(number)
        rules = ALL_RULES[number % len(ALL_RULES)]
        cards = rng.choice((dense(rng, 5), dense(rng, 5), random_set(rng), long_run(rng)))
        meld = arrange(cards, rules)
        if isinstance(meld, Flaw):
            continue
        added = _near(meld, rng)
        judged = lay_off_readings(
            list(map(str, meld.placed)),
            "set" if isinstance(meld, Group) else "run",
            list(map(str, added)),
            **options(rules),  # type: ignore[arg-type]  # option values as strings
        )
        result = extend(meld, added, rules)
        if isinstance(result, Flaw):
            assert not judged, (meld, added, rules, result)
        else:
            assert reading(result, rules) in judged, (meld, added, rules)
            grown += 1
    assert grown > size(100, 10_000)


def _near(meld: Meld, rng: Random) -> list[Placed]:
    """Return cards or jokers that may fit: of a set's rank, or next to the ends of a run."""
    if isinstance(meld, Group):
        rank = meld.rank if rng.random() < 0.85 else rng.choice(RANKS)
        faces = [Natural(rank, rng.choice(SUITS)) for _ in range(rng.choice((1, 1, 2)))]
    else:
        below = rng.randint(0, 2)
        places = [meld.low - 1 - step for step in range(1, below + 1)]
        places += [meld.low - 1 + len(meld.cards) + step for step in range(rng.randint(0, 2))]
        faces = [Natural(RANKS[place % RING], meld.suit) for place in places]
    if not faces or rng.random() < 0.1:
        faces.append(Natural(rng.choice(RANKS), rng.choice(SUITS)))
    rng.shuffle(faces)
    jokers: list[Placed] = [JOKER, *(JokerFor(face) for face in faces)]
    return [rng.choice(jokers) if rng.random() < 0.3 else face for face in faces]
