"""Creating a tournament, and opening its pages by code, PIN and key."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from romme.locales import LANGUAGES, words
from tests.browser.conftest import DESKTOP, PHONE, PageErrors, Visit
from tests.browser.hall.conftest import PEOPLE, HallTournament, MakeTournament
from tests.support.browser.axe import axe
from tests.support.browser.hall.screens import FITS, WALLS, names_on_wall, seat_text

KEY: Final = "id => localStorage.getItem(`romme-key-${id}`)"
SMALL: Final = """() => [...document.querySelectorAll("button, a.button, select, [type=text]")]
  .filter((one) => one.checkVisibility())
  .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 43.5)
  .map((one) => one.outerHTML)"""


# --- creating a tournament -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rehearsal_is_created_and_shown_on_phone_and_wall(
    visit: Visit, address: str, language: str
) -> None:
    """One click creates a rehearsal. After the draw, phone and wall display list all players."""
    texts = words(language)
    director = visit(DESKTOP, language=language)
    director.goto("/")
    director.get_by_role("link", name=texts.say("page-start-tournaments")).click()
    expect(director.get_by_role("heading", level=1)).to_have_text(texts.say("hall-tournaments"))
    axe(director)
    director.get_by_role("button", name=texts.say("hall-rehearse")).click()
    director.wait_for_url("**/tournaments?made=*")
    tournament_id = director.url.partition("made=")[2]
    tournament = HallTournament(address, tournament_id, director.evaluate(KEY, tournament_id))
    pin = tournament.pin("director")
    expect(
        director.get_by_text(texts.say("hall-pin-is", pin=f"{pin[:4]} {pin[4:]}"))
    ).to_be_visible()
    axe(director)
    people = {one["number"]: one["name"] for one in tournament.get()["people"]}
    assert len(people) == PEOPLE

    tournament.do("draw-seats", seed="spring")
    phone = visit(PHONE, language=language, scheme="dark")
    phone.goto(f"{tournament.path}?me=7")
    table, seat = tournament.seat(7)
    expect(phone.get_by_role("heading", level=1)).to_have_text(texts.say("hall-rehearsal"))
    expect(phone.get_by_role("heading", name=people[7])).to_be_visible()
    expect(phone.get_by_text(seat_text(texts, table, seat)).first).to_be_visible()
    for name in people.values():
        assert phone.get_by_text(name, exact=True).count() >= 1
    assert phone.evaluate(FITS)
    assert phone.evaluate(SMALL) == []
    axe(phone)

    wall = visit(WALLS[0], language=language)
    wall.goto(f"{tournament.path}/wall")
    expect(wall.get_by_role("heading", level=2)).to_have_text(
        texts.say("hall-wall-by-name", series=1)
    )
    assert names_on_wall(wall) == set(people.values())
    axe(wall)
    tournament.close()


def test_the_form_sets_all_terms_of_a_tournament(visit: Visit, address: str) -> None:
    page = visit(PHONE)
    page.goto("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    axe(page)
    assert page.evaluate(FITS)
    page.get_by_label("Tournament name").fill("Autumn cup")
    page.get_by_label("Verband").check()
    page.get_by_label("Rounds per series").fill("3")
    expect(page.get_by_text("12 games at a table of four, 9 at a table of three")).to_be_visible()
    page.get_by_label("Dropped series").fill("1")
    page.get_by_label("Players per team").fill("3")
    page.get_by_label("A control list is kept").check()
    page.get_by_label("Everyone signs").uncheck()
    page.get_by_role("button", name="Create tournament").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Autumn cup is ready")
    tournament_id = page.url.partition("made=")[2]
    tournament = HallTournament(address, tournament_id, page.evaluate(KEY, tournament_id))
    seen = tournament.get()
    assert (seen["rules"]["name"], seen["people"]) == ("verband", [])
    assert seen["terms"] == {
        "rounds": 3,
        "dropped": 1,
        "team_size": 3,
        "tandem_size": 2,
        "pack_check": "asked",
        "second_count": "not-asked",
        "control_list": "asked",
        "signatures": "not-asked",
        "unfinished": "ranked",
        "venue": "hall",
        "last_round": "entered",
        "partners": "apart",
        "team_seating": "mixed",
        "void_hands": "uncounted",
        "series_minutes": 120,
        "early_end": "entered-games",
        "place": "",
        "organiser": "",
        "date": "",
        "colour": "",
    }
    tournament.close()
    # Going back shows the tournament in the list instead of the form.
    page.go_back()
    expect(page.get_by_role("link", name="Autumn cup")).to_contain_text("office")


# --- opening its pages ---------------------------------------------------------------------------


def test_a_code_opens_the_public_page_and_a_wrong_one_shows_an_error(
    phone: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    page_errors.allow("404")
    tournament = make_tournament()
    phone.goto("/tournaments")
    code = phone.get_by_label("Tournament code")
    code.fill("AAAAAA")
    phone.get_by_role("button", name="Open").click()
    expect(phone.get_by_role("alert")).to_be_visible()
    code.fill(tournament.get()["code"].lower())
    phone.get_by_role("button", name="Open").click()
    phone.wait_for_url(f"**{tournament.path}")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Spring cup")


def test_pins_open_the_office_and_the_lists(
    phone: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    page_errors.allow("401")
    tournament = make_tournament()
    tournament.do("draw-seats", seed="spring")
    tournament.do("begin-series")
    phone.goto(tournament.path)
    phone.get_by_role("button", name="Office and lists").click()
    dialog = phone.get_by_role("dialog")
    axe(phone)
    dialog.get_by_label("PIN").fill("000000")
    dialog.get_by_role("button", name="Open", exact=True).click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_label("A table’s list").check()
    dialog.get_by_label("Table", exact=True).fill("2")
    dialog.get_by_label("PIN").fill(tournament.pin("keeper", 1, 2))
    dialog.get_by_role("button", name="Open", exact=True).click()
    phone.wait_for_url(f"**{tournament.path}/list/1/2")

    phone.goto(tournament.path)
    phone.get_by_role("button", name="Office and lists").click()
    dialog.get_by_label("PIN").fill(tournament.pin("helper"))
    dialog.get_by_role("button", name="Open", exact=True).click()
    expect(phone.get_by_role("navigation", name=words("en").say("hall-parts"))).to_have_count(0)
    assert str(phone.evaluate(KEY, tournament.id)).startswith("helper.")


def test_the_key_is_removed_from_the_address_and_stored(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    tournament = make_tournament()
    parts = desktop.get_by_role("navigation", name=words("en").say("hall-parts"))
    desktop.goto(f"{tournament.path}#key={tournament.key}")
    expect(desktop.get_by_role("heading", level=1)).to_contain_text("Spring cup")
    expect(parts).to_have_count(0)
    assert desktop.url.endswith(tournament.path)
    assert desktop.evaluate(KEY, tournament.id) == tournament.key
    desktop.goto(f"{tournament.path}?public")
    expect(parts).to_be_visible()


def test_an_invalid_key_shows_the_public_page(
    desktop: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    page_errors.allow("401")
    tournament = make_tournament()
    desktop.goto(f"{tournament.path}#key=helper.0000000000000000000000")
    expect(desktop.get_by_role("alert")).to_have_text(words("en").say("hall-locked-out"))
    assert desktop.evaluate(KEY, tournament.id) is None


def test_an_unknown_tournament_shows_an_error(desktop: Page, page_errors: PageErrors) -> None:
    page_errors.allow("404")
    desktop.goto("/tournaments/AAAAAAAAAAAA")
    expect(desktop.get_by_role("heading", level=1)).to_have_text(
        words("en").say("problem-no-tournament")
    )


def test_players_enter_an_online_tournament_themselves(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    """Players who enter their name and club on their phone are marked as present at once."""
    tournament = make_tournament(0, terms={"venue": "server"})
    page = visit(PHONE)
    page.goto(tournament.path)
    axe(page)
    page.get_by_label("Your name").fill("Pol")
    page.get_by_label("Club").fill("Esch")
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_role("heading", name="Pol")).to_be_visible()
    expect(page.get_by_role("button", name="Take part")).to_have_count(0)
    (entered,) = tournament.get()["people"]
    assert (entered["name"], entered["club"], entered["presence"]) == ("Pol", "Esch", "present")
