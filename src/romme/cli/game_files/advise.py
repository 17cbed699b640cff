"""``romme advise``: advise the player whose turn it is, based on what this player can see."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from babel.numbers import format_decimal

from romme.bots.advice import MOST, Advice, Side, assess
from romme.bots.advice import advise as give_advice
from romme.bots.advice.advice_json import advice_report
from romme.bots.advice.decided import decided
from romme.bots.advice.wording import describe_move, sentence
from romme.bots.bridge import NoCodes
from romme.bots.protocol import Budget
from romme.cli.game_files.account import NAME_LENGTH
from romme.cli.game_files.source import read_game
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import Page
from romme.engine.state import Phase, Seat, TableMeld
from romme.locales import Words, guess_language, words
from romme.melds import Run
from romme.notation.gamefile import GameFile
from romme.notation.replaying import RefusedMove, Replay, replay
from romme.notation.wording.events import name_of
from romme.notation.wording.faces import card_text, cards_text, meld_text
from romme.notation.wording.refusals import clause_text, refusal_with_table_rule, why_refused
from romme.notation.wording.rulesets import summarize_rules
from romme.notation.wording.untrusted_text import plain
from romme.solver.solving import LARGEST_HAND
from romme.view import View, view

LONGEST_SECONDS: Final = 600.0
"""Maximum thinking time."""
MANY: Final = 20
"""Maximum number of moves to advise."""
_MARKS: Final = {Side.FOR: "+", Side.AGAINST: "−", Side.NEITHER: "·"}


@dataclass(frozen=True, slots=True)
class _Advised:
    """The advice for a player's view, and an assessment of the next move in the file."""

    view: View
    advice: tuple[Advice, ...]
    played: Advice | None
    """The assessment of the next move in the file; None if no move follows."""
    place: int | None
    """The rank of the next move in the file among the advised moves; None if it is not advised."""
    first: int
    """The number of the player's first move in the current decision, counted from 1 in the file."""
    begun: bool
    """Whether the player has already laid cards in this turn."""


