"""Explanations for hands and melds that the solver rejects."""

from __future__ import annotations

from romme.cards import JOKER
from romme.engine.errors import illegal
from romme.locales import Words
from romme.melds import Flaw
from romme.notation.wording.refusals import clause_text, why_refused
from romme.notation.wording.untrusted_text import plain
from romme.rules import RuleSet
from romme.rules.grounds import Ground
from romme.solver import BadHand
from romme.solver.solving import LARGEST_HAND


def hand_problem(words: Words, error: BadHand, rules: RuleSet) -> str:
    """Explain why a hand is impossible, given the cards on the table."""
    if error.card is None:
        return words.say("hand-too-large", most=LARGEST_HAND)
    if error.card is JOKER and not rules.jokers:
        return words.say("hand-without-jokers")
    return words.say("position-too-many", card=str(error.card))


def meld_problem(words: Words, text: str, flaw: Flaw, rules: RuleSet) -> str:
    """Explain why some cards on the table do not form a meld, and quote the clause."""
    if flaw is Flaw.JOKER_UNNAMED and not rules.jokers:
        return hand_problem(words, BadHand(JOKER), rules)
    refusal = illegal(rules, Ground[f"MELD_{flaw.name}"])
    clause = refusal.clause
    said = [f"{plain(text)}: {why_refused(words, refusal)}"]
    if flaw is Flaw.JOKER_UNNAMED:
        said.append(words.say("joker-written"))
    said.append(words.say("account-clause", clause=clause.value, text=clause_text(words, clause)))
    return " ".join(said)
