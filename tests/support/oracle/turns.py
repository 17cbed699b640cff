"""Oracle for turns: all results of a turn after a draw from the stock.

Written from the clauses alone (``docs/rules.md`` K6, K9 to K13, T6, T8 to T10, V5.2, V5.7, V5.8,
V5.12, V6.1), without any code of the project. All positions that legal steps can reach are
enumerated, and the results of the turn are read off them. The terms are those of
`tests.support.oracle.layouts`.

>>> from tests.support.oracle.layouts import KLASSIK, TURNIER, VERBAND
>>> def left(hand, table, opened, rules):
...     ended = least_left_turn(hand.split(), table, opened=opened, rules=rules)
...     print(ended and ended.left)
>>> def ends(hand, table, opened, rules):
...     print(*sorted(finishes(hand.split(), table, opened=opened, rules=rules)))

K6, K9, K13 (documents 000 to 002): one meld in a turn, but any number of lay-offs, even by a player
who never melded. The last card need not be discarded:

>>> ends("4C 5C 6C 7H", ["4H 5H 6H"], False, KLASSIK)
romme
>>> left("4C 5C 6C 7S 7D 7H KH", [], False, KLASSIK)
15

T6 (document 003): nothing is laid off before 40 points; then it is possible in the same turn. T10:
the last card is discarded. A player who had not opened has made a Hand-Rommé with lay-offs:

>>> ends("9S 2C", ["6S 7S 8S"], False, TURNIER)
<BLANKLINE>
>>> ends("9S 2C", ["6S 7S 8S"], True, TURNIER)
romme
>>> ends("TC TS TH TD 9S 2C", ["6S 7S 8S"], False, TURNIER)
hand_laid_off

T10: a plain Hand-Rommé does not need 40 points. V6.1: neither does a Superrommé:

>>> ends("2C 3C 4C 5C", [], False, TURNIER)
hand
>>> ends("2C 3C 4C 5C", [], False, VERBAND)
hand super

T9, V5.8: the joker of a set is swapped only when the set is full, and must be laid again:

>>> ends("7D KC KH 2C", ["7C 7S 7H *"], True, TURNIER)
romme
>>> left("7D KC KH 2C", ["7C 7S *"], True, TURNIER)
12

T8: a joker is discarded only as the last card, so two jokers allow no discard:

>>> left("* *", [], True, TURNIER)
None
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tests.support.oracle.judge import SUITS, Reading, readings
from tests.support.oracle.layouts import (
    JOKER,
    Cards,
    Rules,
    all_runs,
    as_set,
    cards_used,
    fill_run,
    hand_points,
    in_order,
    melds_from,
    without,
)

Move = tuple[str, ...]
"""A step or end of a turn as words: verb, cards, meld. "own" marks a meld laid in this turn."""


class Position(NamedTuple):
    """A position during a turn, before or after a step."""

    hand: Cards
    pending: int
    """Number of swapped jokers that must be laid again (T9)."""
    lying: tuple[Reading, ...]
    """Melds from before this turn, in their current form."""
    own: tuple[Reading, ...] = ()
    """Melds of this turn, in their current form."""
    earlier: tuple[Reading, ...] = ()
    """The player's own melds from before this turn, if nothing may be laid off onto them."""
    touched: bool = False
    """Whether a card was laid off onto an earlier meld, or any joker was swapped (T10)."""


class TurnResult(NamedTuple):
    """The result of a turn: how it ends, and the points left."""

    how: str
    """romme, hand, hand_laid_off or super; or discard or pass if the game goes on."""
    left: int
    """Points of the cards left in hand."""


class TurnRules(NamedTuple):
    """Everything that does not change during a turn."""

    rules: Rules
    opened: bool
    """Whether the player had opened before this turn."""
    own_swaps: bool
    """Whether to try swaps in melds of this turn."""


def turns(
    hand: Iterable[str],
    table: Iterable[str],
    *,
    opened: bool,
    rules: Rules,
    own_swaps: bool = True,
    mine: Iterable[str] = (),
) -> dict[TurnResult, tuple[Move, ...]]:
    """Return all results of the turn, each with one way to reach it: some steps and an end.

    ``table`` lists the melds of the other players, and ``mine`` those that the player laid in
    earlier turns: some rules allow no lay-off onto them (V5.7). Without ``own_swaps`` a joker laid
    in this turn is never swapped. Such a swap only turns a plain Hand-Rommé into one with lay-offs,
    since the card could have been laid directly.
    """
    turn = TurnRules(rules, opened, own_swaps)
    lying, closed = list(table), list(mine)
    if rules.own_lay_offs == "allowed":
        lying, closed = [*lying, *closed], []
    start = Position(
        in_order(hand),
        0,
        _sorted(_read_meld(text, rules) for text in lying),
        earlier=_sorted(_read_meld(text, rules) for text in closed),
    )
    came_from: dict[Position, tuple[Position, Move] | None] = {start: None}
    waiting = [start]
    found: dict[TurnResult, tuple[Move, ...]] = {}
    while waiting:
        position = waiting.pop()
        for last, ended in _ends(position, turn):
            if ended not in found:
                found[ended] = (*_path(position, came_from), last)
        for move, after in _steps(position, turn):
            if after not in came_from:
                came_from[after] = (position, move)
                waiting.append(after)
    return found


