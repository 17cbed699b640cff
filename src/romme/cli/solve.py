"""``romme solve``: find the melds of a hand and the best way to play it."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated, Final

from romme.cards import Card, in_order
from romme.cli.rules import read_option
from romme.cli.terminal.arguments import AtLeastOne
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import KEPT_TOGETHER, Page
from romme.locales import Words, guess_language, words
from romme.melds import SMALLEST_MELD, Flaw, Meld, arrange, points
from romme.notation.card_text import BadText, parse_cards, parse_placed
from romme.notation.wording.faces import cards_text, meld_text
from romme.notation.wording.hands import hand_problem, meld_problem
from romme.notation.wording.plans import describe_discard, describe_plan, way_name
from romme.notation.wording.refusals import rules_problem
from romme.notation.wording.rulesets import describe_option, describe_rules, summarize_rules
from romme.notation.wording.untrusted_text import plain
from romme.rules import BadRules, RuleSet, find_preset
from romme.solver import BadHand, DiscardOption, Layout, Plan, Solver, Way

NEAR: Final = 3
"""Maximum number of points by which an alternative discard may be worse than the best one."""
FEW: Final = 3
"""Maximum number of alternative discards."""
HELPFUL: Final = 12
"""Number of helpful cards to list, plus those that help as much as the last one listed."""
_STANDS_FOR: Final = re.compile(r" \((?=[♣♠♥♦])")


@dataclass(frozen=True, slots=True)
class _Question:
    """The hand to solve, with its table and rules."""

    rules: RuleSet
    hand: tuple[Card, ...]
    table: tuple[Meld, ...]
    opened: bool


def solve(
    *cards: Annotated[str, AtLeastOne],
    rules: str = "turnier",
    table: str = "",
    opened: bool = False,
    option: tuple[str, ...] = (),
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Show the melds of a hand after the draw, and how to play it."""
    spoken = words(guess_language(os.environ, lang))
    chosen = _rules(spoken, rules, option)
    asked = _Question(chosen, _hand(spoken, cards), _table(spoken, table, chosen), opened)
    solver = Solver(chosen)
    try:
        ways = solver.finishes(asked.hand, asked.table, opened=opened)
    except BadHand as error:
        raise Stop(f"romme: {hand_problem(spoken, error, chosen)}") from None
    if json:
        print_json(_as_json(solver, asked, ways))
    else:
        _SolutionWriter(spoken, solver, asked, Page()).tell(ways)
    return Status.DONE


def _rules(words: Words, name: str, options: Iterable[str]) -> RuleSet:
    try:
        return find_preset(name).rules.with_options(
            dict(read_option(words, text) for text in options)
        )
    except BadRules as error:
        raise Stop(f"romme: {rules_problem(words, error)}") from None


def _hand(words: Words, texts: Iterable[str]) -> tuple[Card, ...]:
    try:
        hand = parse_cards(" ".join(texts))
    except BadText as error:
        raise Stop(f"romme: {words.say(error.key, text=plain(error.text))}") from None
    if not hand:
        missing = words.say("usage-missing", name="CARDS")
        raise Stop(f"romme: {missing} {words.say('usage-help')}")
    return in_order(hand)


def _table(words: Words, text: str, rules: RuleSet) -> tuple[Meld, ...]:
    return tuple(_meld(words, meld, rules) for meld in text.split(";") if meld.strip())


def _meld(words: Words, text: str, rules: RuleSet) -> Meld:
    try:
        found = arrange(parse_placed(text), rules.melds)
    except BadText as error:
        raise Stop(f"romme: --table: {words.say(error.key, text=plain(error.text))}") from None
    if isinstance(found, Flaw):
        raise Stop(f"romme: --table: {meld_problem(words, text.strip(), found, rules)}")
    return found


def _as_json(solver: Solver, asked: _Question, ways: Sequence[Plan]) -> dict[str, object]:
    best = solver.least_left(asked.hand)
    most = solver.most_points(asked.hand).points
    return {
        "points": most,
        "left": best.left,
        "melds": [[str(card) for card in meld.placed] for meld in best.melds],
        "opens": most >= max(asked.rules.opening_points, 1),
        "finishes": bool(ways),
    }


