"""Whether a reason is true, found out in another way: from the whole state, by engine and oracle.

The advice sees a view; here the state behind it is known, moves are carried out, and melds are
judged by `tests.oracle`, which shares no code with the project. Hands too large for the oracle are
left to the solver, whose answers are held against it elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from romme.bots.advice.reasons import Reason, Why
from romme.bots.protocol import Move
from romme.cards import JOKER, NATURALS, Card, Natural
from romme.engine import legal
from romme.engine.commands import Discard, Draw, LayOff, Step, Swap
from romme.engine.decide import Decided, begin_draft, carry_out
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.events import (
    Drew,
    GameEnded,
    GaveBack,
    LaidDown,
    LaidOff,
    Opened,
    OpeningFailed,
    Swapped,
)
from romme.engine.state import Cards, Ending, Pile, Seat, State, without
from romme.engine.turn import Turn
from romme.engine.turn_end import discardable, end_turn
from romme.melds import JokerFor, Meld, Placed, Run, plain
from romme.rules.options import JokerSwap, StockEnd
from romme.solver import Solver
from tests.oracle import layouts
from tests.oracle.judge import Reading, lay_off_readings, readings
from tests.oracle.translation import as_rules, judge_options

SMALL: Final = 6
"""Hands of so many cards are shown to the oracle."""
FEW: Final = 5
"""All turns with so many cards are tried."""


@dataclass(frozen=True)
class Case:
    """A reason, the move that it was given for, and the state in which it was."""

    state: State
    move: Move
    reason: Reason
    best: Move | None = None
    """The move beside which it was given."""

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - of the right kind, or it is not equal
        """A fact."""
        return self.reason.facts[name]

    def number(self, name: str) -> int:
        """A fact that is a number."""
        fact = self.reason.facts[name]
        assert type(fact) is int, fact
        return fact

    # --- what the move leads to ------------------------------------------------------------------

    @property
    def me(self) -> Seat:
        """Whose move it is."""
        return self.state.turn

    @property
    def next(self) -> Seat:
        """Whose turn comes next."""
        return self.state.next_seat(self.me)

    @cached_property
    def done(self) -> Decided:
        """What the move leads to."""
        return carry_out(self.state, self.me, self.move)

    def events(self, kind: type) -> list[Any]:
        """What happens of one kind."""
        return [event for event in self.done.events if isinstance(event, kind)]

    @property
    def kept(self) -> Cards:
        """What stays in hand."""
        return self.state.hand(self.me) if self.drawing else self.done.state.hand(self.me)

    @property
    def drawing(self) -> bool:
        """Whether the move is a draw."""
        return isinstance(self.move, Draw)

    @property
    def before_discard(self) -> Cards:
        """What was in hand before the last card was thrown."""
        return (*self.kept, self["card"])

    @property
    def beside(self) -> Case:
        """The same about the best move."""
        assert self.best is not None
        return Case(self.state, self.best, self.reason)

    @property
    def own_points(self) -> int:
        """What the melds count that the move lays."""
        new = self.done.state.table[len(self.state.table) :]
        return sum(self.reading(lying.meld).points for lying in new)

    # --- cards -----------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> layouts.Rules:
        """The rules as the oracle knows them."""
        return as_rules(self.state.rules)

    @cached_property
    def solver(self) -> Solver:
        """For what is too much for the oracle."""
        return Solver(self.state.rules)

    @property
    def others(self) -> list[Seat]:
        """The other players."""
        return [seat for seat in self.state.playing if seat != self.me]

    @property
    def to_come(self) -> Counter[Card]:
        """The stock, and what the others hold without having been seen to take it."""
        found = Counter(self.state.stock)
        for seat in self.others:
            found += Counter(self.state.hand(seat)) - Counter(self.state.known[seat - 1])
        return found

    @property
    def elsewhere(self) -> Counter[Card]:
        """The stock, and what the others hold."""
        hands = [card for seat in self.others for card in self.state.hand(seat)]
        return Counter((*self.state.stock, *hands))

    def left(self, hand: Cards) -> int:
        """The least that can be left of a hand."""
        if len(hand) <= SMALL:
            return layouts.least_left(map(str, hand), self.rules).left
        return self.solver.least_left(hand).left

    def outs(self, hand: Cards) -> int:
        """How many of the cards to come would leave less."""
        before, to_come = self.left(hand), self.to_come
        return sum(to_come[card] for card in to_come if self.left((*hand, card)) < before)

    def count(self, cards: Iterable[Card]) -> int:
        """What cards count in hand."""
        return layouts.in_hand(map(str, cards), self.rules)

    def is_loose(self, card: Card, hand: Cards) -> bool:
        """Whether the least that is left has the card in it."""
        return self.left(hand) == self.left(without(hand, [card])) + self.count([card])

    # --- melds -----------------------------------------------------------------------------------

    def reading(self, meld: Meld) -> Reading:
        """A meld as the judge reads it, which must be so."""
        found = readings([str(card) for card in meld.placed], **judge_options(self.rules))
        kind = "run" if isinstance(meld, Run) else "set"
        return next(one for one in found if one.kind == kind)

    def melds_with(self, card: Card, others: Iterable[Card]) -> list[Reading]:
        """All melds that a card makes with others."""
        found = layouts.all_melds([str(card), *map(str, others)], self.rules)
        return [meld for meld in found if str(card) in layouts.spent(meld.cards)]

    def fits(self, card: Card, meld: Meld) -> bool:
        """Whether a card can be laid off onto a meld."""
        kind = "run" if isinstance(meld, Run) else "set"
        lying = [str(placed) for placed in meld.placed]
        options = judge_options(self.rules)
        return any(lay_off_readings(lying, kind, [str(one)], **options) for one in _namings(card))

    def swaps(self, card: Card, meld: Meld) -> bool:
        """Whether a card can take a joker's place in a meld."""
        rules = self.state.rules
        if not isinstance(card, Natural) or rules.joker_swap is JokerSwap.NEVER:
            return False
        if isinstance(meld, Run):
            return f"*{card}" in map(str, meld.placed)
        full = rules.joker_swap is JokerSwap.ALL_MELDS or len(meld.cards) == rules.largest_set
        return full and JOKER in meld.cards and meld.rank is card.rank and card not in meld.cards

    def lies_idle(self, card: Card) -> bool:
        """Whether a card has no place on the table as it is after the move."""
        table = (self.state if self.drawing else self.done.state).table
        return not any(self.fits(card, one.meld) or self.swaps(card, one.meld) for one in table)

    def openings(self, melds: Iterable[Reading], cards: Cards) -> Iterator[int]:
        """What melds count together with all that can be laid beside each of them."""
        for meld in melds:
            rest = layouts.without(
                layouts.in_order(map(str, cards)), layouts.in_order(layouts.spent(meld.cards))
            )
            assert rest is not None
            yield from (meld.points + more.points for more in layouts.outcomes(rest, self.rules))

    def goes_with(self, card: Card, other: Card) -> bool:
        """Whether some third card makes a meld of two."""
        options = judge_options(self.rules)
        assert isinstance(card, Natural)
        thirds = [one for one in NATURALS if one.suit is card.suit or one.rank is card.rank]
        return any(readings([str(card), str(other), str(third)], **options) for third in thirds)


