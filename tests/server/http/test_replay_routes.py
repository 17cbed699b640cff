"""Games to look at again over HTTP: for those who may see them, and for files of anybody."""

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
from romme.notation.text import write_cards
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
from tests.server.live_tables import live_table_from, service
from tests.server.running_server import running_server
from tests.server.table.table_driver import TableDriver

EXAMPLES: Final = Path(__file__).parents[3] / "examples"
ONE: Final = Games(1)


@dataclass
class House:
    """A server without a network, and two people who have come in."""

    server: Server
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
        """Let Anna finish a game against a bot."""
        driver = TableDriver.new(terms, host=await self.person(self.anna))
        driver.fill([await self.person(self.anna)], bots=1)
        driver.all_ready()
        driver.finish_match()
        await live_table_from(service(self.server.database.log), driver.events, name=name)


@asynccontextmanager
async def house(url: str, limits: Limiting = Limiting.OFF) -> AsyncIterator[House]:
    settings = Configuration(database=url, limits=limits)
    async with running_server(settings, "http://romme.example") as server:
        routes = httpx.ASGITransport(cast("Any", server._http))  # noqa: SLF001 - no socket is needed
        async with httpx.AsyncClient(transport=routes, base_url="http://romme.example") as http:
            tokens = []
            for name in ("Anna", "Ben"):
                answer = await http.post("/api/guests", json={"name": name, "keep": "token"})
                tokens.append(answer.json()["token"])
            yield House(server, http, *tokens)


@pytest.mark.parametrize("what", ["", "/replay"])
def test_a_game_is_seen_by_those_who_may_have_its_file(sqlite_url: str, what: str) -> None:
    async def scene() -> None:
        async with house(sqlite_url) as home:
            await home.play("open", TableTerms(length=ONE))
            await home.play("closed", TableTerms(length=ONE, spectators=Permission.FORBIDDEN))
            for person in (home.anna, home.ben, None):
                assert (await home.get(f"/api/games/open/1{what}", person)).status_code == 200
            assert (await home.get(f"/api/games/closed/1{what}", home.anna)).status_code == 200
            for person in (home.ben, None):
                answer = await home.get(f"/api/games/closed/1{what}", person)
                assert answer.status_code == 403
                assert answer.json()["code"] == "not-yours"
                assert "hands" not in answer.text
            for unknown in ("open/2", "nowhere/1", "open/0"):
                answer = await home.get(f"/api/games/{unknown}{what}", home.anna)
                assert (answer.status_code, answer.json()["code"]) == (404, "no-game-kept")

    asyncio.run(scene())


def test_somebody_s_own_bot_is_shown_as_one(sqlite_url: str) -> None:
    """In the list of tables, in what the link tells, and in the replay."""

    async def scene() -> None:
        async with house(sqlite_url) as home:
            guest = {"name": "Hal", "kind": "bot", "keep": "token"}
            hal = PersonId((await home.send("/api/guests", guest)).json()["person"]["id"])
            driver = TableDriver.new(TableTerms(visibility=Visibility.LISTED, length=ONE, seats=3))
            driver.fill([await home.person(home.anna), hal], bots=1)
            log = service(home.server.database.log)
            await live_table_from(log, driver.events, name="open")
            (listed,) = (await home.get("/api/tables")).json()
            for told in (listed, (await home.get("/api/tables/open")).json()):
                assert (told["people"], told["bots"], told["free"]) == (["Anna"], 2, 0)
            driver.all_ready()
            driver.finish_match()
            await live_table_from(log, driver.events, name="over")
            film = (await home.get("/api/games/over/1/replay")).json()
            assert film["names"][:2] == ["Anna", "Hal"]
            assert film["bots"] == [None, "program", "zufall"]

    asyncio.run(scene())


