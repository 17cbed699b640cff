"""Bots use compiled modules as soon as these appear, without a restart of the server."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from romme.server.http import app
from romme.server.ops.configuration import Configuration
from tests.support.servers.running_server import running_server

LONG_SECONDS = 60.0


@pytest.mark.parametrize("plain", [True, False])
def test_processes_of_bots_are_replaced_when_binaries_appear(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, plain: bool
) -> None:
    """A server that already runs compiled modules keeps its processes."""
    binaries = tmp_path / "binaries"
    monkeypatch.setattr(app, "wanted_binaries", lambda: binaries)
    monkeypatch.setattr(app, "own_binaries", lambda: None if plain else binaries)
    monkeypatch.setattr(app, "BINARIES_EVERY_SECONDS", 0.01)

    async def scene() -> None:
        settings = Configuration(database=sqlite_url, node="one", thinkers=1)
        async with running_server(settings) as server:
            workers = server.hub.bot_workers
            renewed = asyncio.Event()
            renew = workers.renew

            async def renew_and_tell() -> None:
                await renew()
                renewed.set()

            monkeypatch.setattr(workers, "renew", renew_and_tell)
            before = await workers.run(os.getpid)
            binaries.mkdir()
            if plain:
                async with asyncio.timeout(LONG_SECONDS):
                    await renewed.wait()
                assert await workers.run(os.getpid) != before
            else:
                assert await workers.run(os.getpid) == before
                assert not renewed.is_set()

    asyncio.run(scene())
