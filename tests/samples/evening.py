"""An evening at a server: tables in every state, a tournament in a hall and one online.

`spend` brings it about, `Kept` says who and what was there, `look` says what everybody sees of it.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from itertools import count
from typing import Final

import msgspec

from tests.samples.visitors import WITHIN, Json, Visitor, play_together

PASSWORD: Final = "correct horse battery staple"  # noqa: S105 - of people who are made up
SPECTATOR: Final = "Emil"
FORGOTTEN: Final = "Dora"
GUESTS: Final = ("Anna", "Ben", "Claire", FORGOTTEN, SPECTATOR)
CHANCE: Final = re.compile(r'"(left|now|address)":(\d+|"[^"]*")')
"""How long a table still waits, what time it is, and where the server is found."""


class Table(msgspec.Struct):
    """A table of the evening."""

    id: str
    code: str
    players: list[str]
    """The people who sit there and may be expected to come back."""
    running: bool = False
    """Whether a match is under way."""
    games: int = 0
    """How many games are finished."""


class Tournament(msgspec.Struct):
    """A tournament of the evening, with the key of its director."""

    id: str
    key: str
    lists: list[tuple[int, int]]
    """Series and table of every list."""


class Kept(msgspec.Struct):
    """Who was there, and what there is."""

    tokens: dict[str, str]
    """By name, the session of everybody who is not forgotten."""
    tables: dict[str, Table]
    tournaments: dict[str, Tournament]


# --- tables --------------------------------------------------------------------------------------


async def _sit(
    terms: Json, players: Sequence[Visitor], names: Sequence[str], *, bots: Sequence[Json] = ()
) -> Table:
    """Make a table, and let everybody sit down who is not a bot."""
    host, *others = players
    made = await host.post("/api/tables", {"terms": terms, "bots": list(bots)})
    await host.watch(made["table"])
    for other in others:
        await other.watch(made["table"])
        await other.ask("sit", made["table"])
    return Table(made["table"], made["code"], list(names))


def _begun(phase: str, *, seat: int = 1, discards: int = 3) -> Callable[[Json], bool]:
    """Tell whether a seat is at a phase of its turn, and so much lies on the open pile."""

    def holds(picture: Json) -> bool:
        turn = picture["turn"] or {}
        here = (turn.get("phase"), turn.get("seat")) == (phase, seat)
        return here and picture["phase"] == "playing" and len(picture["open"]) > discards

    return holds


async def _reach(
    enough: Callable[[Json], bool],
    terms: Json,
    players: Sequence[Visitor],
    names: Sequence[str],
    *,
    bots: Sequence[Json] = (),
) -> Table:
    """Bring a table to a point of a game; if the match ends before, take another table."""
    while True:
        table = await _sit(terms, players, names, bots=bots)
        await play_together(table.id, players, enough)
        if players[0].pictures[table.id]["phase"] == "playing":
            table.running = True
            return table


def _in_second_game(picture: Json) -> bool:
    """Whether seat 1 is to draw in the second game, after some turns."""
    scores = picture["scores"]
    return scores is not None and len(scores["lines"]) == 1 and _begun("draw")(picture)


async def _over(people: dict[str, Visitor]) -> dict[str, Table]:
    """Tables at which nothing happens any more."""
    anna, ben, _, dora = (people[name] for name in GUESTS[:4])
    found: dict[str, Table] = {}

    with_bot = {"rules": "klassik", "seats": 2}
    bot = [{"seat": 2, "level": "stammtisch"}]
    finished = found["finished"] = await _sit(with_bot, [anna], ["Anna"], bots=bot)
    await play_together(finished.id, [anna])
    finished.games = 1

    both = {"rules": "klassik", "seats": 2, "options": {"stock_end": "turned_over"}}
    closed = found["closed"] = await _sit(both, [dora, ben], ["Ben"])
    await dora.ask("say", closed.id, text="Good evening, this is Dora")
    await play_together(closed.id, [dora, ben])
    await dora.ask("close", closed.id)
    closed.games = 1
    return found


async def _running(people: dict[str, Visitor]) -> dict[str, Table]:
    """Tables at which a game is being played, each at another point of it."""
    anna, ben, claire, _ = (people[name] for name in GUESTS[:4])
    found: dict[str, Table] = {}

    three = {"rules": "turnier", "seats": 3, "length": {"type": "games", "number": 2}}
    names = ["Anna", "Ben", "Claire"]
    second = await _reach(_in_second_game, three, [anna, ben, claire], names)
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
    has_drawn = _begun("play", seat=2, discards=6)  # seat 1 deals, and does not play (V1.2)
    found["drawn"] = await _reach(has_drawn, four, [anna, ben], ["Anna", "Ben"], bots=bots)

    real = {"rules": "verband", "seats": 3, "mode": "strict", "spectators": "forbidden"}
    names = ["Ben", "Claire", "Anna"]
    strict = await _reach(_begun("play"), real, [ben, claire, anna], names)
    await _stage([ben, claire, anna], strict.id)
    found["strict"] = strict

    left = {"rules": "klassik", "seats": 3, "length": {"type": "target", "points": 1}}
    bridged = await _reach(_begun("draw"), left, [ben, claire, anna], ["Ben", "Anna"])
    await claire.ask("stand-up", bridged.id)
    await play_together(bridged.id, [ben, anna], _begun("draw", discards=5))
    found["bridged"] = bridged
    return found


async def _waiting(claire: Visitor) -> dict[str, Table]:
    """A table that everybody finds, and at which two seats are free."""
    terms = {
        "rules": "haus",
        "options": {"opening_points": 30},
        "seats": 4,
        "visibility": "listed",
        "hints": "forbidden",
    }
    bots = [{"seat": 2, "level": "verein"}]
    return {"waiting": await _sit(terms, [claire], ["Claire"], bots=bots)}


async def _stage(players: Sequence[Visitor], table: str) -> None:
    """Let seat 1 lay a first meld for good, as soon as it has one."""
    enough = _begun("play")
    while True:
        await play_together(table, players, enough)
        first = players[0]
        melds = (await first.drafted(table, []))["steps"]
        if melds:
            await first.ask("stage", table, at=first.versions[table], steps=melds[:1])
            return
        await first.act(table)


# --- tournaments ---------------------------------------------------------------------------------


class Director:
    """The office of one tournament."""

    def __init__(self, visitor: Visitor, tournament: str, key: str, *, first: int = 1) -> None:
        """Hold the director's key; commands are numbered from `first`, as ids are for ever."""
        self.tournament = tournament
        self.key = key
        self.visitor = visitor
        self._numbers = count(first)

    async def do(self, command: str, **more: Json) -> None:
        """Give a command."""
        asked = {"id": f"{command}-{next(self._numbers)}", "command": {"do": command, **more}}
        await self.visitor.post(self.path("/commands"), asked, **self.headers)

    async def series(self, seed: str, **more: Json) -> None:
        """Seat and begin a series."""
        await self.do("draw-seats", seed=seed, **more)
        await self.do("begin-series")

    async def overview(self) -> Json:
        """The tournament as a whole."""
        answer = await self.visitor.http.get(self.path(""), headers=self.headers)
        return answer.raise_for_status().json()

    def path(self, path: str) -> str:
        """Where something of this tournament is."""
        return f"/api/tournaments/{self.tournament}{path}"

    @property
    def headers(self) -> dict[str, str]:
        """What shows the director's key."""
        return {"X-Romme-Key": self.key}


