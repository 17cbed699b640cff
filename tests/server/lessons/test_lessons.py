"""Lessons: every scene can be done, and its mistakes are refused with the clauses it says."""

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


def called(scene: Scene) -> str:
    return f"{scene.start.rules.name}-{scene.name}"


each_scene = pytest.mark.parametrize("scene", SCENES, ids=called)
each_try = pytest.mark.parametrize(
    ("scene", "wrong"),
    TRIES,
    ids=[f"{called(scene)}-{write_task(one.task)}" for scene, one in TRIES],
)


def asked(tasks: Sequence[Task]) -> LessonRequest:
    """What a learner's page sends after so many acts."""
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


def done(scene: Scene, tasks: Sequence[Task]) -> LessonResponse:
    return answer(words("en"), scene, asked(tasks))


def test_every_rule_set_has_its_lesson() -> None:
    assert lessons().keys() == {preset.rules.name for preset in presets()}


@pytest.mark.parametrize("rules", lessons())
def test_a_lesson_has_all_that_there_is_to_learn(rules: str) -> None:
    """Draw, meld, lay off, finish; with jokers also open, swap and the special way to finish."""
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
def test_a_scene_is_done_by_its_script(scene: Scene) -> None:
    """After each act one task more is done, and the last one ends the learner's turn."""
    for number in range(len(scene.tasks)):
        now = done(scene, scene.tasks[:number])
        assert (now.refused, now.met) == (None, number)
    now = done(scene, scene.tasks)
    assert (now.refused, now.met) == (None, len(scene.tasks))
    outcome = now.frames[-1].picture.outcome
    assert (outcome and outcome.ending) == scene.ending
    assert len(now.frames) > 1 or scene.ending is not None, "the others play too"


@each_try
def test_a_mistake_is_refused_with_its_clause(scene: Scene, wrong: Mistake) -> None:
    refused = done(scene, (*scene.tasks[: wrong.after], wrong.task)).refused
    assert refused is not None
    assert refused.clause == wrong.clause
    assert refused.rule


@each_scene
def test_what_passes_the_point_by_is_held_back(scene: Scene) -> None:
    """To draw and discard at once is legal; where more is to be learned, the lesson asks for it."""
    drawn = scene.tasks[0]
    assert isinstance(drawn, Draw)
    other = Pile.OPEN if drawn.pile is Pile.STOCK else Pile.STOCK
    assert _code(answer(words("en"), scene, LessonRequest([LearnerDraw(other)]))) == NOT_NOW
    if len(scene.tasks) == 2:  # a draw and a discard are all there is to it
        return
    now = done(scene, scene.tasks[:1])
    assert now.drafted is not None
    for end in now.drafted.ends:
        at_once = LessonRequest([LearnerDraw(drawn.pile), LearnerPlay([], end)])
        assert _code(answer(words("en"), scene, at_once)) == NOT_NOW


@each_scene
def test_the_hand_can_be_held_by_melds(scene: Scene) -> None:
    """Before the draw and after each task, all that is not laid is either in a meld or left."""
    first = answer(words("en"), scene, LessonRequest(plan=[]))
    for told in (first, *(done(scene, scene.tasks[:met]) for met in range(1, len(scene.tasks)))):
        assert told.arranged is not None
        held = [*(card for meld in told.arranged.melds for card in meld), *told.arranged.left]
        left = told.frames[-1].picture.hand if told.drafted is None else told.drafted.left
        assert sorted(card[:1] if card.startswith("*") else card for card in held) == sorted(left)


def _code(told: LessonResponse) -> str | None:
    return None if told.refused is None else told.refused.code


@each_scene
def test_other_cards_do_as_well(scene: Scene) -> None:
    """Whatever card is discarded at the end of a scene, the tasks are done and the others play."""
    before = done(scene, scene.tasks[:-1])
    assert before.drafted is not None
    sent = asked(scene.tasks)
    *moves, last = sent.moves
    assert isinstance(last, LearnerPlay)
    for end in before.drafted.ends:
        if end.startswith("discard") and write_task(scene.tasks[-1]).startswith("discard"):
            other = LessonRequest([*moves, LearnerPlay(last.steps, end)])
            assert answer(words("en"), scene, other).met == len(scene.tasks)


@each_scene
def test_nobody_sees_the_others_cards(scene: Scene) -> None:
    """Not in a picture, and not in what the others draw."""
    frames = done(scene, scene.tasks).frames + done(scene, ()).frames
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
def test_a_scene_has_the_whole_pack_and_no_card_twice(scene: Scene) -> None:
    start = scene.start
    cards = [card for hand in start.hands for card in hand]
    cards += [*start.stock, *start.open_pile]
    cards += [card for lying in start.table for card in lying.meld.cards]
    assert Counter(cards) == Counter(start.rules.pack)


@pytest.mark.parametrize("lang", LANGUAGES)
@each_scene
def test_a_scene_has_its_words(scene: Scene, lang: str) -> None:
    said = words(lang)
    parts = ["", ".why", ".done", *(f".try-{number + 1}" for number in range(len(scene.tries)))]
    assert [part for part in parts if not said.knows(f"page-lesson-{scene.name}{part}")] == []


def test_a_broken_act_is_refused_and_breaks_nothing() -> None:
    scene = lessons()["klassik"][0]
    for text in ("discard XX", "fly 7C", "draw stock", "shuffle 7C"):
        sent = LessonRequest([LearnerDraw(Pile.STOCK), LearnerPlay([], text)])
        assert answer(words("en"), scene, sent).refused is not None


def test_lessons_over_http() -> None:
    """Anybody may learn, without a name; what there is not is a problem in words."""
    with TestClient(Litestar([LessonRoutes], exception_handlers=PROBLEM_HANDLERS)) as http:
        begun = http.post("/api/lessons/klassik/turn", json={})
        assert (begun.status_code, begun.json()["met"]) == (HTTPStatus.OK, 0)
        told = http.get("/api/lessons").json()
        assert [one["rules"] for one in told] == list(lessons())
        assert http.get("/api/lessons/verband").json() == told[2]
        for method, path in (("GET", "nothing"), ("POST", "klassik/nothing"), ("POST", "x/turn")):
            answered = http.request(method, f"/api/lessons/{path}", json={})
            assert (answered.status_code, answered.json()["code"]) == (404, "no-lesson")
        many = {"moves": [{"do": "draw", "pile": "stock"}] * 3}
        answered = http.post("/api/lessons/klassik/turn", json=many)
        assert answered.status_code == HTTPStatus.BAD_REQUEST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_speaks_the_language_of_the_learner(lang: str) -> None:
    early = {"moves": [{"do": "play", "end": "discard QD"}]}
    with TestClient(Litestar([LessonRoutes], exception_handlers=PROBLEM_HANDLERS)) as http:
        path = "/api/lessons/klassik/turn"
        refused = http.post(path, json=early, headers={"Accept-Language": lang}).json()["refused"]
    assert refused["rule"] == words(lang).say("clause-K8")
