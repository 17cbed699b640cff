"""Compiled and plain builds write the same observations and masks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from romme.compiled import Build, current_build
from tests.conftest import Size

ROOT = Path(__file__).parents[2]


def printed(count: int, *, pure: bool) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "ROMME_PURE"}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.support.rl.observation_digests", str(count)],
        cwd=ROOT,
        env=environment | ({"ROMME_PURE": "1"} if pure else {}),
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.split()


@pytest.mark.skipif(current_build() is not Build.COMPILED, reason="this build is not compiled")
def test_compiled_and_plain_agree(size: Size) -> None:
    count = size(6, 1_000)
    compiled, plain = (printed(count, pure=pure) for pure in (False, True))
    assert [compiled[0], plain[0]] == [Build.COMPILED.value, Build.PLAIN.value]
    assert compiled[1] == plain[1]
