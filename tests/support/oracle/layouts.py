"""Oracle for hands: everything that can be melded from some cards, by exhaustive search.

Written from the clauses alone (``docs/rules.md`` K2, K5, K14, T7, T8, V2.2, V5.5, V5.6 and the
section on ``romme solve`` in ``docs/game-files.md``), without any code of the project. The terms
are those of `tests.support.oracle.judge`: a card is a text such as ``7C``, a joker in hand ``*``, a
joker in a run ``*8C``, a meld a `Reading`. Every meld is enumerated, every set of melds is tried,
and the best is picked afterwards. Turns with melds on the table are in
`tests.support.oracle.turns`.

>>> def show(melds):
...     print("; ".join(" ".join(meld.cards) for meld in sorted(melds)) or "nothing")
>>> def best(found):
...     print(found.points, found.left, end=": ")
...     show(found.melds)

T7 (document 003): an ace counts 11 in hand and 1 in a run without the king. So the melds that leave
the fewest points need not be those that count most:

>>> best(least_left("AH 2H 3H 3S 3D".split(), TURNIER))
6 6: AH 2H 3H
>>> best(most_points("AH 2H 3H 3S 3D".split(), TURNIER))
9 13: 3S 3H 3D

K9 (documents 000 to 002): only one meld may be laid in a turn, but a hand is analysed without that
limit. K14: the ace counts 1.

>>> best(least_left("AC 2C 3C 7C 7S 7D AH KH".split(), KLASSIK))
27 11: AC 2C 3C; 7C 7S 7D

T6 (document 003): the opening needs 40, possibly with several melds. T8: around the corner the ace
counts 11. There must be fewer jokers than natural cards, so four cards contain at most one joker:

>>> best(least_left_opening("KH AH 2H 5C 6C 7C 3S".split(), TURNIER))
41 3: 5C 6C 7C; KH AH 2H
>>> least_left_opening("AH 2H 3H 5C 6C 7C 3S".split(), TURNIER)
>>> show(all_melds("4C 6C * *".split(), TURNIER))
4C *5C 6C

V5.6 (document 004): two of four cards may be jokers, but not side by side:

>>> show(all_melds("4C 6C * *".split(), VERBAND))
*3C 4C *5C 6C; 4C *5C 6C; 4C *5C 6C *7C

T10 (document 003): a Hand-Rommé has all cards but one in melds; here one card is missing:

>>> missing("4C 5C 6C 8C KH".split(), TURNIER)
1
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from tests.support.oracle.judge import RANKS, SMALLEST_MELD, SUITS, Reading

JOKER = "*"
FACES = tuple(rank + suit for suit in SUITS for rank in RANKS)

Cards = tuple[str, ...]
"""A multiset of cards, sorted by suit and rank with jokers last."""


class Rules(NamedTuple):
    """The options of a rule set that decide what can be laid in a turn."""

    packs: int
    ace_order: str
    joker_share: str
    side_by_side: str
    largest_set: int
    ace_points: str
    melds_per_turn: int
    opening_points: int
    lay_offs: str
    own_lay_offs: str
    joker_swap: str
    joker_discard: str
    only_jokers: str
    finish: str
    hand_romme: str
    superromme: str
    joker_in_hand: int
    ace_in_hand: int


KLASSIK = Rules(
    packs=1,  # K2
    ace_order="low",  # K2
    joker_share="fewer",
    side_by_side="apart",
    largest_set=4,  # K5
    ace_points="one",  # K14
    melds_per_turn=1,  # K9
    opening_points=0,
    lay_offs="any_time",  # K6
    own_lay_offs="allowed",  # K6
    joker_swap="never",  # K6
    joker_discard="to_finish",
    only_jokers="pass",
    finish="discard_optional",  # K13
    hand_romme="no",
    superromme="no",
    joker_in_hand=20,
    ace_in_hand=0,
)
TURNIER = Rules(
    packs=2,  # T1
    ace_order="corner",  # T8
    joker_share="fewer",  # T8
    side_by_side="apart",  # T8
    largest_set=4,  # T8
    ace_points="by_place",  # T7
    melds_per_turn=0,  # T9
    opening_points=40,  # T6
    lay_offs="after_opening",  # T6
    own_lay_offs="allowed",  # T9
    joker_swap="full_sets",  # T9
    joker_discard="to_finish",  # T8
    only_jokers="pass",  # T8
    finish="discard_needed",  # T10
    hand_romme="yes",  # T10
    superromme="no",
    joker_in_hand=20,  # T7
    ace_in_hand=0,  # T11
)
VERBAND = TURNIER._replace(joker_share="not_more", superromme="yes")  # V5.6, V6.1


class Layout(NamedTuple):
    """Some melds laid together: their points, and the points left in the hand."""

    points: int
    left: int
    laid: int
    """Number of cards in the melds."""
    melds: tuple[Reading, ...]


# --- cards ---------------------------------------------------------------------------------------

_ORDER = {card: place for place, card in enumerate((*FACES, JOKER))}


def in_order(cards: Iterable[str]) -> Cards:
    """Return the cards sorted, so that equal multisets are equal tuples."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def cards_used(cards: Iterable[str]) -> Cards:
    """Return the cards of the hand that a meld uses, with every joker as a plain ``*``.

    >>> cards_used(("4C", "*5C", "6C"))
    ('4C', '6C', '*')
    """
    return in_order(JOKER if card.startswith(JOKER) else card for card in cards)


