"""The pages of a tournament for everybody: making one, the phone, the wall."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from romme.locales import LANGUAGES, Words, words
from tests.browser.axe import axe
from tests.browser.conftest import DESKTOP, PHONE, Device, Troubles, Visit
from tests.conftest import Size

MOST_PAGES: Final = 60
PEOPLE: Final = 24
WALLS: Final = (Device(1280, 720, False), Device(1920, 1080, False), Device(1024, 768, False))  # noqa: FBT003 - not touched
FITS: Final = "document.documentElement.scrollWidth <= screen.width"
"""A phone would make the whole page smaller, and `innerWidth` with it."""
KEY: Final = "id => localStorage.getItem(`romme-key-${id}`)"
SMALL: Final = """() => [...document.querySelectorAll("button, a.button, select, [type=text]")]
  .filter((one) => one.checkVisibility())
  .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 43.5)
  .map((one) => one.outerHTML)"""
CUT: Final = """() => [...document.querySelectorAll(".room, .wall")]
  .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
  .map((one) => one.className)"""


class Office:
    """Who runs a tournament, over HTTP: the office's own page is tested elsewhere."""

    def __init__(self, address: str, tournament: str, key: str) -> None:
        self.tournament = tournament
        self.path = f"/tournaments/{tournament}"
        self.key = key
        headers = {"x-romme-key": key, "origin": address}
        base = f"{address}/api/tournaments/{tournament}"
        self._http = httpx.Client(base_url=base, headers=headers, timeout=60)
        self._ids = count(1)

    def get(self, path: str = "") -> Any:  # noqa: ANN401 - whatever it is
        return self._http.get(path).raise_for_status().json()

    def do(self, name: str, **facts: object) -> None:
        command = {"do": name, **facts}
        body = {"id": f"office-{next(self._ids)}", "command": command}
        answer = self._http.post("/commands", json=body)
        assert answer.status_code == httpx.codes.CREATED, answer.text

    def play(self, games: int) -> None:
        """Let every table play so many games."""
        self._http.post("/rehearse", json={"games": games}).raise_for_status()

    def seat(self, number: int) -> tuple[int, int]:
        """Table and seat of somebody in the last series."""
        tables = self.get()["series"][-1]["tables"]
        return next(
            (at, table["seats"].index(number) + 1)
            for at, table in enumerate(tables, 1)
            if number in table["seats"]
        )

    def pin(self, role: str, series: int = 0, table: int = 0) -> str:
        found = [
            link["pin"]
            for link in self.get("/links")
            if (link["role"], link["series"], link["table"]) == (role, series, table)
        ]
        return str(found[0])

    def close(self) -> None:
        self._http.close()


Make = Callable[..., Office]


@pytest.fixture
def make(address: str) -> Iterator[Make]:
    """Make a tournament of invented people."""
    made: list[Office] = []

    def new(people: int = PEOPLE, **wanted: object) -> Office:
        with httpx.Client(base_url=address, headers={"origin": address}, timeout=60) as http:
            http.post("/api/guests", json={"name": "Director"}).raise_for_status()
            body = {"name": "Spring cup", "rehearsal": people, **wanted}
            opened = http.post("/api/tournaments", json=body).raise_for_status().json()
        made.append(Office(address, opened["tournament"], opened["key"]))
        return made[-1]

    yield new
    for one in made:
        one.close()


def where(said: Words, table: int, seat: int) -> re.Pattern[str]:
    """How somebody reads their seat, with the space of a layout between."""
    return re.compile(
        re.escape(said.say("hall-table", table=table))
        + r"\s*"
        + re.escape(said.say("seat", seat=seat))
    )


def on_wall(page: Page) -> set[str]:
    """All names that the slides of the wall show, one after the other."""
    found: set[str] = set()
    names = page.locator(".room .name")
    expect(names.first).to_be_visible()
    page.keyboard.press("Space")
    first = names.all_inner_texts()
    # Once round; should the first page have been laid out anew since, it never comes again.
    for _ in range(MOST_PAGES):
        if found and names.all_inner_texts() == first:
            break
        found.update(names.all_inner_texts())
        assert page.evaluate(CUT) == []
        page.keyboard.press("ArrowRight")
        expect(page.locator(".room")).not_to_be_empty()
        if names.count() == 0:
            break
    return found


