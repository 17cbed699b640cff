"""The first screen and the main navigation, measured on screens from a small phone to a laptop."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from romme.locales import LANGUAGES, words
from tests.browser.conftest import PHONE, Device, Visit
from tests.conftest import Size
from tests.support.browser.axe import axe
from tests.support.browser.player import EMPTY_PAGE, Player

SIZES: Final = ((360, 640), (360, 740), (740, 360), (768, 1024), (1366, 768))
SPREAD: Final = (
    ((360, 640), "fr", True),
    ((360, 640), "lb", False),
    ((360, 740), "de", False),
    ((360, 740), "lb", True),
    ((740, 360), "fr", False),
    ((740, 360), "de", True),
    ((768, 1024), "de", False),
    ((768, 1024), "fr", True),
    ((1366, 768), "en", False),
    ((1366, 768), "lb", True),
)
"""The looks that are measured without `--full`: each size in normal and in large print."""
TARGET_PX: Final = 44
NAVIGATION: Final = ("page-nav-play", "page-learn", "page-rules", "page-my-games")
"""The links of the main navigation, in order."""

MEASURE: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const shown = (one) => ({ top: box(one).top, bottom: box(one).bottom, height: box(one).height });
  const bar = document.querySelector(".main-navigation");
  const isBar = getComputedStyle(bar).position === "fixed";
  const text = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const heading = text(document.querySelector("h1"));
  const felt = box(document.querySelector(".hello"));
  const cards = [...document.querySelectorAll(".fan .card")].map(box);
  const links = [...bar.querySelectorAll("a")];
  const end = () => {
    scrollTo(0, document.body.scrollHeight);
    const last = box(document.querySelector("main").lastElementChild).bottom;
    const top = isBar ? box(bar).top : innerHeight;
    scrollTo(0, 0);
    return last <= top;
  };
  return {
    width: document.documentElement.scrollWidth,
    bottom: isBar ? box(bar).top : innerHeight,
    bar: isBar ? { left: box(bar).left, right: box(bar).right, bottom: box(bar).bottom } : null,
    smallest: Math.min(...links.flatMap((one) => [box(one).width, box(one).height])),
    cut: links.filter((one) => {
      const words = text(one.querySelector("span"));
      const link = box(one);
      return words.left < link.left || words.right > link.right || words.top < link.top ||
        words.bottom > link.bottom;
    }).map((one) => one.textContent),
    isEndFree: end(),
    cards: cards.length,
    lowestCard: Math.max(...cards.map((one) => one.bottom)),
    cardsLeaveFelt: cards.some((one) => one.left < felt.left || one.right > felt.right),
    cardsCoverHeading: cards.some((one) =>
      one.left < heading.right && heading.left < one.right &&
      one.top < heading.bottom && heading.top < one.bottom),
    buttons: [...document.querySelectorAll(".play .big, .play .line")].map(shown),
  };
}"""
FOCUSED: Final = """() => {
  const one = document.activeElement.getBoundingClientRect();
  const bar = document.querySelector(".main-navigation").getBoundingClientRect();
  const isInBar = document.activeElement.closest(".main-navigation") !== null;
  return isInBar || one.bottom <= bar.top + 0.5;
}"""
CUT_CHOICES: Final = """() => [...document.querySelectorAll("select")].flatMap((one) => {
  const style = getComputedStyle(one);
  const context = document.createElement("canvas").getContext("2d");
  context.font = style.font;
  const arrow = 20;
  const room = one.clientWidth - parseFloat(style.paddingLeft) - arrow;
  const texts = [...one.options].map((option) => option.text);
  return texts.filter((text) => context.measureText(text).width > room);
})"""


@dataclass(frozen=True, slots=True)
class Look:
    """A screen, a language and the print size."""

    width: int
    height: int
    language: str
    large: bool

    def show(self, page: Page) -> dict[str, Any]:
        """Open the start page in this look, and measure it."""
        self.open(page, "/")
        page.evaluate("document.fonts.ready.then(() => null)")
        measured: dict[str, Any] = page.evaluate(MEASURE)
        return measured

    def open(self, page: Page, path: str) -> None:
        """Open a page in this look. Another page of the server has to be open."""
        page.set_viewport_size({"width": self.width, "height": self.height})
        self._prefer(page)
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", self.language)
        expect(page.get_by_role("heading", level=1)).to_be_visible()

    def _prefer(self, page: Page) -> None:
        page.evaluate(
            """([language, large]) => {
              const stored = JSON.parse(localStorage.getItem("romme-taste") ?? "{}");
              localStorage.setItem("romme-taste", JSON.stringify({ ...stored, large }));
              localStorage.setItem("romme-language", language);
            }""",
            [self.language, self.large],
        )


