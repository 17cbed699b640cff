"""`romme verify`: exit status, JSON and text."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from itertools import count
from typing import Any

import pytest

from romme.deal import (
    Nonce,
    Secret,
    deck_of,
    drawn_dealer,
    game_seed,
    nonce_commitment,
    prove,
    reshuffled,
)
from romme.engine.commands import Shuffle
from romme.engine.setup import dealt_game
from romme.engine.state import Seat
from romme.locales import LANGUAGES
from romme.notation import GameFile
from romme.notation import write as as_text
from romme.notation.text import parse_move
from romme.rules import Mode, find_preset
from tests.cli.conftest import Run, Write
from tests.cli.game_texts import DEALT, POSITION
from tests.support.deal.dealt_games import play_dealt_game, reshuffles
from tests.support.deal.shufflers import secret

KEYS = {
    "verified": bool,
    "problem": str | None,
    "message": str | None,
    "rules": str,
    "commitment": str,
    "secret": str,
    "lifted": int,
    "nonces": list,
    "drawn_dealer": int | None,
    "deck": list,
    "reshuffles": list,
    "refused": dict | None,
}
PROBLEMS = ("commitment", "nonce", "lifted", "dealer", "deck", "reshuffle", "move")


NONCES = ("ab" * 32, "", "00" * 32, "")
"""With these nonces seat 4 deals first."""
COMMITTED = tuple(nonce and nonce_commitment(Nonce(bytes.fromhex(nonce))) for nonce in NONCES)


def proven_game(**changes: Any) -> GameFile:  # noqa: ANN401 - fields of any type
    """Return a `turnier` game with one move and a proof of its deal.

    The cut lifts 37 cards. `changes` replaces fields of the proof.
    """
    rules, secret = find_preset("turnier").rules, Secret(bytes(range(80)))
    seed = game_seed(secret, NONCES)
    deck, dealer = deck_of(rules, seed, lifted=37), drawn_dealer(seed, 4)
    start = dealt_game(rules, Mode.ASSIST, seats=4, dealer=dealer, pack=deck)
    true = prove(secret, 37, nonce_commitments=COMMITTED, nonces=NONCES, dealer=dealer)
    proof = replace(true, **changes)
    players = ("Anna", "Ben", "Cleo", "Dora")
    return GameFile(rules, Mode.ASSIST, players, start, (parse_move("1 draw stock"),), deck, proof)


@cache
def reshuffled_game() -> GameFile:
    """Return a game in which the open pile was shuffled more than once."""
    games = (play_dealt_game(number) for number in count())
    return next(game for game in games if len(reshuffles(game)) > 1)


def shuffling_moves() -> list[int]:
    """Return the indices of those moves in `reshuffled_game` that shuffle the open pile."""
    moves = reshuffled_game().moves
    return [at for at, move in enumerate(moves) if isinstance(move.act, Shuffle)]


def with_forged_shuffle() -> GameFile:
    """Return `reshuffled_game` up to its second shuffle, whose order comes from a wrong secret."""
    game, at = reshuffled_game(), shuffling_moves()[1]
    move = game.moves[at]
    assert isinstance(move.act, Shuffle)
    stock = reshuffled(move.act.stock, secret(10**6), number=2)
    return replace(game, moves=(*game.moves[:at], replace(move, act=Shuffle(stock))))


def forged_game(problem: str) -> GameFile:
    match problem:
        case "commitment":
            return proven_game(commitment="0" * 64)
        case "nonce":
            return proven_game(nonces=("ef" * 32, *NONCES[1:]))
        case "dealer":
            return proven_game(drawn_dealer=Seat(1))
        case "lifted":
            return proven_game(lifted=3)
        case "deck":
            return proven_game(lifted=38)
        case "reshuffle":
            return with_forged_shuffle()
        case _:
            return replace(proven_game(), moves=(parse_move("1 discard KH"),))


def verified(romme: Run, file: str, status: int) -> dict[str, Any]:
    result = romme("verify", file, "--json")
    assert (result.status, result.err) == (status, "")
    output: dict[str, Any] = json.loads(result.out)
    assert [*output] == [*KEYS]
    for key, kind in KEYS.items():
        assert isinstance(output[key], kind), (key, output[key])
    assert output["verified"] is (status == 0) is (output["problem"] is None)
    return output


def test_json_of_a_proven_deal_contains_the_proof(romme: Run, write: Write) -> None:
    game = proven_game()
    output = verified(romme, write(as_text(game)), 0)
    assert game.proof is not None
    assert (output["commitment"], output["secret"]) == (game.proof.commitment, game.proof.secret)
    assert (output["lifted"], output["drawn_dealer"]) == (37, game.state.dealer)
    assert output["nonces"] == [*NONCES]
    assert output["deck"] == [str(card) for card in game.deck or ()]
    assert (output["rules"], output["message"]) == ("turnier", None)
    assert (output["reshuffles"], output["refused"]) == ([], None)


def test_json_names_the_moves_that_shuffle(romme: Run, write: Write) -> None:
    output = verified(romme, write(as_text(reshuffled_game())), 0)
    assert output["reshuffles"] == [at + 1 for at in shuffling_moves()]


@pytest.mark.parametrize("problem", PROBLEMS)
def test_json_of_an_unproven_deal_names_the_problem(romme: Run, write: Write, problem: str) -> None:
    output = verified(romme, write(as_text(forged_game(problem))), 1)
    assert output["problem"] == problem
    assert output["message"]


def test_json_names_a_refused_move(romme: Run, write: Write) -> None:
    output = verified(romme, write(as_text(forged_game("move"))), 1)
    assert output["refused"] == {
        "move": 1,
        "text": "1 discard KH",
        "clause": "T4a",
        "message": output["refused"]["message"],
    }
    assert output["refused"]["message"].startswith("You haven’t drawn yet.")


def test_a_wrong_deal_is_reported_before_a_refused_move(romme: Run, write: Write) -> None:
    game = replace(forged_game("deck"), moves=forged_game("move").moves)
    output = verified(romme, write(as_text(game)), 1)
    assert (output["problem"], output["refused"]["move"]) == ("deck", 1)


def test_shuffles_after_a_refused_move_are_ignored(romme: Run, write: Write) -> None:
    game = reshuffled_game()
    moves = (*game.moves[:1], *game.moves[:1], *game.moves[1:])
    output = verified(romme, write(as_text(replace(game, moves=moves))), 1)
    assert (output["problem"], output["refused"]["move"], output["reshuffles"]) == ("move", 2, [])


def test_text_of_a_proven_deal(romme: Run, write: Write) -> None:
    assert (
        romme("verify", write(as_text(proven_game()))).out
        == """\
