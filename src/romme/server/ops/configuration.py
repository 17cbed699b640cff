"""The server's settings: from flags, the environment or a TOML file, in this order of precedence.

Every setting has one name: ``--bot-pause`` on the command line, ``ROMME_BOT_PAUSE`` in the
environment, ``bot_pause`` in the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

PREFIX: Final = "ROMME_"
CONFIG: Final = f"{PREFIX}CONFIG"
MAX_PORT: Final = 65535


class Limiting(Enum):
    """Whether rate limits apply. Turn them off only in benchmarks, never on a public network."""

    ON = "on"
    OFF = "off"


class LogForm(Enum):
    """The format of the log: text for people, or one JSON object per line."""

    TEXT = "text"
    JSON = "json"


class BadSetting(ValueError):  # noqa: N818 - named for what is wrong
    """An invalid setting. `key` is the id of its message in the catalogue."""

    def __init__(self, key: str, **facts: str) -> None:
        """Store the message id and its arguments."""
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


@dataclass(frozen=True, slots=True, kw_only=True)
class Configuration:
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8270
    database: str = ""
    """Path or URL of the database. Empty: an SQLite file in the user's data folder."""
    origin: tuple[str, ...] = ()
    """URLs of the page as browsers show them. Empty: this machine at this port."""
    backups: str = ""
    """Folder for the backups made before migrations. Empty: next to the database."""
    copy_to: str = ""
    """Folder, such as a USB stick, for a copy of each tournament. Empty: none."""
    witness: str = ""
    """File that notes the last record of each stream, to detect a loss of records.

    It is best kept on another disk. Empty: next to the SQLite file.
    """
    bot_pause: int = 700
    """Milliseconds that a bot waits before a move, so that people can follow. 0: never.

    It waits longer after a move of several cards, and at tables with a slower pace.
    """
    thinkers: int = 0
    """Number of bot processes. 0: one less than the number of cores."""
    bot_memory: int = 1024
    """Memory limit in MiB of each process for bots of other packages. 0: no limit."""
    tables_per_person: int = 10
    """Maximum number of tables at which a person may play at the same time. 0: no limit."""
    tables_per_address: int = 100
    """Maximum number of tables at which people from one IP address may play. 0: no limit.

    Tournament tables are not counted.
    """
    node: str = ""
    """Name of this node in a cluster. Empty: a random one."""
    trusted_proxy: tuple[str, ...] = ("127.0.0.1",)
    """Addresses of reverse proxies whose `X-Forwarded-For` is trusted."""
    entrants: int = 1000
    """Maximum number of entrants in a tournament. Seating more takes longer."""
    connections: int = 800
    """Maximum concurrent connections per IP address, except trusted proxies. 0: no limit."""
    limits: Limiting = Limiting.ON
    log: LogForm = LogForm.TEXT

    def __post_init__(self) -> None:
        """Check ranges and proxy addresses. Raise `BadSetting` if a setting is invalid."""
        for name, least, most in (
            ("port", 0, MAX_PORT),
            ("bot_pause", 0, 60_000),
            ("thinkers", 0, 256),
            ("bot_memory", 0, 1 << 20),
            ("tables_per_person", 0, 10_000),
            ("tables_per_address", 0, 10_000),
            ("entrants", 4, 9999),
            ("connections", 0, 1_000_000),
        ):
            if not least <= getattr(self, name) <= most:
                raise BadSetting("setting-range", name=name, least=str(least), most=str(most))
        for proxy in self.trusted_proxy:
            if proxy != "*" and not _is_network(proxy):
                raise BadSetting("setting-proxy", value=proxy)


def _is_network(text: str) -> bool:
    """Whether a string is an IP address or network. A host name is neither."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def load_configuration(
    flags: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None
) -> Configuration:
    """Return the settings from flags, environment and file, in this order of precedence.

    By default, the file is the one named by ``ROMME_CONFIG`` in the environment, if any. Raise
    `BadSetting` if the file or a setting is invalid.
    """
    named = file or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    settings: dict[str, object] = {}
    if named is not None:
        settings |= _from_file(named)
    for field in fields(Configuration):
        written = environment.get(f"{PREFIX}{field.name.upper()}")
        if written:
            settings[field.name] = _read(field.name, written)
    settings |= {
        name: _typed(name, value) for name, value in flags.items() if value not in (None, ())
    }
    return Configuration(**settings)  # type: ignore[arg-type]  # each was read as its type


def _from_file(path: Path) -> dict[str, object]:
    try:
        document = tomllib.loads(path.read_text("utf-8-sig"))  # Windows editors add a BOM
    except OSError as error:
        raise BadSetting("setting-file", path=str(path), reason=error.strerror or "") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("setting-file", path=str(path), reason=str(error)) from None
    known = {field.name for field in fields(Configuration)}
    for name in document:
        if name not in known:
            raise BadSetting("setting-unknown", name=name, known=", ".join(sorted(known)))
    return {name: _typed(name, value) for name, value in document.items()}


def _read(name: str, text: str) -> object:
    """Parse a setting from the environment. Commas separate the items of a list."""
    kind = _kind(name)
    if get_origin(kind) is tuple:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if kind is int:
        return _number(name, text)
    return _typed(name, text)


def _number(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadSetting("setting-number", name=name, value=text) from None


def _typed(name: str, value: object) -> object:
    """Convert a value to the type of its setting. Raise `BadSetting` if the value is invalid."""
    kind = _kind(name)
    if get_origin(kind) is tuple:
        if isinstance(value, list | tuple) and all(isinstance(item, str) for item in value):
            return tuple(value)
        raise BadSetting("setting-list", name=name)
    if isinstance(kind, type) and issubclass(kind, Enum):
        try:
            return kind(value)
        except ValueError:
            possible = ", ".join(str(member.value) for member in kind)
            raise BadSetting("setting-choice", name=name, possible=possible) from None
    if type(value) is not kind:
        problem = "setting-number" if kind is int else "setting-text"
        raise BadSetting(problem, name=name, value=str(value))
    return value


def _kind(name: str) -> Any:  # noqa: ANN401 - types are values here
    kind = get_type_hints(Configuration)[name]
    return kind if get_origin(kind) is tuple or not get_args(kind) else get_args(kind)[0]
