"""``romme tournament rank``: show a ranking as a table, CSV or JSON."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Literal

from romme.cli.terminal.arguments import OptionName
from romme.cli.terminal.exits import Language, Stop
from romme.cli.tournament.session import open_for_reading
from romme.locales import Words
from romme.notation.wording.untrusted_text import plain
from romme.tournament.entries.groups import group_size
from romme.tournament.model import Tournament
from romme.tournament.ranking import standing
from romme.tournament.values import Parties, Party, Scope

if TYPE_CHECKING:
    from romme.exchange.tables import DataTable

Ranked = Literal["single", "tandem", "team"]


def scope_of(words: Words, series: int | None, day: int | None) -> Scope:
    """Return the scope of a ranking: a series, a day, or the total.

    Raise `Stop` if both a series and a day are given.
    """
    if series is not None and day is not None:
        raise Stop(f"romme: {words.say('tournament-one-part')}")
    if series is not None:
        return Scope.series(series)
    return Scope.total() if day is None else Scope.day(day)


def rank(
    file: str,
    /,
    *,
    series: int | None = None,
    day: int | None = None,
    parties: Ranked = "single",
    only: Annotated[str, OptionName("--class")] = "",
    json: bool = False,
    csv: bool = False,
    lang: Language | None = None,
) -> int:
    """Show a ranking of people, tandems or teams, over a series, a day or the whole tournament."""
    with open_for_reading(file, lang, json=json) as desk:
        from romme.exchange.tables import RankingChoice, ranking  # noqa: PLC0415 - needs an extra

        wanted = RankingChoice(scope_of(desk.words, series, day), Parties(parties), only)
        table = ranking(desk.words, desk.tournament, wanted)
        if json:
            desk.more |= _as_json(desk.tournament, wanted.scope, wanted.parties, only=only)
        elif csv:
            _write_csv(table, desk.words.lang)
        elif table.rows:
            desk.page.heading(plain(table.name, 200))
            desk.table(_short(desk.words, table, desk.tournament))
        else:
            desk.page.line(desk.words.say("tournament-nobody-ranked"))
    return desk.status


def _short(words: Words, table: DataTable, tournament: Tournament) -> DataTable:
    """Return the ranking with the short headings of the printout, which fit a narrow terminal."""
    figures = {"rating": "rating", "card-points": "cards", "crosses": "crosses"}
    short = {
        words.say(f"exchange-column-{long}"): words.say(f"paper-{name}")
        for long, name in figures.items()
    }
    mark = words.say("paper-series-short")
    numbers = (series.number for series in tournament.series)
    short |= {words.say("scope-series", number=one): f"{mark}{one}" for one in numbers}
    return replace(table, headings=tuple(short.get(one, one) for one in table.headings))


def _write_csv(table: DataTable, lang: str) -> None:
    from romme.exchange.export import FileKind, as_file  # noqa: PLC0415 - needs an extra

    sys.stdout.buffer.write(as_file(table, FileKind.CSV, lang))
    sys.stdout.buffer.flush()


def party_name(tournament: Tournament, party: Party) -> str:
    """The name of a person, tandem or team."""
    return party if isinstance(party, str) else tournament.entrants[party].name


def _as_json(
    tournament: Tournament, scope: Scope, parties: Parties, *, only: str
) -> dict[str, object]:
    import msgspec  # noqa: PLC0415 - an extra

    placed = standing(tournament, scope, parties, only=only)
    shared = Counter(one.place for one in placed)
    lines = [
        {
            "place": one.place,
            "party": one.party,
            "name": party_name(tournament, one.party),
            **msgspec.to_builtins(one.result),
            "members": list(one.members),
            "by_series": msgspec.to_builtins(one.by_series),
            "by_lot": one.by_lot,
            "incomplete": len(one.members) < group_size(tournament.terms, parties),
            "shared": shared[one.place] > 1,
        }
        for one in placed
    ]
    part = {"span": scope.span.value, "number": scope.number}
    return {"scope": part, "parties": parties.value, "class": only, "lines": lines}
