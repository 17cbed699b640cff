"""A simulated disk that loses unsynced writes, to test power cuts with SQLite.

SQLite accesses its files through a table of functions (a VFS). `recorded` wraps that table and
records the writes, truncations and syncs of each file, in order. From these events, `Disk` computes
the files that a power cut at any moment may leave.

A write that was not followed by a sync of its file may be complete, missing or partial, sector by
sector. The writes of one file may arrive in any order. A sync is trusted: no database survives
hardware that confirms a sync before it has written.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

SECTOR_BYTES: Final = 512


class Write(NamedTuple):
    """Bytes written at an offset of a file."""

    file: str
    offset: int
    data: bytes


class Truncated(NamedTuple):
    """A file was truncated or extended to a size."""

    file: str
    size: int


class Sync(NamedTuple):
    """A sync of a file: all earlier writes to it are on the disk."""

    file: str


class Deleted(NamedTuple):
    """A file was removed. This takes effect at once: SQLite removes only temporary files."""

    file: str


class Answered(NamedTuple):
    """A record was acknowledged as durable."""

    stream: str
    version: int


DiskEvent: TypeAlias = Write | Truncated | Sync | Deleted | Answered

# --- between SQLite and its files ----------------------------------------------------------------

_POINTER: Final = ctypes.c_void_p
_OPEN: Final = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, _POINTER, ctypes.c_int, _POINTER)
_DELETE: Final = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, ctypes.c_int)
_WRITE: Final = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, ctypes.c_int, ctypes.c_longlong)
_TRUNCATE: Final = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_longlong)
_SYNC: Final = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_int)


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods`, version 3: the functions of an open file."""

    _fields_: ClassVar[Sequence[Any]] = [
        ("version", ctypes.c_int),
        ("close", _POINTER),
        ("read", _POINTER),
        ("write", _POINTER),
        ("truncate", _POINTER),
        ("sync", _POINTER),
        ("others", _POINTER * 13),
    ]


class _Vfs(ctypes.Structure):
    """`sqlite3_vfs`, version 3: the functions that open and delete files."""

    _fields_: ClassVar[Sequence[Any]] = [
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", _POINTER),
        ("name", ctypes.c_char_p),
        ("data", _POINTER),
        ("open", _POINTER),
        ("delete", _POINTER),
        ("others", _POINTER * 13),
    ]


class NoLibrary(Exception):  # noqa: N818 - named for what is wrong
    """Raised if the running Python does not export the functions of its SQLite library."""


def _library() -> ctypes.CDLL:
    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    try:
        library.sqlite3_vfs_find.restype = _POINTER
    except AttributeError:
        raise NoLibrary from None
    return library


@contextmanager
def recorded(events: list[DiskEvent]) -> Iterator[None]:
    """Append each write, truncation, sync and deletion by SQLite to `events` while active."""
    library = _library()
    default = library.sqlite3_vfs_find(None)
    if not default or _Vfs.from_address(default).version < 3:
        raise NoLibrary
    layer = _Vfs.from_buffer_copy(_Vfs.from_address(default))
    layer.name = b"recorded"
    original_open, original_delete = _OPEN(layer.open), _DELETE(layer.delete)
    kept: list[object] = []  # keeps alive the objects that SQLite has pointers to

    def open_file(_vfs: int, name: int | None, file: int, flags: int, out: int) -> int:
        outcome = int(original_open(default, name, file, flags, out))
        methods = _POINTER.from_address(file)
        if outcome == 0 and name and methods.value:
            wrapped = _wrapped(methods.value, _name(name), events, kept)
            kept.append(wrapped)
            methods.value = ctypes.addressof(wrapped)
        return outcome

    def delete_file(_vfs: int, name: int, sync: int) -> int:
        events.append(Deleted(_name(name)))
        return int(original_delete(default, name, sync))

    opening, deleting = _OPEN(open_file), _DELETE(delete_file)
    layer.open = ctypes.cast(opening, _POINTER)
    layer.delete = ctypes.cast(deleting, _POINTER)
    library.sqlite3_vfs_register(ctypes.byref(layer), 1)
    try:
        yield
    finally:
        library.sqlite3_vfs_unregister(ctypes.byref(layer))
        library.sqlite3_vfs_register(_POINTER(default), 1)


