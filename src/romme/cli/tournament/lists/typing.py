"""Type in a score list from paper, game by game, with a preview of each game.

On a terminal, each game is shown with warnings about possible typing errors, and Enter accepts it.
From a file or another program, every line is a game and is accepted at once.
"""

from __future__ import annotations

import sys
from typing import Final

from romme.cli.terminal.exits import Stop
from romme.cli.tournament.lists.line import BadLine, write
from romme.cli.tournament.lists.shown import cell, name_at, tell_list
from romme.cli.tournament.session import TournamentSession, line_problem, sentence
from romme.notation.wording.untrusted_text import plain
from romme.tournament.commands import Command
from romme.tournament.list_commands import CheckPack, EnterLine, UndoOnList
from romme.tournament.lists.checks import check_line, doubts
from romme.tournament.lists.points import score_entries, sums
from romme.tournament.lists.sheet import Sheet, WrittenLine, deals, is_complete
from romme.tournament.refusals import TournamentRefused
from romme.tournament.values import Demand, Line

UNDO: Final = "undo"
SHOW: Final = "list"
STOP: Final = "end"


def type_list(desk: TournamentSession, series: int, table: int, *, seat: int) -> None:
    """Enter games as they are typed, until the list is full or the input ends."""
    _Typing(desk, series, table, seat).run()


class _Typing:
    def __init__(self, desk: TournamentSession, series: int, table: int, seat: int) -> None:
        self._desk = desk
        self._series, self._table, self._seat = series, table, seat
        self._asks = sys.stdin is not None and sys.stdin.isatty() and not desk.json
        self._ended = False

    @property
    def _sheet(self) -> Sheet:
        return self._desk.tournament.sheet(self._series, self._table)

    def run(self) -> None:
        desk, words = self._desk, self._desk.words
        if self._asks:
            desk.heading(words.say("tournament-list", series=self._series, table=self._table))
            desk.page.line(words.say("tournament-typing", undo=UNDO, show=SHOW, end=STOP))
        if not self._pack_checked():
            return
        while not self._ended and not is_complete(desk.tournament.rules, self._sheet):
            self._game(len(self._sheet.lines) + 1)
        if not desk.json:
            desk.page.gap()
            tell_list(desk, self._series, self._table)

    def _pack_checked(self) -> bool:
        """If a check of the pack is due (T1), ask the user on the terminal to confirm it.

        Return False if the input ends instead.
        """
        asked = self._desk.tournament.terms.pack_check is Demand.ASKED
        if asked and not self._sheet.pack_checked and self._asks:
            if self._read_line(self._desk.words.say("tournament-ask-pack")) is None:
                return False
            self._desk.run(CheckPack(self._series, self._table))
        return True

    def _read_line(self, prompt: str) -> str | None:
        """Return the next line of input, or None at the end of the input or for the word `STOP`."""
        if self._asks:
            sys.stdout.write(f"{prompt} ")
            sys.stdout.flush()
        try:
            text = "" if sys.stdin is None else sys.stdin.readline()
        except UnicodeDecodeError:
            raise Stop(f"-: {self._desk.words.say('file-not-utf8')}") from None
        if not text or text.strip().lower() == STOP:
            self._ended = True
            return None
        return text.strip()

    def _game(self, game: int) -> None:
        """Read a game until it is entered or skipped, or the user types `UNDO` or `SHOW`."""
        text = self._read_line(self._prompt(game))
        while text is not None:
            if text.lower() == UNDO:
                self._undo()
                return
            if text.lower() == SHOW and not self._desk.json:
                tell_list(self._desk, self._series, self._table)
                return
            if not text:
                return
            text = self._tried(game, text)

    def _prompt(self, game: int) -> str:
        desk, sheet = self._desk, self._sheet
        order = deals(desk.tournament.rules, sheet)
        dealer = name_at(desk, sheet, order[game - 1].dealer)
        return desk.words.say("tournament-ask-game", game=game, games=len(order), dealer=dealer)

    def _tried(self, game: int, text: str) -> str | None:
        """Show a game and enter it if the user accepts. Otherwise return the user's next input."""
        from romme.tournament.wording.phrases import why_refused  # noqa: PLC0415 - needs an extra

        desk = self._desk
        try:
            line = desk.line(text, self._series, self._table, game)
            check_line(desk.tournament, self._sheet, game, line)
        except BadLine as bad:
            if not self._asks:
                raise
            self._print_problem(line_problem(desk.words, bad))
            return self._read_line(self._prompt(game))
        except TournamentRefused as refused:
            if not self._asks:
                raise
            self._print_problem(why_refused(desk.words, refused))
            return self._read_line(self._prompt(game))
        if self._asks:
            self._show(line)
            other = self._read_line(desk.words.say("tournament-ask-right"))
            if other is None or other:
                return other
        self._take(game, line)
        return None

    def _show(self, line: Line) -> None:
        desk, sheet = self._desk, self._sheet
        written = WrittenLine(line, self._seat)
        rated = score_entries(desk.tournament.rules, written)
        shown = (
            f"{name_at(desk, sheet, seat)}: {cell(written, seat, entry)}"
            for seat, entry in enumerate(rated, start=1)
        )
        desk.page.line(plain(f"{write(line)}   {' · '.join(shown)}", 500), first="    ")
        self._doubt(line)

    def _doubt(self, line: Line) -> None:
        from romme.tournament.wording.phrases import doubt_text  # noqa: PLC0415 - needs an extra

        for one in doubts(self._desk.tournament.rules, line):
            self._print_problem(doubt_text(self._desk.words, one))

    def _take(self, game: int, line: Line) -> None:
        desk = self._desk
        enter = EnterLine(
            self._series, self._table, game, line, seat=self._seat, replays=self._sheet.replays
        )
        desk.quiet = self._asks  # the preview has shown the game already
        self._run_command(enter)
        desk.quiet = False
        if self._asks:
            feet = sums(desk.tournament.rules, self._sheet)
            told = (f"{name_at(desk, self._sheet, one.seat)}: {one.total}" for one in feet)
            desk.page.line(plain(" · ".join(told), 500), first="    ")
        else:
            self._doubt(line)

    def _undo(self) -> None:
        self._run_command(UndoOnList(self._series, self._table))

    def _run_command(self, command: Command) -> None:
        """Run a command. On a terminal, print a refusal and continue."""
        from romme.tournament.wording.phrases import why_refused  # noqa: PLC0415 - needs an extra

        try:
            self._desk.run(command)
        except TournamentRefused as refused:
            if not self._asks:
                raise
            self._print_problem(why_refused(self._desk.words, refused))

    def _print_problem(self, text: str) -> None:
        """Print an error or a warning."""
        if self._asks:
            self._desk.page.line(sentence(text), first="  ! ")
        else:
            self._desk.warn(text)
