"""The public tournament page on a phone: the player's name and seat, and the standings."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from romme.locales import LANGUAGES, words
from tests.browser.conftest import PHONE, PageErrors, Visit
from tests.browser.hall.conftest import MakeTournament
from tests.support.browser.axe import axe
from tests.support.browser.hall.screens import FITS, WALLS, seat_text

CLASS = words("en").say("office-class-ladies")
"""A class of the invented people, in the language of the rehearsal."""


def test_a_player_chooses_their_name_once(phone: Page, make_tournament: MakeTournament) -> None:
    tournament = make_tournament()
    tournament.do("draw-seats", seed="spring")
    texts = words("en")
    person = next(one for one in tournament.get()["people"] if one["name"] == "Léa Clement")
    table, seat = tournament.seat(person["number"])
    phone.goto(tournament.path)
    who = phone.get_by_label("Start number or name")
    who.fill("zzz")
    expect(phone.get_by_text(texts.say("hall-nobody-found"))).to_be_visible()
    who.fill("lea cl")
    phone.get_by_role("button", name="Léa Clement").click()
    expect(phone.get_by_text(seat_text(texts, table, seat)).first).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="Léa Clement")).to_be_visible()
    phone.get_by_role("button", name="Choose someone else").click()
    who.fill(str(person["number"]))
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("heading", name="Léa Clement")).to_be_visible()


def test_the_public_page_works_in_every_phase(phone: Page, make_tournament: MakeTournament) -> None:
    """The test covers messages, results, every view and the back button."""
    texts = words("en")
    tournament = make_tournament(9)
    phone.goto(f"{tournament.path}?me=1")
    expect(phone.get_by_text(texts.say("hall-phase-entries", n=9))).to_be_visible()
    expect(phone.get_by_text(texts.say("hall-wait-for-seat"))).to_be_visible()
    axe(phone)
    tournament.do("draw-seats", seed="spring")
    tournament.do("begin-series")
    tournament.play(3)
    phone.goto(tournament.path)
    expect(phone.get_by_text(texts.say("hall-phase-running", series=1))).to_be_visible()
    expect(phone.get_by_text(texts.say("hall-games-of", entered=3, games=15)).first).to_be_visible()
    axe(phone)
    tournament.play(20)
    tournament.do("close-series")
    tournament.finish()
    phone.reload()
    expect(phone.get_by_text(texts.say("hall-phase-finished"))).to_be_visible()
    lines = tournament.get("/standing")["lines"]
    me = next(line for line in lines if line["party"] == 1)
    expect(phone.get_by_text(texts.say("hall-place-is", place=me["place"]))).to_be_visible()
    rows = phone.locator("tbody tr")
    expect(rows).to_have_count(9)
    shown = [
        [*map(int, re.findall(r"-?\d+", row.replace("−", "-")))] for row in rows.all_inner_texts()
    ]
    assert [one[:2] for one in shown] == [
        [line["place"], line["result"]["rating"]] for line in lines
    ]
    axe(phone)
    assert phone.evaluate(FITS)

    phone.get_by_role("button", name="Teams").click()
    expect(rows).to_have_count(len(tournament.get("/standing?parties=team")["lines"]))
    phone.get_by_role("button", name=CLASS).click()
    expect(rows).to_have_count(len(tournament.get(f"/standing?only={CLASS}")["lines"]))
    phone.get_by_role("button", name="Seating", exact=True).click()
    phone.get_by_label("Find a name").fill("1")
    expect(phone.locator(".people li")).to_have_count(1)
    phone.get_by_role("button", name="By table").click()
    expect(phone.locator(".tables > li")).to_have_count(1)
    axe(phone)
    phone.go_back()
    expect(phone.locator(".people li")).to_have_count(1)
    phone.go_back()
    expect(rows).to_have_count(len(tournament.get(f"/standing?only={CLASS}")["lines"]))
    deep = phone.url
    phone.goto("/")
    phone.goto(deep)
    expect(phone.get_by_role("button", name=CLASS)).to_have_attribute("aria-pressed", "true")


def test_clock_and_announcement_appear_on_phones_and_wall(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    """The phone shows the correct remaining time even if its own clock is an hour slow."""
    texts = words("en")
    tournament = make_tournament(8)
    tournament.do("draw-seats", seed="spring")
    tournament.do("begin-series")
    now = tournament.get()["now"]
    tournament.do("set-clock", ends=now + 8 * 60_000)
    tournament.do("announce", text="Soup is served.")
    phone = visit(PHONE)
    phone.add_init_script("const real = Date.now; Date.now = () => real() - 3_600_000;")
    wall = visit(WALLS[0])
    phone.goto(tournament.path)
    wall.goto(f"{tournament.path}/wall")
    for page in (phone, wall):
        expect(page.get_by_text("Soup is served.")).to_be_visible()
        expect(page.get_by_text(texts.say("hall-warning-ten"))).to_be_visible()
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"^7:\d\d$|^8:00$"))
    tournament.do("set-clock", ends=now)
    tournament.do("announce", text="")
    expect(wall.get_by_text(texts.say("hall-warning-over"))).to_be_visible()
    expect(wall.get_by_text("Soup is served.")).to_have_count(0)
    expect(phone.get_by_text(texts.say("hall-warning-over"))).to_be_visible()


def test_offline_the_last_state_stays_visible(
    visit: Visit, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """A phone that opens the page without reception still shows the player's seat."""
    page_errors.allow("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch")
    texts = words("en")
    tournament = make_tournament()
    tournament.do("draw-seats", seed="spring")
    table, seat = tournament.seat(5)
    phone = visit(PHONE, workers="allow")
    phone.goto(f"{tournament.path}?me=5")
    mine = phone.get_by_text(seat_text(texts, table, seat)).first
    dead = phone.get_by_text(re.compile(r"^No connection\. Last updated at \d\d:\d\d\.$"))
    expect(mine).to_be_visible()
    phone.evaluate("navigator.serviceWorker.ready.then(() => null)")
    phone.context.set_offline(True)
    phone.goto(tournament.path)
    expect(mine).to_be_visible()
    expect(dead).to_be_visible()
    # A page that was never loaded says so, and the back button works.
    phone.goto(f"{tournament.path}/list/1/1")
    expect(phone.get_by_text(texts.say("page-not-loaded"))).to_be_visible()
    phone.goto(tournament.path)
    expect(dead).to_be_visible()
    tournament.do("announce", text="The network is back.")
    phone.context.set_offline(False)
    expect(phone.get_by_text("The network is back.")).to_be_visible()
    expect(dead).to_have_count(0)


def test_large_print_fits_the_phone_in_every_language(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    tournament = make_tournament(13)
    tournament.do("draw-seats", seed="spring")
    tournament.do("begin-series")
    tournament.play(2)
    for language in LANGUAGES:
        page = visit(PHONE, language=language)
        page.add_init_script("""localStorage.setItem("romme-taste", '{"large": true}')""")
        for path in (
            "/tournaments",
            "/tournaments?new",
            tournament.path,
            f"{tournament.path}?me=2&show=seats",
            f"{tournament.path}?show=standing",
        ):
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert page.evaluate(FITS), (language, path)