async def _made(visitor: Visitor, **wanted: Json) -> Director:
    made = await visitor.post("/api/tournaments", wanted)
    return Director(visitor, made["tournament"], made["key"])


def game_line(game: int) -> Json:
    """A game of a table of four: the dealer, who is in seat `game`, does not play."""
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
    """Enter some games of a list of four; after the last one everybody signs."""
    place = {"series": series, "table": table}
    if games.start == 1:
        await office.do("check-pack", **place)
    for game in games:
        line: Json = {"game": game, "line": game_line(game), "replays": replays}
        await office.do("enter-line", **place, **line)
    if games.stop == 5:
        for seat in range(1, 5):
            await office.do("sign", **place, seat=seat, reason="paper")


async def _in_a_hall(visitor: Visitor) -> Tournament:
    office = await _made(visitor, name="Café Klëppel", terms={"rounds": 1}, listed=True)
    names = ("Anna Adam", "Jos Becker", "Léa Clement", "Mia Duhr", "Nic Even", "Pit Faber")
    teams = ("Esch 1", "Esch 2")
    people: list[Json] = [
        {"name": name, "club": "Esch", "team": teams[place // 3]}
        for place, name in enumerate(names)
    ]
    people += [{"name": "Zoé Gales", "classes": ["Damen"]}, {"name": "Änder Hoß"}]
    await office.do("enter-people", people=people, presence="present")
    await office.do("announce", text="Welcome")
    await office.series("2026-11-18 first")
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
    await office.series("second", placing="by-result")
    await play_list(office, 2, 1, range(1, 3))
    incident: Json = {"series": 2, "table": 1, "kind": "card-exposed", "game": 3, "note": "the ace"}
    await office.do("record-incident", **incident)
    return Tournament(office.tournament, office.key, [(1, 1), (1, 2), (2, 1), (2, 2)])


async def _online(people: dict[str, Visitor], tables: dict[str, Table]) -> Tournament:
    anna, ben, claire, dora = (people[name] for name in GUESTS[:4])
    office = await _made(anna, name="Online", terms={"rounds": 1, "venue": "server"})
    for one in (anna, ben, dora):
        await one.post(office.path("/join"), {"club": "Esch"})
    await office.series("one")
    first = await _played_at(office, 1)
    await play_together(first, [anna, ben, dora])
    await _filled(office, 1)
    await office.do("close-series")
    await claire.post(office.path("/join"), {})
    await office.do("withdraw", number=3)
    await office.series("two")
    second = await _played_at(office, 2)
    await play_together(second, [anna, ben, claire], _begun("draw"))
    tables["online, played"] = Table(first, "", ["Anna", "Ben"], games=3)
    tables["online"] = Table(second, "", ["Anna", "Ben", "Claire"], running=True)
    return Tournament(office.tournament, office.key, [(1, 1), (2, 1)])


async def _played_at(office: Director, series: int) -> str:
    """The table at which a series is played; the server opens it a little later."""
    seen = await office.overview()
    table = str(seen["series"][series - 1]["tables"][0]["played_at"])
    async with asyncio.timeout(WITHIN):
        while (await office.visitor.http.get(f"/api/tables/{table}")).is_error:  # noqa: ASYNC110 - another process opens it
            await asyncio.sleep(0.05)
    return table


async def _filled(office: Director, series: int) -> None:
    """Wait until the list of the only table is finished."""
    while not (seen := await office.overview())["series"][series - 1]["tables"][0]["finished"]:
        news = office.path(f"/news?after={seen['version']}")
        await office.visitor.http.get(news, headers=office.headers)


# --- the evening ---------------------------------------------------------------------------------


async def spend(address: str) -> tuple[Kept, dict[str, str]]:
    """Spend an evening, and return what is left of it and what everybody saw at its end."""
    async with AsyncExitStack() as stack:
        people = {
            name: await Visitor.arriving(address, name, mixes=name != FORGOTTEN) for name in GUESTS
        }
        await _open_account(people["Anna"], "anna")
        for one in people.values():
            await stack.enter_async_context(one.connected())
        tables = await _over(people) | await _running(people) | await _waiting(people["Claire"])
        halls = {"hall": await _in_a_hall(people["Anna"])}
        halls["online"] = await _online(people, tables)
        for table in tables.values():
            over = people["Anna"].pictures.get(table.id, {}).get("phase") != "playing"
            assert table.running is not over, "a game has ended too soon: write the sample again"
        dora = people.pop(FORGOTTEN)
        body = {"name": FORGOTTEN}
        gone = await dora.http.request("DELETE", "/api/me", json=body)
        assert gone.is_success, gone.text
        kept = Kept({name: one.token for name, one in people.items()}, tables, halls)
        return kept, await look(kept, people)


async def _open_account(visitor: Visitor, login: str) -> None:
    confirmed = await visitor.http.post("/api/me/confirm", json={"name": "Anna"})
    assert confirmed.is_success, confirmed.text
    await visitor.post("/api/accounts", {"login": login, "password": PASSWORD})


# --- what is seen --------------------------------------------------------------------------------


async def look(kept: Kept, people: dict[str, Visitor]) -> dict[str, str]:
    """What everybody sees of every table, and what HTTP says: texts, as they come."""
    found: dict[str, str] = {}
    for name, table in kept.tables.items():
        for person in (*table.players, SPECTATOR):
            found[f"{name}: {person}"] = await people[person].shown(table.id)
    anna, spectator = people["Anna"], people[SPECTATOR]
    for person in ("Anna", "Ben"):
        found[f"games of {person}"] = await _get(people[person], "/api/games")
    for name, table in kept.tables.items():
        for number in range(1, table.games + 1):
            path = f"/api/games/{table.id}/{number}"
            found[f"{name}: game {number}"] = await _get(anna, path)
            found[f"{name}: replay {number}"] = await _get(anna, f"{path}/replay")
        found[f"{name}: summary"] = await _get(spectator, f"/api/tables/{table.id}")
    found["listed"] = await _get(spectator, "/api/tables")
    found["tournaments"] = await _get(spectator, "/api/tournaments")
    for name, tournament in kept.tournaments.items():
        key = {"X-Romme-Key": tournament.key}
        path = f"/api/tournaments/{tournament.id}"
        asked = ["", "/links", "/standing", "/standing?span=series&number=1", "/record"]
        asked += [f"/lists/{series}/{table}" for series, table in tournament.lists]
        for one in asked:
            found[f"{name}: {one or 'office'}"] = await _get(anna, path + one, **key)
        found[f"{name}: public"] = await _get(spectator, path)
        found[f"{name}: standing for all"] = await _get(spectator, f"{path}/standing")
    return {name: plain(text) for name, text in found.items()}


async def _get(visitor: Visitor, path: str, **headers: str) -> str:
    answer = await visitor.http.get(path, headers=headers)
    return f"{answer.status_code}\n{answer.text}"


def plain(text: str) -> str:
    """A text without what depends on the moment or on the machine."""
    return CHANCE.sub(r'"\1":0', text)
