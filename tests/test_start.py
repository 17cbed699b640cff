"""The start script `romme` works with any first command, and recovers from failures.

The script is the real one, with stand-ins for the programs that install and build: see
`script_bed.py`.
"""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Callable
from itertools import permutations, product
from pathlib import Path
from subprocess import CompletedProcess
from typing import Final, TypeAlias

import pytest

from tests.script_bed import Node, ScriptBed

COMMANDS: Final = {
    "rules": ("rules", "turnier"),
    "serve": ("serve", "--port", "0"),
    "test": ("test", "-k", "joker"),
    "mutate": ("mutate",),
    "bench": ("bench", "--json"),
    "benchmark": ("benchmark", "script.py", "7"),
}
BEFORE_SERVE: Final = [name for name in COMMANDS if name != "serve"]
SETTING_UP: Final = "Rommé: one-time set-up (about a minute) ..."
BUILDING: Final = "Rommé: building the page (half a minute) ..."
NO_PAGE: Final = (
    "Rommé: the page could not be built (details: {log}); the server will show a plain one."
)
UNREACHABLE: Final = (
    "Rommé: the package registry cannot be reached (details: {log});"
    " check the network and try again."
)
WAITING: Final = "Rommé: waiting for another process that is setting up ..."
NO_NETWORK: Final = "error: Failed to fetch: `somewhere`\n"
MakeBed: TypeAlias = Callable[[Node], ScriptBed]


@pytest.fixture
def make_bed(tmp_path: Path) -> MakeBed:
    """Return a function that creates a fresh checkout for the start script."""
    beds: list[ScriptBed] = []

    def make(node: Node) -> ScriptBed:
        folder = tmp_path / str(len(beds))
        folder.mkdir()
        (folder / "script.py").write_text("import sys; print('script', *sys.argv[1:])\n")
        beds.append(ScriptBed(folder, node, bytecode=tmp_path.parent / "bytecode"))
        return beds[-1]

    return make


def start(bed: ScriptBed, name: str) -> CompletedProcess[str]:
    """Run a command. Assert that it succeeds and prints only progress to standard error."""
    completed = bed.run(*COMMANDS[name])
    expected = {
        "rules": "romme rules turnier",
        "serve": "romme serve --port 0",
        "mutate": "mutmut run",
        "bench": "bench --json",
        "benchmark": "script 7",
    }
    assert completed.returncode == 0, completed.stderr
    if name == "test":
        assert completed.stdout.startswith("pytest -n "), completed.stdout
        assert completed.stdout.endswith(" -k joker\n"), completed.stdout
    else:
        assert completed.stdout == f"{expected[name]}\n"
    assert all(line.endswith("...") for line in completed.stderr.splitlines()), completed.stderr
    return completed


@pytest.mark.parametrize(
    ("first", "node"),
    [*product(BEFORE_SERVE, [Node.NONE, Node.OLD, Node.NEW]), ("rules", Node.WITHOUT_NPM)],
)
def test_serve_builds_the_page_after_any_first_command(
    make_bed: MakeBed, first: str, node: Node
) -> None:
    bed = make_bed(node)
    start(bed, first)
    assert bed.page is None
    served = start(bed, "serve")
    assert BUILDING in served.stderr.splitlines()
    assert bed.page == ("system" if node is Node.NEW else "wheel")
    assert start(bed, "serve").stderr == ""


@pytest.mark.parametrize("node", [Node.NONE, Node.OLD, Node.NEW])
def test_any_command_works_after_serve(make_bed: MakeBed, node: Node) -> None:
    bed = make_bed(node)
    assert start(bed, "serve").stderr.splitlines() == [SETTING_UP, BUILDING]
    page = bed.page
    assert page
    for second in BEFORE_SERVE:
        start(bed, second)
    assert bed.page == page
    assert not [call for call in bed.calls() if call.startswith("uv venv")][1:]


@pytest.mark.full
@pytest.mark.parametrize("node", Node)
def test_commands_work_in_every_order(make_bed: MakeBed, node: Node) -> None:
    for order in permutations(COMMANDS):
        bed = make_bed(node)
        for name in order:
            start(bed, name)
        assert bed.page == ("system" if node is Node.NEW else "wheel"), order