# --- making one ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rehearsal_from_the_start_page_to_the_wall(
    visit: Visit, address: str, language: str
) -> None:
    """One click makes it; when seats are drawn, phone and wall show everybody's."""
    said = words(language)
    director = visit(DESKTOP, language=language)
    director.goto("/")
    director.get_by_role("link", name=said.say("page-start-tournaments")).click()
    expect(director.get_by_role("heading", level=1)).to_have_text(said.say("hall-tournaments"))
    axe(director)
    director.get_by_role("button", name=said.say("hall-rehearse")).click()
    director.wait_for_url("**/tournaments?made=*")
    tournament = director.url.partition("made=")[2]
    office = Office(address, tournament, director.evaluate(KEY, tournament))
    pin = office.pin("director")
    expect(
        director.get_by_text(said.say("hall-pin-is", pin=f"{pin[:4]} {pin[4:]}"))
    ).to_be_visible()
    axe(director)
    people = {one["number"]: one["name"] for one in office.get()["people"]}
    assert len(people) == PEOPLE

    office.do("draw-seats", seed="spring")
    phone = visit(PHONE, language=language, scheme="dark")
    phone.goto(f"{office.path}?me=7")
    table, seat = office.seat(7)
    expect(phone.get_by_role("heading", level=1)).to_have_text(said.say("hall-rehearsal"))
    expect(phone.get_by_role("heading", name=people[7])).to_be_visible()
    expect(phone.get_by_text(where(said, table, seat)).first).to_be_visible()
    for name in people.values():
        assert phone.get_by_text(name, exact=True).count() >= 1
    assert phone.evaluate(FITS)
    assert phone.evaluate(SMALL) == []
    axe(phone)

    wall = visit(WALLS[0], language=language)
    wall.goto(f"{office.path}/wall")
    expect(wall.get_by_role("heading", level=2)).to_have_text(
        said.say("hall-wall-by-name", series=1)
    )
    assert on_wall(wall) == set(people.values())
    axe(wall)
    office.close()


def test_a_tournament_is_as_the_form_says(visit: Visit, address: str) -> None:
    page = visit(PHONE)
    page.goto("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    axe(page)
    assert page.evaluate(FITS)
    page.get_by_label("Name of the tournament").fill("Autumn cup")
    page.get_by_label("Verband").check()
    page.get_by_label("Rounds of a series").fill("3")
    expect(page.get_by_text("12 games at a table of four, 9 at a table of three")).to_be_visible()
    page.get_by_label("Series left out").fill("1")
    page.get_by_label("People in a team").fill("3")
    page.get_by_label("A second list is kept").check()
    page.get_by_label("Everybody signs").uncheck()
    page.get_by_role("button", name="Make the tournament").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ready: Autumn cup")
    tournament = page.url.partition("made=")[2]
    office = Office(address, tournament, page.evaluate(KEY, tournament))
    seen = office.get()
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
    }
    office.close()
    # Whoever goes back is not asked to make it once more, and finds it in the list.
    page.goto("/tournaments")
    expect(page.get_by_role("link", name="Autumn cup")).to_contain_text("office")


# --- getting in ----------------------------------------------------------------------------------


def test_a_code_leads_to_the_phone_page_and_a_wrong_one_says_so(
    phone: Page, make: Make, troubles: Troubles
) -> None:
    troubles.tolerate("404")
    office = make()
    phone.goto("/tournaments")
    code = phone.get_by_label("Code of the tournament")
    code.fill("AAAAAA")
    phone.get_by_role("button", name="Open").click()
    expect(phone.get_by_role("alert")).to_be_visible()
    code.fill(office.get()["code"].lower())
    phone.get_by_role("button", name="Open").click()
    phone.wait_for_url(f"**{office.path}")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Spring cup")


