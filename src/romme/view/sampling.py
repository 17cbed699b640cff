"""Draw random complete states that are consistent with a view."""

from __future__ import annotations

from collections import Counter
from random import Random

from romme.cards import JOKER, Card, in_order
from romme.engine.state import Cards, Drawn, Pile, State, without
from romme.view.knowledge import View


def sample(seen: View, rng: Random) -> State:
    """Draw a random state that is consistent with the view. All such states are equally likely."""
    unseen = list(_unseen(seen).elements())
    rng.shuffle(unseen)
    hands = []
    for number, hand in enumerate(seen.hands, start=1):
        known = seen.known[number - 1]
        missing = 0 if hand is not None else seen.counts[number - 1] - len(known)
        filled = (*known, *(unseen.pop() for _ in range(missing)))
        hands.append(in_order(filled) if hand is None else hand)
    return State(
        rules=seen.rules,
        mode=seen.mode,
        seats=seen.seats,
        dealer=seen.dealer,
        playing=seen.playing,
        pack=seen.pack,
        phase=seen.phase,
        turn=seen.turn,
        hands=tuple(hands),
        stock=tuple(unseen) if seen.stock_order is None else seen.stock_order,
        open_pile=seen.open_pile,
        table=seen.table,
        opened=seen.opened,
        drawn=_drawn(seen, hands[seen.turn - 1], rng),
        taken=seen.taken,
        pending=seen.pending,
        correction=seen.correction,
        turnings=seen.turnings,
        idle=seen.idle,
        known=seen.known,
        stock_known=seen.stock_order is not None,
        outcome=seen.outcome,
    )


def _unseen(seen: View) -> Counter[Card]:
    """The cards of the pack that the viewer cannot locate."""
    lying = [card for meld in seen.table for card in meld.meld.cards]
    taken = [] if seen.taken is None else [seen.taken]
    hands = [
        card
        for hand, known in zip(seen.hands, seen.known, strict=True)
        for card in (known if hand is None else hand)
    ]
    stock = seen.stock_order or ()
    placed = (*lying, *taken, *(JOKER,) * seen.pending, *hands, *seen.open_pile, *stock)
    return Counter(seen.pack) - Counter(placed)


def _drawn(seen: View, hand: Cards, rng: Random) -> Drawn | None:
    """The card drawn in this turn, or None before the draw.

    If the viewer did not see it, return a random card that it may be.

    The player may already have laid the drawn card. The viewer cannot tell, so any card that may
    have come from the stock is consistent with the view.
    """
    if seen.drawn_from is None or seen.drawn is not None:
        return seen.drawn
    from_stock = without(hand, seen.known[seen.turn - 1]) or hand or seen.pack
    return Drawn(Pile.STOCK, rng.choice(from_stock), in_hand=True)
