"""People: guests, accounts, sessions, passkeys and socket tickets.

No email, no tracking, no third party. A guest is a name and a token. To be the same person on
another device, a guest adds a login or a passkey.

    people = People(database, Origins.of("https://romme.example"), clock)
    Litestar(people_routes(), dependencies=people_dependencies(lambda: people), ...)
"""

from romme.server.people.http.authentication import (
    current_person,
    optional_person,
    own_origin,
    people_dependencies,
    rate_limit_key_of,
)
from romme.server.people.http.origins import BadOrigin, Origins
from romme.server.people.http.route_parts import SECURITY_SCHEMES
from romme.server.people.http.sign_in_routes import people_routes
from romme.server.people.people import People
from romme.server.people.person import Person, PersonKind, SignedIn
from romme.server.person_id import PersonId

__all__ = [
    "SECURITY_SCHEMES",
    "BadOrigin",
    "Origins",
    "People",
    "Person",
    "PersonId",
    "PersonKind",
    "SignedIn",
    "current_person",
    "optional_person",
    "own_origin",
    "people_dependencies",
    "people_routes",
    "rate_limit_key_of",
]
