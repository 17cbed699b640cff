"""Proofs in game files: read strictly, written so that they read back."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from romme.notation import Unreadable, read, replay, write
from tests.conftest import Size
from tests.deal.forged import deal_of
from tests.deal.played import played
from tests.laws.test_fuzz_texts import VALUES

COMMITMENT = "c0" * 32
SECRET = "5e" * 80
PROOF = f"""\
[proof]
commitment = "{COMMITMENT}"
secret = "{SECRET}"
lifted = 37
"""


@cache
def dealt() -> str:
    """A file with a deck and a move, and no proof."""
    return write(replace(played(2), proof=None))


def test_a_proof_reads_back(size: Size) -> None:
    """Played games, written, read and replayed: the deal is still proven."""
    for number in range(size(40, 2_000)):
        game = played(number)
        text = write(game)
        again = read(text)
        assert again == game
        assert write(again) == text
        assert replay(again).refused is None
        assert deal_of(again).problem() is None


def test_a_proof_is_the_last_table_of_a_file() -> None:
    text = write(read(f"{dealt()}\n{PROOF}"))
    assert text.endswith(f"\n{PROOF}")


def test_a_file_without_a_proof_says_nothing_of_one() -> None:
    assert "proof" not in dealt()
    assert read(dealt()).proof is None


def test_a_proof_need_not_prove_anything() -> None:
    """Reading asks for its form; whether it fits is another question."""
    game = read(f"{dealt()}\n{PROOF.replace('37', '-5')}")
    assert game.proof is not None
    assert game.proof.lifted == -5
    assert deal_of(game).problem() == "commitment"


def test_a_proof_may_stand_on_one_line() -> None:
    line = f'proof = {{ commitment = "{COMMITMENT}", secret = "{SECRET}", lifted = 37 }}\n'
    assert read(line + dealt()) == read(f"{dealt()}\n{PROOF}")


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
        ('secret = "5e', 'secret = "٥e', 3, "bad-digits"),  # a digit, but not one of ours
        (f'secret = "{SECRET}"', f'secret = "{SECRET}\\n"', 3, "bad-digits"),
        (f'secret = "{SECRET}"', 'secret = ""', 3, "wrong-digits"),
    ],
)
def test_a_proof_of_the_wrong_form(old: str, new: str, line: int | None, problem: str) -> None:
    """The reason, and the line wherever there is one; what is missing is named by its key."""
    assert old in PROOF
    with pytest.raises(Unreadable) as caught:
        read(dealt() + PROOF.replace(old, new))
    assert caught.value.problem == problem
    assert caught.value.key.startswith("proof.")
    assert caught.value.line == (line and dealt().count("\n") + line)


def test_a_proof_that_is_no_table() -> None:
    with pytest.raises(Unreadable) as caught:
        read("proof = 3\n" + dealt())
    assert (caught.value.problem, caught.value.line) == ("wrong-kind", 1)


def test_a_position_has_no_deal_to_prove() -> None:
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
def test_any_type_in_a_proof_is_read_or_refused(value: str) -> None:
    """Numbers are a cut; everything else is unreadable, and nothing else is raised."""
    for key in ("commitment", "secret", "lifted"):
        lines = [f"{key} = {value}" if line.startswith(key) else line for line in PROOF.split("\n")]
        text = dealt() + "\n".join(lines)
        if key == "lifted" and value in {"0", "-1"}:
            assert read(text).proof is not None
        else:
            with pytest.raises(Unreadable):
                read(text)