def test_a_pin_opens_the_office_and_another_one_a_list(
    phone: Page, make: Make, troubles: Troubles
) -> None:
    troubles.tolerate("401")
    office = make()
    office.do("draw-seats", seed="spring")
    office.do("begin-series")
    phone.goto(office.path)
    phone.get_by_role("button", name="Office and lists").click()
    dialog = phone.get_by_role("dialog")
    axe(phone)
    dialog.get_by_label("PIN").fill("000000")
    dialog.get_by_role("button", name="Enter").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_label("The list of a table").check()
    dialog.get_by_label("Table", exact=True).fill("2")
    dialog.get_by_label("PIN").fill(office.pin("keeper", 1, 2))
    dialog.get_by_role("button", name="Enter").click()
    phone.wait_for_url(f"**{office.path}/list/1/2")

    phone.goto(office.path)
    phone.get_by_role("button", name="Office and lists").click()
    dialog.get_by_label("PIN").fill(office.pin("helper"))
    dialog.get_by_role("button", name="Enter").click()
    expect(phone.get_by_role("navigation", name=words("en").say("hall-parts"))).to_have_count(0)
    assert str(phone.evaluate(KEY, office.tournament)).startswith("helper.")


def test_a_key_leaves_the_address_and_the_public_page_stays_in_reach(
    desktop: Page, make: Make
) -> None:
    office = make()
    parts = desktop.get_by_role("navigation", name=words("en").say("hall-parts"))
    desktop.goto(f"{office.path}#key={office.key}")
    expect(desktop.get_by_role("heading", level=1)).to_contain_text("Spring cup")
    expect(parts).to_have_count(0)
    assert desktop.url.endswith(office.path)
    assert desktop.evaluate(KEY, office.tournament) == office.key
    desktop.goto(f"{office.path}?public")
    expect(parts).to_be_visible()


def test_a_key_that_was_made_anew_leaves_one_with_the_public_page(
    desktop: Page, make: Make, troubles: Troubles
) -> None:
    troubles.tolerate("401")
    office = make()
    desktop.goto(f"{office.path}#key=helper.0000000000000000000000")
    expect(desktop.get_by_role("alert")).to_have_text(words("en").say("hall-locked-out"))
    assert desktop.evaluate(KEY, office.tournament) is None


def test_no_such_tournament(desktop: Page, troubles: Troubles) -> None:
    troubles.tolerate("404")
    desktop.goto("/tournaments/AAAAAAAAAAAA")
    expect(desktop.get_by_role("heading", level=1)).to_have_text(
        words("en").say("problem-no-tournament")
    )


def test_who_plays_on_the_server_enters_by_themselves(visit: Visit, make: Make) -> None:
    """A name is enough; the phone knows from then on who holds it."""
    office = make(0, terms={"venue": "server"})
    page = visit(PHONE)
    page.goto(office.path)
    axe(page)
    page.get_by_label("Your name").fill("Pol")
    page.get_by_label("Club").fill("Esch")
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_role("heading", name="Pol")).to_be_visible()
    expect(page.get_by_role("button", name="Take part")).to_have_count(0)
    (entered,) = office.get()["people"]
    assert (entered["name"], entered["club"], entered["presence"]) == ("Pol", "Esch", "present")


# --- the phone -----------------------------------------------------------------------------------


def test_somebody_says_who_they_are_once(phone: Page, make: Make) -> None:
    office = make()
    office.do("draw-seats", seed="spring")
    said = words("en")
    person = next(one for one in office.get()["people"] if one["name"] == "Léa Clement")
    table, seat = office.seat(person["number"])
    phone.goto(office.path)
    who = phone.get_by_label("Start number or name")
    who.fill("zzz")
    expect(phone.get_by_text(said.say("hall-nobody-found"))).to_be_visible()
    who.fill("lea cl")
    phone.get_by_role("button", name="Léa Clement").click()
    expect(phone.get_by_text(where(said, table, seat)).first).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="Léa Clement")).to_be_visible()
    phone.get_by_role("button", name="Somebody else").click()
    who.fill(str(person["number"]))
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("heading", name="Léa Clement")).to_be_visible()


