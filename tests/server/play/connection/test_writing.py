"""Messages are written directly while the reader keeps up, and queued in order otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from romme.server.people.person import Person, PersonKind
from romme.server.person_id import PersonId
from romme.server.play.connection.socket import Connection
from tests.support.server.play.in_process_node import in_process_node


def test_queued_messages_are_not_overtaken(sqlite_url: str) -> None:
    """A reader who falls behind and catches up gets every message once and in order."""

    async def scene() -> None:
        taken: list[str] = []
        written_directly: list[bytes] = []
        keeps_up = True
        gate = asyncio.Event()

        def write(message: bytes) -> bool:
            if keeps_up:
                taken.append(message.decode())
                written_directly.append(message)
            return keeps_up

        async def send(message: Mapping[str, Any]) -> None:
            await gate.wait()
            taken.append(message["text"])

        async with in_process_node(sqlite_url) as node:
            connection = Connection(
                Person(PersonId("anna"), "Anna", PersonKind.PERSON),
                "en",
                send,
                hub=node.hub,
                chat=node.chat,
                metrics=node.metrics,
                write=write,
            )
            connection.send(b"1")
            keeps_up = False
            connection.send(b"2")
            keeps_up = True
            connection.send(b"3")  # writable again, but 2 comes first
            assert taken == ["1"]
            gate.set()
            for _ in range(10):  # let the sending task finish
                await asyncio.sleep(0)
            connection.send(b"4")
            assert taken == ["1", "2", "3", "4"]
            assert written_directly == [b"1", b"4"]

    asyncio.run(scene())


def test_an_offered_message_is_dropped_if_the_reader_is_slow(sqlite_url: str) -> None:
    """It is dropped if the buffer is full or other messages wait, and sent otherwise."""

    async def scene() -> None:
        taken: list[bytes] = []
        keeps_up = True
        gate = asyncio.Event()

        def write(message: bytes) -> bool:
            if keeps_up:
                taken.append(message)
            return keeps_up

        async def send(message: Mapping[str, Any]) -> None:
            await gate.wait()
            taken.append(message["text"].encode())

        async with in_process_node(sqlite_url) as node:
            connection = Connection(
                Person(PersonId("anna"), "Anna", PersonKind.PERSON),
                "en",
                send,
                hub=node.hub,
                chat=node.chat,
                metrics=node.metrics,
                write=write,
            )
            connection.offer(b"1")
            keeps_up = False
            connection.offer(b"2")
            connection.send(b"3")
            keeps_up = True
            connection.offer(b"4")  # writable again, but 3 still waits
            gate.set()
            for _ in range(10):  # let the sending task finish
                await asyncio.sleep(0)
            connection.offer(b"5")
            assert taken == [b"1", b"3", b"5"]

    asyncio.run(scene())
