"""Find bots by name, both those of this package and those that other packages add.

A package adds a bot with an entry point of the group ``romme.bots``. The entry point has the bot's
name and refers to a callable that returns the bot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Final, TypeAlias

from romme.bots.anfaenger import Anfaenger
from romme.bots.protocol import Bot
from romme.bots.stammtisch import Stammtisch
from romme.bots.verein import Verein
from romme.bots.zufall import Zufall

Maker: TypeAlias = Callable[[], Bot]
GROUP: Final = "romme.bots"

LEVELS: Final[Mapping[str, Maker]] = MappingProxyType(
    {"zufall": Zufall, "anfaenger": Anfaenger, "stammtisch": Stammtisch, "verein": Verein}
)
"""The bots of this package, the weakest first."""

QUICKEST_GOOD: Final = "stammtisch"
"""The strongest level that decides within two milliseconds."""


class UnknownBot(LookupError):  # noqa: N818 - named for what is wrong
    """No bot has this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self.name = name
        self.known = known
        super().__init__(f"no bot {name!r}; there are {', '.join(known)}")


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots, those of this package first."""
    others = {entry.name for entry in entry_points(group=GROUP)} - LEVELS.keys()
    return (*LEVELS, *sorted(others))


def levels_below(name: str) -> tuple[str, ...]:
    """Return the levels that replace this bot when it fails, the strongest first.

    A bot of another package, whose strength is unknown, is replaced by the best level that decides
    at once.

    >>> levels_below("stammtisch")
    ('anfaenger', 'zufall')
    """
    levels = tuple(LEVELS)
    number = levels.index(name) if name in LEVELS else levels.index(QUICKEST_GOOD) + 1
    return levels[:number][::-1]


def make_bot(name: str) -> Bot:
    """Return a new bot. Raise `UnknownBot` if no bot has this name.

    Raise `TypeError` if the callable of another package does not return a bot.

    >>> make_bot("anfaenger")
    Anfaenger()
    """
    if name in LEVELS:
        return LEVELS[name]()
    for entry in entry_points(group=GROUP, name=name):
        bot = entry.load()()
        if not isinstance(bot, Bot):
            raise TypeError(f"what {entry.value} makes is no bot: it has no choose()")
        return bot
    raise UnknownBot(name, bot_names())
