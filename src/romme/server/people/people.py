"""Everybody who plays here, behind one door."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, NewType

from sqlalchemy import delete, func, insert, select, update

from romme.server.http.problems import HttpProblem
from romme.server.people import own_data
from romme.server.people.factors.accounts import Accounts
from romme.server.people.factors.confirmation import Confirmations, ShownFactor, lock_factors
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


class Newcomer(NamedTuple):
    """A guest who just came."""

    person: Person
    token: Token


async def _keep(_person: PersonId) -> None:
    """No-op: nothing is in memory."""


class People:
    """Guests, accounts, sessions, passkeys and tickets in one database.

    The parts do their work when asked; who may ask is seen to in `routes`.
    """

    def __init__(
        self,
        database: Database,
        origins: Origins,
        clock: WallClockMs,
        *,
        ended: Callable[[PersonId], None] = lambda _: None,
        renamed: Callable[[PersonId], None] = lambda _: None,
        erase: Callable[[PersonId], Awaitable[None]] = _keep,
        passwords: Passwords | None = None,
    ) -> None:
        """Work on a database; `ended` is told whose session has come to its end.

        `renamed` is told who has another name, or none any more. `erase` takes the name of somebody
        who is forgotten out of what this node has in memory. `passwords` is for tests that cannot
        wait.
        """
        self._database = database
        self._engine = database.engine
        self._looks = own_data.looking(database.engine)
        self._clock = clock
        self._renamed = renamed
        self._erase = erase
        self.origins = origins
        self.limits = RateLimits(clock)
        self.tickets = tickets_for(database.engine, clock)
        self.sessions = Sessions(database, clock, forgotten=self.tickets.cancel, ended=ended)
        self.accounts = Accounts(database, passwords or Passwords())
        self.confirmations = Confirmations(database)

    @cached_property
    def passkeys(self) -> Passkeys:
        """Loaded when somebody has one: its cryptography would make every start longer."""
        from romme.server.people.factors.passkeys import Passkeys  # noqa: PLC0415 - slow, and rarely wanted

        return Passkeys(self._database, self._clock)

    async def arrive(self, name: str, kind: PersonKind, *, device: str) -> Newcomer:
        """Let a guest in."""
        person = Person(PersonId(new_id()), read_name(name), kind)
        adding = insert(people).values(
            person=person.id, name=person.name, kind=kind.value, made=self._clock()
        )
        async with self._database.writing() as connection:
            await connection.execute(adding)
            token = await self.sessions.open(
                person.id, device, proof=SessionProof.NONE, within=connection
            )
        return Newcomer(person, Token(token))

    async def sign_in(self, shown: ShownFactor, *, device: str) -> Token | None:
        """Open a session, unless the factor was changed or removed since it was shown."""
        async with self._database.writing() as connection:
            await lock_factors(connection, shown.person)
            if not (await connection.execute(select(shown.is_there))).scalar_one():
                return None
            opening = self.sessions.open(
                shown.person, device, proof=SessionProof.FACTOR, within=connection
            )
            return Token(await opening)

    async def find(self, person: PersonId) -> Person | None:
        """Somebody by id, unless they are gone."""
        asking = select(people.c.person, people.c.name, people.c.kind, people.c.login).where(
            people.c.person == person, people.c.name != ""
        )
        async with self._looks.connect() as connection:
            row = (await connection.execute(asking)).one_or_none()
        return (
            None if row is None else Person(row.person, row.name, PersonKind(row.kind), row.login)
        )

    async def names_of(self, ids: Iterable[str]) -> dict[str, str]:
        """What people are called now; empty for those who are gone, nothing for unknown ids."""
        wanted = sorted(set(ids))
        names: dict[str, str] = {}
        async with self._looks.connect() as connection:
            for start in range(0, len(wanted), _NAMES_AT_ONCE):
                some = wanted[start : start + _NAMES_AT_ONCE]
                asking = select(people.c.person, people.c.name).where(people.c.person.in_(some))
                names |= {row.person: row.name for row in await connection.execute(asking)}
        return names

    async def rename(self, person: Person, name: str) -> None:
        """Give somebody another name."""
        name = read_name(name)
        async with self._database.writing() as connection:
            await connection.execute(
                update(people)
                .where(people.c.person == person.id, people.c.name != "")
                .values(name=name)
            )
        self.sessions.forget(person.id)
        self._renamed(person.id)

    async def redeem(self, ticket: str) -> Person | None:
        """Whose socket this is; a ticket is good once."""
        return await self.tickets.redeem(ticket)

    async def describe(self, me: SignedIn) -> Me:
        """What somebody sees of themselves."""
        person = await self.find(me.person.id)
        if person is None:
            raise PeopleRefusal.SIGN_IN.problem()
        counting = select(func.count()).where(recovery_codes.c.person == person.id)
        async with self._looks.connect() as connection:
            codes = (await connection.execute(counting)).scalar_one()
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
        self, signed_in: SignedIn, shown: Confirmation, *, origin: str | None
    ) -> None:
        """Check that it is really this person, not somebody who found the device unlocked.

        The session is confirmed from then on; raises `NOT_CONFIRMED` otherwise.
        """
        self.limits.checks.take(signed_in.person.id)
        if not await self._is_really(signed_in.person, shown, origin):
            raise PeopleRefusal.NOT_CONFIRMED.problem()
        await self.confirmations.note(signed_in.session)

    async def export(self, person: Person) -> OwnData:
        """Everything that is kept about somebody."""
        return OwnData(
            person=person,
            made=await own_data.made(self._engine, person.id),
            sessions=await self.sessions.all_of(person.id),
            passkeys=await self.passkeys.all_of(person.id),
            games=await own_data.played(self._engine, person.id),
            chat=await own_data.said(self._engine, person.id),
            reports=await own_data.reported(self._engine, person.id),
            tournaments=await own_data.organised(self._engine, person.id),
            entries=await own_data.entered(self._engine, person.id),
        )

    async def forget(self, person: Person) -> None:
        """Be rid of everything that leads to somebody."""
        await own_data.forget(self._database, person.id)
        self.sessions.close(person.id)
        self._renamed(person.id)
        await self._erase(person.id)
        await self._database.scrub()

    async def sweep(self) -> None:
        """Remove what is out of date; to be called now and then."""
        await self.sessions.sweep()
        await self.tickets.sweep()
        # Not by `passkeys`: that would load them, where perhaps nobody has one.
        async with self._database.writing() as connection:
            await connection.execute(
                delete(challenges).where(challenges.c.until <= DatabaseNowMs())
            )
        await self._database.scrub()

    async def _is_really(self, person: Person, shown: Confirmation, origin: str | None) -> bool:
        if shown.passkey is not None:
            try:
                found = await self.passkeys.finish_sign_in(shown.passkey, origin or "")
            except HttpProblem:  # a wrong one is no reason to sign in anew
                return False
            return found.person == person.id
        if shown.password is not None:
            return await self.accounts.knows_password(person.id, shown.password)
        if shown.code is not None:
            return await self.accounts.use_code(person.id, shown.code)
        if await self.confirmations.has_factor(person.id):
            return False
        return shown.name is not None and fold(shown.name) == fold(person.name)
