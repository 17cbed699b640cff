"""Import of people, and export of spreadsheets, the log and the record, over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, Final, assert_never, cast

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIFormat, OpenAPIType
from litestar.params import FromPath, FromQuery, QueryParameter

from romme.exchange import (
    LARGEST,
    CannotRead,
    DataTable,
    FileKind,
    NoExcel,
    Obstacle,
    Preview,
    RankingChoice,
    all_lists,
    as_file,
    entries,
    ranking,
    read_people,
    read_text,
    seating,
    with_refusals,
)
from romme.locales import LANGUAGES, Words, words
from romme.server.http.problems import HttpProblem, problem_specs
from romme.server.organise.access.tournament_access import (
    FORBIDDEN,
    UNKNOWN,
    WRONG_KEY,
    TournamentAccess,
    access_tournament,
)
from romme.server.organise.http import messages as wire
from romme.server.organise.http.downloads import Disposition, file_name, file_response, run_file_job
from romme.server.organise.http.exchange_messages import ImportPreview, PastedText, previewed
from romme.server.organise.http.preview_messages import RefereeEntrySeen
from romme.server.organise.organiser import Organiser
from romme.server.organise.record import log_file, recorded_events, records_of, referee_entries
from romme.server.people import People, rate_limit_key_of
from romme.server.people.http.route_parts import RATE_LIMITED, UNREADABLE
from romme.server.workers.confinement import FILES, TooCostly
from romme.store.database import Database
from romme.tournament.model import Tournament
from romme.tournament.ranking import Results
from romme.tournament.values import Parties, Scope, Span

NO_LIST: Final = (
    HTTPStatus.BAD_REQUEST,
    "No people can be read. `obstacle` and the message say why (`bad-people`).",
)
TOO_LARGE: Final = (
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "The file has more than 2 MiB (`too-large`).",
)
NO_EXPORT: Final = (HTTPStatus.NOT_FOUND, "There is no such table (`no-export`).")
NO_EXCEL: Final = (HTTPStatus.NOT_IMPLEMENTED, "Excel is not installed here (`no-excel`).")
JSON_LINES: Final = "application/jsonl"

AnyRequest = Request[Any, Any, Any]
Numbered = FromQuery[Annotated[int, QueryParameter(ge=0, le=10_000)]]
Class = FromQuery[Annotated[str, QueryParameter(max_length=80)]]
Lang = FromQuery[Annotated[str, QueryParameter(max_length=20)]]


class ExportKind(Enum):
    """A kind of spreadsheet that can be exported."""

    ENTRIES = "entries"
    SEATING = "seating"
    STANDING = "standing"
    LISTS = "lists"

    @property
    def is_public(self) -> bool:
        """Whether the spreadsheet contains only public information."""
        match self:
            case ExportKind.SEATING | ExportKind.STANDING:
                return True
            case ExportKind.ENTRIES | ExportKind.LISTS:
                return False
            case _:
                assert_never(self)


@dataclass
class FileOrText(Operation):
    """OpenAPI operation whose body is a binary file or text in JSON."""

    def __post_init__(self) -> None:
        """Set the OpenAPI schema of the request body: a binary file, or JSON with `text`."""
        text = Schema(
            type=OpenAPIType.OBJECT,
            properties={"text": Schema(type=OpenAPIType.STRING, max_length=LARGEST)},
            required=["text"],
            additional_properties=False,
        )
        file = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
        self.request_body = RequestBody(
            content={
                "application/octet-stream": OpenAPIMediaType(schema=file),
                "application/json": OpenAPIMediaType(schema=text),
            },
            required=True,
        )


class ExchangeRoutes(Controller):
    """The routes for importing and exporting a tournament's data as files."""

    path = "/api/tournaments"
    tags: Sequence[str] | None = ("tournaments",)

    @post(
        "/{tournament:str}/preview",
        status_code=HTTPStatus.OK,
        request_max_body_size=LARGEST,
        operation_class=FileOrText,
        responses=problem_specs(
            UNREADABLE, NO_LIST, TOO_LARGE, UNKNOWN, WRONG_KEY, FORBIDDEN, RATE_LIMITED, NO_EXCEL
        ),
    )
    async def preview(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        tournament: FromPath[str],
        filename: FromQuery[Annotated[str, QueryParameter(max_length=255)]] = "",
    ) -> ImportPreview:
        """Return the people and the problems found in a CSV or Excel file, or in pasted text."""
        access = await access_tournament(request, organiser, tournament)
        access.require_office()
        people.limits.files.take(rate_limit_key_of(request))
        body = await request.body()
        is_text = request.content_type[0] == "application/json"
        sent = _pasted(body) if is_text else body
        preview = await _read_people(access, sent, filename, rate_limit_key_of(request))
        now, lang = access.desk.tournament, access.words.lang
        return await run_file_job(lambda: previewed(words(lang), with_refusals(preview, now)))

    @get(
        "/{tournament:str}/exports/{file:str}",
        media_type="text/csv",
        responses=problem_specs(UNREADABLE, UNKNOWN, NO_EXPORT, WRONG_KEY, FORBIDDEN, NO_EXCEL),
    )
    async def export(
        self,
        *,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        tournament: FromPath[str],
        file: FromPath[str],
        series: Numbered = 0,
        day: Numbered = 0,
        span: FromQuery[Span] = Span.TOTAL,
        parties: FromQuery[Parties] = Parties.SINGLE,
        only: Class = "",
        lang: Lang = "",
    ) -> Response[bytes]:
        """Export `entries`, `seating`, `standing` or `lists` as a `.csv` or `.xlsx` file.

        `series` applies to `seating`, and to a `standing` whose `span` is a series; `day` applies
        to a `standing` whose `span` is a day. The default, 0, means the last one.
        """
        access = await access_tournament(request, organiser, tournament)
        what, kind = _wanted(file)
        if not what.is_public:
            access.require_office()
        now, file_lang = access.desk.tournament, language(access, lang)
        ranked = RankingChoice(scope_of(now, span, series=series, day=day), parties, only)
        known = partial(access.desk.results, now)
        table, content = await run_file_job(
            partial(
                _written, what, kind, now, lang=file_lang, series=series, ranked=ranked, known=known
            )
        )
        name = file_name(now.name, table.name, kind.value)
        return file_response(content, name, media_type=kind.media_type, way=Disposition.SAVED)

    @get(
        "/{tournament:str}/log.jsonl",
        media_type=JSON_LINES,
        responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN),
    )
    async def log(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        database: NamedDependency[Database],
        tournament: FromPath[str],
        lang: Lang = "",
    ) -> Response[bytes]:
        """Return the whole log as a file for the command `romme tournament`. Director only."""
        access = await access_tournament(request, organiser, tournament)
        access.require_director()
        records = await records_of(database, access.desk)
        content = await run_file_job(partial(log_file, records))
        what = words(language(access, lang)).say("exchange-table-log")
        name = file_name(access.desk.tournament.name, what, "jsonl")
        return file_response(content, name, media_type=JSON_LINES, way=Disposition.SAVED)

    @get(
        "/{tournament:str}/record",
        responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN),
    )
    async def record(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        database: NamedDependency[Database],
        tournament: FromPath[str],
        after: FromQuery[Annotated[int, QueryParameter(ge=0, le=2**31)]] = 0,
    ) -> Response[list[wire.RecordedEvent]]:
        """Return all events after a version, with a description in words. Office only."""
        access = await access_tournament(request, organiser, tournament)
        access.require_office()
        records = await records_of(database, access.desk)
        catalogue = words(access.words.lang)
        encoded = await run_file_job(
            lambda: msgspec.json.encode(list(recorded_events(catalogue, records, after)))
        )
        # Litestar sends bytes unchanged.
        return Response(cast("list[wire.RecordedEvent]", encoded), media_type=MediaType.JSON)

    @get(
        "/{tournament:str}/referee",
        responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN),
    )
    async def referee(
        self,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        database: NamedDependency[Database],
        tournament: FromPath[str],
    ) -> Response[list[RefereeEntrySeen]]:
        """Return the director's decisions, with the points before and after. Office only."""
        access = await access_tournament(request, organiser, tournament)
        access.require_office()
        records = await records_of(database, access.desk)
        catalogue = words(access.words.lang)
        encoded = await run_file_job(
            lambda: msgspec.json.encode(list(referee_entries(catalogue, records)))
        )
        return Response(cast("list[RefereeEntrySeen]", encoded), media_type=MediaType.JSON)


