"""``romme tournament list``: show a score list with all computed values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from romme.cli.terminal.exits import Language
from romme.cli.tournament.lists.line import figure, write
from romme.cli.tournament.session import (
    LONGEST,
    TournamentSession,
    open_for_reading,
    sentence,
)
from romme.engine.match import ScoreEntry
from romme.notation.wording.untrusted_text import plain
from romme.tournament.entries.person_names import join_names
from romme.tournament.lists.control import differences
from romme.tournament.lists.points import check_by_line, check_of_foot, score_entries, sums
from romme.tournament.lists.sheet import (
    EarlyEnding,
    ListIncident,
    ScheduledGame,
    Sheet,
    WrittenLine,
    deals,
)
from romme.tournament.model import DirectorRuling

NAME_LENGTH: Final = 18
SAT_OUT: Final = "–"
CROSS: Final = "×"
WINNER: Final = "*"
_MINUS_ONE: Final = -1


def show_list(
    file: str,
    table: int,
    /,
    *,
    series: int | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Show the score list of a table."""
    with open_for_reading(file, lang, json=json) as desk:
        number = desk.series(series)
        if json:
            desk.more |= _as_json(desk, number, table)
        else:
            tell_list(desk, number, table)
    return desk.status


# --- text ----------------------------------------------------------------------------------------


def tell_list(desk: TournamentSession, series: int, table: int) -> None:
    """Print a list as a table, followed by struck games, corrections, incidents and signatures."""
    sheet = desk.tournament.sheet(series, table)
    desk.heading(desk.words.say("tournament-list", series=series, table=table))
    titles = [desk.words.say(f"exchange-column-{name}") for name in ("game", "dealer", "ending")]
    seats = [f"{seat}: {_name(desk, number)}" for seat, number in enumerate(sheet.seats, start=1)]
    order = deals(desk.tournament.rules, sheet)
    rows = [
        _row(desk, sheet, game, deal=deal, written=written)
        for game, (deal, written) in enumerate(zip_longest(order, sheet.lines), start=1)
    ]
    check = desk.words.say("paper-check-total")
    desk.page.table([*titles, *seats, check], [*rows, *_foot(desk, sheet)], right=len(seats) + 1)
    _tell_rest(desk, sheet, desk.tournament.rulings_at(series, table))


def name_at(desk: TournamentSession, sheet: Sheet, seat: int) -> str:
    """Return the start number, name and seat of the person at a seat."""
    return desk.words.say("entrant-at-seat", name=_name(desk, sheet.seats[seat - 1]), seat=seat)


def _name(desk: TournamentSession, number: int) -> str:
    from romme.tournament.wording.phrases import name_of  # noqa: PLC0415 - needs an extra

    return plain(name_of(desk.tournament, number), NAME_LENGTH)


def _row(
    desk: TournamentSession,
    sheet: Sheet,
    game: int,
    *,
    deal: ScheduledGame | None,
    written: WrittenLine | None,
) -> tuple[str, ...]:
    dealer = "" if deal is None else str(deal.dealer)
    if written is None:
        playing = () if deal is None else deal.playing
        seats = range(1, len(sheet.seats) + 1)
        return str(game), dealer, "", *("" if one in playing else SAT_OUT for one in seats), ""
    how = desk.words.say(f"tournament-ending-{written.line.ending.value}")
    rated = score_entries(desk.tournament.rules, written)
    cells = (cell(written, seat, entry) for seat, entry in enumerate(rated, start=1))
    check = check_by_line(desk.tournament.rules, sheet)[game - 1]
    return str(game), dealer, how, *cells, f"{check.rating} ({check.card_points})"


def cell(written: WrittenLine, seat: int, entry: ScoreEntry | None) -> str:
    """Format the cell for one seat in one game: rating points, card points in brackets (T13).

    For a hand that was thrown in, show the card points used for scoring (T15).
    """
    if entry is None:
        return SAT_OUT
    if seat == written.line.winner:
        return f"{WINNER}{entry.score}"
    rating = str(entry.score)
    if entry.is_cross:
        rating = CROSS if entry.score == _MINUS_ONE else f"{CROSS}{entry.score}"
    count = written.line.counts[seat - 1]
    return f"{rating} ({figure(count and replace(count, card_points=entry.card_points))})"


def _foot(desk: TournamentSession, sheet: Sheet) -> list[tuple[str, ...]]:
    rules, words = desk.tournament.rules, desk.words
    columns, check = sums(rules, sheet), check_of_foot(rules, sheet)
    kinds = {
        "rating": ([one.total for one in columns], str(check.rating)),
        "crosses": ([one.crosses for one in columns], ""),
        "cards": ([one.card_points for one in columns], str(check.card_points)),
    }
    return [
        ("", "", words.say(f"paper-{kind}"), *map(str, figures), whole)
        for kind, (figures, whole) in kinds.items()
    ]


