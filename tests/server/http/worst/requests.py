"""The worst request of every route."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from romme.engine.commands import Discard, Draw, Shuffle
from romme.engine.state import Phase, Pile
from romme.notation.gamefile import read
from romme.notation.replaying import Replay, advance
from romme.notation.text import NotedMove, write_cards, write_move
from romme.rules import find_preset
from romme.server.http.route_costs import ROUTES
from romme.server.lessons.script import lessons
from romme.wire import commands as wire
from romme.wire.lessons import MOST_MOVES as MOST_LEARNED
from tests.server.http.worst.world import GAME, Ask, Opens, Who, World

KIB: Final = 1024


def game_file(moves: int) -> str:
    """A legal game that does not end: everybody draws and throws away what they drew."""
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
        now = Replay(game, after.state, after.draft)  # what was told would only grow
        made.append(f'"{write_move(move)}",\n')
    return f"{head}moves = [\n{''.join(made)}]\n"


def worst_requests(world: World) -> Mapping[str, list[Ask]]:
    """For each route, what takes most: the largest body that it takes, or the largest answer.

    What is beyond a bound is there too, with the refusal that it must get.
    """
    found = {**_of_people(), **_of_games(world), **_of_rules(), **_of_tournaments(world)}
    for route in ROUTES:
        method, path = route.split(" ")
        path = path.replace("{tournament}", world.tournament)
        default = [Ask(path, None if method == "GET" else {})]
        found[route] = [replace(one, path=one.path or path) for one in found.get(route, default)]
    return found


LONG: Final = "x" * 1_000
DEEP: Final = b'{"a":' * 5_000 + b"1" + b"}" * 5_000
MANY: Final = {f"k{number}": number for number in range(3_000)}


def _of_people() -> dict[str, list[Ask]]:
    login, password = "a" * 1_000, "b" * 1_000
    passkey = {"passkey": {"id": "x" * 15_000}}
    return {
        "POST /api/guests": [
            Ask("", {"name": "x" * 24}),
            Ask("", {"name": "x" * 30_000}, refused=400),
            Ask("", DEEP, refused=400),
            Ask("", b'{"name":"\xff"}', refused=400),
        ],
        "POST /api/sign-in": [Ask("", {"login": login, "password": password}, refused=401)],
        "POST /api/recover": [
            Ask("", {"login": login, "code": "c" * 1_000, "password": password}, refused=401)
        ],
        "POST /api/sign-out": [Ask("", {}, who=Who.GUEST)],
        "POST /api/accounts": [
            Ask(
                "",
                lambda number: {"login": f"somebody{number}", "password": "correct horse"},
                who=Who.GUEST,
            )
        ],
        "POST /api/accounts/recovery-codes": [Ask("", {"password": password}, refused=403)],
        "PATCH /api/me": [Ask("", {"name": "Anna"}), Ask("", {"name": "x" * 30_000}, refused=400)],
        "DELETE /api/me": [Ask("", {"name": "Ben"}, who=Who.GUEST)],
        "DELETE /api/me/sessions/{session}": [Ask(f"/api/me/sessions/{LONG}", refused=404)],
        "DELETE /api/me/sessions": [Ask("/api/me/sessions?which=others")],
        "POST /api/me/confirm": [Ask("", {"password": password}, refused=403)],
        "POST /api/passkeys/register/finish": [Ask("", passkey, refused=400)],
        "POST /api/passkeys/sign-in/finish": [Ask("", passkey, refused=400)],
        "DELETE /api/passkeys/{passkey}": [Ask(f"/api/passkeys/{LONG}", refused=404)],
    }


def _of_games(world: World) -> dict[str, list[Ask]]:
    text = game_file(world.size.moves)
    return {
        "POST /api/tables": [
            Ask("", {"terms": {"rules": "klassik", "seats": 4}}),
            Ask("", {"terms": {"options": MANY}}, refused=400),
        ],
        "GET /api/tables/{table}": [
            Ask(f"/api/tables/{GAME}"),
            Ask(f"/api/tables/{LONG}", refused=404),
            Ask(f"/api/tables/{'x' * 60 * KIB}", refused=414),
        ],
        "GET /api/codes/{code}": [Ask(f"/api/codes/{LONG}", refused=404)],
        "GET /api/games/{table}/{number}": [
            Ask(f"/api/games/{GAME}/1"),
            Ask(f"/api/games/{LONG}/1", refused=404),
        ],
        "GET /api/games/{table}/{number}/replay": [Ask(f"/api/games/{GAME}/1/replay")],
        "POST /api/replays": [
            Ask("", {"file": text}),
            Ask("", {"file": "a" + ".a" * 120_000 + " = 1"}, refused=400),
            Ask("", {"file": "[a]\n" * 50_000}, refused=400),
            Ask("", {"file": "x = [" + "1," * 49_000 + "]"}, refused=400),
        ],
        "POST /api/replays/opinion": [Ask("", {"file": text, "step": world.size.moves})],
    }


def _of_rules() -> dict[str, list[Ask]]:
    lists = b"[" + b"[]," * (20 * KIB) + b"[]]"
    changed = {"opening_points": 51, "jokers": 0}
    return {
        "GET /api/rules/{name}": [
            Ask("/api/rules/verband"),
            Ask(f"/api/rules/{LONG}", refused=404),
        ],
        "POST /api/rules/check": [
            Ask("", {"rules": "haus", "options": changed}),
            Ask("", {"rules": "klassik", "options": MANY}, refused=400),
            Ask("", b'{"rules":"klassik","options":{"hand_sizes":' + lists + b"}}", refused=400),
        ],
        "POST /api/rules/weigh": [
            Ask("", {"rules": "klassik", "options": changed}),
            Ask("", {"rules": "klassik", "options": MANY}),
            Ask("", b'{"rules":"klassik","options":{"hand_sizes":' + lists + b"}}"),
        ],
        "GET /api/lessons/{rules}": [
            Ask("/api/lessons/klassik"),
            Ask(f"/api/lessons/{LONG}", refused=404),
        ],
        "POST /api/lessons/{rules}/{scene}": [
            Ask(f"/api/lessons/{rules}/{scene.name}", body) for rules, scene, body in _lessons()
        ],
    }


def _of_tournaments(world: World) -> dict[str, list[Ask]]:
    hall, online = (f"/api/tournaments/{one}" for one in (world.tournament, world.online))
    crowd = {
        "do": "enter-people",
        "people": [
            {"name": f"{number:03} {'x' * 40}", "club": "y" * 40}
            for number in range(min(world.size.entrants, 500))
        ],
        "presence": "present",
        "namesakes": "meant",
    }
    same = {**crowd, "people": [{"name": "x" * 80, "club": "y" * 80}] * 300}
    del same["namesakes"]
    draw = {"do": "draw-seats", "seed": "s" * 200}
    csv = ";".join(["Name"] + [f"c{at}" for at in range(59)]) + "\n"
    csv += "".join(
        ";".join(f"A{row} {at}" for at in range(60)) + "\n" for row in range(world.size.rows)
    )
    lists = "/api/tournaments/{tournament}/lists/{series}/{table}"
    return {
        "POST /api/tournaments": [
            Ask("", {"name": "x" * 120, "rehearsal": 200, "rules": "verband"}),
            Ask("", {"name": "Cup", "options": MANY}, refused=400),
        ],
        "GET /api/tournaments/codes/{code}": [
            Ask(f"/api/tournaments/codes/{world.code}"),
            Ask(f"/api/tournaments/codes/{LONG}", refused=404),
        ],
        "POST /api/tournaments/{tournament}/enter": [
            Ask(f"{hall}/enter", {"pin": "123456"}, refused=401),
            Ask(f"/api/tournaments/{LONG}/enter", {"pin": "123456"}, refused=404),
        ],
        "POST /api/tournaments/{tournament}/links/renew": [
            Ask(f"{hall}/links/renew", {"role": "keeper"})
        ],
        "GET /api/tournaments/{tournament}": [Ask(hall), Ask(hall, opens=Opens.NOTHING)],
        f"GET {lists}": [Ask(f"{hall}/lists/1/1")],
        "GET /api/tournaments/{tournament}/standing": [
            Ask(f"{hall}/standing"),
            Ask(f"{hall}/standing?span=series&number=1"),
            Ask(f"{hall}/standing?only={'x' * 80}"),
        ],
        "POST /api/tournaments/{tournament}/commands": [
            Ask(f"{hall}/commands", lambda number: {"id": f"big{number}", "command": crowd}),
            Ask(f"{hall}/commands", {"id": "same", "command": same}, refused=409),
            Ask(f"{hall}/commands", b'{"id":"deep","command":{"do":' + DEEP + b"}}", refused=400),
            Ask(
                f"{online}/commands",
                lambda number: {"id": f"draw{number}", "command": draw},
                opens=Opens.ONLINE,
            ),
        ],
        "POST /api/tournaments/{tournament}/foresee": [
            Ask(f"{hall}/foresee", {"command": crowd}),
            Ask(f"{online}/foresee", {"command": draw}, opens=Opens.ONLINE),
        ],
        "POST /api/tournaments/{tournament}/join": [
            Ask(f"{online}/join", {"club": "x" * 80}, opens=Opens.ONLINE, who=Who.GUEST)
        ],
        "POST /api/tournaments/{tournament}/rehearse": [Ask(f"{hall}/rehearse", {"games": 1})],
        "POST /api/tournaments/{tournament}/preview": [
            Ask(f"{hall}/preview?filename=a.csv", csv.encode()),
            Ask(f"{hall}/preview?filename=a.csv", b"\n" * (2 * KIB * KIB - 1) + b"a", refused=400),
        ],
        "GET /api/tournaments/{tournament}/exports/{file}": [
            Ask(f"{hall}/exports/{what}") for what in ("lists.csv", "entries.xlsx", "standing.xlsx")
        ],
        "GET /api/tournaments/{tournament}/papers/{paper}": [
            Ask(f"{hall}/papers/{what}") for what in ("results", "seating-by-name")
        ],
        "GET /api/tournaments/{tournament}/news": [Ask(f"{hall}/news?after=0")],
        "GET /": [Ask("/", refused=None)],  # there is a page only where one was built
        "GET /{path}": [
            Ask("/index.html", refused=None),
            Ask(f"/{LONG}", refused=None),
            Ask(f"/{'x' * 60 * KIB}", refused=414),
        ],
        "GET /api/schema/{path}": [Ask("/api/schema/x", refused=404)],
    }


def _lessons() -> Iterator[tuple[str, Any, object]]:
    rules, scenes = next(iter(lessons().items()))
    step = "meld " + " ".join(["*"] * 50)
    turn = {"do": "play", "steps": [step] * wire.MOST_STEPS}
    turns = [{"do": "draw", "pile": "stock"}, turn] * (MOST_LEARNED // 2)
    yield rules, scenes[0], {"moves": turns[:10]}
    yield rules, scenes[0], {"moves": [turns[0]], "plan": [step] * wire.MOST_STEPS}
