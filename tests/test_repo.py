"""Checks of the repository: start script, pinned versions, layers, class and constant names."""

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
"""Classes that share a name although neither is the other's wire form, and the reason."""


def tracked_files() -> list[Path]:
    """Return the files that are committed, or would be by `git add --all`."""
    listed = output_of("git", "-C", ROOT, "ls-files", "-zco", "--exclude-standard")
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def output_of(*command: str | Path, **environment: str) -> str:
    """Return the output of a program, or "" if it fails or does not exist."""
    if shutil.which(command[0]) is None:
        return ""
    completed = subprocess.run(
        command, capture_output=True, check=False, env=os.environ | environment, text=True
    )
    return "" if completed.returncode else completed.stdout


def registry_hosts() -> set[str]:
    """Return the registry hosts of pip, uv and npm, so that this file need not name them."""
    print_pip_hosts = (
        "from pip._internal.models.index import PyPI;"
        "print(PyPI.netloc, PyPI.file_storage_domain, sep='\\n')"
    )
    bundled = Path(ensurepip.__file__).parent.glob("_bundled/pip-*.whl")
    outputs = [
        output_of(sys.executable, "-c", print_pip_hosts, PYTHONPATH=str(wheel)) for wheel in bundled
    ]
    outputs += [
        output_of("pip", "config", "get", "global.index-url"),
        output_of("npm", "config", "get", "registry", npm_config_cache=str(PRIVATE / "npm")),
        *(os.environ.get(name, "") for name in ("PIP_INDEX_URL", "UV_DEFAULT_INDEX")),
    ]
    addresses = [line if "//" in line else f"//{line}" for line in "\n".join(outputs).split()]
    return {host for address in addresses if (host := urlsplit(address).hostname)}


def distribution(requirement: str) -> str:
    """Return the normalised name of a requirement, without version and markers.

    >>> distribution("fluent.runtime>=0.4 ; python_version < '3.12'")
    'fluent-runtime'
    """
    name = re.match(r"[\w.-]*\w", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_no_file_names_a_registry() -> None:
    files, hosts = tracked_files(), registry_hosts()
    if not files or not hosts:
        pytest.skip("no git, or no tool that names its registry")
    found = {
        (str(path.relative_to(ROOT)), host)
        for path in files
        for host in hosts
        if host.encode() in path.read_bytes()
    }
    assert not found


@pytest.mark.parametrize("path", [RUN, ROOT / ".ci" / "run"], ids=lambda path: path.name)
def test_scripts_are_executable(path: Path) -> None:
    assert os.access(path, os.X_OK)


def test_romme_is_a_posix_shell_script() -> None:
    shells = [shell for name in ("sh", "dash", "bash") if (shell := shutil.which(name))]
    assert shells
    for shell in shells:
        subprocess.run([shell, "-n", RUN], check=True)


def test_romme_can_be_started_through_a_link_to_a_path_with_spaces(tmp_path: Path) -> None:
    """The script is found via the link, and an invalid `ROMME_PYTHON` ends it before the set-up."""
    folder = tmp_path / "a b"
    folder.mkdir()
    shutil.copy(RUN, folder)
    shutil.copy(ROOT / "pyproject.toml", folder)
    link = tmp_path / "link"
    link.symlink_to(Path("a b") / "romme")
    completed = subprocess.run(
        [link],
        cwd="/",
        env={"PATH": "/usr/bin:/bin", "ROMME_PYTHON": "/no such/python"},
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    assert (completed.returncode, completed.stdout) == (1, "")
    expected = "Rommé: ROMME_PYTHON is not a Python 3.11 or newer: /no such/python\n"
    assert completed.stderr == expected
    assert sorted(path.name for path in folder.iterdir()) == ["pyproject.toml", "romme"]


def test_every_dependency_is_pinned() -> None:
    pins = PYPROJECT["tool"]["uv"]["constraint-dependencies"]
    assert [pin for pin in pins if not re.match(r"[\w.-]+==[\w.]+( ; .+)?$", pin)] == []
    requirements = [*PYPROJECT["project"]["dependencies"]]
    for group in PYPROJECT["dependency-groups"].values():
        requirements += [item for item in group if isinstance(item, str)]
    assert {*map(distribution, requirements)} <= {*map(distribution, pins)}


def test_every_build_dependency_is_pinned() -> None:
    pins = PYPROJECT["tool"]["uv"]["build-constraint-dependencies"]
    requirements = [*PYPROJECT["build-system"]["requires"], *REQUIRED]
    assert {*map(distribution, requirements)} <= {*map(distribution, pins)}


def test_packages_pinned_twice_have_the_same_version() -> None:
    settings = PYPROJECT["tool"]["uv"]
    installed = settings["constraint-dependencies"]
    names = {*map(distribution, installed)}
    twice = [pin for pin in settings["build-constraint-dependencies"] if distribution(pin) in names]
    assert [pin for pin in twice if pin not in installed] == []


def test_everything_installed_is_pinned() -> None:
    """Transitive dependencies must be pinned too."""
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
    assert named - optional <= present, "put layers that do not exist yet in parentheses"
    assert optional.isdisjoint(present), "remove the parentheses of layers that exist"


def modules() -> Iterator[tuple[str, list[ast.stmt]]]:
    """Yield the name and the statements of every module of the package."""
    source = ROOT / "src"
    for path in sorted((source / "romme").rglob("*.py")):
        name = ".".join(path.relative_to(source).with_suffix("").parts)
        yield name, ast.parse(path.read_text("utf-8")).body


def public_classes() -> dict[str, list[str]]:
    """Return the modules that define each public class of the package, by class name."""
    found: dict[str, list[str]] = defaultdict(list)
    for module, statements in modules():
        for node in statements:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(module)
    return found


def constants() -> Iterator[tuple[str, str, str]]:
    """Yield the module, name and docstring of every constant that has a docstring."""
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
    """Whether one of these modules has the wire form of a class in the other, as with `Drew`."""
    packages = sorted(module.split(".")[1] for module in modules)
    return packages in (["engine", "wire"], ["notation", "wire"])


def test_no_two_public_classes_share_a_name() -> None:
    shared = {name: where for name, where in public_classes().items() if len(where) > 1}
    confusing = {name: where for name, where in shared.items() if not is_written_form(where)}
    assert confusing.keys() == SAME_NAME_ALLOWED.keys(), confusing


def test_constants_name_their_unit() -> None:
    """The code uses both seconds and milliseconds, so a unit in the docstring is not enough."""
    units = {"Seconds": "SECONDS", "Milliseconds": "MS"}
    found = [
        f"{module}.{name}"
        for module, name, text in constants()
        for word, unit in units.items()
        if re.match(rf"{word}\b", text) and unit not in name.split("_")
    ]
    assert found == []
