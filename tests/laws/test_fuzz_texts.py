"""Any text is read as a game file or a move, or refused with `Unreadable` or `BadText`."""

from __future__ import annotations

import re
import tomllib
from itertools import islice
from random import Random
from typing import Final

import pytest
import tomli_w
from hypothesis import example, given
from hypothesis import strategies as st

from romme.cards import Natural
from romme.engine.commands import Swap
from romme.engine.events import PositionSet
from romme.notation import Unreadable, read, write
from romme.notation.card_text import BadText, parse_cards, parse_placed, write_cards
from romme.notation.recording import record
from romme.notation.replaying import replay
from romme.notation.text import NotedMove, parse_move
from tests.conftest import Size
from tests.support.laws.play import RANDOM, game, play_on
from tests.support.laws.positions import random_position
from tests.support.laws.tables import dice

LONG_NUMBER: Final = "9" * 5000
"""More digits than Python converts to an int by default."""

VALUES: Final = (
    '""',
    '"klassik"',
    "0",
    "-1",
    "99999999999999999999",
    "1.5",
    "nan",
    "inf",
    "true",
    "1979-05-27",
    "07:32:00",
    "[]",
    "[[]]",
    "[1, 'a']",
    "{}",
    '{ packs = 1, a = "b" }',
    '{ hand_sizes = [1, 2, "x"], rating_opened = [[1, 2, 3], 4] }',
    "{ ace_order = [], mode = {} }",
    '["7C 8C", "*9C", ""]',
    '"7C * *8H"',
    '"1 draw stock"',
    '"\\u0000"',
)


def random_file(rng: Random) -> str:
    """Return the text of a random game file, with a deck or with a position."""
    if rng.random() < 0.5:
        played = game(rng.randrange(40) * 2)
        acts = played.acts[: rng.randint(1, 12)]
        events = (*played.start, *(event for act in acts for event in act.events))
        if not played.has_rulings:
            return write(record(["P"] * played.table.seats, events))
    state = random_position(rng)
    acts_on = islice(play_on(state, rng, RANDOM), 6)
    events = (PositionSet(state), *(event for act in acts_on for event in act.events))
    return write(record(["P"] * state.seats, events))


def mutated(text: str, rng: Random) -> str:
    """Return the text with one random change, such as a deletion, a repetition or another value."""
    lines = text.splitlines()
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    place = rng.randrange(len(text))
    match rng.randrange(9):
        case 0:
            return text[:place] + text[place + rng.randint(1, 5) :]
        case 1:
            return text[:place] + text[place : place + 8] + text[place:]
        case 2:
            sign = rng.choice("\"'[]{}=.,*#\\\n\r\t\0 19ACTKXxé\u2028\U0001f0cf")
            return text[:place] + sign + text[place + 1 :]
        case 3:
            del lines[at]
        case 4:
            lines.insert(other, lines[at])
        case 5:
            lines[at], lines[other] = lines[other], lines[at]
        case 6 | 7:
            value = rng.choice(VALUES)
            lines[at] = re.sub(r"= .*", lambda _: f"= {value}", lines[at], count=1)
        case _:
            words = text.split(" ")
            word, wrong = rng.randrange(len(words)), rng.randrange(len(words))
            words[word] = words[wrong]
            return " ".join(words)
    return "\n".join(lines)


def check_problem(problem: Unreadable, text: str) -> None:
    """Assert that an error names a problem, and that its line, if given, exists in the text."""
    assert problem.problem
    assert problem.line is None or 1 <= problem.line <= text.count("\n") + 1


def test_a_damaged_file_is_read_or_refused(size: Size) -> None:
    """No exception except `Unreadable` is raised. A readable file can be replayed and written."""
    rng = dice(3)
    readable = 0
    whole = random_file(rng)
    for number in range(size(1_500, 300_000)):
        whole = whole if number % 10 else random_file(rng)
        text = whole
        for _ in range(rng.choice((1, 1, 2, 4))):
            text = mutated(text, rng) or whole
        try:
            read_game = read(text)
        except Unreadable as problem:
            check_problem(problem, text)
        else:
            readable += 1
            replay(read_game)
            assert read(write(read_game)) == read_game
    assert readable > 10


