"""The deal that players can check, and the only place with randomness for play.

Before the first card a table shows the commitment to a secret. The secret decides every shuffle of
the game and is shown when the game is over: whoever kept the commitment can then work out all of it
again. `docs/deal.md` says exactly how, and `web/src/deal` does it a second time, for the browser.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from hashlib import sha256
from itertools import count
from typing import Final, NewType

from romme.cards import Card, in_order
from romme.engine.state import Cards, Seat
from romme.notation.proof import SECRET_DIGITS, DealProof
from romme.rules import RuleSet

Secret = NewType("Secret", bytes)
"""80 bytes. 110 cards have about 2 to the power of 592 orders: 640 bits can lead to any of them."""

SECRET_BYTES: Final = 80
FIRST_SHUFFLE: Final = "shuffle"
"""The label of the deal's own shuffle; for later ones see `reshuffled`."""

_COMMITTED: Final = b"romme/deal/1\0"
_BYTES: Final = 256
_SECRET: Final = re.compile(rf"[0-9a-f]{{{SECRET_DIGITS}}}")


class Problem(Enum):
    """Why a deal is not proven; the value is its code for other programs."""

    COMMITMENT = "commitment"
    """The secret is not the one that was committed to."""
    LIFTED = "lifted"
    """The rules do not allow this cut (T3, V4.4)."""
    DECK = "deck"
    """The deck is not the shuffled pack after the cut."""
    RESHUFFLE = "reshuffle"
    """A later shuffle has another order than the secret leads to."""


def new_secret() -> Secret:
    """Draw a secret from the system's source of randomness."""
    return Secret(secrets.token_bytes(SECRET_BYTES))


def commitment(secret: Secret) -> str:
    """What is shown before the first card: it fixes the secret and gives nothing of it away.

    >>> commitment(Secret(bytes(80)))[:16]
    '835c723fee876f37'
    """
    return sha256(_COMMITTED + secret).hexdigest()


def stream(secret: Secret, label: str) -> Iterator[int]:
    """The bytes that a secret gives for one purpose, without end.

    The secret comes last in what is hashed. Were it first, a hash would carry no more than 384 of
    its bits over to the block that differs, too few for every order of 110 cards.
    """
    head = label.encode("ascii") + b"\0"
    for block in count():
        yield from sha256(head + block.to_bytes(4, "big") + secret).digest()


def below(limit: int, source: Iterator[int]) -> int:
    """Draw a number from 0 up to a limit of at most 256, each as likely as the others.

    A byte of the incomplete last part of the 256 would favour small numbers and is left out.

    >>> below(100, iter([250, 200, 199]))
    99
    """
    if not 1 <= limit <= _BYTES:
        msg = f"one byte cannot give a number below {limit}"
        raise ValueError(msg)
    fair = _BYTES - _BYTES % limit
    return next(byte for byte in source if byte < fair) % limit


def shuffled(cards: Iterable[Card], secret: Secret, *, label: str = FIRST_SHUFFLE) -> Cards:
    """Shuffle cards, top card first; in which order they are given makes no difference."""
    pile = list(in_order(cards))
    source = stream(secret, label)
    for place in range(len(pile) - 1, 0, -1):
        other = below(place + 1, source)
        pile[place], pile[other] = pile[other], pile[place]
    return tuple(pile)


def reshuffled(open_pile: Iterable[Card], secret: Secret, *, number: int) -> Cards:
    """Shuffle the open pile for the first, second ... time in a game; the new stock."""
    return shuffled(open_pile, secret, label=f"reshuffle {number}")


def drawn_dealer(secret: Secret, seats: int) -> Seat:
    """Draw who deals first, where chance decides that (K3)."""
    return Seat(1 + below(seats, stream(secret, "dealer")))


def cut(pack: Cards, lifted: int) -> Cards:
    """Cut a pack: the part left lying goes on top (V4.2).

    >>> from romme.cards import pack
    >>> [str(card) for card in cut(pack(1, 0)[:5], 2)]
    ['3C', '4C', '5C', 'AC', '2C']
    """
    return (*pack[lifted:], *pack[:lifted])


def cuts(least: int, size: int) -> range:
    """How many cards of a pack may be lifted (V4.4); where the rules ask for no cut, any or none.

    >>> cuts(4, 110), cuts(0, 52)
    (range(4, 107), range(0, 52))
    """
    return range(least, size - least + 1) if least else range(size)


def automatic_cut(secret: Secret, least: int, size: int) -> int:
    """How many cards are lifted when nobody cuts; each legal number is as likely.

    It follows from the secret: a table that could choose would choose a deal after its commitment.
    """
    legal = cuts(least, size)
    return legal[below(len(legal), stream(secret, "cut"))]


def deck_of(rules: RuleSet, secret: Secret, *, lifted: int) -> Cards:
    """The deck that a secret and a cut lead to, top card first."""
    return cut(shuffled(rules.pack, secret), lifted)


def prove(secret: Secret, lifted: int) -> DealProof:
    """Lay a deal open when its game is over."""
    return DealProof(commitment(secret), secret.hex(), lifted)


def check(
    proof: DealProof, rules: RuleSet, *, deck: Cards, reshuffles: Sequence[Cards] = ()
) -> Problem | None:
    """Work a game's shuffles out again and say the first thing that does not fit.

    `reshuffles` are the new stocks, in order. That each has the cards of the open pile is a rule
    of the game and not checked here.
    """
    if not _SECRET.fullmatch(proof.secret):
        return Problem.COMMITMENT
    secret = Secret(bytes.fromhex(proof.secret))
    if commitment(secret) != proof.commitment:
        return Problem.COMMITMENT
    if proof.lifted not in cuts(rules.cut_at_least, len(rules.pack)):
        return Problem.LIFTED
    if deck != deck_of(rules, secret, lifted=proof.lifted):
        return Problem.DECK
    for number, stock in enumerate(reshuffles, start=1):
        if stock != reshuffled(stock, secret, number=number):
            return Problem.RESHUFFLE
    return None
