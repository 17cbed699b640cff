"""Read game files. Any error is reported in one line with the file name and the position."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final

from romme.cli.terminal.exits import Stop
from romme.locales import Said, Words
from romme.notation.gamefile import GameFile, Unreadable, read
from romme.notation.wording.refusals import unreadable_reason
from romme.notation.wording.untrusted_text import plain

STANDARD_INPUT: Final = "-"
LARGEST: Final = 4
"""Maximum size in MB; a game of a thousand turns takes about 0.05 MB."""

_KINDS: Final = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-directory",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
}


def read_game(words: Words, file: str) -> GameFile:
    """Read a game file or the standard input. Raise `Stop` with the reason if that fails."""
    text = _text(words, file)
    try:
        return read(text)
    except Unreadable as error:
        raise _stop(file, unreadable_reason(words, error), line=error.line, key=error.key) from None


def _text(words: Words, file: str) -> str:
    def stop(key: str, *, line: int | None = None, **facts: Said) -> Stop:
        return _stop(file, words.say(key, **facts), line=line)

    try:
        content = _bytes(file)
    except OSError as error:
        key = _KINDS.get(error.errno or 0, "file-failed")
        raise stop(key, reason=plain(error.strerror or type(error).__name__)) from None
    if len(content) > LARGEST * 1_000_000:
        raise stop("file-too-large", most=LARGEST)
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise stop("file-not-utf8", line=content.count(b"\n", 0, error.start) + 1) from None
    if text.startswith("\N{ZERO WIDTH NO-BREAK SPACE}"):
        raise stop("file-marked", line=1)
    if not text.strip():
        raise stop("file-empty")
    return text


def _bytes(file: str) -> bytes:
    """Return the contents of a file or of the standard input.

    Read at most one byte more than allowed, so that an endless file is recognised as too large.
    """
    most = LARGEST * 1_000_000 + 1
    if not file:  # Path would take it for the current folder
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(most)
    with Path(file).open("rb") as opened:
        return opened.read(most)


def _stop(file: str, reason: str, *, line: int | None = None, key: str = "") -> Stop:
    place = f":{line}" if line else (f": {key}" if key else "")
    shown = plain(file, 300) or '""'
    return Stop(f"{shown}{place}: {reason}")