def _tell_rest(desk: TournamentSession, sheet: Sheet, rulings: Sequence[DirectorRuling]) -> None:
    words, page = desk.words, desk.page
    lines = [
        words.say("tournament-struck", game=one.game, line=write(one.written.line))
        for one in sheet.struck
    ]
    lines += [
        words.say(
            "tournament-corrected",
            game=one.game,
            before=write(one.before),
            after=write(one.after),
        )
        for one in sheet.corrections
    ]
    lines += [_incident(desk, sheet, one) for one in sheet.incidents]
    lines += [_ruling(desk, one) for one in rulings]
    if sheet.early_ending is not None:
        from romme.tournament.wording.phrases import early_ending_text  # noqa: PLC0415 - needs an extra

        lines.append(early_ending_text(words, sheet))
    lines += [
        words.say(
            "tournament-differs", game=one.game, part=words.say(f"list-part-{one.part.value}")
        )
        for one in differences(sheet)
    ]
    if sheet.signatures:
        names = join_names(name_at(desk, sheet, one.seat) for one in sheet.signatures)
        lines.append(words.say("tournament-signed", names=names))
    if lines:
        page.gap()
    for line in lines:
        page.bullet(sentence(line))


def _ruling(desk: TournamentSession, one: DirectorRuling) -> str:
    from romme.tournament.wording.phrases import actor_text  # noqa: PLC0415 - needs an extra

    return desk.words.say(
        "paper-ruling.game" if one.game else "paper-ruling",
        game=one.game,
        name=plain(actor_text(desk.words, one.by)),
        text=plain(one.text, LONGEST),
    )


def _incident(desk: TournamentSession, sheet: Sheet, one: ListIncident) -> str:
    """Describe an incident with its player, its consequence and its note, if any."""
    from romme.tournament.wording.phrases import incident_text  # noqa: PLC0415 - needs an extra

    words = desk.words
    told = incident_text(words, one, name_at(desk, sheet, one.seat) if one.seat else "")
    noted = [words.say("record-note", note=one.note)] if one.note.strip() else []
    void = [] if one.stands else [words.say("paper-no-longer")]
    return " ".join([told, *noted, *void])


# --- JSON ----------------------------------------------------------------------------------------


def _as_json(desk: TournamentSession, series: int, table: int) -> dict[str, object]:
    import msgspec  # noqa: PLC0415 - an extra

    rules, sheet = desk.tournament.rules, desk.tournament.sheet(series, table)
    checks = check_by_line(rules, sheet)
    games = [
        _game(desk, game, deal=deal, written=written)
        for game, (deal, written) in enumerate(zip_longest(deals(rules, sheet), sheet.lines), 1)
    ]
    for game, check in zip(games, checks, strict=False):
        game["check"] = msgspec.to_builtins(check)
    foot = [
        {
            "rating": one.total,
            "plus": one.plus,
            "minus": one.minus,
            "crosses": one.crosses,
            "card_points": one.card_points,
        }
        for one in sums(rules, sheet)
    ]
    return {
        "series": series,
        "table": table,
        "seats": [
            {"seat": seat, "number": number, "name": desk.tournament.entrants[number].name}
            for seat, number in enumerate(sheet.seats, start=1)
        ],
        "pack_checked": sheet.pack_checked,
        "games": games,
        "sums": foot,
        "check": msgspec.to_builtins(check_of_foot(rules, sheet)),
        "ended_early": None if sheet.early_ending is None else _ending(sheet, sheet.early_ending),
        "struck": [
            {"game": one.game, "line": write(one.written.line), "clause": one.clause.value}
            for one in sheet.struck
        ],
        "corrections": msgspec.to_builtins(sheet.corrections),
        "incidents": msgspec.to_builtins(sheet.incidents),
        "rulings": msgspec.to_builtins(desk.tournament.rulings_at(series, table)),
        "control": [write(line) for line in sheet.control],
        "differences": msgspec.to_builtins(differences(sheet)),
        "signatures": msgspec.to_builtins(sheet.signatures),
    }


def _ending(sheet: Sheet, ending: EarlyEnding) -> dict[str, object]:
    return {"games": sheet.ends_after, "reason": ending.reason, "by": ending.by}


def _game(
    desk: TournamentSession, game: int, *, deal: ScheduledGame | None, written: WrittenLine | None
) -> dict[str, object]:
    found: dict[str, object] = {"game": game}
    if deal is not None:
        found |= {"round": deal.round, "dealer": deal.dealer, "playing": list(deal.playing)}
    if written is None:
        return found | {"line": None}
    rated = score_entries(desk.tournament.rules, written)
    return found | {
        "line": write(written.line),
        "ending": written.line.ending.value,
        "winner": written.line.winner,
        "entries": [
            None if one is None else {"rating": one.score, "card_points": one.card_points}
            for one in rated
        ],
        "entered_by": written.entered_by,
        "confirmed_by": written.confirmed_by,
        "thrown_in": [one.seat for one in written.thrown_in],
    }
