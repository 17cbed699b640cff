"""Set up games: check the pack, deal it, or start from a given position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum

from romme.cards import JOKER, Card, in_order
from romme.engine.events import Began, Dealt, Event, PositionSet, Shuffled
from romme.engine.state import Cards, Ending, Phase, Seat, State, TableMeld, playing_seats
from romme.rules.options import Mode, StockEnd
from romme.rules.ruleset import RuleSet


class WrongPack(ValueError):  # noqa: N818 - named for what is wrong
    """A pack that does not match the rule set (T1, V2.1, V3.2)."""

    def __init__(self, missing: Counter[Card], extra: Counter[Card]) -> None:
        """Store the missing and the surplus cards, sorted."""
        self.missing = in_order(missing.elements())
        self.extra = in_order(extra.elements())
        said = [
            f"{name} {' '.join(map(str, cards))}"
            for name, cards in (("missing", self.missing), ("too many", self.extra))
            if cards
        ]
        super().__init__("; ".join(said))


def check_pack(rules: RuleSet, pack: Sequence[Card]) -> None:
    """Raise `WrongPack` unless a pack has exactly the cards of the rule set (T1, V3.2)."""
    have, need = Counter(pack), Counter(rules.pack)
    if have != need:
        raise WrongPack(need - have, have - need)


def game_began(rules: RuleSet, mode: Mode, *, seats: int, dealer: Seat) -> Began:
    """Return the first event of a game. Raise `BadRules` if the rules forbid this many seats."""
    rules.check_seats(seats)
    return Began(rules, mode, seats, dealer, playing_seats(rules, seats, dealer))


def shuffled_game(
    rules: RuleSet, mode: Mode, *, seats: int, dealer: Seat, pack: Cards
) -> tuple[Event, ...]:
    """Return the first events of a game with a shuffled pack, up to the cut.

    If the rules have no cut, the deal is included. Raise `WrongPack` or `BadRules` if the pack or
    the number of seats does not fit the rules.
    """
    check_pack(rules, pack)
    start = game_began(rules, mode, seats=seats, dealer=dealer)
    if rules.cut_at_least:
        return start, Shuffled(pack)
    return start, deal(start.rules, seats, start.playing, pack)


def dealt_game(
    rules: RuleSet, mode: Mode, *, seats: int, dealer: Seat, pack: Cards
) -> tuple[Event, ...]:
    """Return the first events of a game whose pack is already cut, top card first.

    Raise `WrongPack` or `BadRules` if the pack or the number of seats does not fit the rules.
    """
    check_pack(rules, pack)
    start = game_began(rules, mode, seats=seats, dealer=dealer)
    return start, deal(start.rules, seats, start.playing, pack)


def deal(rules: RuleSet, seats: int, playing: Sequence[Seat], pack: Cards) -> Dealt:
    """Return the deal of a pack: one card at a time to each player, then one turned up.

    `playing` lists the players' seats from the dealer's left (K4, T3, V4.6).
    """
    size = rules.hand_size(len(playing))
    hands: list[Cards] = [()] * seats
    for place, seat in enumerate(playing):
        hands[seat - 1] = pack[place : size * len(playing) : len(playing)]
    rest = pack[size * len(playing) :]
    return Dealt(tuple(hands), rest[0], rest[1:])


class PositionProblem(Enum):
    """Why a position is not playable; the message id is `position-<value>`."""

    TOO_MANY = "too-many"
    WITHOUT_JOKERS = "without-jokers"
    TURN_SITS_OUT = "turn-sits-out"
    HAND_SITS_OUT = "hand-sits-out"
    OPENED_SITS_OUT = "opened-sits-out"
    HAND_EMPTY = "hand-empty"
    NOTHING_TO_DRAW = "nothing-to-draw"


class BadPosition(ValueError):  # noqa: N818 - named for what is wrong
    """A position that is not playable."""

    def __init__(self, problem: PositionProblem, /, **facts: int | str) -> None:
        """Store the problem and the facts for its message."""
        self.problem = problem
        self.facts = facts
        super().__init__(f"{problem.value}: {facts}")


def set_up(
    rules: RuleSet,
    mode: Mode,
    *,
    dealer: Seat,
    turn: Seat,
    hands: tuple[Cards, ...],
    open_pile: Cards,
    stock: Cards,
    table: tuple[TableMeld, ...] = (),
    opened: frozenset[Seat] = frozenset(),
) -> PositionSet:
    """Return the event that starts a game from a position in which `turn` is about to draw.

    Raise `BadPosition` if the position is not playable, and `BadRules` if the rules forbid this
    many hands.
    """
    seats = len(hands)
    start = game_began(rules, mode, seats=seats, dealer=dealer)
    lying = [card for meld in table for card in meld.meld.cards]
    everything = (*(card for hand in hands for card in hand), *open_pile, *stock, *lying)
    state = State(
        rules=rules,
        mode=mode,
        seats=seats,
        dealer=dealer,
        playing=start.playing,
        pack=in_order(everything),
        phase=Phase.DRAW,
        turn=turn,
        hands=tuple(in_order(hand) for hand in hands),
        stock=stock,
        open_pile=open_pile,
        table=table,
        opened=opened | {meld.owner for meld in table},
        known=((),) * seats,
    )
    _check_position(state)
    return PositionSet(state)


def _check_position(state: State) -> None:
    surplus = Counter(state.pack) - Counter(state.rules.pack)
    if JOKER in surplus and not state.rules.jokers:
        raise BadPosition(PositionProblem.WITHOUT_JOKERS)
    if surplus:
        raise BadPosition(PositionProblem.TOO_MANY, card=str(next(iter(surplus))))
    if state.turn not in state.playing:
        raise BadPosition(PositionProblem.TURN_SITS_OUT, seat=state.turn)
    for number, hand in enumerate(state.hands, start=1):
        if number not in state.playing and hand:
            raise BadPosition(PositionProblem.HAND_SITS_OUT, seat=number)
        if number in state.playing and not hand:
            raise BadPosition(PositionProblem.HAND_EMPTY, seat=number)
    absent = state.opened.difference(state.playing)
    if absent:
        raise BadPosition(PositionProblem.OPENED_SITS_OUT, seat=min(absent))
    if ending_without_stock(state) is not None:
        raise BadPosition(PositionProblem.NOTHING_TO_DRAW)


def ending_without_stock(state: State) -> Ending | None:
    """Return how the game ends if there is no card to draw, or None if it goes on (T5, V6.3)."""
    if state.stock:
        return None
    if state.rules.stock_end is StockEnd.GAME_ENDS:
        return Ending.STOCK_USED_UP
    return None if state.open_pile else Ending.BLOCKED
