"""Ask for the reasons for and against a move. Moves are written as in a game file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from romme.bots.advice.draws import Drawing
from romme.bots.advice.plans import Planned, drawbacks, plan_reasons
from romme.bots.advice.reasons import Reason, Side, Why
from romme.bots.advice.sight import Sight
from romme.bots.protocol import Move
from romme.engine.commands import Discard, Draw, End, GiveBack, Pass, Play, Shuffle, Step
from romme.engine.state import Ending, State
from romme.notation.card_text import parse_cards
from romme.notation.replaying import Replay
from romme.notation.text import parse_move
from romme.view import View, view


class MoveReasons(NamedTuple):
    """The reasons given for a move, possibly compared with the best one."""

    state: State
    move: Move
    reasons: tuple[Reason, ...]
    best: Move | None = None

    @property
    def texts(self) -> dict[Why, tuple[Side, dict[str, str]]]:
        """Map the code of each reason to its side and facts (as strings). Codes must be unique."""
        found = [(one.why, (one.side, facts_of(one.facts))) for one in self.reasons]
        assert len(dict(found)) == len(found)
        return dict(found)


FOR, AGAINST, NEITHER = Side


def decision(*moves: str) -> Move:
    """Combine moves, written as in a game file, into one decision: a draw or a plan."""
    steps: list[Step] = []
    end: End | None = None
    for move in moves:
        act = parse_move(move).act
        assert not isinstance(act, Shuffle)
        if isinstance(act, Draw):
            return act
        if isinstance(act, Discard | GiveBack | Pass):
            end = act
        else:
            steps.append(act)
    return Play(tuple(steps), end)


def seen(now: Replay) -> View:
    """Return the view of the player to move."""
    assert now.refused is None, now.refused
    return view(now.state, now.state.turn)


def about(now: Replay, *moves: str, thrown: str = "") -> MoveReasons:
    """Return all reasons for and against a move.

    `thrown` lists the cards that the alternatives to the move discard.
    """
    sight, move = Sight(seen(now)), decision(*moves)
    if isinstance(move, Draw):
        return MoveReasons(now.state, move, (*Drawing(sight).reasons(move),))
    reasons = plan_reasons(Planned(sight, move), parse_cards(thrown))
    return MoveReasons(now.state, move, (*reasons,))


def compared(now: Replay, move: str, best: str) -> MoveReasons:
    """Return the drawbacks of a move compared with the best one.

    The moves of a turn are separated by commas.
    """
    sight = Sight(seen(now))
    plays = [decision(*(f"1 {act}" for act in text.split(", "))) for text in (move, best)]
    one, other = (Planned(sight, play) for play in plays if isinstance(play, Play))
    return MoveReasons(now.state, one.play, (*drawbacks(one, other),), other.play)


def facts_of(facts: Mapping[str, object]) -> dict[str, str]:
    """Convert facts to strings, with cards written as in game files."""
    return {name: _text(fact) for name, fact in facts.items()}


def _text(fact: object) -> str:
    match fact:
        case tuple():
            return " ".join(map(str, fact))
        case Ending():
            return str(fact.value)
        case _:
            return str(fact)
