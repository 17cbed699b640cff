"""The sample evening: a script that fills a server with sample data.

It creates tables in every state, a tournament in a hall and an online tournament. `spend_evening`
runs the script, `Manifest` lists its people, tables and tournaments, and `capture_views` returns
everything that these people see.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from itertools import count
from typing import Final

import msgspec

from tests.samples.visitors import TIMEOUT_SECONDS, Json, Visitor, play_together

PASSWORD: Final = "correct horse battery staple"  # noqa: S105 - of invented people
SPECTATOR: Final = "Emil"
FORGOTTEN: Final = "Dora"
GUESTS: Final = ("Anna", "Ben", "Claire", FORGOTTEN, SPECTATOR)
VOLATILE: Final = re.compile(r'"(left|now|address|addresses)":(\d+|"[^"]*"|\[[^\]]*\])')
"""Values that differ between runs: the remaining waiting time, the time and the addresses."""


class Table(msgspec.Struct):
    """A table of the sample evening."""

    id: str
    code: str
    players: list[str]
    """Names of the people who can continue playing, in the order of their seats."""
    running: bool = False
    """Whether a match is running."""
    games: int = 0
    """Number of finished games."""


class Tournament(msgspec.Struct):
    """A tournament of the sample evening, with its director's key."""

    id: str
    key: str
    lists: list[tuple[int, int]]
    """The series and the table number of each score list."""


class Manifest(msgspec.Struct):
    """People, tables and tournaments of the sample evening, as stored in `kept.json`."""

    tokens: dict[str, str]
    """Session tokens by name, except for the erased person."""
    tables: dict[str, Table]
    tournaments: dict[str, Tournament]


# --- tables --------------------------------------------------------------------------------------


async def _open_table(
    terms: Json, players: Sequence[Visitor], names: Sequence[str], *, bots: Sequence[Json] = ()
) -> Table:
    """Create a table with these bots, seat the players, and return it.

    `names` are the players who can continue playing later.
    """
    host, *others = players
    made = await host.post("/api/tables", {"terms": terms, "bots": list(bots)})
    await host.watch(made["table"])
    for other in others:
        await other.watch(made["table"])
        await other.ask("sit", made["table"])
    return Table(made["table"], made["code"], list(names))


def _turn_reached(phase: str, *, seat: int = 1, discards: int = 3) -> Callable[[Json], bool]:
    """Return a predicate that is true when the seat's turn is in this phase.

    The open pile must also have more than `discards` cards.
    """

    def holds(picture: Json) -> bool:
        turn = picture["turn"] or {}
        here = (turn.get("phase"), turn.get("seat")) == (phase, seat)
        return here and picture["phase"] == "playing" and len(picture["open"]) > discards

    return holds


async def _play_to(
    enough: Callable[[Json], bool],
    terms: Json,
    players: Sequence[Visitor],
    names: Sequence[str],
    *,
    bots: Sequence[Json] = (),
) -> Table:
    """Play at a new table until `enough` is true, and return the table.

    If the match ends first, play at another new table.
    """
    while True:
        table = await _open_table(terms, players, names, bots=bots)
        await play_together(table.id, players, enough)
        if players[0].pictures[table.id]["phase"] == "playing":
            table.running = True
            return table


def _in_second_game(picture: Json) -> bool:
    """Whether seat 1 is to draw in the second game, after a few discards."""
    scores = picture["scores"]
    return scores is not None and len(scores["lines"]) == 1 and _turn_reached("draw")(picture)


async def _finished_tables(people: dict[str, Visitor]) -> dict[str, Table]:
    """Play two matches to their end, and return their tables by name."""
    anna, ben, _, dora = (people[name] for name in GUESTS[:4])
    found: dict[str, Table] = {}

    with_bot = {"rules": "klassik", "seats": 2}
    bot = [{"seat": 2, "level": "stammtisch"}]
    finished = found["finished"] = await _open_table(with_bot, [anna], ["Anna"], bots=bot)
    await play_together(finished.id, [anna])
    finished.games = 1

    both = {"rules": "klassik", "seats": 2, "options": {"stock_end": "turned_over"}}
    closed = found["closed"] = await _open_table(both, [dora, ben], ["Ben"])
    await dora.ask("say", closed.id, text="Good evening, this is Dora")
    await play_together(closed.id, [dora, ben])
    await dora.ask("close", closed.id)
    closed.games = 1
    return found