Rommé: Turnier, the club tournament game

The deal is proven fair: the order of the cards was fixed before the game began.
  • The secret number matches the check number.
  • The devices of 2 players each added a number of their own, which was fixed
    beforehand.
  • The cut lifted 37 cards; the rules allow that.
  • Seat 4 dealt first, as these numbers require.
  • All 110 cards are in the order that follows from these numbers and the cut.
  • The only move follows the rules.

One thing only you can check: that the table showed this check number before the
first card was dealt.
  f0b45836 f2774b67 fcf00428 70c2e6f5 c921db78 cae5931e c66fe68c 4bec7ae5
"""
    )


def test_text_mentions_later_shuffles(romme: Run, write: Write) -> None:
    game = reshuffled_game()
    assert len(reshuffles(game)) == 2
    out = " ".join(romme("verify", write(as_text(game))).out.split())
    assert "The open pile was shuffled twice during the game" in out
    assert f"All {len(game.moves)} moves follow the rules." in out


@pytest.mark.parametrize(
    ("problem", "reason"),
    [
        ("commitment", "The secret number doesn’t match the check number."),
        ("nonce", "is not the one that was fixed beforehand."),
        ("dealer", "Seat 4 dealt first, but by these numbers it should have been seat"),
        ("lifted", "The cut can’t have lifted 3 cards. These rules allow 4 to 106."),
        ("deck", "Card 1 of the deck is ♣3 but should be ♠Q."),
        ("reshuffle", "shuffles the open pile, but not into the order that follows from"),
        ("move", "Move 1 is refused: 1 discard KH"),
    ],
)
def test_each_problem_has_a_text(romme: Run, write: Write, problem: str, reason: str) -> None:
    result = romme("verify", write(as_text(forged_game(problem))))
    out = " ".join(result.out.split())
    assert (result.status, result.err) == (1, "")
    assert "The deal has not been proven fair." in out
    assert reason in out
    assert "proven:" not in out


def test_a_forged_shuffle_is_named_by_its_move(romme: Run, write: Write) -> None:
    game = with_forged_shuffle()
    out = romme("verify", write(as_text(game))).out
    assert f"Move {len(game.moves)} shuffles the open pile" in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("problem", [None, *PROBLEMS])
def test_every_answer_fits_the_terminal_in_every_language(
    romme: Run, write: Write, lang: str, problem: str | None
) -> None:
    result = romme(
        "verify", write(as_text(forged_game(problem) if problem else proven_game())), "--lang", lang
    )
    assert (result.status, result.err) == (int(problem is not None), "")
    assert max(map(len, result.out.splitlines())) <= 80
    assert not re.search(r"[{}$]|None| \n", result.out)


def test_a_deal_without_a_cut_can_be_proven(romme: Run, write: Write) -> None:
    klassik = find_preset("klassik").rules
    deck = deck_of(klassik, secret(1), lifted=0)
    start = dealt_game(klassik, Mode.ASSIST, seats=2, dealer=Seat(2), pack=deck)
    game = GameFile(klassik, Mode.ASSIST, ("A", "B"), start, (), deck, prove(secret(1), 0))
    out = romme("verify", write(as_text(game))).out
    assert "The pack was not cut; the rules allow that." in out
    wrong = romme("verify", write(as_text(replace(game, proof=prove(secret(1), 52))))).out
    assert "These rules allow 0 to 51." in " ".join(wrong.split())


@pytest.mark.parametrize("game", [DEALT, POSITION], ids=["dealt", "position"])
@pytest.mark.parametrize("arguments", [(), ("--json",)])
def test_a_file_without_a_proof_is_refused(
    romme: Run, write: Write, game: str, arguments: tuple[str, ...]
) -> None:
    result = romme("verify", write(game), *arguments)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert result.err.startswith("game.romme: This file has no proof of its deal")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("lifted = 37\n", "", " proof.lifted: “proof.lifted” is missing"),
        ("lifted = 37\n", "lifted = 37\nmoves = []\n", "22: “proof.moves” is inside a table."),
        ('secret = "00', 'secret = "0', "20: The number has 159 digits instead of 160."),
        ('secret = "00', 'secret = "0x', "20: Use only the digits 0 to 9 and a to f"),
    ],
)
def test_an_unreadable_proof_is_refused(
    romme: Run, write: Write, old: str, new: str, message: str
) -> None:
    text = as_text(proven_game())
    assert old in text
    file = write(text.replace(old, new))
    result = romme("verify", file)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert result.err.startswith(f"game.romme:{message}")
    assert "[position]" not in result.err
    assert len({romme("verify", file, "--lang", lang).err for lang in LANGUAGES}) == 4


def test_a_deal_is_read_from_standard_input(romme: Run) -> None:
    result = romme("verify", "-", stdin=as_text(proven_game()).encode())
    assert (result.status, result.err) == (0, "")


def test_a_huge_cut_is_reported_briefly(romme: Run, write: Write) -> None:
    result = romme("verify", write(as_text(proven_game(lifted=2**63 - 1))))
    assert result.status == 1
    assert "can’t have lifted 9223372036854775807 cards" in result.out
