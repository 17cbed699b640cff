"""Reasons to refuse a request for sign-in, names or factors."""

from __future__ import annotations

from enum import Enum
from http import HTTPStatus

from romme.locales import Said
from romme.server.http.problems import HttpProblem


class PeopleRefusal(Enum):
    """Code and HTTP status of a refusal. The catalogues have its text as `problem-<code>`."""

    SIGN_IN = ("sign-in", HTTPStatus.UNAUTHORIZED)
    """The client is not signed in, or its session has ended."""
    WRONG_SIGN_IN = ("wrong-sign-in", HTTPStatus.UNAUTHORIZED)
    """The login, password, code or passkey is wrong; the refusal does not say which."""
    ORIGIN = ("origin", HTTPStatus.FORBIDDEN)
    CONFIRM_FIRST = ("confirm-first", HTTPStatus.FORBIDDEN)
    """The session was not confirmed with a factor recently, see `people.factors.confirmation`."""
    NOT_CONFIRMED = ("not-confirmed", HTTPStatus.FORBIDDEN)
    """The given factor is wrong or not sufficient."""
    NO_SUCH_SESSION = ("no-such-session", HTTPStatus.NOT_FOUND)
    NO_SUCH_PASSKEY = ("no-such-passkey", HTTPStatus.NOT_FOUND)
    LOGIN_TAKEN = ("login-taken", HTTPStatus.CONFLICT)
    ACCOUNT_EXISTS = ("account-exists", HTTPStatus.CONFLICT)
    NO_ACCOUNT = ("no-account", HTTPStatus.CONFLICT)
    PASSKEY_REFUSED = ("passkey-refused", HTTPStatus.BAD_REQUEST)
    PASSKEYS_FULL = ("passkeys-full", HTTPStatus.CONFLICT)
    TOO_MANY = ("too-many", HTTPStatus.TOO_MANY_REQUESTS)
    NAME_MISSING = ("name-missing", HTTPStatus.BAD_REQUEST)
    NAME_TOO_LONG = ("name-too-long", HTTPStatus.BAD_REQUEST)
    NAME_BAD_CHARACTER = ("name-bad-character", HTTPStatus.BAD_REQUEST)
    LOGIN_LENGTH = ("login-length", HTTPStatus.BAD_REQUEST)
    LOGIN_BAD_CHARACTER = ("login-bad-character", HTTPStatus.BAD_REQUEST)
    PASSWORD_TOO_SHORT = ("password-too-short", HTTPStatus.BAD_REQUEST)
    PASSWORD_TOO_LONG = ("password-too-long", HTTPStatus.BAD_REQUEST)
    PASSWORD_TOO_EASY = ("password-too-easy", HTTPStatus.BAD_REQUEST)

    def __init__(self, code: str, status: HTTPStatus) -> None:
        """Unpack the enum value into `code` and `status`."""
        self.code = code
        self.status = status

    def problem(self, **facts: Said) -> HttpProblem:
        """Return the exception for this refusal. `facts` are the arguments of its message."""
        return HttpProblem(self.status, self.code, **facts)
