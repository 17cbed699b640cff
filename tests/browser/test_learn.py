"""Tests of lessons: complete the tasks, ask the page to show them, and make mistakes on purpose."""

from __future__ import annotations

import json
import re
from typing import Self

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from romme.server.lessons.script import Scene, lessons, write_task
from tests.browser.conftest import PHONE, Visit
from tests.support.browser.axe import axe
from tests.support.browser.player import InputMethod, Player


def starting_with(key: str, player: Player, **facts: int | str) -> re.Pattern[str]:
    """Return a pattern for the beginning of a message, up to the fact that is given as "§"."""
    return re.compile("^" + re.escape(player.say(key, **facts).split("§", maxsplit=1)[0]))


def perform(player: Player, act: str) -> None:
    """Perform a task of a lesson on the page, with the player's input method."""
    verb, *words = act.split()
    table = player.page.get_by_role("region", name=player.say("page-table"), exact=True)
    ways = player.page.get_by_role("group", name=player.say("page-which-way"))
    # Wait until the cards of the previous task have left the hand.
    expect(player.hand.and_(player.page.locator("[aria-pressed=true]"))).to_have_count(0)
    match verb:
        case "draw":
            pile = "page-stock" if words == ["stock"] else "page-open-pile"
            text = re.compile(re.escape(player.say(pile, n=0).split("(")[0].strip()))
            player.press(table.get_by_role("button", name=text))
        case "meld":
            player.pick(words)
            player.press(player.button("page-lay-meld"))
            named = [word[1:] for word in words if word.startswith("*")]
            if named and len(words) == 3 and words[1] != f"*{named[0]}":  # the joker is ambiguous
                stands_for = re.compile(re.escape(player.card_name(named[0])))
                player.press(ways.get_by_role("button", name=stands_for))
        case "add" | "swap":
            player.pick(words[: words.index("to" if verb == "add" else "in")])
            onto = starting_with("page-lay-onto", player, cards="§")
            player.press(table.get_by_role("button", name=onto, disabled=False))
        case "discard":
            player.pick(words)
            player.press(player.button("page-discard"))
        case _:
            player.press(player.button("page-finish"))


def board(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.say("page-learn"), exact=True)


def expect_scene(player: Player, scene: Scene) -> None:
    title = player.say(f"page-lesson-{scene.name}")
    expect(board(player).get_by_role("heading", name=title, exact=True)).to_be_visible()


def finish_scene(player: Player, scene: Scene) -> None:
    """Expect the scene to be done and go to the next one."""
    expect(board(player)).to_contain_text(player.say(f"page-lesson-{scene.name}.done"))
    player.press(board(player).get_by_role("button", name=player.say("page-lesson-next")))


def test_completing_a_lesson_by_mouse(desktop: Page) -> None:
    """The page also counts the opening points live, and offers a game after the last scene."""
    player = Player(desktop)
    desktop.goto("/learn")
    axe(desktop)
    title = player.say("ruleset-turnier")
    desktop.get_by_role("link", name=f"{player.say('page-lesson-begin')}: {title}").click()
    for scene in lessons()["turnier"]:
        expect_scene(player, scene)
        for number, task in enumerate(scene.tasks):
            perform(player, write_task(task))
            if scene.name == "open" and number == 1:
                counted = player.say("page-points-of", have=30, need=40)
                expect(desktop.get_by_text(counted, exact=True)).to_be_visible()
        if scene.name == "open":
            axe(desktop)
        finish_scene(player, scene)
    expect(desktop.get_by_role("heading", name=player.say("page-lesson-finished"))).to_be_visible()
    axe(desktop)
    player.button("page-lesson-play").click()
    player.until(lambda: player.phase == "playing")
    desktop.goto("/learn")
    expect(desktop.get_by_text(player.say("page-lesson-all-done"))).to_be_visible()


def test_actions_while_the_server_is_slow_are_not_lost(desktop: Page) -> None:
    """The learner picks cards during a pending draw, and discards during a pending meld."""
    player = Player(desktop)
    *others, scene = lessons()["turnier"]
    assert scene.name == "hand"
    done = json.dumps({"turnier": [one.name for one in others]})
    desktop.goto("/learn")
    desktop.evaluate("done => localStorage.setItem('romme-lessons', done)", done)
    desktop.goto("/learn/turnier")
    expect_scene(player, scene)
    draw, first, *between, last, discard = (write_task(task) for task in scene.tasks)
    with HeldRequests(player, "**/api/lessons/**") as held:
        perform(player, draw)
        player.pick(first.split()[1:])
        held.release_one()  # the draw
        held.release_one()  # the possible melds after it
        player.press(player.button("page-lay-meld"))
        held.release_one()
    for task in between:
        perform(player, task)
    with HeldRequests(player, "**/api/lessons/**") as held:
        perform(player, last)
        perform(player, discard)
        held.release_one()  # the last meld
        held.release_one()  # the discard
    finish_scene(player, scene)