def test_the_phone_in_every_phase(phone: Page, make: Make) -> None:
    """From the entries to the end: what it says, results, every part, and the way back."""
    said = words("en")
    office = make(9)
    phone.goto(f"{office.path}?me=1")
    expect(phone.get_by_text(said.say("hall-phase-entries", n=9))).to_be_visible()
    expect(phone.get_by_text(said.say("hall-wait-for-seat"))).to_be_visible()
    axe(phone)
    office.do("draw-seats", seed="spring")
    office.do("begin-series")
    office.play(3)
    phone.goto(office.path)
    expect(phone.get_by_text(said.say("hall-phase-running", series=1))).to_be_visible()
    expect(phone.get_by_text(said.say("hall-games-of", entered=3, games=15)).first).to_be_visible()
    axe(phone)
    office.play(20)
    office.do("close-series")
    office.do("finish")
    phone.reload()
    expect(phone.get_by_text(said.say("hall-phase-finished"))).to_be_visible()
    lines = office.get("/standing")["lines"]
    me = next(line for line in lines if line["party"] == 1)
    expect(phone.get_by_text(said.say("hall-place-is", place=me["place"]))).to_be_visible()
    rows = phone.locator("tbody tr")
    expect(rows).to_have_count(9)
    told = [[*map(int, re.findall(r"-?\d+", row))] for row in rows.all_inner_texts()]
    assert [one[:2] for one in told] == [
        [line["place"], line["result"]["rating"]] for line in lines
    ]
    axe(phone)
    assert phone.evaluate(FITS)

    phone.get_by_role("button", name="Teams").click()
    expect(rows).to_have_count(len(office.get("/standing?parties=team")["lines"]))
    phone.get_by_role("button", name="Damen").click()
    expect(rows).to_have_count(len(office.get("/standing?only=Damen")["lines"]))
    phone.get_by_role("button", name="Seats", exact=True).click()
    phone.get_by_label("Find a name").fill("1")
    expect(phone.locator(".people li")).to_have_count(1)
    phone.get_by_role("button", name="By table").click()
    expect(phone.locator(".tables > li")).to_have_count(1)
    axe(phone)
    phone.go_back()
    expect(phone.locator(".people li")).to_have_count(1)
    phone.go_back()
    expect(rows).to_have_count(len(office.get("/standing?only=Damen")["lines"]))
    deep = phone.url
    phone.goto("/")
    phone.goto(deep)
    expect(phone.get_by_role("button", name="Damen")).to_have_attribute("aria-pressed", "true")


def test_clock_and_announcement_reach_everybody(visit: Visit, make: Make) -> None:
    """The server's clock counts, whatever the phone believes: this one is an hour late."""
    said = words("en")
    office = make(8)
    office.do("draw-seats", seed="spring")
    office.do("begin-series")
    now = office.get()["now"]
    office.do("set-clock", ends=now + 8 * 60_000)
    office.do("announce", text="Soup is served.")
    phone = visit(PHONE)
    phone.add_init_script("const real = Date.now; Date.now = () => real() - 3_600_000;")
    wall = visit(WALLS[0])
    phone.goto(office.path)
    wall.goto(f"{office.path}/wall")
    for page in (phone, wall):
        expect(page.get_by_text("Soup is served.")).to_be_visible()
        expect(page.get_by_text(said.say("hall-warning-ten"))).to_be_visible()
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"^7:\d\d$|^8:00$"))
    office.do("set-clock", ends=now)
    office.do("announce", text="")
    expect(wall.get_by_text(said.say("hall-warning-over"))).to_be_visible()
    expect(wall.get_by_text("Soup is served.")).to_have_count(0)
    expect(phone.get_by_text(said.say("hall-warning-over"))).to_be_visible()


def test_without_a_network_the_last_picture_stays(
    visit: Visit, make: Make, troubles: Troubles
) -> None:
    """A phone that opens its page again in a dead corner of the hall still knows its seat."""
    troubles.tolerate("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch")
    said = words("en")
    office = make()
    office.do("draw-seats", seed="spring")
    table, seat = office.seat(5)
    phone = visit(PHONE, workers="allow")
    phone.goto(f"{office.path}?me=5")
    mine = phone.get_by_text(where(said, table, seat)).first
    dead = phone.get_by_text(re.compile(r"^No connection\. As of \d\d:\d\d\.$"))
    expect(mine).to_be_visible()
    phone.evaluate("navigator.serviceWorker.ready.then(() => null)")
    phone.context.set_offline(True)
    phone.goto(office.path)
    expect(mine).to_be_visible()
    expect(dead).to_be_visible()
    # A page whose words never came says so, and the way back is open.
    phone.goto(f"{office.path}/list/1/1")
    expect(phone.get_by_text(said.say("page-not-loaded"))).to_be_visible()
    phone.goto(office.path)
    expect(dead).to_be_visible()
    office.do("announce", text="The network is back.")
    phone.context.set_offline(False)
    expect(phone.get_by_text("The network is back.")).to_be_visible()
    expect(dead).to_have_count(0)


