"""R16 at the socket itself: who may not come in is sent away before the connection is open."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from romme.client import Client
from romme.server.play.connection.open_sockets import UNAUTHORISED
from tests.conftest import Size
from tests.server.people.http.test_origins import tricks
from tests.server.processes.lines import address, ticket_for
from tests.server.processes.players import Company
from tests.server.processes.serving import Nodes

KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


async def knock(url: str, *, query: str, origins: Iterable[str | bytes]) -> tuple[int, bytes]:
    """Ask for a socket with these headers; the status, and what came beside it at once."""
    host, _, port = url.removeprefix("http://").partition(":")
    headers = b"".join(
        b"Origin: " + (one if isinstance(one, bytes) else one.encode("latin-1")) + b"\r\n"
        for one in origins
    )
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(f"GET /api/socket?{query} HTTP/1.1\r\nHost: {host}:{port}\r\n".encode())
        writer.write(b"Upgrade: websocket\r\nConnection: Upgrade\r\n" + KEY.encode())
        writer.write(headers + b"\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split()[1])
        return status, await reader.read(1000) if status == 101 else b""
    finally:
        writer.close()


def sendable(origin: str) -> bool:
    """Whether it can stand in a header at all, and is not trimmed there to what is allowed."""
    return origin == origin.strip(" \t") and not set(origin) & set("\0\r\n\x7f")


async def try_pages(nodes: Nodes, size: Size) -> None:
    """Ask for a socket from every page that looks like one of the house, at last from that."""
    node = nodes.nodes[0]
    await node.ready()
    async with Company.at(node.url, secrets=nodes.secrets) as company:
        anna = await company.arrive()
        own = {node.url, node.url.replace("127.0.0.1", "localhost")}
        tried = sorted({one for one in tricks(node.url) if sendable(one)} - own)
        assert len(tried) > 150
        ticket = await ticket_for(anna)
        for origin in tried[:: size(3, 1)]:
            sent = origin.encode("utf-8")
            status, _ = await knock(node.url, query=f"ticket={ticket}", origins=[sent])
            assert status in {400, 403}, f"let in: {origin}"
        for origins in ([], [node.url, node.url], ["null"], ["null", node.url]):
            status, _ = await knock(node.url, query=f"ticket={ticket}", origins=origins)
            assert status in {400, 403}, f"let in: {origins}"
        status, came = await knock(node.url, query=f"ticket={ticket}", origins=[node.url])
        assert status == 101  # all that time the ticket itself was good
        assert b'"welcome"' in came


def test_only_pages_of_the_house_get_a_socket(shared: Nodes, size: Size) -> None:
    """Each trick has a ticket that is good, and is refused by its origin alone."""
    asyncio.run(try_pages(shared, size))


def test_a_server_that_lets_every_page_in_is_caught(nodes: Nodes, sqlite_url: str) -> None:
    """The check itself: the first stranger who gets in is noticed."""
    nodes.begin(sqlite_url, plants=["any-page"])
    with pytest.raises(AssertionError, match="let in"):
        asyncio.run(try_pages(nodes, lambda small, _: small))


def test_a_ticket_opens_one_socket_and_says_whose_it_is(shared: Nodes) -> None:
    """Used twice, made up, of another kind, or none at all: nobody comes in."""
    node = shared.nodes[0]

    async def scene() -> None:
        await node.ready()
        async with Company.at(node.url, secrets=shared.secrets) as company:
            anna, ben = await company.arrive(), await company.arrive()

            async def shown(ticket: str) -> tuple[int, bytes]:
                return await knock(node.url, query=f"ticket={ticket}", origins=[node.url])

            for client in (anna, ben):
                person = await own_id(client)
                ticket = await ticket_for(client)
                status, came = await shown(ticket)
                assert status == 101
                assert person.encode() in came
                assert (await shown(ticket))[0] == 403
            good = await ticket_for(anna)
            wrong = ("", good[:-1], good + "=", good.swapcase(), anna.token or "", "x" * 3000)
            for ticket in wrong:
                assert (await shown(ticket))[0] == 403, ticket
            for query in ("", "ticket", f"Ticket={good}", f"x={good}", f"ticket=%00&ticket={good}"):
                status, _ = await knock(node.url, query=query, origins=[node.url])
                assert status == 403, query
            race = await ticket_for(ben)
            raced = await asyncio.gather(*(shown(race) for _ in range(8)))
            assert sorted(status for status, _ in raced) == [101] + [403] * 7

    asyncio.run(scene())


def test_whoever_is_signed_out_is_cut_off_on_every_node(nodes: Nodes, postgres_url: str) -> None:
    """Also where somebody else holds the device; who is still signed in can come back at once."""

    async def scene() -> None:
        first, second = await nodes.start(postgres_url), await nodes.start(postgres_url)
        async with Client(first.url) as anna, Client(first.url) as ben:
            await anna.arrive("Anna")
            await ben.arrive("Ben")
            nodes.secrets.update({anna.token or "", ben.token or ""})
            elsewhere = Client(second.url, token=anna.token)
            cut = [await opened(anna), await opened(elsewhere)]
            kept = await opened(ben)
            headers = {"authorization": f"Bearer {anna.token}", "origin": first.url}
            async with (
                httpx.AsyncClient(base_url=first.url, headers=headers) as here,
                httpx.AsyncClient(base_url=second.url, headers=headers) as there,
            ):
                assert (await there.get("/api/me")).is_success
                assert (await here.delete("/api/me/sessions")).is_success
                for socket in cut:
                    await asyncio.wait_for(socket.wait_closed(), 30)
                    assert socket.close_code == UNAUTHORISED
                for http in (here, there):
                    assert (await http.get("/api/me")).status_code == 401
            assert kept.close_code is None
            await kept.close()
            await elsewhere.close()

    asyncio.run(scene())


def test_a_new_name_is_known_on_every_node(nodes: Nodes, postgres_url: str) -> None:
    """At the table where somebody sits, and where it is asked for before all is forgotten."""

    async def scene() -> None:
        first, second = await nodes.start(postgres_url), await nodes.start(postgres_url)
        async with Company.at(first.url, second.url, secrets=nodes.secrets) as company:
            sitting = await company.sit_down()
            anna, ben = sitting.clients
            seen = await ben.watch(sitting.name)
            headers = {"authorization": f"Bearer {anna.token}"}
            async with (
                httpx.AsyncClient(base_url=first.url, headers=headers) as here,
                httpx.AsyncClient(base_url=second.url, headers=headers) as there,
            ):
                assert (await there.get("/api/me")).is_success  # it is remembered there now
                assert (await here.patch("/api/me", json={"name": "Änni"})).is_success
                await seen.until(lambda picture: picture.chairs[0].name == "Änni")
                forgotten = await there.request("DELETE", "/api/me", json={"name": "Änni"})
                assert forgotten.is_success
                await seen.until(lambda picture: picture.chairs[0].name == "")
                assert (await here.get("/api/me")).status_code == 401

    asyncio.run(scene())


async def opened(client: Client) -> ClientConnection:
    """A socket of a client's person."""
    query = f"ticket={await ticket_for(client)}"
    return await connect(address(client.url, query), origin=Origin(client.url))


async def own_id(client: Client) -> str:
    """Who a client is."""
    return str((await client.get("/api/me", dict[str, object]))["id"])


def test_a_ticket_that_is_too_old_opens_nothing(nodes: Nodes, sqlite_url: str) -> None:
    async def scene() -> None:
        node = await nodes.start(sqlite_url, plants=["old-tickets"])
        async with Company.at(node.url, secrets=nodes.secrets) as company:
            ticket = await ticket_for(await company.arrive())
            status, _ = await knock(node.url, query=f"ticket={ticket}", origins=[node.url])
            assert status == 403

    asyncio.run(scene())


def test_nobody_learns_from_a_refusal_what_was_wrong(shared: Nodes) -> None:
    """A good page with a bad ticket and a bad page with a good ticket look the same from afar."""
    node = shared.nodes[0]

    async def scene() -> None:
        await node.ready()
        async with Company.at(node.url, secrets=shared.secrets) as company:
            anna = await company.arrive()
            good = await ticket_for(anna)
            answers = {
                await knock(node.url, query=f"ticket={ticket}", origins=[origin])
                for ticket, origin in ((good, "https://evil.example"), ("no", node.url))
            }
            assert answers == {(403, b"")}

    asyncio.run(scene())
