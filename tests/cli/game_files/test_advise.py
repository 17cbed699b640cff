"""`romme advise` at the end of a file or before one of its moves."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from romme.locales import LANGUAGES
from tests.cli.conftest import Run, RunResult, Write
from tests.cli.game_files.test_replay import REFUSAL, check
from tests.cli.game_texts import DEALT, POSITION, REFUSED, WON

EXAMPLES = Path(__file__).parents[3] / "examples"
QUICK = ("--seconds", "0.02")

KEYS = {
    "rules": str,
    "over": bool,
    "move": int | None,
    "seat": int | None,
    "name": str | None,
    "phase": str | None,
    "advice": list,
    "played": dict | None,
    "refused": dict | None,
}
ADVICE = {
    "moves": list,
    "text": str,
    "worth": float,
    "error": float,
    "behind": float,
    "unsure": float,
    "worlds": int,
    "reasons": list,
}
REASON = {"why": str, "side": str, "facts": dict, "text": str}

TO_FINISH = re.sub(r"moves = \[.*?\]", 'moves = ["1 draw stock"]', POSITION, flags=re.DOTALL)
TO_FINISH = TO_FINISH.replace("4C 5C 6C KH JD", "4C 5C 6C")
"""Anna has drawn and can finish with a meld and a discard. The others hold 2D, 3D and two nines."""


def advised(romme: Run, file: str, *arguments: str, status: int = 0) -> dict[str, Any]:
    result = romme("advise", file, "--json", *QUICK, *arguments)
    assert (result.status, result.err) == (status, "")
    output: dict[str, Any] = json.loads(result.out)
    check(output, KEYS)
    for advice in (*output["advice"], *([output["played"]] if output["played"] else [])):
        check(advice, ADVICE)
        for reason in advice["reasons"]:
            check(reason, REASON)
    if output["refused"]:
        check(output["refused"], REFUSAL)
    return output


def advice_text(romme: Run, file: str, *arguments: str) -> RunResult:
    return romme("advise", file, "--lang", "en", *QUICK, *arguments)


def test_json_has_moves_codes_and_facts(romme: Run, write: Write) -> None:
    output = advised(romme, write(TO_FINISH))
    assert (output["move"], output["seat"], output["name"], output["phase"]) == (
        2,
        1,
        "Anna",
        "play",
    )
    assert (output["over"], output["played"], output["refused"]) == (False, None, None)
    best, *others = output["advice"]
    assert best["moves"] == ["1 meld 4C 5C 6C", "1 discard 3H"]
    assert best["text"] == "Lay ♣4 ♣5 ♣6. Discard ♥3."
    assert (best["behind"], best["unsure"]) == (0, 0)
    finishes = {
        "why": "finishes",
        "side": "for",
        "facts": {"ending": "romme"},
        "text": "That finishes the game: Rommé.",
    }
    assert finishes in best["reasons"]
    assert len(others) == 2
    for other in others:
        assert "could-finish" in [reason["why"] for reason in other["reasons"]]


def test_the_requested_number_of_moves_is_advised(romme: Run, write: Write) -> None:
    file = write(TO_FINISH)
    assert len(advised(romme, file, "--most", "1")["advice"]) == 1


def test_advice_before_a_move_of_the_file(romme: Run, write: Write) -> None:
    """The move or turn that follows in the file is assessed too."""
    output = advised(romme, write(POSITION), "--move", "1")
    assert (output["move"], output["phase"]) == (1, "draw")
    assert output["played"]["moves"] == ["1 draw stock"]
    output = advised(romme, "game.romme", "--move", "2")
    assert (output["move"], output["phase"]) == (2, "play")
    assert output["played"]["moves"] == ["1 meld 4C 5C 6C", "1 discard KH"]


def test_within_a_turn_the_whole_turn_is_judged(romme: Run, write: Write) -> None:
    output = advised(romme, write(POSITION), "--move", "3")
    assert output["move"] == 2
    assert output["played"]["moves"] == ["1 meld 4C 5C 6C", "1 discard KH"]
    assert "A turn is judged as a whole" in advice_text(romme, "game.romme", "--move", "3").out
    assert "A turn is judged" not in advice_text(romme, "game.romme", "--move", "2").out


def test_an_incomplete_turn_is_no_decision(romme: Run, write: Write) -> None:
    output = advised(romme, write(POSITION.replace('  "1 discard KH",\n', "")))
    assert (output["move"], output["played"]) == (2, None)


def test_a_refused_turn_is_no_decision(romme: Run, write: Write) -> None:
    output = advised(romme, write(REFUSED), "--move", "2")
    assert (output["move"], output["played"], output["refused"]) == (2, None, None)


def test_the_default_is_the_next_player_at_the_end(romme: Run, write: Write) -> None:
    output = advised(romme, write(POSITION))
    assert (output["move"], output["seat"], output["name"], output["phase"]) == (
        4,
        2,
        "Ben",
        "draw",
    )
    assert output["played"] is None


def test_after_the_game_there_is_nothing_to_advise(romme: Run, write: Write) -> None:
    output = advised(romme, write(WON))
    assert output["over"] is True
    assert (output["move"], output["seat"], output["phase"], output["advice"]) == (
        None,
        None,
        None,
        [],
    )
    result = advice_text(romme, "game.romme")
    assert (result.status, result.err) == (0, "")
    assert result.out.endswith("\nThe game is over, so there is nothing to advise.\n")


def test_while_the_pile_is_shuffled_there_is_nothing_to_advise(romme: Run, write: Write) -> None:
    moves = 'moves = ["1 draw stock", "1 discard JD", "2 draw stock"]'
    game = re.sub(r"moves = \[.*?\]", moves, POSITION, flags=re.DOTALL)
    file = write(game.replace("klassik", "haus").replace('"3H 4H"', '"3H"'))
    assert advised(romme, file)["advice"] == []
    assert "Nobody has to draw or play here" in advice_text(romme, file).out


def test_a_refused_move_is_reported(romme: Run, write: Write) -> None:
    output = advised(romme, write(REFUSED), status=1)
    assert output["advice"] == []
    assert (output["refused"]["move"], output["refused"]["clause"]) == (3, "K11")
    result = advice_text(romme, "game.romme")
    assert (result.status, result.err) == (1, "")
    assert "Move 3 is refused: 1 discard AS\n  You don’t have ♠A" in result.out


def test_hidden_cards_are_not_shown(romme: Run, write: Write) -> None:
    """Neither the text nor the JSON output shows a card of another hand or of the stock."""
    file = write(TO_FINISH)
    out = advice_text(romme, file).out
    assert "  Anna  ♣4 ♣5 ♣6 ♥3\n  Ben   2 cards\n  Cleo  2 cards\n" in out
    assert not re.search("♦2|♦3|♥9|♠9|♥4", out)
    assert not re.search('"(2D|3D|9H|9S|4H)"', romme("advise", file, "--json", *QUICK).out)


def test_text_of_the_advice(romme: Run, write: Write) -> None:
    result = advice_text(romme, write(TO_FINISH), "--most", "1")
    output = re.sub(r"[+−]?\d+\.\d\d", "#", result.out)
    output = re.sub(r"out [\d,]+ times", "out # times", output)
    output = output.replace(
        "     · The difference is too small to be sure of: another move may be just\n", ""
    )
    assert (result.status, result.err) == (0, "")
    assert output.startswith(
        """\
