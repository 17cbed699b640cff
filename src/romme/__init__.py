"""Rommé, the rummy of Luxembourg and Germany.

The main packages and modules in layers, from the top down. Each imports only from lower layers:

* `cli`: the terminal commands
* `server`, `client`: the web server, and a client for programs
* `arena`, `rl`: bot matches, and a reinforcement learning environment
* `papers`, `exchange`: a tournament's printed documents; its import and export files
* `tournament`, `store`, `bots`, `deal`: tournaments; stored logs and accounts; computer players and
  advice for people; deals that players can verify
* `wire`: the types of the JSON that server and clients exchange
* `notation`, `view`: text forms and game files; a game as one seat sees it
* `engine`, `solver`, `locales`: games and matches; the best melds of a hand; messages to users
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