def normal(text: str) -> str:
    """Return a text with ordinary spaces, as in the name of an element."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def looks(size: Size) -> Iterator[Look]:
    """Yield a spread of looks; with `--full`, all of them."""
    every = tuple(product(SIZES, LANGUAGES, (False, True)))
    for (width, height), language, large in (SPREAD, every)[size(0, 1)]:
        yield Look(width, height, language, large)


def assert_clear(look: Look, found: dict[str, Any]) -> None:
    """Assert that nothing is cut, covered or too small, and that the buttons are on the screen."""
    assert found["width"] <= look.width, look
    assert found["cut"] == [], look
    assert found["isEndFree"], look
    assert found["smallest"] >= TARGET_PX - 0.5, look
    if found["bar"] is not None:
        assert found["bar"] == {"left": 0, "right": look.width, "bottom": look.height}, look
    assert found["cards"] > 0, look
    assert found["lowestCard"] <= found["bottom"], look
    assert not found["cardsLeaveFelt"], look
    assert not found["cardsCoverHeading"], look
    # In large print the smallest phones show the last button after a little scrolling.
    needed = found["buttons"][: -1 if look.large and look.height <= SIZES[0][1] else None]
    for button in needed:
        assert button["top"] >= 0, look
        assert button["bottom"] <= found["bottom"] + 0.5, look
        assert button["height"] >= TARGET_PX - 0.5, look


# --- the first screen ----------------------------------------------------------------------------


def test_everything_to_begin_with_is_on_the_first_screen(visit: Visit, size: Size) -> None:
    page = visit(PHONE)
    page.goto(EMPTY_PAGE)
    for look in looks(size):
        found = look.show(page)
        assert len(found["buttons"]) == len(("line", "bots", "friends"))
        assert_clear(look, found)


def test_a_running_game_comes_first_and_is_biggest(visit: Visit, size: Size) -> None:
    player = Player(visit(PHONE))
    player.sit_down("klassik", seats=4)
    page = player.page
    for look in looks(size):
        look.show(page)
        rules, bots = "Klassik", words(look.language).say("page-bots", n=3)
        name = words(look.language).say("page-continue-with", rules=rules, others=bots)
        link = page.locator(".play").get_by_role("link", name=re.compile(re.escape(normal(name))))
        expect(link).to_be_visible()
        found = page.evaluate(MEASURE)
        heights = [button["height"] for button in found["buttons"]]
        assert len(heights) == len(("continue", "line", "bots", "friends"))
        assert heights[0] > max(heights[1:]), look
        # The smallest screens show the game itself, and the rest after a little scrolling.
        is_low = look.height <= SIZES[0][1]
        assert_clear(look, found | ({"buttons": found["buttons"][:1]} if is_low else {}))
    page.locator(".play a").first.click()
    expect(page).to_have_url(re.compile("/t/"))


def test_a_first_visitor_plays_three_beginners_after_one_click(phone: Page) -> None:
    """Nobody is asked for a name before a game against bots."""
    player = Player(phone)
    phone.goto("/")
    expect(phone.get_by_role("button", name=re.compile("^Klassik"))).to_have_accessible_name(
        re.compile("^Klassik\\s· beginner\\s· 3\\sbots Change$")
    )
    expect(phone.get_by_label("Your name")).to_have_count(0)
    axe(phone)
    phone.get_by_role("button", name="Play against bots").tap()
    player.until(lambda: player.can_act)
    expect(phone.get_by_role("group", name=re.compile("^Your hand"))).to_be_visible()
    chairs = player.picture["chairs"]
    assert [chair.get("bot") for chair in chairs] == [None, *["anfaenger"] * 3]
    assert chairs[0]["name"] == "Guest"


def test_the_next_game_against_bots_can_be_changed(phone: Page) -> None:
    """The server says how many bots each rule set allows. The choice is stored on the device."""
    player = Player(phone)
    phone.goto("/")
    line = phone.locator(".line")
    line.tap()
    dialog = phone.get_by_role("dialog", name="Against bots")
    numbers = dialog.get_by_role("group", name="Bots", exact=True)
    expect(numbers.get_by_role("radio")).to_have_count(5)
    dialog.get_by_text("Turnier", exact=True).tap()
    expect(numbers.get_by_role("radio")).to_have_count(2)
    axe(phone)
    dialog.get_by_text("Haus", exact=True).tap()
    expect(dialog.get_by_text("110 cards with six jokers")).to_be_visible()
    dialog.get_by_text("club player").tap()
    numbers.get_by_text("2", exact=True).tap()
    dialog.get_by_role("button", name="Close").tap()
    expect(line).to_be_focused()
    phone.reload()
    expect(line).to_contain_text(re.compile("^Haus\\s· club\\splayer\\s· 2\\sbots"))
    phone.get_by_role("button", name="Play against bots").tap()
    player.until(lambda: player.can_act)
    bots = [chair.get("bot") for chair in player.picture["chairs"]]
    assert (player.picture["rules"]["name"], bots) == ("haus", [None, "verein", "verein"])


def test_a_game_can_be_started_in_the_dialog(desktop: Page) -> None:
    desktop.goto("/")
    desktop.locator(".line").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Play against bots").click()
    expect(desktop.get_by_role("group", name=re.compile("^Your hand"))).to_be_visible()


def test_choices_of_earlier_visits_stay(phone: Page) -> None:
    """Pages up to version 0.1 stored rules and level, and had one number of bots per rule set."""
    stored = json.dumps({"rules": "turnier", "level": "stammtisch", "name": "Claire"})
    phone.add_init_script(f"localStorage.setItem('romme-taste', '{stored}')")
    phone.goto("/")
    expect(phone.locator(".line")).to_contain_text(re.compile("^Turnier\\s· regular\\s· 2\\sbots"))


def test_a_table_that_is_only_watched_does_not_come_first(visit: Visit) -> None:
    player = Player(visit())
    table = player.sit_down("klassik", seats=3)
    page = visit(PHONE)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("region", name="Table")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue playing")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Continue:"))).to_have_count(0)


def test_no_button_moves_when_the_running_game_is_found(visit: Visit) -> None:
    waiting: list[Route] = []
    player = Player(visit(PHONE))
    player.sit_down("klassik", seats=4)
    page = player.page
    page.route("**/api/tables/*", lambda route: waiting.append(route))  # noqa: PLW0108 - Playwright sets attributes on it
    page.goto("/")
    play = page.get_by_role("button", name="Play against bots")
    expect(play).to_be_visible()
    before = play.bounding_box()
    with page.expect_response("**/api/tables/*"):
        waiting.pop().continue_()
    expect(page.get_by_role("link", name=re.compile("^Continue:"))).to_be_visible()
    assert play.bounding_box() == before


# --- the main navigation -------------------------------------------------------------------------


def navigation(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("navigation", name=words(language).say("page-nav"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_navigation_marks_the_current_page(visit: Visit, language: str) -> None:
    page = visit(PHONE, language=language)
    page.goto("/")
    links = navigation(page, language).get_by_role("link")
    expect(links).to_have_text([words(language).say(key) for key in NAVIGATION])
    for number, path in enumerate(("/", "/learn", "/rules", "/games")):
        links.nth(number).tap()
        expect(page).to_have_url(re.compile(f"{path}$"))
        expect(links.nth(number)).to_have_attribute("aria-current", "page")
        expect(page.locator("[aria-current]")).to_have_count(1)
    page.go_back()
    expect(links.nth(2)).to_have_attribute("aria-current", "page")
    for number, path in enumerate(("/new", "/watch", "/replay", "/rules/haus")):
        page.goto(path)
        expect(links.nth((0, 0, 3, 2)[number])).to_have_attribute("aria-current", "true")
    for path in ("/me", "/tournaments"):
        page.goto(path)
        expect(links).to_have_count(len(NAVIGATION))
        expect(page.locator("[aria-current]")).to_have_count(0)


def test_the_navigation_is_not_at_a_table_or_in_print(visit: Visit) -> None:
    page = visit(PHONE)
    player = Player(page)
    page.goto("/")
    expect(navigation(page)).to_be_visible()
    page.emulate_media(media="print")
    expect(navigation(page)).to_have_count(0)
    page.emulate_media(media="screen")
    player.sit_down("klassik", seats=3, bots=1)
    expect(page.get_by_role("heading", name=re.compile("^Klassik"))).to_be_visible()
    expect(navigation(page)).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.body).paddingBottom") == "0px"


@pytest.mark.parametrize("device", [PHONE, Device(1366, 768, touch=False)])
def test_the_keyboard_reaches_everything_in_order(visit: Visit, device: Device) -> None:
    page = visit(device)
    page.goto("/")
    expect(page.get_by_role("button", name="Play against bots")).to_be_enabled()
    found = []
    for _ in range(11):
        page.keyboard.press("Tab")
        found.append(page.evaluate("document.activeElement.innerText.trim().split('\\n')[0]"))
    assert found[1:5] == ["Play", "Learn", "Rules", "My games"]
    assert found[8].startswith("Klassik")
    assert found[9:] == ["Play against bots", "Play with friends"]


def test_the_bar_never_covers_the_focus(visit: Visit) -> None:
    page = visit(Device(360, 640, touch=True))
    page.goto("/new")
    expect(page.get_by_label("Which rules?")).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUSED), page.evaluate("document.activeElement.outerHTML")


# --- names and forms -----------------------------------------------------------------------------


def test_an_invited_friend_enters_a_name_and_sits_down(visit: Visit) -> None:
    host = Player(visit())
    table = host.sit_down("klassik", seats=3, bots=1)
    page = visit(PHONE)
    page.goto(f"/t/{table}")
    sit = page.get_by_role("button", name="Sit here").first
    expect(sit).to_be_in_viewport(ratio=1)  # the invitation for others is below
    page.get_by_label("Your name").fill("Ben")
    axe(page)
    sit.tap()
    expect(page.get_by_text("Ben (you)")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
    expect(host.page.get_by_text("Ben", exact=True)).to_be_visible()


def test_no_choice_of_a_new_table_is_cut(visit: Visit, size: Size) -> None:
    page = visit(PHONE)
    page.goto(EMPTY_PAGE)
    for look in looks(size):
        look.open(page, "/new")
        expect(page.get_by_role("combobox").nth(2)).to_be_visible()
        expect(page.locator("main p.soft")).to_be_visible()
        assert page.evaluate(CUT_CHOICES) == [], look
        assert page.evaluate("document.documentElement.scrollWidth") <= look.width, look
