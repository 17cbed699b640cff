"""What is said twice in the repository agrees, and nothing is in it that must not be."""

from __future__ import annotations

import ast
import ensurepip
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest

from hatch_build import REQUIRED

ROOT = Path(__file__).parents[1]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
RUN = ROOT / "romme"
PRIVATE = ROOT / ".romme"

SAME_NAME_ALLOWED: Final[Mapping[str, str]] = {
    "Finish": "a tournament command is sent under its class name; the option is named by the rules",
}
"""Classes that share a name although neither is the other's written form, and why."""


def tracked_files() -> list[Path]:
    """Return the files that are committed, or would be by `git add --all`."""
    listed = answer("git", "-C", ROOT, "ls-files", "-zco", "--exclude-standard")
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def answer(*command: str | Path, **environment: str) -> str:
    """Return what a program prints, or nothing if it fails or does not exist."""
    if shutil.which(command[0]) is None:
        return ""
    asked = subprocess.run(
        command, capture_output=True, check=False, env=os.environ | environment, text=True
    )
    return "" if asked.returncode else asked.stdout


def registry_hosts() -> set[str]:
    """Ask the tools for the hosts that they fetch from, so that none is written here."""
    ask_pip = (
        "from pip._internal.models.index import PyPI;"
        "print(PyPI.netloc, PyPI.file_storage_domain, sep='\\n')"
    )
    bundled = Path(ensurepip.__file__).parent.glob("_bundled/pip-*.whl")
    told = [answer(sys.executable, "-c", ask_pip, PYTHONPATH=str(wheel)) for wheel in bundled]
    told += [
        answer(PRIVATE / "uv" / "bin" / "python", "-c", ask_pip),
        answer("pip", "config", "get", "global.index-url"),
        answer("npm", "config", "get", "registry", npm_config_cache=str(PRIVATE / "npm")),
        *(os.environ.get(name, "") for name in ("PIP_INDEX_URL", "UV_DEFAULT_INDEX")),
    ]
    addresses = [line if "//" in line else f"//{line}" for line in "\n".join(told).split()]
    return {host for address in addresses if (host := urlsplit(address).hostname)}


