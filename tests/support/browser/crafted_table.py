"""A table whose pictures a test makes up, so that any position can be shown at once.

    table = CraftedTable(page)
    table.open(position(melds=9, seats=4))
    table.show(position(melds=9, seats=4, moment=Moment.PLAY))

The page is the real one. Its WebSocket ends in this module, which answers every command.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from romme.engine.state import Pile
from romme.rules import find_preset
from romme.rules.stored_rules import write_rules
from romme.wire import messages, picture, terms

TIMEOUT_MS: Final = 20_000
TABLE: Final = "crafted"
ADDRESS: Final = f"/t/{TABLE}"
MELDS: Final = (
    "5D 6D 7D",
    "KC KS KH KD",
    "3C 4C 5C 6C 7C 8C",
    "QS QH QD",
    "8H 9H TH *JH",
    "2C 2S 2D",
    "AS 2S 3S 4S",
    "9C 9S 9D 9H",
    "6H 7H 8H",
    "TC TS TD",
    "9D TD JD QD KD",
    "4H 4S 4C",
    "7S 8S 9S TS JS QS KS",
    "JC JH JD",
    "2H 3H 4H 5H",
)
"""Melds of the usual lengths: up to seven cards in a run, three or four in a set."""
HAND: Final = ("3D", "4D", "6S", "8D", "8C", "TH", "JS", "QC", "KD", "AC", "AH", "AD", "5D", "*")
HAND_MELDS: Final = (("AC AH AD", 33), ("3D 4D 5D", 12))
"""The melds in `HAND`, with their points."""
_SHOWN: Final = """(stock) => new Promise((done) => {
  const label = () => document.querySelector("[data-pile=stock]")?.getAttribute("aria-label");
  const isShown = () => label()?.includes(`(${stock})`);
  // Sizes are measured a frame after a change, and the melds are laid out in the next one.
  const settle = (left) => requestAnimationFrame(() => (left > 0 ? settle(left - 1) : done()));
  const look = () => (isShown() ? settle(2) : requestAnimationFrame(look));
  look();
})"""
NAMES: Final = ("Claire", "Marie-Antoinette Schmit-Weber", "Jos", "", "Zoé", "")
"""The names of the seats. A seat without a name belongs to a bot."""


class Moment(Enum):
    """A moment of a turn."""

    WAIT = "wait"
    """Another player has the turn."""
    DRAW = "draw"
    PLAY = "play"
    CUT = "cut"


@dataclass(frozen=True, slots=True)
class Position:
    """The parts of a table that a test chooses."""

    melds: int = 0
    seats: int = 4
    hand: Sequence[str] = HAND
    moment: Moment = Moment.DRAW
    rules: str = "turnier"
    bots_only: bool = False
    length: terms.Length = terms.Games(5)  # noqa: RUF009 - immutable
    clock: bool = False
    steps: Sequence[str] = ()
    """The legal next steps of the plan, in the player's turn."""
    staged: int = 0
    """Number of melds, counted from the last, that the player has laid in this turn."""
    seated: bool = True
    taken: str | None = None
    """The open card that the player has taken and must use."""

    def with_(self, **changes: Any) -> Position:  # noqa: ANN401 - the fields of this class
        """Return a copy with other values."""
        return replace(self, **changes)


def owner(position: Position, meld: int) -> int:
    """Return the owner of a meld, counted from 0. The seats lay in turn."""
    if meld >= position.melds - position.staged:
        return 1
    return 1 + (meld + 1) % position.seats


def steps_laid(position: Position) -> list[str]:
    """Return the steps that lay the melds of this turn."""
    lying = (MELDS * 2)[: position.melds]
    return [f"meld {cards}" for cards in lying[position.melds - position.staged :]]


def picture_of(position: Position) -> picture.Picture:
    """Return the picture of a position as the player in seat 1 sees it."""
    seats = range(1, position.seats + 1)
    drawn = position.moment is Moment.PLAY
    lying = (MELDS * 2)[: position.melds - position.staged]
    hand = [*position.hand, *(["7H"] if drawn else [])]
    turn_seat = 2 if position.moment is Moment.WAIT else 1
    phases: dict[Moment, picture.TurnPhase] = {Moment.PLAY: "play", Moment.CUT: "cut"}
    dealt = position.moment is not Moment.CUT
    return picture.Picture(
        code="ABCDEF",
        host="p1",
        terms=terms.TableTerms(rules=position.rules, seats=position.seats, length=position.length),
        rules=write_rules(find_preset(position.rules).rules),
        seat=1 if position.seated else None,
        phase="playing",
        chairs=[_chair(position, seat) for seat in seats],
        scores=picture.ScoreList(
            lines=[],
            standing=[picture.ColumnSeen(seat, seat, 20 - 60 * seat, 0, 0, 0, 0) for seat in seats],
            games_left=4,
        ),
        deal=None,
        game=picture.TableGame(dealer=2, playing=list(seats), hand_size=13, pack=110),
        turn=picture.TurnSeen(
            phase=phases.get(position.moment, "draw"),
            seat=turn_seat,
            may_draw=[Pile.STOCK, Pile.OPEN] if position.moment is Moment.DRAW else [],
            must_cut=not dealt,
            taken=position.taken,
            staged=steps_laid(position) if drawn else [],
        ),
        hand=hand if dealt and position.seated else [],
        hands=None,
        counts=[len(hand), *(13 - seat for seat in seats[1:])],
        stock=52 if dealt else 110,
        stock_order=None,
        open=["4S", "QD"] if dealt else [],
        melds=[
            picture.MeldSeen(owner(position, at), cards.split()) for at, cards in enumerate(lying)
        ],
        opened=[
            seat for seat in seats if any(owner(position, at) == seat for at in range(len(lying)))
        ],
        known=[[] for _ in seats],
        outcome=None,
        clock=picture.ClockSeen(turn_seat, 95_000) if position.clock else None,
    )


