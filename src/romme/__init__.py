"""Rommé, the rummy of Luxembourg and Germany.

The layers, from the top down; each knows only those below it:

* `cli`: the commands of the terminal
* `arena`, `rl`: matches of bots, and an environment for learning ones
* `bots`: players who see what their seat sees, and advice
* `notation`, `view`: values as text, and what one seat may know
* `engine`, `solver`, `locales`: a game and a sequence of games; what can be laid; words
* `rules`: the rule sets as data
* `melds`: runs and groups, and what a joker in them stands for
* `cards`: ranks, suits, the joker

>>> import romme
>>> romme.__version__.count(".")
2
"""

from __future__ import annotations


def __getattr__(name: str) -> str:
    """Look the version up when asked: it stands in `pyproject.toml` and nowhere else."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    from importlib.metadata import version  # noqa: PLC0415  # slow, and rarely wanted

    return version(__name__)
