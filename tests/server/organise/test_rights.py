"""Who may do what with a tournament: every command and every route, from everybody (R17)."""

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
from romme.server.organise.access.visit import Visit
from romme.tournament import commands
from romme.tournament.commands import BeginSeries, Command, DrawSeats, EnterPeople
from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.rights import RIGHTS, Role
from romme.tournament.storage.codec import COMMANDS, write_command
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
from tests.server.organise.halls import House, Phone, house

PREFIX: Final = "/api/tournaments/{tournament}"


class Who(Enum):
    """Everybody who can ask about a tournament."""

    PUBLIC = "public"
    STRANGER = "director of another tournament"
    NEIGHBOUR = "keeper of another list"
    KEEPER = "keeper of this list"
    HELPER = "helper"
    DIRECTOR = "director"


ALL: Final = frozenset(Who)
OFFICE: Final = frozenset({Who.HELPER, Who.DIRECTOR})
AT_LIST: Final = OFFICE | {Who.KEEPER}
ROUTES: Final[Mapping[tuple[str, str], tuple[str, Any, frozenset[Who]]]] = {
    ("GET", ""): ("", None, ALL - {Who.STRANGER}),
    ("GET", "/news"): ("/news?after=0", None, ALL - {Who.STRANGER}),
    ("GET", "/standing"): ("/standing", None, ALL - {Who.STRANGER}),
    ("GET", "/links"): ("/links", None, OFFICE),
    ("GET", "/lists/{series}/{table}"): ("/lists/1/1", None, AT_LIST),
    ("POST", "/links/renew"): ("/links/renew", {"role": "keeper"}, frozenset({Who.DIRECTOR})),
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
    ("GET", "/log.jsonl"): ("/log.jsonl", None, frozenset({Who.DIRECTOR})),
    ("POST", "/rehearse"): ("/rehearse", {"games": 1}, frozenset({Who.DIRECTOR})),
}
"""Method and path: what is asked, and who gets in."""
ELSEWHERE: Final = {("POST", path) for path in ("/commands", "/enter", "/join", "/own")}
"""The commands have their own matrix; a PIN and an account open the others."""
LINE: Final = Line(Ending.ROMME, 2, (Count(12, Hand.OPENED), None, Count(104, Hand.UNOPENED)))
GIVEN: Final[Mapping[type[Command], Command]] = {
    type(one): one
    for one in (
        commands.ChangeTerms(TournamentTerms()),
        commands.ChangeScoring({"rating_romme": 6}, "agreed"),
        commands.Finish(),
        commands.Reopen("because"),
        commands.SetClock(1),
        commands.Announce("Hello"),
        commands.EnterPeople((EntryDetails("Zoé"),)),
        commands.ChangeEntry(1, EntryDetails("Anna")),
        commands.RemoveEntry(1),
        commands.SetPresence((1,), Presence.PRESENT),
        commands.Withdraw(1),
        commands.DrawSeats("seed"),
        commands.SeatByHand(((1, 2, 3),)),
        commands.BeginSeries(),
        commands.JoinTable(1, 1),
        commands.CloseSeries(),
        commands.CheckPack(1, 1),
        commands.EnterLine(1, 1, 1, LINE),
        commands.ConfirmLine(1, 1, 1, 2),
        commands.CorrectLine(1, 1, 1, LINE),
        commands.EnterControl(1, 1, 1, LINE),
        commands.Sign(1, 1, 1),
        commands.RecordIncident(1, 1, IncidentKind.CARD_EXPOSED),
        commands.Penalise(1, 1, "late"),
        commands.LiftPenalty(1, "not so late"),
        commands.RecordLot(Scope.total(), Parties.SINGLE, (1, 2)),
        commands.UndoStep(),
        commands.UndoOnList(1, 1),
    )
}
_ids = count(1)


async def everybody(place: House) -> dict[Who, Phone]:
    """Six people at two tables, and everybody who can ask about them."""
    other = await place.make(name="Another cup")
    director = await place.make(terms={"rounds": 1})
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
    """Whether the tournament says that somebody may give a command about the first table."""
    match who:
        case Who.PUBLIC | Who.STRANGER | Who.NEIGHBOUR:
            return False
        case _:
            return Role(who.value.partition(" ")[0]) in RIGHTS[kind]


