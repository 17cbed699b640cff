"""The database tables for SQLite and PostgreSQL. `migrations` upgrades older databases."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

streams: Final = Table(
    "streams",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("code", Text, index=True),
    Column("summary", LargeBinary, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("node", Text),
    Column("lease_until", BigInteger, nullable=False, server_default=text("0")),
)
Index("ix_streams_phase", streams.c.phase, streams.c.lease_until)

events: Final = Table(
    "events",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("command", Text),
    Column("data", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("lasts", Text, nullable=False, server_default=text("'lasting'")),
    sqlite_with_rowid=False,
)
Index("uq_events_command", events.c.stream, events.c.command, unique=True)

games: Final = Table(
    "games",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("rules", Text, nullable=False),
    Column("ending", Text, nullable=False),
    Column("winner", Integer),
)

players: Final = Table(
    "players",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, index=True),
    Column("score", Integer),
)

people: Final = Table(
    "people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("made", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("session", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.person"), nullable=False, index=True),
    Column("device", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("confirmed", BigInteger, nullable=False, server_default=text("0")),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("credential", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.person"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    Column("code", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.person"), nullable=False, index=True),
)

tickets: Final = Table(
    "tickets",
    metadata,
    Column("ticket", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

challenges: Final = Table(
    "challenges",
    metadata,
    Column("challenge", LargeBinary, primary_key=True),
    Column("person", Text),
    Column("until", BigInteger, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("message", Text, primary_key=True),
    Column("stream", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("preset", Text),
    Column("text", Text),
)
Index("ix_chat_stream", chat.c.stream, chat.c.at)

reports: Final = Table(
    "reports",
    metadata,
    Column("report", Text, primary_key=True),
    Column("stream", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("said", LargeBinary, nullable=False),
)

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("code", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("person", Text, index=True),
    Column("made", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rehearsal", Boolean, nullable=False),
    Column("director_keys", Integer, nullable=False, server_default=text("0")),
    Column("helper_keys", Integer, nullable=False, server_default=text("0")),
    Column("keeper_keys", Integer, nullable=False, server_default=text("0")),
    Column("director_digits", Integer, nullable=False, server_default=text("6")),
    Column("helper_digits", Integer, nullable=False, server_default=text("6")),
)

entrants: Final = Table(
    "entrants",
    metadata,
    Column("ref", Text, primary_key=True),
    Column("tournament", Text, nullable=False, index=True),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("club", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("family", Text),
)

pin_failures: Final = Table(
    "pin_failures",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("bucket", Text, primary_key=True),
    Column("full_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("first", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
)

pin_places: Final = Table(
    "pin_places",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("opened", Text, primary_key=True),
    Column("place", LargeBinary, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
