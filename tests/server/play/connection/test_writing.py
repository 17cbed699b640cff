"""Messages go out at once while the reader keeps up, else in their order behind those that wait."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from romme.server.people.person import Person, PersonKind
from romme.server.person_id import PersonId
from romme.server.play.connection.socket import Connection
from tests.server.play.sockets import room


def test_what_waits_is_not_overtaken(sqlite_url: str) -> None:
    """A reader who falls behind and catches up gets everything once and in order."""

    async def scene() -> None:
        taken: list[str] = []
        at_once: list[bytes] = []
        keeps_up = True
        gate = asyncio.Event()

        def write(message: bytes) -> bool:
            if keeps_up:
                taken.append(message.decode())
                at_once.append(message)
            return keeps_up

        async def send(message: Mapping[str, Any]) -> None:
            await gate.wait()
            taken.append(message["text"])

        async with room(sqlite_url) as place:
            connection = Connection(
                Person(PersonId("anna"), "Anna", PersonKind.PERSON),
                "en",
                send,
                hub=place.hub,
                chat=place.chat,
                metrics=place.metrics,
                write=write,
            )
            connection.send(b"1")
            keeps_up = False
            connection.send(b"2")
            keeps_up = True
            connection.send(b"3")  # could be written, but not before 2
            assert taken == ["1"]
            gate.set()
            for _ in range(10):  # the task that sends them comes to its end
                await asyncio.sleep(0)
            connection.send(b"4")
            assert taken == ["1", "2", "3", "4"]
            assert at_once == [b"1", b"4"]

    asyncio.run(scene())
