"""Lessons: every scene can be completed, and its mistakes are refused with the declared clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from http import HTTPStatus
from typing import Final

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from romme.engine.commands import Draw
from romme.engine.state import Pile
from romme.locales import LANGUAGES, words
from romme.rules import find_preset, presets
from romme.server.http.lessons_routes import LessonRoutes
from romme.server.http.problems import PROBLEM_HANDLERS
from romme.server.lessons.classroom import NOT_NOW, answer
from romme.server.lessons.script import Mistake, Scene, Task, lessons, write_task
from romme.wire.lessons import (
    LearnerDraw,
    LearnerMove,
    LearnerPlay,
    LessonRequest,
    LessonResponse,
)

ENDS: Final = ("discard", "return", "pass")
SCENES: Final = [scene for scenes in lessons().values() for scene in scenes]
TRIES: Final = [(scene, one) for scene in SCENES for one in scene.tries]


def scene_id(scene: Scene) -> str:
    return f"{scene.start.rules.name}-{scene.name}"


each_scene = pytest.mark.parametrize("scene", SCENES, ids=scene_id)
each_try = pytest.mark.parametrize(
    ("scene", "wrong"),
    TRIES,
    ids=[f"{scene_id(scene)}-{write_task(one.task)}" for scene, one in TRIES],
)


def request_after(tasks: Sequence[Task]) -> LessonRequest:
    """Return the request that a learner's page sends after these tasks."""
    moves: list[LearnerMove] = []
    steps: list[str] = []
    ended = False
    for task in tasks:
        text = write_task(task)
        if isinstance(task, Draw):
            moves.append(LearnerDraw(task.pile))
        elif text == "finish" or text.split()[0] in ENDS:
            moves.append(LearnerPlay(steps, None if text == "finish" else text))
            ended = True
        else:
            steps.append(text)
    return LessonRequest(moves, None if ended or not moves else steps)


def response_after(scene: Scene, tasks: Sequence[Task]) -> LessonResponse:
    return answer(words("en"), scene, request_after(tasks))


def test_every_rule_set_has_a_lesson() -> None:
    assert lessons().keys() == {preset.rules.name for preset in presets()}


@pytest.mark.parametrize("rules", lessons())
def test_a_lesson_covers_all_kinds_of_moves(rules: str) -> None:
    """The learner draws, melds, lays off and finishes.

    Under rules with jokers, the learner also opens, swaps a joker and makes a Hand-Rommé or
    Superrommé.
    """
    scenes = lessons()[rules]
    acts = {write_task(task).split()[0] for scene in scenes for task in scene.tasks}
    needed = {"draw", "meld", "add", "discard"}
    endings = [scene.ending.value for scene in scenes if scene.ending]
    if find_preset(rules).rules.jokers == 0:
        assert (acts >= needed, endings) == (True, ["romme"])
        return
    special = "super" if find_preset(rules).rules.superromme.value == "yes" else "hand"
    assert (acts >= needed | {"swap"}, endings) == (True, ["romme", special])
    assert "open" in [scene.name for scene in scenes]


@each_scene
def test_a_scene_can_be_completed_by_its_script(scene: Scene) -> None:
    """Each move of the script completes one task, and the last one ends the learner's turn."""
    for number in range(len(scene.tasks)):
        now = response_after(scene, scene.tasks[:number])
        assert (now.refused, now.met) == (None, number)
    now = response_after(scene, scene.tasks)
    assert (now.refused, now.met) == (None, len(scene.tasks))
    outcome = now.frames[-1].picture.outcome
    assert (outcome and outcome.ending) == scene.ending
    assert len(now.frames) > 1 or scene.ending is not None, "the others did not play"


@each_try
def test_a_mistake_is_refused_with_its_clause(scene: Scene, wrong: Mistake) -> None:
    refused = response_after(scene, (*scene.tasks[: wrong.after], wrong.task)).refused
    assert refused is not None
    assert refused.clause == wrong.clause
    assert refused.rule


@each_scene
def test_moves_that_skip_the_lesson_are_refused(scene: Scene) -> None:
    """Discarding right after the draw is legal, but skips the moves that the lesson teaches."""
    drawn = scene.tasks[0]
    assert isinstance(drawn, Draw)
    other = Pile.OPEN if drawn.pile is Pile.STOCK else Pile.STOCK
    assert _code(answer(words("en"), scene, LessonRequest([LearnerDraw(other)]))) == NOT_NOW
    if len(scene.tasks) == 2:  # the lesson is just a draw and a discard
        return
    now = response_after(scene, scene.tasks[:1])
    assert now.drafted is not None
    for end in now.drafted.ends:
        at_once = LessonRequest([LearnerDraw(drawn.pile), LearnerPlay([], end)])
        assert _code(answer(words("en"), scene, at_once)) == NOT_NOW


