"""The most expensive requests of every route."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from romme.engine.commands import Discard, Draw, Shuffle
from romme.engine.state import Phase, Pile
from romme.notation.card_text import write_cards
from romme.notation.gamefile import read
from romme.notation.replaying import Replay, advance
from romme.notation.text import NotedMove, write_move
from romme.rules import find_preset
from romme.server.http.route_costs import ROUTES
from romme.server.lessons.script import lessons
from romme.tournament.events import PeopleEntered
from romme.tournament.office.director import make
from romme.tournament.storage.file_records import BEGINNING, FileRecord, encode_record
from romme.tournament.values import EntryDetails, Presence
from romme.wire import commands as wire
from romme.wire.lessons import MOST_MOVES as MOST_LEARNED
from tests.support.server.http.worst_case.populated_server import (
    GAME,
    LOGO,
    Key,
    PopulatedServer,
    Sender,
    WorstRequest,
)
from tests.support.tournament.logos import logo, png

KIB: Final = 1024


def game_file(moves: int) -> str:
    """Return the file of a legal game that does not end: everybody just draws and discards."""
    deck = write_cards(find_preset("haus").rules.pack)
    names = ", ".join(f'"P{seat}"' for seat in range(1, 7))
    options = "{ stalled_after = 0, blocked_after = 0 }"
    head = f'format = "romme/1"\nrules = "haus"\nplayers = [{names}]\ndealer = 1\n'
    head += f'options = {options}\ndeck = "{deck}"\n'
    game = read(head)
    now, made = Replay(game, game.state), []
    for _ in range(moves):
        state = now.state
        act: Any
        match state.phase:
            case Phase.DRAW:
                act = Draw(Pile.STOCK)
            case Phase.PLAY:
                act = Discard(
                    [card for card in state.hands[state.turn - 1] if str(card) != "*"][-1]
                )
            case _:
                act = Shuffle(state.open_pile)
        move = NotedMove(state.turn, act)
        after = advance(now, move)
        now = Replay(game, after.state, after.draft)  # drop the events, which would only grow
        made.append(f'"{write_move(move)}",\n')
    return f"{head}moves = [\n{''.join(made)}]\n"


def worst_requests(server: PopulatedServer) -> Mapping[str, list[WorstRequest]]:
    """Return the most expensive requests of each route: the largest body or the largest response.

    Requests that exceed a limit are included, with the error status that they must get.
    """
    found = {**_of_people(), **_of_games(server), **_of_rules(), **_of_tournaments(server)}
    for route in ROUTES:
        method, path = route.split(" ")
        path = path.replace("{tournament}", server.tournament)
        default = [WorstRequest(path, None if method == "GET" else {})]
        found[route] = [replace(one, path=one.path or path) for one in found.get(route, default)]
    return found


LONG: Final = "x" * 1_000
DEEP: Final = b'{"a":' * 5_000 + b"1" + b"}" * 5_000
MANY: Final = {f"k{number}": number for number in range(3_000)}


def _of_people() -> dict[str, list[WorstRequest]]:
    login, password = "a" * 1_000, "b" * 1_000
    passkey = {"passkey": {"id": "x" * 15_000}}
    return {
        "POST /api/guests": [
            WorstRequest("", {"name": "x" * 24}),
            WorstRequest("", {"name": "x" * 30_000}, refused=400),
            WorstRequest("", DEEP, refused=400),
            WorstRequest("", b'{"name":"\xff"}', refused=400),
        ],
        "POST /api/sign-in": [
            WorstRequest("", {"login": login, "password": password}, refused=401)
        ],
        "POST /api/recover": [
            WorstRequest(
                "", {"login": login, "code": "c" * 1_000, "password": password}, refused=401
            )
        ],
        "POST /api/sign-out": [WorstRequest("", {}, who=Sender.GUEST)],
        "POST /api/accounts": [
            WorstRequest(
                "",
                lambda number: {"login": f"guest{number}", "password": "correct horse"},
                who=Sender.GUEST,
            )
        ],
        "POST /api/accounts/recovery-codes": [
            WorstRequest("", {"password": password}, refused=403)
        ],
        "PATCH /api/me": [
            WorstRequest("", {"name": "Anna"}),
            WorstRequest("", {"name": "x" * 30_000}, refused=400),
        ],
        "DELETE /api/me": [WorstRequest("", {"name": "Ben"}, who=Sender.GUEST)],
        "DELETE /api/me/sessions/{session}": [
            WorstRequest(f"/api/me/sessions/{LONG}", refused=404)
        ],
        "DELETE /api/me/sessions": [WorstRequest("/api/me/sessions?which=others")],
        "POST /api/me/confirm": [WorstRequest("", {"password": password}, refused=403)],
        "POST /api/passkeys/register/finish": [WorstRequest("", passkey, refused=400)],
        "POST /api/passkeys/sign-in/finish": [WorstRequest("", passkey, refused=400)],
        "DELETE /api/passkeys/{passkey}": [WorstRequest(f"/api/passkeys/{LONG}", refused=404)],
    }


def _of_games(server: PopulatedServer) -> dict[str, list[WorstRequest]]:
    text = game_file(server.size.moves)
    return {
        "POST /api/tables": [
            WorstRequest("", {"terms": {"rules": "klassik", "seats": 4}}),
            WorstRequest("", {"terms": {"options": MANY}}, refused=400),
        ],
        "GET /api/tables/{table}": [
            WorstRequest(f"/api/tables/{GAME}"),
            WorstRequest(f"/api/tables/{LONG}", refused=404),
            WorstRequest(f"/api/tables/{'x' * 60 * KIB}", refused=414),
        ],
        "GET /api/codes/{code}": [WorstRequest(f"/api/codes/{LONG}", refused=404)],
        "GET /api/games/{table}/{number}": [
            WorstRequest(f"/api/games/{GAME}/1"),
            WorstRequest(f"/api/games/{LONG}/1", refused=404),
        ],
        "GET /api/games/{table}/{number}/replay": [WorstRequest(f"/api/games/{GAME}/1/replay")],
        "POST /api/replays": [
            WorstRequest("", {"file": text}),
            WorstRequest("", {"file": "a" + ".a" * 120_000 + " = 1"}, refused=400),
            WorstRequest("", {"file": "[a]\n" * 50_000}, refused=400),
            WorstRequest("", {"file": "x = [" + "1," * 49_000 + "]"}, refused=400),
        ],
        "POST /api/replays/opinion": [WorstRequest("", {"file": text, "step": server.size.moves})],
    }


def _of_rules() -> dict[str, list[WorstRequest]]:
    lists = b"[" + b"[]," * (20 * KIB) + b"[]]"
    changed = {"opening_points": 51, "jokers": 0}
    return {
        "GET /api/rules/{name}": [
            WorstRequest("/api/rules/verband"),
            WorstRequest(f"/api/rules/{LONG}", refused=404),
        ],
        "POST /api/rules/check": [
            WorstRequest("", {"rules": "haus", "options": changed}),
            WorstRequest("", {"rules": "klassik", "options": MANY}, refused=400),
            WorstRequest(
                "", b'{"rules":"klassik","options":{"hand_sizes":' + lists + b"}}", refused=400
            ),
        ],
        "POST /api/rules/weigh": [
            WorstRequest("", {"rules": "klassik", "options": changed}),
            WorstRequest("", {"rules": "klassik", "options": MANY}),
            WorstRequest("", b'{"rules":"klassik","options":{"hand_sizes":' + lists + b"}}"),
        ],
        "GET /api/lessons/{rules}": [
            WorstRequest("/api/lessons/klassik"),
            WorstRequest(f"/api/lessons/{LONG}", refused=404),
        ],
        "POST /api/lessons/{rules}/{scene}": [
            WorstRequest(f"/api/lessons/{rules}/{scene.name}", body)
            for rules, scene, body in _lessons()
        ],
    }


def _of_tournaments(server: PopulatedServer) -> dict[str, list[WorstRequest]]:
    hall, online = (f"/api/tournaments/{one}" for one in (server.tournament, server.online))
    crowd = {
        "do": "enter-people",
        "people": [
            {"name": f"{number:03} {'x' * 40}", "club": "y" * 40}
            for number in range(min(server.size.entrants, 500))
        ],
        "presence": "present",
        "namesakes": "meant",
    }
    same = {**crowd, "people": [{"name": "x" * 80, "club": "y" * 80}] * 300}
    del same["namesakes"]
    draw = {"do": "draw-seats", "seed": "s" * 200}
    adjust = {"do": "adjust-seats"}
    csv = ";".join(["Name"] + [f"c{at}" for at in range(59)]) + "\n"
    csv += "".join(
        ";".join(f"A{row} {at}" for at in range(60)) + "\n" for row in range(server.size.rows)
    )
    lists = "/api/tournaments/{tournament}/lists/{series}/{table}"
    return {
        "POST /api/tournaments": [
            WorstRequest("", {"name": "x" * 120, "rehearsal": 200, "rules": "verband"}),
            WorstRequest("", {"name": "Cup", "options": MANY}, refused=400),
        ],
        "GET /api/tournaments/codes/{code}": [
            WorstRequest(f"/api/tournaments/codes/{server.code}"),
            WorstRequest(f"/api/tournaments/codes/{LONG}", refused=404),
        ],
        "POST /api/tournaments/{tournament}/enter": [
            WorstRequest(f"{hall}/enter", {"pin": "123456"}, refused=401),
            WorstRequest(f"/api/tournaments/{LONG}/enter", {"pin": "123456"}, refused=404),
        ],
        "POST /api/tournaments/{tournament}/table-codes": [
            WorstRequest(f"{hall}/table-codes", {"code": "table.1.1." + "x" * 90}, refused=401)
        ],
        "POST /api/tournaments/{tournament}/links/renew": [
            WorstRequest(f"{hall}/links/renew", {"role": "keeper"})
        ],
        "GET /api/tournaments/{tournament}": [
            WorstRequest(hall),
            WorstRequest(hall, opens=Key.NOTHING),
        ],
        f"GET {lists}": [WorstRequest(f"{hall}/lists/1/1")],
        "GET /api/tournaments/{tournament}/standing": [
            WorstRequest(f"{hall}/standing"),
            WorstRequest(f"{hall}/standing?span=series&number=1"),
            WorstRequest(f"{hall}/standing?only={'x' * 80}"),
        ],
        "GET /api/tournaments/{tournament}/logo/{version}": [
            WorstRequest(f"{hall}/logo/{sha256(LOGO.encode()).hexdigest()[:16]}")
        ],
        "POST /api/tournaments/{tournament}/commands": [
            WorstRequest(
                f"{hall}/commands", lambda number: {"id": f"big{number}", "command": crowd}
            ),
            WorstRequest(f"{hall}/commands", {"id": "same", "command": same}, refused=409),
            WorstRequest(
                f"{hall}/commands",
                {"id": "logo", "command": {"do": "change-logo", "logo": logo(png(512, 256))}},
            ),
            WorstRequest(
                f"{hall}/commands", b'{"id":"deep","command":{"do":' + DEEP + b"}}", refused=400
            ),
            WorstRequest(
                f"{online}/commands",
                lambda number: {"id": f"draw{number}", "command": draw},
                opens=Key.ONLINE,
            ),
        ],
        "POST /api/tournaments/{tournament}/foresee": [
            WorstRequest(f"{hall}/foresee", {"command": crowd}),
            WorstRequest(f"{online}/foresee", {"command": draw}, opens=Key.ONLINE),
            WorstRequest(f"{online}/foresee", {"command": adjust}, opens=Key.ONLINE),
        ],
        "POST /api/tournaments/{tournament}/join": [
            WorstRequest(f"{online}/join", {"club": "x" * 80}, opens=Key.ONLINE, who=Sender.GUEST)
        ],
        "POST /api/tournaments/{tournament}/calls": [
            WorstRequest(f"{online}/calls", {}, opens=Key.ONLINE, who=Sender.GUEST, refused=409)
        ],
        "POST /api/tournaments/{tournament}/rehearse": [
            WorstRequest(f"{hall}/rehearse", {"games": 1})
        ],
        "POST /api/tournaments/{tournament}/preview": [
            WorstRequest(f"{hall}/preview?filename=a.csv", csv.encode()),
            WorstRequest(
                f"{hall}/preview?filename=a.csv", b"\n" * (2 * KIB * KIB - 1) + b"a", refused=400
            ),
        ],
        "POST /api/tournaments/files": [
            WorstRequest("", b"\n" * (8 * KIB * KIB - 1) + b"a", refused=400),
            WorstRequest("", _tournament_file(server.size.entrants)),
        ],
        "GET /api/tournaments/{tournament}/states/{version}": [
            WorstRequest(f"{hall}/states/2"),
            WorstRequest(f"{hall}/states/99999", refused=404),
        ],
        "POST /api/tournaments/{tournament}/restore": [
            WorstRequest(
                f"{online}/restore",
                lambda number: {"id": f"restore{number}", "version": 2},
                opens=Key.ONLINE,
            )
        ],
        "POST /api/tournaments/{tournament}/copies": [
            WorstRequest(f"{hall}/copies", lambda number: {"id": f"copy{number}", "version": 2})
        ],
        "POST /api/tournaments/{tournament}/backup": [WorstRequest(f"{hall}/backup", refused=409)],
        "GET /api/tournaments/{tournament}/exports/{file}": [
            WorstRequest(f"{hall}/exports/{what}")
            for what in ("lists.csv", "entries.xlsx", "standing.xlsx")
        ],
        "GET /api/tournaments/{tournament}/papers/{paper}": [
            WorstRequest(f"{hall}/papers/{what}") for what in ("results", "seating-by-name")
        ],
        "GET /api/tournaments/{tournament}/news": [WorstRequest(f"{hall}/news?after=0")],
        "GET /": [WorstRequest("/", refused=None)],  # the page may not be built
        "GET /{path}": [
            WorstRequest("/index.html", refused=None),
            WorstRequest(f"/{LONG}", refused=None),
            WorstRequest(f"/{'x' * 60 * KIB}", refused=414),
        ],
        "GET /api/schema/{path}": [WorstRequest("/api/schema/x", refused=404)],
    }


def _tournament_file(people: int) -> bytes:
    """Return a tournament file with as many entrants as the server has."""
    made = make("Cup", find_preset("turnier").rules)
    entries = tuple(
        EntryDetails(f"{number:03} {'x' * 40}", "y" * 40, number=number)
        for number in range(1, people + 1)
    )
    entered = PeopleEntered(entries, Presence.PRESENT)
    first, previous = encode_record(FileRecord(1, 1, "director", (made,)), BEGINNING)
    second, _ = encode_record(FileRecord(2, 2, "director", (entered,)), previous)
    return first + second


def _lessons() -> Iterator[tuple[str, Any, object]]:
    rules, scenes = next(iter(lessons().items()))
    step = "meld " + " ".join(["*"] * 50)
    turn = {"do": "play", "steps": [step] * wire.MOST_STEPS}
    turns = [{"do": "draw", "pile": "stock"}, turn] * (MOST_LEARNED // 2)
    yield rules, scenes[0], {"moves": turns[:10]}
    yield rules, scenes[0], {"moves": [turns[0]], "plan": [step] * wire.MOST_STEPS}