class _SolutionWriter:
    """Writes the answer in sentences."""

    def __init__(self, words: Words, solver: Solver, asked: _Question, page: Page) -> None:
        self.words = words
        self.solver = solver
        self.asked = asked
        self.page = page
        self.preset = find_preset(asked.rules.name)
        lying = [card for meld in asked.table for card in meld.cards]
        self.hidden = Counter(asked.rules.pack) - Counter((*asked.hand, *lying))

    def tell(self, ways: Sequence[Plan]) -> None:
        self.title()
        self.hand()
        self.melds(self.solver.least_left(self.asked.hand))
        self.page.gap()
        self.page.heading(self.words.say("solve-turn"))
        match ways:
            case [Plan(ending=Way() as ending) as plan, *_]:
                self.line(self.words.say("solve-finish", ending=way_name(self.words, ending)))
                self.steps(plan, plan.discard)
            case _:
                self.turn()

    # --- the question ----------------------------------------------------------------------------

    def title(self) -> None:
        rules = self.asked.rules
        title = summarize_rules(self.words, rules).title
        self.page.heading(self.words.say("account-title", rules=title))
        told = describe_rules(self.words, rules, self.preset)
        changed = [one for part in told for one in part.sentences if one.instead is not None]
        if changed:
            self.line(self.words.say("account-changes"))
        for sentence in changed:
            self.page.bullet(sentence.text)

    def hand(self) -> None:
        self.page.gap()
        self.page.heading(self.words.say("solve-hand"))
        self.line(cards_text(self.words, self.asked.hand))
        if self.asked.table:
            self.line(self.words.say("account-table"))
        for meld in self.asked.table:
            self.bullet(meld_text(self.words, meld))

    # --- melds of the hand -----------------------------------------------------------------------

    def melds(self, best: Layout) -> None:
        self.page.gap()
        self.page.heading(self.words.say("heading-melds"))
        if not best.melds:
            self.line(self.words.say("solve-no-meld", n=best.left))
            return
        self.layout(best)
        self.kept(best.kept)
        self.several_turns(best)
        most = self.solver.most_points(self.asked.hand)
        if self.must_open and most.points > best.points:
            self.line(self.words.say("solve-most", n=most.points))
            self.layout(most)

    def layout(self, layout: Layout) -> None:
        """Write the melds, their points, and whether they suffice to open."""
        counts = [points(meld, self.asked.rules.melds) for meld in layout.melds]
        for meld, n in zip(layout.melds, counts, strict=True):
            self.bullet(self.words.say("solve-meld", meld=meld_text(self.words, meld), n=n))
        said = [self.words.say("solve-together", n=layout.points)] if len(counts) > 1 else []
        if self.must_open:
            said += self.opens(layout)
        if said:
            self.line(" ".join(said))

    @property
    def must_open(self) -> bool:
        return self.asked.rules.opening_points > 0 and not self.asked.opened

    def opens(self, layout: Layout) -> Iterator[str]:
        """Yield a sentence if points are missing to open, or if the hand can open now."""
        need = self.asked.rules.opening_points
        short = need - layout.points
        if short > 0:
            yield self.words.say("solve-short", n=short, need=need)
        elif self.solver.opening(self.asked.hand) is not None:
            yield self.words.say("solve-opens", need=need)

    def several_turns(self, layout: Layout) -> None:
        most = self.asked.rules.melds_per_turn
        if most and len(layout.melds) > most:
            rule = describe_option(self.words, "melds_per_turn", self.asked.rules, self.preset).text
            turns = -(-len(layout.melds) // most)
            self.line(self.words.say("solve-several-turns", rule=rule, n=turns))

    def kept(self, cards: Sequence[Card]) -> None:
        counted = sum(map(self.asked.rules.card_points, cards))
        told = cards_text(self.words, cards)
        self.line(self.words.say("solve-kept", n=len(cards), cards=told, points=counted))

    # --- this turn, and the next -----------------------------------------------------------------

    def turn(self) -> None:
        plan = self.solver.best_turn(self.asked.hand, self.asked.table, opened=self.asked.opened)
        if plan is None:
            raise AssertionError("a hand with a card in it can always end its turn")
        if plan.discard is None:  # only jokers are left, and none fits
            self.intention(plan.kept, laying=bool(plan.steps))
            self.steps(plan, None)
            self.kept(plan.kept)
            return
        rest = (*plan.kept, plan.discard)
        weighed = self.solver.discards(rest)
        discard = self.discard(rest, weighed)
        kept = _without(rest, discard)
        self.intention(kept, laying=bool(plan.steps))
        self.steps(plan, discard)
        self.kept(kept)
        self.others(weighed, discard)
        still = [] if plan.steps and not self.must_open else self.missing()
        self.next((*still, *self.outs(kept)))

    def intention(self, kept: Sequence[Card], *, laying: bool) -> None:
        """Write that the hand cannot finish yet, and introduce the plan that follows.

        If `laying` is false, also write that the hand cannot lay anything yet.
        """
        no = self.words.say("solve-no-finish" if laying else "solve-no-lay")
        melds = self.solver.least_left(kept).melds
        least = self.words.say("solve-least-melds" if melds else "solve-least")
        self.line(f"{no} {least}")

    def discard(self, rest: Sequence[Card], weighed: Sequence[DiscardOption]) -> Card:
        """Choose a discard from the cards that are not laid.

        Melds may have to stay in hand, because their points do not suffice to open or because no
        more may be laid in this turn. So the discard is chosen to minimise the points of the cards
        outside all melds, including melds in hand. Among equal discards, it is the one that keeps
        the most outs.
        """
        best = [one.card for one in weighed if one.left == weighed[0].left]
        return max(best, key=lambda card: self.prospects(_without(rest, card)))

    def prospects(self, kept: Sequence[Card]) -> int:
        return sum(out.gain * self.hidden[out.card] for out in self.solver.outs(kept))

    def others(self, weighed: Sequence[DiscardOption], discard: Card) -> None:
        """List other discards that are nearly as good."""
        best = weighed[0].left
        near = [one for one in weighed if one.card is not discard and one.left <= best + NEAR]
        groups = groupby(near[:FEW], key=lambda one: one.left - best)
        told = [self.near([one.card for one in equal], more) for more, equal in groups]
        if told:
            self.line(self.words.say("solve-discards", list=", ".join(told)))

    def near(self, cards: Sequence[Card], more: int) -> str:
        told = cards_text(self.words, cards)
        return self.words.say("solve-discard-more", cards=told, n=more) if more else told

    def steps(self, plan: Plan, discard: Card | None) -> None:
        table, rules = self.asked.table, self.asked.rules
        told = list(describe_plan(self.words, plan, table, rules.melds))
        if discard is not None:
            told.append(describe_discard(self.words, discard))
        elif plan.ending is None:
            told.append(self.words.say("plan-pass"))
        self.page.rows((str(number), _tight(step)) for number, step in enumerate(told, start=1))

    def next(self, said: Sequence[str]) -> None:
        """Write the sentences about later turns under a heading."""
        if said:
            self.page.gap()
            self.page.heading(self.words.say("solve-next"))
        for sentence in said:
            self.line(sentence)

    def missing(self) -> Iterator[str]:
        """Yield a sentence that says how many cards to replace so that all but one form melds."""
        if len(self.asked.hand) > SMALLEST_MELD:
            missing = self.solver.missing(self.asked.hand)
            if missing:
                yield self.words.say("solve-missing", n=missing)

    def outs(self, kept: Sequence[Card]) -> Iterator[str]:
        """Yield a sentence with the cards that would help, if any of them can still be drawn."""
        outs = [out for out in self.solver.outs(kept) if self.hidden[out.card]]
        told: list[str] = []
        named = 0
        for gain, equal in groupby(outs, key=lambda out: out.gain):
            if named >= HELPFUL:
                break
            cards = [out.card for out in equal]
            named += len(cards)
            told.append(f"{cards_text(self.words, cards)}{KEPT_TOGETHER}−{gain}")
        if told:
            yield self.words.say("solve-outs", list=", ".join(told))

    # --- output ----------------------------------------------------------------------------------

    def line(self, text: str) -> None:
        self.page.line(_tight(text))

    def bullet(self, text: str) -> None:
        self.page.bullet(_tight(text))


def _without(cards: Iterable[Card], card: Card) -> tuple[Card, ...]:
    return in_order((Counter(cards) - Counter((card,))).elements())


def _tight(text: str) -> str:
    """Put a no-break space between a joker and the card it stands for."""
    return _STANDS_FOR.sub(f"{KEPT_TOGETHER}(", text)
