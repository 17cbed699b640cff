"""A table to try rules on: a position, some moves, and what came of them.

>>> tried = at_table("klassik", hands=["4C 5C 6C KH", "2D 3D"], open="9S", stock="3H 4H").play(
...     "1 draw stock", "1 meld 4C 5C 6C", "1 discard KH"
... )
>>> tried.refused, str(tried.state.table[0].meld), tried.state.turn
(None, '4C 5C 6C', 2)

What is forbidden is asked for its number, its clause and its facts:

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
from romme.notation.gamefile import GameFile
from romme.notation.replaying import Replay, replay
from romme.notation.text import parse_cards, parse_move, parse_placed
from romme.rules import RuleSet, find_preset
from romme.rules.options import Mode


@dataclass(frozen=True, slots=True)
class TableOf:
    """A position that moves can be tried on, as often as one likes."""

    game: GameFile

    def play(self, *moves: str) -> Replay:
        """Try moves, written as in a game file, from the position."""
        return replay(replace(self.game, moves=tuple(map(parse_move, moves))))


def at_table(
    rules: str,
    *,
    hands: Sequence[str],
    open: str = "9S",  # noqa: A002 - the word of the game file
    stock: str = "2H 3H 4H 5H 6H",
    table: Sequence[tuple[int, str]] = (),
    opened: Sequence[int] = (),
    turn: int = 1,
    dealer: int | None = None,
    mode: str = "assist",
    options: Mapping[str, object] | None = None,
) -> TableOf:
    """Set a table; the last seat deals unless said otherwise. `table` has (owner, cards)."""
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
    return TableOf(GameFile(ruleset, Mode(mode), players, (start,)))


def _meld(cards: str, rules: RuleSet) -> Meld:
    meld = arrange(parse_placed(cards), rules.melds)
    assert not isinstance(meld, Flaw), f"{cards}: {meld}"
    return meld


def as_held(cards: str) -> str:
    """Cards as a hand has them: there a joker does not say what it stands for."""
    return " ".join("*" if card.startswith("*") else card for card in cards.split())


def refused(tried: Replay) -> tuple[int, str, dict[str, str]]:
    """As `refusal`, having seen that it is the last move's and that it has changed nothing."""
    number, clause, facts = refusal(tried)
    *accepted, _ = tried.game.moves
    assert number == len(accepted) + 1, f"move {number} of {len(accepted) + 1} was refused"
    before = replay(replace(tried.game, moves=tuple(accepted)))
    assert before.refused is None
    assert (tried.state, tried.draft) == (before.state, before.draft)
    return number, clause, facts


def refusal(tried: Replay) -> tuple[int, str, dict[str, str]]:
    """The refused move's number, the clause, and the facts as texts."""
    found = tried.refused
    assert found is not None, "every move was accepted"
    return found.number, found.illegal.clause.value, _texts(found.illegal)


def _texts(illegal: Illegal) -> dict[str, str]:
    return {name: str(fact) for name, fact in illegal.facts.items()}


def after(state: State, seat: int, command: Command) -> State:
    """What a command leads to; for what game files cannot say, such as a cut."""
    return reduce(evolve, decide(state, Seat(seat), command), state)


def refused_command(state: State, seat: int, command: Command) -> tuple[str, dict[str, str]]:
    """The clause with which a command is refused, and the facts as texts."""
    with pytest.raises(Illegal) as caught:
        decide(state, Seat(seat), command)
    return caught.value.clause.value, _texts(caught.value)


def outcome(tried: Replay) -> Outcome:
    """How the game ended, every move having been accepted."""
    assert tried.refused is None, tried.refused
    found = tried.state.outcome
    assert found is not None, "the game goes on"
    assert tried.state.phase is Phase.OVER
    return found


def hand(tried: Replay, seat: int) -> str:
    """What a seat holds now, the plan of a running turn taken into account."""
    draft = tried.draft
    cards = tried.state.hand(Seat(seat))
    if draft is not None and seat == tried.state.turn:
        cards = draft.holding.hand
    return _text(cards)


def lying(tried: Replay) -> list[str]:
    """The melds on the table now, as texts."""
    table = tried.state.table if tried.draft is None else tried.draft.table
    return [str(meld.meld) for meld in table]


def open_pile(tried: Replay) -> str:
    """The open pile, top card last."""
    return _text(tried.state.open_pile)


def piles(tried: Replay) -> tuple[str, str]:
    """The stock, top card first, and the open pile, top card last."""
    return _text(tried.state.stock), open_pile(tried)


def _text(cards: Cards) -> str:
    return " ".join(map(str, cards))
