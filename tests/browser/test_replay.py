"""Finished games: replay, the bots' opinions, the check of the deal, game files."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import FilePayload, Page, expect

from romme.bots.registry import make_bot
from romme.client import Client, play
from romme.locales import LANGUAGES, words
from romme.notation import gamefile
from romme.wire.lobby import BotRequest, NewTable
from romme.wire.terms import Games, TableTerms
from tests.browser.conftest import DESKTOP, PHONE, TIMEOUT_MS, PageErrors, Visit
from tests.support.browser.axe import axe

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
OPINION_TIMEOUT_MS: Final = 60_000
"""On a busy machine, the bots need a long time even for a few moves."""
MISSED_FINISH: Final = """
format = "romme/1"
rules = "klassik"
players = ["Anna", "Ben"]
dealer = 2
moves = ["1 draw stock", "1 discard 6C", "2 draw stock"]
[position]
turn = 1
hands = ["4C 5C KH", "2D 3D 9S 8H JC"]
open = "9D 2S"
stock = "6C 3H 4H QD 8C 5D"
"""
"""A game file in which Anna misses a chance to finish the game."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game, and the session token of its only human player, Anna."""

    token: str
    table: str
    replay: dict[str, Any]

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.replay["steps"]) - 1

    def sign_in(self, page: Page, address: str) -> None:
        """Set Anna's session cookie, so that the page is signed in as Anna."""
        page.context.add_cookies([{"name": "romme", "value": self.token, "url": address}])
        page.add_init_script("localStorage.setItem('romme-came-in', 'yes')")


@pytest.fixture(scope="module")
def finished_game(address: str) -> Iterator[FinishedGame]:
    """A finished game against bots, played with the Python client because a browser is slower."""

    async def match() -> FinishedGame:
        async with Client(address) as anna:
            await anna.enter_as_guest("Anna")
            terms = TableTerms(rules="turnier", seats=3, length=Games(1))
            bots = [BotRequest(2), BotRequest(3)]
            made = await anna.make_table(NewTable(terms=terms, bots=bots))
            await asyncio.wait_for(play(anna, made.table, make_bot("anfaenger")), 120)
            assert anna.token is not None
            headers = {"Authorization": f"Bearer {anna.token}"}
            # The first request starts the process that renders replays.
            limit = TIMEOUT_MS / 1000
            async with httpx.AsyncClient(base_url=address, headers=headers, timeout=limit) as http:
                answer = await http.get(f"/api/games/{made.table}/1/replay")
            return FinishedGame(anna.token, made.table, answer.json())

    with ThreadPoolExecutor(1) as other:  # Playwright runs this thread's event loop
        yield other.submit(asyncio.run, match()).result()


def open_file(page: Page, name: str, text: str) -> None:
    """Open a game file from the page "My games"."""
    page.goto("/games")
    upload(page, name, text)
    expect(page).to_have_url(re.compile("/replay$"))


def upload(page: Page, name: str, text: str) -> None:
    file = FilePayload(name=name, mimeType="application/toml", buffer=text.encode())
    page.locator("input[type=file]").set_input_files(file)


def expect_step(page: Page, step: int, last: int) -> None:
    """Expect the replay to show move `step` of `last`."""
    slider = page.get_by_role("slider", name="Move")
    label = f"Move {step} of {last}"
    expect(slider).to_have_attribute("aria-valuetext", label, timeout=TIMEOUT_MS)


def expect_no_overflow(page: Page) -> None:
    """Expect the page to be no wider than the window."""
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], page.url


