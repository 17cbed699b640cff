"""Melds: runs and sets, the cards that their jokers stand for, and their points.

Rule sets differ in what counts as a meld; `MeldRules` holds the differences. Invalid melds
raise nothing: functions return either the meld or the `Flaw` that makes it invalid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from typing import Final, NewType, TypeAlias, assert_never

from romme.cards import JOKER, RANKS, SUITS, Card, Joker, Natural, Rank, Suit, in_order

Points = NewType("Points", int)

SMALLEST_MELD: Final = 3
"""A set or a run has at least three cards (K5, T8, V5.5)."""
RING: Final = len(RANKS)


class AceOrder(Enum):
    """Where the ace may stand in a run (K2, T8, V5.6)."""

    LOW = "low"
    """Only before the two."""
    LOW_OR_HIGH = "low_or_high"
    """Before the two or after the king."""
    CORNER = "corner"
    """Also between king and two, around the corner."""


class JokerShare(Enum):
    """The share of jokers that a meld may contain (T8, V5.6)."""

    FEWER = "fewer"
    """Fewer jokers than natural cards."""
    NOT_MORE = "not_more"
    """No more jokers than natural cards."""
    ONE = "one"
    """At most one joker."""
    ANY = "any"
    """Any number of jokers, but at least one natural card."""


class SideBySide(Enum):
    """Whether two jokers may lie side by side in a run (T8, V5.6)."""

    APART = "apart"
    FREE = "free"


class AcePoints(Enum):
    """The points of an ace (K14, T7, V5.6)."""

    ONE = "one"
    """Always 1."""
    BY_PLACE = "by_place"
    """11 in a set, in hand, and in a run that contains the king; 1 in any other run."""


@dataclass(frozen=True, slots=True)
class MeldRules:
    """The options that decide what a meld is and how many points it scores."""

    ace_order: AceOrder
    joker_share: JokerShare
    side_by_side: SideBySide
    largest_set: int
    ace_points: AcePoints


@dataclass(frozen=True, slots=True)
class JokerFor:
    """A joker that names the card it stands for."""

    card: Natural

    def __str__(self) -> str:
        return f"*{self.card}"


Placed: TypeAlias = Natural | Joker | JokerFor
"""A card as a player lays it; in a run, a joker names the card it stands for."""


@dataclass(frozen=True, slots=True)
class Run:
    """Consecutive cards of one suit, in which a joker stands for the card at its position.

    >>> from romme.cards import parse_card
    >>> run = Run(Suit.HEARTS, Rank.KING, (parse_card("KH"), JOKER, parse_card("2H")))
    >>> str(run), run.stands_for(1)
    ('KH *AH 2H', parse_card('AH'))
    """

    suit: Suit
    low: Rank
    cards: tuple[Card, ...]

    def stands_for(self, place: int) -> Natural:
        """Return the card that belongs at place `place`, from 0, even if a joker lies there."""
        return Natural(RANKS[(self.low - 1 + place) % RING], self.suit)

    @property
    def faces(self) -> tuple[Natural, ...]:
        """The cards of the run, with each joker replaced by the card it stands for."""
        return tuple(self.stands_for(place) for place in range(len(self.cards)))

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The cards as a player would lay them: a joker names the card it stands for."""
        return tuple(
            JokerFor(face) if card is JOKER else face
            for card, face in zip(self.cards, self.faces, strict=True)
        )

    def __str__(self) -> str:
        return " ".join(map(str, self.placed))


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of one rank (Satz, Grupp), in which a joker stands for any suit still missing.

    >>> from romme.cards import parse_card
    >>> group = Group(Rank.SEVEN, (parse_card("7C"), parse_card("7H"), JOKER))
    >>> str(group), [str(suit) for suit in group.missing]
    ('7C 7H *', ['S', 'D'])
    """

    rank: Rank
    cards: tuple[Card, ...]

    @property
    def missing(self) -> tuple[Suit, ...]:
        """The suits that no natural card of the set has."""
        held = {card.suit for card in self.cards if isinstance(card, Natural)}
        return tuple(suit for suit in SUITS if suit not in held)

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The cards as a player would lay them."""
        return self.cards

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


Meld: TypeAlias = Run | Group