async def _running_tables(people: dict[str, Visitor]) -> dict[str, Table]:
    """Start several games, stop each at a different point, and return the tables by name."""
    anna, ben, claire, _ = (people[name] for name in GUESTS[:4])
    found: dict[str, Table] = {}

    three = {"rules": "turnier", "seats": 3, "length": {"type": "games", "number": 2}}
    names = ["Anna", "Ben", "Claire"]
    second = await _play_to(_in_second_game, three, [anna, ben, claire], names)
    found["second game"] = second
    await ben.ask("say", second.id, text="Gutt gespillt! – „très bien“")
    await claire.ask("say", second.id, preset="thanks")
    rude = str(anna.pictures[second.id]["chairs"][2]["person"])
    await anna.ask("silence", second.id, person=rude)
    await ben.ask("report", second.id, person=rude, text="She sang.")
    second.games = 1

    clock = {"turn": 300, "bank": 120}
    four = {"rules": "verband", "seats": 4, "clock": clock}
    bots = [{"seat": 3, "level": "anfaenger"}, {"seat": 4, "level": "zufall"}]
    has_drawn = _turn_reached("play", seat=2, discards=6)  # seat 1 deals and does not play (V1.2)
    found["drawn"] = await _play_to(has_drawn, four, [anna, ben], ["Anna", "Ben"], bots=bots)

    real = {"rules": "verband", "seats": 3, "mode": "strict", "spectators": "forbidden"}
    names = ["Ben", "Claire", "Anna"]
    strict = await _play_to(_turn_reached("play"), real, [ben, claire, anna], names)
    await _stage_a_meld([ben, claire, anna], strict.id)
    found["strict"] = strict

    left = {"rules": "klassik", "seats": 3, "length": {"type": "target", "points": 1}}
    bridged = await _play_to(_turn_reached("draw"), left, [ben, claire, anna], ["Ben", "Anna"])
    await claire.ask("stand-up", bridged.id)
    await play_together(bridged.id, [ben, anna], _turn_reached("draw", discards=5))
    found["bridged"] = bridged
    return found


async def _waiting_table(claire: Visitor) -> dict[str, Table]:
    """Create a listed table with two free seats, and return it by name."""
    terms = {
        "rules": "haus",
        "options": {"opening_points": 30},
        "seats": 4,
        "visibility": "listed",
        "hints": "forbidden",
    }
    bots = [{"seat": 2, "level": "verein"}]
    return {"waiting": await _open_table(terms, [claire], ["Claire"], bots=bots)}


async def _stage_a_meld(players: Sequence[Visitor], table: str) -> None:
    """Play at a strict table until the player in seat 1 can lay a meld, and lay it.

    The meld is sent with the command `stage`, so the turn does not end.
    """
    enough = _turn_reached("play")
    while True:
        await play_together(table, players, enough)
        first = players[0]
        melds = (await first.draft(table, []))["steps"]
        if melds:
            await first.ask("stage", table, at=first.versions[table], steps=melds[:1])
            return
        await first.send_due_command(table)


# --- tournaments ---------------------------------------------------------------------------------


class Director:
    """A client with which a director runs one tournament."""

    def __init__(self, visitor: Visitor, tournament: str, key: str, *, first: int = 1) -> None:
        """Number command ids from `first`, which must exceed the numbers of earlier commands."""
        self.tournament = tournament
        self.key = key
        self.visitor = visitor
        self._numbers = count(first)

    async def do(self, command: str, **more: Json) -> None:
        """Send a command, and assert that the server accepts it."""
        request = {"id": f"{command}-{next(self._numbers)}", "command": {"do": command, **more}}
        await self.visitor.post(self.path("/commands"), request, **self.headers)

    async def start_series(self, seed: str, **more: Json) -> None:
        """Draw the seats of the next series and start it."""
        await self.do("draw-seats", seed=seed, **more)
        await self.do("begin-series")

    async def overview(self) -> Json:
        """Return the director's view of the tournament."""
        answer = await self.visitor.http.get(self.path(""), headers=self.headers)
        return answer.raise_for_status().json()

    def path(self, path: str) -> str:
        """Return the URL path of a resource of this tournament."""
        return f"/api/tournaments/{self.tournament}{path}"

    @property
    def headers(self) -> dict[str, str]:
        """The header with the director's key."""
        return {"X-Romme-Key": self.key}


