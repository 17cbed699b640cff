"""turnier: what a referee puts right at the table (T3), and what a ruling leaves of a game."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest

from romme.engine.commands import Draw
from romme.engine.errors import Illegal
from romme.engine.events import CountCorrected, GameEnded, HandFilled
from romme.engine.evolve import evolve, fold
from romme.engine.referee import CorrectCount, DeclareVoid, FillHand, Redeal, Ruling, rule
from romme.engine.setup import set_up, shuffled_game
from romme.engine.state import Correction, Ending, Pile, Seat, State
from romme.notation.text import parse_cards
from romme.rules import find_preset
from romme.rules.options import Mode
from tests.table import TableOf, after, at_table, hand, lying, open_pile, refused, refused_command

RULES = find_preset("turnier").rules
SKIP_DRAW, SKIP_DISCARD = Correction.SKIP_DRAW, Correction.SKIP_DISCARD
OWN = "4C 5C 6C 7H KD"


def table(options: dict[str, object] | None = None) -> TableOf:
    """Seat 1, opened, is about to draw; seat 4 deals and sits out."""
    return at_table(
        "turnier",
        hands=[OWN, "2D 3D", "9H TS", ""],
        stock="JS JD QD",
        table=[(2, "4H *5H 6H")],
        opened=[1],
        options=options,
    )


def corrected(
    correction: Correction, seat: int = 1, options: dict[str, object] | None = None
) -> TableOf:
    """The same table after the referee has put the number of cards right."""
    game = table(options).game
    ruled = rule(game.state, CorrectCount(Seat(seat), correction))
    return TableOf(replace(game, start=(*game.start, *ruled)))


def ruled(state: State, ruling: Ruling) -> State:
    """The game after a ruling."""
    return reduce(evolve, rule(state, ruling), state)


def refused_ruling(state: State, ruling: Ruling) -> tuple[str, dict[str, object]]:
    """The clause with which a ruling is refused, and the facts."""
    with pytest.raises(Illegal) as caught:
        rule(state, ruling)
    return caught.value.clause.value, dict(caught.value.facts)


def won() -> State:
    """Seat 1 has made Rommé; seat 2 had opened and holds 2D 3D, seat 3 had not."""
    tried = at_table(
        "turnier",
        hands=["4C 5C 6C KD", "2D 3D", "9H TS", ""],
        stock="JS JD 5D",
        opened=[1, 2],
    ).play("1 draw stock", "1 meld 4C 5C 6C", "1 discard JS")
    assert tried.refused is None
    ended = tried.play_on("1") if hasattr(tried, "play_on") else tried
    return ended.state


def cut_pending() -> State:
    """The pack is shuffled and seat 3 is to cut."""
    return fold(shuffled_game(RULES, Mode.ASSIST, seats=4, dealer=Seat(4), pack=RULES.pack))
