"""The page of a tournament on a wall: it shows everybody, cuts nothing and turns by itself."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from romme.locales import words
from tests.browser.axe import axe
from tests.browser.conftest import Visit
from tests.browser.hall.conftest import MakeTournament
from tests.browser.hall.screens import WALLS, names_on_wall
from tests.conftest import Size


def test_the_wall_shows_everybody_on_every_screen_and_cuts_nothing(
    visit: Visit, make_tournament: MakeTournament, size: Size
) -> None:
    tournament = make_tournament(size(61, 200))
    names = {one["name"] for one in tournament.get()["people"]}
    tournament.do("draw-seats", seed="spring")
    walls = [visit(device) for device in WALLS]
    for wall in walls:
        wall.goto(f"{tournament.path}/wall")
        assert names_on_wall(wall) == names
    tournament.do("begin-series")
    tournament.play(20)
    tournament.do("close-series")
    standing = re.compile(re.escape(words("en").say("hall-see-standing")))
    for wall in walls:
        wall.reload()
        # A reloaded wall begins with what it had kept: the seats.
        expect(wall.get_by_role("heading", level=2)).to_have_text(standing)
        assert names_on_wall(wall) >= names
        height = wall.locator(".room .name").first.evaluate(
            "one => parseFloat(getComputedStyle(one).fontSize) / innerHeight"
        )
        assert height > 0.03  # readable at ten metres: three hundredths of the screen's height


def test_the_wall_turns_by_itself_and_holds(visit: Visit, make_tournament: MakeTournament) -> None:
    texts = words("en")
    tournament = make_tournament(9)
    tournament.do("draw-seats", seed="spring")
    wall = visit(WALLS[0])
    wall.clock.install()
    wall.goto(f"{tournament.path}/wall")
    title = wall.get_by_role("heading", level=2)
    by_name, by_table = (texts.say(f"hall-wall-by-{one}", series=1) for one in ("name", "table"))
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


def test_the_wall_follows_the_tables(visit: Visit, make_tournament: MakeTournament) -> None:
    """Nobody touches it: what is entered appears, and when the series is closed, the standing."""
    texts = words("en")
    tournament = make_tournament(8)
    tournament.do("draw-seats", seed="spring")
    wall = visit(WALLS[0])
    wall.goto(f"{tournament.path}/wall")
    expect(wall.get_by_text(texts.say("hall-phase-seated", series=1))).to_be_visible()
    tournament.do("begin-series")
    tournament.play(4)
    expect(wall.get_by_text("4/20")).to_have_count(2)
    tournament.play(16)
    tournament.do("close-series")
    best = tournament.get("/standing")["lines"][0]
    first = wall.locator(".room li").first
    expect(first).to_contain_text(best["name"])
    expect(first).to_contain_text(str(best["result"]["rating"]))
    axe(wall)


def test_the_wall_never_says_that_there_is_no_standing_while_it_loads(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    """The overview and the rankings of its slides are shown together."""
    texts = words("en")
    tournament = make_tournament(8)
    tournament.do("draw-seats", seed="spring")
    wall = visit(WALLS[0])
    wall.goto(f"{tournament.path}/wall")
    seated = wall.get_by_text(texts.say("hall-phase-seated", series=1))
    expect(seated).to_be_visible()
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    wall.route("**/standing?*", hold)
    with wall.expect_request("**/standing?*"):
        tournament.do("begin-series")
        tournament.play(20)
        tournament.do("close-series")
    expect(seated).to_be_visible()
    expect(wall.get_by_text(texts.say("hall-no-standing"))).to_have_count(0)
    waiting[0].continue_()
    wall.unroute("**/standing?*")
    expect(wall.get_by_text(tournament.get("/standing")["lines"][0]["name"])).to_be_visible()