class Flaw(Enum):
    """Why some cards do not form a meld."""

    TOO_SHORT = auto()
    NO_PATTERN = auto()
    """Neither one rank nor consecutive in one suit."""
    ACE_PLACE = auto()
    """Consecutive only with the ace in a place that these rules do not allow."""
    SET_TOO_LARGE = auto()
    SUIT_TWICE = auto()
    """A set with two cards of one suit."""
    JOKER_UNNAMED = auto()
    """A joker in a run that does not name the card it stands for."""
    TOO_MANY_JOKERS = auto()
    JOKERS_SIDE_BY_SIDE = auto()


def plain(card: Placed) -> Card:
    """Return the physical card: `JOKER` for a joker that names a card."""
    return JOKER if isinstance(card, JokerFor) else card


def arrange(cards: Sequence[Placed], rules: MeldRules) -> Meld | Flaw:
    """Return the meld that these cards form, or the flaw that prevents it.

    The order of the cards does not matter.
    """
    if len(cards) < SMALLEST_MELD:
        return Flaw.TOO_SHORT
    faces = [_face(card) for card in cards if not isinstance(card, Joker)]
    if len({face.rank for face in faces}) <= 1:
        return _group(faces, cards, rules)
    if len({face.suit for face in faces}) > 1 or len(set(faces)) < len(faces):
        return Flaw.NO_PATTERN
    if len(faces) < len(cards):
        return Flaw.JOKER_UNNAMED
    named = {_face(card): plain(card) for card in cards if not isinstance(card, Joker)}
    return _run(faces[0].suit, named, range(1, RING + 1), rules)


def extend(meld: Meld, cards: Sequence[Placed], rules: MeldRules) -> Meld | Flaw:
    """Return the meld after cards are laid off onto it, or the flaw that prevents it.

    The cards already in the meld are not rearranged (K6, T6, V5.3).
    """
    match meld:
        case Group():
            faces = [_face(card) for card in (*meld.cards, *cards) if not isinstance(card, Joker)]
            if any(face.rank is not meld.rank for face in faces):
                return Flaw.NO_PATTERN
            return _group(faces, (*meld.cards, *cards), rules)
        case Run():
            if any(
                not isinstance(card, Joker) and _face(card).suit is not meld.suit for card in cards
            ):
                return Flaw.NO_PATTERN
            if JOKER in cards:
                return Flaw.JOKER_UNNAMED
            added = {_face(card): plain(card) for card in cards if not isinstance(card, Joker)}
            lying = dict(zip(meld.faces, meld.cards, strict=True))
            if len(added) < len(cards) or not added.keys().isdisjoint(lying):
                return Flaw.NO_PATTERN
            lows = range(meld.low, meld.low - len(cards) - 1, -1)
            return _run(meld.suit, lying | added, lows, rules)


def exchange(meld: Meld, card: Natural) -> Meld | None:
    """Return a meld with a card in place of the joker that stands for it, or None if none does."""
    match meld:
        case Group():
            if JOKER not in meld.cards or card.rank is not meld.rank:
                return None
            if card.suit not in meld.missing:
                return None
            kept = list(meld.cards)
            kept.remove(JOKER)
            return Group(meld.rank, in_order((*kept, card)))
        case Run():
            for place, lying in enumerate(meld.cards):
                if lying is JOKER and meld.stands_for(place) is card:
                    cards = (*meld.cards[:place], card, *meld.cards[place + 1 :])
                    return Run(meld.suit, meld.low, cards)
            return None


def points(meld: Meld, rules: MeldRules) -> Points:
    """Return the points of a meld. A joker counts as the card it stands for (T7, V2.2, V5.6)."""
    match meld:
        case Group():
            ace = 1 if rules.ace_points is AcePoints.ONE else 11
            return Points(rank_points(meld.rank, ace=ace) * len(meld.cards))
        case Run():
            ranks = [face.rank for face in meld.faces]
            high = rules.ace_points is AcePoints.BY_PLACE and Rank.KING in ranks
            return Points(sum(rank_points(rank, ace=11 if high else 1) for rank in ranks))


def rank_points(rank: Rank, *, ace: int) -> int:
    """Return the points of a rank: 10 for court cards, `ace` for the ace, else the number."""
    return ace if rank is Rank.ACE else min(rank, 10)


