"""Generate the images of the documentation from the real output of the program.

.romme/venv/bin/python docs/pictures.py
"""  # noqa: INP001 - a script, not a package

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import DEFAULT_TERMINAL_THEME
from rich.text import Text

ROOT: Final = Path(__file__).parents[1]
WIDTH: Final = 80
REMOTE_FONT: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Rich links to a web font. It is removed, so that the images load nothing."""


def command_output(*arguments: str) -> Text:
    """Return a command after a prompt, and its output with colours."""
    ran = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-P", "-m", "romme", *arguments],
        capture_output=True,
        check=False,
        cwd=ROOT,
        encoding="utf-8",
        env=os.environ | {"COLUMNS": str(WIDTH), "FORCE_COLOR": "1", "ROMME_LANG": "en"},
    )
    return Text.assemble(
        ("$ ", "dim"), "./romme ", " ".join(arguments), "\n", Text.from_ansi(ran.stdout)
    )


def draw(name: str, *arguments: str) -> None:
    """Write the image of a command and its output."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False)
    console.print(command_output(*arguments))
    svg = console.export_svg(title="Rommé", theme=DEFAULT_TERMINAL_THEME)
    (ROOT / "docs" / "images" / name).write_text(REMOTE_FONT.sub("", svg), "utf-8")


if __name__ == "__main__":
    draw("replay.svg", "replay", "examples/refused.romme")
