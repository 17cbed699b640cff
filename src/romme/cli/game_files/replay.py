"""``romme replay``: replay a game file and describe the game."""

from __future__ import annotations

import os

from romme.cli.game_files.account import tell
from romme.cli.game_files.source import read_game
from romme.cli.terminal.exits import Language, Status
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import Page
from romme.locales import guess_language, words
from romme.notation.replay_json import replay_report
from romme.notation.replaying import replay as play_again
from romme.notation.wording.refusals import refusal_with_table_rule


def replay(file: str, /, *, json: bool = False, lang: Language | None = None) -> int:
    """Replay a game file and describe the game. Return an error status if a move is refused."""
    spoken = words(guess_language(os.environ, lang))
    now = play_again(read_game(spoken, file))
    if json:
        message = refusal_with_table_rule(spoken, now.refused.illegal) if now.refused else None
        print_json(replay_report(now, message))
    else:
        tell(spoken, now, Page())
    return Status.REFUSED if now.refused else Status.DONE
