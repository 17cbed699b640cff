"""The rights of every role for every command and route of a tournament."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from enum import Enum
from importlib import import_module
from itertools import count
from typing import Any, Final

import pytest
from litestar import Litestar

from romme.engine.state import Ending
from romme.server.http.app import Server
from romme.server.organise.access.tournament_access import TournamentAccess
from romme.tournament import commands, list_commands
from romme.tournament.commands import BeginSeries, Command, DrawSeats, EnterPeople
from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.rights import RIGHTS, Role
from romme.tournament.storage.command_codec import COMMANDS, write_command
from romme.tournament.values import (
    Count,
    EntryDetails,
    Hand,
    Line,
    Parties,
    Presence,
    Scope,
    TournamentTerms,
)
from tests.support.server.organise.tournament_server import (
    TournamentClient,
    TournamentServer,
    tournament_server,
)

PREFIX: Final = "/api/tournaments/{tournament}"


class Who(Enum):
    """The role of a client of a tournament."""

    PUBLIC = "public"
    STRANGER = "director of another tournament"
    NEIGHBOUR = "keeper of another list"
    KEEPER = "keeper of this list"
    HELPER = "helper"
    DIRECTOR = "director"


EVERYBODY: Final = frozenset(Who)
OFFICE: Final = frozenset({Who.HELPER, Who.DIRECTOR})
AT_LIST: Final = OFFICE | {Who.KEEPER}
ROUTES: Final[Mapping[tuple[str, str], tuple[str, Any, frozenset[Who]]]] = {
    ("GET", ""): ("", None, EVERYBODY - {Who.STRANGER}),
    ("GET", "/logo/{version}"): ("/logo/none", None, EVERYBODY - {Who.STRANGER}),
    ("GET", "/news"): ("/news?after=0", None, EVERYBODY - {Who.STRANGER}),
    ("GET", "/standing"): ("/standing", None, EVERYBODY - {Who.STRANGER}),
    ("GET", "/links"): ("/links", None, OFFICE),
    ("GET", "/lists/{series}/{table}"): ("/lists/1/1", None, AT_LIST),
    ("POST", "/links/renew"): ("/links/renew", {"role": "keeper"}, frozenset({Who.DIRECTOR})),
    ("GET", "/table-codes"): ("/table-codes", None, OFFICE),
    ("GET", "/pins"): ("/pins", None, frozenset({Who.DIRECTOR})),
    ("POST", "/pins/seen"): ("/pins/seen", None, frozenset({Who.DIRECTOR})),
    ("POST", "/foresee"): (
        "/foresee",
        {"command": {"do": "check-pack", "series": 1, "table": 1}},
        AT_LIST,
    ),
    ("POST", "/preview"): ("/preview", {"text": "Anna"}, OFFICE),
    ("GET", "/exports/{file}"): ("/exports/entries.csv", None, OFFICE),
    ("GET", "/papers/{paper}"): ("/papers/start-cards", None, OFFICE),
    ("GET", "/record"): ("/record", None, OFFICE),
    ("GET", "/referee"): ("/referee", None, OFFICE),
    ("GET", "/log.jsonl"): ("/log.jsonl", None, frozenset({Who.DIRECTOR})),
    ("GET", "/states/{version}"): ("/states/1", None, frozenset({Who.DIRECTOR})),
    ("GET", "/backup"): ("/backup", None, frozenset({Who.DIRECTOR})),
    ("POST", "/rehearse"): ("/rehearse", {"games": 1}, frozenset({Who.DIRECTOR})),
}
"""Maps a method and route to a path, a body, and the roles with access."""
OTHER_ROUTES: Final = {
    ("POST", path)
    for path in (
        *("/calls", "/commands", "/enter", "/join", "/own", "/table-codes"),
        *("/restore", "/copies", "/backup"),
    )
}
"""Routes without a row in `ROUTES`: for commands, those that need a PIN, code or account, and those
of whole tournaments, which `tests/server/organise/http/test_transfer.py` tries."""
LINE: Final = Line(Ending.ROMME, 2, (Count(12, Hand.OPENED), None, Count(104, Hand.UNOPENED)))
EXAMPLE_COMMANDS: Final[Mapping[type[Command], Command]] = {
    type(one): one
    for one in (
        commands.ChangeTerms(TournamentTerms()),
        commands.ChangeLogo(),
        commands.ChangeScoring({"rating_romme": 6}, "agreed"),
        commands.Finish(),
        commands.Reopen("because"),
        commands.SetClock(1),
        commands.ShiftClock(1),
        commands.Announce("Hello"),
        commands.EnterPeople((EntryDetails("Zoé"),)),
        commands.ChangeEntry(1, EntryDetails("Anna")),
        commands.SetClass("Damen", (1,)),
        commands.RemoveEntry(1),
        commands.SetPresence((1,), Presence.PRESENT),
        commands.Withdraw(1),
        commands.FixSeat(1, 1, 1),
        commands.DrawSeats("seed"),
        commands.SeatByHand(((1, 2, 3),)),
        commands.AdjustSeats(),
        commands.BeginSeries(),
        commands.JoinTable(1, 1),
        commands.CloseSeries(),
        list_commands.CheckPack(1, 1),
        list_commands.EnterLine(1, 1, 1, LINE),
        list_commands.ConfirmLine(1, 1, 1, 2),
        list_commands.CorrectLine(1, 1, 1, LINE),
        list_commands.EnterControl(1, 1, 1, LINE),
        list_commands.Sign(1, 1, 1),
        list_commands.EndList(1, 1),
        list_commands.EndOpenLists(1),
        list_commands.RecordIncident(1, 1, IncidentKind.CARD_EXPOSED),
        list_commands.RecordRuling("The break is longer", 1, 1),
        list_commands.CallDirector(1, 1, IncidentKind.CARD_EXPOSED),
        list_commands.AnswerCall(1, 1),
        list_commands.WithdrawCall(1, 1),
        commands.Penalise(1, 1, "late"),
        commands.LiftPenalty(1, "not so late"),
        commands.RecordLot(Scope.total(), Parties.SINGLE, (1, 2)),
        commands.UndoStep(),
        list_commands.UndoOnList(1, 1),
    )
}
_ids = count(1)


async def clients_by_role(server: TournamentServer) -> dict[Who, TournamentClient]:
    """Create a tournament of six people at two tables, and return a client for each role."""
    other = await server.make(name="Another cup")
    director = await server.make(terms={"rounds": 1})
    people = tuple(EntryDetails(name) for name in ("Anna", "Jos", "Léa", "Marc", "Nico", "Paul"))
    await director.do(EnterPeople(people, Presence.PRESENT))
    await director.do(DrawSeats("seed"))
    await director.do(BeginSeries())
    links = await director.get("/links")
    helper = next(link["path"] for link in links if link["role"] == "helper")
    return {
        Who.PUBLIC: director.with_key(None),
        Who.STRANGER: director.with_key(other.key),
        Who.NEIGHBOUR: await director.keeper(1, 2),
        Who.KEEPER: await director.keeper(1, 1),
        Who.HELPER: director.with_key(helper.partition("#key=")[2]),
        Who.DIRECTOR: director,
    }


def may(kind: type[Command], who: Who) -> bool:
    """Whether a role may give a command about the first table."""
    match who:
        case Who.PUBLIC | Who.STRANGER | Who.NEIGHBOUR:
            return False
        case _:
            return Role(who.value.partition(" ")[0]) in RIGHTS[kind]


async def is_forbidden(client: TournamentClient, method: str, path: str, body: Any) -> bool:  # noqa: ANN401 - any JSON
    """Send a request and return whether access is denied. Other errors do not count."""
    answer = await client.request(method, path, body)
    assert answer.status_code < 500, answer.text
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    forbidden = answer.status_code in {401, 403}
    assert not forbidden or answer.json()["code"] in {"no-right", "not-your-table", "wrong-key"}
    return forbidden


def test_every_command_has_an_example() -> None:
    assert set(EXAMPLE_COMMANDS) == set(COMMANDS.values())


async def wrong_commands(url: str, who: Who) -> set[str]:
    """Return the commands for which a role's access differs from `RIGHTS`."""
    async with tournament_server(url) as server:
        client = (await clients_by_role(server))[who]
        wrong = set()
        for kind, command in EXAMPLE_COMMANDS.items():
            asked = {"id": f"try-{next(_ids)}", "command": write_command(command)}
            if await is_forbidden(client, "POST", "/commands", asked) == may(kind, who):
                wrong.add(kind.__name__)
        return wrong


