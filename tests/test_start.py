"""The start script `romme` works with any first command, and recovers from failures.

The script is the real one, with stand-ins for the programs that install, build and compile: see
`script_bed.py`.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import time
from collections.abc import Callable
from itertools import cycle, permutations, product
from pathlib import Path
from subprocess import CompletedProcess
from typing import Final, TypeAlias

import pytest

from tests.support.script_bed import ROOT, Node, ScriptBed

COMMANDS: Final = {
    "rules": ("rules", "turnier"),
    "serve": ("serve", "--port", "0"),
    "test": ("test", "-k", "joker"),
    "mutate": ("mutate",),
    "bench": ("bench", "--json"),
    "benchmark": ("benchmark", "script.py", "7"),
}
BEFORE_SERVE: Final = [name for name in COMMANDS if name != "serve"]
BUILDING: Final = "Rommé: setting up: page ..."
UNREACHABLE: Final = (
    "Rommé: {step}: the package registry cannot be reached (details: {log});"
    " check the network, and HTTPS_PROXY if you are behind a proxy, then start again."
)
PLAIN_PAGE: Final = " The server shows a plain page until then."
WAITING: Final = "Rommé: waiting for another process that is setting up ..."
NO_NETWORK: Final = "error: Failed to fetch: `somewhere`\n"
NICENESS: Final = os.nice(0)
"""The niceness of the tests themselves."""
LONG_SECONDS: Final = 60.0
"""Timeout for events that are expected within seconds."""
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


def until(happened: Callable[[], bool]) -> None:
    """Wait until `happened` returns True. Fail after `LONG_SECONDS`."""
    deadline = time.monotonic() + LONG_SECONDS
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("first", "node"),
    [
        *zip(BEFORE_SERVE, cycle(Node)),
        *(pytest.param(*case, marks=pytest.mark.full) for case in product(BEFORE_SERVE, Node)),
    ],
)
def test_serve_builds_the_page_after_any_first_command(
    make_bed: MakeBed, first: str, node: Node
) -> None:
    bed = make_bed(node)
    start(bed, first)
    assert bed.page is None
    served = start(bed, "serve")
    steps = "page" if node is Node.NEW else "installer, page"
    assert served.stderr.splitlines()[0] == f"Rommé: setting up: {steps} ..."
    assert bed.page == ("system" if node is Node.NEW else "wheel")
    assert start(bed, "serve").stderr == ""


@pytest.mark.parametrize("node", [Node.OLD, pytest.param(Node.NEW, marks=pytest.mark.full)])
def test_any_command_works_after_serve(make_bed: MakeBed, node: Node) -> None:
    bed = make_bed(node)
    steps = ["installer", "packages", "page"]
    shown = start(bed, "serve").stderr.splitlines()
    assert shown[0] == f"Rommé: setting up: {', '.join(steps)} ..."
    done = [line.removeprefix("Rommé: setting up: ").split(" done (") for line in shown[1:]]
    assert {name for name, _ in done} == {*steps}
    assert [count.split(",")[0] for _, count in done] == ["1 of 3", "2 of 3", "3 of 3"]
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
    bed = make_bed(Node.NEW)
    start(bed, "rules")
    completed = bed.run()
    assert (completed.returncode, completed.stdout) == (0, "romme serve --browser\n")
    assert completed.stderr.splitlines()[0] == BUILDING
    assert bed.page == "system"


def test_running_all_checks_builds_the_page(make_bed: MakeBed) -> None:
    bed = make_bed(Node.OLD)
    completed = bed.run("test")
    assert completed.returncode == 0, completed.stderr
    tools = [line.split()[0] for line in completed.stdout.splitlines()]
    assert tools == ["ruff", "ruff", "mypy", "mypy", "mypy", "lint-imports", "pytest"]
    assert start(bed, "serve").stderr == ""
    assert bed.page == "wheel"


def test_the_page_is_linted_again_only_after_a_change_or_a_fault(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NEW)
    package = bed.root / "web" / "package.json"

    def linted() -> list[str]:
        """Run all checks, and return the tasks that npm ran on the page."""
        bed.run("test")
        runs = (call.split() for call in bed.calls())
        return [words[-1] for words in runs if words[1:4] == ["npm", "run", "--silent"]]

    assert linted() == ["lint", "check", "test"]
    assert linted() == ["test"]
    package.write_text('{"name": "fault"}\n')
    assert linted() == ["lint"]
    assert linted() == ["lint"]
    package.write_text('{"name": "mended"}\n')
    assert linted() == ["lint", "check", "test"]


def test_quick_tests_are_selected_by_folder_and_marker(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    completed = bed.run("test", "quick", "-x")
    assert completed.returncode == 0, completed.stderr
    pytest_, *arguments = completed.stdout.split()
    assert pytest_ == "pytest"
    assert " -m not slow -x tests/golden tests/laws " in completed.stdout
    folders = [ROOT / one for one in arguments if one.startswith("tests/")]
    assert len(folders) > 5
    assert all([*folder.rglob("test_*.py")] for folder in folders)


def test_installing_another_group_keeps_node(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "serve")
    start(bed, "benchmark")
    bed.calls()
    shutil.rmtree(bed.built)
    start(bed, "serve")
    assert [call for call in bed.calls() if call.startswith("uv")] == []
    assert bed.page == "wheel"


def test_a_folder_with_blanks_and_umlauts_works(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    moved = bed.folder / "Rommé für Anfänger"
    bed.root.rename(moved)
    bed.root = moved
    for name in COMMANDS:
        start(bed, name)


# --- compiling -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["bench", "benchmark", "test"])
def test_commands_that_measure_or_compare_wait_for_compiled_modules(
    make_bed: MakeBed, name: str
) -> None:
    bed = make_bed(Node.NONE)
    bed.add_compilable_module()
    start(bed, name)
    assert len(bed.binaries) == 1
    assert f"compile at {NICENESS}" in bed.calls()


@pytest.mark.parametrize("name", ["rules", "serve"])
def test_other_commands_start_at_once_and_compile_in_the_background(
    make_bed: MakeBed, name: str
) -> None:
    bed = make_bed(Node.NEW)
    start(bed, "rules")
    bed.add_compilable_module()
    bed.pause_uv()  # the compiler cannot be installed yet
    start(bed, name)
    assert bed.binaries == []
    bed.resume_uv()
    until(lambda: bed.binaries != [])
    assert f"compile at {min(NICENESS + 19, 19)}" in bed.calls()


@pytest.mark.parametrize("name", ["rules", "bench"])
def test_ROMME_PURE_compiles_nothing(make_bed: MakeBed, name: str) -> None:  # noqa: N802 - the name of a variable
    bed = make_bed(Node.NEW)
    bed.add_compilable_module()
    assert bed.run(*COMMANDS[name], ROMME_PURE="1").returncode == 0
    assert not [call for call in bed.calls() if "build" in call]


def test_a_missing_compiler_is_told_once(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    bed.add_compilable_module()
    bed.break_compiler()
    told = bed.run(*COMMANDS["bench"])
    assert (told.returncode, told.stdout) == (0, "bench --json\n")
    assert "could not be compiled" in told.stderr.splitlines()[-1]
    assert str(bed.log("compiling")) in told.stderr
    assert "gcc" in bed.log("compiling").read_text("utf-8")
    bed.calls()
    for name in COMMANDS:
        start(bed, name)
    assert not [call for call in bed.calls() if call.startswith("compile")]


# --- failures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["rules", "serve", "test"])
def test_failed_first_set_up_is_repeated(make_bed: MakeBed, first: str) -> None:
    bed = make_bed(Node.NONE)
    bed.break_uv(NO_NETWORK)
    for _ in range(2):
        completed = bed.run(*COMMANDS[first])
        assert (completed.returncode, completed.stdout) == (1, "")
        expected = UNREACHABLE.format(step="packages", log=bed.log("packages"))
        assert completed.stderr.splitlines()[-1] == expected
        assert not (bed.private / "stamp.json").exists()
    bed.repair_uv()
    start(bed, first)
    start(bed, "serve")
    assert bed.page == "wheel"


@pytest.mark.parametrize(
    ("output", "error"),
    [
        (NO_NETWORK, UNREACHABLE),
        (
            "error: No space left on device\n",
            "Rommé: {step}: the disk is full (details: {log}); free 1 GB of space, {then}.",
        ),
        (
            "warning: something\nerror: unheard of\n",
            "Rommé: {step}: failed: error: unheard of; the whole output is in {log}.",
        ),
    ],
    ids=["network", "disk", "other"],
)
def test_other_commands_work_after_a_failed_set_up_of_a_group(
    make_bed: MakeBed, output: str, error: str
) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    bed.break_uv(output)
    completed = bed.run(*COMMANDS["test"])
    assert (completed.returncode, completed.stdout) == (1, "")
    expected = error.format(step="packages", log=bed.log("packages"), then="then start again")
    assert completed.stderr.splitlines()[-1] == expected
    bed.repair_uv()
    for name in ("rules", "serve", "test"):
        start(bed, name)
    assert bed.page == "wheel"


@pytest.mark.parametrize("name", ["rules", "serve"])
def test_an_interrupted_set_up_is_reported_and_continued(make_bed: MakeBed, name: str) -> None:
    bed = make_bed(Node.NONE)
    bed.pause_uv()
    with bed.start(*COMMANDS[name]) as running:
        until(bed.has_called)
        os.killpg(running.pid, signal.SIGINT)
        stdout, stderr = running.communicate()
    assert (running.returncode, stdout) == (130, "")
    assert stderr.splitlines()[-1] == "Rommé: interrupted; the next start continues."
    bed.resume_uv()
    start(bed, name)


def test_a_killed_set_up_is_continued(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    start(bed, "rules")
    bed.calls()
    bed.pause_uv()
    with bed.start(*COMMANDS["test"]) as running:
        until(bed.has_called)
        os.killpg(running.pid, signal.SIGKILL)
    bed.resume_uv()
    start(bed, "rules")
    assert "uv venv" in " ".join(bed.calls()), "the state of the environment is unknown"
    start(bed, "test")


def test_serve_shows_a_plain_page_if_node_cannot_be_installed(make_bed: MakeBed) -> None:
    bed = make_bed(Node.OLD)
    start(bed, "rules")
    bed.break_uv(NO_NETWORK)
    completed = bed.run(*COMMANDS["serve"])
    assert (completed.returncode, completed.stdout) == (0, "romme serve --port 0\n")
    expected = UNREACHABLE.format(step="page", log=bed.log("page")) + PLAIN_PAGE
    assert completed.stderr.splitlines()[-1] == expected
    assert bed.log("page").read_text("utf-8") == NO_NETWORK
    bed.repair_uv()
    start(bed, "serve")
    assert bed.page == "wheel"


def test_a_missing_uv_is_installed_by_pip(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    bed.remove_uv()
    offered = bed.offer_uv()
    assert bed.run(*COMMANDS["serve"], **offered).returncode == 0
    assert bed.page == "wheel"
    assert (bed.private / "uv" / "bin" / "uv").exists()


def test_a_missing_uv_is_installed_by_a_python_without_pip(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    bed.remove_uv()
    bed.replace_python(without={"site-packages"})
    assert bed.run(*COMMANDS["rules"], **bed.offer_uv()).returncode == 0


def test_a_python_that_cannot_install_uv_is_reported(make_bed: MakeBed) -> None:
    """Debian's Python can lack both pip and `ensurepip`, the module that installs pip."""
    bed = make_bed(Node.NONE)
    bed.remove_uv()
    bed.replace_python(without={"site-packages", "ensurepip"})
    completed = bed.run(*COMMANDS["rules"])
    assert (completed.returncode, completed.stdout) == (1, "")
    error = completed.stderr.splitlines()[-1]
    assert error.startswith("Rommé: installer: ")
    assert "has neither pip nor the module venv" in error
    assert "apt install python3-venv" in error


