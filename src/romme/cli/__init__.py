"""The commands of the terminal."""

from __future__ import annotations

from importlib.metadata import version

from cyclopts import App

app = App(
    name="romme",
    help="Rommé, the rummy of Luxembourg and Germany.",
    version=lambda: version("romme"),
)


@app.default
def overview() -> None:
    """Say what the program can do."""
    app.help_print([])


def main() -> None:
    """Run the command that the terminal gives."""
    app()