def without(cards: Cards, gone: Cards) -> Cards | None:
    """Return `cards` with those in `gone` removed, or None if `cards` lacks one of them."""
    rest = list(cards)
    for card in gone:
        if card not in rest:
            return None
        rest.remove(card)
    return tuple(rest)


def hand_points(cards: Iterable[str], rules: Rules) -> int:
    """Return the points of cards in a hand (K14, T7, V2.2)."""
    return sum(_hand_points(card, rules) for card in cards)


def _hand_points(card: str, rules: Rules) -> int:
    if card == JOKER:
        return rules.joker_in_hand
    return rules.ace_in_hand if card[0] == "A" and rules.ace_in_hand else _points(card, rules)


def _points(face: str, rules: Rules) -> int:
    """Return the points of a natural card, with the higher value for an ace."""
    if face[0] == "A":
        return 11 if rules.ace_points == "by_place" else 1
    return 10 if face[0] in "TJQK" else int(face[0])


# --- all melds -----------------------------------------------------------------------------------


def all_melds(hand: Iterable[str], rules: Rules) -> set[Reading]:
    """Return every meld that can be laid from some of these cards, in each of its readings.

    A joker may also stand for a card that is held; the held one then stays in hand.

    >>> melds = all_melds("4C 5C 6C *".split(), TURNIER)
    >>> sorted(" ".join(meld.cards) for meld in melds if len(meld.cards) == 3)
    ['*3C 4C 5C', '*4C 5C 6C', '4C *5C 6C', '4C 5C *6C', '4C 5C 6C', '5C 6C *7C']
    >>> sorted(" ".join(meld.cards) for meld in melds if len(meld.cards) == 4)
    ['*3C 4C 5C 6C', '4C 5C 6C *7C']
    """
    return set(melds_from(in_order(hand), rules))


@lru_cache(maxsize=2_000)
def melds_from(cards: Cards, rules: Rules) -> tuple[Reading, ...]:
    """Return every meld from some of these cards, sorted."""
    held, jokers = frozenset(cards) - {JOKER}, cards.count(JOKER)
    found = set(_sets_from(held, jokers, rules))
    for faces in all_runs(rules.ace_order):
        found.update(fill_run(faces, {}, held=held, jokers=jokers, rules=rules))
    return tuple(sorted(found))


@cache
def all_runs(ace_order: str) -> tuple[tuple[str, ...], ...]:
    """Return every possible run as faces: each suit, each first rank, each length (K2, T8, V5.6).

    >>> [len(all_runs(order)) for order in ("low", "low_or_high", "corner")]
    [264, 308, 572]
    """
    runs: list[tuple[str, ...]] = []
    for suit in SUITS:
        for first in range(len(RANKS)):
            for length in range(SMALLEST_MELD, len(RANKS) + 1):
                ranks = [RANKS[(first + step) % len(RANKS)] for step in range(length)]
                inner, last = "A" in ranks[1:-1], ranks[-1] == "A"
                if ace_order == "corner" or not (inner or (last and ace_order == "low")):
                    runs.append(tuple(rank + suit for rank in ranks))
    return tuple(runs)