def growth(run: Run, by: int, rules: MeldRules) -> Iterator[tuple[Natural, ...]]:
    """Yield the `by` cards that would extend a run at its low end, then those at its high end.

    The card nearest to the run comes first. An end that cannot grow by `by` cards is skipped.

    >>> from romme.cards import parse_card
    >>> run = Run(Suit.CLUBS, Rank.TWO, tuple(map(parse_card, ("2C", "3C", "4C"))))
    >>> low_ace = MeldRules(AceOrder.LOW, JokerShare.FEWER, SideBySide.APART, 4, AcePoints.ONE)
    >>> list(growth(run, 1, low_ace)), list(growth(run, 2, low_ace))
    ([(parse_card('AC'),), (parse_card('5C'),)], [(parse_card('5C'), parse_card('6C'))])
    """
    length = len(run.cards)
    ends = (
        (run.low - by, range(run.low - 1, run.low - by - 1, -1)),
        (run.low, range(run.low + length, run.low + length + by)),
    )
    for low, places in ends:
        if spans(low, length + by, rules.ace_order):
            yield tuple(Natural(RANKS[(place - 1) % RING], run.suit) for place in places)


def _face(card: Natural | JokerFor) -> Natural:
    return card.card if isinstance(card, JokerFor) else card


def _group(faces: Sequence[Natural], cards: Sequence[Placed], rules: MeldRules) -> Group | Flaw:
    if len({face.suit for face in faces}) < len(faces):
        return Flaw.SUIT_TWICE
    if len(cards) > rules.largest_set:
        return Flaw.SET_TOO_LARGE
    lying = in_order(map(plain, cards))
    if _too_many_jokers(lying, rules):
        return Flaw.TOO_MANY_JOKERS
    return Group(faces[0].rank, lying)


def _run(
    suit: Suit, cards: Mapping[Natural, Card], lows: Iterable[int], rules: MeldRules
) -> Run | Flaw:
    """Return the run that begins at one of the ranks `lows`, or the flaw that prevents it.

    The keys of `cards` are the cards' faces. At most one of the ranks is possible, except for a run
    of all thirteen ranks, which may begin anywhere. Then the first rank without a flaw is used.
    """
    flaw = Flaw.NO_PATTERN
    for low in lows:
        run = _lined_up(suit, cards, low)
        if run is None:
            continue
        if not spans(low, len(cards), rules.ace_order):
            flaw = Flaw.ACE_PLACE
        elif _too_many_jokers(run.cards, rules):
            return Flaw.TOO_MANY_JOKERS
        elif rules.side_by_side is SideBySide.APART and _side_by_side(run.cards):
            flaw = Flaw.JOKERS_SIDE_BY_SIDE
        else:
            return run
    return flaw


def _lined_up(suit: Suit, cards: Mapping[Natural, Card], low: int) -> Run | None:
    ranks = [RANKS[(low - 1 + place) % RING] for place in range(len(cards))]
    lying = [cards.get(Natural(rank, suit)) for rank in ranks]
    found = tuple(card for card in lying if card is not None)
    return Run(suit, ranks[0], found) if len(found) == len(ranks) else None


def spans(low: int, length: int, order: AceOrder) -> bool:
    """Whether a run of this length may begin at `low` (1 is the ace, 0 the king below it)."""
    if length > RING:
        return False
    match order:
        case AceOrder.LOW:
            return low >= 1 and low + length - 1 <= RING
        case AceOrder.LOW_OR_HIGH:
            return low >= 1 and low + length - 1 <= RING + 1
        case AceOrder.CORNER:
            return True


def share_allows(share: JokerShare, *, jokers: int, naturals: int) -> bool:
    """Whether a meld may combine this many jokers and natural cards (T8, V5.6)."""
    match share:
        case JokerShare.FEWER:
            return jokers < naturals
        case JokerShare.NOT_MORE:
            return jokers <= naturals
        case JokerShare.ONE:
            return jokers <= 1
        case JokerShare.ANY:
            return naturals > 0
        case _:
            assert_never(share)


def _too_many_jokers(cards: Sequence[Card], rules: MeldRules) -> bool:
    jokers = cards.count(JOKER)
    return not share_allows(rules.joker_share, jokers=jokers, naturals=len(cards) - jokers)


def _side_by_side(cards: Sequence[Card]) -> bool:
    return any(a is JOKER and b is JOKER for a, b in pairwise(cards))
