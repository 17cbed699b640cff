"""Install the program and its packages into `.romme/venv`, by uv.

A stamp says what is installed. It is deleted before any change and written last, so a set-up that
was interrupted is recognised: the next start begins again, with the packages downloaded so far.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from checkout import WINDOWS, Checkout
from programs import failure, run_logged
from progress import Progress, SetUpFailed

UV: Final = "0.13.7"
"""The version that is installed if PATH has no recent one."""
OLDEST_UV: Final = (0, 11)
RUN: Final = "run"
"""The packages that the program itself needs."""
EDITABLE: Final = ".[arena,server,tournament]"
INSTALLER_STEP: Final = "installer"
PACKAGES_STEP: Final = "packages"
CERTIFICATES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
"""Certificate files of systems. Behind a company's proxy, uv's own list is not enough."""


def base_python() -> Path:
    """Return the real path of the interpreter, outside of any virtual environment.

    A virtual environment made with it stays valid when a link such as python3 moves on.
    """
    return Path(getattr(sys, "_base_executable", sys.executable)).resolve()


class Packages:
    """The virtual environment of a checkout."""

    def __init__(self, checkout: Checkout) -> None:
        """Read what is installed."""
        self._checkout = checkout
        self._stamp = checkout.private / "stamp.json"
        self._python = f"{sys.version.split()[0]} {base_python()}"
        self._key = _key(checkout.root)
        self._uv: Path | None = None

    def have(self, group: str) -> bool:
        """Whether a group of packages is installed, as the sources declare it now."""
        stamp = self._read_stamp()
        return (
            stamp.get("key") == self._key
            and group in stamp["groups"]
            and (stamp["python"] == self._python or "ROMME_PYTHON" not in os.environ)
            and self._checkout.python.exists()
        )

    def find_installer(self) -> Path:
        """Return a recent uv from PATH, or a private one, which is installed if necessary."""
        if self._uv is None:
            self._uv = _recent(shutil.which("uv")) or self._private_uv()
        return self._uv

    def install(self, group: str) -> None:
        """Install a group of packages, and the program if it has changed."""
        stamp = self._read_stamp()
        groups: list[str] = stamp["groups"] if stamp.get("key") == self._key else []
        self._stamp.unlink(missing_ok=True)
        python, log = self._checkout.python, self._checkout.log(PACKAGES_STEP)
        root = str(self._checkout.root)
        if stamp.get("python") != self._python or stamp.get("root") != root or not python.exists():
            groups = []
            venv = self._checkout.private / "venv"
            self._run(
                PACKAGES_STEP, "venv", "--clear", "--no-project", "--python", base_python(), venv
            )
        wanted = list(dict.fromkeys([RUN, *groups, group]))
        # The program only if it has changed, because uv builds it every time.
        arguments: list[str | Path] = [] if groups else ["--editable", EDITABLE]
        for name in wanted[1:]:
            arguments += ["--group", name]
        self._install(PACKAGES_STEP, "--python", python, *arguments)
        stamp = {"groups": wanted, "python": self._python, "root": root, "key": self._key}
        _write_whole(self._stamp, json.dumps(stamp))
        log.unlink(missing_ok=True)

    def install_beside(self, step: str, group: str) -> Path:
        """Install a group into a folder of its own, outside of the environment, and return it."""
        folder = self._checkout.private / "beside" / group
        stamp = folder / "key"
        key = f"{self._key} {self._python}"
        if not stamp.is_file() or stamp.read_text("utf-8") != key:
            shutil.rmtree(folder, ignore_errors=True)
            self._install(step, "--python", base_python(), "--target", folder, "--group", group)
            _write_whole(stamp, key)
        return folder

    def _install(self, step: str, *arguments: str | Path) -> None:
        """Run `uv pip install`, first from the cache alone, because all versions are exact."""
        if (self._checkout.private / "cache").is_dir():
            try:
                self._run(step, "pip", "install", *arguments, "--offline")
            except SetUpFailed:
                pass
            else:
                return
        self._run(step, "pip", "install", *arguments)

    def _run(self, step: str, *arguments: str | Path) -> None:
        known = "true" if any(map(os.path.exists, CERTIFICATES)) else "false"
        run_logged(
            step,
            self._checkout.log(step),
            [self.find_installer(), "--directory", self._checkout.root, *arguments],
            environment={
                "UV_CACHE_DIR": str(self._checkout.private / "cache"),
                "UV_PYTHON_DOWNLOADS": "never",
                "UV_SYSTEM_CERTS": os.environ.get("UV_SYSTEM_CERTS", known),
            },
        )

    def _private_uv(self) -> Path:
        """Install uv into the private folder, by pip or by a virtual environment that has pip."""
        folder, log = self._checkout.private / "uv", self._checkout.log(INSTALLER_STEP)
        program = folder / "bin" / ("uv.exe" if WINDOWS else "uv")
        if _recent(program):
            return program
        new = folder.with_name("uv.new")
        shutil.rmtree(new, ignore_errors=True)
        run_logged(
            INSTALLER_STEP,
            log,
            [
                *(self._python_with_pip(log), "-I", "-m", "pip", "install", "--quiet"),
                *("--disable-pip-version-check", "--no-cache-dir", "--retries", "2"),
                *("--no-deps", "--target", new, f"uv=={UV}"),
            ],
        )
        shutil.rmtree(folder, ignore_errors=True)
        new.rename(folder)
        return program

    def _python_with_pip(self, log: Path) -> Path:
        """Return a Python that has pip. Some systems have split it off into another package."""
        python = base_python()
        if _succeeds(python, "-I", "-m", "pip", "--version"):
            return python
        venv = self._checkout.private / "pip"
        with log.open("wb") as output:
            made = subprocess.run(
                [python, "-I", "-m", "venv", "--clear", venv],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if made.returncode:
            if "ensurepip" not in log.read_text("utf-8", errors="replace"):
                raise failure(INSTALLER_STEP, log)
            raise SetUpFailed(
                INSTALLER_STEP,
                f"{python} has neither pip nor the module venv (details: {log})",
                "install them (Debian, Ubuntu: apt install python3-venv), then start again",
            )
        return venv / ("Scripts/python.exe" if WINDOWS else "bin/python")

    def _read_stamp(self) -> dict[str, Any]:
        try:
            stamp: dict[str, Any] = json.loads(self._stamp.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp


def install_missing(checkout: Checkout, packages: Packages, group: str) -> None:
    """Install a group unless it is installed, and show the progress."""
    if packages.have(group):
        return
    with checkout.lock("lock", waiting=WAITING):
        if packages.have(group):  # another process has installed it meanwhile
            return
        what = "setting up" if group == RUN else f"setting up ({group})"
        with Progress(what, [INSTALLER_STEP, PACKAGES_STEP]) as progress:
            with progress.step(INSTALLER_STEP):
                packages.find_installer()
            with progress.step(PACKAGES_STEP):
                packages.install(group)


WAITING: Final = "waiting for another process that is setting up ..."


def _key(root: Path) -> str:
    """Return a digest of the files that the installation depends on."""
    files = ("pyproject.toml", "hatch_build.py", "launch/packages.py")
    return sha256(b"\0".join((root / file).read_bytes() for file in files)).hexdigest()


def _recent(program: str | Path | None) -> Path | None:
    """Return a uv if it works and is recent enough."""
    if program is None:
        return None
    try:
        completed = subprocess.run(
            [program, "--version"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    version = re.match(r"uv (\d+)\.(\d+)", completed.stdout)
    found = version is not None and (int(version[1]), int(version[2])) >= OLDEST_UV
    return Path(program) if found else None


def _succeeds(*command: str | Path) -> bool:
    completed = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return completed.returncode == 0


def _write_whole(file: Path, text: str) -> None:
    """Write a file so that it is either complete or missing, also after a power cut."""
    new = file.with_name(f"{file.name}.new")
    with new.open("w", encoding="utf-8") as written:
        written.write(text)
        written.flush()
        os.fsync(written.fileno())
    new.replace(file)