Rommé: Klassik, the family game
Anna has drawn and is to play.

  Anna  ♣4 ♣5 ♣6 ♥3
  Ben   2 cards
  Cleo  2 cards
On the table:
  1  ♠10 ♠J ♠Q  (Run, Ben)
On the open pile: ♣7 (2 cards)
In the stock: 1

Advice for Anna
  1  Lay ♣4 ♣5 ♣6. Discard ♥3.
     # (± #)
     + That finishes the game: Rommé.
"""
    )
    # The number of times moves the line breaks, so compare this paragraph without them.
    assert " ".join(output.split()).endswith(
        "The figures show the lead over the others’ average at the end of this game, in points. "
        "The game was played out # times, each time with the hidden cards dealt at random; ± is "
        "the standard error."
    )


def test_the_played_move_is_assessed(romme: Run, write: Write) -> None:
    """An advised move is shown with its rank, and any other move with its value and reasons."""
    game = TO_FINISH.replace('"1 draw stock"', '"1 draw stock", "1 discard 5C"')
    # Long enough to sample worlds in which the others can still score.
    longer = ("--seconds", "0.5", "--move", "2", "--most", "1")
    out = romme("advise", write(game), "--lang", "en", *longer).out
    played = out.partition("\nMove 2 of the file\n")[2]
    assert re.match(r"     Discard ♣5\.\n     [+−]\d+\.\d\d \(± \d+\.\d\d\) – \d", played)
    assert "     − You could finish the game in this turn: Rommé.\n" in played
    game = game.replace("1 discard 5C", '1 meld 4C 5C 6C", "1 discard 3H')
    out = advice_text(romme, write(game), "--move", "2").out
    assert "\nMove 2 of the file\n     This is the best move.\n" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_fits_the_terminal_in_every_language(romme: Run, lang: str) -> None:
    for name, move in (("turnier", "8"), ("klassik", "12"), ("verband", "7"), ("haus", "1")):
        file = str(EXAMPLES / f"{name}.romme")
        result = romme("advise", file, "--move", move, "--lang", lang, *QUICK)
        assert (result.status, result.err) == (0, "")
        assert max(map(len, result.out.splitlines())) <= 80
        assert not re.search(r"[{}$]|None| \n", result.out)


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.romme")), ids=lambda path: path.stem)
def test_examples_can_be_advised_at_their_first_and_last_move(romme: Run, path: Path) -> None:
    advised(romme, str(path), "--move", "1")
    advised(romme, str(path), status=int(path.stem == "refused"))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "FILE is missing."),
        (("game.romme", "--move", "0"), "“0” is not a valid value for --move."),
        (("game.romme", "--move", "5"), "“5” is not a valid value for --move."),
        (("game.romme", "--move=-1"), "“-1” is not a valid value for --move."),
        (("game.romme", "--move", "x"), "“x” is not a valid value for --move."),
        (("game.romme", "--most", "0"), "“0” is not a valid value for --most."),
        (("game.romme", "--most", "21"), "“21” is not a valid value for --most."),
        (("game.romme", "--seconds", "0"), "“0” is not a valid value for --seconds."),
        (("game.romme", "--seconds", "601"), "“601” is not a valid value for --seconds."),
        (("game.romme", "--seconds", "nan"), "“nan” is not a valid value for --seconds."),
    ],
)
def test_usage_errors_are_one_line(
    romme: Run, write: Write, arguments: tuple[str, ...], reason: str
) -> None:
    write(POSITION)
    result = romme("advise", *arguments)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert result.err == f"romme: {reason} Help: romme --help\n"


def test_an_unreadable_file_is_refused(romme: Run) -> None:
    result = romme("advise", "nowhere.romme")
    assert (result.status, result.out) == (2, "")
    assert result.err == "nowhere.romme: There is no such file. Check the name.\n"


def test_oversized_hands_are_refused(romme: Run, write: Write) -> None:
    """A position in a file can have hands that are too large for the search."""
    hand = "AC 2C 3C AS 2S 3S 4S 5S 6S 7S 8S AH 2H 5H 6H 7H 8H AD 4D 5D 6D"
    result = romme("advise", write(POSITION.replace('"2D 3D"', f'"{hand}"')), "--move", "1")
    assert (result.status, result.out) == (2, "")
    assert result.err == "romme: A hand can’t have more than 20 cards. Leave some out.\n"


def test_a_dealt_game_is_read_from_standard_input(romme: Run) -> None:
    result = romme("advise", "-", *QUICK, stdin=DEALT.encode())
    assert (result.status, result.err) == (0, "")
    assert "Advice for Ben" in result.out


def test_names_contain_no_control_characters(romme: Run, write: Write) -> None:
    name = r"\u001b[31mEve\u0007\n" + "x" * 50
    out = advice_text(romme, write(POSITION.replace("Ben", name))).out
    assert "\x1b" not in out
    assert "Advice for �[31mEve��xxxx" in out
