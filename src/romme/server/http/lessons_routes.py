"""Lessons over HTTP: list the lessons and judge a learner's moves."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody

from romme.locales import words
from romme.server.http.language import language_of
from romme.server.http.problems import HttpProblem, problem_specs
from romme.server.lessons.classroom import answer
from romme.server.lessons.script import Scene, lessons, write_task
from romme.server.people.http.route_parts import BODY, UNREADABLE
from romme.wire import lessons as wire

UNKNOWN: Final = (HTTPStatus.NOT_FOUND, "There is no such lesson or scene (`no-lesson`).")


class LessonRoutes(Controller):
    """The routes for lessons."""

    path = "/api/lessons"
    tags: Sequence[str] | None = ("lessons",)

    @get("/")
    async def listed(self) -> list[wire.Lesson]:
        """List all lessons with their scenes."""
        return [_lesson(rules, scenes) for rules, scenes in lessons().items()]

    @get("/{rules:str}", responses=problem_specs(UNREADABLE, UNKNOWN))
    async def one(self, rules: FromPath[str]) -> wire.Lesson:
        """Return the lesson of a rule set."""
        return _lesson(rules, _scenes(rules))

    @post(
        "/{rules:str}/{scene:str}",
        status_code=HTTPStatus.OK,
        responses=problem_specs(*BODY, UNKNOWN),
    )
    async def play(
        self,
        request: Request[Any, Any, Any],
        rules: FromPath[str],
        scene: FromPath[str],
        data: JSONBody[wire.LessonRequest],
    ) -> wire.LessonResponse:
        """Judge all moves that a learner has made in a scene, and return the resulting table."""
        found = next((one for one in _scenes(rules) if one.name == scene), None)
        if found is None:
            raise HttpProblem(HTTPStatus.NOT_FOUND, "no-lesson")
        return answer(words(language_of(request.headers.get("accept-language"))), found, data)


def _scenes(rules: str) -> tuple[Scene, ...]:
    found = lessons().get(rules)
    if found is None:
        raise HttpProblem(HTTPStatus.NOT_FOUND, "no-lesson")
    return found


def _lesson(rules: str, scenes: Sequence[Scene]) -> wire.Lesson:
    return wire.Lesson(
        rules,
        [
            wire.LessonScene(
                scene.name,
                [write_task(task) for task in scene.tasks],
                [
                    wire.SuggestedMistake(one.after, write_task(one.task), one.clause)
                    for one in scene.tries
                ],
            )
            for scene in scenes
        ],
    )
