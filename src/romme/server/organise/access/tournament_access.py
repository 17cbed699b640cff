"""Authorisation of requests about a tournament, by the key in their `X-Romme-Key` header."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final, NamedTuple

from litestar import Request, Response
from litestar.datastructures import State

from romme.locales import Words, words
from romme.server.http.language import language_of
from romme.server.http.problems import GUARDS, HttpProblem, ProblemBody
from romme.server.organise.desk import Desk
from romme.server.organise.organiser import NoTournament, Organiser
from romme.server.organise.tournament_rows import TournamentInfo
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import By, Role
from romme.tournament.wording.phrases import clause_text, why_refused

KEY: Final = "x-romme-key"
UNKNOWN: Final = (HTTPStatus.NOT_FOUND, "There is no such tournament (`no-tournament`).")
WRONG_KEY: Final = (HTTPStatus.UNAUTHORIZED, "The key is not valid here (`wrong-key`).")
FORBIDDEN: Final = (HTTPStatus.FORBIDDEN, "The key does not allow this (`no-right`).")
REFUSED: Final = (HTTPStatus.CONFLICT, "Not possible now. Code and message say why.")


class TournamentAccess(NamedTuple):
    """The tournament that a request is about, and the role of its sender."""

    desk: Desk
    about: TournamentInfo
    by: By | None
    """The role of the sender, or None for the public."""
    words: Words

    def require_office(self) -> By:
        """Return the director or helper. Raise 403 `no-right` for anybody else."""
        if self.by is None or self.by.role is Role.KEEPER:
            raise _no_right()
        return self.by

    def require_director(self) -> By:
        """Return the director. Raise 403 `no-right` for anybody else."""
        if self.by is None or self.by.role is not Role.DIRECTOR:
            raise _no_right()
        return self.by

    def require_list(self, series: int, table: int) -> By:
        """Return the director, a helper or the list's keeper. Raise 403 `no-right` otherwise."""
        if self.by is None:
            raise _no_right()
        own = (self.by.series, self.by.table) == (series, table)
        if self.by.role is Role.KEEPER and not own:
            raise _no_right()
        return self.by


def _no_right() -> HttpProblem:
    return HttpProblem(HTTPStatus.FORBIDDEN, "no-right")


async def access_tournament(
    request: Request[Any, Any, Any], organiser: Organiser, tournament: str
) -> TournamentAccess:
    """Return the tournament that a request is about, and the role of its sender.

    A request without a key has the rights of the public. Raise `HttpProblem` if the key is invalid
    or the tournament does not exist.
    """
    try:
        desk = await organiser.desk(tournament)
        about = await organiser.info(tournament)
    except NoTournament:
        raise HttpProblem(HTTPStatus.NOT_FOUND, "no-tournament") from None
    catalogue = words(language_of(request.headers.get("accept-language")))
    key = request.headers.get(KEY)
    by = None if key is None else about.keys.by_key(key)
    if key is not None and by is None:
        raise HttpProblem(HTTPStatus.UNAUTHORIZED, "wrong-key")
    return TournamentAccess(desk, about, by, catalogue)


def refused_response(
    request: Request[object, object, State], refused: TournamentRefused
) -> Response[ProblemBody]:
    """Build the response that reports a refusal and cites its clause, if there is one."""
    catalogue = words(language_of(request.headers.get("accept-language")))
    facts: dict[str, int | str] = dict(refused.facts)
    if refused.clause is not None:
        facts |= {"clause": refused.clause.value, "rule": clause_text(catalogue, refused.clause)}
    missing = {
        TournamentRefusal.NO_SERIES,
        TournamentRefusal.NO_TABLE,
        TournamentRefusal.NO_ENTRANT,
    }
    status = HTTPStatus.CONFLICT
    if (
        refused.refusal is TournamentRefusal.NO_RIGHT
        or refused.refusal is TournamentRefusal.NOT_YOUR_TABLE
    ):
        status = HTTPStatus.FORBIDDEN
    elif refused.refusal in missing and request.method == "GET":
        status = HTTPStatus.NOT_FOUND
    return Response(
        ProblemBody(refused.refusal.value, why_refused(catalogue, refused), facts),
        status_code=status,
        headers={"Vary": "Accept-Language", "Content-Language": catalogue.lang, **GUARDS},
    )
