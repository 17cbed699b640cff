"""R4: whoever loses the connection sees afterwards what the server has, on every device."""

from __future__ import annotations

import asyncio
import time
from random import Random

import msgspec
import pytest

from romme.wire import messages
from romme.wire.picture import Picture
from tests.conftest import Size
from tests.server.processes.kept import check_kept
from tests.server.processes.players import Company, Noting
from tests.server.processes.serving import Nodes
from tests.server.processes.test_restart import p99

CUTS_BETWEEN_LOOKS = 5


def plain(picture: Picture) -> Picture:
    """A picture without what changes while one looks at it: the time that is left."""
    return msgspec.structs.replace(picture, clock=None)


async def check_pictures(company: Company) -> None:
    """Compare what every device has kept up to date with what somebody sees who just comes."""
    for client in [one for one in company.clients if one.tables]:
        fresh = Noting(client.url, token=client.token, secrets=company.secrets)
        async with fresh:
            for name, kept in client.tables.items():
                now = await fresh.watch(name)
                await kept.reaches(now.version)
                assert kept.version == now.version
                assert plain(kept.picture) == plain(now.picture), "another picture"


async def back_after(client: Noting, shown: int) -> float:
    """Wait until somebody sees a table once more; the seconds that it took."""
    began = time.monotonic()
    while client.came[messages.Seen] == shown:  # noqa: ASYNC110 - of many
        await asyncio.sleep(0.005)
    return time.monotonic() - began


async def cut_again_and_again(nodes: Nodes, size: Size) -> list[float]:
    """Cut connections at any moment; the seconds until each table was there again."""
    node = nodes.nodes[0]
    rng = Random(4)  # noqa: S311 - so that a failure happens again
    waited: list[float] = []
    await node.ready()
    # At full size nobody plays as fast as the machine can: that would be what one waits for.
    pause = size(0, 1) / 10
    async with Company.at(node.url, secrets=nodes.secrets, pause=pause) as company:
        await company.begin(tables := size(2, 20))
        for sitting in company.sittings:
            second = await company.second_device(sitting.clients[0])
            await second.watch(sitting.name)
        for _ in range(size(20, 2_000) // CUTS_BETWEEN_LOOKS):
            for _ in range(CUTS_BETWEEN_LOOKS):
                cut = rng.choice(company.clients)
                returning = asyncio.create_task(back_after(cut, cut.came[messages.Seen]))
                await cut.cut_off()
                await company.more_told(rng.randint(1, 2 * tables))
                waited.append(await returning)
            company.hold()
            await company.answered()
            await check_pictures(company)
            company.go_on()
        assert [one.went_back for one in company.clients if one.went_back] == []
        await check_kept(node.wanted.database, company.told)
    return waited


def test_a_client_comes_back_to_what_the_server_has(shared: Nodes, size: Size) -> None:
    waited = asyncio.run(cut_again_and_again(shared, size))
    print(f"the table was there again after {p99(waited):.2f} s (p99)")  # noqa: T201 - a figure
    assert size(0, 1) == 0 or p99(waited) < 1


def test_a_server_that_shows_less_to_who_comes_back_is_caught(
    nodes: Nodes, sqlite_url: str
) -> None:
    """The check itself: a picture that is not the whole one is noticed."""
    nodes.begin(sqlite_url, plants=["shows-less"])
    with pytest.raises(AssertionError, match="another picture"):
        asyncio.run(cut_again_and_again(nodes, lambda small, _: small))
