"""Game files round-trip, and a replay reaches the same state."""

from __future__ import annotations

import json
from dataclasses import replace
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
from tests.support.laws.play import RANDOM, game, play_on
from tests.support.laws.positions import random_position
from tests.support.laws.tables import dice


def names(state: State) -> list[str]:
    """Return a name for each seat, with characters that are hard to quote."""
    return ['Zoé "Z"', "Ben\n", "", "李", "=[", "\\"][: state.seats]


def check_file(events: tuple[Event, ...]) -> GameFile:
    """Assert that a game can be written, read back and replayed to the same state."""
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
    """This holds for all presets, numbers of players and modes, and for unfinished games."""
    for number in range(size(80, 10_000)):
        played = game(number)
        if not played.has_rulings:
            acts = played.acts[: dice(number).choice((20, 50, None))]
            check_file((*played.start, *(event for act in acts for event in act.events)))


def test_a_position_reads_back_and_replays_to_the_same_state(size: Size) -> None:
    """The file starts from a position in the middle of a game instead of a deal."""
    for number in range(size(160, 30_000)):
        rng = dice(number)
        state = random_position(rng)
        acts = islice(play_on(state, rng, RANDOM), rng.randint(0, 8))
        check_file((PositionSet(state), *(event for act in acts for event in act.events)))


def test_a_game_with_rulings_is_written_correctly_or_refused(size: Size) -> None:
    """The format cannot express every ruling of a referee, so some games raise `Unwritable`."""
    refused = 0
    for number in range(size(80, 10_000)):
        played = game(number)
        if played.has_rulings:
            try:
                check_file(played.events)
            except Unwritable:
                refused += 1
    assert refused


def test_a_report_accounts_for_all_cards(size: Size) -> None:
    """The report is valid JSON. Its fields agree on whether the game is over."""
    for number in range(size(60, 10_000)):
        rng = dice(number)
        start = random_position(rng)
        acts = islice(play_on(start, rng, RANDOM), 6)
        events = (PositionSet(start), *(event for act in acts for event in act.events))
        whole = record(names(start), events)
        now = replay(replace(whole, moves=whole.moves[: rng.randint(0, len(whole.moves))]))
        report = json.loads(json.dumps(replay_report(now, None)))
        hands = [card for player in report["players"] for card in player["hand"]]
        table = [card for meld in report["table"] for card in meld["cards"]]
        lying = [*report["open"], *report["pending"], *filter(None, [report["taken"]])]
        assert len([*hands, *table, *lying]) + report["stock"] == len(start.pack)
        assert report["over"] == (report["turn"] is None) == (report["ending"] is not None)


@given(st.lists(st.text(), min_size=2, max_size=6))
def test_player_names_may_contain_any_text(players: list[str]) -> None:
    """Names are read back unchanged."""
    state = next(
        start
        for number in count()
        if (start := random_position(dice(number))).seats == len(players)
    )
    written = GameFile(state.rules, state.mode, tuple(players), (PositionSet(state),))
    assert read(write(written)) == written
