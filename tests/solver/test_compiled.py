"""The compiled and the plain Python build of solver and simulator give the same answers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from romme.compiled import Build, current_build
from tests.conftest import Size

ROOT = Path(__file__).parents[2]


def answers(*counts: int, pure: bool) -> list[str]:
    command = [sys.executable, "-m", "tests.support.solver.answer_digests", *map(str, counts)]
    environment = {name: value for name, value in os.environ.items() if name != "ROMME_PURE"}
    if pure:
        environment["ROMME_PURE"] = "1"
    ran = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return ran.stdout.split()


@pytest.mark.skipif(current_build() is not Build.COMPILED, reason="this build is not compiled")
def test_compiled_and_plain_agree(size: Size) -> None:
    counts = size(1_500, 100_000), size(15, 2_000), size(20, 5_000)
    build, *compiled = answers(*counts, pure=False)
    plain_build, *plain = answers(*counts, pure=True)
    assert (build, plain_build) == (Build.COMPILED.value, Build.PLAIN.value)
    assert compiled == plain
