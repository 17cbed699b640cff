"""Proofs in game files are read strictly and round-trip."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from romme.notation import Unreadable, read, replay, write
from tests.conftest import Size
from tests.laws.test_fuzz_texts import VALUES
from tests.support.deal.dealt_games import play_dealt_game
from tests.support.deal.forgeries import deal_of

COMMITMENT = "c0" * 32
SECRET = "5e" * 80
PROOF = f"""\
[proof]
commitment = "{COMMITMENT}"
secret = "{SECRET}"
lifted = 37
"""


@cache
def file_without_proof() -> str:
    """Return a file with a deck and moves, but no proof."""
    return write(replace(play_dealt_game(2), proof=None))


def test_a_proof_round_trips(size: Size) -> None:
    """The deal is still proven after writing, reading and replaying the game."""
    for number in range(size(40, 2_000)):
        game = play_dealt_game(number)
        text = write(game)
        again = read(text)
        assert again == game
        assert write(again) == text
        assert replay(again).refused is None
        assert deal_of(again).problem() is None


def test_a_proof_is_the_last_table_of_a_file() -> None:
    text = write(read(f"{file_without_proof()}\n{PROOF}"))
    assert text.endswith(f"\n{PROOF}")


def test_a_file_without_a_proof_does_not_mention_it() -> None:
    assert "proof" not in file_without_proof()
    assert read(file_without_proof()).proof is None


def test_an_invalid_proof_can_be_read() -> None:
    """Reading checks only the form of a proof."""
    game = read(f"{file_without_proof()}\n{PROOF.replace('37', '-5')}")
    assert game.proof is not None
    assert game.proof.lifted == -5
    assert deal_of(game).problem() == "commitment"


def test_a_proof_may_be_an_inline_table() -> None:
    line = f'proof = {{ commitment = "{COMMITMENT}", secret = "{SECRET}", lifted = 37 }}\n'
    assert read(line + file_without_proof()) == read(f"{file_without_proof()}\n{PROOF}")


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        (f'commitment = "{COMMITMENT}"\n', "", None, "missing-key"),
        (f'secret = "{SECRET}"\n', "", None, "missing-key"),
        ("lifted = 37\n", "", None, "missing-key"),
        ("lifted = 37\n", "lifted = 37\ncut = 3\n", 5, "unknown-key"),
        ("lifted = 37\n", "lifted = 37\nmoves = []\n", 5, "misplaced-key"),
        ("lifted = 37", "lifted = true", 4, "wrong-kind"),
        ("lifted = 37", "lifted = 37.0", 4, "wrong-kind"),
        ("lifted = 37", 'lifted = "37"', 4, "wrong-kind"),
        ('commitment = "c0', 'commitment = "C0', 2, "bad-digits"),
        ('commitment = "c0', 'commitment = "c', 2, "wrong-digits"),
        (f'"{COMMITMENT}"', f"0x{COMMITMENT[:8]}", 2, "wrong-kind"),
        ('secret = "5e', 'secret = "5e5e', 3, "wrong-digits"),
        ('secret = "5e', 'secret = "5 e', 3, "bad-digits"),
        ('secret = "5e', 'secret = "٥e', 3, "bad-digits"),  # a Unicode digit, but not ASCII
        (f'secret = "{SECRET}"', f'secret = "{SECRET}\\n"', 3, "bad-digits"),
        (f'secret = "{SECRET}"', 'secret = ""', 3, "wrong-digits"),
    ],
)
def test_a_malformed_proof_is_refused(old: str, new: str, line: int | None, problem: str) -> None:
    """The error has the reason, the key and, unless the key is missing, the line."""
    assert old in PROOF
    with pytest.raises(Unreadable) as caught:
        read(file_without_proof() + PROOF.replace(old, new))
    assert caught.value.problem == problem
    assert caught.value.key.startswith("proof.")
    assert caught.value.line == (line and file_without_proof().count("\n") + line)


def test_a_proof_that_is_no_table_is_refused() -> None:
    with pytest.raises(Unreadable) as caught:
        read("proof = 3\n" + file_without_proof())
    assert (caught.value.problem, caught.value.line) == ("wrong-kind", 1)


def test_a_position_with_a_proof_is_refused() -> None:
    position = """\
format = "romme/1"
rules = "klassik"
players = ["Anna", "Ben"]
dealer = 2
[position]
turn = 1
hands = ["4C 5C 6C KH", "2D 3D"]
open = "9S"
stock = "3H 4H"
"""
    assert read(position).proof is None
    with pytest.raises(Unreadable) as caught:
        read(position + PROOF)
    assert (caught.value.problem, caught.value.line) == ("proof-without-deck", 10)


@pytest.mark.parametrize("value", VALUES)
def test_a_proof_value_of_any_type_is_read_or_refused(value: str) -> None:
    """The only exception raised is `Unreadable`. Any integer is accepted as a cut."""
    for key in ("commitment", "secret", "lifted"):
        lines = [f"{key} = {value}" if line.startswith(key) else line for line in PROOF.split("\n")]
        text = file_without_proof() + "\n".join(lines)
        if key == "lifted" and value in {"0", "-1"}:
            assert read(text).proof is not None
        else:
            with pytest.raises(Unreadable):
                read(text)