async def _create_tournament(visitor: Visitor, **settings: Json) -> Director:
    made = await visitor.post("/api/tournaments", settings)
    return Director(visitor, made["tournament"], made["key"])


def game_line(game: int) -> Json:
    """Return a made-up result of a game at a table of four, in which seat `game` deals."""
    playing = [seat for seat in range(1, 5) if seat != game]
    winner = playing[game % 3]
    counts = [
        {"card_points": 12 * seat + game, "hand": "opened" if seat % 2 else "unopened"}
        if seat in playing and seat != winner
        else None
        for seat in range(1, 5)
    ]
    return {"ending": "romme", "winner": winner, "counts": counts}


async def play_list(
    office: Director, series: int, table: int, games: range, *, replays: int = 0
) -> None:
    """Enter the results of some games on the list of a table of four.

    The pack is checked before game 1, and all four players sign the list after game 4.
    """
    place = {"series": series, "table": table}
    if games.start == 1:
        await office.do("check-pack", **place)
    for game in games:
        line: Json = {"game": game, "line": game_line(game), "replays": replays}
        await office.do("enter-line", **place, **line)
    if games.stop == 5:
        for seat in range(1, 5):
            await office.do("sign", **place, seat=seat, reason="paper")


async def _hall_tournament(visitor: Visitor) -> Tournament:
    office = await _create_tournament(
        visitor, name="Café Klëppel", terms={"rounds": 1}, listed=True
    )
    names = ("Anna Adam", "Jos Becker", "Léa Clement", "Mia Duhr", "Nic Even", "Pit Faber")
    teams = ("Esch 1", "Esch 2")
    people: list[Json] = [
        {"name": name, "club": "Esch", "team": teams[place // 3]}
        for place, name in enumerate(names)
    ]
    people += [{"name": "Zoé Gales", "classes": ["Damen"]}, {"name": "Änder Hoß"}]
    await office.do("enter-people", people=people, presence="present")
    await office.do("announce", text="Welcome")
    await office.start_series("2026-11-18 first")
    for table in (1, 2):
        await play_list(office, 1, table, range(1, 5))
    await office.do("penalise", number=3, points=2, reason="late")
    counted_again = game_line(4)
    counted_again["counts"][0]["card_points"] = 77
    correction: Json = {"game": 4, "line": counted_again, "reason": "counted again"}
    await office.do("correct-line", series=1, table=2, **correction)
    await office.do("close-series")
    await office.do("withdraw", number=8, reason="tired")
    await office.do("set-presence", numbers=[8], presence="present")
    await office.start_series("second", placing="by-result")
    await play_list(office, 2, 1, range(1, 3))
    incident: Json = {"series": 2, "table": 1, "kind": "card-exposed", "game": 3, "note": "the ace"}
    await office.do("record-incident", **incident)
    return Tournament(office.tournament, office.key, [(1, 1), (1, 2), (2, 1), (2, 2)])


async def _online_tournament(people: dict[str, Visitor], tables: dict[str, Table]) -> Tournament:
    anna, ben, claire, dora = (people[name] for name in GUESTS[:4])
    office = await _create_tournament(anna, name="Online", terms={"rounds": 1, "venue": "server"})
    for one in (anna, ben, dora):
        await one.post(office.path("/join"), {"club": "Esch"})
    await office.start_series("one")
    first = await _table_of_series(office, 1)
    await play_together(first, [anna, ben, dora])
    await _wait_for_list(office, 1)
    await office.do("close-series")
    await claire.post(office.path("/join"), {})
    await office.do("withdraw", number=3)
    await office.start_series("two")
    second = await _table_of_series(office, 2)
    await play_together(second, [anna, ben, claire], _turn_reached("draw"))
    tables["online, played"] = Table(first, "", ["Anna", "Ben"], games=3)
    tables["online"] = Table(second, "", ["Anna", "Ben", "Claire"], running=True)
    return Tournament(office.tournament, office.key, [(1, 1), (2, 1)])


async def _table_of_series(office: Director, series: int) -> str:
    """Wait until the server has opened the table of a series, and return the table's id."""
    seen = await office.overview()
    table = str(seen["series"][series - 1]["tables"][0]["played_at"])
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while (await office.visitor.http.get(f"/api/tables/{table}")).is_error:  # noqa: ASYNC110 - the server opens it in another process
            await asyncio.sleep(0.05)
    return table


async def _wait_for_list(office: Director, series: int) -> None:
    """Wait until the list of a series with one table is finished."""
    while not (seen := await office.overview())["series"][series - 1]["tables"][0]["finished"]:
        news = office.path(f"/news?after={seen['version']}")
        await office.visitor.http.get(news, headers=office.headers)


# --- the evening as a whole ----------------------------------------------------------------------


async def spend_evening(address: str) -> tuple[Manifest, dict[str, str]]:
    """Run the sample evening on a server. Return its manifest and the views captured at the end."""
    async with AsyncExitStack() as stack:
        people = {
            name: await Visitor.as_guest(address, name, mixes=name != FORGOTTEN) for name in GUESTS
        }
        await _open_account(people["Anna"], "anna")
        for one in people.values():
            await stack.enter_async_context(one.connected())
        tables = (
            await _finished_tables(people)
            | await _running_tables(people)
            | await _waiting_table(people["Claire"])
        )
        halls = {"hall": await _hall_tournament(people["Anna"])}
        halls["online"] = await _online_tournament(people, tables)
        for table in tables.values():
            over = people["Anna"].pictures.get(table.id, {}).get("phase") != "playing"
            assert table.running is not over, "a game ended too early: write the sample again"
        dora = people.pop(FORGOTTEN)
        body = {"name": FORGOTTEN}
        gone = await dora.http.request("DELETE", "/api/me", json=body)
        assert gone.is_success, gone.text
        manifest = Manifest({name: one.token for name, one in people.items()}, tables, halls)
        return manifest, await capture_views(manifest, people)


async def _open_account(visitor: Visitor, login: str) -> None:
    confirmed = await visitor.http.post("/api/me/confirm", json={"name": "Anna"})
    assert confirmed.is_success, confirmed.text
    await visitor.post("/api/accounts", {"login": login, "password": PASSWORD})


# --- captured views ------------------------------------------------------------------------------


async def capture_views(manifest: Manifest, people: dict[str, Visitor]) -> dict[str, str]:
    """Return HTTP responses, and what players and a spectator see of each table, by name."""
    found: dict[str, str] = {}
    for name, table in manifest.tables.items():
        for person in (*table.players, SPECTATOR):
            found[f"{name}: {person}"] = await people[person].frames_of(table.id)
    anna, spectator = people["Anna"], people[SPECTATOR]
    for person in ("Anna", "Ben"):
        found[f"games of {person}"] = await _get(people[person], "/api/games")
    for name, table in manifest.tables.items():
        for number in range(1, table.games + 1):
            path = f"/api/games/{table.id}/{number}"
            found[f"{name}: game {number}"] = await _get(anna, path)
            found[f"{name}: replay {number}"] = await _get(anna, f"{path}/replay")
        found[f"{name}: summary"] = await _get(spectator, f"/api/tables/{table.id}")
    found["listed"] = await _get(spectator, "/api/tables")
    found["tournaments"] = await _get(spectator, "/api/tournaments")
    for name, tournament in manifest.tournaments.items():
        key = {"X-Romme-Key": tournament.key}
        path = f"/api/tournaments/{tournament.id}"
        paths = ["", "/links", "/standing", "/standing?span=series&number=1", "/record"]
        paths += [f"/lists/{series}/{table}" for series, table in tournament.lists]
        for one in paths:
            found[f"{name}: {one or 'office'}"] = await _get(anna, path + one, **key)
        found[f"{name}: public"] = await _get(spectator, path)
        found[f"{name}: standing for all"] = await _get(spectator, f"{path}/standing")
    return {name: without_volatile_values(text) for name, text in found.items()}


async def _get(visitor: Visitor, path: str, **headers: str) -> str:
    answer = await visitor.http.get(path, headers=headers)
    return f"{answer.status_code}\n{answer.text}"


def without_volatile_values(text: str) -> str:
    """Replace the values that depend on the time or the machine with 0."""
    return VOLATILE.sub(r'"\1":0', text)
