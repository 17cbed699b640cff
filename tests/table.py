"""A table to try rules on: a position, some moves, and what came of them.

>>> tried = at_table("klassik", hands=["4C 5C 6C KH", "2D 3D"], open="9S", stock="3H 4H").play(
...     "1 draw stock", "1 meld 4C 5C 6C", "1 discard KH"
... )
>>> tried.refused, str(tried.state.table[0].meld), tried.state.turn
(None, '4C 5C 6C', 2)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from romme.engine.setup import set_up
from romme.engine.state import Lying, Seat
from romme.melds import Flaw, Meld, arrange
from romme.notation.gamefile import GameFile
from romme.notation.replay import Replay, replay
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
        table=tuple(Lying(Seat(owner), _meld(cards, ruleset)) for owner, cards in table),
        opened=frozenset(map(Seat, opened)),
    )
    players = tuple(f"P{seat}" for seat in range(1, len(hands) + 1))
    return TableOf(GameFile(ruleset, Mode(mode), players, (start,)))


def _meld(cards: str, rules: RuleSet) -> Meld:
    meld = arrange(parse_placed(cards), rules.melds)
    assert not isinstance(meld, Flaw), f"{cards}: {meld}"
    return meld


def refusal(tried: Replay) -> tuple[int, str, dict[str, str]]:
    """The refused move's number, the clause, and the facts as texts."""
    refused = tried.refused
    assert refused is not None, "every move was accepted"
    facts = {name: str(fact) for name, fact in refused.illegal.facts.items()}
    return refused.number, refused.illegal.clause.value, facts


def hand(tried: Replay, seat: int) -> str:
    """What a seat holds now, the plan of a running turn taken into account."""
    draft = tried.draft
    cards = tried.state.hand(Seat(seat))
    if draft is not None and seat == tried.state.turn:
        cards = draft.holding.hand
    return " ".join(map(str, cards))


def lying(tried: Replay) -> list[str]:
    """The melds on the table now, as texts."""
    table = tried.state.table if tried.draft is None else tried.draft.table
    return [str(meld.meld) for meld in table]
