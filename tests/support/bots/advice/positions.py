"""Positions for tests of advice. The expected reasons were worked out by hand."""

from __future__ import annotations

from typing import Final

from romme.notation.replaying import Replay
from tests.support.table import at_table

STOCK, OPEN = "1 draw stock", "1 draw open"
RUN: Final = [(2, "4C 5C 6C")]
JOKER_RUN: Final = [(2, "4C 5C *6C")]
FULL_SET: Final = [(2, "7C 7S 7H *")]


def klassik(hand: str, *moves: str, **settings: object) -> Replay:
    """Return a two-player game of klassik after these moves; seat 1 begins with `hand`.

    A taken card goes into the hand but may not be discarded.
    """
    settings = {"hands": [hand, "2D 4D 6S JC"], **settings}
    return at_table("klassik", **settings).play(*moves)  # type: ignore[arg-type]  # arguments of at_table


def turnier(hand: str, *moves: str, **settings: object) -> Replay:
    """Return a game of turnier for three after these moves; seat 1 begins with `hand`.

    The open card must be used, and opening takes 40 points.
    """
    settings = {
        "hands": [hand, "2D 4D 6S 8S", "3D 5D 9H JC"],
        "stock": "2H 3H 4H 5H 6H 7H 2S 3S 5S 7S",
        **settings,
    }
    return at_table("turnier", **settings).play(*moves)  # type: ignore[arg-type]  # arguments of at_table


def verband(hand: str, *moves: str, **settings: object) -> Replay:
    """Return a game of verband for three after these moves; seat 1 begins with `hand`.

    The open card may be taken into the hand.
    """
    settings = {"hands": [hand, "2D 4D 6S 8S", "3D 5D 9H JC"], **settings}
    return at_table("verband", **settings).play(*moves)  # type: ignore[arg-type]  # arguments of at_table


def sevens(*moves: str) -> Replay:
    """Return a position in which the next player is known to hold a seven."""
    return klassik(
        "7H 7C KH 9D",
        *(STOCK, "1 discard 7H", "2 draw open", "2 discard AD", STOCK, *moves),
        hands=["7H 7C KH 9D", "QS QD AD 3S"],
        open="4S",
    )


OPENING: Final = "KC KS KH TS JS QS 2D 4H"
