"""Sockets are refused during the handshake without a valid ticket and origin."""

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
from tests.support.server.processes.players import Players
from tests.support.server.processes.raw_sockets import address, ticket_for
from tests.support.servers import TIMEOUT_SECONDS
from tests.support.servers.nodes import Nodes

KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


async def handshake(url: str, *, query: str, origins: Iterable[str | bytes]) -> tuple[int, bytes]:
    """Request a socket with a query and `Origin` headers. Return the status and first message."""
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
    """Whether an HTTP header can carry an origin unchanged."""
    return origin == origin.strip(" \t") and not set(origin) & set("\0\r\n\x7f")


async def try_origins(nodes: Nodes, size: Size) -> None:
    """Check that the server's own origin gets a socket, and that similar or missing ones do not."""
    node = nodes.nodes[0]
    await node.wait_until_ready()
    async with Players.at(node.url, secrets=nodes.secrets) as players:
        anna = await players.arrive()
        own = {node.url, node.url.replace("127.0.0.1", "localhost")}
        tried = sorted({one for one in tricks(node.url) if sendable(one)} - own)
        assert len(tried) > 150
        ticket = await ticket_for(anna)
        for origin in tried[:: size(3, 1)]:
            sent = origin.encode("utf-8")
            status, _ = await handshake(node.url, query=f"ticket={ticket}", origins=[sent])
            assert status in {400, 403}, f"let in: {origin}"
        for origins in ([], [node.url, node.url], ["null"], ["null", node.url]):
            status, _ = await handshake(node.url, query=f"ticket={ticket}", origins=origins)
            assert status in {400, 403}, f"let in: {origins}"
        status, first_message = await handshake(
            node.url, query=f"ticket={ticket}", origins=[node.url]
        )
        assert status == 101  # the ticket was valid all the time
        assert b'"welcome"' in first_message


def test_only_configured_origins_get_a_socket(shared_nodes: Nodes, size: Size) -> None:
    """All other origins are refused, even with a valid ticket."""
    asyncio.run(try_origins(shared_nodes, size))


def test_a_missing_origin_check_is_detected(nodes: Nodes, sqlite_url: str) -> None:
    """Control: the test fails for a server that accepts every origin."""
    nodes.begin(sqlite_url, patches=["any-origin"])
    with pytest.raises(AssertionError, match="let in"):
        asyncio.run(try_origins(nodes, lambda small, _: small))


def test_a_ticket_opens_one_socket_for_its_person(shared_nodes: Nodes) -> None:
    """Used, invented, altered and missing tickets are refused."""
    node = shared_nodes.nodes[0]

    async def scene() -> None:
        await node.wait_until_ready()
        async with Players.at(node.url, secrets=shared_nodes.secrets) as players:
            anna, ben = await players.arrive(), await players.arrive()

            async def status_of(ticket: str) -> tuple[int, bytes]:
                return await handshake(node.url, query=f"ticket={ticket}", origins=[node.url])

            for client in (anna, ben):
                person = await own_id(client)
                ticket = await ticket_for(client)
                status, first_message = await status_of(ticket)
                assert status == 101
                assert person.encode() in first_message
                assert (await status_of(ticket))[0] == 403
            good = await ticket_for(anna)
            wrong = ("", good[:-1], good + "=", good.swapcase(), anna.token or "", "x" * 3000)
            for ticket in wrong:
                assert (await status_of(ticket))[0] == 403, ticket
            for query in ("", "ticket", f"Ticket={good}", f"x={good}", f"ticket=%00&ticket={good}"):
                status, _ = await handshake(node.url, query=query, origins=[node.url])
                assert status == 403, query
            race = await ticket_for(ben)
            raced = await asyncio.gather(*(status_of(race) for _ in range(8)))
            assert sorted(status for status, _ in raced) == [101] + [403] * 7

    asyncio.run(scene())


def test_signing_out_closes_sockets_on_every_node(nodes: Nodes, postgres_url: str) -> None:
    """Sockets of other people stay open."""

    async def scene() -> None:
        first, second = await nodes.start(postgres_url), await nodes.start(postgres_url)
        async with Client(first.url) as anna, Client(first.url) as ben:
            await anna.enter_as_guest("Anna")
            await ben.enter_as_guest("Ben")
            nodes.secrets.update({anna.token or "", ben.token or ""})
            elsewhere = Client(second.url, token=anna.token)
            cut = [await open_socket(anna), await open_socket(elsewhere)]
            kept = await open_socket(ben)
            headers = {"authorization": f"Bearer {anna.token}", "origin": first.url}
            async with (
                httpx.AsyncClient(
                    base_url=first.url, headers=headers, timeout=TIMEOUT_SECONDS
                ) as here,
                httpx.AsyncClient(
                    base_url=second.url, headers=headers, timeout=TIMEOUT_SECONDS
                ) as there,
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
    """Players at another node see a new name. All nodes notice when the account is deleted."""

    async def scene() -> None:
        first, second = await nodes.start(postgres_url), await nodes.start(postgres_url)
        async with Players.at(first.url, second.url, secrets=nodes.secrets) as players:
            group = await players.seat_group()
            anna, ben = group.clients
            seen = await ben.watch(group.name)
            headers = {"authorization": f"Bearer {anna.token}"}
            async with (
                httpx.AsyncClient(
                    base_url=first.url, headers=headers, timeout=TIMEOUT_SECONDS
                ) as here,
                httpx.AsyncClient(
                    base_url=second.url, headers=headers, timeout=TIMEOUT_SECONDS
                ) as there,
            ):
                assert (await there.get("/api/me")).is_success  # cached there now
                assert (await here.patch("/api/me", json={"name": "Änni"})).is_success
                await seen.until(lambda picture: picture.chairs[0].name == "Änni")
                erased = await there.request("DELETE", "/api/me", json={"name": "Änni"})
                assert erased.is_success
                await seen.until(lambda picture: picture.chairs[0].name == "")
                assert (await here.get("/api/me")).status_code == 401

    asyncio.run(scene())


async def open_socket(client: Client) -> ClientConnection:
    """Open a socket as the client's person, and return it."""
    query = f"ticket={await ticket_for(client)}"
    return await connect(address(client.url, query), origin=Origin(client.url))


async def own_id(client: Client) -> str:
    return str((await client.get("/api/me", dict[str, object]))["id"])


def test_an_expired_ticket_is_refused(nodes: Nodes, sqlite_url: str) -> None:
    async def scene() -> None:
        node = await nodes.start(sqlite_url, patches=["expired-tickets"])
        async with Players.at(node.url, secrets=nodes.secrets) as players:
            ticket = await ticket_for(await players.arrive())
            status, _ = await handshake(node.url, query=f"ticket={ticket}", origins=[node.url])
            assert status == 403

    asyncio.run(scene())


def test_a_refusal_does_not_say_what_was_wrong(shared_nodes: Nodes) -> None:
    """A bad ticket and a bad origin get the same response."""
    node = shared_nodes.nodes[0]

    async def scene() -> None:
        await node.wait_until_ready()
        async with Players.at(node.url, secrets=shared_nodes.secrets) as players:
            anna = await players.arrive()
            good = await ticket_for(anna)
            answers = {
                await handshake(node.url, query=f"ticket={ticket}", origins=[origin])
                for ticket, origin in ((good, "https://evil.example"), ("no", node.url))
            }
            assert answers == {(403, b"")}

    asyncio.run(scene())