def is_true(case: Case) -> bool:
    """Whether what a reason says holds."""
    return _CHECKS[case.reason.why](case)


def _namings(card: Card) -> Iterator[Placed]:
    yield card
    if card is JOKER:
        yield from map(JokerFor, NATURALS)


def _may_end(draft: Draft) -> bool:
    return draft.finished or any(True for _ in legal.ends(draft))


def _stepped(draft: Draft, step: Step) -> Draft | None:
    try:
        return draft.step(step)
    except Illegal:
        return None


def _endings(draft: Draft) -> set[Ending]:
    """All ways in which a turn can finish the game."""
    found: set[Ending] = set()
    seen: set[object] = set()
    waiting = [draft]
    while waiting:
        draft = waiting.pop()
        key = (draft.holding, draft.table, draft.touched, draft.indirect, draft.beside_opening)
        if key in seen:
            continue
        seen.add(key)
        for end in (None, *map(Discard, draft.holding.hand)):
            try:
                ending = end_turn(draft, end).ending
            except Illegal:
                continue
            found |= {ending} if ending else set()
        waiting += [draft.step(step) for step in legal.steps(draft)]
    return found


# --- the draw ------------------------------------------------------------------------------------


def _taken(case: Case) -> Draft:
    """The turn after the open card has been taken, which is the one that the reason names."""
    assert case["card"] is case.state.open_pile[-1]
    return begin_draft(carry_out(case.state, case.me, Draw(Pile.OPEN)).state, case.me)