def least_left_turn(
    hand: Iterable[str], table: Iterable[str], *, opened: bool, rules: Rules
) -> TurnResult | None:
    """Return the result that leaves the fewest points in hand, or None if there is none.

    Turns that end with a pass, because only jokers are left, do not count.
    """
    found = turns(hand, table, opened=opened, rules=rules)
    ended = [one for one in found if one.how != "pass"]
    return min(ended, key=lambda one: one.left, default=None)


def finishes(hand: Iterable[str], table: Iterable[str], *, opened: bool, rules: Rules) -> set[str]:
    """Return the names of the endings with which the turn can finish the game."""
    found = turns(hand, table, opened=opened, rules=rules)
    return {one.how for one in found} - {"discard", "pass"}


def _path(
    position: Position, came_from: Mapping[Position, tuple[Position, Move] | None]
) -> tuple[Move, ...]:
    """Return the steps from the start of the turn to this position."""
    moves: list[Move] = []
    before = came_from[position]
    while before is not None:
        moves.append(before[1])
        before = came_from[before[0]]
    return tuple(reversed(moves))


def _sorted(melds: Iterable[Reading]) -> tuple[Reading, ...]:
    """Sort melds, since their order on the table has no meaning."""
    return tuple(sorted(melds))


def _read_meld(text: str, rules: Rules) -> Reading:
    """Return the reading of a meld on the table, preferably one with the cards in this order."""
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


# --- ends of a turn ------------------------------------------------------------------------------


def _has_opened(position: Position, turn: TurnRules) -> bool:
    """Whether the player has opened, before or with the melds of this turn (T6, V5.2)."""
    points = sum(meld.points for meld in position.own)
    reached = bool(position.own) and points >= turn.rules.opening_points
    return turn.opened or reached


def _ending(position: Position, turn: TurnRules, *, discarded: bool) -> str:
    """Return the name of the ending if the game finishes in this position (T10, V6.1)."""
    if turn.opened:
        return "romme"
    if turn.rules.superromme == "yes" and not position.touched and not discarded:
        return "super"
    if turn.rules.hand_romme == "yes":
        return "hand_laid_off" if position.touched else "hand"
    return "romme"


def _may_finish(position: Position, turn: TurnRules, *, discarded: bool) -> bool:
    """Whether the player has opened, or need not do so for this ending (T10, V6.1)."""
    ending = _ending(position, turn, discarded=discarded)
    return not position.own or _has_opened(position, turn) or ending in ("hand", "super")


def _ends(position: Position, turn: TurnRules) -> Iterator[tuple[Move, TurnResult]]:
    """Yield every legal end of the turn, with the result of the turn."""
    hand, rules = position.hand, turn.rules
    if position.pending:
        return  # T9: the swapped joker is laid in the same turn
    if not hand:
        yield (), TurnResult(_ending(position, turn, discarded=False), 0)
        return
    opening_stands = not position.own or _has_opened(position, turn)
    for card in sorted(set(hand)):
        if len(hand) == 1:
            if _may_finish(position, turn, discarded=True):
                yield ("discard", card), TurnResult(_ending(position, turn, discarded=True), 0)
        elif opening_stands and (card != JOKER or _may_discard_joker(hand, rules)):
            rest = without(hand, (card,))
            assert rest is not None
            yield ("discard", card), TurnResult("discard", hand_points(rest, rules))
    stuck = set(hand) == {JOKER} and len(hand) > 1 and not _may_discard_joker(hand, rules)
    if stuck and opening_stands and not any(_steps(position, turn)):
        yield ("pass",), TurnResult("pass", hand_points(hand, rules))


def _may_discard_joker(hand: Cards, rules: Rules) -> bool:
    """Whether a joker of this hand may be discarded although it is not the last card (T8)."""
    return rules.joker_discard == "free" or (
        rules.only_jokers == "discard" and set(hand) == {JOKER}
    )


# --- steps ---------------------------------------------------------------------------------------


def _steps(position: Position, turn: TurnRules) -> Iterator[tuple[Move, Position]]:
    """Yield every legal step, with the position after it."""
    for list_moves in (_new_melds, _lay_offs, _swaps):
        for move, after in list_moves(position, turn):
            if _is_allowed(after, turn):
                yield move, after