def advise(
    file: str,
    /,
    *,
    move: int | None = None,
    seconds: float = 1.0,
    most: int = MOST,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Advise the player whose turn it is, at the end of a game file or before one of its moves."""
    spoken = words(guess_language(os.environ, lang))
    _check(spoken, "--seconds", seconds, within=0 < seconds <= LONGEST_SECONDS)
    _check(spoken, "--most", most, within=1 <= most <= MANY)
    game = read_game(spoken, file)
    number = len(game.moves) + 1 if move is None else move
    _check(spoken, "--move", number, within=1 <= number <= len(game.moves) + 1)
    now = replay(replace(game, moves=game.moves[: number - 1]))
    if max(map(len, now.state.hands)) > LARGEST_HAND:  # the solver would take too long
        raise Stop(f"romme: {spoken.say('hand-too-large', most=LARGEST_HAND)}")
    found = None if now.refused else _advised(now, game, number, seconds=seconds, most=most)
    if json:
        print_json(_as_json(spoken, now, found))
    else:
        _AdviceWriter(spoken, now, Page()).tell(found)
    return Status.REFUSED if now.refused else Status.DONE


def _check(words: Words, name: str, value: float, *, within: bool) -> None:
    if not within:
        problem = words.say("usage-bad-value", text=f"{value:g}", name=name)
        raise Stop(f"romme: {problem} {words.say('usage-help')}")


def _advised(
    now: Replay, game: GameFile, number: int, *, seconds: float, most: int
) -> _Advised | None:
    """Return advice for the player whose turn it is, or None if no draw or play is due."""
    if now.state.phase not in (Phase.DRAW, Phase.PLAY):
        return None
    seen = view(now.state, now.state.turn)
    laid = len(now.draft.steps) if now.draft else 0
    made = decided(Replay(game, now.state), game.moves[number - 1 - laid :])
    rng = Random(0)  # noqa: S311 - reproducible playouts
    budget = Budget(seconds)
    if made is not None:
        try:
            judged = assess(seen, made, rng=rng, budget=budget, most=most)
        except NoCodes:
            judged = None
        if judged is not None:
            found = (judged.advised, judged.played, judged.place)
            return _Advised(seen, *found, number - laid, begun=laid > 0)
    advice = give_advice(seen, rng=rng, budget=budget, most=most)
    return _Advised(seen, advice, None, None, number - laid, begun=laid > 0)


def _as_json(words: Words, now: Replay, found: _Advised | None) -> dict[str, object]:
    names = now.game.players
    seat = now.state.turn if found else None
    told = [advice_report(words, one, found.view, names) for one in found.advice] if found else []
    played = found and found.played and advice_report(words, found.played, found.view, names)
    refused = now.refused and {
        "move": now.refused.number,
        "text": now.refused.move.text or str(now.refused.move),
        "clause": now.refused.illegal.clause.value,
        "message": refusal_with_table_rule(words, now.refused.illegal),
    }
    return {
        "rules": now.state.rules.name,
        "over": now.state.outcome is not None,
        "move": found and found.first,
        "seat": seat,
        "name": seat and names[seat - 1],
        "phase": now.state.phase.value if found else None,
        "advice": told,
        "played": played,
        "refused": refused,
    }


class _AdviceWriter:
    """Writes the advice in sentences."""

    def __init__(self, words: Words, now: Replay, page: Page) -> None:
        self.words = words
        self.now = now
        self.page = page
        self.names = [plain(name, NAME_LENGTH) for name in now.game.players]

    def tell(self, found: _Advised | None) -> None:
        title = summarize_rules(self.words, self.now.state.rules).title
        self.page.heading(self.words.say("account-title", rules=title))
        if self.now.refused is not None:
            self.refused(self.now.refused)
        elif found is None:
            over = self.now.state.outcome is not None
            self.page.line(self.words.say("advise-over" if over else "advise-nobody"))
        else:
            self.stands(found.view)
            self.advice(found)

    def refused(self, refused: RefusedMove) -> None:
        words, page, clause = self.words, self.page, refused.illegal.clause
        move = plain(str(refused.move), 200)
        page.heading(words.say("account-refused", number=refused.number, move=move), "bold red")
        page.line(why_refused(words, refused.illegal), first="  ")
        quoted = words.say("account-clause", clause=clause.value, text=clause_text(words, clause))
        page.line(quoted, first="  ")

    # --- the position ----------------------------------------------------------------------------

    def stands(self, seen: View) -> None:
        """Write the position as the player whose turn it is sees it."""
        words, page = self.words, self.page
        drawing = seen.phase is Phase.DRAW
        key = "account-to-draw" if drawing else "account-to-play"
        page.line(words.say(key, name=self.name(seen.turn)))
        page.gap()
        page.rows((self.name(seat), self.holds(seen, seat)) for seat in seen.playing)
        if seen.table:
            page.line(words.say("account-table"))
            page.rows((str(at), self.meld(lying)) for at, lying in enumerate(seen.table, start=1))
        top = card_text(words, seen.open_pile[-1]) if seen.open_pile else ""
        page.line(words.say("account-open", n=len(seen.open_pile), card=top))
        page.line(words.say("account-stock", n=seen.stock))

    def holds(self, seen: View, seat: Seat) -> str:
        if seat == seen.seat:
            taken = () if seen.taken is None else (seen.taken,)
            return cards_text(self.words, (*seen.hand, *taken))
        opened = "yes" if seat in seen.opened and seen.rules.opening_points else "no"
        return self.words.say("advise-holds", n=seen.counts[seat - 1], opened=opened)

    def meld(self, lying: TableMeld) -> str:
        kind = "run" if isinstance(lying.meld, Run) else "set"
        owner = self.words.say("account-owner", kind=kind, name=self.name(lying.owner))
        return f"{meld_text(self.words, lying.meld)}  ({owner})"

    # --- the advice ------------------------------------------------------------------------------

    def advice(self, found: _Advised) -> None:
        words, page, seen = self.words, self.page, found.view
        page.gap()
        page.heading(words.say("advise-heading", name=self.name(seen.turn)))
        if found.begun:
            page.line(words.say("advise-turn-begun"))
        for number, advice in enumerate(found.advice, start=1):
            self.one(f"{number:3}", advice, seen)
        if found.played is not None:
            page.gap()
            page.heading(words.say("advise-played", number=found.first))
            if found.place is not None:
                page.line(words.say("advise-rank", rank=found.place), first="     ")
            else:
                self.one("   ", found.played, seen)
        page.gap()
        scoring = seen.rules.scoring.value
        worlds = format_decimal(max(one.worlds for one in found.advice), locale=words.lang)
        page.line(words.say("advise-unit", scoring=scoring, worlds=worlds))

    def one(self, mark: str, advice: Advice, seen: View) -> None:
        """Write an advised move with its values and reasons."""
        words, page = self.words, self.page
        page.line(" ".join(describe_move(words, advice.move, seen)), first=f"{mark}  ")
        error, unsure = self.number(advice.error), self.number(advice.unsure)
        told = words.say("advise-worth", worth=self.number(advice.worth, "+"), error=error)
        if advice.behind or advice.unsure:
            behind = self.number(advice.behind)
            told += f" – {words.say('advise-behind', behind=behind, unsure=unsure)}"
        page.line(told, first="     ")
        for reason in advice.reasons:
            first = f"     {_MARKS[reason.side]} "
            page.line(sentence(words, reason, self.names), first=first)

    def number(self, value: float, sign: str = "") -> str:
        rounded = round(value, 2) + 0.0  # avoids -0.0
        pattern = f"{sign}#,##0.00;−#,##0.00"
        return format_decimal(rounded, pattern, locale=self.words.lang)

    def name(self, seat: Seat) -> str:
        return name_of(self.words, seat, self.names)
