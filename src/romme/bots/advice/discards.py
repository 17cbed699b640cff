"""Reasons for and against a discard: its value for the player and for the next player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from romme.bots.advice.partners import can_be_melded, goes_with
from romme.bots.advice.reasons import Reason, Why, speaks_against, speaks_for
from romme.bots.advice.sight import Sight
from romme.cards import JOKER, Card, Natural, in_order
from romme.engine import candidates
from romme.engine.draft import Draft
from romme.engine.state import Cards
from romme.engine.turn import is_closed
from romme.engine.turn_end import discardable
from romme.melds import Flaw, Meld, MeldRules, exchange, extend
from romme.rules.options import LastCard, LayOffs


def discard_reasons(sight: Sight, draft: Draft, card: Card) -> Iterator[Reason]:
    """Yield reasons for and against ending the plan with this discard, most important first."""
    if not sight.is_last_turn:
        yield from _dangers(sight, draft, card)
        yield from _safety(sight, draft, card)
    hand = draft.holding.hand
    if not sight.is_countable(hand):
        return
    if not sight.is_loose(card, hand):
        yield speaks_against(Why.BREAKS, card=card)
    elif _is_dearest(sight, draft, card):
        yield speaks_for(Why.DEAREST, card=card, points=int(sight.rules.card_points(card)))


def withheld(sight: Sight, kept: Cards, thrown: Cards) -> Iterator[Reason]:
    """Yield a reason if the player keeps a card that the next player could use.

    Such a card could form a meld with cards that the next player was seen to take. Only cards in
    `thrown`, the discards of the alternative moves, are considered.
    """
    if sight.is_last_turn:
        return
    seen = [(card, collected(sight, card)) for card in dict.fromkeys(thrown) if card in kept]
    card, cards = max(seen, key=lambda one: len(one[1]), default=(JOKER, ()))
    if cards:
        yield speaks_for(Why.WITHHOLDS, seat=sight.next_seat, card=card, cards=cards)


def collected(sight: Sight, card: Card) -> Cards:
    """Cards that the next player was seen to take and that could form a meld with `card`."""
    known = sight.view.known[sight.next_seat - 1]
    return in_order(other for other in known if goes_with(card, other, sight.rules.melds))


def _is_dearest(sight: Sight, draft: Draft, card: Card) -> bool:
    """Whether no other unmatched card that may be discarded has more points."""
    count, hand = sight.rules.card_points, draft.holding.hand
    dearer = [other for other in discardable(draft) if count(other) > count(card)]
    return not any(sight.is_loose(other, hand) for other in dearer)


def _dangers(sight: Sight, draft: Draft, card: Card) -> Iterator[Reason]:
    """Yield reasons against discarding the card, because the next player may use it."""
    view, rules, seat = sight.view, sight.rules, sight.next_seat
    if view.counts[seat - 1] == 1 and rules.last_card is not LastCard.ANY:
        return  # the next player may not take it, or not finish with it
    if seat in view.opened or rules.lay_offs is LayOffs.ANY_TIME:
        melds = [lying.meld for lying in draft.table]
        into = next((meld for meld in melds if _takes_jokers_place(sight, card, meld)), None)
        if into is not None:
            yield speaks_against(Why.NEXT_SWAPS, seat=seat, card=card, meld=into)
        onto = next(
            (
                lying.meld
                for lying in draft.table
                if _fits(card, lying.meld, rules.melds) and not is_closed(rules, lying, seat)
            ),
            None,
        )
        if onto is not None:
            yield speaks_against(Why.NEXT_LAYS_OFF, seat=seat, card=card, meld=onto)
    cards = collected(sight, card)
    if cards:
        yield speaks_against(Why.NEXT_COLLECTS, seat=seat, card=card, cards=cards)


def _safety(sight: Sight, draft: Draft, card: Card) -> Iterator[Reason]:
    """Yield a reason if the other players cannot use the card, or only with a joker."""
    turn = replace(sight.turn, table=draft.table)
    others = [seat for seat in sight.view.playing if seat != turn.seat]
    if not isinstance(card, Natural) or any(replace(turn, seat=one).fits(card) for one in others):
        return
    elsewhere, rules = sight.to_come + Counter(sight.known), sight.rules.melds
    if not can_be_melded(card, elsewhere, elsewhere[JOKER], rules):
        yield speaks_for(Why.SAFE, card=card)
    elif not can_be_melded(card, elsewhere, 0, rules):
        yield speaks_for(Why.NEEDS_JOKER, card=card)


def _takes_jokers_place(sight: Sight, card: Card, meld: Meld) -> bool:
    swaps = isinstance(card, Natural) and exchange(meld, card) is not None
    return swaps and sight.turn.may_swap_into(meld)


def _fits(card: Card, meld: Meld, rules: MeldRules) -> bool:
    placed = candidates.lay_offs({card: 1}, meld, rules)
    return any(not isinstance(extend(meld, cards, rules), Flaw) for cards in placed)
