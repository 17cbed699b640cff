"""The wall display of a tournament: it shows every player and changes slides on its own."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from romme.locales import words
from tests.browser.conftest import Visit
from tests.browser.hall.conftest import MakeTournament
from tests.conftest import Size
from tests.support.browser.axe import axe
from tests.support.browser.hall.screens import WALLS, names_on_wall


def test_the_wall_shows_every_player_unclipped_on_every_screen(
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
        # A reloaded wall shows its cached state first: the seats.
        expect(wall.get_by_role("heading", level=2)).to_have_text(standing)
        assert names_on_wall(wall) >= names
        height = wall.locator(".room .name").first.evaluate(
            "one => parseFloat(getComputedStyle(one).fontSize) / innerHeight"
        )
        assert height > 0.03  # readable from ten metres: 3 % of the screen height


def test_the_wall_changes_slides_and_can_be_paused(
    visit: Visit, make_tournament: MakeTournament
) -> None:
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
    assert title.inner_text() == by_name  # without waiting, because time passes meanwhile
    wall.keyboard.press("Space")
    wall.clock.run_for(12_500)
    expect(title).to_have_text(by_table)


def test_the_wall_follows_the_tournament(visit: Visit, make_tournament: MakeTournament) -> None:
    """The wall display shows how many games are entered, and the standings after the series."""
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


def test_the_wall_does_not_claim_missing_standings_while_loading(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    """The wall display updates only when both the overview and the standings have arrived."""
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
