"""Positions for testing rules: play moves from a position and inspect the result.

>>> tried = at_table("klassik", hands=["4C 5C 6C KH", "2D 3D"], open="9S", stock="3H 4H").play(
...     "1 draw stock", "1 meld 4C 5C 6C", "1 discard KH"
... )
>>> tried.refused, str(tried.state.table[0].meld), tried.state.turn
(None, '4C 5C 6C', 2)

`refused` gives the number of an illegal move, its clause and its facts:

>>> table = at_table("klassik", hands=["4C 5C KH", "2D 3D"], open="8S 6C", stock="3H 5H")
>>> refused(table.play("1 draw open", "1 discard 6C"))
(2, 'K11', {'card': '6C'})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce

import pytest

from romme.engine.commands import Command
from romme.engine.decide import decide
from romme.engine.errors import Illegal
from romme.engine.evolve import evolve
from romme.engine.setup import set_up
from romme.engine.state import Cards, Outcome, Phase, Seat, State, TableMeld
from romme.melds import Flaw, Meld, arrange
from romme.notation.card_text import parse_cards, parse_placed
from romme.notation.gamefile import GameFile
from romme.notation.replaying import Replay, replay
from romme.notation.text import parse_move
from romme.rules import RuleSet, find_preset
from romme.rules.options import Mode


@dataclass(frozen=True, slots=True)
class Position:
    """A position from which any number of move sequences can be played."""

    game: GameFile

    def play(self, *moves: str) -> Replay:
        """Play moves, written as in game files, from the position, and return the replay."""
        return replay(replace(self.game, moves=tuple(map(parse_move, moves))))


def at_table(
    rules: str,
    *,
    hands: Sequence[str],
    open: str = "9S",  # noqa: A002 - as in game files
    stock: str = "2H 3H 4H 5H 6H",
    table: Sequence[tuple[int, str]] = (),
    opened: Sequence[int] = (),
    turn: int = 1,
    dealer: int | None = None,
    mode: str = "assist",
    options: Mapping[str, object] | None = None,
) -> Position:
    """Return a position. `table` lists melds as (owner, cards). By default the last seat deals."""
    ruleset = find_preset(rules).rules.with_options(options or {})
    start = set_up(
        ruleset,
        Mode(mode),
        dealer=Seat(dealer or len(hands)),
        turn=Seat(turn),
        hands=tuple(map(parse_cards, hands)),
        open_pile=parse_cards(open),
        stock=parse_cards(stock),
        table=tuple(TableMeld(Seat(owner), _meld(cards, ruleset)) for owner, cards in table),
        opened=frozenset(map(Seat, opened)),
    )
    players = tuple(f"P{seat}" for seat in range(1, len(hands) + 1))
    return Position(GameFile(ruleset, Mode(mode), players, (start,)))


def _meld(cards: str, rules: RuleSet) -> Meld:
    meld = arrange(parse_placed(cards), rules.melds)
    assert not isinstance(meld, Flaw), f"{cards}: {meld}"
    return meld


def as_held(cards: str) -> str:
    """Return the cards of a meld as a hand shows them, with plain jokers."""
    return " ".join("*" if card.startswith("*") else card for card in cards.split())


def refused(tried: Replay) -> tuple[int, str, dict[str, str]]:
    """Return `refusal(tried)`. Assert that only the last move was refused and changed nothing."""
    number, clause, facts = refusal(tried)
    *accepted, _ = tried.game.moves
    assert number == len(accepted) + 1, f"move {number} of {len(accepted) + 1} was refused"
    before = replay(replace(tried.game, moves=tuple(accepted)))
    assert before.refused is None
    assert (tried.state, tried.draft) == (before.state, before.draft)
    return number, clause, facts


def refusal(tried: Replay) -> tuple[int, str, dict[str, str]]:
    """Return the number of the refused move, the clause, and the facts as strings."""
    refused_move = tried.refused
    assert refused_move is not None, "every move was accepted"
    illegal = refused_move.illegal
    return refused_move.number, illegal.clause.value, _texts(illegal)


def _texts(illegal: Illegal) -> dict[str, str]:
    return {name: str(fact) for name, fact in illegal.facts.items()}


def after(state: State, seat: int, command: Command) -> State:
    """Return the state after a command, for commands that game files lack, such as a cut."""
    return reduce(evolve, decide(state, Seat(seat), command), state)


def refused_command(state: State, seat: int, command: Command) -> tuple[str, dict[str, str]]:
    """Return the clause with which a command is refused, and the facts as strings."""
    with pytest.raises(Illegal) as caught:
        decide(state, Seat(seat), command)
    return caught.value.clause.value, _texts(caught.value)


def outcome(tried: Replay) -> Outcome:
    """Return the outcome of the game. Assert that every move was accepted."""
    assert tried.refused is None, tried.refused
    result = tried.state.outcome
    assert result is not None, "the game is not over"
    assert tried.state.phase is Phase.OVER
    return result


def hand(tried: Replay, seat: int) -> str:
    """Return the cards that a seat holds as text, after the steps of an unfinished turn."""
    draft = tried.draft
    cards = tried.state.hand(Seat(seat))
    if draft is not None and seat == tried.state.turn:
        cards = draft.holding.hand
    return _text(cards)


def table_melds(tried: Replay) -> list[str]:
    """Return the melds on the table as strings, after the steps of an unfinished turn."""
    table = tried.state.table if tried.draft is None else tried.draft.table
    return [str(meld.meld) for meld in table]


def open_pile(tried: Replay) -> str:
    """Return the cards of the open pile as text, top card last."""
    return _text(tried.state.open_pile)


def piles(tried: Replay) -> tuple[str, str]:
    """Return the stock, top card first, and the open pile, top card last, as text."""
    return _text(tried.state.stock), open_pile(tried)


def _text(cards: Cards) -> str:
    return " ".join(map(str, cards))