def test_large_print_fits_the_phone_in_every_language(visit: Visit, make: Make) -> None:
    office = make(13)
    office.do("draw-seats", seed="spring")
    office.do("begin-series")
    office.play(2)
    for language in LANGUAGES:
        page = visit(PHONE, language=language)
        page.add_init_script("""localStorage.setItem("romme-taste", '{"large": true}')""")
        for path in (
            "/tournaments",
            "/tournaments?new",
            office.path,
            f"{office.path}?me=2&show=seats",
            f"{office.path}?show=standing",
        ):
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert page.evaluate(FITS), (language, path)


# --- the wall ------------------------------------------------------------------------------------


def test_the_wall_shows_everybody_on_every_screen_and_cuts_nothing(
    visit: Visit, make: Make, size: Size
) -> None:
    office = make(size(61, 200))
    names = {one["name"] for one in office.get()["people"]}
    office.do("draw-seats", seed="spring")
    walls = [visit(device) for device in WALLS]
    for wall in walls:
        wall.goto(f"{office.path}/wall")
        assert on_wall(wall) == names
    office.do("begin-series")
    office.play(20)
    office.do("close-series")
    standing = re.compile(re.escape(words("en").say("hall-see-standing")))
    for wall in walls:
        wall.reload()
        # A reloaded wall begins with what it had kept: the seats.
        expect(wall.get_by_role("heading", level=2)).to_have_text(standing)
        assert on_wall(wall) >= names
        height = wall.locator(".room .name").first.evaluate(
            "one => parseFloat(getComputedStyle(one).fontSize) / innerHeight"
        )
        assert height > 0.03  # readable at ten metres: three hundredths of the screen's height


def test_the_wall_turns_by_itself_and_holds(visit: Visit, make: Make) -> None:
    said = words("en")
    office = make(9)
    office.do("draw-seats", seed="spring")
    wall = visit(WALLS[0])
    wall.clock.install()
    wall.goto(f"{office.path}/wall")
    title = wall.get_by_role("heading", level=2)
    by_name, by_table = (said.say(f"hall-wall-by-{one}", series=1) for one in ("name", "table"))
    expect(title).to_have_text(by_name)
    wall.clock.run_for(12_500)
    expect(title).to_have_text(by_table)
    wall.keyboard.press("ArrowLeft")
    expect(title).to_have_text(by_name)
    wall.keyboard.press("Space")
    wall.clock.run_for(12_500)
    assert title.inner_text() == by_name  # at once: time goes on while one waits
    wall.keyboard.press("Space")
    wall.clock.run_for(12_500)
    expect(title).to_have_text(by_table)


def test_the_wall_follows_the_tables(visit: Visit, make: Make) -> None:
    """Nobody touches it: what is entered appears, and when the series is closed, the standing."""
    said = words("en")
    office = make(8)
    office.do("draw-seats", seed="spring")
    wall = visit(WALLS[0])
    wall.goto(f"{office.path}/wall")
    expect(wall.get_by_text(said.say("hall-phase-seated", series=1))).to_be_visible()
    office.do("begin-series")
    office.play(4)
    expect(wall.get_by_text("4/20")).to_have_count(2)
    office.play(16)
    office.do("close-series")
    best = office.get("/standing")["lines"][0]
    first = wall.locator(".room li").first
    expect(first).to_contain_text(best["name"])
    expect(first).to_contain_text(str(best["result"]["rating"]))
    axe(wall)


def test_the_wall_never_says_that_there_is_no_standing_while_it_loads(
    visit: Visit, make: Make
) -> None:
    """The overview and the rankings of its slides are shown together."""
    said = words("en")
    office = make(8)
    office.do("draw-seats", seed="spring")
    wall = visit(WALLS[0])
    wall.goto(f"{office.path}/wall")
    seated = wall.get_by_text(said.say("hall-phase-seated", series=1))
    expect(seated).to_be_visible()
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    wall.route("**/standing?*", hold)
    with wall.expect_request("**/standing?*"):
        office.do("begin-series")
        office.play(20)
        office.do("close-series")
    expect(seated).to_be_visible()
    expect(wall.get_by_text(said.say("hall-no-standing"))).to_have_count(0)
    waiting[0].continue_()
    wall.unroute("**/standing?*")
    expect(wall.get_by_text(office.get("/standing")["lines"][0]["name"])).to_be_visible()
