"""A running table paces its bots: each waits until the cards of the last move have landed."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from romme.server.person_id import PersonId
from romme.server.play.live_table import BACK_WITHIN_MS
from romme.server.table.events import Moved, Mover, TableEvent
from romme.server.table.pauses import CardsMoved, bot_pause_ms, cards_moved
from romme.wire import commands as wire
from romme.wire.terms import Pace, Series, TableTerms
from tests.support.laws.tables import dice
from tests.support.server.live_tables import FakeClock, live_table_from, table_dependencies
from tests.support.server.play.clocked_node import ClockedNode, SlowLog, node_at_draw
from tests.support.server.table.table_driver import ANNA, TableDriver, with_ids

PAUSE_MS: Final = 700
LOOK_EVERY_MS: Final = 10
TERMS: Final = TableTerms(rules="haus", options={"opening_points": 0}, seats=3, bridge="anfaenger")


class BotMove(NamedTuple):
    """A move of a bot: how long it waited, and how long it should have waited."""

    waited_ms: int
    due_ms: int
    cards: CardsMoved


async def bot_moves(node: ClockedNode, number: int) -> list[BotMove]:
    """Let the people play at once, and return the pauses of the next moves of bots."""
    moves: list[BotMove] = []
    waited_ms, last = 0, CardsMoved()
    events: list[TableEvent] = []
    publish = node.live._publish  # noqa: SLF001 - sees every change

    def record(change: object) -> None:
        events.extend(change[1])  # type: ignore[index]  # a StreamChange
        publish(change)  # type: ignore[arg-type]

    node.live._publish = record  # type: ignore[method-assign]  # noqa: SLF001
    rng = dice(3)
    while len(moves) < number:
        game = node.live.table.game
        assert game is not None
        assert game.outcome is None, f"the game is over after {len(moves)} moves of bots"
        seat = node.live.table.seat_to_act
        if seat is not None and node.live.table.chair(seat).is_here:
            await node.move(rng)
        else:
            await node.run_for(LOOK_EVERY_MS)
            waited_ms += LOOK_EVERY_MS
        for event in events:
            if isinstance(event, Moved):
                if event.by is Mover.BOT:
                    due_ms = bot_pause_ms(node.live.table, PAUSE_MS, last)
                    moves.append(BotMove(waited_ms, due_ms, last))
                waited_ms, last = 0, cards_moved([event])
        events.clear()
    return moves


async def node_with_bot(seed: int = 1, pause_ms: int = PAUSE_MS) -> ClockedNode:
    """Return a node at which two people, both present, play with a bot."""
    node = await node_at_draw(TERMS, seed, people=1, bot_pause_ms=pause_ms)
    for person in node.live.table.people:
        await node.connect(person)
    await node.run_for(BACK_WITHIN_MS)
    return node


def test_a_bot_waits_until_the_last_cards_have_landed() -> None:
    async def scene() -> None:
        node = await node_with_bot()
        moves = await bot_moves(node, 12)
        await node.close()
        for move in moves[1:]:  # the first may have been due before the watch began
            assert 0 <= move.waited_ms - move.due_ms <= 2 * LOOK_EVERY_MS, move
        assert {move.due_ms for move in moves} > {PAUSE_MS}, "no move had several cards"

    asyncio.run(scene())


def test_a_slower_pace_holds_from_the_next_move() -> None:
    async def scene() -> None:
        node = await node_with_bot()
        pace = wire.SetPace(**with_ids(pace=Pace.LEISURELY))
        await node.live.ask(node.live.table.host, pace, lambda _: None)
        moves = await bot_moves(node, 5)
        await node.close()
        assert min(move.waited_ms for move in moves[1:]) >= 1.6 * PAUSE_MS

    asyncio.run(scene())


def test_fast_forwarding_plays_the_game_without_waiting() -> None:
    """A person who sits out presses once; the pause that has begun ends too."""

    async def scene() -> None:
        driver = TableDriver.playing(
            TableTerms(rules="turnier", seats=4, length=Series(1)), people=(ANNA,), bots=3
        )
        log = SlowLog()
        await live_table_from(table_dependencies(log), driver.events)
        node = ClockedNode(FakeClock(), log, bot_pause_ms=PAUSE_MS)
        await node.open()
        watcher = await node.connect(ANNA)
        assert watcher.picture.turn is not None
        assert watcher.picture.turn.may_fast_forward
        spectator = await node.connect(PersonId("spectator"))
        assert spectator.picture.turn is not None
        assert not spectator.picture.turn.may_fast_forward
        await node.live.ask(ANNA, wire.FastForward(**with_ids()), lambda _: None)
        began = node.clock.seconds
        for _ in range(400):
            await node.run_for(1)
        game = node.live.table.game
        assert game is not None
        assert game.outcome is not None, f"{node.live.version} versions"
        assert node.clock.seconds - began < 1
        await node.close()

    asyncio.run(scene())


def test_without_a_pause_bots_move_at_once() -> None:
    async def scene() -> None:
        node = await node_with_bot(pause_ms=0)
        moves = await bot_moves(node, 6)
        await node.close()
        assert max(move.waited_ms for move in moves[1:]) <= LOOK_EVERY_MS

    asyncio.run(scene())
