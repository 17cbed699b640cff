"""The facade for everything about people: guests, accounts, sessions, passkeys and tickets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, NewType

from sqlalchemy import delete, func, insert, select, update

from romme.server.http.problems import HttpProblem
from romme.server.people import own_data
from romme.server.people.factors.accounts import Accounts
from romme.server.people.factors.confirmation import Confirmations, VerifiedFactor, lock_factors
from romme.server.people.factors.one_time_secrets import new_id
from romme.server.people.factors.passwords import Passwords
from romme.server.people.http.messages import Confirmation, Me
from romme.server.people.http.origins import Origins
from romme.server.people.limits import RateLimits, WallClockMs
from romme.server.people.names import fold, read_name
from romme.server.people.own_data import OwnData
from romme.server.people.person import Person, PersonKind, SignedIn
from romme.server.people.refusals import PeopleRefusal
from romme.server.people.sessions import SessionProof, Sessions
from romme.server.people.tickets import tickets_for
from romme.server.person_id import PersonId
from romme.store.connection.clock import DatabaseNowMs
from romme.store.database import Database
from romme.store.schema.tables import challenges, people, recovery_codes

if TYPE_CHECKING:
    from romme.server.people.factors.passkeys import Passkeys

_NAMES_AT_ONCE: Final = 500

Token = NewType("Token", str)


class NewGuest(NamedTuple):
    """A newly created guest and their session token."""

    person: Person
    token: Token


async def _no_op(_person: PersonId) -> None:
    """No-op, the default for `on_erase`."""


class People:
    """Guests, accounts, sessions, passkeys and tickets in one database.

    Authorisation is checked by the routes, not here.
    """

    def __init__(
        self,
        database: Database,
        origins: Origins,
        clock: WallClockMs,
        *,
        on_session_end: Callable[[PersonId], None] = lambda _: None,
        on_rename: Callable[[PersonId], None] = lambda _: None,
        on_erase: Callable[[PersonId], Awaitable[None]] = _no_op,
        passwords: Passwords | None = None,
    ) -> None:
        """Store people in a database.

        `on_session_end` is called with a person whose session has ended, `on_rename` with one whose
        name was changed or erased. `on_erase` removes an erased person from this node's memory.
        Tests pass `passwords` with a faster hash.
        """
        self._database = database
        self._engine = database.engine
        self._looks = own_data.read_only(database.engine)
        self._clock = clock
        self._on_rename = on_rename
        self._on_erase = on_erase
        self.origins = origins
        self.limits = RateLimits(clock)
        self.tickets = tickets_for(database.engine, clock)
        self.sessions = Sessions(
            database, clock, on_invalidate=self.tickets.cancel, on_end=on_session_end
        )
        self.accounts = Accounts(database, passwords or Passwords())
        self.confirmations = Confirmations(database)

    @cached_property
    def passkeys(self) -> Passkeys:
        """The passkeys, loaded on first use, because importing cryptography delays startup."""
        from romme.server.people.factors.passkeys import Passkeys  # noqa: PLC0415 - slow and rarely needed

        return Passkeys(self._database, self._clock)

    async def create_guest(self, name: str, kind: PersonKind, *, device: str) -> NewGuest:
        """Create a guest with a session. Raise `HttpProblem` if the name is invalid."""
        person = Person(PersonId(new_id()), read_name(name), kind)
        insertion = insert(people).values(
            person=person.id, name=person.name, kind=kind.value, made=self._clock()
        )
        async with self._database.writing() as connection:
            await connection.execute(insertion)
            token = await self.sessions.open(
                person.id, device, proof=SessionProof.NONE, within=connection
            )
        return NewGuest(person, Token(token))

    async def sign_in(self, factor: VerifiedFactor, *, device: str) -> Token | None:
        """Open a session, or return None if the factor is no longer valid."""
        async with self._database.writing() as connection:
            await lock_factors(connection, factor.person)
            if not (await connection.execute(select(factor.is_still_valid))).scalar_one():
                return None
            opening = self.sessions.open(
                factor.person, device, proof=SessionProof.FACTOR, within=connection
            )
            return Token(await opening)

    async def find(self, person: PersonId) -> Person | None:
        """Return a person, or None if the id is unknown or the person was erased."""
        query = select(people.c.person, people.c.name, people.c.kind, people.c.login).where(
            people.c.person == person, people.c.name != ""
        )
        async with self._looks.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (
            None if row is None else Person(row.person, row.name, PersonKind(row.kind), row.login)
        )

    async def names_of(self, ids: Iterable[str]) -> dict[str, str]:
        """Return current names by id: empty for erased people, no entry for unknown ids."""
        wanted = sorted(set(ids))
        names: dict[str, str] = {}
        async with self._looks.connect() as connection:
            for start in range(0, len(wanted), _NAMES_AT_ONCE):
                some = wanted[start : start + _NAMES_AT_ONCE]
                query = select(people.c.person, people.c.name).where(people.c.person.in_(some))
                names |= {row.person: row.name for row in await connection.execute(query)}
        return names

    async def rename(self, person: Person, name: str) -> None:
        """Change a person's display name. Raise `HttpProblem` if the name is invalid."""
        name = read_name(name)
        async with self._database.writing() as connection:
            await connection.execute(
                update(people)
                .where(people.c.person == person.id, people.c.name != "")
                .values(name=name)
            )
        self.sessions.invalidate(person.id)
        self._on_rename(person.id)

    async def redeem(self, ticket: str) -> Person | None:
        """Use up a socket ticket and return its person, or None if it is not valid."""
        return await self.tickets.redeem(ticket)

    async def describe(self, me: SignedIn) -> Me:
        """Return the signed-in person's own account details."""
        person = await self.find(me.person.id)
        if person is None:
            raise PeopleRefusal.SIGN_IN.problem()
        count_query = select(func.count()).where(recovery_codes.c.person == person.id)
        async with self._looks.connect() as connection:
            codes = (await connection.execute(count_query)).scalar_one()
        return Me(
            id=person.id,
            name=person.name,
            kind=person.kind,
            login=person.login,
            password=await self.accounts.has_password(person.id),
            codes=codes,
            passkeys=await self.passkeys.all_of(person.id),
            session=me.session,
        )

    async def confirm(
        self, signed_in: SignedIn, proof: Confirmation, *, origin: str | None
    ) -> None:
        """Mark a session as confirmed after checking a factor again.

        Sensitive changes to an account require a confirmed session. Raise `NOT_CONFIRMED` if the
        factor is wrong.
        """
        self.limits.checks.take(signed_in.person.id)
        if not await self._is_really(signed_in.person, proof, origin):
            raise PeopleRefusal.NOT_CONFIRMED.problem()
        await self.confirmations.mark_confirmed(signed_in.session)

    async def export(self, person: Person) -> OwnData:
        """Return all data stored about a person."""
        return OwnData(
            person=person,
            made=await own_data.created_at(self._engine, person.id),
            sessions=await self.sessions.all_of(person.id),
            passkeys=await self.passkeys.all_of(person.id),
            games=await own_data.finished_games(self._engine, person.id),
            chat=await own_data.chat_messages(self._engine, person.id),
            reports=await own_data.reports_by(self._engine, person.id),
            tournaments=await own_data.tournaments_of(self._engine, person.id),
            entries=await own_data.entries_of(self._engine, person.id),
        )

    async def forget(self, person: Person) -> None:
        """Erase everything that identifies a person, and end their sessions."""
        await own_data.anonymise(self._database, person.id)
        self.sessions.close_connections(person.id)
        self._on_rename(person.id)
        await self._on_erase(person.id)
        await self._database.scrub()

    async def sweep(self) -> None:
        """Delete expired sessions, tickets and challenges. Call it periodically."""
        await self.sessions.sweep()
        await self.tickets.sweep()
        # Not through `passkeys`, which would load that module even if nobody has one.
        async with self._database.writing() as connection:
            await connection.execute(
                delete(challenges).where(challenges.c.until <= DatabaseNowMs())
            )
        await self._database.scrub()

    async def _is_really(self, person: Person, proof: Confirmation, origin: str | None) -> bool:
        if proof.passkey is not None:
            try:
                found = await self.passkeys.finish_sign_in(proof.passkey, origin or "")
            except HttpProblem:  # a wrong passkey must not end the session
                return False
            return found.person == person.id
        if proof.password is not None:
            return await self.accounts.knows_password(person.id, proof.password)
        if proof.code is not None:
            return await self.accounts.use_code(person.id, proof.code)
        if await self.confirmations.has_factor(person.id):
            return False
        return proof.name is not None and fold(proof.name) == fold(person.name)
