"""Ask copies of a bot its questions again, both unchanged and with other hidden cards.

A world is a possible distribution of the cards that a seat cannot see.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import NamedTuple

from romme.bots.conformance.asking import Answer, Question, ask
from romme.bots.protocol import Bot
from romme.view.project import view
from romme.view.sampling import sample


class Second(NamedTuple):
    """The answers to a question asked again: unchanged, and in another world."""

    answer: Answer
    world: Question
    """The question in a world that looks the same from the seat; `there` is its answer."""
    there: Answer


def ask_again(bot: Bot, questions: Sequence[Question]) -> list[Second]:
    """Ask copies of a bot the questions again, and return the second answers.

    The order is reversed, because the bot's memory must not affect its answers. One copy is asked
    in other worlds and another copy in the true one, because a bot that caches answers would repeat
    them. The other worlds come first, so that in a new process not even global state can reveal the
    true cards.
    """
    worlds = [another_world(question) for question in questions]
    there = _backwards(deepcopy(bot), worlds)
    answers = _backwards(deepcopy(bot), questions)
    return list(map(Second, answers, worlds, there))


def _backwards(bot: Bot, questions: Sequence[Question]) -> list[Answer]:
    return [ask(bot, question) for question in reversed(questions)][::-1]


def another_world(question: Question) -> Question:
    """Return the same question with other cards wherever the seat cannot see them."""
    state = question.state
    rng = Random(f"world {question.seed}")  # noqa: S311 - must be reproducible
    world = sample(view(state, state.turn), rng)
    return Question.of(world, seed=question.seed, seconds=question.seconds)


def ask_in_new_process(bot: Bot, questions: Sequence[Question]) -> list[Second]:
    """Run `ask_again` in a new process with other string hashes and object addresses."""
    here = os.environ.get("PYTHONHASHSEED")
    there = {
        "PYTHONHASHSEED": "2" if here == "1" else "1",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    ran = subprocess.run(  # noqa: S603 - our own function
        [
            sys.executable,
            "-P",
            "-c",
            f"import {__name__} as second; second.answer_stdin()",
        ],
        check=True,
        env=os.environ | there,
        input=pickle.dumps((bot, questions)),
        stdout=subprocess.PIPE,
    )
    seconds: list[Second] = pickle.loads(ran.stdout)  # noqa: S301 - packed by our own function
    return seconds


def answer_stdin() -> None:
    """Read a pickled bot and its questions from stdin, and write the answers to stdout."""
    bot, questions = pickle.load(sys.stdin.buffer)  # noqa: S301 - packed by our own function
    pickle.dump(ask_again(bot, questions), sys.stdout.buffer)
