"""Take screenshots of every page with different devices and preferences.

    .romme/venv/bin/python -m tools.screenshots FOLDER [--lang de] [--look phone] [--page table]

A look is a screen size with display preferences: wide, phone, large (a phone with large print) or
dark. Without options, the script takes all pages in all looks, in English.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright

import hatch_page
from romme.locales import LANGUAGES
from tests.support.browser import chromium
from tests.support.browser.office import GAMES, NAMES, TournamentClient
from tests.support.browser.player import Player
from tests.support.servers import CALM, serving

SETTLE_MS: Final = 700
LOCALES: Final = {"lb": "lb-LU", "de": "de-DE", "fr": "fr-FR", "en": "en-GB"}


@dataclass(frozen=True, slots=True)
class Look:
    """A screen size and the display preferences of the user."""

    width: int
    height: int
    scheme: Literal["light", "dark"] = "light"
    large: bool = False


LOOKS: Final[Mapping[str, Look]] = {
    "wide": Look(1280, 800),
    "phone": Look(360, 740),
    "large": Look(360, 740, large=True),
    "dark": Look(1280, 800, "dark"),
}

Scene = Callable[[Player], None]


def at(path: str) -> Scene:
    """Return a scene that opens a page and needs no preparation."""

    def show(player: Player) -> None:
        player.page.goto(path)
        player.page.get_by_role("heading", level=1).wait_for()

    return show


def lobby(player: Player) -> None:
    """Open a table that waits for players."""
    player.sit_down("turnier", seats=4, bots=1)


def table(player: Player) -> None:
    """Play the first turns of a game."""
    player.sit_down("klassik", level="stammtisch", seats=4)
    for _ in range(4):
        player.until(lambda: player.can_act or player.phase != "playing")
        if player.can_act:
            player.move()
    player.until(lambda: player.can_act or player.phase != "playing")


def plan(player: Player) -> None:
    """Draw a card, then ask for a hint."""
    player.sit_down("turnier", level="stammtisch", seats=3)
    player.until(lambda: player.can_act)
    while player.turn.get("phase") != "play":
        player.move()
        player.until(lambda: player.can_act)
    player.button("page-hint").click()
    player.until(lambda: player.hinted is not None)


def result(player: Player) -> None:
    """Play a game up to its result."""
    player.sit_down("klassik", level="stammtisch", seats=3)
    player.play_game()


def cut(player: Player) -> None:
    """Open tables until the player has to cut. The dealer of each table is drawn by lot."""
    while not player.turn.get("must_cut"):
        player.sit_down("turnier", seats=3)
        player.until(lambda: bool(player.turn))


def deal_check(player: Player) -> None:
    """Check the deal of a finished game."""
    result(player)
    table = player.page.url.rpartition("/")[2]
    player.page.goto(f"/games/{table}/1")
    player.button("page-check-deal").click()
    player.page.get_by_text(player.say("page-check-numbers")).click()


def settings(player: Player) -> None:
    """Open the settings."""
    player.page.goto("/")
    player.button("page-settings").click()


def bots_dialog(player: Player) -> None:
    """Open the choice of the next game against bots."""
    player.page.goto("/")
    player.page.locator(".line").click()


def account(player: Player) -> None:
    """Continue as a guest on the account page."""
    player.page.goto("/me")
    player.page.get_by_role("textbox", name=player.say("page-your-name")).fill("Claire")
    player.button("page-come-in").click()
    player.button("page-forget-me").first.wait_for()


def start_again(player: Player) -> None:
    """Open the start page of a player with a running table."""
    player.sit_down("klassik")
    player.page.goto("/")
    player.page.locator(".play a.main").wait_for()


def tournament(player: Player) -> TournamentClient:
    """Start a tournament of nine people: one list is signed, one is half filled in.

    Return the director's client.
    """
    player.page.goto("/")
    club = TournamentClient(player.page.evaluate("location.origin"), NAMES, terms={"rounds": 1})
    club.begin()
    club.play(1)
    club.sign(1)
    club.play(2, GAMES[:2])
    return club


def office(section: str) -> Scene:
    """Return a scene that opens a section of the director's page."""

    def show(player: Player) -> None:
        club = tournament(player)
        player.page.goto(f"{club.path}#key={club.key}")
        link = player.page.locator(f'.sections a[href="#{section}"]')
        link.click()
        player.page.locator(".shown").wait_for()

    return show


def hall(path: str = "") -> Scene:
    """Return a scene that opens a public page of a tournament."""

    def show(player: Player) -> None:
        player.page.goto(f"{tournament(player).path}{path}")
        player.page.get_by_role("heading", level=1).first.wait_for()

    return show


def score_sheet(player: Player) -> None:
    """Open the list of a table on the phone of the person who keeps it."""
    club = tournament(player)
    player.page.goto(club.link_of(2)["path"])
    player.page.get_by_role("heading", level=1).first.wait_for()


SCENES: Final[Mapping[str, Scene]] = {
    "start": at("/"),
    "start-again": start_again,
    "start-bots": bots_dialog,
    "settings": settings,
    "new": at("/new"),
    "lobby": lobby,
    "table": table,
    "plan": plan,
    "cut": cut,
    "result": result,
    "deal-check": deal_check,
    "learn": at("/learn"),
    "lesson": at("/learn/klassik"),
    "rules": at("/rules"),
    "games": at("/games"),
    "replay": at("/replay"),
    "watch": at("/watch"),
    "me": at("/me"),
    "account": account,
    "nowhere": at("/nowhere"),
    "tournaments": at("/tournaments"),
    "hall": hall(),
    "wall": hall("/wall"),
    "list": score_sheet,
    **{
        f"office-{section}": office(section)
        for section in ("now", "people", "seats", "lists", "ranking", "papers", "settings")
    },
}


def open_page(browser: Browser, address: str, *, look: Look, lang: str) -> Page:
    """Open a page in a new browser context, as for a first visit."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": look.width, "height": look.height},
        device_scale_factor=1,
        locale=LOCALES[lang],
        color_scheme=look.scheme,
        reduced_motion="reduce",
        service_workers="block",
    )
    if look.large:
        context.add_init_script("""localStorage.setItem("romme-taste", '{"large": true}')""")
    return context.new_page()


def settle(page: Page) -> None:
    """Wait for fonts, then `SETTLE_MS` for late responses. Pages that poll are never idle."""
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(SETTLE_MS)


def main() -> None:
    """Take the requested screenshots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, action="append")
    parser.add_argument("--look", choices=LOOKS, action="append")
    parser.add_argument("--page", choices=SCENES, action="append")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    hatch_page.ensure_built()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), *CALM, "--database", f"sqlite:///{folder}/romme.db") as served,
        sync_playwright() as playwright,
        chromium.launched(playwright) as browser,
    ):
        for lang in args.lang or ["en"]:
            for look in args.look or LOOKS:
                for name in args.page or SCENES:
                    page = open_page(browser, served.address, look=LOOKS[look], lang=lang)
                    SCENES[name](Player(page, lang))
                    settle(page)
                    file = args.folder / f"{name}-{look}-{lang}.png"
                    page.screenshot(path=file, full_page=True)
                    print(file)
                    page.context.close()


if __name__ == "__main__":
    main()