def test_without_arguments_the_script_serves(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    completed = bed.run()
    assert (completed.returncode, completed.stdout) == (0, "romme serve --browser\n")
    assert completed.stderr.splitlines() == [BUILDING]
    assert bed.page == "wheel"


def test_running_all_checks_builds_the_page(make_bed: MakeBed) -> None:
    bed = make_bed(Node.OLD)
    completed = bed.run("test")
    assert completed.returncode == 0, completed.stderr
    tools = [line.split()[0] for line in completed.stdout.splitlines()]
    assert tools == ["ruff", "ruff", "mypy", "mypy", "lint-imports", "pytest"]
    assert start(bed, "serve").stderr == ""
    assert bed.page == "wheel"


def test_installing_another_group_keeps_node(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "serve")
    start(bed, "benchmark")
    bed.calls()
    shutil.rmtree(bed.built)
    start(bed, "serve")
    assert [call for call in bed.calls() if call.startswith("uv")] == []
    assert bed.page == "wheel"


# --- failures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["rules", "serve", "test"])
def test_failed_first_set_up_is_repeated(make_bed: MakeBed, first: str) -> None:
    bed = make_bed(Node.NONE)
    bed.break_uv(NO_NETWORK)
    for _ in range(2):
        completed = bed.run(*COMMANDS[first])
        assert (completed.returncode, completed.stdout) == (1, "")
        _, *errors = completed.stderr.splitlines()
        assert errors == [f"Rommé: cannot create {bed.private}/venv (details: {bed.log})"]
        assert not (bed.private / "stamp").exists()
    bed.repair_uv()
    start(bed, first)
    start(bed, "serve")
    assert bed.page == "wheel"


@pytest.mark.parametrize(
    ("output", "errors"),
    [
        (NO_NETWORK, [UNREACHABLE]),
        (
            "error: No space left\n",
            ["error: No space left", "Rommé: the set-up failed; see the lines above."],
        ),
    ],
    ids=["network", "other"],
)
def test_other_commands_work_after_a_failed_set_up_of_a_group(
    make_bed: MakeBed, output: str, errors: list[str]
) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    bed.break_uv(output)
    completed = bed.run(*COMMANDS["test"])
    assert (completed.returncode, completed.stdout) == (1, "")
    assert completed.stderr.splitlines()[1:] == [line.format(log=bed.log) for line in errors]
    bed.repair_uv()
    for name in ("rules", "serve", "test"):
        start(bed, name)
    assert bed.page == "wheel"


def test_serve_shows_a_plain_page_if_node_cannot_be_installed(make_bed: MakeBed) -> None:
    bed = make_bed(Node.OLD)
    start(bed, "rules")
    bed.break_uv(NO_NETWORK)
    completed = bed.run(*COMMANDS["serve"])
    assert (completed.returncode, completed.stdout) == (0, "romme serve --port 0\n")
    assert completed.stderr.splitlines() == [BUILDING, NO_PAGE.format(log=bed.log)]
    assert bed.log.read_text("utf-8") == NO_NETWORK
    bed.repair_uv()
    start(bed, "serve")
    assert bed.page == "wheel"


def test_serve_shows_a_plain_page_if_uv_cannot_be_installed(make_bed: MakeBed) -> None:
    """Debian's Python can lack the module venv, which is needed to install uv."""
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    bed.remove_uv()
    bed.forbid_venv()
    completed = bed.run(*COMMANDS["serve"])
    assert (completed.returncode, completed.stdout) == (0, "romme serve --port 0\n")
    building, reason, no_page = completed.stderr.splitlines()
    assert (building, no_page) == (BUILDING, NO_PAGE.format(log=bed.log))
    assert " cannot create a virtual environment " in reason


def test_a_missing_uv_is_installed_for_the_page(make_bed: MakeBed) -> None:
    """Only this test uses a real venv and a real pip, which take seconds."""
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    bed.remove_uv()
    completed = bed.run(*COMMANDS["serve"], **bed.offer_uv())
    assert (completed.returncode, completed.stderr.splitlines()) == (0, [BUILDING])
    assert bed.page == "wheel"


def test_building_the_page_waits_for_another_set_up(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    bed.calls()
    with (bed.private / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with bed.start(*COMMANDS["serve"]) as running:
            assert running.stderr is not None
            assert [running.stderr.readline().strip() for _ in range(2)] == [BUILDING, WAITING]
            assert bed.calls() == []
            fcntl.flock(lock, fcntl.LOCK_UN)
            stdout, stderr = running.communicate()
    assert (running.returncode, stdout, stderr) == (0, "romme serve --port 0\n", "")
    assert bed.page == "wheel"
