"""How a server is set up: by flag, by environment, by a TOML file, in this order.

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
MOST_PORT: Final = 65535


class Limiting(Enum):
    """Are rates limited? Off only for measuring, never on an open network."""

    ON = "on"
    OFF = "off"


class LogForm(Enum):
    """How is the log written? For people, or a JSON object a line."""

    TEXT = "text"
    JSON = "json"


class BadSetting(ValueError):  # noqa: N818 - named for what is wrong
    """A setting that cannot be used; the key is that of its message."""

    def __init__(self, key: str, **facts: str) -> None:
        """Keep what a sentence about it needs."""
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


@dataclass(frozen=True, slots=True, kw_only=True)
class Configuration:
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8270
    database: str = ""
    """Empty: an SQLite file in the user's data folder."""
    origin: tuple[str, ...] = ()
    """Addresses of the page, as browsers show them; empty: this machine at this port."""
    backups: str = ""
    """A folder for the backups before migrations; empty: beside the database."""
    witness: str = ""
    """A file that notes the last records, best on another disk; empty: beside an SQLite file."""
    bot_pause: int = 900
    """Milliseconds that a bot takes before a move, so that people can follow."""
    thinkers: int = 0
    """Processes in which bots think; 0: one less than there are cores."""
    bot_memory: int = 1024
    """MiB for each process in which bots of other packages think; 0: no limit."""
    tables_per_person: int = 10
    """Tables at which somebody may play at the same time; 0: any number."""
    tables_per_address: int = 100
    """The same for everybody behind one address, tournaments aside; 0: any number."""
    node: str = ""
    """The name of this node in a cluster; empty: one of its own."""
    trusted_proxy: tuple[str, ...] = ("127.0.0.1",)
    """Addresses of reverse proxies whose word about the visitor's address is taken."""
    entrants: int = 1000
    """The most people that can enter one tournament; seats for more take longer to find."""
    connections: int = 800
    """Connections that one address may have at the same time; 0: any number. Proxies are exempt."""
    limits: Limiting = Limiting.ON
    log: LogForm = LogForm.TEXT

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        for name, least, most in (
            ("port", 0, MOST_PORT),
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
    """Whether it is an address, or a network of them; a name would be compared with none."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def configured(
    flags: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None
) -> Configuration:
    """Put settings together; a flag goes before the environment, that before the file."""
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
        document = tomllib.loads(path.read_text("utf-8"))
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
    """Read a setting of the environment: lists are separated by commas."""
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
    """See that a value is of its setting's type."""
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