# --- import --------------------------------------------------------------------------------------


def _pasted(body: bytes) -> str:
    try:
        return msgspec.json.decode(body, type=PastedText).text
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise HttpProblem(HTTPStatus.BAD_REQUEST, "bad-request") from None


async def _read_people(
    access: TournamentAccess, sent: bytes | str, filename: str, address: str
) -> Preview:
    """Return the people found in an uploaded list.

    It is read in a process with limited memory, because a compressed file may be huge when
    unpacked.
    """
    entrants = access.desk.tournament.entrants.values()
    classes = frozenset(name for one in entrants for name in one.classes)
    try:
        return await FILES.run(address, people_in, sent, filename, classes)
    except CannotRead as error:
        raise _no_people(access, error) from None
    except TooCostly:
        raise _no_people(access, CannotRead(Obstacle.SWOLLEN)) from None
    except NoExcel:
        raise _no_excel() from None


def people_in(sent: bytes | str, filename: str, classes: frozenset[str]) -> Preview:
    """Return the people found in a file or pasted text.

    Raise `CannotRead` if the file is unusable, and `NoExcel` if the package for Excel is missing.
    """
    if isinstance(sent, str):
        return read_text(sent, classes=classes)
    return read_people(sent, filename, classes=classes)


def _no_people(access: TournamentAccess, error: CannotRead) -> HttpProblem:
    return HttpProblem(
        HTTPStatus.BAD_REQUEST,
        "bad-people",
        reason=error.text(access.words),
        obstacle=error.obstacle.value,
    )


