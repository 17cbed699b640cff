"""Whole tournaments over HTTP: open one from a file, copy an earlier state, or restore it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, Final

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIFormat, OpenAPIType
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from romme.locales import words
from romme.server.http.language import language_of
from romme.server.http.problems import HttpProblem, problem_specs
from romme.server.organise.access.tournament_access import (
    FORBIDDEN,
    REFUSED,
    UNKNOWN,
    WRONG_KEY,
    access_tournament,
)
from romme.server.organise.copies import ServerCopy
from romme.server.organise.http import messages as wire
from romme.server.organise.http.downloads import run_file_job
from romme.server.organise.http.transfer_messages import (
    OpenedTournament,
    StateComparison,
    StateRequest,
)
from romme.server.organise.organiser import Organiser
from romme.server.organise.record import History, records_of
from romme.server.organise.states import copy_state, state_after
from romme.server.organise.tournament_rows import new_name
from romme.server.organise.whole_tournament import (
    LARGEST_UPLOAD,
    BadUpload,
    UploadFault,
    WholeTournament,
    is_played_on_a_server,
    read_upload,
    renamed,
)
from romme.server.people import People, Person, rate_limit_key_of
from romme.server.people.http.route_parts import (
    BODY,
    RATE_LIMITED,
    SECURITY,
    SIGNED_OUT,
    UNREADABLE,
    WRONG_ORIGIN,
)
from romme.server.workers.confinement import FILES, TooCostly
from romme.store.database import Database
from romme.tournament.office.director import MOST_NAME
from romme.tournament.rights import By, Role

BAD_FILE: Final = (
    HTTPStatus.BAD_REQUEST,
    "The file cannot be opened. `fault`, `line` and the message say why (`bad-tournament-file`).",
)
TOO_LARGE: Final = (
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "The file has more than 8 MiB (`too-large`).",
)
ALREADY_HERE: Final = (
    HTTPStatus.CONFLICT,
    "The tournament is on this server: `tournament` is its id (`already-here`).",
)
NO_COPIES: Final = (
    HTTPStatus.CONFLICT,
    "The server has no folder for copies (`no-copies`).",
)
NO_STATE: Final = (HTTPStatus.NOT_FOUND, "There is no such step (`no-state`).")
PLAYED_HERE: Final = (
    HTTPStatus.CONFLICT,
    "A series is being played at tables of the server (`copy-while-played`).",
)

AnyRequest = Request[Any, Any, Any]
RequestId = FromQuery[Annotated[str, QueryParameter(pattern="^[A-Za-z0-9_-]{0,80}$")]]


@dataclass
class UploadedFile(Operation):
    """OpenAPI operation whose body is a binary file."""

    def __post_init__(self) -> None:
        """Set the OpenAPI schema of the request body."""
        file = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
        content = {"application/octet-stream": OpenAPIMediaType(schema=file)}
        self.request_body = RequestBody(content=content, required=True)


class TransferRoutes(Controller):
    """The routes for whole tournaments."""

    path = "/api/tournaments"
    tags: Sequence[str] | None = ("tournaments",)

    @post(
        "/files",
        security=SECURITY,
        request_max_body_size=LARGEST_UPLOAD,
        operation_class=UploadedFile,
        responses=problem_specs(
            BAD_FILE, TOO_LARGE, ALREADY_HERE, SIGNED_OUT, WRONG_ORIGIN, REFUSED, RATE_LIMITED
        ),
    )
    async def open_file(
        self,
        *,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        person: NamedDependency[Person],
        request_id: RequestId = "",
        listed: FromQuery[bool] = False,
        copy: FromQuery[bool] = False,
    ) -> OpenedTournament:
        """Open a tournament file as a tournament of this server. The sender becomes its director.

        Its links, PINs and code are new. With `copy`, a tournament that is already here is opened
        once more, under a name that says so. With a `request_id`, a repeated request has no further
        effect.
        """
        address = rate_limit_key_of(request)
        people.limits.tables.take(person.id)
        people.limits.files.take(address)
        try:
            found = await FILES.run(address, read_upload, await request.body())
        except TooCostly:
            found = BadUpload(UploadFault.IMPOSSIBLE)
        if isinstance(found, BadUpload):
            raise _bad_file(request, found)
        name = new_name(person.id, request_id or None)
        if copy:
            found = await run_file_job(
                partial(renamed, found, _copy_title(request, found.made.name))
            )
        else:
            await _refuse_same(organiser, found, name)
        _, about = await organiser.add_whole(person.id, found, name=name, listed=listed)
        director = By(Role.DIRECTOR)
        return OpenedTournament(name, director.role, about.keys.key(director), found.torn > 0)

    @get(
        "/{tournament:str}/backup",
        responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN),
    )
    async def backup(
        self, request: AnyRequest, organiser: NamedDependency[Organiser], tournament: FromPath[str]
    ) -> ServerCopy:
        """Return when the server last copied the tournament to its folder. Director only."""
        access = await access_tournament(request, organiser, tournament)
        access.require_director()
        return await organiser.copies.state(access.desk)

    @post(
        "/{tournament:str}/backup",
        status_code=HTTPStatus.OK,
        responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN, NO_COPIES, RATE_LIMITED),
    )
    async def back_up(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        tournament: FromPath[str],
    ) -> ServerCopy:
        """Copy the tournament to the server's folder now. Director only."""
        access = await access_tournament(request, organiser, tournament)
        access.require_director()
        people.limits.files.take(rate_limit_key_of(request))
        if not (await organiser.copies.state(access.desk)).folder:
            raise HttpProblem(HTTPStatus.CONFLICT, "no-copies")
        await organiser.copies.write(access.desk)
        return await organiser.copies.state(access.desk)

    @get(
        "/{tournament:str}/states/{version:int}",
        responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN, NO_STATE),
    )
    async def state(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        database: NamedDependency[Database],
        tournament: FromPath[str],
        version: FromPath[int],
    ) -> StateComparison:
        """Compare the state after a step with the present state. Director only."""
        access = await access_tournament(request, organiser, tournament)
        access.require_director()
        history = await records_of(database, access.desk)
        _check_version(history, version)
        present = len(history.records)
        before, now = await run_file_job(
            lambda: (state_after(history, version), state_after(history, present))
        )
        return StateComparison(version, before, now, present - version)

    @post(
        "/{tournament:str}/restore",
        responses=problem_specs(*BODY, UNKNOWN, WRONG_KEY, FORBIDDEN, NO_STATE, RATE_LIMITED),
    )
    async def restore(
        self,
        request: AnyRequest,
        *,
        organiser: NamedDependency[Organiser],
        database: NamedDependency[Database],
        people: NamedDependency[People],
        tournament: FromPath[str],
        data: JSONBody[StateRequest],
    ) -> wire.CommandAccepted:
        """Put the tournament back to its state after a step, as a new step. Director only."""
        access = await access_tournament(request, organiser, tournament)
        by = access.require_director()
        people.limits.files.take(rate_limit_key_of(request))
        _check_version(await records_of(database, access.desk), data.version)
        named = By(by.role, data.name.strip() or by.role.value)
        return wire.CommandAccepted(await access.desk.restore(data.version, named, data.id))

    @post(
        "/{tournament:str}/copies",
        security=SECURITY,
        responses=problem_specs(
            *BODY,
            UNKNOWN,
            WRONG_KEY,
            FORBIDDEN,
            NO_STATE,
            PLAYED_HERE,
            SIGNED_OUT,
            WRONG_ORIGIN,
            RATE_LIMITED,
        ),
    )
    async def copy(
        self,
        request: AnyRequest,
        *,
        organiser: NamedDependency[Organiser],
        database: NamedDependency[Database],
        people: NamedDependency[People],
        person: NamedDependency[Person],
        tournament: FromPath[str],
        data: JSONBody[StateRequest],
    ) -> wire.TournamentKey:
        """Copy the state after a step into a new tournament. Director only.

        The sender becomes its director. Its links, PINs and code are new.
        """
        access = await access_tournament(request, organiser, tournament)
        access.require_director()
        people.limits.tables.take(person.id)
        if is_played_on_a_server(access.desk.tournament):
            raise HttpProblem(HTTPStatus.CONFLICT, "copy-while-played")
        history = await records_of(database, access.desk)
        _check_version(history, data.version)
        name = new_name(person.id, data.id)
        about = await copy_state(
            organiser,
            database,
            history,
            data.version,
            name=name,
            title=_copy_title(request, access.desk.tournament.name),
            person=person.id,
        )
        director = By(Role.DIRECTOR)
        return wire.TournamentKey(name, director.role, about.keys.key(director))