@pytest.mark.parametrize("value", VALUES)
def test_a_value_of_any_type_is_read_or_refused(value: str) -> None:
    """This holds for every key of a game file."""
    rng = dice(5)
    for text in (file_with(rng, deck=True), file_with(rng, deck=False)):
        lines = text.splitlines()
        for at, line in enumerate(lines):
            if " = " in line:
                changed = [*lines]
                changed[at] = f"{line.split(' = ')[0]} = {value}"
                _read_or_refuse("\n".join(changed))
        for key in ("options", "position", "mode", "moves"):
            _read_or_refuse(f"{key} = {value}\n{_without(key, text)}")


def _without(key: str, text: str) -> str:
    """Return the file without one of its keys."""
    document = tomllib.loads(text)
    document.pop(key, None)
    return tomli_w.dumps(document)


def file_with(rng: Random, *, deck: bool) -> str:
    """Return a random file with a deck if `deck` is set, otherwise one with a position."""
    while ("\ndeck" in (text := random_file(rng))) != deck:
        pass
    return text


@pytest.mark.parametrize(
    "text",
    ["[" * 10_000, "a = " + "[" * 10_000, "a" + ".a" * 2_000 + " = 1", "\0", "\ufeff", "a = 1\r"],
    ids=["tables", "arrays", "dots", "null", "mark", "return"],
)
def test_deep_nesting_and_odd_characters_are_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    _read_or_refuse(text)


def _read_or_refuse(text: str) -> None:
    try:
        read(text)
    except Unreadable as problem:
        check_problem(problem, text)


def test_a_number_of_many_digits_is_refused() -> None:
    """Python refuses to convert such a number, and the reader raises `Unreadable`."""
    text = file_with(dice(5), deck=True)
    for key in ("dealer", "packs"):
        with pytest.raises(Unreadable):
            read(f"{key} = {LONG_NUMBER}\n{text}")
    with pytest.raises(Unreadable):
        read(re.sub("dealer = .", f"dealer = {LONG_NUMBER}", text))


@pytest.mark.parametrize("move", ["{} draw stock", "1 add 7C to {}", "1 swap 7C in {}"])
def test_a_move_with_a_number_of_many_digits_is_refused(move: str) -> None:
    """Numbers in moves have the same limit as other numbers."""
    with pytest.raises(BadText):
        parse_move(move.format(LONG_NUMBER))


_WORDS: Final = (
    *("draw", "stock", "open", "meld", "add", "to", "swap", "in", "discard", "return", "pass"),
    *("shuffle", "1", "2", "0", "-1", "7C", "*", "*8H", "**", "*X", "1C", "7c", "²", "١", "1.0"),
)


@given(st.lists(st.sampled_from(_WORDS) | st.text(max_size=3)).map(" ".join))
@example("1 swap * in 2")
@example("1 swap *7C in 2")
@example("1 add **7C to 2")
def test_any_move_is_parsed_or_refused(text: str) -> None:
    """Writing a parsed move and parsing it again gives an equal move."""
    try:
        move = parse_move(text)
    except BadText:
        return
    assert isinstance(move, NotedMove)
    assert not isinstance(move.act, Swap) or isinstance(move.act.card, Natural)
    assert parse_move(str(move)) == move


@given(st.lists(st.sampled_from(_WORDS) | st.text(max_size=3)).map(" ".join))
def test_any_cards_are_parsed_or_refused(text: str) -> None:
    for parse in (parse_cards, parse_placed):
        try:
            found = parse(text)
        except BadText:
            continue
        assert write_cards(found) == " ".join(text.split())