def _take_finishes(case: Case) -> bool:
    draft = _taken(case)
    if len(draft.holding.cards) <= FEW:
        return case["ending"] in _endings(draft)
    table = [lying.meld for lying in draft.table]
    plans = case.solver.finishes(draft.holding.cards, table, opened=draft.turn.opened)
    return case["ending"].value in {plan.ending.value for plan in plans if plan.ending}


def _take_opens(case: Case) -> bool:
    cards = _taken(case).holding.cards
    enough = case.number("points") >= case.state.rules.opening_points > 0
    if len(cards) > SMALL:
        return enough and case.solver.most_points(cards).points >= case.number("points")
    return enough and case.number("points") in case.openings(
        case.melds_with(case["card"], cards), cards
    )


def _take_melds(case: Case) -> bool:
    _taken(case)
    card, meld, hand = case["card"], case["meld"], case.state.hand(case.me)
    assert Counter(meld.cards) <= Counter((*hand, card))
    absorbed = case.left((*hand, card)) < case.left(hand) + case.count([card])
    return card in meld.cards and absorbed and bool(case.reading(meld))


def _take_lays_off(case: Case) -> bool:
    draft = _taken(case)
    steps = [
        _stepped(draft, LayOff((placed,), number))
        for number, lying in enumerate(draft.table, start=1)
        if lying.meld == case["meld"]
        for placed in _namings(case["card"])
    ]
    return case.fits(case["card"], case["meld"]) and any(one and _may_end(one) for one in steps)


def _take_swaps(case: Case) -> bool:
    draft = _taken(case)
    for number, lying in enumerate(draft.table, start=1):
        swapped = (
            _stepped(draft, Swap(case["card"], number)) if lying.meld == case["meld"] else None
        )
        if swapped and any(_may_end(swapped.step(step)) for step in legal.steps(swapped)):
            return case.swaps(case["card"], case["meld"])
    return False


def _take_outs(case: Case) -> bool:
    _taken(case)
    hand = case.state.hand(case.me)
    found = case.outs((*hand, case["card"])), case.outs(hand)
    return found == (case.number("outs"), case.number("before")) and found[0] > found[1]


def _take_useless(case: Case) -> bool:
    _taken(case)
    hand = case.state.hand(case.me)
    return not case.melds_with(case["card"], hand) and case.lies_idle(case["card"])


def _take_no_opening(case: Case) -> bool:
    cards = _taken(case).holding.cards
    melds = case.melds_with(case["card"], cards)
    if len(cards) > SMALL:
        return case.number("need") == case.state.rules.opening_points
    return case.number("need") > max(case.openings(melds, cards), default=0)


def _take_shows(case: Case) -> bool:
    _taken(case)
    return case["card"] in case.done.state.known[case.me - 1]


def _stock_known(case: Case) -> bool:
    return [event.card for event in case.events(Drew)] == [case["card"]]


def _blocks(case: Case) -> bool:
    return [event.outcome.ending for event in case.events(GameEnded)] == [Ending.BLOCKED]


# --- what is laid --------------------------------------------------------------------------------


def _finishes(case: Case) -> bool:
    (ended,) = case.events(GameEnded)
    return (ended.outcome.ending, ended.outcome.winner) == (case["ending"], case.me)


def _opens(case: Case) -> bool:
    need = case.state.rules.opening_points
    opened = case.me not in case.state.opened and case.me in case.done.state.opened
    return (
        opened
        and bool(case.events(Opened))
        and case.own_points == case.number("points") >= need > 0
    )


def _melds(case: Case) -> bool:
    return (len(case.events(LaidDown)), case.own_points) == (
        case.number("melds"),
        case.number("points"),
    )


