"""Deals that players can verify: shuffles, cuts, and the drawing of first dealers and lots.

Before the first card, the table commits to a secret and each player's device to a nonce. Secret
and nonces together seed every shuffle of the game. After the game the secret is revealed, and
anyone who kept the check number can recompute every shuffle. `docs/deal.md` specifies the scheme;
`web/src/deal` implements it again for the browser.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from hashlib import sha256
from itertools import count
from typing import Final, NamedTuple, NewType

from romme.cards import Card, in_order
from romme.engine.state import Cards, Seat
from romme.notation.proof import COMMITMENT_DIGITS, SECRET_DIGITS, DealProof
from romme.rules import RuleSet

Secret = NewType("Secret", bytes)
"""80 bytes: 640 bits can produce every order of 110 cards, of which there are about 2**592."""

Nonce = NewType("Nonce", bytes)
"""32 random bytes chosen by a player's device."""

SECRET_BYTES: Final = 80
NONCE_BYTES: Final = 32
FIRST_SHUFFLE: Final = "shuffle"
"""Label of the shuffle before the deal; for later ones see `reshuffled`."""

_COMMITTED: Final = b"romme/deal/1\0"
_NONCE_COMMITTED: Final = b"romme/nonce/1\0"
_CHECK_NUMBER: Final = b"romme/deal/2\0"
_BYTES: Final = 256
_SECRET: Final = re.compile(rf"[0-9a-f]{{{SECRET_DIGITS}}}")
_HASH: Final = re.compile(rf"[0-9a-f]{{{COMMITMENT_DIGITS}}}")


class DealProblem(Enum):
    """Why a proof fails. The value is a code for other programs to read."""

    COMMITMENT = "commitment"
    """The check number does not match the secret and the seats' commitments."""
    NONCE = "nonce"
    """A nonce does not match its seat's commitment."""
    LIFTED = "lifted"
    """The rules do not allow this cut (T3, V4.4)."""
    DEALER = "dealer"
    """The first dealer is not the one that was drawn (K3)."""
    DECK = "deck"
    """The deck is not the shuffled pack after the cut."""
    RESHUFFLE = "reshuffle"
    """A later shuffle differs from the one that the seed gives."""


def new_secret() -> Secret:
    """Generate a secret with the operating system's random number generator."""
    return Secret(secrets.token_bytes(SECRET_BYTES))


def new_nonce() -> Nonce:
    """Generate a nonce with the operating system's random number generator."""
    return Nonce(secrets.token_bytes(NONCE_BYTES))


def commitment(secret: Secret) -> str:
    """Return the commitment to a secret: it fixes the secret without revealing it.

    >>> commitment(Secret(bytes(80)))[:16]
    '835c723fee876f37'
    """
    return sha256(_COMMITTED + secret).hexdigest()


def nonce_commitment(nonce: Nonce) -> str:
    """Return a seat's commitment to its nonce.

    >>> nonce_commitment(Nonce(bytes(32)))[:16]
    '8e39dc9389c1a021'
    """
    return sha256(_NONCE_COMMITTED + nonce).hexdigest()


def check_number(secret_commitment: str, nonce_commitments: Sequence[str]) -> str:
    """Return the check number, which commits to the secret and to every seat's nonce.

    `nonce_commitments` has one entry per seat, empty for a seat without a nonce. If no seat has
    one, the check number is the commitment to the secret.
    """
    if not any(nonce_commitments):
        return secret_commitment
    seats = (bytes.fromhex(one) if one else bytes(NONCE_BYTES) for one in nonce_commitments)
    return sha256(_CHECK_NUMBER + bytes.fromhex(secret_commitment) + b"".join(seats)).hexdigest()


def game_seed(secret: bytes, nonces: Sequence[str]) -> bytes:
    """Return the seed of a game: the secret, then each seat's nonce, or zeros for a missing one.

    If `nonces` is empty, the seed is the secret itself.

    >>> game_seed(bytes([7]), ["01" * 32, ""]).hex()[:6], len(game_seed(bytes(80), ["01" * 32, ""]))
    ('070101', 144)
    """
    return secret + b"".join(bytes.fromhex(one) if one else bytes(NONCE_BYTES) for one in nonces)


def stream(seed: bytes, label: str) -> Iterator[int]:
    """Yield an endless stream of bytes, derived from a seed for one purpose.

    The seed is hashed last. If it came first, all hashes would begin with the same block of 64
    bytes. So they would depend on at most 384 bits of the secret, the 256 bits of SHA-256's state
    after that block and the 128 bits in the next one: too few for every order of 110 cards.
    """
    head = label.encode("ascii") + b"\0"
    for block in count():
        yield from sha256(head + block.to_bytes(4, "big") + seed).digest()


def below(limit: int, source: Iterator[int]) -> int:
    """Draw a uniform number from 0 to `limit - 1`; `limit` is at most 256.

    A byte beyond the last multiple of `limit` would favour small numbers and is skipped.

    >>> below(100, iter([250, 200, 199]))
    99
    """
    if not 1 <= limit <= _BYTES:
        msg = f"one byte cannot give a number below {limit}"
        raise ValueError(msg)
    fair = _BYTES - _BYTES % limit
    return next(byte for byte in source if byte < fair) % limit


