"""The script `romme` works whichever command comes first, and after anything that went wrong.

It runs for real, on stand-ins for the programs that fetch and build: see `script_bed.py`.
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

from tests.script_bed import Bed, Node

COMMANDS: Final = {
    "rules": ("rules", "turnier"),
    "serve": ("serve", "--port", "0"),
    "test": ("test", "-k", "joker"),
    "mutate": ("mutate",),
    "bench": ("bench", "--json"),
    "benchmark": ("benchmark", "script.py", "7"),
}
BEFORE_SERVE: Final = [name for name in COMMANDS if name != "serve"]
SETTING_UP: Final = "Rommé: setting up, once (about a minute) ..."
BUILDING: Final = "Rommé: building the page (half a minute) ..."
NO_PAGE: Final = "Rommé: the page could not be built (details: {log}); a plain one is shown."
UNREACHABLE: Final = (
    "Rommé: the package registry cannot be reached (details: {log});"
    " check the network, then start again."
)
WAITING: Final = "Rommé: another start is setting up, waiting for it ..."
NO_NETWORK: Final = "error: Failed to fetch: `somewhere`\n"
MakeBed: TypeAlias = Callable[[Node], Bed]


@pytest.fixture
def make_bed(tmp_path: Path) -> MakeBed:
    """Lay out one fresh clone after another."""
    made: list[Bed] = []

    def make(node: Node) -> Bed:
        place = tmp_path / str(len(made))
        place.mkdir()
        (place / "script.py").write_text("import sys; print('script', *sys.argv[1:])\n")
        made.append(Bed(place, node, bytecode=tmp_path.parent / "bytecode"))
        return made[-1]

    return make


def start(bed: Bed, name: str) -> CompletedProcess[str]:
    """Run a command, which must do what it is for and complain of nothing."""
    ended = bed.run(*COMMANDS[name])
    expected = {
        "rules": "romme rules turnier",
        "serve": "romme serve --port 0",
        "mutate": "mutmut run",
        "bench": "bench --json",
        "benchmark": "script 7",
    }
    assert ended.returncode == 0, ended.stderr
    if name == "test":
        assert ended.stdout.startswith("pytest -n "), ended.stdout
        assert ended.stdout.endswith(" -k joker\n"), ended.stdout
    else:
        assert ended.stdout == f"{expected[name]}\n"
    told = ended.stderr.splitlines()
    assert all(line.endswith("...") for line in told), ended.stderr
    return ended


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


def test_without_arguments_serves_after_another_command(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    ended = bed.run()
    assert (ended.returncode, ended.stdout) == (0, "romme serve --browser\n")
    assert ended.stderr.splitlines() == [BUILDING]
    assert bed.page == "wheel"


def test_every_check_builds_the_page_for_serve(make_bed: MakeBed) -> None:
    bed = make_bed(Node.OLD)
    ended = bed.run("test")
    assert ended.returncode == 0, ended.stderr
    tools = [line.split()[0] for line in ended.stdout.splitlines()]
    assert tools == ["ruff", "ruff", "mypy", "mypy", "lint-imports", "pytest"]
    assert start(bed, "serve").stderr == ""
    assert bed.page == "wheel"


def test_node_of_the_page_outlives_other_groups(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "serve")
    start(bed, "benchmark")
    bed.calls()
    shutil.rmtree(bed.built)
    start(bed, "serve")
    assert [call for call in bed.calls() if call.startswith("uv")] == []
    assert bed.page == "wheel"


# --- when something goes wrong -------------------------------------------------------------------


@pytest.mark.parametrize("first", ["rules", "serve", "test"])
def test_failed_first_set_up_is_repeated(make_bed: MakeBed, first: str) -> None:
    bed = make_bed(Node.NONE)
    bed.break_uv(NO_NETWORK)
    for _ in range(2):
        ended = bed.run(*COMMANDS[first])
        assert (ended.returncode, ended.stdout) == (1, "")
        told = ended.stderr.splitlines()
        assert told[1:] == [f"Rommé: cannot make {bed.private}/venv (details: {bed.log})"]
        assert not (bed.private / "stamp").exists()
    bed.mend_uv()
    start(bed, first)
    start(bed, "serve")
    assert bed.page == "wheel"


@pytest.mark.parametrize(
    ("output", "told"),
    [
        (NO_NETWORK, [UNREACHABLE]),
        (
            "error: No space left\n",
            ["error: No space left", "Rommé: the set-up failed; the lines above say why."],
        ),
    ],
    ids=["network", "other"],
)
def test_failed_set_up_of_a_group_spoils_no_other_command(
    make_bed: MakeBed, output: str, told: list[str]
) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    bed.break_uv(output)
    ended = bed.run(*COMMANDS["test"])
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.splitlines()[1:] == [line.format(log=bed.log) for line in told]
    bed.mend_uv()
    for name in ("rules", "serve", "test"):
        start(bed, name)
    assert bed.page == "wheel"


def test_serve_shows_a_plain_page_where_node_cannot_be_fetched(make_bed: MakeBed) -> None:
    bed = make_bed(Node.OLD)
    start(bed, "rules")
    bed.break_uv(NO_NETWORK)
    ended = bed.run(*COMMANDS["serve"])
    assert (ended.returncode, ended.stdout) == (0, "romme serve --port 0\n")
    assert ended.stderr.splitlines() == [BUILDING, NO_PAGE.format(log=bed.log)]
    assert bed.log.read_text("utf-8") == NO_NETWORK
    bed.mend_uv()
    start(bed, "serve")
    assert bed.page == "wheel"


def test_serve_shows_a_plain_page_where_uv_cannot_be_had(make_bed: MakeBed) -> None:
    """Debian's Python can lack the module venv, in which uv would be installed."""
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    bed.take_uv()
    bed.forbid_venv()
    ended = bed.run(*COMMANDS["serve"])
    assert (ended.returncode, ended.stdout) == (0, "romme serve --port 0\n")
    building, why, no_page = ended.stderr.splitlines()
    assert (building, no_page) == (BUILDING, NO_PAGE.format(log=bed.log))
    assert " cannot make a virtual environment " in why


def test_uv_that_is_gone_is_fetched_for_the_page(make_bed: MakeBed) -> None:
    """The one test with a real venv and a real pip, which take seconds."""
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    bed.take_uv()
    ended = bed.run(*COMMANDS["serve"], **bed.offer_uv())
    assert (ended.returncode, ended.stderr.splitlines()) == (0, [BUILDING])
    assert bed.page == "wheel"


def test_page_waits_for_another_set_up(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    bed.calls()
    with (bed.private / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with bed.begin(*COMMANDS["serve"]) as running:
            assert running.stderr is not None
            assert [running.stderr.readline().strip() for _ in range(2)] == [BUILDING, WAITING]
            assert bed.calls() == []
            fcntl.flock(lock, fcntl.LOCK_UN)
            stdout, stderr = running.communicate()
    assert (running.returncode, stdout, stderr) == (0, "romme serve --port 0\n", "")
    assert bed.page == "wheel"