def fill_run(
    faces: Cards,
    lying: Mapping[str, str],
    *,
    held: frozenset[str],
    jokers: int,
    rules: Rules,
) -> Iterator[Reading]:
    """Yield every way to fill the faces of a run with held cards and jokers.

    ``lying`` maps faces to the cards that are already on the table.
    """
    free = [face for face in faces if face not in lying]
    needed = [face for face in free if face not in held]
    for more in range(jokers - len(needed) + 1):
        for chosen in combinations([face for face in free if face in held], more):
            by_joker = {*needed, *chosen}
            cards = tuple(
                lying.get(face, JOKER + face if face in by_joker else face) for face in faces
            )
            if _joker_share_is_met(cards, rules) and _jokers_are_apart(cards, rules):
                yield Reading("run", cards, _run_points(faces, rules))


def _sets_from(held: frozenset[str], jokers: int, rules: Rules) -> Iterator[Reading]:
    """Yield every set, with and without jokers: one rank in different suits (K5, T8, V5.5)."""
    for rank in RANKS:
        suited = [rank + suit for suit in SUITS if rank + suit in held]
        for count in range(1, len(suited) + 1):
            for naturals in combinations(suited, count):
                for more in range(jokers + 1):
                    yield from as_set((*naturals, *(JOKER,) * more), rules)


def as_set(cards: Cards, rules: Rules) -> Iterator[Reading]:
    """Yield the cards as a set if they form one. In `cards`, jokers must be last."""
    naturals = [card for card in cards if card != JOKER]
    different = len(set(naturals)) == len(naturals)
    if (
        different
        and SMALLEST_MELD <= len(cards) <= rules.largest_set
        and _joker_share_is_met(cards, rules)
    ):
        yield Reading("set", cards, len(cards) * _points(cards[0], rules))


def _joker_share_is_met(cards: Cards, rules: Rules) -> bool:
    """Whether the rules allow this many jokers for the number of natural cards (T8, V5.6)."""
    jokers = sum(card.startswith(JOKER) for card in cards)
    naturals = len(cards) - jokers
    if rules.joker_share == "fewer":
        return jokers < naturals
    if rules.joker_share == "not_more":
        return jokers <= naturals
    if rules.joker_share == "one":
        return jokers <= 1 <= naturals
    return naturals > 0


def _jokers_are_apart(cards: Cards, rules: Rules) -> bool:
    """Whether the rules allow jokers at these places of a run (T8, V5.6)."""
    touching = any(a.startswith(JOKER) and b.startswith(JOKER) for a, b in pairwise(cards))
    return rules.side_by_side == "free" or not touching


def _run_points(faces: Cards, rules: Rules) -> int:
    """Return the points of a run. The ace is high if the run has a king (K14, T7)."""
    high = any(face[0] == "K" for face in faces)
    return sum(1 if face[0] == "A" and not high else _points(face, rules) for face in faces)


# --- sets of melds -------------------------------------------------------------------------------


def layouts(hand: Iterable[str], rules: Rules) -> Iterator[tuple[Reading, ...]]:
    """Yield every selection of melds that a small hand can lay together, including none at all.

    >>> [len(melds) for melds in layouts("4C 5C 6C 4C 5C 6C".split(), TURNIER)]
    [0, 1, 2]
    """
    cards = in_order(hand)
    melds = melds_from(cards, rules)

    def lay(rest: Cards, first: int) -> Iterator[tuple[Reading, ...]]:
        yield ()
        for place in range(first, len(melds)):
            left = without(rest, cards_used(melds[place].cards))
            if left is not None:
                yield from ((melds[place], *more) for more in lay(left, place))

    return lay(cards, 0)


@lru_cache(maxsize=20)
def outcomes(cards: Cards, rules: Rules) -> tuple[Layout, ...]:
    """Return one layout for each distinct result of laying melds from these cards.

    `_key` tells which results are distinct. The layout without melds is one of them.
    """
    melds: dict[str, dict[tuple[Cards, int], Reading]] = {card: {} for card in cards}
    for meld in melds_from(cards, rules):
        used = cards_used(meld.cards)
        for card in used:
            melds[card].setdefault((used, meld.points), meld)
    known: dict[Cards, tuple[Layout, ...]] = {(): (Layout(0, 0, 0, ()),)}

    def reach(rest: Cards) -> tuple[Layout, ...]:
        if rest in known:
            return known[rest]
        found: dict[tuple[int, int, int, int], Layout] = {}
        kept = hand_points(rest[:1], rules)
        for more in reach(rest[1:]):
            one = more._replace(left=more.left + kept)
            found.setdefault(_key(one), one)
        for (used, points), meld in melds[rest[0]].items():
            others = without(rest, used)
            for more in reach(others) if others is not None else ():
                laid = (meld, *more.melds)
                one = Layout(more.points + points, more.left, more.laid + len(used), laid)
                found.setdefault(_key(one), one)
        known[rest] = tuple(found.values())
        return known[rest]

    return reach(cards)