@each_scene
def test_the_hand_is_arranged_by_melds(scene: Scene) -> None:
    """Before the draw and after each task, every card in hand is either in a meld or left over."""
    first = answer(words("en"), scene, LessonRequest(plan=[]))
    for now in (
        first,
        *(response_after(scene, scene.tasks[:met]) for met in range(1, len(scene.tasks))),
    ):
        assert now.arranged is not None
        held = [*(card for meld in now.arranged.melds for card in meld), *now.arranged.left]
        left = now.frames[-1].picture.hand if now.drafted is None else now.drafted.left
        assert sorted(card[:1] if card.startswith("*") else card for card in held) == sorted(left)


def _code(response: LessonResponse) -> str | None:
    return None if response.refused is None else response.refused.code


@each_scene
def test_any_legal_discard_completes_a_scene(scene: Scene) -> None:
    before = response_after(scene, scene.tasks[:-1])
    assert before.drafted is not None
    sent = request_after(scene.tasks)
    *moves, last = sent.moves
    assert isinstance(last, LearnerPlay)
    for end in before.drafted.ends:
        if end.startswith("discard") and write_task(scene.tasks[-1]).startswith("discard"):
            other = LessonRequest([*moves, LearnerPlay(last.steps, end)])
            assert answer(words("en"), scene, other).met == len(scene.tasks)


@each_scene
def test_the_cards_of_the_others_are_hidden(scene: Scene) -> None:
    """Neither pictures nor events contain the cards of other players before the game is over."""
    frames = response_after(scene, scene.tasks).frames + response_after(scene, ()).frames
    for frame in frames:
        over = frame.picture.outcome is not None
        assert over or frame.picture.hands is None
        assert frame.picture.seat == 1
        drawn = [one for event in _events(frame.events) for one in event["events"]]
        hidden = [one for one in drawn if one["is"] == "drew" and one["seat"] != 1]
        assert all(one.get("card") is None for one in hidden)


def _events(raw: list[msgspec.Raw]) -> Iterator[dict[str, list[dict[str, object]]]]:
    for event in raw:
        yield msgspec.json.decode(event)


@each_scene
def test_a_scene_contains_the_whole_pack_once(scene: Scene) -> None:
    start = scene.start
    cards = [card for hand in start.hands for card in hand]
    cards += [*start.stock, *start.open_pile]
    cards += [card for lying in start.table for card in lying.meld.cards]
    assert Counter(cards) == Counter(start.rules.pack)


@pytest.mark.parametrize("lang", LANGUAGES)
@each_scene
def test_a_scene_has_texts_in_every_language(scene: Scene, lang: str) -> None:
    catalogue = words(lang)
    parts = ["", ".why", ".done", *(f".try-{number + 1}" for number in range(len(scene.tries)))]
    assert [part for part in parts if not catalogue.knows(f"page-lesson-{scene.name}{part}")] == []


def test_a_malformed_act_is_refused() -> None:
    scene = lessons()["klassik"][0]
    for text in ("discard XX", "fly 7C", "draw stock", "shuffle 7C"):
        sent = LessonRequest([LearnerDraw(Pile.STOCK), LearnerPlay([], text)])
        assert answer(words("en"), scene, sent).refused is not None


def test_lessons_are_available_over_http() -> None:
    """Lessons need no sign-in. Unknown lessons are refused with a message."""
    with TestClient(Litestar([LessonRoutes], exception_handlers=PROBLEM_HANDLERS)) as http:
        begun = http.post("/api/lessons/klassik/turn", json={})
        assert (begun.status_code, begun.json()["met"]) == (HTTPStatus.OK, 0)
        listed = http.get("/api/lessons").json()
        assert [one["rules"] for one in listed] == list(lessons())
        assert http.get("/api/lessons/verband").json() == listed[2]
        for method, path in (("GET", "nothing"), ("POST", "klassik/nothing"), ("POST", "x/turn")):
            answered = http.request(method, f"/api/lessons/{path}", json={})
            assert (answered.status_code, answered.json()["code"]) == (404, "no-lesson")
        many = {"moves": [{"do": "draw", "pile": "stock"}] * 3}
        answered = http.post("/api/lessons/klassik/turn", json=many)
        assert answered.status_code == HTTPStatus.BAD_REQUEST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_in_the_language_of_the_learner(lang: str) -> None:
    early = {"moves": [{"do": "play", "end": "discard QD"}]}
    with TestClient(Litestar([LessonRoutes], exception_handlers=PROBLEM_HANDLERS)) as http:
        path = "/api/lessons/klassik/turn"
        refused = http.post(path, json=early, headers={"Accept-Language": lang}).json()["refused"]
    assert refused["rule"] == words(lang).say("clause-K8")