# --- export --------------------------------------------------------------------------------------


def language(access: TournamentAccess, lang: str) -> str:
    """Return the language of a file: the requested one if it is supported, else the client's."""
    return lang if lang in LANGUAGES else access.words.lang


def scope_of(tournament: Tournament, span: Span, *, series: int, day: int) -> Scope:
    """Return the scope of a ranking. A `series` or `day` of 0 means the last one."""
    last = tournament.last
    match span:
        case Span.SERIES:
            return Scope.series(series or (1 if last is None else last.number))
        case Span.DAY:
            return Scope.day(day or (1 if last is None else last.day))
        case Span.TOTAL:
            return Scope.total()
        case _:
            assert_never(span)


def _wanted(file: str) -> tuple[ExportKind, FileKind]:
    name, _, ending = file.rpartition(".")
    try:
        return ExportKind(name), FileKind(ending)
    except ValueError:
        raise HttpProblem(HTTPStatus.NOT_FOUND, "no-export") from None


def _table(
    what: ExportKind,
    catalogue: Words,
    tournament: Tournament,
    *,
    series: int,
    ranked: RankingChoice,
    known: Callable[[], Results],
) -> DataTable:
    match what:
        case ExportKind.ENTRIES:
            return entries(catalogue, tournament)
        case ExportKind.SEATING:
            return seating(catalogue, tournament, series)
        case ExportKind.STANDING:
            return ranking(catalogue, tournament, ranked, known())
        case ExportKind.LISTS:
            return all_lists(catalogue, tournament)
        case _:
            assert_never(what)


def _written(
    what: ExportKind,
    kind: FileKind,
    tournament: Tournament,
    *,
    lang: str,
    series: int,
    ranked: RankingChoice,
    known: Callable[[], Results],
) -> tuple[DataTable, bytes]:
    catalogue = words(lang)
    table = _table(what, catalogue, tournament, series=series, ranked=ranked, known=known)
    try:
        return table, as_file(table, kind, lang)
    except NoExcel:
        raise _no_excel() from None


def _no_excel() -> HttpProblem:
    return HttpProblem(HTTPStatus.NOT_IMPLEMENTED, "no-excel")
