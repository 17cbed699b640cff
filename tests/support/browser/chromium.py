"""Find and launch a Chromium: a downloaded one, or the one in `ROMME_CHROMIUM`.

    with sync_playwright() as playwright, chromium.launched(playwright) as browser:
        ...

Tests, tools and benchmarks all launch it with `launched`.

All machines test with the same version, because another one may behave differently. An installed
Chromium is used only if `ROMME_CHROMIUM` is its path or the name of a program in PATH.

The download comes from the npm registry and is cached in `.romme`. It needs no installation and
includes the libraries and fonts that a minimal machine lacks.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

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
"""Flags that let Chromium run as root, and without background network requests."""
PACKAGE: Final = Path(__file__).with_name("chromium")
CACHE: Final = hatch_page.ROOT / ".romme" / "chromium"
FONTS_CONF: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


class NoChromium(Exception):  # noqa: N818 - named for what is missing
    """`ROMME_CHROMIUM` is not set, and there is no download for this system."""


class WrongChromium(Exception):  # noqa: N818 - named for what is wrong
    """`ROMME_CHROMIUM` does not name a program."""


@dataclass(frozen=True, slots=True)
class Chromium:
    """The path of a browser, and the environment variables to add when starting it."""

    path: Path
    environment: Mapping[str, str]


def find() -> Chromium:
    """Return the browser in `ROMME_CHROMIUM`, or the downloaded one.

    Download Chromium if needed. Raise `WrongChromium` or `NoChromium` if there is none.
    """
    named = os.environ.get(VARIABLE)
    if named:
        path = shutil.which(named)
        if path is None:
            raise WrongChromium(f"{VARIABLE} is not a program: {named}")
        return Chromium(Path(path), {})
    if not sys.platform.startswith("linux"):
        raise NoChromium(f"there is no Chromium to download for this system; set {VARIABLE}")
    return _fetch()


@contextmanager
def launched(playwright: Playwright, *flags: str) -> Iterator[Browser]:
    """Launch the browser of `find` with `LAUNCH_FLAGS` and these flags. Close it at the end."""
    found = find()
    browser = playwright.chromium.launch(
        executable_path=found.path,
        args=[*LAUNCH_FLAGS, *flags],
        env={**os.environ, **found.environment},
    )
    try:
        yield browser
    finally:
        browser.close()


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
