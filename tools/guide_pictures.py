"""Take the pictures of docs/tournaments.md from the real page, and save them as WebP.

.romme/venv/bin/python -m tools.guide_pictures
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Locator, Page, sync_playwright

import hatch_page
from romme.tournament.commands import CloseSeries
from romme.tournament.list_commands import EnterLine
from tests.support.browser import chromium
from tests.support.browser.office import GAMES, NAMES, TournamentClient
from tests.support.servers import CALM, serving
from tools.screenshots import Look, open_page, settle

FOLDER: Final = hatch_page.ROOT / "docs" / "images"
WIDE: Final = Look(1000, 720)
PHONE: Final = Look(390, 780)
QUALITY: Final = 82
PASTED: Final = """Name;Verein
Anna Weber;Esch
Jos Muller;Esch
Léa Reuter;Wiltz
4711;Wiltz
Marcel Thill;Remich
"""


def save(shown: Page | Locator, name: str) -> None:
    """Save a screenshot as WebP, in a size that documents can show."""
    image = Image.open(io.BytesIO(shown.screenshot(animations="disabled"))).convert("RGB")
    image.save(FOLDER / f"tournament-{name}.webp", quality=QUALITY, method=6)


def office(page: Page, club: TournamentClient, section: str) -> None:
    """Open a section of the director's page, scrolled so that its links are at the top."""
    page.goto(f"{club.path}#key={club.key}")
    page.locator(f'.sections a[href="#{section}"]').click()
    page.locator(".shown").wait_for()
    settle(page)
    page.locator(".sections").evaluate("it => it.scrollIntoView()")


def tournaments(page: Page) -> None:
    """Show the page of all tournaments."""
    page.goto("/tournaments")
    settle(page)
    save(page, "start")


def new(page: Page) -> None:
    """Fill in the form for a new tournament."""
    page.goto("/tournaments?new")
    page.get_by_label("Tournament name").fill("Spring cup")
    settle(page)
    save(page, "new")


def players(page: Page) -> None:
    """Paste a list of players, and show what the program understood."""
    club = TournamentClient(page.evaluate("location.origin"), NAMES[:4], terms={"rounds": 1})
    office(page, club, "people")
    page.get_by_text("Paste a list or import a file").click()
    page.get_by_label("List", exact=True).fill(PASTED)
    page.get_by_role("button", name="Preview").click()
    page.get_by_label("Include row 2").wait_for()
    settle(page)
    page.get_by_text("Paste a list or import a file").evaluate("it => it.scrollIntoView()")
    save(page, "players")


def series(page: Page) -> None:
    """Seat a series, play some games, and show seats, lists, standings and papers."""
    club = TournamentClient(page.evaluate("location.origin"), NAMES, terms={"rounds": 1})
    office(page, club, "seats")
    page.get_by_role("button", name="Make a plan").click()
    page.get_by_role("button", name="Use this plan").wait_for()
    settle(page)
    page.locator(".sections").evaluate("it => it.scrollIntoView()")
    save(page, "seats")
    club.begin()
    club.play(1)
    club.sign(1)
    club.play(2, GAMES[:2])
    office(page, club, "now")
    save(page, "now")
    club.do(EnterLine(1, 2, len(GAMES), GAMES[-1]))
    club.sign(2)
    club.play(3)
    club.sign(3)
    club.do(CloseSeries())
    office(page, club, "ranking")
    save(page, "standings")
    office(page, club, "papers")
    save(page, "print")


def phone(page: Page) -> None:
    """Show a list on the phone of its keeper."""
    page.goto("/")
    club = TournamentClient(page.evaluate("location.origin"), NAMES, terms={"rounds": 1})
    club.begin()
    club.play(2, GAMES[:1])
    page.goto(club.link_of(2)["path"])
    page.get_by_role("heading", level=1).first.wait_for()
    settle(page)
    save(page, "list")


SCENES: Final[Mapping[Callable[[Page], None], Look]] = {
    tournaments: WIDE,
    new: WIDE,
    players: WIDE,
    series: WIDE,
    phone: PHONE,
}


def main() -> None:
    """Take all pictures."""
    hatch_page.ensure_built()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), *CALM, "--database", f"sqlite:///{folder}/romme.db") as served,
        sync_playwright() as playwright,
        chromium.launched(playwright) as browser,
    ):
        for scene, look in SCENES.items():
            page = open_page(browser, served.address, look=look, lang="en")
            page.goto("/")
            scene(page)
            page.context.close()


if __name__ == "__main__":
    main()
