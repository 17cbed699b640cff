"""The first version of the tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0001"
down_revision = None


def upgrade(op: Operations) -> None:
    """Create the tables of the log, then those of people, chat and reports."""
    _make_log(op)
    _make_people(op)
    _make_talk(op)


def _make_log(op: Operations) -> None:
    op.create_table(
        "streams",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("node", sa.Text),
        sa.Column("lease_until", sa.BigInteger, nullable=False, server_default=sa.text("0")),
        sa.PrimaryKeyConstraint("stream", name="pk_streams"),
    )
    op.create_index("ix_streams_code", "streams", ["code"])
    op.create_index("ix_streams_phase", "streams", ["phase", "lease_until"])
    op.create_table(
        "events",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("stream", "version", name="pk_events"),
        sqlite_with_rowid=False,
    )
    op.create_index("uq_events_command", "events", ["stream", "command"], unique=True)
    op.create_table(
        "games",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("winner", sa.Integer),
        sa.PrimaryKeyConstraint("stream", "number", name="pk_games"),
    )
    op.create_table(
        "players",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("score", sa.Integer),
        sa.PrimaryKeyConstraint("stream", "number", "seat", name="pk_players"),
    )
    op.create_index("ix_players_person", "players", ["person"])


def _make_people(op: Operations) -> None:
    op.create_table(
        "people",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_sessions_person"),
        sa.UniqueConstraint("session", name="uq_sessions_session"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_passkeys_person"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("code", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_recovery_codes_person"),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])
    op.create_table(
        "tickets",
        sa.Column("ticket", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("ticket", name="pk_tickets"),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
    )


def _make_talk(op: Operations) -> None:
    op.create_table(
        "chat",
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("preset", sa.Text),
        sa.Column("text", sa.Text),
        sa.PrimaryKeyConstraint("message", name="pk_chat"),
    )
    op.create_index("ix_chat_stream", "chat", ["stream", "at"])
    op.create_table(
        "reports",
        sa.Column("report", sa.Text, nullable=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("report", name="pk_reports"),
    )
