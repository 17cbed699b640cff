"""End-to-end scenarios over real sockets: games with bots and programs, hints, game files."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from romme.bots.registry import LEVELS, make_bot
from romme.cli import main
from romme.client import CommandRefused, RequestFailed, play
from romme.notation import gamefile
from romme.notation.replaying import replay
from romme.wire import commands as wire
from romme.wire import lobby, messages
from romme.wire.terms import Games, Permission, TableTerms, Visibility
from tests.server.processes.test_nodes import bot_moves
from tests.support.server.processes.players import Players, RecordingClient
from tests.support.server.processes.stored_log import check_stored, table_events
from tests.support.servers import TIMEOUT_SECONDS
from tests.support.servers.nodes import Nodes

ONE_GAME = TableTerms(length=Games(1))


def test_a_game_against_bots_of_every_level_can_be_verified(
    shared_nodes: Nodes, tmp_path: Path
) -> None:
    """Bots of all levels sit at one table. The game file can be verified and replayed."""
    node = shared_nodes.nodes[0]
    bots = [lobby.BotRequest(seat, level) for seat, level in enumerate(LEVELS, start=2)]

    async def scene() -> str:
        await node.wait_until_ready()
        async with Players.at(node.url, secrets=shared_nodes.secrets) as players:
            group = await players.seat_group(1, terms=ONE_GAME, bots=bots)
            players.play(group)
            over = await asyncio.wait_for(group.tasks[0], 120)
            assert over.phase == "over"
            assert over.outcome is not None
            assert [chair.bot for chair in over.chairs] == [None, *LEVELS]
            assert over.deal is not None
            assert over.deal.secret is not None
            events = await table_events(node.options.database, group.name)
            assert set(bot_moves(events)) == {2, 3, 4, 5}
            person = group.clients[0]
            mine = await person.get("/api/games/", list[lobby.PlayedGame])
            assert [(one.table, one.number, one.seat) for one in mine] == [(group.name, 1, 1)]
            async with httpx.AsyncClient(base_url=node.url, timeout=TIMEOUT_SECONDS) as http:
                file = await http.get(f"/api/games/{group.name}/1")
            return file.text

    (tmp_path / "game.romme").write_text(text := asyncio.run(scene()), "utf-8")
    game = gamefile.read(text)
    assert game.proof is not None
    assert replay(game).refused is None
    for command in ("verify", "replay"):
        with pytest.raises(SystemExit) as ended:
            main([command, str(tmp_path / "game.romme"), "--lang", "en"])
        assert ended.value.code == 0


def test_a_bot_account_plays_and_is_shown_as_a_program(shared_nodes: Nodes) -> None:
    """The program connects over the network and plays a rematch too."""
    node = shared_nodes.nodes[0]

    async def scene() -> None:
        await node.wait_until_ready()
        async with Players.at(node.url, secrets=shared_nodes.secrets) as players:
            person = await players.arrive()
            made = await person.make_table(lobby.NewTable(terms=ONE_GAME))
            program = await players.arrive(kind="bot")
            table = await program.find_table(made.code)
            assert table == made.table
            for match in (1, 2):
                games = [
                    asyncio.create_task(play(client, table, make_bot("anfaenger")))
                    for client in (person, program)
                ]
                over, also = await asyncio.wait_for(asyncio.gather(*games), 60)
                assert (over.phase, also.phase) == ("over", "over")
                assert [chair.bot for chair in over.chairs] == [None, "program"]
                assert over.scores is not None
                assert len(over.scores.lines) == 1
                if match == 1:
                    for client in (person, program):
                        await client.ask(wire.Rematch(id=client.new_id(), table=table))
                    for client in (person, program):
                        await client.tables[table].until(lambda seen: seen.phase != "over")
            await check_stored(node.options.database, players.acknowledged)

    asyncio.run(scene())


def test_a_hint_has_reasons_and_is_given_only_in_turn(shared_nodes: Nodes) -> None:
    node = shared_nodes.nodes[0]

    async def scene() -> None:
        await node.wait_until_ready()
        async with Players.at(node.url, secrets=shared_nodes.secrets) as players:
            person = await players.arrive()
            bots = [lobby.BotRequest(2, "anfaenger")]
            made = await person.make_table(lobby.NewTable(terms=ONE_GAME, bots=bots, ready=True))
            table = await person.watch(made.table)

            def hint() -> wire.Hint:
                return wire.Hint(id=person.new_id(), table=made.table, at=table.version)

            while table.picture.turn is None or table.picture.turn.phase == "cut":
                with pytest.raises(CommandRefused) as early:
                    await person.ask(hint())
                assert early.value.refused.code in {"not-your-turn", "stale"}
                if table.picture.turn is not None and table.picture.turn.must_cut:
                    await person.ask(
                        wire.Cut(id=person.new_id(), table=made.table, at=table.version, lifted=20)
                    )
                await table.until(lambda seen: seen.turn is not None and seen.turn.phase != "cut")
            await table.until(lambda seen: seen.turn is not None and bool(seen.turn.may_draw))
            best = await person.ask(hint())
            assert isinstance(best, messages.Hinted)
            assert best.advice
            assert all(one.reasons for one in best.advice), best.advice[0]
            for one in best.advice:
                assert len(one.sentences) == len(one.moves) > 0

    asyncio.run(scene())


def test_spectators_see_no_hands_and_listed_tables_are_found(shared_nodes: Nodes) -> None:
    """Private tables are found only by their code."""
    node = shared_nodes.nodes[0]

    async def scene() -> None:
        await node.wait_until_ready()
        async with Players.at(node.url, secrets=shared_nodes.secrets) as players:
            listed = TableTerms(visibility=Visibility.LISTED, length=Games(60))
            closed = TableTerms(spectators=Permission.FORBIDDEN, length=Games(60))
            for terms in (listed, closed):
                players.play(await players.seat_group(2, terms=terms))
            await players.wait_for_answers(16)
            open_table, private = players.groups
            visitor = await players.arrive()
            found = await visitor.get("/api/tables", list[lobby.ListedTable])
            assert open_table.name in {one.table for one in found}
            assert private.name not in {one.table for one in found}
            assert await visitor.find_table(private.code.lower()) == private.name
            with pytest.raises(RequestFailed) as unknown:
                await visitor.find_table("ZZZZZZ")
            assert unknown.value.code == "no-table"
            seen = await visitor.watch(open_table.name)
            began = seen.version
            await seen.until_version(began + 4)
            assert seen.picture.seat is None
            assert seen.picture.hand == []
            assert seen.picture.hands is None or seen.picture.outcome is not None
            with pytest.raises(CommandRefused) as refused:
                await visitor.ask(wire.Watch(id="w", table=private.name))
            assert refused.value.refused.code == "no-spectators"
            await check_no_hidden_card(visitor, open_table.clients[0])

    asyncio.run(scene())


async def check_no_hidden_card(visitor: RecordingClient, player: RecordingClient) -> None:
    """Check that a visitor's events do not name the cards that players draw from the stock."""
    name = next(iter(visitor.tables))
    await player.tables[name].until(lambda seen: bool(seen.hand))  # not between two games
    for raw in visitor.tables[name].events:
        text = bytes(raw)
        if b'"pile":"stock"' in text:
            assert b'"card":null' in text
