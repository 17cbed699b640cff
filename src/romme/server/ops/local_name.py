"""The name ``romme.local``, which phones in the same network can type instead of an address.

A small part of multicast DNS (RFC 6762): one name, IPv4 addresses, questions answered and the name
given up if another device has it. Packets are bounded, and so are the answers per second, so that
nobody can make this server flood the network.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address
from time import monotonic
from typing import Any, Final, cast

import structlog

NAME: Final = "romme.local"
GROUP: Final = "224.0.0.251"
PORT: Final = 5353
LARGEST_PACKET: Final = 1500
MOST_QUESTIONS: Final = 16
MOST_RECORDS: Final = 64
MOST_ANSWERS_PER_SECOND: Final = 10
TTL_SECONDS: Final = 120
LEGACY_TTL_SECONDS: Final = 10
"""For programs that send one question from a port of their own."""
PROBE_SECONDS: Final = 0.25
PROBES: Final = 3
_HEADER: Final = struct.Struct("!6H")
_KIND: Final = struct.Struct("!2H")
_RECORD: Final = struct.Struct("!2HIH")
_ANSWER_FLAGS: Final = 0x8400
_A: Final = 1
_ANY: Final = 255
_IN: Final = 1
_FLUSH: Final = 0x8000
_POINTER: Final = 0xC0
_LONGEST_NAME: Final = 255

log: Final = structlog.get_logger()


class BadPacket(ValueError):  # noqa: N818 - named for what was received
    """A packet that is not valid DNS."""


@dataclass(frozen=True, slots=True)
class NamePacket:
    """The part of a packet that is about the name."""

    number: int
    is_asked: bool
    """Whether the packet asks for the addresses of the name."""
    addresses: tuple[str, ...]
    """The addresses that the sender says the name has."""


def read_packet(data: bytes, name: str = NAME) -> NamePacket:
    """Read a packet. Raise `BadPacket` if it is too large or malformed.

    >>> read_packet(question_packet())
    NamePacket(number=0, is_asked=True, addresses=())
    >>> read_packet(answer_packet(["192.168.1.7"])).addresses
    ('192.168.1.7',)
    """
    if len(data) > LARGEST_PACKET:
        raise BadPacket("too large")
    try:
        number, flags, questions, answers, authorities, _ = _HEADER.unpack_from(data)
        if questions > MOST_QUESTIONS or answers + authorities > MOST_RECORDS:
            raise BadPacket("too many records")
        at, is_asked, found = _HEADER.size, False, []
        for _ in range(questions):
            asked, at = _read_name(data, at)
            kind, _ = _KIND.unpack_from(data, at)
            at += _KIND.size
            is_asked |= asked == name and kind in {_A, _ANY}
        for _ in range(answers + authorities):
            owner, at = _read_name(data, at)
            kind, _, _, length = _RECORD.unpack_from(data, at)
            at += _RECORD.size
            if owner == name and kind == _A:
                found.append(str(IPv4Address(data[at : at + length])))
            at += length
    except (struct.error, IndexError, AddressValueError) as error:
        raise BadPacket(str(error)) from error
    is_answer = bool(flags >> 15)
    return NamePacket(number, is_asked and not is_answer, tuple(found) if is_answer else ())


def _read_name(data: bytes, at: int) -> tuple[str, int]:
    """Return the name at a position in lower case, and the position after it."""
    labels: list[str] = []
    length, end = 0, None
    while size := data[at]:
        if size >= _POINTER:
            end = at + 2 if end is None else end
            target = (size & ~_POINTER) << 8 | data[at + 1]
            if target >= at:  # only backwards, so that a name cannot contain itself
                raise BadPacket("pointer")
            at = target
            continue
        length += size + 1
        if length > _LONGEST_NAME:
            raise BadPacket("name too long")
        labels.append(data[at + 1 : at + 1 + size].decode("latin-1").lower())
        at += 1 + size
    return ".".join(labels), at + 1 if end is None else end


def _written_name(name: str) -> bytes:
    labels = [one.encode("ascii") for one in name.split(".")]
    return b"".join(bytes([len(one)]) + one for one in labels) + b"\0"


def question_packet(name: str = NAME) -> bytes:
    """Return the packet that asks whether another device has the name."""
    return _HEADER.pack(0, 0, 1, 0, 0, 0) + _written_name(name) + _KIND.pack(_ANY, _IN)


def answer_packet(
    addresses: Sequence[str], *, ttl: int = TTL_SECONDS, number: int | None = None, name: str = NAME
) -> bytes:
    """Return the packet that says which addresses the name has.

    With the `number` of a question, it repeats the question, as programs expect that send one from
    a port of their own. A `ttl` of 0 takes the name back.
    """
    is_legacy = number is not None
    question = _written_name(name) + _KIND.pack(_A, _IN) if is_legacy else b""
    kind = _IN if is_legacy else _IN | _FLUSH
    records = [
        _written_name(name) + _RECORD.pack(_A, kind, ttl, 4) + IPv4Address(one).packed
        for one in addresses
    ]
    head = _HEADER.pack(number or 0, _ANSWER_FLAGS, int(is_legacy), len(records), 0, 0)
    return head + question + b"".join(records)


class LocalName(asyncio.DatagramProtocol):
    """Answers questions for the name, as long as no other device has it."""

    def __init__(self) -> None:
        """Start without addresses. `open` and `use` do the rest."""
        self.is_ours = False
        """Whether this server has the name."""
        self._is_taken = False
        self._addresses: tuple[str, ...] = ()
        self._socket: socket.socket | None = None
        self._transport: asyncio.DatagramTransport | None = None
        self._second = 0
        self._answers = 0

    async def open(self, addresses: Sequence[str]) -> None:
        """Join the group, and take the name unless another device has it.

        Without multicast DNS the server is reached by its address, so a failure is only logged.
        """
        try:
            self._socket = _group_socket()
            loop = asyncio.get_running_loop()
            await loop.create_datagram_endpoint(lambda: self, sock=self._socket)
        except OSError as error:
            log.info("no local name", name=NAME, reason=error.strerror)
            return
        self._join(addresses)
        for _ in range(PROBES):
            self._send(question_packet(), (GROUP, PORT))
            await asyncio.sleep(PROBE_SECONDS)
        self.is_ours = not self._is_taken and bool(self._addresses)
        self._announce()

    def use(self, addresses: Sequence[str]) -> None:
        """Announce the addresses that this computer has now."""
        if self._transport is None or set(addresses) == set(self._addresses):
            return
        self._join(addresses)
        self.is_ours = not self._is_taken and bool(self._addresses)
        self._announce()

    def close(self) -> None:
        """Take the name back and leave the group."""
        if self.is_ours:
            self._send(answer_packet(self._addresses, ttl=0), (GROUP, PORT))
        self.is_ours = False
        if self._transport is not None:
            self._transport.close()

    # --- the protocol ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast("asyncio.DatagramTransport", transport)

    def datagram_received(self, data: bytes, addr: tuple[str | Any, int]) -> None:
        """Answer a question, or give the name up if another device has it."""
        try:
            packet = read_packet(data)
        except BadPacket:
            return
        if any(one not in self._addresses for one in packet.addresses):
            if not self._is_taken:
                log.info("another device has the local name", name=NAME)
            self._is_taken, self.is_ours = True, False
        if not packet.is_asked or not self.is_ours or not self._may_answer():
            return
        host, port = addr[0], addr[1]
        addresses = _nearest_first(self._addresses, str(host))
        if port == PORT:
            self._send(answer_packet(addresses), (GROUP, PORT), via=addresses[0])
        else:
            answer = answer_packet(addresses, ttl=LEGACY_TTL_SECONDS, number=packet.number)
            self._send(answer, (str(host), port))

    def error_received(self, exc: Exception) -> None:
        """Ignore errors of the network, such as no route: the next question is answered again."""

    def _may_answer(self) -> bool:
        second = int(monotonic())
        if second != self._second:
            self._second, self._answers = second, 0
        self._answers += 1
        return self._answers <= MOST_ANSWERS_PER_SECOND

    def _join(self, addresses: Iterable[str]) -> None:
        self._addresses = tuple(addresses)
        for one in self._addresses:
            member = socket.inet_aton(GROUP) + socket.inet_aton(one)
            with suppress(OSError):  # a member already, or the network is gone
                if self._socket is not None:
                    self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)

    def _announce(self) -> None:
        if self.is_ours:
            for one in self._addresses:
                packet = answer_packet(_nearest_first(self._addresses, one))
                self._send(packet, (GROUP, PORT), via=one)

    def _send(self, packet: bytes, to: tuple[str, int], *, via: str = "") -> None:
        if self._transport is None or self._transport.is_closing():
            return
        with suppress(OSError):
            if via and self._socket is not None:
                out = socket.inet_aton(via)
                self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, out)
            self._transport.sendto(packet, to)


def _nearest_first(addresses: Sequence[str], host: str) -> list[str]:
    """Return addresses in the same network as `host` before the others."""
    network = host.rpartition(".")[0]
    return sorted(addresses, key=lambda one: one.rpartition(".")[0] != network)


def _group_socket() -> socket.socket:
    """Return a socket on the port of multicast DNS, which other programs may use too."""
    opened = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            with suppress(OSError):
                opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        opened.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 255)
        opened.bind(("", PORT))
    except OSError:
        opened.close()
        raise
    opened.setblocking(False)  # noqa: FBT003 - the library's signature
    return opened
