"""`romme replay`: exit status, JSON and text."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from romme.locales import LANGUAGES, words
from tests.cli.conftest import Run, Write
from tests.cli.game_texts import DEALT, POSITION, REFUSED, WON

EXAMPLES = sorted((Path(__file__).parents[3] / "examples").glob("*.romme"))

KEYS = {
    "rules": str,
    "over": bool,
    "ending": str | None,
    "winner": int | None,
    "turn": int | None,
    "players": list,
    "table": list,
    "open": list,
    "stock": int,
    "taken": str | None,
    "pending": list,
    "refused": dict | None,
}
PLAYER = {
    "seat": int,
    "name": str,
    "sits_out": bool,
    "hand": list,
    "opened": bool,
    "card_points": int,
    "score": int | None,
}
OPENING_30 = "dealer = 4\noptions = { opening_points = 30 }"
MELD = {"meld": int, "owner": int, "kind": str, "cards": list}
REFUSAL = {"move": int, "text": str, "clause": str, "message": str}


def check(value: dict[str, Any], kinds: dict[str, Any]) -> None:
    """Assert that an object has exactly these keys in this order, with these types."""
    assert [*value] == [*kinds]
    for key, kind in kinds.items():
        assert isinstance(value[key], kind), (key, value[key])
        assert kind is bool or not isinstance(value[key], bool), key


def replayed(romme: Run, file: str, status: int, *arguments: str) -> dict[str, Any]:
    result = romme("replay", file, "--json", *arguments)
    assert (result.status, result.err) == (status, "")
    output: dict[str, Any] = json.loads(result.out)
    check(output, KEYS)
    for player in output["players"]:
        check(player, PLAYER)
    for meld in output["table"]:
        check(meld, MELD)
    if output["refused"] is not None:
        check(output["refused"], REFUSAL)
    return output


@pytest.mark.parametrize(
    ("game", "status"),
    [(DEALT, 0), (POSITION, 0), (WON, 0), (REFUSED, 1)],
    ids=["dealt", "position", "won", "refused"],
)
def test_json_has_the_documented_form(romme: Run, write: Write, game: str, status: int) -> None:
    replayed(romme, write(game), status)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_replay_in_every_language(romme: Run, path: Path) -> None:
    status = int(path.stem == "refused")
    replayed(romme, str(path), status)
    for lang in LANGUAGES:
        result = romme("replay", str(path), "--lang", lang)
        assert (result.status, result.err) == (status, "")
        assert max(map(len, result.out.splitlines())) <= 80
        assert not re.search(r"[{}$]|None| \n", result.out)


def test_json_of_a_finished_game_has_the_result(romme: Run, write: Write) -> None:
    output = replayed(romme, write(WON), 0)
    assert (output["rules"], output["over"], output["ending"]) == ("turnier", True, "romme")
    assert (output["winner"], output["turn"], output["refused"]) == (1, None, None)
    assert output["players"] == [
        {
            "seat": 1,
            "name": "Anna",
            "sits_out": False,
            "hand": [],
            "opened": True,
            "card_points": 0,
            "score": 5,
        },
        {
            "seat": 2,
            "name": "Ben",
            "sits_out": False,
            "hand": ["2D", "*"],
            "opened": True,
            "card_points": 22,
            "score": 2,
        },
        {
            "seat": 3,
            "name": "Cleo",
            "sits_out": False,
            "hand": ["QS"],
            "opened": False,
            "card_points": 10,
            "score": 0,
        },
        {
            "seat": 4,
            "name": "Dora",
            "sits_out": True,
            "hand": [],
            "opened": False,
            "card_points": 0,
            "score": None,
        },
    ]
    assert output["table"] == [{"meld": 1, "owner": 1, "kind": "run", "cards": ["4C", "5C", "*6C"]}]
    assert (output["open"], output["stock"]) == (["9D", "KH"], 1)


def test_json_of_a_running_game_has_no_result(romme: Run, write: Write) -> None:
    output = replayed(romme, write(POSITION), 0)
    assert (output["over"], output["ending"], output["winner"], output["turn"]) == (
        False,
        None,
        None,
        2,
    )
    assert {player["score"] for player in output["players"]} == {None}


def test_refusal_names_move_text_clause_and_message(romme: Run, write: Write) -> None:
    output = replayed(romme, write(REFUSED), 1)
    assert output["refused"] == {
        "move": 3,
        "text": "1 discard AS",
        "clause": "K11",
        "message": "You don’t have ♠A in your hand. Discard a card that you hold.",
    }
    assert output["turn"] == 1
    assert [meld["cards"] for meld in output["table"]] == [["TS", "JS", "QS"], ["4C", "5C", "6C"]]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("lb", "♠A hutt Dir net an der Hand."),
        ("de", "♠A haben Sie nicht auf der Hand."),
        ("fr", "Vous n’avez pas ♠A en main."),
        ("en", "You don’t have ♠A in your hand."),
    ],
)
def test_refusals_use_the_language(romme: Run, write: Write, lang: str, text: str) -> None:
    output = replayed(romme, write(REFUSED), 1, "--lang", lang)
    assert output["refused"]["message"].startswith(text)
    assert text in romme("replay", "game.romme", "--lang", lang).out


OWN_RULE = """format = "romme/1"
rules = "turnier"
players = ["Anna", "Ben", "Cleo"]
dealer = 3
options = { opening_points = 51 }
moves = ["1 draw stock", "1 meld TC TS TH TD", "1 discard 8D"]
[position]
turn = 1
hands = ["TC TS TH TD 8D 7D", "2D", "3D"]
open = "9S"
stock = "2H 3H"
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusal_by_a_rule_of_the_table_quotes_that_rule(
    romme: Run, write: Write, lang: str
) -> None:
    """If opening needs 51 points, the refusal of 40 points quotes the table's rule, not T6."""
    rule = words(lang).say("option-opening_points.value", n=51)
    game = write(OWN_RULE)
    refused = replayed(romme, game, 1, "--lang", lang)["refused"]
    assert refused["clause"] == "H.opening_points"
    assert refused["message"].endswith(rule)
    output = " ".join(romme("replay", game, "--lang", lang).out.split())
    quoted = words(lang).say("account-clause", clause="H.opening_points", text=rule)
    assert " ".join(quoted.split()) in output
    assert "T6" not in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_haus_names_its_own_rule_for_king_ace_two(romme: Run, write: Write, lang: str) -> None:
    """The message must not cite T8, which would allow the run."""
    game = OWN_RULE.replace("turnier", "haus").replace("options = { opening_points = 51 }\n", "")
    game = game.replace("meld TC TS TH TD", "meld KH AH 2H").replace(
        "TC TS TH TD 8D", "KH AH 2H 8D"
    )
    refused = replayed(romme, write(game), 1, "--lang", lang)["refused"]
    assert (refused["move"], refused["clause"]) == (2, "H.ace_order")
    assert refused["message"].endswith(words(lang).say("option-ace_order.low_or_high"))


