"""A replay shows the positions that the engine computes, and who made each move."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec import UNSET

from romme.engine import evolve as engine
from romme.engine import legal
from romme.engine.commands import Draw, Shuffle
from romme.engine.errors import Illegal
from romme.engine.events import Event
from romme.engine.state import Seat, State
from romme.engine.turn import Turn
from romme.locales import LANGUAGES, words
from romme.notation import gamefile
from romme.notation.gamefile import GameFile
from romme.notation.recording import record
from romme.notation.replay_json import replay_report
from romme.notation.replaying import Replay, advance, replay
from romme.server.analysis.archive import Archive, NoFinishedGame
from romme.server.analysis.replays import Participants, replayed
from romme.server.table.decide import act
from romme.server.table.events import Moved, Mover
from romme.store.log.memory import MemoryLog
from romme.wire import replay as wire
from romme.wire.picture import MeldSeen
from romme.wire.terms import Games, TableTerms
from tests.conftest import Size
from tests.support.laws.play import GREEDY, RANDOM, choose
from tests.support.laws.tables import TABLES
from tests.support.server.live_tables import live_table_from, names, table_dependencies
from tests.support.server.table.table_driver import TableDriver, terms_of

EXAMPLES: Final = sorted((Path(__file__).parents[3] / "examples").glob("*.romme"))
NOTHING: Final = wire.PositionChange()
EN: Final = words("en")


def games_to_replay(number: int) -> list[GameFile]:
    """Return the example games, and about `number` games played at different kinds of tables."""
    found = [gamefile.read(path.read_text("utf-8")) for path in EXAMPLES]
    apart = max(1, len(TABLES) // number)
    for seed, table in enumerate(TABLES[::apart]):
        driver = TableDriver.playing(terms_of(table), seed)
        driver.finish_game(RANDOM if seed % 3 == 2 else GREEDY)
        events = [one for event in driver.events_of(Moved) for one in event.events]
        players = [f"Player {seat}" for seat in range(1, table.seats + 1)]
        found.append(record(players, tuple(events)))
    return found


def positions(shown: wire.Replay) -> list[wire.PositionChange]:
    """Return the position after each step as the web page does: an omitted field is unchanged."""
    found, now = [], NOTHING
    for step in shown.steps:
        fields = {
            name: value
            for name in wire.PositionChange.__struct_fields__
            if (value := getattr(step.position, name)) is not UNSET
        }
        now = msgspec.structs.replace(now, **fields)
        found.append(now)
    return found


def stages(game: GameFile) -> list[Replay]:
    """Return the replay before the first move and after each move, up to the first illegal one."""
    found = [Replay(game, game.state)]
    for move in game.moves:
        try:
            found.append(advance(found[-1], move))
        except Illegal:
            break
    return found


def expected(now: Replay) -> wire.PositionChange:
    """Return the expected position, taken from the report that `romme replay` prints."""
    report: dict[str, Any] = replay_report(now, None)
    seats = report["players"]
    return wire.PositionChange(
        turn=report["turn"],
        hands=[one["hand"] for one in seats],
        points=[None if one["sits_out"] else one["card_points"] for one in seats],
        melds=[
            MeldSeen(one["owner"], one["cards"])
            for one in report["table"]
            if one["kind"] != "wrong"
        ],
        wrong=[one["cards"] for one in report["table"] if one["kind"] == "wrong"],
        opened=[one["seat"] for one in seats if one["opened"]],
        stock=report["stock"],
        open=len(report["open"]),
        top=report["open"][-1] if report["open"] else None,
        taken=report["taken"],
        pending=len(report["pending"]),
    )


def test_every_position_matches_the_engine(size: Size) -> None:
    for game in games_to_replay(size(6, 1000)):
        shown = replayed(EN, game)
        for position, now in zip(positions(shown), stages(game), strict=True):
            assert position == expected(now), f"after move {len(now.events_by_move)}"


def test_unchanged_fields_are_omitted(size: Size) -> None:
    for game in games_to_replay(size(3, 1000)):
        shown = replayed(EN, game)
        for (before, after), step in zip(pairwise(positions(shown)), shown.steps[1:], strict=True):
            for name in wire.PositionChange.__struct_fields__:
                changed = getattr(before, name) != getattr(after, name)
                assert (getattr(step.position, name) is not UNSET) == changed


def test_moves_belong_to_one_decision_except_shuffles(size: Size) -> None:
    """Only shuffles and the steps of an unfinished turn belong to none. Forced draws are marked."""
    for game in games_to_replay(size(6, 1000)):
        shown = replayed(EN, game)
        covered = [step for one in shown.decisions for step in range(one.first, one.last + 1)]
        before = stages(game)
        left = before[-1].draft
        moves = [
            number
            for number, move in enumerate(game.moves[: len(shown.steps) - 1], start=1)
            if not isinstance(move.act, Shuffle)
        ]
        assert covered == moves[: len(moves) - len(left.steps if left else ())]
        for one in shown.decisions:
            act = game.moves[one.first - 1].act
            assert game.moves[one.first - 1].seat == one.seat
            alone = len(legal.draws(Turn.of(before[one.first - 1].state))) == 1
            assert one.only == (isinstance(act, Draw) and alone)


def test_turns_end_when_the_player_to_move_changes() -> None:
    """The last turn of a finished game ends at the position in which the hands are counted."""
    for game in games_to_replay(3):
        shown = replayed(EN, game)
        seen = positions(shown)
        turns = [seen[step].turn for step in shown.turns]
        assert all(one != other for one, other in pairwise(turns))
        if shown.outcome is not None:
            assert shown.turns[-1] == len(shown.steps) - 1
            counted = [0 if points is None else points for points in seen[-1].points or []]
            assert counted == shown.outcome.card_points


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_move_ends_the_replay_and_has_its_line(lang: str) -> None:
    text = next(path for path in EXAMPLES if path.stem == "refused").read_text("utf-8")
    shown = replayed(words(lang), gamefile.read(text), text=text)
    assert shown.refused is not None
    assert shown.refused.line is not None
    assert f'"{shown.refused.text}"' in text.splitlines()[shown.refused.line - 1]
    assert len(shown.steps) == shown.refused.move
    assert shown.refused.message
    assert shown.refused.clause


def test_a_replay_of_a_played_game_says_who_made_each_move() -> None:
    """A replay tells a player's own moves from those of a stand-in bot and of a bot with a seat."""
    driver = TableDriver.playing(TableTerms(), 3, bots=1)
    while not (driver.table.seat_to_act == 1 and driver.game.phase.value == "play"):
        driver.step()
    driver.go_away(1, bridged=True)
    bridged = sum(len(event.events) for event in driver.events_of(Moved))
    while driver.table.phase.value == "playing":
        seat = driver.table.seat_to_act
        if seat == 1:
            bridge(driver)
        else:
            driver.step()

    async def scene() -> wire.Replay:
        log = MemoryLog()
        await live_table_from(table_dependencies(log), driver.events, name="t")
        kept = await Archive(log, names).find("t", 1)
        assert len(kept.events) > bridged
        bots = tuple(chair.level for chair in kept.table.chairs)
        return replayed(
            EN, kept.file, participants=Participants(bots, Seat(1), kept.events, kept.movers)
        )

    shown = asyncio.run(scene())
    assert shown.bots == [None, "zufall"]
    assert shown.seat == 1
    own = [step.by for step in shown.steps if step.seat == 1]
    assert own[0] == "player"
    assert set(own[1:]) == {"bridge"}
    assert {step.by for step in shown.steps if step.seat == 2} == {"bot"}


