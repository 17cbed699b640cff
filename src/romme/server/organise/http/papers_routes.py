"""Papers of a tournament over HTTP, as PDF."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, Final, assert_never

import structlog
from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from romme.locales import words
from romme.papers import (
    Job,
    NoPrinter,
    Paper,
    PaperChoice,
    PaperLink,
    PrintedRanking,
    all_rankings,
    prepare,
)
from romme.server.http.problems import HttpProblem, problem_specs
from romme.server.organise.access.addresses import hall_urls, reachable_url
from romme.server.organise.access.keys import TablePlace
from romme.server.organise.access.tournament_access import (
    FORBIDDEN,
    UNKNOWN,
    WRONG_KEY,
    TournamentAccess,
    access_tournament,
)
from romme.server.organise.http.downloads import Disposition, file_name, file_response, run_file_job
from romme.server.organise.http.exchange_routes import Class, Lang, Numbered, language, scope_of
from romme.server.organise.http.printing import PrintingProcess
from romme.server.organise.http.table_routes import table_link
from romme.server.organise.http.tournament_routes import link, tournament_path
from romme.server.organise.organiser import Organiser
from romme.server.organise.record import (
    NO_HISTORY,
    printed_record,
    printed_referee_log,
    records_of,
)
from romme.server.people import People, rate_limit_key_of
from romme.server.people.http.route_parts import RATE_LIMITED, UNREADABLE
from romme.server.workers.pool import JobFailed
from romme.store.database import Database
from romme.tournament.model import Tournament
from romme.tournament.rights import By, Role
from romme.tournament.values import Parties, Span

NO_PAPER: Final = (HTTPStatus.NOT_FOUND, "There is no such paper (`no-paper`).")
NO_PRINTER: Final = (HTTPStatus.NOT_IMPLEMENTED, "Printing is not installed (`no-printer`).")
NOT_PRINTED: Final = (
    HTTPStatus.SERVICE_UNAVAILABLE,
    "Rendering failed or took too long (`not-printed`).",
)
PDF: Final = "application/pdf"

AnyRequest = Request[Any, Any, Any]

log: Final = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class PaperSelection:
    """The part of a tournament to print, as given in the query string."""

    series: int
    table: int
    number: int
    day: int
    span: Span | None
    parties: Parties | None
    only: str
    first: int

    def choice(self, tournament: Tournament, paper: Paper) -> PaperChoice:
        """Return the parts of the tournament to print on this kind of paper.

        Raise `TournamentRefused` if a ranking of an unknown series is requested.
        """
        is_ranked = paper is Paper.RESULTS or paper is Paper.CERTIFICATES
        return PaperChoice(
            series=self.series,
            tables=(self.table,) if self.table else (),
            numbers=(self.number,) if self.number else (),
            rankings=self._rankings(tournament) if is_ranked else (),
            first=self.first,
        )

    def _rankings(self, tournament: Tournament) -> tuple[PrintedRanking, ...]:
        """Return the ranking of the given parties or class, or else all rankings of the scope."""
        span = self.span or (Span.SERIES if self.series else Span.DAY if self.day else Span.TOTAL)
        scope = scope_of(tournament, span, series=self.series, day=self.day)
        if self.parties is None and not self.only:
            return all_rankings(tournament, scope) or (PrintedRanking(scope),)
        return (PrintedRanking(scope, self.parties or Parties.SINGLE, self.only),)


class PapersRoutes(Controller):
    """The route for the papers of a tournament."""

    path = "/api/tournaments"
    tags: Sequence[str] | None = ("tournaments",)

    @get(
        "/{tournament:str}/papers/{paper:str}",
        media_type=PDF,
        responses=problem_specs(
            UNREADABLE,
            UNKNOWN,
            NO_PAPER,
            WRONG_KEY,
            FORBIDDEN,
            RATE_LIMITED,
            NO_PRINTER,
            NOT_PRINTED,
        ),
    )
    async def paper(
        self,
        *,
        request: AnyRequest,
        organiser: NamedDependency[Organiser],
        database: NamedDependency[Database],
        people: NamedDependency[People],
        printing: NamedDependency[PrintingProcess],
        tournament: FromPath[str],
        paper: FromPath[str],
        series: Numbered = 0,
        table: Numbered = 0,
        number: Numbered = 0,
        day: Numbered = 0,
        span: FromQuery[Span | None] = None,
        parties: FromQuery[Parties | None] = None,
        only: Class = "",
        first: FromQuery[Annotated[int, QueryParameter(ge=1, le=10_000)]] = 3,
        lang: Lang = "",
    ) -> Response[bytes]:
        """Return a paper as PDF, for the whole tournament unless parameters select a part.

        Seating plans and results are public. Only the director may print the keys of the office
        (`office-keys`), and only the office may print the other papers.
        """
        access = await access_tournament(request, organiser, tournament)
        wanted = _paper(paper)
        needed = audience(wanted)
        match needed:
            case Audience.EVERYBODY if access.by is None:
                people.limits.files.take(rate_limit_key_of(request))
            case Audience.EVERYBODY:
                pass
            case Audience.OFFICE:
                access.require_office()
            case Audience.DIRECTOR:
                access.require_director()
            case _:
                assert_never(needed)
        file_lang, now = language(access, lang), access.desk.tournament
        told = wanted in (Paper.RECORD, Paper.REFEREE_LOG)
        records = await records_of(database, access.desk) if told else NO_HISTORY
        origin = reachable_url(request.headers.get("host", ""), people.origins)
        others = hall_urls(people.origins)

        part = PaperSelection(series, table, number, day, span, parties, only, first)

        def prepared() -> Job:
            catalogue = words(file_lang)
            return prepare(
                wanted,
                now,
                words=catalogue,
                date=datetime.now(UTC).astimezone().date(),
                choice=part.choice(now, wanted),
                address=f"{origin}/c/{access.about.code}",
                other_addresses=[f"{one}/c/{access.about.code}" for one in others if one != origin],
                phone=partial(_phone, origin, tournament),
                links=partial(_table_link, origin, access),
                office=_office(origin, access) if wanted is Paper.OFFICE_KEYS else None,
                record=partial(printed_record, catalogue, records),
                decisions=partial(printed_referee_log, catalogue, records),
            )

        try:
            content = await printing.print(await run_file_job(prepared))
        except NoPrinter:
            raise HttpProblem(HTTPStatus.NOT_IMPLEMENTED, "no-printer") from None
        except JobFailed as failed:
            log.warning("rendering paper failed", paper=wanted.value, reason=failed.reason)
            raise HttpProblem(HTTPStatus.SERVICE_UNAVAILABLE, "not-printed") from None
        name = file_name(now.name, words(file_lang).say(f"paper-title-{wanted.value}"), "pdf")
        return file_response(content, name, media_type=PDF, way=Disposition.SHOWN)


def _paper(name: str) -> Paper:
    try:
        return Paper(name)
    except ValueError:
        raise HttpProblem(HTTPStatus.NOT_FOUND, "no-paper") from None


class Audience(Enum):
    """The people who may print a paper."""

    EVERYBODY = "everybody"
    """For papers that contain only public information."""
    OFFICE = "office"
    DIRECTOR = "director"


def audience(paper: Paper) -> Audience:
    """Return who may print a paper."""
    match paper:
        case Paper.SEATING_BY_NAME | Paper.SEATING_BY_TABLE | Paper.RESULTS:
            return Audience.EVERYBODY
        case (
            Paper.START_CARDS
            | Paper.BLANK_LISTS
            | Paper.FILLED_LISTS
            | Paper.CERTIFICATES
            | Paper.LINKS
            | Paper.RECORD
            | Paper.REFEREE_LOG
            | Paper.EMERGENCY_KIT
        ):
            return Audience.OFFICE
        case Paper.OFFICE_KEYS:
            return Audience.DIRECTOR
        case _:
            assert_never(paper)


# --- links ---------------------------------------------------------------------------------------


def _phone(origin: str, tournament: str, number: int) -> str:
    """Return the URL of an entrant's personal page, for their phone."""
    return f"{origin}{tournament_path(tournament)}?me={number}"


def _table_link(origin: str, access: TournamentAccess, series: int, table: int) -> PaperLink:
    """Return the link that a table has on the day of a series."""
    day = access.desk.tournament.series_by_number(series).day
    found = table_link(access.desk.name, access.about, TablePlace(day, table))
    return PaperLink(f"{origin}{found.path}", found.pin)


def _office(origin: str, access: TournamentAccess) -> dict[Role, PaperLink]:
    """Return the links to the office, by role."""
    return {role: _link(origin, access, By(role)) for role in (Role.DIRECTOR, Role.HELPER)}


def _link(origin: str, access: TournamentAccess, by: By) -> PaperLink:
    found = link(access.desk.name, access.about, by)
    return PaperLink(f"{origin}{found.path}", found.pin)