def test_stepping_through_a_game(visit: Visit, address: str, finished_game: FinishedGame) -> None:
    """Buttons, keys and the list of moves change the step. All hands can be shown."""
    page = visit(DESKTOP)
    finished_game.sign_in(page, address)
    page.goto("/games")
    axe(page)
    page.get_by_role("link", name="Turnier").click()
    expect(page).to_have_url(re.compile(f"/games/{finished_game.table}/1$"))
    expect_step(page, 0, finished_game.last)
    page.get_by_role("button", name="Next move").click()
    expect_step(page, 1, finished_game.last)
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect_step(page, 2, finished_game.last)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("End")
    expect_step(page, finished_game.last, finished_game.last)
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    page.get_by_role("button", name="Go to the start").click()
    expect_step(page, 0, finished_game.last)

    others = page.get_by_role("group", name="Bot 2’s hand")
    dealt = finished_game.replay["steps"][0]["position"]
    expect(others.get_by_role("img", name="Face-down card")).to_have_count(13)
    page.get_by_label("Whose cards to show").select_option(label="All cards")
    expect(others.get_by_role("img", name="Face-down card")).to_have_count(0)
    expect(others.get_by_role("img")).to_have_count(len(dealt["hands"][1]))
    page.get_by_label("Whose cards to show").select_option(label="As Bot 2 saw it")
    own = page.get_by_role("group", name="Anna’s hand")
    expect(own.get_by_role("img", name="Face-down card")).to_have_count(13)

    page.get_by_label("Speed").select_option("2×")
    page.get_by_role("button", name="Play").click()
    expect_step(page, 3, finished_game.last)
    page.get_by_role("button", name="Pause").click()
    moves = page.get_by_role("list", name="Moves", exact=True).get_by_role("button")
    expect(moves).to_have_count(finished_game.last + 1)
    moves.nth(4).click()
    expect_step(page, 4, finished_game.last)
    expect(moves.nth(4)).to_have_attribute("aria-current", "step")
    axe(page)


def test_the_chart_and_its_table_show_the_same_points(
    visit: Visit, address: str, finished_game: FinishedGame
) -> None:
    page = visit(DESKTOP)
    finished_game.sign_in(page, address)
    page.goto(f"/games/{finished_game.table}/1")
    expect_step(page, 0, finished_game.last)
    chart = page.get_by_role("img", name="Points in hand after each turn")
    expect(chart.locator("path.line")).to_have_count(3)
    page.get_by_text("Show as a table").click()
    rows = page.get_by_role("row")
    expect(rows).to_have_count(len(finished_game.replay["turns"]) + 1)
    counted = finished_game.replay["outcome"]["card_points"]
    expect(rows.last.get_by_role("cell")).to_have_text([str(points) for points in counted])
    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 15, box["y"] + 60)
    expect_step(page, finished_game.last, finished_game.last)