def test_each_game_of_a_match_is_found_separately(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game has its own deal and outcome. Earlier games are not replayed."""
    driver = TableDriver.playing(TableTerms(length=Games(4)), 5)
    driver.finish_match()
    made: list[Event] = []
    carried_out = engine.evolve

    def counted(game: State, event: Event) -> State:
        made.append(event)
        return carried_out(game, event)

    monkeypatch.setattr(engine, "evolve", counted)

    async def scene() -> None:
        log = MemoryLog()
        await live_table_from(table_dependencies(log), driver.events, name="t")
        archive = Archive(log, names)
        assert driver.table.match is not None
        for number, line in enumerate(driver.table.match.lines, start=1):
            made.clear()
            kept = await archive.find("t", number)
            assert len(made) <= len(kept.events)
            assert kept.table.deal is not None
            assert kept.table.deal.number == number
            assert kept.table.game is not None
            assert kept.table.game.outcome == line.outcome
            assert replay(kept.file).state.outcome == line.outcome
        with pytest.raises(NoFinishedGame):
            await archive.find("t", 5)

    asyncio.run(scene())


def bridge(driver: TableDriver) -> None:
    """Make a move as the bot that stands in for the player in seat 1."""
    command = choose(driver.game, driver.rng, GREEDY)
    driver.apply(act(driver.table, Seat(1), command, Mover.BRIDGE, driver.chance))
