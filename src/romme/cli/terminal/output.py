"""Print JSON to standard output."""

from __future__ import annotations

import io
import json
import sys


def print_json(value: object) -> None:
    """Print one JSON object in UTF-8, regardless of the terminal's encoding."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")