async def _refuse_same(organiser: Organiser, found: WholeTournament, name: str) -> None:
    """Raise 409 `already-here` if the tournament in a file is on this server under another id."""
    same = await organiser.find_whole(found)
    if same is None or same[0] == name:
        return
    tournament, steps = same
    have = len(found.records)
    raise HttpProblem(
        HTTPStatus.CONFLICT,
        "already-here",
        tournament=tournament,
        name=found.made.name,
        compared="same" if have == steps else "less" if have < steps else "more",
    )


def _check_version(history: History, version: int) -> None:
    if not 1 <= version <= len(history.records):
        raise HttpProblem(HTTPStatus.NOT_FOUND, "no-state")


def _copy_title(request: AnyRequest, name: str) -> str:
    catalogue = words(language_of(request.headers.get("accept-language")))
    title = catalogue.say("tournament-copy-name", name=name)
    return title if len(title) <= MOST_NAME else name


def _bad_file(request: AnyRequest, bad: BadUpload) -> HttpProblem:
    catalogue = words(language_of(request.headers.get("accept-language")))
    reason = catalogue.say(f"tournament-upload-{bad.fault.value}", line=bad.line)
    return HttpProblem(
        HTTPStatus.BAD_REQUEST,
        "bad-tournament-file",
        reason=reason,
        fault=bad.fault.value,
        line=bad.line,
    )
