"""Add the table of tournaments, with their secrets and creators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0002"
down_revision = "0001"


def upgrade(op: Operations) -> None:
    """Create the table `tournaments`."""
    op.create_table(
        "tournaments",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rehearsal", sa.Boolean, nullable=False),
        sa.Column("director_keys", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("helper_keys", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("keeper_keys", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.PrimaryKeyConstraint("tournament", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_code", "tournaments", ["code"])
    op.create_index("ix_tournaments_person", "tournaments", ["person"])