async def is_shut(phone: Phone, method: str, path: str, body: Any) -> bool:  # noqa: ANN401 - any JSON
    """Whether somebody is kept out, whatever else would be wrong."""
    answer = await phone.ask(method, path, body)
    assert answer.status_code < 500, answer.text
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    shut = answer.status_code in {401, 403}
    assert not shut or answer.json()["code"] in {"no-right", "not-your-table", "wrong-key"}
    return shut


def test_every_command_is_tried() -> None:
    assert set(GIVEN) == set(COMMANDS.values())


async def wrong_commands(url: str, who: Who) -> set[str]:
    """The commands that somebody may give and should not, or the other way round."""
    async with house(url) as place:
        phone = (await everybody(place))[who]
        wrong = set()
        for kind, command in GIVEN.items():
            asked = {"id": f"try-{next(_ids)}", "command": write_command(command)}
            if await is_shut(phone, "POST", "/commands", asked) == may(kind, who):
                wrong.add(kind.__name__)
        return wrong


async def wrong_routes(url: str, who: Who) -> set[str]:
    """The routes that are open to somebody and should not be, or the other way round."""
    async with house(url) as place:
        phone = (await everybody(place))[who]
        wrong = set()
        for (method, route), (path, body, may_in) in sorted(ROUTES.items(), key=_renewing_last):
            if await is_shut(phone, method, path, body) == (who in may_in):
                wrong.add(route)
        return wrong


@pytest.mark.parametrize("who", Who, ids=lambda one: one.name.lower())
def test_commands(who: Who, sqlite_url: str) -> None:
    assert asyncio.run(wrong_commands(sqlite_url, who)) == set()


@pytest.mark.parametrize("who", Who, ids=lambda one: one.name.lower())
def test_routes(who: Who, sqlite_url: str) -> None:
    assert asyncio.run(wrong_routes(sqlite_url, who)) == set()


@pytest.mark.parametrize(
    ("check", "who", "found"),
    [
        ("office", Who.KEEPER, {"/links", "/preview", "/exports/{file}", "/papers/{paper}"}),
        (
            "director",
            Who.HELPER,
            {"/links/renew", "/log.jsonl", "/rehearse", "/pins", "/pins/seen"},
        ),
        ("at_list", Who.NEIGHBOUR, {"/lists/{series}/{table}"}),
    ],
)
def test_a_check_that_is_missing_is_found_out(
    check: str, who: Who, found: set[str], sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Control: without it a door is open that should not be."""
    monkeypatch.setattr(Visit, check, lambda visit, *_: visit.by)
    assert asyncio.run(wrong_routes(sqlite_url, who)) >= found


def test_a_tournament_that_asks_nobody_s_right_is_found_out(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Control: then the keeper of another list may do what only the office may."""
    # By its name: the package has a function that is called like the module.
    module = import_module("romme.tournament.decide")
    monkeypatch.setattr(module, "check_right", lambda *_: None)
    wrong = asyncio.run(wrong_commands(sqlite_url, Who.NEIGHBOUR))
    assert {"CorrectLine", "CloseSeries", "Sign"} <= wrong


def _renewing_last(row: tuple[tuple[str, str], Any]) -> bool:
    return row[0][1] == "/links/renew"


def test_every_route_has_its_row(sqlite_url: str) -> None:
    """Whoever adds a route must say who may use it."""

    async def found() -> set[tuple[str, str]]:
        async with house(sqlite_url) as place:
            return routes_of(place.server)

    assert asyncio.run(found()) == set(ROUTES) | ELSEWHERE


def routes_of(server: Server) -> set[tuple[str, str]]:
    """Methods and paths of everything that is about one tournament."""
    application: Litestar = server._http  # noqa: SLF001 - there is no other way to see them all
    return {
        (method, route.path_format.removeprefix(PREFIX))
        for route in application.routes
        for method in getattr(route, "methods", ())
        if route.path_format.startswith(PREFIX) and method not in {"OPTIONS", "HEAD"}
    }