def shuffled(cards: Iterable[Card], seed: bytes, *, label: str = FIRST_SHUFFLE) -> Cards:
    """Return the cards in shuffled order, top card first. The order of `cards` has no effect."""
    pile = list(in_order(cards))
    source = stream(seed, label)
    for place in range(len(pile) - 1, 0, -1):
        other = below(place + 1, source)
        pile[place], pile[other] = pile[other], pile[place]
    return tuple(pile)


def reshuffled(open_pile: Iterable[Card], seed: bytes, *, number: int) -> Cards:
    """Shuffle the open pile into a new stock; `number` counts the reshuffles of a game from 1."""
    return shuffled(open_pile, seed, label=f"reshuffle {number}")


def drawn_dealer(seed: bytes, seats: int) -> Seat:
    """Draw the first dealer, for rules that leave it to chance (K3)."""
    return Seat(1 + below(seats, stream(seed, "dealer")))


def drawn_lot(seed: bytes, seats: int) -> tuple[Seat, ...]:
    """Draw an order of all seats that breaks ties (T14).

    >>> drawn_lot(bytes(80), 4)
    (1, 3, 2, 4)
    """
    order = [Seat(seat) for seat in range(1, seats + 1)]
    source = stream(seed, "lot")
    for place in range(seats - 1, 0, -1):
        other = below(place + 1, source)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def cut(pack: Cards, lifted: int) -> Cards:
    """Cut a pack: the lower part goes on top (V4.2).

    >>> from romme.cards import pack
    >>> [str(card) for card in cut(pack(1, 0)[:5], 2)]
    ['3C', '4C', '5C', 'AC', '2C']
    """
    return (*pack[lifted:], *pack[:lifted])


def cuts(least: int, size: int) -> range:
    """Return the numbers of cards that a cut may lift (V4.4). If `least` is 0, lifting is optional.

    >>> cuts(4, 110), cuts(0, 52)
    (range(4, 107), range(0, 52))
    """
    return range(least, size - least + 1) if least else range(size)


def automatic_cut(seed: bytes, least: int, size: int) -> int:
    """Draw the number of cards to lift when no player cuts, uniformly from the legal ones.

    The number is derived from the seed. If the table chose it freely, it could pick a deal after
    committing to the secret.
    """
    legal = cuts(least, size)
    return legal[below(len(legal), stream(seed, "cut"))]


def deck_of(rules: RuleSet, seed: bytes, *, lifted: int) -> Cards:
    """Return the deck after shuffle and cut, top card first."""
    return cut(shuffled(rules.pack, seed), lifted)


def prove(
    secret: Secret,
    lifted: int,
    *,
    nonce_commitments: Sequence[str] = (),
    nonces: Sequence[str] = (),
    dealer: Seat | None = None,
) -> DealProof:
    """Build the proof of a deal after its game. Pass `dealer` if the dealer was drawn at random."""
    return DealProof(
        check_number(commitment(secret), nonce_commitments),
        secret.hex(),
        lifted,
        tuple(nonce_commitments),
        tuple(nonces),
        dealer,
    )


def seed_of(proof: DealProof) -> bytes:
    """Return the seed that a proof reveals."""
    return game_seed(bytes.fromhex(proof.secret), proof.nonces)


class DealtGame(NamedTuple):
    """The parts of a game that its deal determines."""

    rules: RuleSet
    seats: int
    dealer: Seat
    deck: Cards
    reshuffles: Sequence[Cards] = ()
    """The stock after each reshuffle, in order.

    `check` does not compare its cards with the open pile; the engine does that on a replay."""


def check(proof: DealProof, game: DealtGame) -> DealProblem | None:
    """Recompute everything random in a game and return the first mismatch, or None."""
    if not _commitment_fits(proof, game.seats):
        return DealProblem.COMMITMENT
    if not all(map(_nonce_fits, proof.nonces, proof.nonce_commitments)):
        return DealProblem.NONCE
    rules, seed = game.rules, seed_of(proof)
    if proof.lifted not in cuts(rules.cut_at_least, len(rules.pack)):
        return DealProblem.LIFTED
    drawn = proof.drawn_dealer
    if drawn is not None and not drawn == game.dealer == drawn_dealer(seed, game.seats):
        return DealProblem.DEALER
    if game.deck != deck_of(rules, seed, lifted=proof.lifted):
        return DealProblem.DECK
    for number, stock in enumerate(game.reshuffles, start=1):
        if stock != reshuffled(stock, seed, number=number):
            return DealProblem.RESHUFFLE
    return None


def _commitment_fits(proof: DealProof, seats: int) -> bool:
    committed = proof.nonce_commitments
    if not _SECRET.fullmatch(proof.secret) or len(committed) != len(proof.nonces):
        return False
    if committed and (len(committed) != seats or not any(committed)):
        return False
    if not all(not one or _HASH.fullmatch(one) for one in committed):
        return False
    secret = Secret(bytes.fromhex(proof.secret))
    return check_number(commitment(secret), committed) == proof.commitment


def _nonce_fits(nonce: str, committed: str) -> bool:
    """Whether the revealed nonce matches the seat's commitment, or no nonce was revealed."""
    if not nonce:
        return True
    if not _HASH.fullmatch(nonce):
        return False
    return nonce_commitment(Nonce(bytes.fromhex(nonce))) == committed
