"""A page object for the table: a simple player that uses mouse, touch or keyboard.

    player = Player(desktop, input_method=InputMethod.KEYS)
    player.sit_down("klassik")
    player.play_game()

It draws from the stock, lays every meld it can and discards the highest card. It finds elements by
role and by text in its language, as a screen reader would.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from enum import Enum
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, WebSocket, expect

from romme.locales import words
from tests.support.browser.fixed_deal_server import CARDS_LIFTED

TIMEOUT_MS: Final = 20_000
EMPTY_PAGE: Final = "/api/ready"
"""A path of the server that can be loaded in place of a page, at a fraction of its cost."""
MAX_TURNS: Final = 150
"""Maximum number of moves (cuts, draws and plays) before a game is considered endless."""
MAX_ATTEMPTS: Final = 5
"""Number of tables to try. With about one hand in 400, a bot wins before the player can act."""
MAX_PAUSE_MS: Final = 80
"""Longest pause between two looks at a condition, because each look costs processor time."""
COURT: Final = {"lb": "BDK", "de": "BDK", "fr": "VDR", "en": "JQK"}
RANKS: Final = "23456789TJQKA"

_CREATE_TABLE: Final = """async ([name, body]) => {
  const send = async (path, body) => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" } };
    const answer = await fetch(path, { ...init, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  if (localStorage.getItem("romme-came-in") === null) {
    await send("/api/guests", { name });
    localStorage.setItem("romme-came-in", "yes");
  }
  return (await send("/api/tables", body)).table;
}"""


# Arrow keys move between the cards in hand; Tab reaches everything else.
_NEXT_KEY: Final = """(one) => {
  const now = document.activeElement;
  if (one === now) return "";
  const hand = one.closest("[role=group]");
  const cards = hand ? [...hand.querySelectorAll("button")] : [];
  if (!cards.includes(now)) return "Tab";
  return cards.indexOf(now) < cards.indexOf(one) ? "ArrowRight" : "ArrowLeft";
}"""


class InputMethod(Enum):
    """How a player operates the page."""

    MOUSE = "mouse"
    TOUCH = "touch"
    KEYS = "keys"


class Player:
    """A simple player who operates the page."""

    def __init__(
        self, page: Page, language: str = "en", input_method: InputMethod = InputMethod.MOUSE
    ) -> None:
        self.page = page
        self.language = language
        self.input_method = input_method
        self.words = words(language)
        self.picture: dict[str, Any] = {}
        self.drafted: dict[str, Any] | None = None
        self._sent_plan: dict[str, Any] = {}
        self.hinted: dict[str, Any] | None = None
        self.refused: dict[str, Any] | None = None
        page.on("websocket", self._follow_sockets())

    # --- joining a table -------------------------------------------------------------------------

    def sit_down(
        self,
        rules: str,
        *,
        seats: int = 2,
        bots: int | None = None,
        level: str = "stammtisch",
        **terms: Any,  # noqa: ANN401 - JSON
    ) -> str:
        """Create a table for one game, open it and return its id.

        If bots take all other seats, wait until the player has something to do.
        """
        if not self.page.url.startswith("http"):
            self.page.goto(EMPTY_PAGE)
        full = bots is None or bots == seats - 1
        without = {"counted", "over"} if full else {"open"}
        for _ in range(MAX_ATTEMPTS):
            table = self.create_table(rules, seats=seats, bots=bots, level=level, **terms)
            self.picture = {}
            self.page.goto(f"/t/{table}")
            self.until(lambda: self.can_act or self.phase in without)
            if self.can_act:  # the page renders a little after the message arrives
                shown = self.page.get_by_role("region", name=self.say("page-table"), exact=True)
                expect(shown).to_be_visible(timeout=TIMEOUT_MS)
            if self.can_act or not full:
                return table
        raise AssertionError(f"{MAX_ATTEMPTS} games were over before the player could act")

    def create_table(
        self,
        rules: str,
        *,
        seats: int = 2,
        bots: int | None = None,
        level: str = "stammtisch",
        **terms: Any,  # noqa: ANN401 - JSON
    ) -> str:
        """Create a table as `sit_down` does, without opening it."""
        asked = {"rules": rules, "seats": seats, "length": {"type": "games", "number": 1}, **terms}
        last = seats if bots is None else 1 + bots
        sitting = [{"seat": seat, "level": level} for seat in range(2, last + 1)]
        body = {"terms": asked, "bots": sitting, "ready": last == seats}
        table: str = self.page.evaluate(_CREATE_TABLE, ["Claire", body])
        return table

    # --- what the page shows ---------------------------------------------------------------------

    def say(self, key: str, **facts: int | str) -> str:
        """Return a message from the catalogue in the player's language."""
        return self.words.say(key, **facts)

    def button(self, key: str) -> Locator:
        """Return the button whose name is the message `key`."""
        return self.page.get_by_role("button", name=self.say(key), exact=True)

    @property
    def phase(self) -> str:
        """The phase of the table: open, playing, counted or over."""
        return str(self.picture.get("phase", ""))

    @property
    def turn(self) -> dict[str, Any]:
        """The current turn, or an empty dict."""
        return self.picture.get("turn") or {}

    @property
    def can_act(self) -> bool:
        """Whether this player has to cut or has the turn."""
        if self.phase != "playing":
            return False
        mine = self.turn.get("seat") == self.picture.get("seat") and self.turn["phase"] != "cut"
        return mine or bool(self.turn.get("must_cut"))

    @property
    def hand(self) -> Locator:
        """The cards in hand, as buttons. `aria-pressed` says whether a card is picked."""
        name = re.compile(re.escape(self.say("page-your-hand", n=5).split(":")[0].strip()))
        return self.page.get_by_role("group", name=name).get_by_role("button")

    def card_name(self, card: str) -> str:
        """Return the label of a card, such as "10 of spades"."""
        if card.startswith("*"):
            return self.say("page-card-joker")
        rank, suit = card[0], card[1]
        shown = {"T": "10"} | dict(zip("JQK", COURT[self.language], strict=True))
        return self.say("page-card", rank=shown.get(rank, rank), suit=self.say(f"page-suit-{suit}"))

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition on the received messages holds."""
        waited, pause = 0, 10
        while not condition():
            assert waited < TIMEOUT_MS, f"timeout; turn {self.turn}, phase {self.phase}"
            self.page.wait_for_timeout(pause)
            waited += pause
            pause = min(2 * pause, MAX_PAUSE_MS)

    # --- actions ---------------------------------------------------------------------------------

    def press(self, target: Locator) -> None:
        """Press an element with the player's input method."""
        match self.input_method:
            case InputMethod.MOUSE:
                target.click()
            case InputMethod.TOUCH:
                target.tap()
            case InputMethod.KEYS:
                expect(target).to_be_enabled(timeout=TIMEOUT_MS)
                self._focus_by_keyboard(target)
                self.page.keyboard.press("Enter")

    def pick(self, cards: list[str]) -> None:
        """Pick these cards in the hand. Of identical cards, pick one that is not picked yet."""
        for card in cards:
            name = re.compile(rf"^{re.escape(self.card_name(card))}(?!\d)")
            free = self.hand.and_(self.page.locator("[aria-pressed=false]"))
            named = self.page.get_by_role("button", name=name)
            # Count only this card: cards laid before may still be leaving the hand.
            picked = self.hand.and_(self.page.locator("[aria-pressed=true]")).and_(named)
            before = picked.count()
            self.press(free.and_(named).first)
            expect(picked).to_have_count(before + 1)

    def stage(self, step: str) -> None:
        """Stage a meld, given as a step such as "meld 7C 8C 9C"."""
        steps = self._steps + 1
        self.pick(step.split()[1:])
        self.press(self.button("page-lay-meld"))
        self._choose_first_way(steps)

    def lay_off(self, step: str) -> None:
        """Stage a lay-off, given as a step such as "add 7C to 2"."""
        cards, _, number = step.removeprefix("add ").partition(" to ")
        steps = self._steps + 1
        self.pick(cards.split())
        self.press(self.page.locator(f'[data-drop="meld-{number}"]'))
        self._choose_first_way(steps)

    @property
    def _steps(self) -> int:
        """The number of steps in the plan that the page sent last."""
        return len(self._sent_plan.get("steps", ()))

    def _has_planned(self, steps: int) -> bool:
        """Whether the server has judged the last plan, and it has this number of steps.

        After a reconnect the page sends the old plan again, whose answer may arrive late.
        """
        judged = self.drafted or {}
        return judged.get("id") == self._sent_plan["id"] and self._steps == steps

    def _choose_first_way(self, steps: int) -> None:
        questions = (re.escape(self.say(key)) for key in ("page-which-way", "page-add-or-swap"))
        ways = self.page.get_by_role("group", name=re.compile(f"^({'|'.join(questions)})$"))
        self.until(lambda: self._has_planned(steps) or ways.is_visible())
        if not self._has_planned(steps):
            self.press(ways.get_by_role("button").first)
        self.until(lambda: self._has_planned(steps))

    def take_back(self) -> None:
        """Take back the last staged step."""
        steps = self._steps - 1
        self.press(self.button("page-take-back"))
        self.until(lambda: self._has_planned(steps))

    def move(self) -> None:
        """Make the next move: cut, draw, or lay and discard."""
        if self.turn.get("must_cut"):
            try:
                self._cut()
            except Error:
                # After six seconds the table cuts, at the same place.
                if self.turn.get("must_cut"):
                    raise
            self.until(lambda: not self.turn.get("must_cut"))
        elif self.turn["phase"] == "draw":
            pile = "page-stock" if "stock" in self.turn["may_draw"] else "page-open-pile"
            text = self.say(pile, n=0).split("(")[0].strip()
            table = self.page.get_by_role("region", name=self.say("page-table"), exact=True)
            self.press(table.get_by_role("button", name=re.compile(re.escape(text))))
            self.until(lambda: self.turn.get("phase") != "draw" or self.phase != "playing")
        else:
            self._finish_turn()

    def play_game(self, *, until_result: bool = True) -> None:
        """Play until the game is over and its result is shown."""
        for _ in range(MAX_TURNS):
            self.until(lambda: self.can_act or self.phase in {"counted", "over"})
            if not self.can_act:
                break
            self.move()
        assert self.phase in {"counted", "over"}
        if until_result:
            expect(self.page.get_by_role("dialog")).to_be_visible()

    def _cut(self) -> None:
        # The page proposes a random number; fixed deals assume this one.
        self.press(self.button("page-cut-choose"))
        self.page.get_by_role("slider").fill(str(CARDS_LIFTED))
        self.press(self.button("page-cut"))

    def _finish_turn(self) -> None:
        self.until(lambda: self.drafted is not None)
        staged = 0
        while melds := [step for step in self._plan["steps"] if step.startswith("meld ")]:
            self.stage(min(melds, key=lambda step: (step.count("*"), -len(step), step)))
            staged += 1
        # A player who holds only jokers cannot discard one, and has to lay one off.
        while not (staged or self._plan["ends"] or self._plan["finished"]):
            self.lay_off(next(step for step in self._plan["steps"] if step.startswith("add ")))
        while staged and not (self._plan["ends"] or self._plan["finished"]):
            self.take_back()
            staged -= 1
        if self._plan["finished"]:
            self.press(self.button("page-finish"))
        # After a failed opening a staged card may be discarded too, but it is not in the hand.
        elif discards := [
            card for card in self._plan["left"] if f"discard {card}" in self._plan["ends"]
        ]:
            self.pick([max(discards, key=_discard_rank)])
            self.press(self.button("page-discard"))
        else:
            label = re.escape(self.say(f"page-{self._plan['ends'][0]}"))
            self.press(self.page.get_by_role("button", name=re.compile(f"^{label}")))
        self.until(lambda: not (self.can_act and self.turn["phase"] == "play"))

    @property
    def _plan(self) -> dict[str, Any]:
        assert self.drafted is not None
        return self.drafted

    def _focus_by_keyboard(self, target: Locator) -> None:
        """Focus an element with Tab, or with the arrow keys between cards."""
        for _ in range(120):
            key: str = target.evaluate(_NEXT_KEY)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"cannot reach by keyboard: {target}")

    # --- messages from the server ----------------------------------------------------------------

    def _follow_sockets(self) -> Callable[[WebSocket], None]:
        def receive(frame: str | bytes) -> None:
            self._receive(json.loads(frame))

        def send(frame: str | bytes) -> None:
            command = json.loads(frame)
            if command["do"] == "draft":
                self._sent_plan = command

        def follow(socket: WebSocket) -> None:
            socket.on("framereceived", receive)
            socket.on("framesent", send)

        return follow

    def _receive(self, message: dict[str, Any]) -> None:
        match message["is"]:
            case "seen":
                self.picture = message["picture"]
            case "happened":
                self.picture |= message["change"]
                if self.turn.get("phase") != "play":
                    self.drafted = None
            case "drafted":
                self.drafted = message
            case "hinted":
                self.hinted = message
            case "refused":
                self.refused = message
            case _:
                pass


def _discard_rank(card: str) -> int:
    return -1 if card.startswith("*") else RANKS.index(card[0])
