"""Game files: writing and reading cancel out, and a replay comes to the same state."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import count, islice

from hypothesis import given
from hypothesis import strategies as st

from romme.engine.events import Event, PositionSet
from romme.engine.evolve import fold
from romme.engine.state import State
from romme.notation import GameFile, read, write
from romme.notation.recording import Unwritable, record
from romme.notation.replay_json import replay_report
from romme.notation.replaying import replay
from tests.conftest import Size
from tests.laws.play import RANDOM, game, go_on
from tests.laws.positions import random_position
from tests.laws.tables import dice


def names(state: State) -> list[str]:
    """A name for each seat, not the easiest ones."""
    return ['Zoé "Z"', "Ben\n", "", "李", "=[", "\\"][: state.seats]


def check_file(events: tuple[Event, ...]) -> GameFile:
    """Write a game down, read it, and play it again."""
    state = fold(events)
    game_file = record(names(state), events)
    text = write(game_file)
    again = read(text)
    assert again == game_file
    assert write(again) == text
    now = replay(again)
    assert now.refused is None, now.refused
    assert now.draft is None
    assert now.state == state
    return game_file


def test_a_game_file_reads_back_and_replays_to_the_same_state(size: Size) -> None:
    """Every rule set, number of players and mode, and any options; whole games and parts."""
    for number in range(size(80, 10_000)):
        played = game(number)
        if not played.ruled:
            acts = played.acts[: dice(number).choice((20, 50, None))]
            check_file((*played.start, *(event for act in acts for event in act.events)))


def test_a_position_reads_back_and_replays_to_the_same_state(size: Size) -> None:
    """Games that begin in the middle, with what lies on the table."""
    for number in range(size(160, 30_000)):
        rng = dice(number)
        state = random_position(rng)
        acts = islice(go_on(state, rng, RANDOM), rng.randint(0, 8))
        check_file((PositionSet(state), *(event for act in acts for event in act.events)))


def test_a_game_with_rulings_is_written_right_or_not_at_all(size: Size) -> None:
    """The format has no words for the referee; what it cannot tell it refuses to write."""
    refused = 0
    for number in range(size(80, 10_000)):
        played = game(number)
        if played.ruled:
            try:
                check_file(played.events)
            except Unwritable:
                refused += 1
    assert refused


def test_a_report_says_how_far_a_game_has_come(size: Size) -> None:
    """The report has all cards, by number, and can be sent as JSON."""
    for number in range(size(60, 10_000)):
        rng = dice(number)
        start = random_position(rng)
        acts = islice(go_on(start, rng, RANDOM), 6)
        events = (PositionSet(start), *(event for act in acts for event in act.events))
        whole = record(names(start), events)
        now = replay(replace(whole, moves=whole.moves[: rng.randint(0, len(whole.moves))]))
        told = json.loads(json.dumps(replay_report(now, None)))
        hands = [card for player in told["players"] for card in player["hand"]]
        table = [card for meld in told["table"] for card in meld["cards"]]
        lying = [*told["open"], *told["pending"], *filter(None, [told["taken"]])]
        assert len([*hands, *table, *lying]) + told["stock"] == len(start.pack)
        assert told["over"] == (told["turn"] is None) == (told["ending"] is not None)


@given(st.lists(st.text(), min_size=2, max_size=6))
def test_players_may_have_any_names(players: list[str]) -> None:
    """Names come back to the letter."""
    state = next(
        start
        for number in count()
        if (start := random_position(dice(number))).seats == len(players)
    )
    written = GameFile(state.rules, state.mode, tuple(players), (PositionSet(state),))
    assert read(write(written)) == written


@cache
def _of_size(seats: int) -> State:
    tried = (random_position(dice(number)) for number in count())
    return next(state for state in tried if state.seats == seats)
