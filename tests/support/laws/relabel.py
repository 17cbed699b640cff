"""Permutations of the suits, applied to cards, melds, commands and states."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import NamedTuple, TypeVar

from romme.cards import SUITS, Card, Joker, Natural, Suit
from romme.engine.commands import Discard, End, LayDown, LayOff, Play, Shuffle, Step, Swap
from romme.engine.referee import Redeal
from romme.engine.state import Cards, State, TableMeld
from romme.melds import Group, JokerFor, Meld, Placed
from tests.support.laws.play import Request

C = TypeVar("C", bound=Placed)


class SuitNames(NamedTuple):
    """A permutation of the suits. Its methods apply it to their argument."""

    suits: Mapping[Suit, Suit]

    @classmethod
    def any(cls, rng: Random) -> SuitNames:
        return cls(dict(zip(SUITS, rng.sample(SUITS, len(SUITS)), strict=True)))

    def natural(self, card: Natural) -> Natural:
        return Natural(card.rank, self.suits[card.suit])

    def card(self, card: Card) -> Card:
        return card if isinstance(card, Joker) else self.natural(card)

    def cards(self, cards: Cards) -> Cards:
        return tuple(map(self.card, cards))

    def hand(self, cards: Cards) -> Cards:
        return tuple(sorted(self.cards(cards)))

    def placed(self, cards: tuple[Placed, ...]) -> tuple[Placed, ...]:
        return tuple(
            JokerFor(self.natural(card.card)) if isinstance(card, JokerFor) else self.card(card)
            for card in cards
        )

    def meld(self, meld: Meld) -> Meld:
        if isinstance(meld, Group):
            return replace(meld, cards=self.hand(meld.cards))
        return replace(meld, suit=self.suits[meld.suit], cards=self.cards(meld.cards))

    def step(self, step: Step) -> Step:
        match step:
            case LayDown(cards):
                return LayDown(self.placed(cards))
            case LayOff(cards, onto):
                return LayOff(self.placed(cards), onto)
            case Swap(card, into):
                return Swap(self.natural(card), into)

    def end(self, end: End | None) -> End | None:
        return Discard(self.card(end.card)) if isinstance(end, Discard) else end

    def request(self, request: Request) -> Request:
        match request:
            case Shuffle(stock):
                return Shuffle(self.cards(stock))
            case Play(steps, end):
                return Play(tuple(map(self.step, steps)), self.end(end))
            case Redeal(pack):
                return Redeal(self.cards(pack))
            case _:
                return request

    def state(self, state: State) -> State:
        drawn, taken = state.drawn, state.taken
        return replace(
            state,
            hands=tuple(map(self.hand, state.hands)),
            known=tuple(map(self.hand, state.known)),
            stock=self.cards(state.stock),
            open_pile=self.cards(state.open_pile),
            pack=self.hand(state.pack),
            table=tuple(TableMeld(lying.owner, self.meld(lying.meld)) for lying in state.table),
            drawn=drawn and replace(drawn, card=self.card(drawn.card)),
            taken=None if taken is None else self.card(taken),
        )