async def wrong_routes(url: str, who: Who) -> set[str]:
    """Return the routes for which a role's access differs from `ROUTES`."""
    async with tournament_server(url) as server:
        client = (await clients_by_role(server))[who]
        wrong = set()
        for (method, route), (path, body, may_in) in sorted(ROUTES.items(), key=_renewing_last):
            if await is_forbidden(client, method, path, body) == (who in may_in):
                wrong.add(route)
        return wrong


@pytest.mark.parametrize("who", Who, ids=lambda one: one.name.lower())
def test_every_role_has_exactly_its_commands(who: Who, sqlite_url: str) -> None:
    assert asyncio.run(wrong_commands(sqlite_url, who)) == set()


@pytest.mark.parametrize("who", Who, ids=lambda one: one.name.lower())
def test_every_role_has_exactly_its_routes(who: Who, sqlite_url: str) -> None:
    assert asyncio.run(wrong_routes(sqlite_url, who)) == set()


@pytest.mark.parametrize(
    ("check", "who", "found"),
    [
        (
            "require_office",
            Who.KEEPER,
            {"/links", "/table-codes", "/preview", "/exports/{file}", "/papers/{paper}"},
        ),
        (
            "require_director",
            Who.HELPER,
            {"/links/renew", "/log.jsonl", "/rehearse", "/pins", "/pins/seen"},
        ),
        ("require_list", Who.NEIGHBOUR, {"/lists/{series}/{table}"}),
    ],
)
def test_a_missing_check_is_detected(
    check: str, who: Who, found: set[str], sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Control: without one of these checks, some routes are open to the wrong role."""
    monkeypatch.setattr(TournamentAccess, check, lambda visit, *_: visit.by)
    assert asyncio.run(wrong_routes(sqlite_url, who)) >= found


def test_missing_rights_of_commands_are_detected(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Control: without `check_right`, the keeper of another list may use commands of the office."""
    # Imported by name, because the package exports a function with the module's name.
    module = import_module("romme.tournament.decide")
    monkeypatch.setattr(module, "check_right", lambda *_: None)
    wrong = asyncio.run(wrong_commands(sqlite_url, Who.NEIGHBOUR))
    assert {"CorrectLine", "CloseSeries", "Sign"} <= wrong


def _renewing_last(row: tuple[tuple[str, str], Any]) -> bool:
    return row[0][1] == "/links/renew"


def test_every_route_has_declared_rights(sqlite_url: str) -> None:
    """A new route needs an entry in `ROUTES`."""

    async def found() -> set[tuple[str, str]]:
        async with tournament_server(sqlite_url) as server:
            return routes_of(server.app)

    assert asyncio.run(found()) == set(ROUTES) | OTHER_ROUTES


def routes_of(server: Server) -> set[tuple[str, str]]:
    """Return the methods and paths of all routes of a single tournament."""
    application: Litestar = server._http  # noqa: SLF001 - the only way to list them
    return {
        (method, route.path_format.removeprefix(PREFIX))
        for route in application.routes
        for method in getattr(route, "methods", ())
        if route.path_format.startswith(PREFIX) and method not in {"OPTIONS", "HEAD"}
    }
