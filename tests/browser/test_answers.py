"""Every refusal, by every way in which a player can try the act: the table says why not.

The real server starts each game from a position. By default each test runs only its first case.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.test_table import (
    drag_by_mouse,
    drag_by_touch,
    hand_card,
    meld,
    middle,
)
from tests.support.browser.axe import axe
from tests.support.browser.fixed_deals import SetDeal
from tests.support.browser.player import InputMethod, Player

OTHERS: Final = ("2D 3D 5D", "KD QD 7S")
OPENING: Final = "KS KH KD 4C 5C 6C 2S 9D"
RUN: Final = [(2, "TH JH QH")]


@dataclass(frozen=True, slots=True)
class Case:
    """An act in a position, and why it is refused."""

    ground: str
    """The server's reason, or the code of an answer by the page."""
    own: str
    """The hand of seat 1, which has the turn."""
    act: str
    """``draw stock``, ``lay 4C 5C``, ``add KH to 1``, ``discard 2S``."""
    before: Sequence[str] = ("draw stock",)
    """The acts before it, in the same notation. They have to be legal."""
    rules: str = "turnier"
    terms: Mapping[str, Any] = field(default_factory=dict)
    """The options and other terms of the table."""
    table: Sequence[tuple[int, str]] = ()
    opened: Sequence[int] = ()
    open: str = "9S"
    stock: str = "3S 4S 8H 9C"
    asks: bool = False
    """Whether the answer is a question that offers a way out."""

    def __str__(self) -> str:
        return f"{self.ground}-{self.act}".replace(" ", "_")


DRAWS: Final = (
    Case("drawn-already", OPENING, "draw stock"),
    Case("drawn-already", OPENING, "draw open"),
    Case("last-card-from-stock", "KH", "draw open", before=()),
    Case(
        "last-card-would-finish",
        "KH",
        "draw open",
        before=(),
        rules="verband",
        table=RUN,
        opened=[1],
        open="9H",
    ),
)
LAYS: Final = (
    Case("meld-no-pattern", OPENING, "lay 4C 5C 9D"),
    Case("draw-first", OPENING, "lay KS KH KD", before=()),
    Case("meld-ace-place", "KC AC 2C 8D", "lay KC AC 2C", rules="klassik"),
    Case("meld-suit-twice", "TC TC TS 8D 7D", "lay TC TC TS"),
    Case("meld-set-too-large", "TC TS TH TD * 8D", "lay TC TS TH TD *"),
    Case("meld-too-many-jokers", "TC * * 8D 7D", "lay TC * *"),
    Case("meld-jokers-side-by-side", "4C 7C 8C 9C * * 8D", "lay 4C 7C 8C 9C * *"),
    Case(
        "melds-per-turn",
        "4H 5H 6H TC TS TH 8D",
        "lay TC TS TH",
        before=("draw stock", "lay 4H 5H 6H"),
        rules="klassik",
    ),
    Case("nothing-to-discard", "TC TS TH", "lay TC TS TH TD", stock="TD 4S 8H"),
    Case("pick-meld", OPENING, "lay"),
)
LAY_OFFS: Final = (
    Case("lay-off-before-opening", "KH 8D 7D", "add KH to 1", table=RUN),
    Case("lay-off-misfit", "2S 8D 7D", "add 2S to 1", table=RUN, opened=[1]),
    Case("not-your-turn", "KH 8D 7D", "add KH to 1", before=(), table=RUN),
    Case("draw-first", "KH 8D 7D", "add KH to 1", before=(), table=RUN, opened=[1]),
    Case("swap-before-opening", "JH 8D 7D", "add JH to 1", table=[(2, "TH *JH QH")]),
    Case(
        "swap-never",
        "JH 8D 7D",
        "add JH to 1",
        rules="haus",
        terms={"options": {"joker_swap": "never"}},
        table=[(2, "TH *JH QH")],
        opened=[1],
    ),
    Case(
        "meld-set-too-large",
        "TD 8D 7D",
        "add TD to 1",
        rules="haus",
        terms={"options": {"largest_set": 3}},
        table=[(2, "TC TS TH")],
        opened=[1],
    ),
    Case("nothing-to-discard", "9H KH", "add KH 9H 8H to 1", table=RUN, opened=[1], stock="8H 4S"),
    Case(
        "left-with-taken-card",
        "KH",
        "add KH to 1",
        before=("draw open",),
        rules="klassik",
        table=RUN,
        opened=[1],
    ),
    Case("note", OPENING, "add to 1", table=RUN),
)
DISCARDS: Final = (
    Case(
        "opening-too-low", OPENING, "discard 2S", before=("draw stock", "lay KS KH KD"), asks=True
    ),
    Case("joker-discarded", "* 8D 7D", "discard *"),
    Case("draw-first", OPENING, "discard 2S", before=()),
    Case("not-your-turn", OPENING, "discard 2S", before=()),
    Case("taken-card-opens", "8D 7D 2S", "discard 8D", before=("draw open",), asks=True),
    Case(
        "taken-card-unused",
        "8D 7D 2S",
        "discard 8D",
        before=("draw open",),
        opened=[1],
        asks=True,
    ),
    Case(
        "taken-card-discarded",
        "8D 7D 2S",
        "discard 9S",
        before=("draw open",),
        rules="klassik",
    ),
    Case(
        "joker-not-placed",
        "JH 8D 7D",
        "discard 8D",
        before=("draw stock", "add JH to 1"),
        table=[(2, "TH *JH QH")],
        opened=[1],
        asks=True,
    ),
    Case(
        "indirect-not-finished",
        "8H KC 2S 2C",
        "discard 2S",
        before=("draw open", "add 8H 9H to 1"),
        table=[(2, "5H 6H 7H")],
        opened=[1],
        open="9H",
        asks=True,
    ),
    Case("pick-discard", OPENING, "discard"),
    Case("pick-one", OPENING, "discard 2S 9D"),
    Case("not-onto-stock", OPENING, "bury 2S"),
)