def test_a_set_up_waits_for_another_one(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NEW)
    start(bed, "rules")
    bed.calls()
    with (bed.private / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with bed.start(*COMMANDS["serve"]) as running:
            assert running.stderr is not None
            assert running.stderr.readline().strip() == WAITING
            assert bed.calls() == []
            fcntl.flock(lock, fcntl.LOCK_UN)
            stdout, stderr = running.communicate()
    assert (running.returncode, stdout) == (0, "romme serve --port 0\n")
    assert stderr.splitlines()[0] == BUILDING
    assert bed.page == "system"


def test_without_a_recent_python_the_script_says_what_to_install(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    (bed.bin / "python3").unlink()
    completed = bed.run("rules")
    assert (completed.returncode, completed.stdout) == (1, "")
    (error,) = completed.stderr.splitlines()
    assert error.startswith("Rommé: Python 3.11 or newer is required, and none is in PATH;")


def test_a_read_only_checkout_runs_from_a_copy(make_bed: MakeBed) -> None:
    """The copy follows the checkout: changed files are copied again, deleted ones are deleted."""
    bed = make_bed(Node.NONE)
    (bed.root / "old.txt").touch()
    blocked = bed.private  # a file in place of the folder: root could write to a read-only one
    blocked.touch()
    cache = bed.folder / "cache"
    served = bed.run(*COMMANDS["serve"], XDG_CACHE_HOME=str(cache))
    assert (served.returncode, served.stdout) == (0, "romme serve --port 0\n")
    (copy,) = (cache / "romme").iterdir()
    assert (copy / "old.txt").exists()
    assert (copy / "src/romme/server/built/index.html").exists()
    assert not bed.built.exists()
    (bed.root / "old.txt").unlink()
    (bed.root / "web" / "new.ts").touch()
    (bed.root / "benchmarks" / "bench.py").write_text("print('changed')\n")
    again = bed.run("bench", XDG_CACHE_HOME=str(cache))
    assert again.stdout == "changed\n"
    assert not (copy / "old.txt").exists()
    assert (copy / "web" / "new.ts").exists()
    assert (copy / "src/romme/server/built/index.html").exists()


def test_a_checkout_that_cannot_be_copied_is_reported(make_bed: MakeBed) -> None:
    bed = make_bed(Node.NONE)
    bed.private.touch()
    (bed.folder / "cache").touch()
    completed = bed.run("rules", XDG_CACHE_HOME=str(bed.folder / "cache"))
    assert (completed.returncode, completed.stdout) == (1, "")
    (error,) = completed.stderr.splitlines()
    assert f"neither {bed.root} nor {bed.folder / 'cache'}" in error
    assert error.endswith("copy the folder to a place where you may write.")
