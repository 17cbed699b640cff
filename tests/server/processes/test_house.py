"""What people come for, over real sockets: games with bots and programs, hints, game files."""

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
from tests.server.processes.kept import check_kept, table_events
from tests.server.processes.players import Company, Noting
from tests.server.processes.serving import Nodes
from tests.server.processes.test_nodes import bot_moves

ONE = TableTerms(length=Games(1))


def test_a_game_against_bots_of_every_level_ends(shared: Nodes, tmp_path: Path) -> None:
    """All levels sit at one table; the file of the game is proven and can be played again."""
    node = shared.nodes[0]
    bots = [lobby.BotRequest(seat, level) for seat, level in enumerate(LEVELS, start=2)]

    async def scene() -> str:
        await node.ready()
        async with Company.at(node.url, secrets=shared.secrets) as company:
            sitting = await company.sit_down(1, terms=ONE, bots=bots)
            company.play(sitting)
            over = await asyncio.wait_for(sitting.tasks[0], 120)
            assert over.phase == "over"
            assert over.outcome is not None
            assert [chair.bot for chair in over.chairs] == [None, *LEVELS]
            assert over.deal is not None
            assert over.deal.secret is not None
            events = await table_events(node.wanted.database, sitting.name)
            assert set(bot_moves(events)) == {2, 3, 4, 5}
            person = sitting.clients[0]
            mine = await person.get("/api/games/", list[lobby.PlayedGame])
            assert [(one.table, one.number, one.seat) for one in mine] == [(sitting.name, 1, 1)]
            async with httpx.AsyncClient(base_url=node.url) as http:
                file = await http.get(f"/api/games/{sitting.name}/1")
            return file.text

    (tmp_path / "game.romme").write_text(text := asyncio.run(scene()), "utf-8")
    game = gamefile.read(text)
    assert game.proof is not None
    assert replay(game).refused is None
    for command in ("verify", "replay"):
        with pytest.raises(SystemExit) as ended:
            main([command, str(tmp_path / "game.romme"), "--lang", "en"])
        assert ended.value.code == 0


def test_a_program_sits_down_and_is_shown_as_one(shared: Nodes) -> None:
    """Somebody's own bot comes in over the network; the match is played twice."""
    node = shared.nodes[0]

    async def scene() -> None:
        await node.ready()
        async with Company.at(node.url, secrets=shared.secrets) as company:
            person = await company.arrive()
            made = await person.make_table(lobby.NewTable(terms=ONE))
            program = await company.arrive(kind="bot")
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
            await check_kept(node.wanted.database, company.told)

    asyncio.run(scene())


def test_a_hint_comes_with_reasons_and_only_in_turn(shared: Nodes) -> None:
    node = shared.nodes[0]

    async def scene() -> None:
        await node.ready()
        async with Company.at(node.url, secrets=shared.secrets) as company:
            person = await company.arrive()
            bots = [lobby.BotRequest(2, "anfaenger")]
            made = await person.make_table(lobby.NewTable(terms=ONE, bots=bots, ready=True))
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


def test_spectators_see_what_they_may_and_listed_tables_are_found(shared: Nodes) -> None:
    """A table that is listed shows in the list; a private one is found by its code alone."""
    node = shared.nodes[0]

    async def scene() -> None:
        await node.ready()
        async with Company.at(node.url, secrets=shared.secrets) as company:
            listed = TableTerms(visibility=Visibility.LISTED, length=Games(60))
            closed = TableTerms(spectators=Permission.FORBIDDEN, length=Games(60))
            for terms in (listed, closed):
                company.play(await company.sit_down(2, terms=terms))
            await company.more_told(16)
            open_table, private = company.sittings
            visitor = await company.arrive()
            found = await visitor.get("/api/tables", list[lobby.ListedTable])
            assert open_table.name in {one.table for one in found}
            assert private.name not in {one.table for one in found}
            assert await visitor.find_table(private.code.lower()) == private.name
            with pytest.raises(RequestFailed) as unknown:
                await visitor.find_table("ZZZZZZ")
            assert unknown.value.code == "no-table"
            seen = await visitor.watch(open_table.name)
            began = seen.version
            await seen.reaches(began + 4)
            assert seen.picture.seat is None
            assert seen.picture.hand == []
            assert seen.picture.hands is None or seen.picture.outcome is not None
            with pytest.raises(CommandRefused) as refused:
                await visitor.ask(wire.Watch(id="w", table=private.name))
            assert refused.value.refused.code == "no-spectators"
            await no_card_of_a_hand(visitor, open_table.clients[0])

    asyncio.run(scene())


async def no_card_of_a_hand(visitor: Noting, player: Noting) -> None:
    """What a visitor was told of draws from the stock names no card."""
    name = next(iter(visitor.tables))
    assert player.tables[name].picture.hand
    for raw in visitor.tables[name].told:
        text = bytes(raw)
        if b'"pile":"stock"' in text:
            assert b'"card":null' in text
