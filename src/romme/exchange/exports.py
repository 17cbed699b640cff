"""The names that `romme.exchange` exports."""

from __future__ import annotations

from romme.exchange.columns import Column, Meaning
from romme.exchange.export import FileKind, as_file
from romme.exchange.grid import LARGEST, MOST_COLUMNS, MOST_ROWS
from romme.exchange.list_table import all_lists
from romme.exchange.people import Preview, read_people, read_text, with_refusals
from romme.exchange.problems import CannotRead, ImportProblem, NoExcel, Obstacle, Trouble
from romme.exchange.rows import ImportedRow
from romme.exchange.tables import DataTable, RankingChoice, entries, ranking, seating

__all__ = [
    "LARGEST",
    "MOST_COLUMNS",
    "MOST_ROWS",
    "CannotRead",
    "Column",
    "DataTable",
    "FileKind",
    "ImportProblem",
    "ImportedRow",
    "Meaning",
    "NoExcel",
    "Obstacle",
    "Preview",
    "RankingChoice",
    "Trouble",
    "all_lists",
    "as_file",
    "entries",
    "ranking",
    "read_people",
    "read_text",
    "seating",
    "with_refusals",
]