def test_the_environment_sets_the_language(
    romme: Run, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(WON)
    monkeypatch.setenv("LANG", "de_LU.UTF-8")
    assert "Anna macht Rommé" in romme("replay", file).out
    monkeypatch.setenv("ROMME_LANG", "lb")
    assert "Anna mécht Rommé" in romme("replay", file).out
    assert "Anna fait Rommé" in romme("replay", file, "--lang=fr").out


def test_account_of_a_finished_game(romme: Run, write: Write) -> None:
    assert (
        romme("replay", write(WON), "--lang", "en").out
        == """\
Rommé: Turnier, the club tournament game
Mode: assisted; moves that break a rule are refused

Position
The position is set up. Anna is to move.
  Anna  ♣4 ♣5 Joker
  Ben   ♦2 Joker
  Cleo  ♠Q
  Dora  sits out
On the open pile: ♦9 (1 card)
In the stock: 2
Anna is to draw.

Moves
  1  Anna draws ♥K from the stock.
  2  Anna melds a run: ♣4 ♣5 Joker (♣6).
  3  Anna discards ♥K.
     Anna makes Rommé and wins the game.

Result
Player  Cards left  Points in hand  Rating points
Anna    none                     0              5
Ben     ♦2 Joker                22              2
Cleo    ♠Q                      10              0
Dora    sits out                 –              –
"""
    )


def test_account_of_a_refused_move(romme: Run, write: Write) -> None:
    result = romme("replay", write(REFUSED), "--lang", "en")
    assert result.status == 1
    assert (
        """
Move 3 is refused: 1 discard AS
  You don’t have ♠A in your hand. Discard a card that you hold.
  K11: A turn ends with one card discarded face up, but not the very card that
  you took from the open pile in this turn.

So far
  Anna  ♥3 ♥K ♦J
"""
        in result.out
    )


def test_opening_is_mentioned_only_where_it_needs_points(romme: Run, write: Write) -> None:
    assert "opens with" not in romme("replay", write(POSITION)).out
    game = WON.replace("opened = [1, 2]", "").replace("1 meld 4C 5C *6C", "1 meld QC KC *AC")
    game = game.replace('"4C 5C *"', '"QC KC * 2D"').replace("dealer = 4", OPENING_30)
    assert "     Anna opens with 31 points.\n" in romme("replay", write(game)).out


def test_account_of_a_deal(romme: Run, write: Write) -> None:
    out = romme("replay", write(DEALT)).out
    assert "The game begins: Ben deals." in out
    assert "Everyone gets 10 cards. ♠8 is turned up, and the stock has 31 cards." in out
    assert "  Anna  ♣A ♣3 ♣5" in out


def test_account_names_changed_rules_and_owed_duties(romme: Run, write: Write) -> None:
    game = WON.replace('"1 discard KH"', '"1 add *3C to 1"').replace("opened = [1, 2]", "")
    game = game.replace("dealer = 4", OPENING_30)
    game = game.replace('"4C 5C *"', '"4C 5C * * 9H"').replace('"2D *"', '"2D"')
    out = romme("replay", write(game)).out
    assert (
        "Changed rules:\n  • A player’s first melds, laid in one turn from their own cards" in out
    )
    assert "must be worth at least 30 points together." in " ".join(out.split())
    assert "Still to do:\n  • You need 30 points to open: 15 so far.\n" in out


def test_an_invalid_meld_of_strict_mode_is_described(romme: Run, write: Write) -> None:
    game = WON.replace("opened = [1, 2]", "").replace("dealer = 4", 'dealer = 4\nmode = "strict"')
    game = game.replace("1 meld 4C 5C *6C", "1 meld 4C 5C KH").replace(', "1 discard KH"', "")
    out = romme("replay", write(game)).out
    assert "  2  Anna lays ♣4 ♣5 ♥K, which is not a meld.\n" in out
    assert "  –  ♣4 ♣5 ♥K  (Not a meld, Anna)\n" in out


def test_a_game_is_read_from_standard_input(romme: Run) -> None:
    for arguments in (("-",), ("-", "--json"), ("--json", "-"), ("--", "-")):
        result = romme("replay", *arguments, stdin=WON.encode())
        assert (result.status, result.err) == (0, "")
        assert "Anna" in result.out


def test_names_contain_no_control_characters(romme: Run, write: Write) -> None:
    name = r"\u001b[31m[bold]Eve\u0007\n" + "x" * 50
    out = romme("replay", write(WON.replace("Anna", name))).out
    assert "\x1b" not in out
    assert "\x07" not in out
    assert "�[31m[bold]Eve��xxxxxxx… makes Rommé" in out


def test_a_long_account_is_wrapped_to_the_terminal(
    romme: Run, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = romme("replay", write(REFUSED), "--lang", "de").out.splitlines()
    assert max(map(len, lines)) <= 40
