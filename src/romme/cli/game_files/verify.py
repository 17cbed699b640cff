"""``romme verify``: recompute the deal of a finished game from its proof."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, assert_never

from romme.cards import Card
from romme.cli.game_files.source import read_game
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import Page
from romme.deal import (
    DealProblem,
    DealtGame,
    check,
    cuts,
    deck_of,
    drawn_dealer,
    reshuffled,
    seed_of,
)
from romme.engine.commands import Shuffle
from romme.engine.state import Cards
from romme.locales import Words, guess_language, words
from romme.notation.gamefile import GameFile
from romme.notation.proof import DealProof
from romme.notation.replaying import Replay, replay
from romme.notation.wording.faces import card_text
from romme.notation.wording.refusals import clause_text, refusal_with_table_rule, why_refused
from romme.notation.wording.rulesets import summarize_rules
from romme.notation.wording.untrusted_text import plain

GROUP: Final = 8
"""Digits per group of a commitment, for comparison by eye."""


class MoveProblem(Enum):
    """A problem with the moves of a game, not its deal. The value is its code in the JSON."""

    REFUSED = "move"


@dataclass(frozen=True, slots=True)
class _Checked:
    """The result of a check: the game, its recomputed deal, and the problem found, if any."""

    now: Replay
    deck: Cards
    proof: DealProof
    reshuffles: tuple[tuple[int, Cards], ...]
    """For each legal move that reshuffles: its number in the file and the new stock."""
    problem: DealProblem | MoveProblem | None

    @property
    def seed(self) -> bytes:
        return seed_of(self.proof)

    @property
    def nonces(self) -> int:
        """Number of seats that added a nonce."""
        return sum(map(bool, self.proof.nonces))


def verify(file: str, /, *, json: bool = False, lang: Language | None = None) -> int:
    """Check the proof and the moves in a game file. Return an error status if either is wrong."""
    spoken = words(guess_language(os.environ, lang))
    game = read_game(spoken, file)
    if game.proof is None or game.deck is None:
        raise Stop(f"{plain(file, 300)}: {spoken.say('verify-no-proof')}")
    checked = _checked(game, game.deck, game.proof)
    if json:
        print_json(_as_json(spoken, checked))
    else:
        _tell(spoken, checked, Page())
    return Status.REFUSED if checked.problem else Status.DONE


def _checked(game: GameFile, deck: Cards, proof: DealProof) -> _Checked:
    now = replay(game)
    legal = game.moves if now.refused is None else game.moves[: now.refused.number - 1]
    reshuffles = tuple(
        (number, move.act.stock)
        for number, move in enumerate(legal, start=1)
        if isinstance(move.act, Shuffle)
    )
    stocks = [stock for _, stock in reshuffles]
    state = game.state
    dealt = DealtGame(game.rules, state.seats, state.dealer, deck, stocks)
    problem = check(proof, dealt)
    refused = MoveProblem.REFUSED if now.refused else None
    return _Checked(now, deck, proof, reshuffles, problem or refused)


def _as_json(words: Words, checked: _Checked) -> dict[str, object]:
    refused = checked.now.refused and {
        "move": checked.now.refused.number,
        "text": checked.now.refused.move.text or str(checked.now.refused.move),
        "clause": checked.now.refused.illegal.clause.value,
        "message": refusal_with_table_rule(words, checked.now.refused.illegal),
    }
    return {
        "verified": checked.problem is None,
        "problem": checked.problem and checked.problem.value,
        "message": next(_why(words, checked), None),
        "rules": checked.now.game.rules.name,
        "commitment": checked.proof.commitment,
        "secret": checked.proof.secret,
        "lifted": checked.proof.lifted,
        "nonces": list(checked.proof.nonces),
        "drawn_dealer": checked.proof.drawn_dealer,
        "deck": [str(card) for card in checked.deck],
        "reshuffles": [number for number, _ in checked.reshuffles],
        "refused": refused,
    }


def _tell(words: Words, checked: _Checked, page: Page) -> None:
    title = summarize_rules(words, checked.now.game.rules).title
    page.line(words.say("account-title", rules=title))
    page.gap()
    if checked.problem is not None:
        page.heading(words.say("verify-not-proven"), "bold red")
        for sentence in _why(words, checked):
            page.bullet(sentence)
        return
    page.heading(words.say("verify-proven"), "bold green")
    for sentence in _what_fits(words, checked):
        page.bullet(sentence)
    page.gap()
    page.line(words.say("verify-compare"))
    digits = checked.proof.commitment
    groups = (digits[at : at + GROUP] for at in range(0, len(digits), GROUP))
    page.line(" ".join(groups), first="  ")


def _what_fits(words: Words, checked: _Checked) -> Iterator[str]:
    yield words.say("verify-fits-commitment")
    yield words.say("verify-fits-nonces", n=checked.nonces)
    yield words.say("verify-fits-lifted", n=checked.proof.lifted)
    if checked.proof.drawn_dealer is not None:
        yield words.say("verify-fits-dealer", seat=checked.proof.drawn_dealer)
    yield words.say("verify-fits-deck", n=len(checked.deck))
    if checked.reshuffles:
        yield words.say("verify-fits-reshuffles", n=len(checked.reshuffles))
    if checked.now.game.moves:
        yield words.say("verify-fits-moves", n=len(checked.now.game.moves))


def _why(words: Words, checked: _Checked) -> Iterator[str]:
    """Yield the sentences that explain why the check failed."""
    rules, lifted = checked.now.game.rules, checked.proof.lifted
    match checked.problem:
        case DealProblem.COMMITMENT:
            yield words.say("verify-wrong-commitment")
        case DealProblem.NONCE:
            yield words.say("verify-wrong-nonce")
        case DealProblem.DEALER:
            state = checked.now.game.state
            drawn = drawn_dealer(checked.seed, state.seats)
            yield words.say("verify-wrong-dealer", seat=state.dealer, expected=drawn)
        case DealProblem.LIFTED:
            possible = cuts(rules.cut_at_least, len(rules.pack))
            facts = {"least": possible[0], "most": possible[-1]}
            yield words.say("verify-wrong-lifted", lifted=plain(str(lifted)), **facts)
        case DealProblem.DECK:
            expected = deck_of(rules, checked.seed, lifted=lifted)
            yield words.say("verify-wrong-deck", **_difference(words, checked.deck, expected))
        case DealProblem.RESHUFFLE:
            yield _wrong_reshuffle(words, checked)
        case MoveProblem.REFUSED:
            yield from _refused(words, checked)
        case None:
            pass
        case _:
            assert_never(checked.problem)


def _wrong_reshuffle(words: Words, checked: _Checked) -> str:
    move, stock, expected = next(
        (move, stock, expected)
        for number, (move, stock) in enumerate(checked.reshuffles, start=1)
        if stock != (expected := reshuffled(stock, checked.seed, number=number))
    )
    return words.say("verify-wrong-reshuffle", move=move, **_difference(words, stock, expected))


def _difference(words: Words, cards: Sequence[Card], expected: Cards) -> dict[str, int | str]:
    """The first place, counted from 1, where two sequences of cards differ, and both cards."""
    place, card, other = next(
        (place, *pair)
        for place, pair in enumerate(zip(cards, expected, strict=True), start=1)
        if pair[0] != pair[1]
    )
    return {"place": place, "card": card_text(words, card), "expected": card_text(words, other)}


def _refused(words: Words, checked: _Checked) -> Iterator[str]:
    refused = checked.now.refused
    if refused is not None:
        clause = refused.illegal.clause
        yield words.say("verify-wrong-moves")
        move = plain(str(refused.move), 200)
        yield words.say("account-refused", number=refused.number, move=move)
        yield why_refused(words, refused.illegal)
        yield words.say("account-clause", clause=clause.value, text=clause_text(words, clause))
