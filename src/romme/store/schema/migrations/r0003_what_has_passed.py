"""Add `lasts` to records, so that loading a stream can skip obsolete ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0003"
down_revision = "0002"


def upgrade(op: Operations) -> None:
    """Mark all existing records as permanent."""
    lasting = sa.text("'lasting'")
    op.add_column("events", sa.Column("lasts", sa.Text, nullable=False, server_default=lasting))
