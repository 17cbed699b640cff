"""Tournaments over HTTP. The key in the header ``X-Romme-Key`` gives a client its role."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from http import HTTPStatus
from random import Random
from typing import Annotated, Any, Final

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from romme.locales import words
from romme.notation.wording import rules_problem
from romme.rules import BadRules
from romme.server.http.language import language_of
from romme.server.http.problems import HttpProblem, problem_specs
from romme.server.organise.access.addresses import hall_urls, reachable_url
from romme.server.organise.access.pins import PinGuard, too_many_pins
from romme.server.organise.access.tournament_access import (
    FORBIDDEN,
    REFUSED,
    UNKNOWN,
    WRONG_KEY,
    access_tournament,
)
from romme.server.organise.desk import SEATING_COMMANDS, ListRef
from romme.server.organise.http import messages as wire
from romme.server.organise.http.preview_messages import CommandPreview
from romme.server.organise.offloading import run_in_thread
from romme.server.organise.online import played_at
from romme.server.organise.organiser import NoTournament, Organiser
from romme.server.organise.picture import list_seen, overview, ranking
from romme.server.organise.preview import preview_command
from romme.server.organise.rehearsal import play_games
from romme.server.organise.tournament_rows import TournamentInfo
from romme.server.people import People, Person, rate_limit_key_of
from romme.server.people.http.route_parts import (
    BODY,
    RATE_LIMITED,
    SECURITY,
    SIGNED_OUT,
    UNREADABLE,
    WRONG_ORIGIN,
)
from romme.tournament.commands import Command, EnterPeople
from romme.tournament.rights import By, Role
from romme.tournament.storage.codec import BadRecord
from romme.tournament.storage.command_codec import read_command
from romme.tournament.values import EntryDetails, Namesakes, Parties, Presence, Scope, Span, Venue

CLASS_KEYS: Final = ("ladies", "seniors", "youth")
"""The ends of the message ids of the usual classes."""
NEWS_TIMEOUT_SECONDS: Final = 25.0
"""Timeout of a long poll."""
IMPOSSIBLE: Final = (HTTPStatus.BAD_REQUEST, "The rules are invalid (`bad-rules`).")
WRONG_PIN: Final = (HTTPStatus.UNAUTHORIZED, "The PIN is wrong (`wrong-pin`).")

AnyRequest = Request[Any, Any, Any]


class TournamentRoutes(Controller):
    """The routes for tournaments."""

    path = "/api/tournaments"
    tags: Sequence[str] | None = ("tournaments",)

    # --- creating and access ---------------------------------------------------------------------

    @post(
        "/",
        security=SECURITY,
        responses=problem_specs(*BODY, IMPOSSIBLE, SIGNED_OUT, WRONG_ORIGIN, REFUSED, RATE_LIMITED),
    )
    async def make(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        person: NamedDependency[Person],
        data: JSONBody[wire.NewTournament],
    ) -> wire.TournamentKey:
        """Create a tournament and return the director's key."""
        people.limits.tables.take(person.id)
        catalogue = words(language_of(request.headers.get("accept-language")))
        classes = [catalogue.say(f"office-class-{one}") for one in CLASS_KEYS]
        try:
            name, about = await organiser.make(person.id, data, classes)
        except BadRules as error:
            reason = rules_problem(catalogue, error)
            raise HttpProblem(HTTPStatus.BAD_REQUEST, "bad-rules", reason=reason) from error
        director = By(Role.DIRECTOR)
        return wire.TournamentKey(name, director.role, about.keys.key(director))

    @get("/", responses=problem_specs(UNREADABLE))
    async def listed(
        self, organiser: NamedDependency[Organiser], visitor: NamedDependency[Person | None]
    ) -> Sequence[wire.ListedTournament]:
        """List the public tournaments, and those that the signed-in person created."""
        return await organiser.listed(None if visitor is None else visitor.id)

    @get("/codes/{code:str}", responses=problem_specs(UNREADABLE, UNKNOWN, RATE_LIMITED))
    async def find(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        code: FromPath[str],
    ) -> wire.FoundTournament:
        """Return the id of the latest tournament that has this code."""
        people.limits.look_ups.take(rate_limit_key_of(request))
        try:
            return wire.FoundTournament(await organiser.find(code))
        except NoTournament:
            raise HttpProblem(HTTPStatus.NOT_FOUND, "no-tournament") from None

    @post(
        "/{tournament:str}/enter", responses=problem_specs(*BODY, UNKNOWN, WRONG_PIN, RATE_LIMITED)
    )
    async def enter(
        self,
        request: AnyRequest,
        *,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        pins: NamedDependency[PinGuard],
        tournament: FromPath[str],
        data: JSONBody[wire.PinEntry],
    ) -> wire.TournamentKey:
        """Return the key of the role that a PIN gives. Only wrong PINs count towards the limits."""
        address = rate_limit_key_of(request)
        if wait := people.limits.pins_from.peek(address):
            raise too_many_pins(wait)
        try:
            access = await access_tournament(request, organiser, tournament)
        except HttpProblem:  # an unknown tournament has no budget of its own
            people.limits.pins_from.try_take(address)
            raise
        keys, last = access.about.keys, access.desk.tournament.last
        # The code of a table, and so its PIN, opens only the list that the table has now.
        day = last.day if last is not None and last.number == data.series else 0
        tried = f"{tournament} {address}"
        if wait := people.limits.pins.peek(tried):
            raise too_many_pins(wait)
        by = await pins.enter(tournament, keys, data, address=address, day=day)
        if by is None:
            people.limits.pins.try_take(tried)
            people.limits.pins_from.try_take(address)
            raise HttpProblem(HTTPStatus.UNAUTHORIZED, "wrong-pin")
        return wire.TournamentKey(tournament, by.role, keys.key(by), by.series, by.table)

    @post(
        "/{tournament:str}/own",
        security=SECURITY,
        responses=problem_specs(UNREADABLE, SIGNED_OUT, WRONG_ORIGIN, UNKNOWN, FORBIDDEN),
    )
    async def own(
        self,
        organiser: NamedDependency[Organiser],
        person: NamedDependency[Person],
        tournament: FromPath[str],
    ) -> wire.TournamentKey:
        """Return the director's key, but only to the person who created the tournament."""
        try:
            about = await organiser.info(tournament)
        except NoTournament:
            raise HttpProblem(HTTPStatus.NOT_FOUND, "no-tournament") from None
        if about.person != person.id:
            raise HttpProblem(HTTPStatus.FORBIDDEN, "no-right")
        director = By(Role.DIRECTOR)
        return wire.TournamentKey(tournament, director.role, about.keys.key(director))

    @get(
        "/{tournament:str}/links",
        responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN),
    )
    async def links(
        self, request: AnyRequest, organiser: NamedDependency[Organiser], tournament: FromPath[str]
    ) -> list[wire.Link]:
        """List the links to the office and the lists. A helper does not see the director's link."""
        access = await access_tournament(request, organiser, tournament)
        by = access.require_office()
        office = [By(Role.DIRECTOR)] if by.role is Role.DIRECTOR else []
        lists = [
            By(Role.KEEPER, series=series.number, table=table)
            for series in access.desk.tournament.series
            for table in range(1, len(series.seated) + 1)
        ]
        wanted = (*office, By(Role.HELPER), *lists)
        # In a thread: each link takes two hashes, and every table of every series has one.
        return await run_in_thread(lambda: [link(tournament, access.about, one) for one in wanted])

    @post(
        "/{tournament:str}/links/renew",
        responses=problem_specs(*BODY, UNKNOWN, WRONG_KEY, FORBIDDEN),
    )
    async def renew(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        tournament: FromPath[str],
        data: JSONBody[wire.RenewalRequest],
    ) -> wire.TournamentKey:
        """Renew the links and PINs of a role, and return the director's key."""
        access = await access_tournament(request, organiser, tournament)
        by = access.require_director()
        about = await organiser.renew(tournament, data.role)
        return wire.TournamentKey(tournament, by.role, about.keys.key(by))

    # --- views -----------------------------------------------------------------------------------

    @get("/{tournament:str}", responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY))
    async def about(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        visitor: NamedDependency[Person | None],
        tournament: FromPath[str],
    ) -> wire.Overview:
        """Return the state of a tournament, without its rankings and the contents of its lists."""
        access = await access_tournament(request, organiser, tournament)
        return await overview(
            access.words,
            access.desk,
            access.about,
            address=reachable_url(request.headers.get("host", ""), people.origins),
            addresses=hall_urls(people.origins),
            by=access.by,
            person=None if visitor is None else visitor.id,
            played=partial(played_at, access.desk),
        )

    @get("/{tournament:str}/news", responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY))
    async def news(
        self,
        *,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        tournament: FromPath[str],
        after: FromQuery[Annotated[int, QueryParameter(ge=0, le=2**31)]] = 0,
        series: FromQuery[Annotated[int, QueryParameter(ge=0, le=10_000)]] = 0,
        table: FromQuery[Annotated[int, QueryParameter(ge=0, le=10_000)]] = 0,
    ) -> wire.News:
        """Wait until the version exceeds `after`, at most 25 seconds. Return the current version.

        If `series` and `table` are given, wait for a change that concerns that list.
        """
        access = await access_tournament(request, organiser, tournament)
        place = ListRef(series, table) if series and table else None
        return wire.News(await access.desk.news(after, place, NEWS_TIMEOUT_SECONDS))

    @get(
        "/{tournament:str}/lists/{series:int}/{table:int}",
        responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN),
    )
    async def one_list(
        self,
        request: AnyRequest,
        *,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        tournament: FromPath[str],
        series: FromPath[int],
        table: FromPath[int],
    ) -> wire.ListSeen:
        """Return a list. Only the office and the keeper of the list may see it."""
        access = await access_tournament(request, organiser, tournament)
        by = access.require_list(series, table)
        addresses = hall_urls(people.origins)
        return list_seen(access.words, access.desk, by, series, table, addresses=addresses)

    @get("/{tournament:str}/standing", responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY))
    async def standing(
        self,
        *,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        tournament: FromPath[str],
        span: FromQuery[Span] = Span.TOTAL,
        number: FromQuery[Annotated[int, QueryParameter(ge=0, le=10_000)]] = 0,
        parties: FromQuery[Parties] = Parties.SINGLE,
        only: FromQuery[Annotated[str, QueryParameter(max_length=80)]] = "",
    ) -> wire.Ranking:
        """Return the ranking of a series, a day or the whole tournament, or of one class in it."""
        access = await access_tournament(request, organiser, tournament)
        # The number does not matter for the whole tournament.
        scope = Scope.total() if span is Span.TOTAL else Scope(span, number)
        return await ranking(access.desk, scope, parties, only)

    # --- commands --------------------------------------------------------------------------------

    @post(
        "/{tournament:str}/commands",
        responses=problem_specs(*BODY, UNKNOWN, WRONG_KEY, FORBIDDEN, REFUSED, RATE_LIMITED),
    )
    async def ask(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        tournament: FromPath[str],
        data: JSONBody[wire.CommandRequest],
    ) -> wire.CommandAccepted:
        """Carry out a command. A repeated request with the same id has no further effect."""
        access = await access_tournament(request, organiser, tournament)
        by = access.by
        if by is None:
            raise HttpProblem(HTTPStatus.FORBIDDEN, "no-right")
        people.limits.commands.take(rate_limit_key_of(request))
        named = By(by.role, data.name.strip() or by.role.value, by.series, by.table)
        command = _limited(people, request, _command(data.command))
        return wire.CommandAccepted(await access.desk.ask(command, named, data.id, seen=data.seen))

    @post(
        "/{tournament:str}/join",
        security=SECURITY,
        responses=problem_specs(*BODY, SIGNED_OUT, WRONG_ORIGIN, UNKNOWN, REFUSED, RATE_LIMITED),
    )
    async def join(
        self,
        request: AnyRequest,
        *,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        person: NamedDependency[Person],
        tournament: FromPath[str],
        data: JSONBody[wire.JoinRequest],
    ) -> wire.CommandAccepted:
        """Enter the signed-in person in a tournament that is played on this server."""
        people.limits.tables.take(person.id)
        access = await access_tournament(request, organiser, tournament)
        if access.desk.tournament.terms.venue is not Venue.SERVER:
            raise HttpProblem(HTTPStatus.CONFLICT, "not-online")
        entry = EntryDetails(person.name, data.club, data.team, data.tandem, account=person.id)
        command = EnterPeople((entry,), Presence.PRESENT, Namesakes.MEANT)
        # The id stays in the log forever, so it must not identify the person.
        identity = f"join/{person.id}/{access.desk.version}"
        id_ = hmac.new(access.about.keys.secret, identity.encode(), sha256).hexdigest()[:32]
        return wire.CommandAccepted(await access.desk.ask(command, By(Role.HELPER), id_))

    @post(
        "/{tournament:str}/foresee",
        responses=problem_specs(*BODY, UNKNOWN, WRONG_KEY, FORBIDDEN, RATE_LIMITED),
    )
    async def foresee(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        tournament: FromPath[str],
        data: JSONBody[wire.PreviewRequest],
    ) -> CommandPreview:
        """Return the consequences that a command would have, without carrying it out."""
        access = await access_tournament(request, organiser, tournament)
        if access.by is None:
            raise HttpProblem(HTTPStatus.FORBIDDEN, "no-right")
        people.limits.previews.take(rate_limit_key_of(request))
        return await preview_command(
            access.words,
            access.desk.tournament,
            _limited(people, request, _command(data.command)),
            access.by,
            most_entrants=access.desk.most_entrants,
        )

    @post(
        "/{tournament:str}/rehearse",
        responses=problem_specs(*BODY, UNKNOWN, WRONG_KEY, FORBIDDEN, REFUSED),
    )
    async def rehearse(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        tournament: FromPath[str],
        data: JSONBody[wire.RehearsalRequest],
    ) -> wire.CommandAccepted:
        """Play invented games at every table of a dress rehearsal, and enter them in the lists."""
        access = await access_tournament(request, organiser, tournament)
        access.require_director()
        if not access.about.rehearsal:
            raise HttpProblem(HTTPStatus.CONFLICT, "no-rehearsal")
        await play_games(access.desk, data.games, Random())  # noqa: S311 - invented games
        return wire.CommandAccepted(access.desk.version)


def _command(plain: dict[str, Any]) -> Command:
    try:
        return read_command(plain)
    except BadRecord as error:
        raise HttpProblem(HTTPStatus.BAD_REQUEST, "bad-command", reason=str(error)) from None


def _limited(people: People, request: AnyRequest, command: Command) -> Command:
    """Return the command unchanged, but rate-limit seat draws: a large one takes seconds."""
    if isinstance(command, SEATING_COMMANDS):
        people.limits.draws.take(rate_limit_key_of(request))
    return command


def tournament_path(tournament: str) -> str:
    """The path of a tournament's page."""
    return f"/tournaments/{tournament}"


def link(tournament: str, about: TournamentInfo, by: By) -> wire.Link:
    """Return the link and the PIN that give a role. The link contains the key."""
    place = f"/list/{by.series}/{by.table}" if by.role is Role.KEEPER else ""
    return wire.Link(
        role=by.role,
        path=f"{tournament_path(tournament)}{place}#key={about.keys.key(by)}",
        pin=about.keys.pin(by),
        series=by.series,
        table=by.table,
    )