class HeldRequests:
    """Requests that are held back until the test releases them."""

    def __init__(self, player: Player, path: str) -> None:
        self._player = player
        self._path = path
        self._routes: list[Route] = []

    def __enter__(self) -> Self:
        self._player.page.route(self._path, self._hold)
        return self

    def __exit__(self, *_error: object) -> None:
        self._player.page.unroute(self._path)

    def _hold(self, route: Route) -> None:
        self._routes.append(route)

    def release_one(self) -> None:
        """Wait for a request and send it on to the server."""
        self._player.until(lambda: bool(self._routes))
        self._routes.pop(0).continue_()


@pytest.mark.parametrize(("rules", "language"), [("klassik", "lb"), ("verband", "de")])
def test_a_lesson_shows_every_task_on_request(visit: Visit, rules: str, language: str) -> None:
    """The page performs each task for a learner who does not know what to do."""
    page = visit(PHONE, language=language)
    player = Player(page, language, InputMethod.TOUCH)
    page.goto(f"/learn/{rules}")
    for scene in lessons()[rules]:
        expect_scene(player, scene)
        shown = board(player).get_by_role("button", name=player.say("page-lesson-show"))
        for _ in scene.tasks:
            expect(shown).to_be_enabled()
            player.press(shown)
        finish_scene(player, scene)
    expect(page.get_by_role("heading", name=player.say("page-lesson-finished"))).to_be_visible()
    axe(page)


def test_mistakes_are_refused_with_their_clause(desktop: Page) -> None:
    """Each mistake that the lesson suggests is refused, and so is one that it does not suggest."""
    player = Player(desktop)
    scene = next(one for one in lessons()["turnier"] if one.name == "open")
    desktop.goto("/learn")
    desktop.evaluate("localStorage.setItem('romme-lessons', JSON.stringify({turnier: ['wait']}))")
    desktop.goto("/learn/turnier")
    expect_scene(player, scene)
    perform(player, "draw stock")
    for number, one in enumerate(scene.tries, 1):
        for task in scene.tasks[1 : one.after]:
            perform(player, write_task(task))
        board(player).get_by_text(player.say("page-lesson-tries")).click()
        board(player).get_by_text(player.say(f"page-lesson-open.try-{number}")).click()
        refusal = desktop.get_by_role("alert")
        expect(refusal).to_contain_text(player.say(f"clause-{one.clause}"))
        refusal.get_by_role("button", name=one.clause).click()
        dialog = desktop.get_by_role("dialog", name=player.say("page-rules"))
        expect(dialog.locator(f"#clause-{one.clause}")).to_be_focused()
        axe(desktop)
        desktop.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    player.pick(["2C", "9C", "7S"])
    player.button("page-new-meld").click()
    expect(desktop.get_by_role("alert")).to_contain_text(player.say("clause-T8"))


def test_a_refusal_under_a_house_rule_quotes_the_house_rule(
    desktop: Page,
) -> None:
    """In haus, a card drawn from the open pile cannot be discarded in the same turn."""
    player = Player(desktop)
    scene = next(one for one in lessons()["haus"] if one.name == "kept")
    desktop.goto("/learn/haus")
    expect_scene(player, scene)
    perform(player, "draw open")
    board(player).get_by_text(player.say("page-lesson-tries")).click()
    board(player).get_by_text(player.say("page-lesson-kept.try-1")).click()
    refusal = desktop.get_by_role("alert")
    expect(refusal).to_contain_text(player.say("option-open_card.kept"))
    label = player.say("page-see-house-rule", clause="H.open_card")
    refusal.get_by_role("button", name=label).click()
    dialog = desktop.get_by_role("dialog", name=player.say("page-rules"))
    wanted = dialog.locator("[id='clause-H.open_card']")
    expect(wanted).to_be_focused()
    expect(wanted).to_contain_text(player.say("option-open_card.kept"))
    axe(desktop)


def test_scenes_can_be_restarted_skipped_and_repeated(desktop: Page) -> None:
    """The progress is stored on the device and survives a reload."""
    player = Player(desktop)
    first, second = lessons()["klassik"][:2]
    desktop.goto("/learn/klassik")
    expect_scene(player, first)
    perform(player, "draw stock")
    expect(board(player)).to_contain_text(player.say("page-discard"))
    board(player).get_by_role("button", name=player.say("page-lesson-restart")).click()
    expect(board(player)).to_contain_text(player.say("page-lesson-do-draw-stock"))
    board(player).get_by_role("button", name=player.say("page-lesson-skip")).click()
    expect_scene(player, second)
    board(player).get_by_role("button", name=player.say("page-lesson-back")).click()
    expect_scene(player, first)
    for task in first.tasks:
        perform(player, write_task(task))
    finish_scene(player, first)
    expect_scene(player, second)
    desktop.reload()
    expect_scene(player, second)
    desktop.goto("/learn")
    progress = player.say("page-lesson-progress", done=1, all=4)
    expect(desktop.get_by_text(progress, exact=True)).to_be_visible()
