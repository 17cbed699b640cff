"""`romme solve`: JSON output, printed output and refused queries.

The expected values were worked out by hand from the clauses next to them.
"""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from romme.locales import LANGUAGES
from tests.cli.conftest import Run, RunResult

KEYS = {"points": int, "left": int, "melds": list, "opens": bool, "finishes": bool}

EXAMPLES = """
# K9 K11: one meld and a discard
romme solve 4C 5C 6C KH --rules klassik
points 15, left 10, opens, finishes: 4C 5C 6C

# K13: the last card may be laid
romme solve 4C 5C 6C --rules klassik
points 15, left 0, opens, finishes: 4C 5C 6C

# K9: two melds take two turns, but count here
romme solve 4C 5C 6C 7H 8H 9H 2D --rules klassik
points 39, left 2, opens: 4C 5C 6C; 7H 8H 9H

# K9 K6: one meld, and the rest is laid off
romme solve 4C 5C 6C 7H 8H 2D KS --rules klassik --table "9H TH JH; 2C 2S 2H"
points 15, left 27, opens, finishes: 4C 5C 6C

# K9 K6: two melds and lay-offs are a meld too many
romme solve 4C 5C 6C 8D 8S 8C 7H KS --rules klassik --table "4H 5H 6H"
points 39, left 17, opens: 4C 5C 6C; 8C 8S 8D

# K6: a player can lay off without a meld
romme solve 7H 8H --rules klassik --table "4H 5H 6H"
points 0, left 15, finishes

# K2: the ace is low only
romme solve QC KC AC --rules klassik
points 0, left 21

# K14: the ace counts 1
romme solve AC AS AH 9D --rules klassik
points 3, left 9, opens, finishes: AC AS AH

# K5: no meld, nothing to open with
romme solve AC KH 2D --rules klassik
points 0, left 13

# T6: exactly 40
romme solve TC JC QC KC 9H 7D 5S 2C
points 40, left 23, opens: TC JC QC KC

# T6: only 39
romme solve 9C TC JC QC 7D 5S 2H 4S
points 39, left 18: 9C TC JC QC

# T6: the melds that leave the least are 39, others are 40
romme solve "KS KH KD 2C 3C * 9D 7S"
points 40, left 16, opens: KS KH KD; 2C 3C *4C | *AC 2C 3C

# T7: a joker counts as its card
romme solve "4C 5C * KH KD KS 9D"
points 45, left 9, opens, finishes: KS KH KD; 4C 5C *6C | *3C 4C 5C

# T8: around the corner, and the ace is 11
romme solve AH 2H KH 9C
points 23, left 9, finishes: KH AH 2H

# T7: before the two the ace is 1
romme solve AH 2H 3H 9C
points 6, left 9, finishes: AH 2H 3H

# T7: after the king the ace is 11
romme solve QH KH AH 9C
points 31, left 9, finishes: QH KH AH

# T7: a joker may stand for the king
romme solve "QH AH * 9C"
points 31, left 9, finishes: QH *KH AH

# T7: in a set the ace is 11
romme solve AC AS AH 9C
points 33, left 9, finishes: AC AS AH

# T11: in hand the ace is always 11
romme solve AC 9H
points 0, left 20

# T11: a joker in hand is 20
romme solve "* 3H"
points 0, left 23

# T8: in a set a joker has no name
romme solve "7C 7S * 2D"
points 21, left 2, finishes: 7C 7S *

# T8: fewer jokers than natural cards
romme solve "4C 6C * * 9H"
points 15, left 29: 4C *5C 6C

# V5.6: not more jokers than natural cards
romme solve "4C 6C * * 9H" --rules verband
points 22, left 9, finishes: 4C *5C 6C *7C | *3C 4C *5C 6C

# T8: never two jokers side by side
romme solve "4C 5C 6C * * 2D" --rules verband
points 25, left 2, finishes: *3C 4C 5C 6C *7C

# T8: a joker is discarded only to finish
romme solve "TC JC QC *" --opened
points 40, left 0, opens, finishes: TC JC QC *KC | *9C TC JC QC

# T10: Hand-Rommé, and the 40 do not apply
romme solve 2C 3C 4C AS 2S 3S 2H 3H 4H 5H 2D 3D 4D KH
points 38, left 10, finishes: 2C 3C 4C; AS 2S 3S; 2H 3H 4H 5H; 2D 3D 4D

# Without Hand-Rommé the 40 apply
romme solve 2C 3C 4C AS 2S 3S 2H 3H 4H 5H 2D 3D 4D KH --option hand_romme=no
points 38, left 10: 2C 3C 4C; AS 2S 3S; 2H 3H 4H 5H; 2D 3D 4D

# T10: the last card must be discarded
romme solve 4C 5C 6C 2H 3H 4H
points 24, left 0: 4C 5C 6C; 2H 3H 4H

# V6.1: Superrommé
romme solve 4C 5C 6C 2H 3H 4H --rules verband
points 24, left 0, finishes: 4C 5C 6C; 2H 3H 4H

# V6.1: no Superrommé after opening
romme solve 4C 5C 6C --rules verband --opened
points 15, left 0: 4C 5C 6C

# T6: no lay-off before opening
romme solve 7H 8H KS --table "4H 5H 6H"
points 0, left 25

# T9: after opening, any number
romme solve 7H 8H KS --table "4H 5H 6H" --opened
points 0, left 25, finishes

# T6: after an opening of 40, in the same turn
romme solve TC JC QC KC 7H 8S --table "4H 5H 6H"
points 40, left 15, opens, finishes: TC JC QC KC

# T6: 39 are too few
romme solve 9C TC JC QC 7H 8S --table "4H 5H 6H"
points 39, left 15: 9C TC JC QC

# T9: swap the joker and meld it
romme solve 5H 7C 8C KH --table "4H *5H 6H" --opened
points 0, left 30, finishes

# T6: no swap before opening
romme solve 5H 7C 8C KH --table "4H *5H 6H"
points 0, left 30

# T9: swap in a set of four
romme solve 7D 8C 9C KH --table "7C 7S 7H *" --opened
points 0, left 34, finishes

# T9: not in a set of three
romme solve 7D 8C 9C KH --table "7C 7S *" --opened
points 0, left 34

# T8: lay off around the corner
romme solve 2H 3H KS --table "QH KH AH" --opened
points 0, left 15, finishes

# haus: the ace never stands between king and two
romme solve 2H 3H KS --table "QH KH AH" --opened --rules haus
points 0, left 15

# haus: nor in a meld from the hand
romme solve KH AH 2H 9C --rules haus
points 0, left 32

# haus: unless the option allows it
romme solve KH AH 2H 9C --rules haus --option ace_order=corner
points 23, left 9, finishes: KH AH 2H

# haus: opening needs 40
romme solve QH KH AH 9C 7D 5S --rules haus
points 31, left 21: QH KH AH

# haus: or 31
romme solve QH KH AH 9C 7D 5S --rules haus --option opening_points=31
points 31, left 21, opens: QH KH AH

# haus: or any meld
romme solve 2H 3H 4H QC 8D 6S --rules haus --option opening_points=0
points 9, left 24, opens: 2H 3H 4H

# haus: but only a meld
romme solve 2H 3H 5H QC 8D 6S --rules haus --option opening_points=0
points 0, left 34

# haus: the last discard can be optional
romme solve QH KH AH --rules haus --option finish=discard_optional
points 31, left 0, finishes: QH KH AH
"""