def _chair(position: Position, seat: int) -> picture.ChairSeen:
    name = NAMES[seat - 1]
    if seat > 1 and (position.bots_only or not name):
        return picture.ChairSeen(bot="stammtisch")
    return picture.ChairSeen(person=f"p{seat}", name=name, away=seat == 5)


class CraftedTable:
    """A page whose socket is answered by the test."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.position = Position()
        self.asked: list[dict[str, Any]] = []
        """The commands of the page, except those that only connect it."""
        self.refusal: messages.Refused | None = None
        """The answer to every draft whose steps are not empty; none lets them pass."""
        self._version = 0
        self._socket: WebSocketRoute | None = None
        page.route_web_socket("**/api/socket*", self._join)

    def open(self, position: Position) -> None:
        """Open the table's page and show a position."""
        self.position = position
        self._version += 1
        self.page.goto(ADDRESS)
        expect(self.page.locator("[data-zone=open]")).to_be_visible()
        self.wait()

    def show(self, position: Position) -> None:
        """Show another position on the open page, and wait until it is visible."""
        self.position = position
        self._version += 1
        self._send_picture()
        self.wait()

    def wait(self) -> None:
        """Wait until the page shows the position that was sent last."""
        self.page.evaluate(_SHOWN, str(self._stock))

    def cut_connection(self) -> None:
        """Close the connection, and refuse new ones, until the page says that it is lost."""
        assert self._socket is not None
        self.page.route("**/api/socket-ticket", lambda route: route.abort())
        self._socket.close(code=4000)
        expect(self.page.locator("[data-connection] > span")).to_be_visible()

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition on the received commands holds."""
        for _ in range(TIMEOUT_MS // 20):
            if self.asked and condition():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"timeout; last commands: {self.asked[-3:]}")

    def until_drafted(self) -> None:
        """Wait until the page has the answer to its first draft, if the player may lay cards."""
        if self.position.moment is Moment.PLAY:
            self.until(lambda: any(command["do"] == "draft" for command in self.asked))
            self.wait()

    def _join(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._answer(json.loads(text)))
        self._send(messages.Welcome(person="p1", name="Claire", most_bytes=100_000))

    def _answer(self, command: dict[str, Any]) -> None:
        done = command.get("id", "")
        match command["do"]:
            case "watch":
                self._send_picture()
            case "ping":
                self._send(messages.Pong())
            case "draft":
                self.asked.append(command)
                self._send(self._drafted(command))
            case "arrange":
                self._send(self._arranged(done))
            case _:
                self.asked.append(command)
                self._send(messages.Done(id=done, version=self._version))

    def _arranged(self, command: str) -> messages.Arranged:
        hand = picture_of(self.position).hand
        melds = [
            (cards.split(), points) for cards, points in HAND_MELDS if {*cards.split()} <= {*hand}
        ]
        laid = {card for cards, _ in melds for card in cards}
        return messages.Arranged(
            id=command,
            melds=[cards for cards, _ in melds],
            left=[card for card in hand if card not in laid],
            points=[points for _, points in melds],
        )

    def _drafted(self, command: dict[str, Any]) -> msgspec.Struct:
        if self.refusal is not None and command["steps"]:
            return msgspec.structs.replace(self.refusal, id=command["id"])
        position = self.position
        hand = picture_of(position).hand
        return messages.Drafted(
            id=command["id"],
            points=30 if position.staged else 0,
            need=40 if position.staged else 0,
            left=[*hand, *([position.taken] if position.taken else [])],
            duties=[],
            melds=[cards.split() for cards in (MELDS * 2)[: position.melds]],
            steps=list(position.steps),
            places={},
            ends=[f"discard {card}" for card in hand],
            finished=False,
        )

    def _send_picture(self) -> None:
        shown = msgspec.structs.replace(picture_of(self.position), stock=self._stock)
        seen = messages.Seen(table=TABLE, version=self._version, picture=shown)
        self._send(seen)

    @property
    def _stock(self) -> int:
        """The size of the stock, which tells the versions apart."""
        return 10 + self._version % 80

    def _send(self, message: msgspec.Struct) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())
