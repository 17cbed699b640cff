"""A slow second opinion on turns: everything that can be done after a draw from the stock.

Written from the clauses alone (``spec/rules.md`` K6, K9 to K13, T6, T8 to T10, V5.2, V5.7, V5.8,
V5.12, V6.1) and sharing no code with the project. A turn is walked act by act: from each position
every act that the rules allow leads to another, until no new position is found; what the turn can
come to is then read off the positions. The words are those of `tests.oracle.layouts`.

>>> from tests.oracle.layouts import KLASSIK, TURNIER, VERBAND
>>> def left(hand, table, opened, rules):
...     ended = least_left_turn(hand.split(), table, opened=opened, rules=rules)
...     print(ended and ended.left)
>>> def ends(hand, table, opened, rules):
...     print(*sorted(finishes(hand.split(), table, opened=opened, rules=rules)))

K6, K9, K13 (documents 000 to 002): one meld in a turn, but any number of cards laid off, also by
one who never melded; the last card need not be discarded:

>>> ends("4C 5C 6C 7H", ["4H 5H 6H"], False, KLASSIK)
romme
>>> left("4C 5C 6C 7S 7D 7H KH", [], False, KLASSIK)
15

T6 (document 003): nothing is laid off before 40 lie there; then the same turn may do it. T10: the
last card is discarded, and who had not opened has made a Hand-Rommé, with lay-offs:

>>> ends("9S 2C", ["6S 7S 8S"], False, TURNIER)
<BLANKLINE>
>>> ends("9S 2C", ["6S 7S 8S"], True, TURNIER)
romme
>>> ends("TC TS TH TD 9S 2C", ["6S 7S 8S"], False, TURNIER)
hand_laid_off

T10: the Hand-Rommé itself needs no 40. V6.1: nor does a Superrommé:

>>> ends("2C 3C 4C 5C", [], False, TURNIER)
hand
>>> ends("2C 3C 4C 5C", [], False, VERBAND)
hand super

T9, V5.8: the joker of a set is swapped only when the set is full; it is laid again at once:

>>> ends("7D KC KH 2C", ["7C 7S 7H *"], True, TURNIER)
romme
>>> left("7D KC KH 2C", ["7C 7S *"], True, TURNIER)
12

T8: a joker is discarded only as the last card; with nothing but jokers there is no discard:

>>> left("* *", [], True, TURNIER)
None
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tests.oracle.judge import SUITS, Reading, readings
from tests.oracle.layouts import (
    JOKER,
    Cards,
    Rules,
    all_runs,
    as_set,
    fillings,
    in_hand,
    in_order,
    melds_from,
    spent,
    without,
)

Act = tuple[str, ...]
"""An act in words: what is done with which cards, and to which meld, perhaps one of this turn."""


class Position(NamedTuple):
    """A turn between two acts."""

    hand: Cards
    pending: int
    """Swapped jokers that must be laid again (T9)."""
    lying: tuple[Reading, ...]
    """The melds that lay there when the turn began, as they are now."""
    own: tuple[Reading, ...] = ()
    """The melds of this turn, as they are now."""
    touched: bool = False
    """Whether a card was laid off onto a meld of before, or any joker swapped (T10)."""


class Ended(NamedTuple):
    """What a turn has come to."""

    how: str
    """One of romme, hand, hand_laid_off, super; or discard or pass, and the game goes on."""
    left: int
    """What the cards left in hand count."""


class Player(NamedTuple):
    """What stays the same in a turn."""

    rules: Rules
    opened: bool
    """Whether the player had opened before it."""
    own_swaps: bool
    """Whether to swap in melds of this turn too."""


def turns(
    hand: Iterable[str],
    table: Iterable[str],
    *,
    opened: bool,
    rules: Rules,
    own_swaps: bool = True,
) -> dict[Ended, tuple[Act, ...]]:
    """Everything that the turn can come to, with the acts that lead there.

    Without ``own_swaps`` a joker laid in this turn is never swapped. Who does that could have laid
    the card itself; all that is gained is to call a Hand-Rommé one with lay-offs.
    """
    player = Player(rules, opened, own_swaps)
    start = Position(in_order(hand), 0, _sorted(_as_it_lies(text, rules) for text in table))
    came_from: dict[Position, tuple[Position, Act] | None] = {start: None}
    waiting = [start]
    found: dict[Ended, tuple[Act, ...]] = {}
    while waiting:
        position = waiting.pop()
        for last, ended in _ends(position, player):
            if ended not in found:
                found[ended] = (*_path(position, came_from), last)
        for act, after in _steps(position, player):
            if after not in came_from:
                came_from[after] = (position, act)
                waiting.append(after)
    return found


def least_left_turn(
    hand: Iterable[str], table: Iterable[str], *, opened: bool, rules: Rules
) -> Ended | None:
    """The smallest value that can be left in hand, the discard made; None if there is no discard.

    A turn that ends without a discard because only jokers are left is not counted.
    """
    found = turns(hand, table, opened=opened, rules=rules)
    ended = [one for one in found if one.how != "pass"]
    return min(ended, key=lambda one: one.left, default=None)


def finishes(hand: Iterable[str], table: Iterable[str], *, opened: bool, rules: Rules) -> set[str]:
    """The ways in which the turn can finish the game."""
    found = turns(hand, table, opened=opened, rules=rules)
    return {one.how for one in found} - {"discard", "pass"}


def _path(
    position: Position, came_from: Mapping[Position, tuple[Position, Act] | None]
) -> tuple[Act, ...]:
    """The acts that led to a position."""
    acts: list[Act] = []
    before = came_from[position]
    while before is not None:
        acts.append(before[1])
        before = came_from[before[0]]
    return tuple(reversed(acts))


def _sorted(melds: Iterable[Reading]) -> tuple[Reading, ...]:
    """The order of melds on a table means nothing."""
    return tuple(sorted(melds))


def _as_it_lies(text: str, rules: Rules) -> Reading:
    """Read a meld on the table; only a run of all thirteen ranks can be read in several ways."""
    cards = tuple(text.split())
    found = readings(
        cards,
        ace_order=rules.ace_order,
        joker_share=rules.joker_share,
        side_by_side=rules.side_by_side,
        largest_set=rules.largest_set,
        ace_points=rules.ace_points,
    )
    as_given = [meld for meld in found if meld.cards == cards]
    return next(iter(as_given or found))


# --- how a turn ends -----------------------------------------------------------------------------


def _has_opened(position: Position, player: Player) -> bool:
    """Whether the player had opened, or has by the melds of this turn (T6, V5.2)."""
    points = sum(meld.points for meld in position.own)
    reached = bool(position.own) and points >= player.rules.opening_points
    return player.opened or reached


def _ending(position: Position, player: Player, *, discarded: bool) -> str:
    """What it is called if the game is finished so (T10, V6.1)."""
    if player.opened:
        return "romme"
    if player.rules.superromme == "yes" and not position.touched and not discarded:
        return "super"
    if player.rules.hand_romme == "yes":
        return "hand_laid_off" if position.touched else "hand"
    return "romme"


def _finishes_well(position: Position, player: Player, *, discarded: bool) -> bool:
    """Whether the opening is reached, or is not needed by this way of finishing (T10, V6.1)."""
    ending = _ending(position, player, discarded=discarded)
    return not position.own or _has_opened(position, player) or ending in ("hand", "super")


def _ends(position: Position, player: Player) -> Iterator[tuple[Act, Ended]]:
    """Every way in which the turn can end here."""
    hand, rules = position.hand, player.rules
    if position.pending:
        return  # T9: the swapped joker is laid in the same turn
    if not hand:
        yield (), Ended(_ending(position, player, discarded=False), 0)
        return
    opening_stands = not position.own or _has_opened(position, player)
    for card in sorted(set(hand)):
        if len(hand) == 1:
            if _finishes_well(position, player, discarded=True):
                yield ("discard", card), Ended(_ending(position, player, discarded=True), 0)
        elif opening_stands and (card != JOKER or rules.joker_discard == "free"):
            rest = without(hand, (card,))
            assert rest is not None
            yield ("discard", card), Ended("discard", in_hand(rest, rules))
    stuck = set(hand) == {JOKER} and len(hand) > 1 and rules.joker_discard == "to_finish"
    if stuck and opening_stands and not any(_steps(position, player)):
        yield ("pass",), Ended("pass", in_hand(hand, rules))


# --- the acts ------------------------------------------------------------------------------------


def _steps(position: Position, player: Player) -> Iterator[tuple[Act, Position]]:
    """Every act that the rules allow here, but for the end of the turn."""
    for acts in (_new_melds, _lay_offs, _swaps):
        for act, after in acts(position, player):
            if _may_stand(after, player):
                yield act, after


def _may_stand(after: Position, player: Player) -> bool:
    """Whether an act may leave this: a card in hand to discard, or the game well finished."""
    if after.hand:
        return True
    superromme = player.rules.superromme == "yes" and not player.opened and not after.touched
    if player.rules.finish == "discard_needed" and not superromme:
        return False
    return after.pending > 0 or _finishes_well(after, player, discarded=False)


def _available(position: Position) -> Cards:
    """What can be laid: the hand, and swapped jokers."""
    return (*position.hand, *(JOKER,) * position.pending)


def _laid(position: Position, cards: Iterable[str]) -> Position:
    """The position with these cards gone from the hand, swapped jokers first."""
    used = spent(cards)
    swapped = min(position.pending, used.count(JOKER))
    hand = without(position.hand, used[: len(used) - swapped])  # jokers are last
    assert hand is not None
    return position._replace(hand=hand, pending=position.pending - swapped)


def _new_melds(position: Position, player: Player) -> Iterator[tuple[Act, Position]]:
    """Lay a meld (K9, T6, T9)."""
    limit = player.rules.melds_per_turn
    if limit and len(position.own) >= limit:
        return
    for meld in melds_from(_available(position), player.rules):
        after = _laid(position, meld.cards)
        yield ("meld", *meld.cards), after._replace(own=_sorted((*position.own, meld)))


def _lay_offs(position: Position, player: Player) -> Iterator[tuple[Act, Position]]:
    """Lay cards off: onto melds of this turn always, onto those of before perhaps (K6, T6, T9)."""
    available = _available(position)
    for meld in set(position.own):
        for larger, added in grown(meld, available, player.rules):
            after = _laid(position, added)
            own = _exchanged(position.own, meld, larger)
            yield ("add", *added, "to own", *meld.cards), after._replace(own=own)
    if not _may_touch(position, player):
        return
    for meld in set(position.lying):
        for larger, added in grown(meld, available, player.rules):
            after = _laid(position, added)._replace(touched=True)
            lying = _exchanged(position.lying, meld, larger)
            yield ("add", *added, "to", *meld.cards), after._replace(lying=lying)


def _swaps(position: Position, player: Player) -> Iterator[tuple[Act, Position]]:
    """Put a natural card in the place of a joker, in any meld (T9, V5.7, V5.8)."""
    if not _may_touch(position, player):
        return
    for card in sorted(set(position.hand) - {JOKER}):
        after = _laid(position, (card,))
        after = after._replace(pending=position.pending + 1, touched=True)
        for meld in set(position.own) if player.own_swaps else ():
            for swapped in _swapped(meld, card, player.rules):
                own = _exchanged(position.own, meld, swapped)
                yield ("swap", card, "in own", *meld.cards), after._replace(own=own)
        for meld in set(position.lying):
            for swapped in _swapped(meld, card, player.rules):
                lying = _exchanged(position.lying, meld, swapped)
                yield ("swap", card, "in", *meld.cards), after._replace(lying=lying)


def _may_touch(position: Position, player: Player) -> bool:
    """Whether the player may lay off onto melds of before, and swap."""
    return player.rules.lay_offs == "any_time" or _has_opened(position, player)


def _exchanged(melds: tuple[Reading, ...], old: Reading, new: Reading) -> tuple[Reading, ...]:
    """Change one meld."""
    rest = list(melds)
    rest.remove(old)
    return _sorted((*rest, new))


@lru_cache(maxsize=20_000)
def grown(meld: Reading, available: Cards, rules: Rules) -> tuple[tuple[Reading, Cards], ...]:
    """Every meld that this one becomes with one or more of the cards, and which they are (K6)."""
    held, jokers = frozenset(available) - {JOKER}, available.count(JOKER)
    results: set[Reading] = set()
    if meld.kind == "set":
        rank = meld.cards[0][0]
        fitting = [rank + suit for suit in SUITS if rank + suit in held]
        for count in range(len(fitting) + 1):
            for naturals in combinations(fitting, count):
                for more in range(jokers + 1):
                    cards = in_order((*meld.cards, *naturals, *(JOKER,) * more))
                    results.update(as_set(cards, rules))
    else:
        lying = {card.removeprefix(JOKER): card for card in meld.cards}
        block = tuple(lying)
        for faces in all_runs(rules.ace_order):
            if any(faces[at : at + len(block)] == block for at in range(len(faces))):
                results.update(fillings(faces, lying, held=held, jokers=jokers, rules=rules))
    results.discard(meld)
    return tuple((larger, _added(meld, larger)) for larger in sorted(results))


def _added(meld: Reading, larger: Reading) -> Cards:
    """The cards by which a meld has grown."""
    rest = list(larger.cards)
    for card in meld.cards:
        rest.remove(card)
    return tuple(rest)


@lru_cache(maxsize=20_000)
def _swapped(meld: Reading, card: str, rules: Rules) -> tuple[Reading, ...]:
    """The meld with this card in the place of the joker that stands for it, if that is allowed."""
    if rules.joker_swap == "never":
        return ()
    if meld.kind == "run":
        cards = tuple(card if lying == JOKER + card else lying for lying in meld.cards)
        return (meld._replace(cards=cards),) if cards != meld.cards else ()
    full = len(meld.cards) == rules.largest_set
    if card[0] != meld.cards[0][0] or card in meld.cards or JOKER not in meld.cards:
        return ()
    if rules.joker_swap == "full_sets" and not full:
        return ()
    kept = list(meld.cards)
    kept.remove(JOKER)
    return (meld._replace(cards=in_order((*kept, card))),)
