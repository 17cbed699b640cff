"""Who asks about a tournament: read from the key that the request brings."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final, NamedTuple

from litestar import Request, Response
from litestar.datastructures import State

from romme.locales import Words, words
from romme.server.http.language import language_of
from romme.server.http.problems import GUARDS, HttpProblem, ProblemBody
from romme.server.organise.desk import Desk
from romme.server.organise.organiser import NoTournament, Organiser, TournamentInfo
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import By, Role
from romme.tournament.wording.phrases import clause_text, why_refused

KEY: Final = "x-romme-key"
UNKNOWN: Final = (HTTPStatus.NOT_FOUND, "There is no such tournament (`no-tournament`).")
WRONG_KEY: Final = (HTTPStatus.UNAUTHORIZED, "The key opens nothing here (`wrong-key`).")
FORBIDDEN: Final = (HTTPStatus.FORBIDDEN, "The key does not open this (`no-right`).")
REFUSED: Final = (HTTPStatus.CONFLICT, "It cannot be done now; code and sentence say why.")


class TournamentAccess(NamedTuple):
    """A request about a tournament."""

    desk: Desk
    about: TournamentInfo
    by: By | None
    """None: somebody of the public."""
    words: Words

    def require_office(self) -> By:
        """Director or helper, or nobody gets in."""
        if self.by is None or self.by.role is Role.KEEPER:
            raise _no_right()
        return self.by

    def require_director(self) -> By:
        """The director alone."""
        if self.by is None or self.by.role is not Role.DIRECTOR:
            raise _no_right()
        return self.by

    def require_list(self, series: int, table: int) -> By:
        """The office, or who keeps this list."""
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
    """Find the tournament and who asks; a key that opens nothing is refused, none is not."""
    try:
        desk = await organiser.desk(tournament)
        about = await organiser.about(tournament)
    except NoTournament:
        raise HttpProblem(HTTPStatus.NOT_FOUND, "no-tournament") from None
    said = words(language_of(request.headers.get("accept-language")))
    key = request.headers.get(KEY)
    by = None if key is None else about.keys.by_key(key)
    if key is not None and by is None:
        raise HttpProblem(HTTPStatus.UNAUTHORIZED, "wrong-key")
    return TournamentAccess(desk, about, by, said)


def refused_response(
    request: Request[object, object, State], refused: TournamentRefused
) -> Response[ProblemBody]:
    """Say why a tournament refuses something, with the clause where one forbids it."""
    said = words(language_of(request.headers.get("accept-language")))
    facts: dict[str, int | str] = dict(refused.facts)
    if refused.clause is not None:
        facts |= {"clause": refused.clause.value, "rule": clause_text(said, refused.clause)}
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
        ProblemBody(refused.refusal.value, why_refused(said, refused), facts),
        status_code=status,
        headers={"Vary": "Accept-Language", "Content-Language": said.lang, **GUARDS},
    )
