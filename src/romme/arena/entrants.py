"""Find the bots of a contest by registered name or by import path.

``package.module:name`` refers to a callable that returns a bot, such as a class. This way, two
versions of a bot can play each other without being installed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import romme
from romme.bots.protocol import Bot
from romme.bots.registry import GROUP, LEVELS, Maker, UnknownBot, bot_names

PLACE: Final = ":"
"""The character that distinguishes an import path from a registered name."""

_WRITTEN: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")

DECISIVE: Final = (
    *("cards.py", "melds.py", "rules", "engine", "solver", "simulator", "view", "bots"),
    *("arena/contest.py", "arena/entrants.py", "arena/games.py"),
)
"""The parts of the package on which the course of a game depends."""


class EntrantFlaw(Enum):
    """The step at which loading a bot failed."""

    PLACE = "place"
    """The text is not ``module:name``."""
    MODULE = "module"
    """The module does not exist."""
    IMPORT = "import"
    """The module raised an error while it was imported."""
    NAME = "name"
    """The module does not define the name."""
    CALL = "call"
    """The object cannot be called without arguments, or raised an error."""
    CHOOSE = "choose"
    """The result has no method `choose`."""


class NoBot(ValueError):  # noqa: N818 - named for what is wrong
    """The object at an import path cannot be loaded, or does not return a bot."""

    def __init__(self, name: str, flaw: EntrantFlaw, reason: str = "") -> None:
        super().__init__(name, flaw, reason)  # all arguments, so that it can be pickled
        self.name = name
        self.flaw = flaw
        self.reason = reason


@lru_cache(maxsize=64)
def maker(name: str) -> Maker:
    """Return the callable that creates the bot with this name.

    Raise `UnknownBot` if the name is unknown, and `NoBot` if the callable cannot be loaded
    or does not create a bot.
    """
    if name in LEVELS:
        return LEVELS[name]
    entry = _entry(name)
    make = _found(entry)
    with _bot_errors(name, EntrantFlaw.CALL):
        bot = make()
    if not isinstance(bot, Bot):
        raise NoBot(name, EntrantFlaw.CHOOSE, type(bot).__name__)
    return make


def _found(entry: EntryPoint) -> Maker:
    """Import the module of an entry point and return the object that it names."""
    with _bot_errors(entry.name, EntrantFlaw.IMPORT):
        try:
            found: Any = import_module(entry.module)
        except ModuleNotFoundError as error:
            # Re-raise if the missing module is one that the bot's module tried to import.
            if error.name is None or not f"{entry.module}.".startswith(f"{error.name}."):
                raise
            raise NoBot(entry.name, EntrantFlaw.MODULE, error.name) from error
    with _bot_errors(entry.name, EntrantFlaw.NAME):
        for part in filter(None, (entry.attr or "").split(".")):
            found = getattr(found, part)
    make: Maker = found
    return make


@contextmanager
def _bot_errors(name: str, flaw: EntrantFlaw) -> Iterator[None]:
    """Turn any exception from a bot's code into `NoBot`."""
    try:
        yield
    except NoBot:
        raise
    except (Exception, SystemExit) as error:
        raise NoBot(name, flaw, f"{type(error).__name__}: {error}") from error


def _entry(name: str) -> EntryPoint:
    if PLACE in name:
        if not _WRITTEN.fullmatch(name):
            raise NoBot(name, EntrantFlaw.PLACE)
        return EntryPoint(name, name, GROUP)
    for entry in entry_points(group=GROUP, name=name):
        return entry
    raise UnknownBot(name, bot_names())


@lru_cache(maxsize=8)
def code_of(bots: tuple[str, ...]) -> str:
    """Return a digest of the code that decides how these bots play, as 16 hex digits.

    Results of different code must not be mixed, whether they come from a file or from another
    machine. For a bot that is not built in, the digest covers the file that defines it and the
    version of its package.
    """
    digest = sha256()
    package = Path(romme.__file__).parent
    for part in DECISIVE:
        place = package / part
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file() and not {"__pycache__", "__compiled__"} & {*file.parts}:
                digest.update(f"{file.relative_to(package).as_posix()}\0".encode())
                digest.update(sha256(file.read_bytes()).digest())
    for name in bots:
        if name not in LEVELS:
            digest.update(f"{name}\0".encode())
            digest.update(_code_elsewhere(_entry(name)))
    return digest.hexdigest()[:16]


def _code_elsewhere(entry: EntryPoint) -> bytes:
    version = entry.dist.version if entry.dist is not None else ""
    try:
        spec = find_spec(entry.module)
    except ValueError:  # __main__, typed or piped
        spec = None
    file = Path(spec.origin) if spec is not None and spec.origin else None
    code = file.read_bytes() if file is not None and file.is_file() else b""
    return sha256(f"{entry.value}\0{version}\0".encode() + code).digest()
