"""Error messages for sockets, in the language of the connection."""

from __future__ import annotations

from typing import Final

from romme.engine.errors import Fact, Illegal
from romme.locales import Words
from romme.notation.card_text import BadText
from romme.notation.text import write_act
from romme.notation.wording import clause_text, why_refused
from romme.server.table.checking import RefusedEnd
from romme.server.table.refusals import TableRefused
from romme.wire.messages import Refused, WayOut

UNREADABLE: Final = "unreadable"
"""The message is not JSON, or not a known command."""
TOO_LONG: Final = "too-long"
NO_TABLE: Final = "no-table"
NO_SPECTATORS: Final = "no-spectators"
NO_HINTS: Final = "no-hints"
NOT_YOUR_TURN: Final = "not-your-turn"
TALK_OFF: Final = "talk-off"
TALK_PRESETS: Final = "talk-presets"
SILENCED: Final = "silenced"
NOT_KEPT: Final = "not-kept"
"""The database failed or did not answer. The command may or may not have been stored."""
BROKEN: Final = "server-error"
"""A bug in the server."""
BAD_MOVE: Final = "bad-move"
TOO_MANY_TABLES: Final = "too-many-tables"
TOO_MANY: Final = "too-many"
"""A person exceeds the rate limit of chat or reports."""
CODES: Final = (
    *(UNREADABLE, TOO_LONG, NO_TABLE, NO_SPECTATORS, NO_HINTS, NOT_YOUR_TURN),
    *(TALK_OFF, TALK_PRESETS, SILENCED, NOT_KEPT, BAD_MOVE, TOO_MANY_TABLES, TOO_MANY),
)
"""All codes of the socket layer. Those of tables are in `TableRefusal`."""
ILLEGAL: Final = "illegal"
"""The rules forbid the command. The fields `clause` and `rule` of the refusal say which rule."""


def refused(words: Words, command: str | None, code: str, **facts: int | str) -> Refused:
    """Build a refusal whose message comes from the catalogue entry ``problem-<code>``."""
    message = words.say(f"problem-{code}", **facts)
    return Refused(command, code, message, facts=dict(facts))


def refused_by(
    words: Words, command: str | None, error: Illegal | TableRefused | BadText
) -> Refused:
    """Build the refusal for an exception raised by a table or the rules."""
    match error:
        case Illegal():
            return Refused(
                command,
                ILLEGAL,
                why_refused(words, error),
                clause=error.clause.value,
                rule=clause_text(words, error.clause),
                facts={"ground": error.ground.value}
                | {name: _plain(fact) for name, fact in error.facts.items()},
                ways=_ways(error),
            )
        case BadText():
            return refused(words, command, BAD_MOVE, text=error.text[:80])
        case TableRefused():
            return refused(words, command, error.refusal.value, **error.facts)


def _ways(error: Illegal) -> list[WayOut]:
    if not isinstance(error, RefusedEnd):
        return []
    return [
        WayOut([write_act(step) for step in way.steps], write_act(way.end)) for way in error.ways
    ]


def _plain(fact: Fact) -> int | str:
    return fact if isinstance(fact, int) else str(fact)