def _is_allowed(after: Position, turn: TurnRules) -> bool:
    """Whether a step may lead to this position: a card is left, or the game may finish."""
    if after.hand:
        return True
    superromme = turn.rules.superromme == "yes" and not turn.opened and not after.touched
    if turn.rules.finish == "discard_needed" and not superromme:
        return False
    return after.pending > 0 or _may_finish(after, turn, discarded=False)


def _available(position: Position) -> Cards:
    """Return the cards that can be laid: the hand and swapped jokers."""
    return (*position.hand, *(JOKER,) * position.pending)


def _after_laying(position: Position, cards: Iterable[str]) -> Position:
    """Return the position after these cards are laid. Swapped jokers are used before held ones."""
    used = cards_used(cards)
    swapped = min(position.pending, used.count(JOKER))
    hand = without(position.hand, used[: len(used) - swapped])  # jokers are last
    assert hand is not None
    return position._replace(hand=hand, pending=position.pending - swapped)


def _new_melds(position: Position, turn: TurnRules) -> Iterator[tuple[Move, Position]]:
    """Yield every meld that can be laid, with the position after it (K9, T6, T9)."""
    limit = turn.rules.melds_per_turn
    if limit and len(position.own) >= limit:
        return
    for meld in melds_from(_available(position), turn.rules):
        after = _after_laying(position, meld.cards)
        yield ("meld", *meld.cards), after._replace(own=_sorted((*position.own, meld)))


def _lay_offs(position: Position, turn: TurnRules) -> Iterator[tuple[Move, Position]]:
    """Yield lay-offs, each with the position after it (K6, T6, T9).

    Melds of this turn can always be extended, earlier ones only if `_may_touch`.
    """
    available = _available(position)
    for meld in set(position.own):
        for larger, added in extensions(meld, available, turn.rules):
            after = _after_laying(position, added)
            own = _replace_meld(position.own, meld, larger)
            yield ("add", *added, "to own", *meld.cards), after._replace(own=own)
    if not _may_touch(position, turn):
        return
    for meld in set(position.lying):
        for larger, added in extensions(meld, available, turn.rules):
            after = _after_laying(position, added)._replace(touched=True)
            lying = _replace_meld(position.lying, meld, larger)
            yield ("add", *added, "to", *meld.cards), after._replace(lying=lying)


def _swaps(position: Position, turn: TurnRules) -> Iterator[tuple[Move, Position]]:
    """Yield swaps of a natural card for a joker, with the position after it (T9, V5.7, V5.8)."""
    if not _may_touch(position, turn):
        return
    for card in sorted(set(position.hand) - {JOKER}):
        after = _after_laying(position, (card,))
        after = after._replace(pending=position.pending + 1, touched=True)
        for meld in set(position.own) if turn.own_swaps else ():
            for swapped in _after_swap(meld, card, turn.rules):
                own = _replace_meld(position.own, meld, swapped)
                yield ("swap", card, "in own", *meld.cards), after._replace(own=own)
        for meld in set(position.lying):
            for swapped in _after_swap(meld, card, turn.rules):
                lying = _replace_meld(position.lying, meld, swapped)
                yield ("swap", card, "in", *meld.cards), after._replace(lying=lying)
        for meld in set(position.earlier):
            for swapped in _after_swap(meld, card, turn.rules):
                earlier = _replace_meld(position.earlier, meld, swapped)
                yield ("swap", card, "in", *meld.cards), after._replace(earlier=earlier)


def _may_touch(position: Position, turn: TurnRules) -> bool:
    """Whether the player may swap jokers, and lay off onto melds from before this turn."""
    return turn.rules.lay_offs == "any_time" or _has_opened(position, turn)


def _replace_meld(melds: tuple[Reading, ...], old: Reading, new: Reading) -> tuple[Reading, ...]:
    rest = list(melds)
    rest.remove(old)
    return _sorted((*rest, new))


@lru_cache(maxsize=20_000)
def extensions(meld: Reading, available: Cards, rules: Rules) -> tuple[tuple[Reading, Cards], ...]:
    """Return every meld that extends this one by some of the cards, each with those cards (K6)."""
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
                results.update(fill_run(faces, lying, held=held, jokers=jokers, rules=rules))
    results.discard(meld)
    return tuple((larger, _added(meld, larger)) for larger in sorted(results))


def _added(meld: Reading, larger: Reading) -> Cards:
    rest = list(larger.cards)
    for card in meld.cards:
        rest.remove(card)
    return tuple(rest)


@lru_cache(maxsize=20_000)
def _after_swap(meld: Reading, card: str, rules: Rules) -> tuple[Reading, ...]:
    """Return the meld with this card in place of its joker, or an empty tuple if that's illegal."""
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
