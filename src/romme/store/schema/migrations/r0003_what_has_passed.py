"""How long records last, so that whoever comes back need not read what has passed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0003"
down_revision = "0002"


def upgrade(op: Operations) -> None:
    """Take all that is there for lasting: it is read as before."""
    lasting = sa.text("'lasting'")
    op.add_column("events", sa.Column("lasts", sa.Text, nullable=False, server_default=lasting))