def _lays_off(case: Case) -> bool:
    lay = len(case.state.table)
    onto = [event for event in case.events(LaidOff) if event.onto <= lay]
    cards = tuple(plain(card) for event in onto for card in event.cards)
    return cards == case["cards"] and len(cards) == case.number("number") > 0


def _swaps(case: Case) -> bool:
    first = case.events(Swapped)[0]
    before, after = Counter(case["meld"].cards), Counter(first.meld.cards)
    came, went = list((after - before).elements()), list((before - after).elements())
    return first.card is case["card"] and (came, went) == ([first.card], [JOKER])


def _could_open(case: Case) -> bool:
    if case.best is not None:
        return _opens(case.beside)
    assert not case.events(LaidDown)
    return case.number("points") >= case.state.rules.opening_points > 0 and _could_meld(case)


def _could_meld(case: Case) -> bool:
    if case.best is not None:
        return bool(case.beside.events(LaidDown)) and case.beside.own_points == case.number(
            "points"
        )
    assert not case.events(LaidDown)
    cards = case.state.holding.cards
    if len(cards) > SMALL:
        return 0 < case.number("points") <= case.solver.most_points(cards).points
    limit = case.rules.melds_per_turn or len(cards)
    found = layouts.outcomes(layouts.in_order(map(str, cards)), case.rules)
    return case.number("points") in {one.points for one in found if 1 <= len(one.melds) <= limit}


def _missing(case: Case) -> bool:
    """One card comes, and one less is missing; all but one are then to be laid."""
    held, pack = Counter(case.kept), Counter(case.state.rules.pack)
    faces = [card for card in NATURALS if held[card] < pack[card]]
    missing = case.number("missing")
    if len(case.kept) > SMALL:  # only some, which need not be the right ones
        some = {case.solver.missing((*case.kept, card)) for card in faces[::9]}
        return some <= {missing - 1, missing}
    return missing - 1 == min(case.solver.missing((*case.kept, card)) for card in faces)


def _gives_back(case: Case) -> bool:
    return [event.card for event in case.events(GaveBack)] == [case["card"]]


# --- what stays, and what is thrown --------------------------------------------------------------


def _outs(case: Case) -> bool:
    return (case.outs(case.kept), case.to_come.total()) == (case.number("outs"), case.number("of"))


def _fewer_outs(case: Case) -> bool:
    found = case.outs(case.kept), case.outs(case.beside.kept)
    return found == (case.number("outs"), case.number("best")) and found[0] < found[1]


def _leaves_more(case: Case) -> bool:
    return case.count(case.kept) - case.count(case.beside.kept) == case.number("points") > 0


def _dearest(case: Case) -> bool:
    assert isinstance(case.move.end, Discard)  # type: ignore[union-attr]  # no draw has a discard
    card, hand = case["card"], case.before_discard
    draft = begin_draft(case.state, case.me)
    for step in case.move.steps:  # type: ignore[union-attr]  # same
        draft = draft.step(step)
    dearer = [one for one in discardable(draft) if case.count([one]) > case.count([card])]
    loose = [one for one in (card, *dearer) if case.is_loose(one, hand)]
    return loose == [card] and case.count([card]) == case.number("points")


def _breaks(case: Case) -> bool:
    return not case.is_loose(case["card"], case.before_discard)


def _safe(case: Case) -> bool:
    return case.lies_idle(case["card"]) and not case.melds_with(case["card"], _near(case, 6))


def _needs_joker(case: Case) -> bool:
    card = case["card"]
    with_jokers = bool(case.melds_with(card, _near(case, 6)))
    return case.lies_idle(card) and with_jokers and not case.melds_with(card, _near(case, 0))


def _near(case: Case, jokers: int) -> list[Card]:
    """What the others might lay with a card: of its suit, of its rank, and so many jokers."""
    card, elsewhere = case["card"], case.elsewhere
    naturals = [one for one in elsewhere if isinstance(one, Natural) and one is not card]
    near = [one for one in naturals if one.suit is card.suit or one.rank is card.rank]
    return [*near, *(JOKER,) * min(jokers, elsewhere[JOKER])]