ANSWER = re.compile(r"points (\d+), left (\d+)(, opens)?(, finishes)?(?:: (.+))?")


def solved(romme: Run, *arguments: str) -> dict[str, Any]:
    result = romme("solve", *arguments, "--json")
    assert (result.status, result.err) == (0, "")
    output: dict[str, Any] = json.loads(result.out)
    assert [*output] == [*KEYS]
    assert {key: type(value) for key, value in output.items()} == KEYS
    return output


@pytest.mark.parametrize("example", EXAMPLES.strip().split("\n\n"))
def test_answers_match_the_examples(romme: Run, example: str) -> None:
    _, command, answer = example.splitlines()
    output = solved(romme, *shlex.split(command)[2:])
    parsed = ANSWER.fullmatch(answer)
    assert parsed
    points, left, opens, finishes, melds = parsed.groups()
    expected = [meld.strip().split(" | ") for meld in melds.split(";")] if melds else []
    laid = [" ".join(meld) for meld in output.pop("melds")]
    assert len(laid) == len(expected)
    assert all(any(meld in either for either in expected) for meld in laid)
    assert output == {
        "points": int(points),
        "left": int(left),
        "opens": bool(opens),
        "finishes": bool(finishes),
    }


def test_cards_may_be_one_argument_or_several(romme: Run) -> None:
    output = solved(romme, "4C 5C * KH")
    assert solved(romme, "4C", "5C", "*", "KH") == output
    assert solved(romme, "4C 5C", "--rules", "turnier", " *  KH ") == output
    assert solved(romme, "KH", "*", "5C", "4C", "--lang", "lb") == output


def test_cards_of_a_meld_may_come_in_any_order(romme: Run) -> None:
    for table in ("4H *5H 6H", "6H 4H *5H;", " ; 6H *5H 4H"):
        assert solved(romme, "5H 7C 8C KH", "--opened", "--table", table)["finishes"]


# --- refused questions ---------------------------------------------------------------------------


def refused(romme: Run, *arguments: str) -> RunResult:
    result = romme("solve", *arguments)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert result.err.startswith("romme: ")
    return result