def _key(found: Layout) -> tuple[int, int, int, int]:
    """Return the points, the points left in hand, the number of cards laid and that of melds."""
    return (found.points, found.left, found.laid, len(found.melds))


def least_left(hand: Iterable[str], rules: Rules) -> Layout:
    """Return the layout that leaves the fewest points in hand."""
    return min(outcomes(in_order(hand), rules), key=lambda found: found.left)


def most_points(hand: Iterable[str], rules: Rules) -> Layout:
    return max(outcomes(in_order(hand), rules), key=lambda found: found.points)


def most_cards(hand: Iterable[str], rules: Rules) -> Layout:
    return max(outcomes(in_order(hand), rules), key=lambda found: found.laid)


def least_left_opening(hand: Iterable[str], rules: Rules) -> Layout | None:
    """Return the opening that leaves the fewest points in hand, or None if there is none."""
    return min(_openings(hand, rules), key=lambda found: found.left, default=None)


def fewest_cards_opening(hand: Iterable[str], rules: Rules) -> Layout | None:
    """Return the opening with the fewest cards, or None if there is none."""
    return min(_openings(hand, rules), key=lambda found: found.laid, default=None)


def _openings(hand: Iterable[str], rules: Rules) -> list[Layout]:
    """Return the layouts with which a player may open (T6, V5.2; any meld in `klassik`, K9)."""
    limit = rules.melds_per_turn or len(FACES)
    return [
        found
        for found in outcomes(in_order(hand), rules)
        if 1 <= len(found.melds) <= limit and found.points >= rules.opening_points
    ]


# --- distance from a Hand-Rommé ------------------------------------------------------------------


def missing(hand: Sequence[str], rules: Rules) -> int | None:
    """Return the fewest cards that must be replaced by natural ones to meld all cards but one.

    The hand includes the drawn card. The new cards come from the rest of the pack. Return None if
    the hand is too small for a meld.

    >>> missing("4C 5C 6C KH".split(), KLASSIK), missing("4C 9D 2S KH".split(), KLASSIK)
    (0, 2)
    >>> missing("4C 5C KH".split(), KLASSIK)
    """
    cards = in_order(hand)
    for exchanged in range(len(cards)):
        if _can_meld(cards, len(cards) - 1, exchanged, rules):
            return exchanged
    return None


def _can_meld(hand: Cards, count: int, lacking: int, rules: Rules) -> bool:
    """Whether `count` cards can form melds if at most `lacking` of them are not in the hand."""
    melds = [cards_used(meld) for meld in _melds_of_the_pack(hand.count(JOKER), count, rules)]

    def lay(used: Cards, first: int) -> bool:
        if len(used) == count:
            return True
        for place in range(first, len(melds)):
            more = (*used, *melds[place])
            if len(more) > count or not _in_pack(more, hand.count(JOKER), rules):
                continue
            if _count_lacking(more, hand) <= lacking and lay(more, place):
                return True
        return False

    return lay((), 0)


@lru_cache(maxsize=20)
def _melds_of_the_pack(jokers: int, longest: int, rules: Rules) -> tuple[Cards, ...]:
    """Return one meld for each multiset of cards that can form one, with at most `jokers` jokers.

    Runs have at most `longest` cards.
    """
    found: dict[Cards, Cards] = {}
    held = frozenset(FACES)
    for faces in all_runs(rules.ace_order):
        if len(faces) <= longest:
            for meld in fill_run(faces, {}, held=held, jokers=jokers, rules=rules):
                found.setdefault(cards_used(meld.cards), meld.cards)
    for meld in _sets_from(held, jokers, rules):
        found.setdefault(cards_used(meld.cards), meld.cards)
    return tuple(found.values())


def _in_pack(cards: Cards, jokers: int, rules: Rules) -> bool:
    """Whether the pack has enough of each natural card, and there are at most `jokers` jokers."""
    return all(cards.count(card) <= (jokers if card == JOKER else rules.packs) for card in cards)


def _count_lacking(cards: Cards, hand: Cards) -> int:
    rest = list(hand)
    for card in cards:
        if card in rest:
            rest.remove(card)
    return len(cards) - (len(hand) - len(rest))
