"""HTTP routes for replays of finished games and of uploaded files, and who may see them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import httpx
import msgspec
import pytest
from sqlalchemy import func, insert, select

from romme.locales import LANGUAGES
from romme.notation import gamefile
from romme.notation.card_text import write_cards
from romme.rules import find_preset
from romme.server.analysis import rendered_games
from romme.server.analysis.rendered_games import MAX_BYTES
from romme.server.analysis.replays import MAX_MOVES
from romme.server.http import app
from romme.server.http.app import Server
from romme.server.http.replay_routes import LARGEST_FILE
from romme.server.ops.configuration import Configuration, Limiting
from romme.server.person_id import PersonId
from romme.server.workers.confinement import GAMES
from romme.store.schema.tables import games, metadata, players
from romme.wire import lobby
from romme.wire import replay as wire
from romme.wire.terms import Games, Permission, TableTerms, Visibility
from tests.support.server.live_tables import live_table_from, table_dependencies
from tests.support.server.table.table_driver import TableDriver
from tests.support.servers.running_server import running_server

EXAMPLES: Final = Path(__file__).parents[3] / "examples"
ONE: Final = Games(1)


@dataclass
class GameServer:
    """A server that is called without a network, and the tokens of two guests."""

    app: Server
    http: httpx.AsyncClient
    anna: str
    ben: str

    async def get(self, path: str, person: str | None = None) -> httpx.Response:
        headers = {} if person is None else {"Authorization": f"Bearer {person}"}
        return await self.http.get(path, headers=headers)

    async def send(self, path: str, body: object, lang: str = "en") -> httpx.Response:
        return await self.http.post(path, json=body, headers={"Accept-Language": lang})

    async def person(self, token: str) -> PersonId:
        return PersonId((await self.get("/api/me", token)).json()["id"])

    async def play(self, name: str, terms: TableTerms) -> None:
        """Store a table at which the first guest has finished a match against a bot."""
        driver = TableDriver.new(terms, host=await self.person(self.anna))
        driver.fill([await self.person(self.anna)], bots=1)
        driver.all_ready()
        driver.finish_match()
        await live_table_from(table_dependencies(self.app.database.log), driver.events, name=name)


@asynccontextmanager
async def game_server(url: str, limits: Limiting = Limiting.OFF) -> AsyncIterator[GameServer]:
    settings = Configuration(database=url, limits=limits)
    async with running_server(settings, "http://romme.example") as server:
        routes = httpx.ASGITransport(cast("Any", server._http))  # noqa: SLF001 - only the routes
        async with httpx.AsyncClient(transport=routes, base_url="http://romme.example") as http:
            tokens = []
            for name in ("Anna", "Ben"):
                answer = await http.post("/api/guests", json={"name": name, "keep": "token"})
                tokens.append(answer.json()["token"])
            yield GameServer(server, http, *tokens)


@pytest.mark.parametrize("what", ["", "/replay"])
def test_replays_and_files_have_the_same_rights(sqlite_url: str, what: str) -> None:
    async def scene() -> None:
        async with game_server(sqlite_url) as server:
            await server.play("open", TableTerms(length=ONE))
            await server.play("closed", TableTerms(length=ONE, spectators=Permission.FORBIDDEN))
            for person in (server.anna, server.ben, None):
                assert (await server.get(f"/api/games/open/1{what}", person)).status_code == 200
            assert (await server.get(f"/api/games/closed/1{what}", server.anna)).status_code == 200
            for person in (server.ben, None):
                answer = await server.get(f"/api/games/closed/1{what}", person)
                assert answer.status_code == 403
                assert answer.json()["code"] == "not-yours"
                assert "hands" not in answer.text
            for unknown in ("open/2", "nowhere/1", "open/0"):
                answer = await server.get(f"/api/games/{unknown}{what}", server.anna)
                assert (answer.status_code, answer.json()["code"]) == (404, "no-game-kept")

    asyncio.run(scene())


def test_a_bot_account_is_shown_as_a_bot(sqlite_url: str) -> None:
    """The list of tables, the table's summary and the replay count a bot's account as a bot."""

    async def scene() -> None:
        async with game_server(sqlite_url) as server:
            guest = {"name": "Hal", "kind": "bot", "keep": "token"}
            hal = PersonId((await server.send("/api/guests", guest)).json()["person"]["id"])
            driver = TableDriver.new(TableTerms(visibility=Visibility.LISTED, length=ONE, seats=3))
            driver.fill([await server.person(server.anna), hal], bots=1)
            log = table_dependencies(server.app.database.log)
            await live_table_from(log, driver.events, name="open")
            (listed,) = (await server.get("/api/tables")).json()
            for table in (listed, (await server.get("/api/tables/open")).json()):
                assert (table["people"], table["bots"], table["free"]) == (["Anna"], 2, 0)
            driver.all_ready()
            driver.finish_match()
            await live_table_from(log, driver.events, name="over")
            replay = (await server.get("/api/games/over/1/replay")).json()
            assert replay["names"][:2] == ["Anna", "Hal"]
            assert replay["bots"] == [None, "program", "zufall"]

    asyncio.run(scene())


def test_a_replay_names_the_players_and_the_viewers_seat(sqlite_url: str) -> None:
    async def scene() -> None:
        async with game_server(sqlite_url) as server:
            await server.play("t", TableTerms(length=ONE))
            own = await server.get("/api/games/t/1/replay", server.anna)
            replay = msgspec.json.decode(own.content, type=wire.Replay)
            assert replay.names[0] == "Anna"
            assert replay.bots == [None, "zufall"]
            assert replay.seat == 1
            others = await server.get("/api/games/t/1/replay", server.ben)
            assert msgspec.json.decode(others.content, type=wire.Replay).seat is None
            assert replay.outcome is not None
            assert replay.deal is not None
            assert replay.file == (await server.get("/api/games/t/1", server.anna)).text

    asyncio.run(scene())


def test_every_example_file_can_be_replayed(sqlite_url: str) -> None:
    async def scene() -> None:
        async with game_server(sqlite_url) as server:
            for path in sorted(EXAMPLES.glob("*.romme")):
                text = path.read_text("utf-8")
                answer = await server.send("/api/replays", {"file": text})
                assert answer.status_code == 200, path.stem
                replay = msgspec.json.decode(answer.content, type=wire.Replay)
                assert replay.file == text
                assert replay.names == list(gamefile.read(text).players)
                assert (replay.refused is not None) == (path.stem == "refused")

    asyncio.run(scene())


HEAD: Final = 'format = "romme/1"\nrules = "klassik"\nplayers = ["A", "B"]\ndealer = 1\n'
DECK: Final = write_cards(find_preset("klassik").rules.pack)
MOVES: Final = ('"1 pass",' * 1_000 + "\n") * (MAX_MOVES // 1_000) + '"1 pass"'
BAD_FILES: Final = (
    ("", 0),
    ("no toml", 1),
    (HEAD.replace("klassik", "bridge") + 'deck = ""', 2),
    (HEAD + 'deck = "7C"', 5),
    (HEAD + 'deck = ""\nmoves = [\n"1 draw stock",\n"1 fly away",\n]', 8),
    ("a = " + "[" * 3000, 1),
    (HEAD + "a" + ".a" * 120_000 + " = 1", 5),
    (HEAD + f'deck = "{DECK}"\nmoves = [\n{MOVES}]', 7 + MAX_MOVES // 1_000),
)
"""Bad game files, with the line of the error."""


def test_a_bad_game_file_is_refused_with_reason_and_line(sqlite_url: str) -> None:
    async def scene() -> None:
        async with game_server(sqlite_url) as server:
            for text, line in BAD_FILES:
                answers = [
                    await server.send("/api/replays", {"file": text}, lang) for lang in LANGUAGES
                ]
                wanted = {"file": text, "step": 1}
                answers.append(await server.send("/api/replays/opinion", wanted, LANGUAGES[0]))
                problems = [one.json() for one in answers]
                assert {one.status_code for one in answers} == {400}
                assert {one["code"] for one in problems} == {"bad-file"}
                assert {one["facts"]["line"] for one in problems} == {line}
                assert problems[-1] == problems[0]
                assert len({one["message"] for one in problems}) == len(LANGUAGES)
                for one in problems:
                    assert one["facts"]["reason"] in one["message"]
                    assert line == 0 or str(line) in one["message"]

    asyncio.run(scene())


BAD_BODIES: Final[tuple[tuple[object, int, str], ...]] = (
    ({"file": "x" * LARGEST_FILE}, 413, "too-large"),
    ({"file": 7}, 400, "bad-request"),
    ({}, 400, "bad-request"),
    ({"file": "", "keep": "yes"}, 400, "bad-request"),
    ([], 400, "bad-request"),
)


def test_bad_bodies_are_refused(sqlite_url: str) -> None:
    async def scene() -> None:
        async with game_server(sqlite_url) as server:
            for body, status, code in BAD_BODIES:
                answer = await server.send("/api/replays", body)
                assert (answer.status_code, answer.json()["code"]) == (status, code)

    asyncio.run(scene())


def test_an_uploaded_file_is_not_stored(sqlite_url: str) -> None:
    async def scene() -> None:
        async with game_server(sqlite_url) as server:

            async def rows() -> list[int]:
                async with server.app.database.reading() as connection:
                    return [
                        (
                            await connection.execute(select(func.count()).select_from(table))
                        ).scalar_one()
                        for table in metadata.sorted_tables
                    ]

            before = await rows()
            text = (EXAMPLES / "klassik.romme").read_text("utf-8")
            assert (await server.send("/api/replays", {"file": text})).status_code == 200
            assert await rows() == before

    asyncio.run(scene())


def test_the_rate_of_uploads_is_limited(sqlite_url: str) -> None:
    async def scene() -> None:
        async with game_server(sqlite_url, Limiting.ON) as server:
            answers = [await server.send("/api/replays", {"file": ""}) for _ in range(70)]
            assert [one.status_code for one in answers[:60]] == [400] * 60
            assert answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) >= 1

    asyncio.run(scene())


def test_a_persons_games_are_listed_in_pages(sqlite_url: str) -> None:
    """The newest game comes first. Each game has the scores of all seats. Bots have no name."""

    async def scene() -> None:
        async with game_server(sqlite_url) as server:
            anna = await server.person(server.anna)
            async with server.app.database.engine.begin() as connection:
                for number in range(1, 8):
                    of = {"stream": "t", "number": number}
                    game = of | {"ended": 1000 + number, "rules": "klassik", "ending": "romme"}
                    await connection.execute(insert(games).values(game | {"winner": 2}))
                    for seat, person, score in ((1, anna, 0), (2, None, number)):
                        sat = of | {"seat": seat, "person": person, "score": score}
                        await connection.execute(insert(players).values(sat))

            async def page(query: str) -> list[lobby.PlayedGame]:
                answer = await server.get(f"/api/games?{query}", server.anna)
                return msgspec.json.decode(answer.content, type=list[lobby.PlayedGame])

            first = await page("most=3")
            assert [one.number for one in first] == [7, 6, 5]
            assert first[0].names == ["Anna", ""]
            assert first[0].scores == [0, 7]
            rest = await page(f"most=200&before={first[-1].ended}")
            assert [one.number for one in rest] == [4, 3, 2, 1]
            assert (await server.get("/api/games?most=0", server.anna)).status_code == 400
            assert (await server.get("/api/games", None)).status_code == 401

    asyncio.run(scene())


def test_a_replay_is_rendered_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All requests share the rendered bytes, unless a name changes or the viewer has a seat."""
    jobs: list[str] = []
    run = GAMES.run

    async def counted(key: str, work: Any, *given: Any) -> Any:  # noqa: ANN401 - any job
        jobs.append(work.__name__)
        return await run(key, work, *given)

    monkeypatch.setattr(GAMES, "run", counted)

    async def scene() -> None:
        async with game_server(sqlite_url) as server:
            await server.play("t", TableTerms(spectators=Permission.ALLOWED, length=ONE))
            path = "/api/games/t/1/replay"
            answers = await asyncio.gather(*(server.get(path) for _ in range(16)))
            assert {one.status_code for one in answers} == {200}
            assert len({one.content for one in answers}) == 1
            assert jobs.count("_written") == 1
            before = len(jobs)
            await server.get(path)
            assert len(jobs) == before
            await server.http.patch(
                "/api/me", json={"name": "Zoé"}, headers={"Authorization": f"Bearer {server.anna}"}
            )
            assert "Zoé" in (await server.get(path)).json()["names"]
            assert (await server.get(path, server.anna)).json()["seat"] == 1
            assert server.app.games.kept_bytes < MAX_BYTES

    asyncio.run(scene())


def test_the_cache_of_replays_is_bounded(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with game_server(sqlite_url) as server:
            await server.play("t", TableTerms(spectators=Permission.ALLOWED, length=ONE))
            await server.play("u", TableTerms(spectators=Permission.ALLOWED, length=ONE))
            one = await server.get("/api/games/t/1/replay")
            monkeypatch.setattr(rendered_games, "MAX_BYTES", len(one.content) + 10)
            other = await server.get("/api/games/u/1/replay")
            assert server.app.games.kept_bytes in {len(one.content), len(other.content)}
            assert (await server.get("/api/games/t/1/replay")).content == one.content

    asyncio.run(scene())


def test_the_rate_of_replays_is_limited(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the clock stands still, 240 requests are answered and the next one is refused."""
    monkeypatch.setattr(app, "now_ms", lambda: 1_800_000_000_000)

    async def scene() -> None:
        async with game_server(sqlite_url, Limiting.ON) as server:
            asked = [await server.get("/api/games/no-such/1/replay") for _ in range(241)]
            assert [one.status_code for one in asked[-2:]] == [404, 429]

    asyncio.run(scene())