def _name(path: int) -> str:
    return Path(ctypes.string_at(path).decode()).name


def _wrapped(original: int, name: str, events: list[DiskEvent], kept: list[object]) -> _Methods:
    """Return the functions of an open file, wrapped to record events."""
    methods = _Methods.from_buffer_copy(_Methods.from_address(original))
    write, truncate = _WRITE(methods.write), _TRUNCATE(methods.truncate)
    sync = _SYNC(methods.sync)

    def on_write(file: int, data: int, length: int, offset: int) -> int:
        events.append(Write(name, offset, ctypes.string_at(data, length)))
        return int(write(file, data, length, offset))

    def on_truncate(file: int, size: int) -> int:
        events.append(Truncated(name, size))
        return int(truncate(file, size))

    def on_sync(file: int, flags: int) -> int:
        outcome = int(sync(file, flags))
        events.append(Sync(name))
        return outcome

    callbacks: list[tuple[str, Callable[..., int]]] = [
        ("write", _WRITE(on_write)),
        ("truncate", _TRUNCATE(on_truncate)),
        ("sync", _SYNC(on_sync)),
    ]
    for field_name, callback in callbacks:
        setattr(methods, field_name, ctypes.cast(callback, _POINTER))  # type: ignore[arg-type]
        kept.append(callback)
    return methods


# --- power cuts ----------------------------------------------------------------------------------


@dataclass(slots=True)
class _File:
    synced: bytearray = field(default_factory=bytearray)
    unsynced: list[Write | Truncated] = field(default_factory=list)
    """Events since the last sync."""


def _apply(content: bytearray, event: Write | Truncated) -> None:
    match event:
        case Write(_, offset, data):
            content.extend(bytes(max(0, offset - len(content))))
            content[offset : offset + len(data)] = data
        case Truncated(_, size):
            del content[size:]
            content.extend(bytes(size - len(content)))


class Disk:
    """The synced content and the unsynced writes of each file, after the events applied so far."""

    def __init__(self) -> None:
        self._files: dict[str, _File] = {}
        self.answered: dict[str, int] = {}
        """The last version of each stream that was confirmed to its writer."""

    def apply(self, event: DiskEvent) -> None:
        match event:
            case Answered(stream, version):
                self.answered[stream] = max(version, self.answered.get(stream, 0))
            case Sync(name):
                file = self._file(name)
                for one in file.unsynced:
                    _apply(file.synced, one)
                file.unsynced.clear()
            case Deleted(name):
                self._files.pop(name, None)
            case Write(name) | Truncated(name):
                self._file(name).unsynced.append(event)

    def after_power_cut(self, rng: random.Random) -> dict[str, bytes]:
        """Return random contents that the files may have after a power cut."""
        return {name: _torn(file, rng) for name, file in self._files.items()}

    def _file(self, name: str) -> _File:
        return self._files.setdefault(name, _File())


def _torn(file: _File, rng: random.Random) -> bytes:
    content = bytearray(file.synced)
    written_share = rng.choice([0.0, 0.5, 0.9, 1.0])
    unsynced = list(file.unsynced)
    if rng.randrange(2):
        rng.shuffle(unsynced)
    for event in unsynced:
        if rng.random() >= written_share:
            continue
        _apply(content, event if rng.randrange(3) else _beginning(event, rng))
    return bytes(content)


def _beginning(event: Write | Truncated, rng: random.Random) -> Write | Truncated:
    """Return a write cut off at a random sector boundary, or a truncation unchanged."""
    if isinstance(event, Truncated):
        return event
    sectors = len(event.data) // SECTOR_BYTES
    return event._replace(data=event.data[: SECTOR_BYTES * rng.randint(0, sectors)])
