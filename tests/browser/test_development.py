"""The page of Vite's development server works against a running server."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from typing import Final

import httpx
import pytest
from playwright.sync_api import Page, expect

import hatch_page

READY: Final = re.compile(r"http://localhost:\d+(?=/\s)")
COLOURS: Final = re.compile(r"\x1b\[[\d;]*m")


@pytest.fixture(scope="module")
def address(address: str) -> Iterator[str]:
    """The address of Vite's development server, which forwards API requests to the test server."""
    with hatch_page.build_lock():
        hatch_page.install()
    command = hatch_page.npm_command()
    assert command is not None
    with subprocess.Popen(
        [*command, "run", "dev", "--", "--port", "0"],
        cwd=hatch_page.WEB,
        env=os.environ | {"ROMME_SERVER": address},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        start_new_session=True,  # npm starts Vite as a child
    ) as started:
        assert started.stdout is not None
        try:
            shown = ""
            while not (ready := READY.search(shown)):
                line = started.stdout.readline()
                assert line, shown  # Vite has ended
                shown += COLOURS.sub("", line)
            yield ready[0]
        finally:
            os.killpg(started.pid, signal.SIGKILL)


def test_a_game_can_be_played_on_the_development_page(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("button", name="Play against bots").click()
    expect(desktop.get_by_role("group", name=re.compile("^Your hand"))).to_be_visible()


def test_pages_of_other_sites_are_still_refused(address: str) -> None:
    headers = {"Origin": "http://evil.example"}
    answer = httpx.post(f"{address}/api/guests", json={"name": "Anna"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
