"""Rommé, the rummy of Luxembourg and Germany.

The layers, from the top down; each imports only those below it:

* `cli`: the commands of the terminal
* `arena`, `rl`: bot matches, and a reinforcement learning environment
* `bots`: players that see only their seat's view, and advice for people
* `notation`, `view`: text forms and game files; a game as one seat sees it
* `engine`, `solver`, `locales`: games and matches; the best way to lay a hand; messages to users
* `rules`: the rule sets as data
* `melds`: runs and sets, and the cards that jokers stand for in them
* `cards`: ranks, suits, the joker

>>> import romme
>>> romme.__version__.count(".")
2
"""

from __future__ import annotations


def __getattr__(name: str) -> str:
    """Look up `__version__` lazily; `pyproject.toml` is its only source."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    from importlib.metadata import version  # noqa: PLC0415  # slow, and rarely needed

    return version(__name__)