PACK_OF_21 = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AS 2S 3S 4S 5S 6S 7S 8S"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("", "CARDS is missing."),
        ("''", "CARDS is missing."),
        ("--json", "CARDS is missing."),
        ("4C 10H", "“10H” is not a card. A card looks like this: 7C, TH, AS; a joker is *."),
        ("4C 5c", "“5c” is not a card."),
        ("'4C *5C'", "“*5C” is not a card."),
        ("-", "“-” is not a card."),
        ("4C 4C --rules klassik", "4C appears more often than in the pack. Take one out."),
        ("4C 4C 4C", "4C appears more often than in the pack."),
        ("4C 4C --table '4C 5C 6C'", "4C appears more often than in the pack."),
        ("4C --table '2C 3C 4C; 4C 5C 6C'", "4C appears more often than in the pack."),
        ("'* * * * * * *'", "* appears more often than in the pack."),
        ("'4C *' --rules klassik", "There are no jokers in this game. Leave out *."),
        ("4C --rules klassik --table '4H *5H 6H'", "There are no jokers in this game."),
        ("4C --rules klassik --table '4H * 6H'", "There are no jokers in this game."),
        (PACK_OF_21, "A hand can’t have more than 20 cards. Leave some out."),
        ("4C --rules poker", "There is no rule set “poker”."),
        ("4C --rules", "--rules needs a value."),
        ("4C --option speed=3", "There is no option “speed”."),
        ("4C --option speed", "“speed” doesn’t change an option."),
        ("4C --option lay_offs=any_time", "Set lay_offs to after_opening"),
        ("4C --table", "--table needs a value."),
        ("4C --table '4H 5H 6X'", "--table: “6X” is not a card."),
        ("4C --table '4H ** 6H'", "--table: “*” is not a card with a rank and a suit."),
        ("4C --table '4H 5H'", "--table: 4H 5H: A meld needs at least three cards."),
        ("4C --table '4H 5H 6H; 7C 8C TC'", "--table: 7C 8C TC: These cards don’t make a meld."),
        ("4C --table '7C 7C 7D'", "The same suit appears twice."),
        ("4C --table '7C 7S 7H 7D *'", "A set can’t be that large."),
        ("4C --table 'QH KH AH' --rules klassik", "K2: One pack of 52 cards."),
        ("4C --table 'KH AH 2H' --rules haus", "The ace can’t go there in a run."),
        ("4C --table '4H * 6H'", "4H * 6H: Say which card the joker stands for in the run."),
        ("4C --table '4H * 6H'", "Write it as in 4H *5H 6H. T8: A set is three or four cards"),
        ("4C --table '4H * 6H' --rules verband", "V5.6: In a run the ace comes next to the king"),
        ("4C --table '4H *5H *6H 7H' --rules verband", "Two jokers may not lie side by side."),
        ("4C --table '4H *5H *6H'", "There are too many jokers in this meld."),
        ("4C --tabel x", "There is no option “--tabel”."),
    ],
)
def test_invalid_questions_are_refused(romme: Run, command: str, reason: str) -> None:
    arguments = shlex.split(command)
    assert reason in refused(romme, *arguments).err
    errors = {refused(romme, *arguments, "--json", "--lang", lang).err for lang in LANGUAGES}
    assert len(errors) == len(LANGUAGES)


def test_echoed_input_stays_on_one_short_line(romme: Run) -> None:
    garbage = "\x1b[31m" + "x" * 500
    for arguments in ((garbage,), ("4C", "--table", garbage), ("4C", "--table", f"4C\n{garbage}")):
        result = refused(romme, *arguments)
        assert "\x1b" not in result.err
        assert len(result.err) < 200


# --- examples of the documentation ---------------------------------------------------------------

ROOT = Path(__file__).parents[2]
PAGES = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
DOCUMENTED = [
    match.groups()
    for file in PAGES
    for match in re.finditer(
        r"^```console\n\$ (?:\./)?romme solve (.+)\n((?:(?!```).*\n)+)```",
        file.read_text("utf-8"),
        re.MULTILINE,
    )
]


@pytest.mark.parametrize(("command", "out"), DOCUMENTED)
def test_documented_answers_are_current(romme: Run, command: str, out: str) -> None:
    assert romme("solve", *shlex.split(command)) == (0, out, "")


def test_documented_json_is_current(romme: Run) -> None:
    if not (ROOT / "docs").is_dir():
        pytest.skip("a copy without documentation")
    text = (ROOT / "docs" / "game-files.md").read_text("utf-8")
    command = re.search(r"\$ romme solve (.+)\n", text)
    shown = re.search(r"the same question gives\n\n```json\n(.+?)```", text, re.DOTALL)
    assert command
    assert shown
    assert solved(romme, *shlex.split(command[1])) == json.loads(shown[1])