class AnsweredPlayer(Player):
    """A player who tries acts that are refused, in a way of their own."""

    def start(self, case: Case, set_deal: SetDeal, visit: Visit) -> None:
        """Begin a game in the position of a case, and carry out the first acts."""
        is_waiting = case.ground == "not-your-turn"
        set_deal(
            *(case.own, *OTHERS),
            open=case.open,
            stock=case.stock,
            dealer=3,
            turn=3 if is_waiting else 1,
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
        shown = self.page.locator("[data-zone=hand] [data-card]")
        hand = self.drafted["left"] if self.drafted else self.picture["hand"]
        expect(shown).to_have_count(len(hand))
        self.refused = None

    def _wait_for_other(self, case: Case, visit: Visit, terms: dict[str, Any]) -> None:
        """Sit down with a person who has the turn and does nothing."""
        table = self.sit_down(case.rules, seats=3, bots=1, **terms)
        other = Player(visit(DESKTOP))
        other.page.goto("/")
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
            case _:
                self.lay_off(act)

    def cards(self, act: str) -> list[str]:
        verb, *words = act.split()
        return [] if verb == "draw" else words[:-2] if verb == "add" else words

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
        self.expect_nothing_covered(answer)

    def expect_nothing_covered(self, answer: Locator) -> None:
        """Expect that an answer lies below the melds and piles, and is not cut off."""
        box = answer.bounding_box()
        felt = self.page.locator(".felt").bounding_box()
        assert box is not None
        assert felt is not None
        beside = box["x"] >= felt["x"] + felt["width"] - 1
        assert beside or box["y"] >= felt["y"] + felt["height"] - 1
        assert answer.evaluate(
            "one => [one, ...one.querySelectorAll('*')].every((part) =>"
            " getComputedStyle(part).overflow === 'visible' ||"
            " part.scrollHeight <= part.clientHeight + 1)"
        )


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


def not_empty(cases: Sequence[Case]) -> list[Case]:
    """Return the cases that can be tried by dragging: those with cards."""
    return [case for case in cases if case.ground not in {"pick-meld", "pick-discard", "note"}]


def tappable(cases: Sequence[Case]) -> list[Case]:
    """Return the cases that can be tried by a tap.

    A tap on the open pile draws before the draw, and discards after it.
    """
    other = {"drawn-already-draw_open", "draw-first-discard_2S", "not-onto-stock-bury_2S"}
    return [case for case in cases if str(case) not in other]


def shuffled(cases: Sequence[Case], first: str) -> list[Case]:
    """Return the cases with one of them first, which is the one that runs by default."""
    return sorted(cases, key=lambda case: str(case) != first)


@pytest.mark.parametrize(
    "case",
    shuffled(
        [case for case in (*LAYS, *DISCARDS) if case.act.split()[0] in {"lay", "discard"}
         and case.before],
        "opening-too-low-discard_2S",
    ),
    ids=str,
)  # fmt: skip
def test_a_button_answers(desktop: Page, visit: Visit, set_deal: SetDeal, case: Case) -> None:
    try_case(desktop, case, AnsweredPlayer.by_button, set_deal=set_deal, visit=visit)


@pytest.mark.parametrize(
    "case",
    shuffled(
        not_empty((*DRAWS, *LAYS, *LAY_OFFS, *DISCARDS)), "lay-off-before-opening-add_KH_to_1"
    ),
    ids=str,
)
def test_a_drag_answers(desktop: Page, visit: Visit, set_deal: SetDeal, case: Case) -> None:
    try_case(desktop, case, AnsweredPlayer.by_drag, set_deal=set_deal, visit=visit)


@pytest.mark.parametrize(
    "case",
    shuffled(tappable((*DRAWS, *LAYS, *LAY_OFFS, *DISCARDS)), "not-your-turn-discard_2S"),
    ids=str,
)
def test_a_tap_answers(visit: Visit, set_deal: SetDeal, case: Case) -> None:
    given: Mapping[str, Any] = {"set_deal": set_deal, "visit": visit}
    try_case(visit(PHONE), case, AnsweredPlayer.by_tap, input_method=InputMethod.TOUCH, **given)


@pytest.mark.parametrize(
    "case",
    shuffled(
        [case for case in (*DRAWS, *LAYS, *LAY_OFFS, *DISCARDS) if case.ground != "not-onto-stock"],
        "meld-no-pattern-lay_4C_5C_9D",
    ),
    ids=str,
)
def test_a_key_answers(desktop: Page, visit: Visit, set_deal: SetDeal, case: Case) -> None:
    player = try_case(desktop, case, AnsweredPlayer.by_keys, set_deal=set_deal, visit=visit)
    axe(player.page)


# --- after the answer ----------------------------------------------------------------------------


def started(page: Page, set_deal: SetDeal, visit: Visit, case: Case) -> AnsweredPlayer:
    player = AnsweredPlayer(page)
    player.start(case, set_deal, visit)
    return player


def test_an_answer_goes_away_by_itself(desktop: Page, visit: Visit, set_deal: SetDeal) -> None:
    """It stays as long as it takes to read it, and while it has the focus."""
    desktop.clock.install()
    player = started(desktop, set_deal, visit, Case("", OPENING, ""))
    player.by_keys("lay 4C 5C 9D")
    answer = desktop.get_by_role("alert")
    expect(answer).to_be_visible()
    desktop.clock.run_for(4_000)
    expect(answer).to_be_visible()
    close = answer.get_by_role("button", name=player.say("page-close"))
    close.focus()
    desktop.clock.run_for(120_000)
    expect(answer).to_be_visible()
    close.blur()
    desktop.clock.run_for(120_000)
    expect(answer).to_have_count(0)
    reason = player.say("refusal-meld-no-pattern").split(".")[0]
    expect(desktop.locator("[data-voice] .what")).to_contain_text(
        reason
    )  # the cards are still there


def test_an_unfinished_opening_can_be_taken_back_at_the_discard(
    desktop: Page, visit: Visit, set_deal: SetDeal
) -> None:
    case = Case("", OPENING, "", before=("draw stock", "lay KS KH KD"))
    player = started(desktop, set_deal, visit, case)
    player.by_keys("discard 2S")
    question = desktop.get_by_role("group", name=player.say("page-unfinished"))
    expect(question.get_by_role("button", name="Take back and discard ♠2")).to_be_focused()
    axe(desktop)
    player.press(question.get_by_role("button", name=player.say("page-way-go-on")))
    expect(question).to_have_count(0)
    expect(meld(player, 1)).to_be_visible()
    expect(hand_card(player, "2S")).to_be_focused()
    desktop.keyboard.press("d")
    player.press(question.get_by_role("button", name="Take back and discard ♠2"))
    player.until(lambda: player.picture["melds"] == [] and "2S" not in player.picture["hand"])
    player.until(lambda: "KS" in player.picture["hand"])


def test_a_legal_part_of_the_cards_set_aside_is_offered(
    desktop: Page, visit: Visit, set_deal: SetDeal
) -> None:
    case = Case("", OPENING, "", rules="klassik")
    player = started(desktop, set_deal, visit, case)
    player.by_keys("lay 4C 5C 6C 9D")
    expect(desktop.get_by_role("alert")).to_be_visible()
    player.by_keys("discard 2S")
    part = desktop.get_by_role("button", name="Lay only ♣4 ♣5 ♣6 and discard ♠2")
    player.press(part)
    player.until(lambda: len(player.picture["melds"]) == 1)
    assert player.picture["melds"][0]["cards"] == ["4C", "5C", "6C"]


def test_the_keyboard_is_at_the_new_card_after_a_draw(
    desktop: Page, visit: Visit, set_deal: SetDeal
) -> None:
    player = started(desktop, set_deal, visit, Case("", OPENING, "", before=()))
    player.button("page-draw-stock").focus()
    desktop.keyboard.press("Enter")
    expect(hand_card(player, "3S")).to_be_focused()


def test_the_open_card_says_what_taking_it_demands(
    desktop: Page, visit: Visit, set_deal: SetDeal
) -> None:
    case = Case("", "8D 7D 2S", "", before=())
    player = started(desktop, set_deal, visit, case)
    take = desktop.get_by_role("button", name=re.compile("^Take ♠9"))
    duty = player.say("page-take-duty", duty="open-with-taken")
    expect(take).to_contain_text(duty)
    expect(take).not_to_have_class(re.compile("main"))
    expect(player.button("page-draw-stock")).to_have_class(re.compile("main"))
    expect(desktop.locator("[data-pile=open]")).to_have_accessible_name(re.compile(duty))
    take.click()
    put_back = desktop.get_by_role("button", name=re.compile(player.say("page-return")))
    expect(put_back).to_contain_text(player.say("page-ends-turn"))
    before = player.turn
    put_back.click()
    player.until(lambda: player.turn != before)


def test_a_hint_is_one_line_and_marks_the_cards(
    desktop: Page, visit: Visit, set_deal: SetDeal
) -> None:
    player = started(desktop, set_deal, visit, Case("", OPENING, "", before=()))
    desktop.keyboard.press("h")
    player.until(lambda: player.hinted is not None)
    expect(desktop.locator("[data-pile].hinted")).to_have_count(1)
    advice = desktop.locator("[data-voice] .advice")
    expect(advice.locator("p")).to_have_count(0)
    why = advice.get_by_role("button", name=player.say("page-why"))
    why.click()
    assert player.hinted is not None
    expect(advice).to_contain_text(player.hinted["advice"][0]["reasons"][0]["text"])
    axe(desktop)
    player.expect_nothing_covered(advice)


_WATCH_SHAKES: Final = """() => {
  window.shaken = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (frames.translate) window.shaken.push(this.getAttribute("aria-label"));
    return animate.call(this, frames, options);
  };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_refused_card_shakes_unless_reduced_motion_is_set(
    visit: Visit, set_deal: SetDeal, motion: str
) -> None:
    page = visit(DESKTOP, motion=motion)
    player = started(page, set_deal, visit, Case("", "2S 8D 7D", "", table=RUN, opened=[1]))
    page.evaluate(_WATCH_SHAKES)
    player.by_drag("add 2S to 1")
    expect(page.get_by_role("alert")).to_be_visible()
    shaken = [player.card_name("2S")] if motion == "no-preference" else []
    assert page.evaluate("window.shaken") == shaken
