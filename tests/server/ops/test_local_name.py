"""The name romme.local: questions are answered, and it is given up if another device has it."""

from __future__ import annotations

import asyncio
import socket

import pytest
from hypothesis import given
from hypothesis import strategies as st

from romme.server.ops import local_name
from romme.server.ops.local_name import (
    LARGEST_PACKET,
    MOST_ANSWERS_PER_SECOND,
    NAME,
    PORT,
    BadPacket,
    LocalName,
    answer_packet,
    question_packet,
    read_packet,
)

OWN = "192.168.1.7"
LOOP_NAME = b"\xc0\x0c"
HEADER = b"\0\0\0\0\0\1\0\0\0\0\0\0"


class Sent(asyncio.DatagramTransport):
    """A transport that records what is sent, because a test has no network of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.packets: list[tuple[bytes, tuple[str, int]]] = []

    def sendto(self, data: bytes, addr: tuple[str, int] | None = None) -> None:  # type: ignore[override]  # all that is used
        assert addr is not None
        self.packets.append((data, addr))

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


def with_name(*addresses: str) -> tuple[LocalName, Sent]:
    """Return the owner of the name at these addresses, and what it sends from now on."""
    name, sent = LocalName(), Sent()
    name.connection_made(sent)
    name.use(addresses)
    sent.packets.clear()
    return name, sent


def test_a_question_is_answered_in_the_network_of_the_phone() -> None:
    name, sent = with_name("10.0.0.2", OWN)
    name.datagram_received(question_packet(), ("192.168.1.50", PORT))
    [(packet, to)] = sent.packets
    assert to == (local_name.GROUP, PORT)
    assert read_packet(packet).addresses == (OWN, "10.0.0.2")


def test_a_program_with_a_port_of_its_own_is_answered_directly() -> None:
    name, sent = with_name(OWN)
    question = b"\x12\x34" + question_packet()[2:]
    name.datagram_received(question, ("192.168.1.50", 40_000))
    [(packet, to)] = sent.packets
    assert (to, packet[:2]) == (("192.168.1.50", 40_000), b"\x12\x34")
    assert read_packet(packet).addresses == (OWN,)


def test_other_names_are_not_answered() -> None:
    name, sent = with_name(OWN)
    name.datagram_received(question_packet("laptop.local"), ("192.168.1.50", PORT))
    assert sent.packets == []


def test_the_name_is_given_up_if_another_device_has_it() -> None:
    name, sent = with_name(OWN)
    name.datagram_received(answer_packet([OWN]), (OWN, PORT))
    assert name.is_ours
    name.datagram_received(answer_packet(["192.168.1.99"]), ("192.168.1.99", PORT))
    assert not name.is_ours
    name.datagram_received(question_packet(), ("192.168.1.50", PORT))
    assert sent.packets == []


def test_a_new_address_is_announced() -> None:
    name, sent = with_name(OWN)
    name.use([OWN])
    assert sent.packets == []
    name.use(["192.168.1.8"])
    assert [read_packet(packet).addresses for packet, _ in sent.packets] == [("192.168.1.8",)]


def test_a_flood_of_questions_is_not_multiplied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_name, "monotonic", lambda: 5.0)
    name, sent = with_name(OWN)
    for _ in range(10 * MOST_ANSWERS_PER_SECOND):
        name.datagram_received(question_packet(), ("192.168.1.50", PORT))
    assert len(sent.packets) == MOST_ANSWERS_PER_SECOND


@pytest.mark.parametrize(
    "packet",
    [
        b"",
        HEADER + LOOP_NAME + b"\0\1\0\1",
        HEADER + b"\5romme",
        HEADER + b"\x3f" * 300,
        b"\0" * (LARGEST_PACKET + 1),
        b"\0\0\0\0\xff\xff\0\0\0\0\0\0",
        answer_packet([OWN])[:-2],
    ],
)
def test_bad_packets_are_refused(packet: bytes) -> None:
    with pytest.raises(BadPacket):
        read_packet(packet)


@given(st.binary(max_size=200) | st.binary(max_size=60).map(lambda rest: HEADER + rest))
def test_no_packet_raises_another_error(packet: bytes) -> None:
    name, _ = with_name(OWN)
    name.datagram_received(packet, ("192.168.1.50", PORT))


def test_a_resolver_gets_the_address_over_a_real_socket() -> None:
    """Sent by a socket of its own to the port that the name listens on."""

    async def scene() -> bytes:
        loop = asyncio.get_running_loop()
        name = LocalName()
        transport, _ = await loop.create_datagram_endpoint(
            lambda: name, local_addr=("127.0.0.1", 0)
        )
        name.use([OWN])
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as resolver:
            resolver.setblocking(False)  # noqa: FBT003 - the library's signature
            resolver.connect(transport.get_extra_info("sockname"))
            await loop.sock_sendall(resolver, question_packet())
            answer = await asyncio.wait_for(loop.sock_recv(resolver, 1500), 10)
        transport.close()
        return answer

    assert read_packet(asyncio.run(scene())).addresses == (OWN,)
    assert NAME.encode().split(b".")[0] in question_packet()