def test_a_game_knows_who_asks_and_who_played(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house(sqlite_url) as home:
            await home.play("t", TableTerms(length=ONE))
            own = await home.get("/api/games/t/1/replay", home.anna)
            film = msgspec.json.decode(own.content, type=wire.Replay)
            assert film.names[0] == "Anna"
            assert film.bots == [None, "zufall"]
            assert film.seat == 1
            others = await home.get("/api/games/t/1/replay", home.ben)
            assert msgspec.json.decode(others.content, type=wire.Replay).seat is None
            assert film.outcome is not None
            assert film.deal is not None
            assert film.file == (await home.get("/api/games/t/1", home.anna)).text

    asyncio.run(scene())


def test_every_example_can_be_looked_at(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house(sqlite_url) as home:
            for path in sorted(EXAMPLES.glob("*.romme")):
                text = path.read_text("utf-8")
                answer = await home.send("/api/replays", {"file": text})
                assert answer.status_code == 200, path.stem
                film = msgspec.json.decode(answer.content, type=wire.Replay)
                assert film.file == text
                assert film.names == list(gamefile.read(text).players)
                assert (film.refused is not None) == (path.stem == "refused")

    asyncio.run(scene())


HEAD: Final = 'format = "romme/1"\nrules = "klassik"\nplayers = ["A", "B"]\ndealer = 1\n'
DECK: Final = write_cards(find_preset("klassik").rules.pack)
MOVES: Final = ('"1 pass",' * 1_000 + "\n") * (MAX_MOVES // 1_000) + '"1 pass"'
NO_FILES: Final = (
    ("", 0),
    ("no toml", 1),
    (HEAD.replace("klassik", "bridge") + 'deck = ""', 2),
    (HEAD + 'deck = "7C"', 5),
    (HEAD + 'deck = ""\nmoves = [\n"1 draw stock",\n"1 fly away",\n]', 8),
    ("a = " + "[" * 3000, 1),
    (HEAD + "a" + ".a" * 120_000 + " = 1", 5),
    (HEAD + f'deck = "{DECK}"\nmoves = [\n{MOVES}]', 7 + MAX_MOVES // 1_000),
)
"""What is no game file, and the line that is at fault."""


def test_what_is_no_game_file_says_why_and_where(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house(sqlite_url) as home:
            for text, line in NO_FILES:
                told = [await home.send("/api/replays", {"file": text}, lang) for lang in LANGUAGES]
                wanted = {"file": text, "step": 1}
                told.append(await home.send("/api/replays/opinion", wanted, LANGUAGES[0]))
                problems = [one.json() for one in told]
                assert {one.status_code for one in told} == {400}
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
        async with house(sqlite_url) as home:
            for body, status, code in BAD_BODIES:
                answer = await home.send("/api/replays", body)
                assert (answer.status_code, answer.json()["code"]) == (status, code)

    asyncio.run(scene())


def test_nothing_of_a_file_is_kept(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house(sqlite_url) as home:

            async def rows() -> list[int]:
                async with home.server.database.reading() as connection:
                    return [
                        (
                            await connection.execute(select(func.count()).select_from(table))
                        ).scalar_one()
                        for table in metadata.sorted_tables
                    ]

            before = await rows()
            text = (EXAMPLES / "klassik.romme").read_text("utf-8")
            assert (await home.send("/api/replays", {"file": text})).status_code == 200
            assert await rows() == before

    asyncio.run(scene())


def test_who_sends_too_many_files_is_told_to_wait(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house(sqlite_url, Limiting.ON) as home:
            answers = [await home.send("/api/replays", {"file": ""}) for _ in range(70)]
            assert [one.status_code for one in answers[:60]] == [400] * 60
            assert answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) >= 1

    asyncio.run(scene())


def test_the_own_games_come_in_pages(sqlite_url: str) -> None:
    """The last first, with everybody's score; bots have no name."""

    async def scene() -> None:
        async with house(sqlite_url) as home:
            anna = await home.person(home.anna)
            async with home.server.database.engine.begin() as connection:
                for number in range(1, 8):
                    of = {"stream": "t", "number": number}
                    game = of | {"ended": 1000 + number, "rules": "klassik", "ending": "romme"}
                    await connection.execute(insert(games).values(game | {"winner": 2}))
                    for seat, person, score in ((1, anna, 0), (2, None, number)):
                        sat = of | {"seat": seat, "person": person, "score": score}
                        await connection.execute(insert(players).values(sat))

            async def page(query: str) -> list[lobby.PlayedGame]:
                answer = await home.get(f"/api/games?{query}", home.anna)
                return msgspec.json.decode(answer.content, type=list[lobby.PlayedGame])

            first = await page("most=3")
            assert [one.number for one in first] == [7, 6, 5]
            assert first[0].names == ["Anna", ""]
            assert first[0].scores == [0, 7]
            rest = await page(f"most=200&before={first[-1].ended}")
            assert [one.number for one in rest] == [4, 3, 2, 1]
            assert (await home.get("/api/games?most=0", home.anna)).status_code == 400
            assert (await home.get("/api/games", None)).status_code == 401

    asyncio.run(scene())


def test_a_finished_game_is_made_once_for_all_who_ask_for_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop only sends bytes; a new name is another answer, and so is the own seat."""
    jobs: list[str] = []
    run = GAMES.run

    async def counted(key: str, work: Any, *given: Any) -> Any:  # noqa: ANN401 - any job
        jobs.append(work.__name__)
        return await run(key, work, *given)

    monkeypatch.setattr(GAMES, "run", counted)

    async def scene() -> None:
        async with house(sqlite_url) as home:
            await home.play("t", TableTerms(spectators=Permission.ALLOWED, length=ONE))
            path = "/api/games/t/1/replay"
            answers = await asyncio.gather(*(home.get(path) for _ in range(16)))
            assert {one.status_code for one in answers} == {200}
            assert len({one.content for one in answers}) == 1
            assert jobs.count("_written") == 1
            before = len(jobs)
            await home.get(path)
            assert len(jobs) == before
            await home.http.patch(
                "/api/me", json={"name": "Zoé"}, headers={"Authorization": f"Bearer {home.anna}"}
            )
            assert "Zoé" in (await home.get(path)).json()["names"]
            assert (await home.get(path, home.anna)).json()["seat"] == 1
            assert home.server.games.kept_bytes < MAX_BYTES

    asyncio.run(scene())


def test_games_that_were_looked_at_do_not_fill_the_memory(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house(sqlite_url) as home:
            await home.play("t", TableTerms(spectators=Permission.ALLOWED, length=ONE))
            await home.play("u", TableTerms(spectators=Permission.ALLOWED, length=ONE))
            one = await home.get("/api/games/t/1/replay")
            monkeypatch.setattr(rendered_games, "MAX_BYTES", len(one.content) + 10)
            other = await home.get("/api/games/u/1/replay")
            assert home.server.games.kept_bytes in {len(one.content), len(other.content)}
            assert (await home.get("/api/games/t/1/replay")).content == one.content

    asyncio.run(scene())


def test_looking_at_games_is_limited(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock stands still, or a slow machine would earn another look meanwhile."""
    monkeypatch.setattr(app, "now_ms", lambda: 1_800_000_000_000)

    async def scene() -> None:
        async with house(sqlite_url, Limiting.ON) as home:
            asked = [await home.get("/api/games/no-such/1/replay") for _ in range(241)]
            assert [one.status_code for one in asked[-2:]] == [404, 429]

    asyncio.run(scene())
