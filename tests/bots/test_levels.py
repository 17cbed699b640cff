"""Bot level 3: its moves with and without time to think, and the order in which it ranks them."""

from __future__ import annotations

from collections.abc import Iterator

from romme.bots import Budget, Legal, Player, play
from romme.bots.stammtisch import Stammtisch
from romme.bots.thinking import Thinking
from romme.bots.verein import Verein
from romme.engine.state import Phase, State
from romme.rules.options import Mode
from romme.view import view
from tests.conftest import Size
from tests.support.laws.tables import TABLES, dice
from tests.support.simulator.bridge import dealt, shuffled

ASSISTED = [table for table in TABLES if table.mode is Mode.ASSIST]


def decisions(number: int) -> Iterator[State]:
    """Play a game between bots and yield every state in which a bot has to decide."""
    rng = dice(number)
    table = ASSISTED[number % len(ASSISTED)]
    state = dealt(table, shuffled(table, rng), rng)
    players = {seat: Player(Stammtisch(), dice(seat)) for seat in state.playing}
    for act in play(state, players, rng):
        if act.before.phase in (Phase.DRAW, Phase.PLAY):
            yield act.before


def test_level_3_without_time_plays_like_level_2(size: Size) -> None:
    for number in range(size(8, 1_000)):
        for state in decisions(number):
            seen = view(state, state.turn)
            legal = Legal(seen.to_move())
            hurried = Verein().choose(seen, legal, dice(1), Budget.counted(0))
            if Thinking(seen, legal, dice(1)).only is None:
                assert hurried == Stammtisch().choose(seen, legal, dice(2), Budget(1))


def test_level_3_with_time_finds_other_moves() -> None:
    others = 0
    for state in decisions(0):
        seen = view(state, state.turn)
        legal = Legal(seen.to_move())
        move = Verein().choose(seen, legal, dice(1), Budget.counted(0.02))
        others += move != Stammtisch().choose(seen, legal, dice(2), Budget(1))
    assert others > 0


def test_considered_moves_are_sorted_by_value() -> None:
    for state in list(decisions(2))[:12]:
        seen = view(state, state.turn)
        thinking = Thinking(seen, Legal(seen.to_move()), dice(1))
        thinking.think(Budget.counted(0.01))
        behind = [tried.behind for tried in thinking.tried()]
        assert behind[0] == 0
        assert behind[1:] == sorted(behind[1:])