def test_the_check_of_the_deal_finds_manipulated_files(
    visit: Visit, address: str, finished_game: FinishedGame
) -> None:
    """The changed files still contain valid moves: only the proof of the deal fails."""
    page = visit(DESKTOP)
    finished_game.sign_in(page, address)
    page.goto(f"/games/{finished_game.table}/1")
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The deal is proven")).to_be_visible()
    expect(page.get_by_text("All 110 cards are in the order")).to_be_visible()
    expect(page.get_by_text("One thing only you can check")).to_be_visible()
    page.get_by_text("Show the numbers").click()
    digits = finished_game.replay["deal"]["commitment"]
    expect(page.get_by_text(digits[:8]).first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save game").click()
    saved = Path(download.value.path()).read_text("utf-8")
    assert saved == finished_game.replay["file"]

    open_file(page, "saved.romme", saved)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The deal is proven")).to_be_visible()

    deck = finished_game.replay["deal"]["deck"]
    place = max(at for at in range(1, len(deck)) if deck[at] != deck[at - 1])
    exchanged = [*deck[: place - 1], deck[place], deck[place - 1], *deck[place + 1 :]]
    open_file(page, "exchanged.romme", saved.replace(" ".join(deck), " ".join(exchanged)))
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The deal has not been proven fair")).to_be_visible()
    expect(page.get_by_text(f"Card {place} of the deck is")).to_be_visible()

    secret = finished_game.replay["deal"]["secret"]
    open_file(page, "secret.romme", saved.replace(secret, secret[::-1]))
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The secret number doesn’t match")).to_be_visible()


def test_the_check_number_stored_in_the_browser_is_compared(
    visit: Visit, address: str, finished_game: FinishedGame
) -> None:
    for number, verdict in (
        (finished_game.replay["deal"]["commitment"], "The deal is proven"),
        ("0" * 64, "During the game your browser was shown a different check number"),
    ):
        page = visit(DESKTOP)
        finished_game.sign_in(page, address)
        kept = json.dumps([[f"{finished_game.table}/1", number]])
        page.add_init_script(f"localStorage.setItem('romme-check-numbers', {kept!r})")
        page.goto(f"/games/{finished_game.table}/1")
        page.get_by_role("button", name="Check the deal").click()
        expect(page.get_by_text(verdict)).to_be_visible()
        expect(page.get_by_text("One thing only you can check")).to_have_count(0)


def test_the_bots_suggest_better_moves(phone: Page) -> None:
    open_file(phone, "missed.romme", MISSED_FINISH)
    phone.get_by_role("button", name="Ask the bots").click()
    marks = phone.get_by_role("list", name="Moves", exact=True).locator(".mark")
    expect(marks).to_have_count(2, timeout=OPINION_TIMEOUT_MS)
    expect(marks.nth(1)).to_contain_text("weak")
    phone.get_by_role("button", name="Next weak move").click()
    expect_step(phone, 2, 3)
    expect(phone.get_by_text("Better: Lay ♣4 ♣5 ♣6. Discard ♥K.")).to_be_visible()
    expect(phone.get_by_text("You could finish the game in this turn").first).to_be_visible()
    axe(phone)
    phone.get_by_role("button", name="Position before this move").click()
    expect_step(phone, 1, 3)
    phone.get_by_role("combobox", name="Moves by").select_option(label="Ben")
    phone.get_by_role("button", name="Go to the end").click()
    phone.get_by_role("button", name="What do the bots think of this move?").click()
    expect(marks).to_have_count(3, timeout=OPINION_TIMEOUT_MS)


def test_every_example_file_can_be_opened(desktop: Page) -> None:
    """A file with an illegal move is shown up to that move. A reload keeps the last file open."""
    moves = 0
    desktop.goto("/replay")
    for path in sorted(EXAMPLES.glob("*.romme")):
        text = path.read_text("utf-8")
        upload(desktop, path.name, text)
        expect(desktop.get_by_text(path.name)).to_be_visible()
        moves = len(gamefile.read(text).moves)
        if path.stem == "refused":
            refused = desktop.get_by_role("alert")
            expect(refused).to_contain_text("In line 13 of the file")
            moves = 2
        desktop.get_by_role("button", name="Go to the end").click()
        expect_step(desktop, moves, moves)
    desktop.reload()
    expect_step(desktop, 0, moves)


def test_invalid_game_files_are_refused_with_the_line(
    desktop: Page, page_errors: PageErrors
) -> None:
    page_errors.allow("status of 400")
    desktop.goto("/games")
    upload(desktop, "letter.txt", "Dear Anna,\nhow are you?")
    expect(desktop.get_by_role("alert")).to_contain_text("letter.txt")
    expect(desktop.get_by_role("alert")).to_contain_text("Line 1:")
    upload(desktop, "large.romme", "#" * 300_000)
    expect(desktop.get_by_role("alert")).to_contain_text("too large")
    expect(desktop).to_have_url(re.compile("/games$"))
    dropped = """text => { const data = new DataTransfer();
        data.items.add(new File([text], "dropped.romme")); return data; }"""
    data = desktop.evaluate_handle(dropped, (EXAMPLES / "klassik.romme").read_text("utf-8"))
    desktop.get_by_role("group", name="Open a game file").dispatch_event(
        "drop", {"dataTransfer": data}
    )
    expect_step(desktop, 0, 30)


def test_a_new_player_has_no_games_yet(desktop: Page, page_errors: PageErrors) -> None:
    desktop.goto("/games")
    expect(desktop.get_by_text("You haven’t finished a game yet")).to_be_visible()
    axe(desktop)
    page_errors.allow("status of 404")
    desktop.goto("/games/nowhere/1")
    expect(
        desktop.get_by_role("heading", name="There is no finished game at this address")
    ).to_be_visible()
    axe(desktop)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_replay_fits_a_phone_in_every_language(
    visit: Visit, address: str, finished_game: FinishedGame, language: str
) -> None:
    """Nothing overflows even in large print, which needs the most space."""
    page = visit(PHONE, language=language, scheme="dark" if language == "lb" else "light")
    finished_game.sign_in(page, address)
    page.add_init_script("localStorage.setItem('romme-taste', JSON.stringify({ large: true }))")
    texts = words(language)
    page.goto("/games")
    expect(page.get_by_role("heading", name=texts.say("page-my-games"))).to_be_visible()
    expect(page.locator("time")).to_be_visible()
    expect_no_overflow(page)
    page.goto(f"/games/{finished_game.table}/1")
    page.get_by_role("button", name=texts.say("page-replay-last")).click()
    ending = texts.say(f"ending-{finished_game.replay['outcome']['ending']}", name="")
    expect(page.locator(".told")).to_contain_text(ending.strip())
    page.get_by_role("button", name=texts.say("page-check-deal")).click()
    expect(page.get_by_text(texts.say("verify-proven"))).to_be_visible()
    expect_no_overflow(page)
    axe(page)