def _next_lays_off(case: Case) -> bool:
    draft = _next_draft(case)
    return any(
        _stepped(draft, LayOff((placed,), number))
        for number, lying in enumerate(draft.table, start=1)
        if lying.meld == case["meld"]
        for placed in _namings(case["card"])
    )


def _next_swaps(case: Case) -> bool:
    draft = _next_draft(case)
    return any(
        _stepped(draft, Swap(case["card"], number))
        for number, lying in enumerate(draft.table, start=1)
        if lying.meld == case["meld"]
    )


def _next_draft(case: Case) -> Draft:
    """The turn of the next player who takes the card that was thrown."""
    after = case.done.state
    assert (after.turn, after.open_pile[-1]) == (case["seat"], case["card"])
    return begin_draft(carry_out(after, case.next, Draw(Pile.OPEN)).state, case.next)


def _next_collects(case: Case) -> bool:
    assert case["seat"] == case.next
    assert Counter(case["cards"]) <= Counter(case.state.known[case.next - 1])
    return bool(case["cards"]) and all(
        case.goes_with(case["card"], other) for other in case["cards"]
    )


# --- how the game stands -------------------------------------------------------------------------


def _few_cards(case: Case) -> bool:
    held = {seat: len(case.state.hand(seat)) for seat in case.others}
    return held[case["seat"]] == case.number("number") == min(held.values())


def _stock_low(case: Case) -> bool:
    ends = case.state.rules.stock_end is StockEnd.GAME_ENDS
    return ends and len(case.state.stock) == case.number("number")


def _last_turn(case: Case) -> bool:
    assert case.state.rules.stock_end is StockEnd.GAME_ENDS
    return not case.done.state.stock and (case.drawing or case.done.state.outcome is not None)


def _only_move(case: Case) -> bool:
    if case.drawing:
        return [*legal.draws(Turn.of(case.state))] == [case.move]
    draft = begin_draft(case.state, case.me)
    return len([*legal.ends(draft), *legal.steps(draft)]) == 1


_CHECKS: Final[Mapping[Why, Callable[[Case], bool]]] = {
    Why.ONLY_MOVE: _only_move,
    Why.TAKE_FINISHES: _take_finishes,
    Why.TAKE_OPENS: _take_opens,
    Why.TAKE_MELDS: _take_melds,
    Why.TAKE_LAYS_OFF: _take_lays_off,
    Why.TAKE_SWAPS: _take_swaps,
    Why.TAKE_OUTS: _take_outs,
    Why.TAKE_USELESS: _take_useless,
    Why.TAKE_NO_OPENING: _take_no_opening,
    Why.TAKE_SHOWS: _take_shows,
    Why.STOCK_KNOWN: _stock_known,
    Why.BLOCKS: _blocks,
    Why.FINISHES: _finishes,
    Why.COULD_FINISH: lambda case: _finishes(case.beside),
    Why.OPENS: _opens,
    Why.MELDS: _melds,
    Why.LAYS_OFF: _lays_off,
    Why.SWAPS: _swaps,
    Why.COULD_OPEN: _could_open,
    Why.COULD_MELD: _could_meld,
    Why.MISSING: _missing,
    Why.GIVES_BACK: _gives_back,
    Why.OPENING_FAILS: lambda case: bool(case.events(OpeningFailed)),
    Why.OUTS: _outs,
    Why.FEWER_OUTS: _fewer_outs,
    Why.LEAVES: lambda case: case.count(case.kept) == case.number("points"),
    Why.LEAVES_MORE: _leaves_more,
    Why.DEAREST: _dearest,
    Why.BREAKS: _breaks,
    Why.SAFE: _safe,
    Why.NEEDS_JOKER: _needs_joker,
    Why.NEXT_LAYS_OFF: _next_lays_off,
    Why.NEXT_SWAPS: _next_swaps,
    Why.NEXT_COLLECTS: _next_collects,
    Why.WITHHOLDS: lambda case: case["card"] in case.kept and _next_collects(case),
    Why.FEW_CARDS: _few_cards,
    Why.STOCK_LOW: _stock_low,
    Why.LAST_TURN: _last_turn,
}
