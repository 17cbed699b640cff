"""A disk that loses what was not synced: every write and sync of SQLite, noted and played back.

SQLite reaches its files through a table of functions (a VFS). `noted` puts a layer there that
passes everything on and notes the writes, cuts and syncs of each file, in order. From the notes
`Disk` makes the files that a power cut at any moment may leave.

What is simulated: a write that was not followed by a sync of its file may be there, be missing, or
be there in part, sector by sector, and those of one file may have arrived in any order. A sync is
believed: hardware that says so and has not written yet is beyond any database.
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

SECTOR: Final = 512


class Write(NamedTuple):
    """Bytes at a place of a file."""

    file: str
    offset: int
    data: bytes


class Cut(NamedTuple):
    """A file made shorter or longer."""

    file: str
    size: int


class Sync(NamedTuple):
    """All that was written to a file before is on the disk."""

    file: str


class Deleted(NamedTuple):
    """A file removed; believed to be at once, for it matters to temporary files only."""

    file: str


class Answered(NamedTuple):
    """Somebody was told that a record is kept."""

    stream: str
    version: int


Note: TypeAlias = Write | Cut | Sync | Deleted | Answered

# --- between SQLite and its files ----------------------------------------------------------------

_POINTER: Final = ctypes.c_void_p
_OPEN: Final = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, _POINTER, ctypes.c_int, _POINTER)
_DELETE: Final = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, ctypes.c_int)
_WRITE: Final = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, ctypes.c_int, ctypes.c_longlong)
_TRUNCATE: Final = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_longlong)
_SYNC: Final = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_int)


class _Methods(ctypes.Structure):
    """What SQLite can do with an open file, third version of the table."""

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
    """How SQLite opens files, third version of the table."""

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
    """SQLite is built into this Python in such a way that nothing can be put between."""


def _library() -> ctypes.CDLL:
    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    try:
        library.sqlite3_vfs_find.restype = _POINTER
    except AttributeError:
        raise NoLibrary from None
    return library


@contextmanager
def noted(notes: list[Note]) -> Iterator[None]:
    """Note what happens to every file that SQLite opens from now on."""
    library = _library()
    usual = library.sqlite3_vfs_find(None)
    if not usual or _Vfs.from_address(usual).version < 3:
        raise NoLibrary
    layer = _Vfs.from_buffer_copy(_Vfs.from_address(usual))
    layer.name = b"noted"
    original_open, original_delete = _OPEN(layer.open), _DELETE(layer.delete)
    kept: list[object] = []  # what SQLite has pointers to must not go away

    def open_file(_vfs: int, name: int | None, file: int, flags: int, out: int) -> int:
        outcome = int(original_open(usual, name, file, flags, out))
        methods = _POINTER.from_address(file)
        if outcome == 0 and name and methods.value:
            ours = _layered(methods.value, _name(name), notes, kept)
            kept.append(ours)
            methods.value = ctypes.addressof(ours)
        return outcome

    def delete_file(_vfs: int, name: int, sync: int) -> int:
        notes.append(Deleted(_name(name)))
        return int(original_delete(usual, name, sync))

    opening, deleting = _OPEN(open_file), _DELETE(delete_file)
    layer.open = ctypes.cast(opening, _POINTER)
    layer.delete = ctypes.cast(deleting, _POINTER)
    library.sqlite3_vfs_register(ctypes.byref(layer), 1)
    try:
        yield
    finally:
        library.sqlite3_vfs_unregister(ctypes.byref(layer))
        library.sqlite3_vfs_register(_POINTER(usual), 1)


def _name(path: int) -> str:
    return Path(ctypes.string_at(path).decode()).name


def _layered(usual: int, name: str, notes: list[Note], kept: list[object]) -> _Methods:
    """The functions of one open file, with notes taken."""
    ours = _Methods.from_buffer_copy(_Methods.from_address(usual))
    write, truncate, sync = _WRITE(ours.write), _TRUNCATE(ours.truncate), _SYNC(ours.sync)

    def on_write(file: int, data: int, length: int, offset: int) -> int:
        notes.append(Write(name, offset, ctypes.string_at(data, length)))
        return int(write(file, data, length, offset))

    def on_truncate(file: int, size: int) -> int:
        notes.append(Cut(name, size))
        return int(truncate(file, size))

    def on_sync(file: int, flags: int) -> int:
        outcome = int(sync(file, flags))
        notes.append(Sync(name))
        return outcome

    callbacks: list[tuple[str, Callable[..., int]]] = [
        ("write", _WRITE(on_write)),
        ("truncate", _TRUNCATE(on_truncate)),
        ("sync", _SYNC(on_sync)),
    ]
    for field_name, callback in callbacks:
        setattr(ours, field_name, ctypes.cast(callback, _POINTER))  # type: ignore[arg-type]
        kept.append(callback)
    return ours


# --- what a power cut leaves ---------------------------------------------------------------------


@dataclass(slots=True)
class _File:
    synced: bytearray = field(default_factory=bytearray)
    since: list[Write | Cut] = field(default_factory=list)
    """What happened since the last sync."""


def _apply(content: bytearray, note: Write | Cut) -> None:
    match note:
        case Write(_, offset, data):
            content.extend(bytes(max(0, offset - len(content))))
            content[offset : offset + len(data)] = data
        case Cut(_, size):
            del content[size:]
            content.extend(bytes(size - len(content)))


class Disk:
    """The files as they are on the disk, note by note."""

    def __init__(self) -> None:
        self._files: dict[str, _File] = {}
        self.answered: dict[str, int] = {}
        """The last version of each stream that somebody was told of."""

    def note(self, note: Note) -> None:
        """Let something happen."""
        match note:
            case Answered(stream, version):
                self.answered[stream] = max(version, self.answered.get(stream, 0))
            case Sync(name):
                file = self._file(name)
                for one in file.since:
                    _apply(file.synced, one)
                file.since.clear()
            case Deleted(name):
                self._files.pop(name, None)
            case Write(name) | Cut(name):
                self._file(name).since.append(note)

    def after_a_power_cut(self, chance: random.Random) -> dict[str, bytes]:
        """The files that may be found when the power is back."""
        return {name: _torn(file, chance) for name, file in self._files.items()}

    def _file(self, name: str) -> _File:
        return self._files.setdefault(name, _File())


def _torn(file: _File, chance: random.Random) -> bytes:
    content = bytearray(file.synced)
    arrived = chance.choice([0.0, 0.5, 0.9, 1.0])
    waiting = list(file.since)
    if chance.randrange(2):
        chance.shuffle(waiting)
    for note in waiting:
        if chance.random() >= arrived:
            continue
        _apply(content, note if chance.randrange(3) else _part(note, chance))
    return bytes(content)


def _part(note: Write | Cut, chance: random.Random) -> Write | Cut:
    """The beginning of a write, up to a border between sectors."""
    if isinstance(note, Cut):
        return note
    sectors = len(note.data) // SECTOR
    return note._replace(data=note.data[: SECTOR * chance.randint(0, sectors)])
