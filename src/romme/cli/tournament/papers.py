"""``romme tournament print`` and ``export``: write PDFs and tables."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal, assert_never

from romme.cli.terminal.arguments import OptionName
from romme.cli.terminal.exits import Language, Stop
from romme.cli.terminal.extras import Extra, missing_extras
from romme.cli.tournament.proof import decisions, texts
from romme.cli.tournament.ranking import Ranked, scope_of
from romme.cli.tournament.session import (
    TournamentSession,
    numbers,
    open_for_reading,
    stop_on_write_error,
)
from romme.notation.wording.untrusted_text import plain
from romme.tournament.values import Parties

STANDARD_OUTPUT: Final = "-"
PaperName = Literal[
    "start-cards",
    "seating-by-name",
    "seating-by-table",
    "blank-lists",
    "filled-lists",
    "results",
    "certificates",
    "record",
    "referee-log",
    "emergency-kit",
]


def print_paper(
    file: str,
    paper: PaperName,
    /,
    *,
    out: Annotated[str | None, OptionName("--to")] = None,
    series: int = 0,
    tables: Annotated[tuple[int, ...], OptionName("--table")] = (),
    who: Annotated[tuple[str, ...], OptionName("--number")] = (),
    first: int = 3,
    address: str | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Write a paper of the tournament as a PDF file."""
    with open_for_reading(file, lang, json=json and out != STANDARD_OUTPUT) as desk:
        from romme.papers import (  # noqa: PLC0415 - an extra
            NoPrinter,
            Paper,
            PaperChoice,
            PrintedDecision,
            RecordEntry,
            make,
        )

        chosen = PaperChoice(
            series=series,
            tables=tables,
            numbers=numbers(desk.words, who, sorted(desk.tournament.entrants)),
            first=first,
        )
        try:
            pdf = make(
                Paper(paper),
                desk.tournament,
                words=desk.words,
                date=datetime.now().astimezone().date(),
                choice=chosen,
                address=address,
                record=lambda: [RecordEntry(text, at) for at, text in texts(desk)],
                decisions=lambda: [PrintedDecision(one, at) for at, one in decisions(desk)],
            )
        except NoPrinter:
            raise missing_extras(desk.words, [Extra.TOURNAMENT]) from None
        _write(desk, out or f"{Path(file).stem}-{paper}.pdf", pdf)
    return desk.status


def export(
    file: str,
    what: Literal["entries", "seating", "ranking", "lists"],
    /,
    *,
    out: Annotated[str | None, OptionName("--to")] = None,
    series: int | None = None,
    day: int | None = None,
    parties: Ranked = "single",
    only: Annotated[str, OptionName("--class")] = "",
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Write a table of the tournament as CSV or Excel, depending on the suffix of the file."""
    with open_for_reading(file, lang, json=json and out != STANDARD_OUTPUT) as desk:
        from romme import exchange  # noqa: PLC0415 - needs an extra

        name = out or f"{Path(file).stem}-{what}.csv"
        ends = "csv" if name == STANDARD_OUTPUT else Path(name).suffix.removeprefix(".").lower()
        if ends not in {kind.value for kind in exchange.FileKind}:
            possible = ", ".join(f".{kind.value}" for kind in exchange.FileKind)
            raise Stop(f"{plain(name, 300)}: {desk.words.say('tournament-bad-end', ends=possible)}")
        match what:
            case "entries":
                table = exchange.entries(desk.words, desk.tournament)
            case "seating":
                table = exchange.seating(desk.words, desk.tournament, series or 0)
            case "ranking":
                wanted = exchange.RankingChoice(
                    scope_of(desk.words, series, day), Parties(parties), only
                )
                table = exchange.ranking(desk.words, desk.tournament, wanted)
            case "lists":
                table = exchange.all_lists(desk.words, desk.tournament)
            case _:
                assert_never(what)
        try:
            content = exchange.as_file(table, exchange.FileKind(ends), desk.words.lang)
        except exchange.NoExcel:
            raise missing_extras(desk.words, [Extra.TOURNAMENT]) from None
        _write(desk, name, content)
    return desk.status


def _write(desk: TournamentSession, name: str, content: bytes) -> None:
    if name == STANDARD_OUTPUT:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    with stop_on_write_error(desk.words, name):
        Path(name).write_bytes(content)
    desk.more |= {"file": name, "bytes": len(content)}
    if not desk.json:
        desk.page.line(desk.words.say("tournament-written", file=plain(name, 300)))
