"""Oracle for melds: all ways to read some cards as one meld.

Written from the definitions alone (``docs/rules.md`` K2, K5, K14, T7, T8, V2.2, V5.5, V5.6, the
card notation of ``docs/game-files.md`` and the original documents). It shares no code with the
project, so that the two can be compared. Everything is brute force: all possible runs and sets are
enumerated face by face, and the given cards are matched against each of them.

A *face* is a rank and a suit such as ``8H``, shown at one place of a meld. A natural card fills the
place of its own face, a named joker ``*8H`` the place it names, and a bare joker ``*`` any place of
a set.

The examples of the documents, with the options of the three rule sets:

>>> klassik = dict(ace_order="low", joker_share="fewer", side_by_side="apart",
...                largest_set=4, ace_points="one")
>>> turnier = dict(ace_order="corner", joker_share="fewer", side_by_side="apart",
...                largest_set=4, ace_points="by_place")
>>> verband = turnier | dict(joker_share="not_more")
>>> def show(found):
...     for reading in sorted(found):
...         print(reading.kind, " ".join(reading.cards), reading.points)
>>> def judge(text, options):
...     show(readings(text.split(), **options))
>>> def lay_off(meld, kind, added, options):
...     show(lay_off_readings(meld.split(), kind, added.split(), **options))

K5 (documents 000 to 002); the cards may be given in any order:

>>> judge("6C 4C 5C", klassik)
run 4C 5C 6C 15
>>> judge("8H 9H TH JH", klassik)
run 8H 9H TH JH 37
>>> judge("7D 7H 7S", klassik)
set 7S 7H 7D 21

K2, K14: the ace is low only and counts 1, even in a set:

>>> judge("AS 2S 3S", klassik)
run AS 2S 3S 6
>>> judge("QS KS AS", klassik)
>>> judge("KS AS 2S", klassik)
>>> judge("AC AS AH", klassik)
set AC AS AH 3

K6: the three or the seven extends 4C 5C 6C; the ace does not extend 3S 4S 5S:

>>> lay_off("4C 5C 6C", "run", "3C", klassik)
run 3C 4C 5C 6C 18
>>> lay_off("4C 5C 6C", "run", "7C", klassik)
run 4C 5C 6C 7C 22
>>> lay_off("3S 4S 5S", "run", "AS", klassik)
>>> lay_off("2C 2S 2H", "set", "2D", klassik)
set 2C 2S 2H 2D 8

T8 (document 003): "Kreuz 10, Bube, Dame"; the ace after the king counts 11, even if the two
follows; before the two without the king it counts 1; a set has different suits:

>>> judge("TC JC QC", turnier)
run TC JC QC 30
>>> judge("QH KH AH", turnier)
run QH KH AH 31
>>> judge("2H AH KH", turnier)
run KH AH 2H 23
>>> judge("AH 2H 3H", turnier)
run AH 2H 3H 6
>>> judge("AC AS AH", turnier)
set AC AS AH 33
>>> judge("7C 7C 7S", turnier)

T8: jokers are fewer than the natural cards and never side by side in a run:

>>> judge("4C 5C *6C", turnier)
run 4C 5C *6C 15
>>> judge("4H *5H 6H *7H", turnier)
>>> judge("7C 7S * *", turnier)
>>> judge("4H *5H *6H 7H 8H", turnier)
>>> judge("4H *5H 6H *7H 8H", turnier)
run 4H *5H 6H *7H 8H 30

V5.5, V5.6 (document 004): "Ass, König, Dame"; a joker for the king makes the ace 11 as well;
there may be as many jokers as natural cards, but not side by side:

>>> judge("AD KD QD", verband)
run QD KD AD 31
>>> judge("QD *KD AD", verband)
run QD *KD AD 31
>>> judge("AD 2D 3D", verband)
run AD 2D 3D 6
>>> judge("4H *5H 6H *7H", verband)
run 4H *5H 6H *7H 22
>>> judge("4H *5H *6H 7H", verband)
>>> judge("4H *5H *6H 7H", verband | dict(side_by_side="free"))
run 4H *5H *6H 7H 22
>>> judge("* 7S * 7C", verband)
set 7C 7S * * 28
>>> judge("7C * *", verband)

Game file notation: in a run a joker names the card it stands for, in a set it need not:

>>> judge("4C 5C *", turnier)
>>> judge("7D *7H 7C", turnier)
set 7C 7D * 21
>>> judge("7D *7D 7C", turnier)
>>> lay_off("4H *5H 6H", "run", "7H *8H", turnier)
run 4H *5H 6H 7H *8H 30
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, permutations
from typing import Literal, NamedTuple

RANKS = "A23456789TJQK"
SUITS = "CSHD"
SMALLEST_MELD = 3

Faces = tuple[str, ...]


class Reading(NamedTuple):
    """One way to read some cards as one meld."""

    kind: Literal["run", "set"]
    cards: tuple[str, ...]
    points: int


class _Options(NamedTuple):
    """The options of a rule set that affect melds."""

    ace_order: str
    joker_share: str
    side_by_side: str
    largest_set: int
    ace_points: str


def readings(
    cards: Sequence[str],
    *,
    ace_order: str,
    joker_share: str,
    side_by_side: str,
    largest_set: int,
    ace_points: str,
) -> set[Reading]:
    """Return all valid readings of exactly these cards as one meld, possibly an empty set.

    Raise ``ValueError`` for a string that is not a card or for an unknown value of an option.

    Only all thirteen cards of a suit have several readings:

    >>> suit = [rank + "S" for rank in RANKS]
    >>> rest = dict(joker_share="fewer", side_by_side="apart", largest_set=4,
    ...             ace_points="by_place")
    >>> [len(readings(suit, ace_order=order, **rest)) for order in ("low", "low_or_high", "corner")]
    [1, 2, 13]
    >>> readings(["KS", "AS", "2S"], ace_order="low_or_high", **rest)
    set()
    >>> readings(["1S", "2S", "3S"], ace_order="low", **rest)
    Traceback (most recent call last):
    ValueError: not a card: '1S'
    """
    options = _check_options(
        _Options(ace_order, joker_share, side_by_side, largest_set, ace_points)
    )
    for card in cards:
        _check_card(card)
    if not _jokers_in_bounds(cards, options):
        return set()
    return set(_run_readings(cards, options)) | set(_set_readings(cards, options))


def lay_off_readings(
    meld: Sequence[str],
    kind: str,
    added: Sequence[str],
    *,
    ace_order: str,
    joker_share: str,
    side_by_side: str,
    largest_set: int,
    ace_points: str,
) -> set[Reading]:
    """Return all valid readings of ``meld`` with ``added`` laid off onto it and no card moved.

    ``meld`` is given as shown on the table: a run in ascending order with its jokers named. In an
    extended run the old cards stay one block in their old order. Sets have no order, so nothing
    can be rearranged there. Only the result is checked, not the old meld and not the order in which
    cards are added. Adding no cards checks the meld itself.

    With ``corner``, a king fits both ends of a run of twelve cards that starts with the ace:

    >>> twelve = [rank + "S" for rank in RANKS[:-1]]
    >>> rest = dict(joker_share="fewer", side_by_side="apart", largest_set=4,
    ...             ace_points="by_place")
    >>> found = lay_off_readings(twelve, "run", ["KS"], ace_order="corner", **rest)
    >>> sorted("".join(card[0] for card in reading.cards) for reading in found)
    ['A23456789TJQK', 'KA23456789TJQ']
    """
    if kind not in ("run", "set"):
        raise ValueError(f"not a kind of meld: {kind!r}")
    found = readings(
        [*meld, *added],
        ace_order=ace_order,
        joker_share=joker_share,
        side_by_side=side_by_side,
        largest_set=largest_set,
        ace_points=ace_points,
    )
    return {
        reading
        for reading in found
        if reading.kind == kind and (kind == "set" or _has_block(reading.cards, tuple(meld)))
    }


# --- cards and options ---------------------------------------------------------------------------


def _check_card(card: str) -> None:
    """Raise ``ValueError`` for a string that is not a card."""
    face = card.removeprefix("*")
    if card == "*":
        return
    if len(face) != len("8H") or face[0] not in RANKS or face[1] not in SUITS:
        raise ValueError(f"not a card: {card!r}")


def _check_options(options: _Options) -> _Options:
    """Return the options unchanged; raise ``ValueError`` if one of them has an unknown value."""
    known: dict[str, tuple[str | int, ...]] = {
        "ace_order": ("low", "low_or_high", "corner"),
        "joker_share": ("fewer", "not_more", "one", "any"),
        "side_by_side": ("apart", "free"),
        "largest_set": (3, 4),
        "ace_points": ("one", "by_place"),
    }
    given: dict[str, str | int] = options._asdict()
    for name, value in given.items():
        if value not in known[name]:
            raise ValueError(f"{name} cannot be {value!r}")
    return options


def _is_joker(card: str) -> bool:
    """Whether a card is a joker, bare or named."""
    return card.startswith("*")


def _fills(card: str, face: str) -> bool:
    """Whether the card can show this face in a meld."""
    return card in ("*", face, "*" + face)


def _jokers_in_bounds(cards: Sequence[str], options: _Options) -> bool:
    """Whether the rules allow this many jokers for the number of natural cards (T8, V5.6)."""
    jokers = sum(1 for card in cards if _is_joker(card))
    naturals = sum(1 for card in cards if not _is_joker(card))
    if naturals == 0:
        return False
    if options.joker_share == "fewer":
        return jokers < naturals
    if options.joker_share == "not_more":
        return jokers <= naturals
    if options.joker_share == "one":
        return jokers <= 1
    return True


# --- runs ----------------------------------------------------------------------------------------


def _run_readings(cards: Sequence[str], options: _Options) -> Iterator[Reading]:
    """Yield a reading for every run that these cards fill."""
    for faces in _all_runs(options.ace_order):
        arrangement = _fill_run(cards, faces)
        if arrangement is None:
            continue
        if options.side_by_side == "apart" and _has_adjacent_jokers(arrangement):
            continue
        yield Reading("run", arrangement, _run_points(faces, options.ace_points))


@cache
def _all_runs(ace_order: str) -> tuple[Faces, ...]:
    """Return the faces of every run: each suit, each first rank, each length with no rank twice."""
    runs: list[Faces] = []
    for suit in SUITS:
        for start in range(len(RANKS)):
            for length in range(SMALLEST_MELD, len(RANKS) + 1):
                ranks = [RANKS[(start + step) % len(RANKS)] for step in range(length)]
                if _ace_is_allowed(ranks, ace_order):
                    runs.append(tuple(rank + suit for rank in ranks))
    return tuple(runs)


def _ace_is_allowed(ranks: Sequence[str], ace_order: str) -> bool:
    """Whether the ace may be where it is in these consecutive ranks (K2, T8, V5.6)."""
    neighbours = list(pairwise(ranks))
    after_king = ("K", "A") in neighbours
    before_two = ("A", "2") in neighbours
    if ace_order == "low":
        return not after_king
    if ace_order == "low_or_high":
        return not (after_king and before_two)
    return True


def _fill_run(cards: Sequence[str], faces: Faces) -> tuple[str, ...] | None:
    """Return one card for each face, or None if a face or a card is left over."""
    left = [card for card in cards if card != "*"]
    if len(left) != len(cards):
        return None  # a joker that names no card
    arrangement: list[str] = []
    for face in faces:
        fitting = [card for card in left if _fills(card, face)]
        if not fitting:
            return None
        left.remove(fitting[0])
        arrangement.append(fitting[0])
    return None if left else tuple(arrangement)


def _has_adjacent_jokers(arrangement: Sequence[str]) -> bool:
    return any(_is_joker(one) and _is_joker(other) for one, other in pairwise(arrangement))


def _has_block(cards: tuple[str, ...], block: tuple[str, ...]) -> bool:
    """Whether the cards contain the block, unbroken and in its order."""
    return any(cards[at : at + len(block)] == block for at in range(len(cards) + 1))


# --- sets ----------------------------------------------------------------------------------------


def _set_readings(cards: Sequence[str], options: _Options) -> Iterator[Reading]:
    """Yield a reading for every set that these cards fill in some order."""
    for faces in _all_sets(options.largest_set):
        if len(faces) != len(cards):
            continue
        for order in permutations(cards):
            if all(_fills(card, face) for card, face in zip(order, faces, strict=True)):
                # faces are in suit order, and so are the natural cards assigned to them
                naturals = [card for card in order if not _is_joker(card)]
                jokers = ["*" for card in order if _is_joker(card)]
                points = _set_points(faces, options.ace_points)
                yield Reading("set", (*naturals, *jokers), points)


def _all_sets(largest_set: int) -> Iterator[Faces]:
    """Yield the faces of every set: each rank with each choice of different suits."""
    for rank in RANKS:
        for size in range(SMALLEST_MELD, largest_set + 1):
            for suits in combinations(SUITS, size):
                yield tuple(rank + suit for suit in suits)


# --- values --------------------------------------------------------------------------------------


def _run_points(faces: Faces, ace_points: str) -> int:
    """Return the points of a run. A joker counts as the face that it stands for (T7, V5.6)."""
    has_king = any(face[0] == "K" for face in faces)
    ace = 11 if ace_points == "by_place" and has_king else 1
    return sum(_face_points(face, ace) for face in faces)


def _set_points(faces: Faces, ace_points: str) -> int:
    """Return the points of a set. A joker counts as the face that it stands for (T7, V5.6)."""
    ace = 11 if ace_points == "by_place" else 1
    return sum(_face_points(face, ace) for face in faces)


def _face_points(face: str, ace: int) -> int:
    """Return the points of a face: `ace`, 10 for J, Q and K, or its number (K14, T7, V2.2)."""
    if face[0] == "A":
        return ace
    if face[0] in "TJQK":
        return 10
    return int(face[0])
