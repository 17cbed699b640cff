"""A client that uses the bare protocol: plain JSON over HTTP and a socket.

Nothing here imports `romme`, so that it works with the server of any commit.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, Final, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json: TypeAlias = Any
TIMEOUT_SECONDS: Final = 20.0
"""Seconds after which an answer counts as missing."""
LIFTED: Final = 26
"""Number of cards that a visitor lifts in a cut; every rule set allows it."""
OUTDATED: Final = ("stale", "not-away", "ready-already", "match-runs")
"""Refusals that mean that the table has changed in the meantime."""


class CommandRefused(Exception):  # noqa: N818 - a refusal, not a program error
    """Raised if the server refuses a command."""

    def __init__(self, answer: Json) -> None:
        super().__init__(answer["code"], answer["message"])
        self.code = str(answer["code"])


class Visitor:
    """A person with a session on the server. Use `connected` to open a WebSocket."""

    def __init__(self, address: str, token: str, *, mixes: bool = True) -> None:
        """Use a session token. With `mixes`, contribute a nonce to every deal."""
        self.token = token
        self.pictures: dict[str, Json] = {}
        self.versions: dict[str, int] = {}
        self.frames: list[str] = []
        """Every frame received, in order."""
        self._address = address
        headers = {"Authorization": f"Bearer {token}", "Accept-Language": "en"}
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=TIMEOUT_SECONDS)
        self._mixes = mixes
        self._nonces: dict[str, bytes] = {}
        self._sent: set[tuple[str, str, int]] = set()
        self._ids = count(1)
        self._prefix = secrets.token_hex(4)
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None

    @classmethod
    async def as_guest(cls, address: str, name: str, *, mixes: bool = True) -> Visitor:
        """Create a guest, and return a visitor with the guest's session."""
        async with httpx.AsyncClient(base_url=address, timeout=TIMEOUT_SECONDS) as http:
            answer = await http.post("/api/guests", json={"name": name, "keep": "token"})
        return cls(address, str(answer.raise_for_status().json()["token"]), mixes=mixes)

    async def post(self, path: str, body: Json, **headers: str) -> Json:
        """Send a POST request, assert that it succeeds, and return the body of the response."""
        answer = await self.http.post(path, json=body, headers=headers)
        assert answer.is_success, (path, body, answer.text)
        return answer.json()

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Visitor]:
        """Open a socket for the duration of the context, then close it and the HTTP client."""
        ticket = (await self.post("/api/socket-ticket", {}))["ticket"]
        place = self._address.replace("http", "ws", 1)
        url = f"{place}/api/socket?ticket={ticket}&lang=en"
        origin: Any = self._address
        async with connect(url, origin=origin, compression=None, max_size=2**22) as socket:
            self._socket = socket
            reading = asyncio.create_task(self._read(socket))
            try:
                yield self
            finally:
                reading.cancel()
                with suppress(asyncio.CancelledError):
                    await reading
                await self.http.aclose()

    # --- commands --------------------------------------------------------------------------------

    async def ask(self, do: str, table: str, **more: Json) -> Json:
        """Send a command and return its answer; raise `CommandRefused` if it is refused."""
        number = f"{self._prefix}-{next(self._ids)}"
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[number] = future
        await self._send({"do": do, "id": number, "table": table, **more})
        async with asyncio.timeout(TIMEOUT_SECONDS):
            answer = await future
        if answer["is"] == "refused":
            raise CommandRefused(answer)
        if answer["is"] == "done":
            await self.until(table, lambda _: self.versions.get(table, 0) >= answer["version"])
        return answer

    async def watch(self, table: str) -> Json:
        """Watch a table and return its picture."""
        await self.ask("watch", table)
        return self.pictures[table]

    async def frames_of(self, table: str) -> str:
        """Watch a table and return all frames up to the answer, one per line."""
        before, answered = len(self.frames), '"id":"shown"'
        await self._send({"do": "watch", "id": "shown", "table": table})
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while not any(answered in frame for frame in self.frames[before:]):
                self._changed.clear()
                await self._changed.wait()
        return "\n".join(self.frames[before:])

    async def until(self, table: str, holds: Callable[[Json], bool]) -> Json:
        """Wait until the picture of a table satisfies a predicate, and return the picture."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while table not in self.pictures or not holds(self.pictures[table]):
                self._changed.clear()
                await self._changed.wait()
        return self.pictures[table]

    async def _send(self, command: Json) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(command))

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for text in socket:
                self.frames.append(str(text))
                await self._take(json.loads(text))
                self._changed.set()

    async def _take(self, message: Json) -> None:
        match message["is"]:
            case "seen":
                await self._see(message["table"], message["version"], message["picture"])
            case "happened":
                table = message["table"]
                picture = self.pictures.get(table, {}) | message["change"]
                await self._see(table, message["version"], picture)
            case "done" | "refused" | "drafted" | "arranged" | "hinted" | "unknown":
                waiting = self._answers.pop(message["id"], None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case _:
                pass

    async def _see(self, table: str, version: int, picture: Json) -> None:
        self.versions[table], self.pictures[table] = version, picture
        if self._mixes and picture["seat"] is not None and picture["phase"] != "closed":
            await self._mix(table, picture)

    async def _mix(self, table: str, picture: Json) -> None:
        """Commit to a nonce for the next deal, and reveal it when the deal is made."""
        place, deal = picture["seat"] - 1, picture["deal"]
        number = 0 if deal is None else deal["number"]
        committed = (deal or {}).get("nonce_commitments") or [""] * (place + 1)
        shown = (deal or {}).get("nonces") or [""] * (place + 1)
        nonce = self._nonces.get(committed[place])
        if nonce is not None and picture["game"] is None and not shown[place]:
            await self._once("reveal-nonce", table, number, nonce=nonce.hex())
        elif not picture["chairs"][place].get("nonce_commitment"):
            new = secrets.token_bytes(32)
            commitment = hashlib.sha256(b"romme/nonce/1\0" + new).hexdigest()
            self._nonces[commitment] = new
            await self._once("commit-nonce", table, number, commitment=commitment)

    async def _once(self, do: str, table: str, number: int, **more: str) -> None:
        """Send a command at most once per deal, without waiting for the answer."""
        if (do, table, number) not in self._sent:
            self._sent.add((do, table, number))
            new_id = f"{self._prefix}-n{next(self._ids)}"
            await self._send({"do": do, "id": new_id, "table": table, **more})

    # --- playing ---------------------------------------------------------------------------------

    async def play(self, table: str, enough: Callable[[Json], bool] | None = None) -> None:
        """Play until the match is over or `enough` is true."""
        await self.watch(table)
        while True:
            picture = self.pictures[table]
            if picture["phase"] in ("over", "closed") or (enough is not None and enough(picture)):
                return
            seen = self.versions[table]
            try:
                acted = await self.send_due_command(table)
            except CommandRefused as refused:
                if refused.code not in OUTDATED:
                    raise
                acted = False
            if not acted:
                await self.until(table, lambda _, seen=seen: self.versions[table] > seen)  # type: ignore[misc]  # a default for a callback

    async def send_due_command(self, table: str) -> bool:
        """Send the command that is due from this visitor. Return False if none is due."""
        picture = self.pictures[table]
        at, turn = self.versions[table], picture["turn"]
        own = picture["chairs"][picture["seat"] - 1]
        if own.get("away") or own.get("bridged"):
            await self.ask("come-back", table)
        elif picture["phase"] in ("open", "counted"):
            if own.get("ready"):
                return False
            await self.ask("ready", table)
        elif turn is None:
            return False
        elif turn.get("must_cut"):
            await self.ask("cut", table, at=at, lifted=LIFTED)
        elif turn["seat"] != picture["seat"] or turn["phase"] not in ("draw", "play"):
            return False
        elif turn["phase"] == "draw":
            may = turn["may_draw"]
            await self.ask("draw", table, at=at, pile="stock" if "stock" in may else may[0])
        else:
            steps, end = await self.plan(table)
            await self.ask("play", table, at=at, steps=steps, end=end)
        return True

    async def plan(self, table: str) -> tuple[list[str], str | None]:
        """Return the steps of a turn that lays cards greedily, and its end.

        The end is None if the last card is laid.
        """
        staged: list[str] = self.pictures[table]["turn"].get("staged", [])
        steps, draft = staged, await self.draft(table, staged)
        while found := [step for step in draft["steps"] if step.startswith(("meld", "add"))]:
            longer = [*steps, max(found, key=_priority)]
            after = await self.draft(table, longer)
            if not (after["ends"] or after["finished"] or after["points"] < after["need"]):
                break
            steps, draft = longer, after
        while len(steps) > len(staged) and not (draft["ends"] or draft["finished"]):
            steps = steps[:-1]
            draft = await self.draft(table, steps)
        discards = [end for end in draft["ends"] if end.startswith("discard")]
        if draft["finished"]:
            return steps, None
        return steps, (discards or draft["ends"])[-1]

    async def draft(self, table: str, steps: list[str]) -> Json:
        """Send a plan of a turn as a draft and return the answer."""
        return await self.ask("draft", table, at=self.versions[table], steps=steps)


def _priority(step: str) -> tuple[bool, int, str]:
    """Return the sort key of a step: melds before single cards, long ones before short ones."""
    return step.startswith("meld"), len(step), step


async def play_together(
    table: str, players: Sequence[Visitor], enough: Callable[[Json], bool] | None = None
) -> None:
    """Have all players play until the match is over or one player's picture satisfies `enough`."""
    tasks = [asyncio.create_task(player.play(table, enough)) for player in players]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
