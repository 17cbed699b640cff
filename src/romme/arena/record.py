"""The file of finished deals, from which an interrupted run resumes.

The first line describes the contest and the code; every other line is one deal. The file is
append-only. A torn last line, left by a killed process, is cut off.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import IO, Final

from platformdirs import user_cache_path

from romme.arena.contest import Contest, DealResults, GameResult
from romme.arena.entrants import code_of
from romme.file_lock import FileLocked, lock_file
from romme.rules.ruleset import as_option, option_types

FORMAT: Final = 1


class Unfit(Enum):
    """Why a contest cannot be resumed from a file. The message id is `arena-<value>`."""

    NO_RECORD = "no-record"
    OTHER_CONTEST = "other-contest"
    OTHER_CODE = "other-code"
    DAMAGED = "damaged"
    IN_USE = "in-use"


class UnfitRecord(ValueError):  # noqa: N818 - named for what is wrong
    """Raised for a file from which the contest cannot be resumed, for the reason `why`."""

    def __init__(self, path: Path, why: Unfit, *, line: int = 0, differing: str = "") -> None:
        super().__init__(f"{path}: {why.value}")
        self.path = path
        self.why = why
        self.line = line
        self.differing = differing


class ContestRecord:
    """The finished deals of a contest and the file that stores them. Created by `open_record`."""

    def __init__(self, path: Path, file: IO[bytes], deals: dict[int, DealResults]) -> None:
        self.path: Final = path
        self.deals: Final = deals
        self._file = file

    def add(self, deal: int, results: DealResults) -> None:
        """Append a finished deal, and flush the file in case this process crashes."""
        if deal not in self.deals:
            self.deals[deal] = results
            self._file.write(_line({"deal": deal, "games": [_flat(one) for one in results]}))
            self._file.flush()


def describe(contest: Contest) -> dict[str, object]:
    """Return the first line of a file as a dict: the contest settings and a digest of the code."""
    return {
        "romme-arena": FORMAT,
        "bots": list(contest.bots),
        "rules": contest.rules.name,
        "options": {name: as_option(getattr(contest.rules, name)) for name in option_types()},
        "players": contest.players,
        "seed": contest.seed,
        "clock": contest.clock.value,
        "seconds": contest.seconds,
        "code": code_of(contest.bots),
    }


def usual_place(contest: Contest) -> Path:
    """The default file of a contest, in the user's cache folder."""
    digest = sha256(_line(describe(contest))).hexdigest()[:16]
    cache = user_cache_path("romme", appauthor=False, opinion=False)
    return cache / "arena" / f"{digest}.jsonl"


@contextmanager
def open_record(path: Path, contest: Contest) -> Iterator[ContestRecord]:
    """Open or create the file of a contest's finished deals, and lock it while it is open.

    Raise `UnfitRecord` if the file is damaged, in use, or not a file of this contest and code.
    """
    with path.open("a+b") as file:
        _lock(file, path)
        file.seek(0)
        content = file.read()
        whole = content[: content.rfind(b"\n") + 1]
        header = _line(describe(contest))
        if not whole and not header.startswith(content):
            raise UnfitRecord(path, Unfit.NO_RECORD)
        deals = _read(path, whole, contest) if whole else {}
        file.truncate(len(whole))
        if not whole:
            file.write(header)
            file.flush()
        yield ContestRecord(path, file, deals)


def _lock(file: IO[bytes], path: Path) -> None:
    """Lock the file until it is closed, if the file system supports locks.

    Raise `UnfitRecord` if another process has locked the file.
    """
    try:
        lock_file(file.fileno())
    except FileLocked:
        raise UnfitRecord(path, Unfit.IN_USE) from None
    except OSError:
        pass  # a file system without locks


def _read(path: Path, content: bytes, contest: Contest) -> dict[int, DealResults]:
    header, *lines = content.splitlines()
    _compare(path, _parsed(header), contest)
    deals: dict[int, DealResults] = {}
    for number, line in enumerate(lines, start=2):
        found = _deal(_parsed(line), contest)
        if found is None:
            raise UnfitRecord(path, Unfit.DAMAGED, line=number)
        deals.setdefault(*found)
    return deals


def _compare(path: Path, found: object, contest: Contest) -> None:
    wanted = describe(contest)
    if not isinstance(found, dict) or found.keys() != wanted.keys():
        raise UnfitRecord(path, Unfit.NO_RECORD)
    differing = [name for name in wanted if found[name] != wanted[name]]
    if differing == ["code"]:
        raise UnfitRecord(path, Unfit.OTHER_CODE)
    if differing:
        told = ", ".join(name for name in differing if name != "code")
        raise UnfitRecord(path, Unfit.OTHER_CONTEST, differing=told)


def _deal(found: object, contest: Contest) -> tuple[int, DealResults] | None:
    """Return the deal in a parsed line, or None if it is not a deal of this contest."""
    match found:
        case {"deal": int(deal), "games": list(games)} if deal > 0 and len(games) == contest.games:
            pass
        case _:
            return None
    width = contest.players + 1
    for game in games:
        if not (isinstance(game, list) and len(game) == width):
            return None
        if not all(type(value) is int for value in game) or not 0 <= game[0] < width:
            return None
    return deal, tuple(GameResult(winner, tuple(scores)) for winner, *scores in games)


def _flat(result: GameResult) -> list[int]:
    return [result.winner, *result.scores]


def _parsed(line: bytes) -> object:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"
