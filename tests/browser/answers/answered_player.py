"""A player who tries acts that are refused: by button, drag, tap or key."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.answers.refusal_cases import OTHERS, Case
from tests.browser.conftest import DESKTOP, Visit
from tests.browser.test_table import (
    drag_by_mouse,
    drag_by_touch,
    hand_card,
    meld,
    middle,
)
from tests.support.browser.fixed_deals import SetDeal
from tests.support.browser.player import EMPTY_PAGE, InputMethod, Player


class AnsweredPlayer(Player):
    """A player who tries acts that are refused, in a way of their own."""

    def start(self, case: Case, set_deal: SetDeal, visit: Visit) -> None:
        """Begin a game in the position of a case, and carry out the first acts."""
        is_waiting = case.turn == 3 or (case.turn == 0 and case.dealer == 1)
        set_deal(
            *(case.own, *OTHERS),
            open=case.open,
            stock=case.stock,
            dealer=case.dealer,
            turn=case.turn,
            table=list(case.table),
            opened=list(case.opened),
        )
        terms: dict[str, Any] = {"length": {"type": "games", "number": 1}, **case.terms}
        if is_waiting:
            self._wait_for_other(case, visit, terms)
        else:
            self.sit_down(case.rules, seats=3, **terms)
        self.until(lambda: self.phase == "playing" and bool(self.turn))
        for act in case.before:
            self.do(act)
        shown = self.page.locator("[data-zone=hand] [data-card], [data-zone=tray] [data-card]")
        hand = self.drafted["left"] if self.drafted else self.picture["hand"]
        expect(shown).to_have_count(len(hand))
        self.refused = None

    def _wait_for_other(self, case: Case, visit: Visit, terms: dict[str, Any]) -> None:
        """Sit down with a person who has the turn and does nothing."""
        table = self.sit_down(case.rules, seats=3, bots=1, **terms)
        other = Player(visit(DESKTOP))
        other.page.goto(EMPTY_PAGE)
        other.page.evaluate(_BE_GUEST, "Ben")
        other.page.goto(f"/t/{table}")
        for key in ("page-sit", "page-ready-to-play"):
            other.press(other.button(key))
        self.press(self.button("page-ready-to-play"))

    def do(self, act: str) -> None:
        """Carry out a legal act."""
        verb, *words = act.split()
        match verb:
            case "draw":
                self.page.keyboard.press("n" if words == ["stock"] else "o")
                self.until(lambda: self.drafted is not None)
            case "lay":
                self.stage(f"meld {' '.join(words)}")
                if self.picture["terms"]["mode"] == "strict":
                    self.until(lambda: len(self.turn.get("staged", ())) == self._steps)
            case "aside":
                self.pick(words)
                self.press(self.page.locator("[data-drop=new] .place"))
                expect(self.page.locator("[data-zone=tray] [data-card]")).to_have_count(len(words))
            case "win":
                self.pick(words)
                self.press(self.button("page-discard"))
                self.press(self.button("page-look-at-table"))
            case _:
                self.lay_off(act)

    def cards(self, act: str) -> list[str]:
        verb, *words = act.split()
        match verb:
            case "draw":
                return []
            case "add":
                return words[:-2]
            case "press":
                return words[1:]
            case _:
                return words

    def pick_for(self, act: str) -> None:
        self.pick(self.cards(act))

    # --- the ways --------------------------------------------------------------------------------

    def by_button(self, act: str) -> None:
        self.pick_for(act)
        verb = act.split(maxsplit=1)[0]
        # Playwright does not click what is marked as disabled; people can.
        self.button({"lay": "page-lay-meld", "discard": "page-discard"}[verb]).click(force=True)

    def by_drag(self, act: str) -> None:
        if act.startswith("draw"):
            pile = self.page.locator(f"[data-pile={act.split()[1]}]")
            self.drag(middle(pile), middle(self.page.locator("[data-zone=hand]")))
            return
        cards = self.cards(act)
        if len(cards) > 1:
            self.pick(cards)
        card = hand_card(self, cards[0])
        card.element_handle().wait_for_element_state("stable")
        self.drag(visible_point(card), middle(self.target(act)))

    def by_tap(self, act: str) -> None:
        self.pick_for(act)
        target = (
            self.page.locator(f"[data-pile={act.split()[1]}]") if act.startswith("draw") else None
        )
        target = target or self.target(act)
        if self.input_method is InputMethod.TOUCH:
            self.page.touchscreen.tap(*middle(target))
        else:
            target.click(force=True)

    def by_keys(self, act: str) -> None:
        for card in self.cards(act):
            named = self.page.get_by_role("button", name=self.card_name(card), exact=True)
            free = self.hand.and_(named).and_(self.page.locator("[aria-pressed=false]"))
            free.first.focus()
            self.page.keyboard.press("Space")
        verb, *words = act.split()
        match verb:
            case "add":
                meld(self, int(words[-1])).focus()
                self.page.keyboard.press("Enter")
            case "draw":
                self.page.keyboard.press("n" if words == ["stock"] else "o")
            case "press":
                self.page.keyboard.press(words[0])
            case _:
                self.page.keyboard.press("m" if verb == "lay" else "d")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        by = drag_by_touch if self.input_method is InputMethod.TOUCH else drag_by_mouse
        by(self.page, start, end)

    def target(self, act: str) -> Locator:
        """Return where the cards of an act are dropped, or what is tapped after picking them."""
        verb, *words = act.split()
        match verb:
            case "lay":
                return self.page.locator("[data-drop=new]")
            case "discard":
                return self.page.locator("[data-pile=open]")
            case "bury":
                return self.page.locator("[data-pile=stock]")
            case _:
                return meld(self, int(words[-1]))

    # --- the answer ------------------------------------------------------------------------------

    def expect_answer(self, case: Case) -> None:
        """Expect the answer of a case, in whole sentences and with its clause."""
        answer = self.page.locator("[data-voice] [data-code]")
        expect(answer).to_be_visible()
        assert (self.page.get_by_role("group", name=self.say("page-unfinished")).count() > 0) == (
            case.asks
        )
        if (code := answer.get_attribute("data-code")) != "illegal":
            assert code == case.ground
            return
        assert self.refused is not None
        assert self.refused["facts"]["ground"] == case.ground
        expect(answer).to_contain_text(self.refused["message"])
        expect(
            answer.get_by_role("button", name=re.compile(r"^(Clause|House rule)"))
        ).to_be_visible()
        if case.asks:
            self.expect_nothing_covered(answer, ".felt")
            return
        voice = self.page.locator("[data-voice]").bounding_box()
        assert answer.bounding_box() == voice, "it does not have one row"
        self.expect_nothing_covered(answer)
        self.expect_whole_answer(answer, rule=self.refused["rule"])

    def expect_whole_answer(self, answer: Locator, *, rule: str) -> None:
        """Open an answer by a press, and expect whole sentences that cover nothing."""
        self.press(answer.locator("[aria-expanded=false]"))
        words = answer.locator("[aria-expanded=true]")
        expect(words.locator("q")).to_have_text(rule)
        words.locator("q").scroll_into_view_if_needed()
        self.expect_nothing_covered(answer)
        assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "it is cut off"

    def expect_nothing_covered(self, answer: Locator, *parts: str) -> None:
        """Expect that an answer lies beside melds, piles and hand, or beside other parts."""
        box = answer.bounding_box()
        assert box is not None
        for part in parts or (".felt", "[data-zone=hand]"):
            other = self.page.locator(part).bounding_box()
            assert other is not None
            assert (
                box["x"] >= other["x"] + other["width"] - 1
                or box["y"] >= other["y"] + other["height"] - 1
                or box["y"] + box["height"] <= other["y"] + 1
            ), f"it covers {part}"


_BE_GUEST: Final = """async (name) => {
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/guests", { method: "POST", headers, body: JSON.stringify({ name }) });
  localStorage.setItem("romme-came-in", "yes");
}"""


def try_case(
    page: Page,
    case: Case,
    way: Callable[[AnsweredPlayer, str], None],
    *,
    set_deal: SetDeal,
    visit: Visit,
    input_method: InputMethod = InputMethod.MOUSE,
) -> AnsweredPlayer:
    """Try an act in one way, and check that the table answers and that nothing else happens."""
    player = AnsweredPlayer(page, input_method=input_method)
    player.start(case, set_deal, visit)
    before, hand = player.picture, sorted(cards_shown(page))
    way(player, case.act)
    player.expect_answer(case)
    assert player.picture == before
    assert sorted(cards_shown(page)) == hand
    return player


def visible_point(card: Locator) -> tuple[float, float]:
    """Return a point of a card that no other card covers, whatever its angle."""
    x, y = card.evaluate("""(card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      for (let down = 0.15; down < 0.9; down += 0.05)
        for (let across = 0.15; across < 0.9; across += 0.05) {
          const point = [left + across * width, top + down * height];
          if (card.contains(document.elementFromPoint(...point))) return point;
        }
    }""")
    return x, y


def cards_shown(page: Page) -> list[str]:
    """Return the cards in the hand and in the place for a new meld."""
    found = page.locator("[data-zone=hand] [data-card], [data-zone=tray] [data-card]")
    return list(found.evaluate_all("all => all.map(one => one.dataset.card)"))