def distribution(requirement: str) -> str:
    """Return the normalised name in front of a requirement's version and markers.

    >>> distribution("fluent.runtime>=0.4 ; python_version < '3.12'")
    'fluent-runtime'
    """
    name = re.match(r"[\w.-]*\w", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_no_file_names_a_registry() -> None:
    files, hosts = tracked_files(), registry_hosts()
    if not files or not hosts:
        pytest.skip("no git here, or no tool that tells its registry")
    found = {
        (str(path.relative_to(ROOT)), host)
        for path in files
        for host in hosts
        if host.encode() in path.read_bytes()
    }
    assert not found


@pytest.mark.parametrize("path", [RUN, ROOT / ".ci" / "run"], ids=lambda path: path.name)
def test_script_can_be_started(path: Path) -> None:
    assert os.access(path, os.X_OK)


def test_romme_is_plain_sh() -> None:
    shells = [shell for name in ("sh", "dash", "bash") if (shell := shutil.which(name))]
    assert shells
    for shell in shells:
        subprocess.run([shell, "-n", RUN], check=True)


def test_romme_follows_links_and_minds_blanks(tmp_path: Path) -> None:
    """A copy in another place looks for its own Python, not for ours, and says so plainly."""
    place = tmp_path / "a b"
    place.mkdir()
    shutil.copy(RUN, place)
    shutil.copy(ROOT / "pyproject.toml", place)
    link = tmp_path / "link"
    link.symlink_to(Path("a b") / "romme")
    told = subprocess.run(
        [link],
        cwd="/",
        env={"PATH": "/usr/bin:/bin", "ROMME_PYTHON": "/no such/python"},
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr == "Rommé: ROMME_PYTHON is not a Python 3.11 or newer: /no such/python\n"
    assert sorted(path.name for path in place.iterdir()) == ["pyproject.toml", "romme"]


def test_every_dependency_is_pinned() -> None:
    pins = PYPROJECT["tool"]["uv"]["constraint-dependencies"]
    assert [pin for pin in pins if not re.match(r"[\w.-]+==[\w.]+( ; .+)?$", pin)] == []
    asked = [*PYPROJECT["project"]["dependencies"]]
    for group in PYPROJECT["dependency-groups"].values():
        asked += [item for item in group if isinstance(item, str)]
    assert {*map(distribution, asked)} <= {*map(distribution, pins)}


def test_what_builds_the_package_is_pinned() -> None:
    pins = PYPROJECT["tool"]["uv"]["build-constraint-dependencies"]
    asked = [*PYPROJECT["build-system"]["requires"], *REQUIRED]
    assert {*map(distribution, asked)} <= {*map(distribution, pins)}


def test_what_is_pinned_twice_has_one_version() -> None:
    settings = PYPROJECT["tool"]["uv"]
    installed = settings["constraint-dependencies"]
    named = {*map(distribution, installed)}
    twice = [pin for pin in settings["build-constraint-dependencies"] if distribution(pin) in named]
    assert [pin for pin in twice if pin not in installed] == []


def test_everything_installed_is_pinned() -> None:
    """A package that comes along with another one has its exact version too."""
    installed = {
        distribution(path.name.split("-")[0])
        for path in PRIVATE.glob("venv/lib/python3.*/site-packages/*.dist-info")
    }
    if not installed:
        pytest.skip("not installed by ./romme")
    pins = PYPROJECT["tool"]["uv"]["constraint-dependencies"]
    assert installed - {*map(distribution, pins)} == {"romme"}


def test_layers_name_every_package() -> None:
    (contract,) = (
        contract
        for contract in PYPROJECT["tool"]["importlinter"]["contracts"]
        if contract["id"] == "layers"
    )
    named = {name for layer in contract["layers"] for name in re.findall(r"\w+", layer)}
    optional = {name for layer in contract["layers"] for name in re.findall(r"\((\w+)\)", layer)}
    package = ROOT / "src" / "romme"
    present = {path.stem for path in package.glob("*.py")} - {"__init__"}
    present |= {path.parent.name for path in package.glob("*/__init__.py")}
    assert present <= named
    assert named - optional <= present, "write in parentheses what does not exist yet"
    assert optional.isdisjoint(present), "what exists needs no parentheses any more"


def modules() -> Iterator[tuple[str, list[ast.stmt]]]:
    """Give every module of the package by name, with its statements."""
    source = ROOT / "src"
    for path in sorted((source / "romme").rglob("*.py")):
        name = ".".join(path.relative_to(source).with_suffix("").parts)
        yield name, ast.parse(path.read_text("utf-8")).body


def public_classes() -> dict[str, list[str]]:
    """Return the modules that define each public class of the package."""
    found: dict[str, list[str]] = defaultdict(list)
    for module, statements in modules():
        for node in statements:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(module)
    return found


def constants() -> Iterator[tuple[str, str, str]]:
    """Give module, name and docstring of every constant that has one."""
    for module, statements in modules():
        for defined, described in pairwise(statements):
            match defined, described:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ) if name.isupper():
                    yield module, name, text
                case _:
                    pass


def is_written_form(modules: list[str]) -> bool:
    """Whether one class is how the other one is written in messages: `Drew`, of engine and wire."""
    packages = sorted(module.split(".")[1] for module in modules)
    return packages in (["engine", "wire"], ["notation", "wire"])


def test_no_two_public_classes_share_a_name() -> None:
    shared = {name: where for name, where in public_classes().items() if len(where) > 1}
    confusing = {name: where for name, where in shared.items() if not is_written_form(where)}
    assert confusing.keys() == SAME_NAME_ALLOWED.keys(), confusing


def test_constants_name_their_unit() -> None:
    """Seconds and milliseconds stand side by side, so that a docstring is too far away."""
    units = {"Seconds": "SECONDS", "Milliseconds": "MS"}
    found = [
        f"{module}.{name}"
        for module, name, text in constants()
        for word, unit in units.items()
        if re.match(rf"{word}\b", text) and unit not in name.split("_")
    ]
    assert found == []
