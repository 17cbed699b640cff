"""Describe a replayed game in sentences: the deal, every move, and the result or position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from romme.cli.terminal.page import Page
from romme.engine.commands import LayDown
from romme.engine.draft import Draft
from romme.engine.events import Dealt, Event, Opened, TurnCame
from romme.engine.scoring import counting_order
from romme.engine.state import Cards, Outcome, Phase, Seat, State, with_hand
from romme.engine.turn import Turn
from romme.locales import Words
from romme.melds import Run
from romme.notation.replaying import RefusedMove, Replay
from romme.notation.text import NotedMove
from romme.notation.wording.events import describe_event, duties, name_of
from romme.notation.wording.faces import card_text, cards_text, meld_text
from romme.notation.wording.refusals import clause_text, why_refused
from romme.notation.wording.rulesets import describe_rules, summarize_rules
from romme.notation.wording.untrusted_text import plain
from romme.rules import find_preset

NAME_LENGTH: Final = 24


def tell(words: Words, now: Replay, page: Page) -> None:
    """Describe a game on a page, from the deal to its current position."""
    _Account(words, now, page).tell()


class _Account:
    def __init__(self, words: Words, now: Replay, page: Page) -> None:
        self.words = words
        self.now = now
        self.page = page
        self.names = [plain(name, NAME_LENGTH) for name in now.game.players]

    def tell(self) -> None:
        self.title()
        self.start()
        self.moves()
        outcome = self.now.state.outcome
        if self.now.refused is not None:
            self.refused(self.now.refused)
        if outcome is not None:
            self.result(outcome)
        elif self.now.game.moves:
            self.page.gap()
            self.page.heading(self.words.say("account-state"))
            self.stands(self.now)

    def title(self) -> None:
        words, page, game = self.words, self.page, self.now.game
        page.heading(words.say("account-title", rules=summarize_rules(words, game.rules).title))
        page.line(words.say("account-mode", mode=game.mode.value))
        told = describe_rules(words, game.rules, find_preset(game.rules.name))
        changed = [one for part in told for one in part.sentences if one.instead is not None]
        if changed:
            page.line(words.say("account-changes"))
        for sentence in changed:
            page.bullet(sentence.text)

    def start(self) -> None:
        dealt = any(isinstance(event, Dealt) for event in self.now.game.start)
        self.page.gap()
        self.page.heading(self.words.say("account-deal" if dealt else "account-position"))
        for event in self.now.game.start:
            self.page.line(describe_event(self.words, event, self.names))
        if dealt:
            self.hands(self.now.game.state)
        else:
            self.stands(Replay(self.now.game, self.now.game.state))

    def moves(self) -> None:
        now = self.now
        if not now.events_by_move:
            return
        self.page.gap()
        self.page.heading(self.words.say("account-moves"))
        width = len(str(len(now.events_by_move)))
        for number, (move, events) in enumerate(
            zip(now.game.moves, now.events_by_move, strict=False), 1
        ):
            first = f"{number:{width + 2}}  "
            for sentence in self.sentences(move, events):
                self.page.line(sentence, first=first, rest=" " * len(first))
                first = " " * len(first)

    def sentences(self, move: NotedMove, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            noise = isinstance(event, Opened) and not self.now.state.rules.opening_points
            if not noise and not isinstance(event, TurnCame):
                yield describe_event(self.words, event, self.names)
        if not events and isinstance(move.act, LayDown):  # possible only in strict mode
            cards = cards_text(self.words, move.act.cards)
            yield self.words.say("account-laid-wrong", name=self.name(move.seat), cards=cards)

    def refused(self, refused: RefusedMove) -> None:
        words, page, clause = self.words, self.page, refused.illegal.clause
        page.gap()
        move = plain(str(refused.move), 200)
        page.heading(words.say("account-refused", number=refused.number, move=move), "bold red")
        page.line(why_refused(words, refused.illegal), first="  ")
        quoted = words.say("account-clause", clause=clause.value, text=clause_text(words, clause))
        page.line(quoted, first="  ")

    def result(self, outcome: Outcome) -> None:
        words, state = self.words, self.now.state
        self.page.gap()
        self.page.heading(words.say("account-result"))
        columns = [words.say(f"account-column-{name}") for name in ("player", "hand", "points")]
        scoring = state.rules.scoring.value
        columns.append(words.say("account-column-score", scoring=scoring))
        rows = []
        counted = counting_order(state.playing, outcome.winner)
        absent = (Seat(seat) for seat in range(1, state.seats + 1) if seat not in counted)
        for seat in (*counted, *absent):
            score = outcome.scores[seat - 1]
            hand, points = self.hand_of(seat, state.hand(seat)), str(outcome.card_points[seat - 1])
            plays = seat in state.playing
            scored = "–" if score is None else str(score)
            rows.append((self.name(seat), hand, points if plays else "–", scored))
        self.page.table(columns, rows, right=2)

    def stands(self, now: Replay) -> None:
        """Write the position of an unfinished game: hands, table, piles and the next player."""
        words, page, state = self.words, self.page, now.state
        draft = now.draft
        if draft is None and state.phase is Phase.PLAY:
            draft = Draft.begin(Turn.of(state))
        if draft is not None:
            hands = with_hand(state.hands, state.turn, draft.holding.hand)
            state = replace(state, hands=hands, table=draft.table)
        self.hands(state)
        self.lying(state, draft)
        pile = state.open_pile
        top = card_text(words, pile[-1]) if pile else ""
        page.line(words.say("account-open", n=len(pile), card=top))
        page.line(words.say("account-stock", n=len(state.stock)))
        keys = {Phase.PLAY: "account-to-play", Phase.SHUFFLE: "account-to-shuffle"}
        key = keys.get(state.phase, "account-to-draw")
        page.line(words.say(key, name=self.name(state.turn)))
        owed = duties(words, draft) if draft else ()
        if owed:
            page.line(words.say("account-owed"))
        for duty in owed:
            page.bullet(duty)

    def lying(self, state: State, draft: Draft | None) -> None:
        """Write the melds on the table, with the numbers by which moves refer to them."""
        words, page = self.words, self.page
        wrong = draft.invalid_melds if draft else ()
        if not state.table and not wrong:
            return
        page.line(words.say("account-table"))
        melds = []
        for number, lying in enumerate(state.table, start=1):
            kind = "run" if isinstance(lying.meld, Run) else "set"
            owner = words.say("account-owner", kind=kind, name=self.name(lying.owner))
            melds.append((f"{number}", f"{meld_text(words, lying.meld)}  ({owner})"))
        for cards in wrong:
            owner = words.say("account-owner", kind="wrong", name=self.name(state.turn))
            melds.append(("–", f"{cards_text(words, cards)}  ({owner})"))
        page.rows(melds)

    def hands(self, state: State) -> None:
        seats = map(Seat, range(1, state.seats + 1))
        self.page.rows((self.name(seat), self.hand_of(seat, state.hand(seat))) for seat in seats)

    def hand_of(self, seat: Seat, hand: Cards) -> str:
        if seat not in self.now.state.playing:
            return self.words.say("account-sits-out")
        return cards_text(self.words, hand)

    def name(self, seat: Seat) -> str:
        return name_of(self.words, seat, self.names)
