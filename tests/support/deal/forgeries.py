"""Forged deals, each with one error, for every kind of error that a verifier must detect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from random import Random
from typing import NamedTuple

from romme.deal import DealProblem, DealtGame, check, commitment, cuts, drawn_dealer, prove, seed_of
from romme.engine.state import Cards, Seat
from romme.notation.gamefile import GameFile
from romme.notation.proof import DealProof
from romme.rules import RuleSet
from tests.support.deal.dealt_games import reshuffles
from tests.support.deal.shufflers import secret


class Deal(NamedTuple):
    """A deal with its proof, as the input of a verifier."""

    proof: DealProof
    rules: RuleSet
    deck: Cards
    reshuffles: tuple[Cards, ...]
    seats: int
    dealer: Seat

    def problem(self) -> str | None:
        """Return the problem that the Python verifier finds, or None if the deal is proven."""
        game = DealtGame(self.rules, self.seats, self.dealer, self.deck, self.reshuffles)
        found = check(self.proof, game)
        return found and found.value

    def as_json(self) -> dict[str, object]:
        """Return the deal as JSON input for the browser's verifier."""
        rules = self.rules
        return {
            "proof": asdict(self.proof),
            "pack": {
                "packs": rules.packs,
                "jokers": rules.jokers,
                "cutAtLeast": rules.cut_at_least,
            },
            "deck": [str(card) for card in self.deck],
            "reshuffles": [[str(card) for card in stock] for stock in self.reshuffles],
            "seats": self.seats,
            "dealer": self.dealer,
        }


def deal_of(game: GameFile) -> Deal:
    """Return the deal of a game that has a proof."""
    assert game.proof is not None
    assert game.deck is not None
    state = game.state
    stocks = tuple(reshuffles(game))
    return Deal(game.proof, game.rules, game.deck, stocks, state.seats, state.dealer)


def forgeries(deal: Deal, rng: Random) -> Iterator[tuple[str, Deal, DealProblem]]:
    """Yield forgeries of a genuine deal: kind, forged deal, and the problem to be reported."""
    for kind, proof, problem in _forged_proofs(deal, rng):
        yield kind, deal._replace(proof=proof), problem
    for kind, deck in _forged_decks(deal, rng):
        yield kind, deal._replace(deck=deck), DealProblem.DECK
    for kind, stocks in _forged_reshuffles(deal, rng):
        yield kind, deal._replace(reshuffles=stocks), DealProblem.RESHUFFLE


def _forged_proofs(deal: Deal, rng: Random) -> Iterator[tuple[str, DealProof, DealProblem]]:
    proof, rules = deal.proof, deal.rules
    other = secret(rng.randrange(10**9, 10**10))
    bit = format(int(proof.secret, 16) ^ 1 << rng.randrange(640), "0160x")
    for kind, forged_value in (
        ("another secret", replace(proof, secret=other.hex())),
        ("one bit of the secret", replace(proof, secret=bit)),
        ("a secret cut short", replace(proof, secret=proof.secret[:-2])),
        ("another commitment", replace(proof, commitment=commitment(other))),
    ):
        yield kind, forged_value, DealProblem.COMMITMENT
    if any(proof.nonces):
        yield from _forged_nonces(deal, rng)
    drawn = drawn_dealer(seed_of(proof), deal.seats)
    if proof.drawn_dealer is not None or drawn != deal.dealer:
        forged = deal.dealer % deal.seats + 1 if drawn == deal.dealer else deal.dealer
        yield "another first dealer", replace(proof, drawn_dealer=Seat(forged)), DealProblem.DEALER
    yield "the proof of another deal", prove(other, proof.lifted), DealProblem.DECK
    legal = cuts(rules.cut_at_least, len(rules.pack))
    others = [lifted for lifted in legal if lifted != proof.lifted]
    if others:
        yield "another cut", replace(proof, lifted=rng.choice(others)), DealProblem.DECK
    beyond = rng.choice([at for at in range(-3, len(rules.pack) + 4) if at not in legal])
    yield "a forbidden cut", replace(proof, lifted=beyond), DealProblem.LIFTED


def _forged_nonces(deal: Deal, rng: Random) -> Iterator[tuple[str, DealProof, DealProblem]]:
    """Yield proofs with forged nonces or commitments to them.

    A nonce is replaced or removed, its commitment is replaced, or all nonces are removed together
    with their commitments.
    """
    proof = deal.proof
    seat = rng.choice([at for at, nonce in enumerate(proof.nonces) if nonce])
    other = rng.randbytes(32).hex()

    def at_seat(texts: tuple[str, ...], text: str) -> tuple[str, ...]:
        return (*texts[:seat], text, *texts[seat + 1 :])

    nonces, committed = proof.nonces, proof.nonce_commitments
    yield "another nonce", replace(proof, nonces=at_seat(nonces, other)), DealProblem.NONCE
    less = replace(proof, nonces=at_seat(nonces, ""), drawn_dealer=None)
    yield "a nonce left out", less, DealProblem.DECK
    swapped = replace(proof, nonce_commitments=at_seat(committed, other))
    yield "another commitment to a nonce", swapped, DealProblem.COMMITMENT
    bare = replace(proof, nonce_commitments=(), nonces=())
    yield "all nonces left out", bare, DealProblem.COMMITMENT


def _forged_decks(deal: Deal, rng: Random) -> Iterator[tuple[str, Cards]]:
    yield "two cards exchanged", _exchanged(deal.deck, rng)
    yield "a card too few", deal.deck[:-1]
    yield "not shuffled", deal.rules.pack


def _forged_reshuffles(deal: Deal, rng: Random) -> Iterator[tuple[str, tuple[Cards, ...]]]:
    stocks = deal.reshuffles
    mixed = [at for at, stock in enumerate(stocks) if len({*stock}) > 1]
    if mixed:
        at = rng.choice(mixed)
        forged_value = _exchanged(stocks[at], rng)
        yield "a later shuffle", (*stocks[:at], forged_value, *stocks[at + 1 :])
    if len({*stocks}) > 1:
        yield "shuffles in another order", stocks[::-1]


def _exchanged(cards: Cards, rng: Random) -> Cards:
    """Return the cards with two different ones swapped."""
    one = rng.randrange(len(cards))
    other = rng.choice([at for at, card in enumerate(cards) if card != cards[one]])
    exchanged = list(cards)
    exchanged[one], exchanged[other] = exchanged[other], exchanged[one]
    return tuple(exchanged)
