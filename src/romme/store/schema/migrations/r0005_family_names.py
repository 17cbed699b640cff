"""Add the family names of entrants with an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0005"
down_revision = "0004"


def upgrade(op: Operations) -> None:
    """Add the column. Nobody has said which part of an existing name is the family name."""
    op.add_column("entrants", sa.Column("family", sa.Text))
