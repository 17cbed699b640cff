"""``romme tournament new``, ``show``, ``terms``, ``scoring``: create and set up a tournament."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Annotated, Final, Literal, TypeAlias

from romme.cli.rules import read_option
from romme.cli.terminal.arguments import AtLeastOne
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.tournament.session import (
    TournamentSession,
    create_file,
    open_for_changes,
    open_for_reading,
    spoken,
)
from romme.locales import Words
from romme.notation.wording.refusals import rules_problem
from romme.notation.wording.rulesets import summarize_rules
from romme.notation.wording.untrusted_text import plain
from romme.rules import BadRules, RuleSet, find_preset
from romme.tournament.commands import ChangeScoring, ChangeTerms
from romme.tournament.lists.sheet import Sheet, deals
from romme.tournament.lists.signing import is_finished
from romme.tournament.model import TournamentSeries
from romme.tournament.office.director import make
from romme.tournament.office.imprint import IMPRINT
from romme.tournament.values import (
    Demand,
    EarlyEnd,
    LastRound,
    Partners,
    Presence,
    TeamSeating,
    TournamentTerms,
    Unfinished,
    VoidHands,
)

YesNo: TypeAlias = Literal["yes", "no"]
_Said: TypeAlias = Demand | Unfinished | LastRound | EarlyEnd | Partners | TeamSeating | VoidHands
_SAID: Final[Mapping[str, _Said]] = {
    "yes": Demand.ASKED,
    "no": Demand.NOT_ASKED,
    **{
        one.value: one
        for one in (*Unfinished, *LastRound, *EarlyEnd, *Partners, *TeamSeating, *VoidHands)
    },
}


@dataclass(frozen=True, slots=True)
class TermOptions:
    """Command-line options that change a tournament's terms. None keeps the current value."""

    rounds: int | None = None
    dropped: int | None = None
    team_size: int | None = None
    tandem_size: int | None = None
    pack_check: YesNo | None = None
    second_count: YesNo | None = None
    control_list: YesNo | None = None
    signatures: YesNo | None = None
    unfinished: Literal["ranked", "left-out"] | None = None
    last_round: Literal["entered", "signed"] | None = None
    partners: Literal["apart", "never"] | None = None
    team_seating: Literal["mixed", "against"] | None = None
    void_hands: Literal["uncounted", "counted"] | None = None
    series_minutes: int | None = None
    early_end: Literal["entered-games", "whole-rounds"] | None = None
    place: str | None = None
    organiser: str | None = None
    date: str | None = None
    colour: str | None = None

    def over(self, terms: TournamentTerms) -> TournamentTerms:
        """Return `terms` with these options applied."""
        said: dict[str, object] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, str) and field.name not in IMPRINT:
                said[field.name] = _SAID[value]
            elif value is not None:
                said[field.name] = value
        return replace(terms, **said)  # type: ignore[arg-type]  # same names as the fields


NOTHING_SAID: Final = TermOptions()


def new(
    file: str,
    name: str,
    /,
    *,
    rules: str = "turnier",
    option: tuple[str, ...] = (),
    decided: TermOptions = NOTHING_SAID,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Create a tournament in a new file."""
    words = spoken(lang)
    chosen = _rules(words, rules, option)
    terms = decided.over(TournamentTerms(rounds=chosen.rounds))
    status = create_file(words, file, made=lambda: make(name, chosen, terms), json=json)
    if status is Status.DONE:
        with open_for_reading(file, lang, json=json) as desk:
            _tell_new(desk)
    return status


def _tell_new(desk: TournamentSession) -> None:
    from romme.tournament.storage.codec import as_plain  # noqa: PLC0415 - needs an extra
    from romme.tournament.wording.record import record_texts  # noqa: PLC0415 - slow, and rarely wanted

    if desk.json:
        desk.more |= {"version": 1, "events": [as_plain(event) for event in desk.kept.log]}
    else:
        for text in record_texts(desk.words, desk.kept.log):
            desk.say(text)


def _rules(words: Words, name: str, options: tuple[str, ...]) -> RuleSet:
    try:
        return find_preset(name).rules.with_new_options(
            dict(read_option(words, text) for text in options)
        )
    except BadRules as error:
        raise Stop(f"romme: {rules_problem(words, error)}") from None


def terms(
    file: str,
    /,
    *,
    decided: TermOptions = NOTHING_SAID,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Change the terms of a tournament. A new number of rounds applies from the next series on."""
    with open_for_changes(file, lang, json=json) as desk:
        desk.run(ChangeTerms(decided.over(desk.tournament.terms)))
    return desk.status


def scoring(
    file: str,
    /,
    *option: Annotated[str, AtLeastOne],
    reason: str,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Change the table of rating points (T12)."""
    with open_for_changes(file, lang, json=json) as desk:
        options = dict(read_option(desk.words, text) for text in option)
        desk.run(ChangeScoring(options, reason))
    return desk.status


# --- status --------------------------------------------------------------------------------------


def show(file: str, /, *, json: bool = False, lang: Language | None = None) -> int:
    """Show the status of a tournament."""
    with open_for_reading(file, lang, json=json) as desk:
        if json:
            desk.more |= _as_json(desk)
        else:
            _tell(desk)
    return desk.status


def _as_json(desk: TournamentSession) -> dict[str, object]:
    import msgspec  # noqa: PLC0415 - an extra

    tournament = desk.tournament
    return {
        "name": tournament.name,
        "rules": tournament.rules.name,
        "terms": msgspec.to_builtins(tournament.terms),
        "finished": tournament.finished,
        "version": len(desk.kept.records),
        "entrants": msgspec.to_builtins(list(tournament.entrants.values())),
        "penalties": msgspec.to_builtins(tournament.penalties),
        "series": [
            {
                "series": series.number,
                "day": series.day,
                "rounds": series.rounds,
                "phase": series.phase.value,
                "placing": series.placing.value,
                "seed": series.seed,
                "tables": [
                    {"table": table, "seats": list(seats), **_progress(desk, series, table)}
                    for table, seats in enumerate(series.seated, start=1)
                ],
            }
            for series in tournament.series
        ],
    }


def _progress(desk: TournamentSession, series: TournamentSeries, table: int) -> dict[str, object]:
    if not series.sheets:
        return {}
    sheet = series.sheets[table - 1]
    return {
        "games": len(sheet.lines),
        "of": len(deals(desk.tournament.rules, sheet)),
        "signed": [one.seat for one in sheet.signatures],
        "finished": is_finished(desk.tournament, sheet),
    }


def _tell(desk: TournamentSession) -> None:
    tournament, words, page = desk.tournament, desk.words, desk.page
    page.heading(plain(tournament.name, 120))
    page.line(summarize_rules(words, tournament.rules).title)
    there = dict.fromkeys(Presence, 0)
    for entrant in tournament.entrants.values():
        there[entrant.presence] += 1
    counted = (f"{words.say(f'presence-{kind.value}')} {there[kind]}" for kind in Presence)
    page.line(" · ".join(counted))
    if tournament.finished:
        page.line(words.say("record-finished"))
    for series in tournament.series:
        page.gap()
        phase = words.say(f"series-phase-{series.phase.value}")
        title = words.say("scope-series", number=series.number)
        page.heading(f"{title} · {words.say('scope-day', number=series.day)} · {phase}")
        if series.seed:
            page.line(words.say("tournament-seed", seed=plain(series.seed, 200)))
        seated = enumerate(series.seated, start=1)
        page.table(
            [words.say(f"exchange-column-{name}") for name in ("table", "members", "games")],
            [
                (str(table), _people(desk, seats), _state(desk, series, table))
                for table, seats in seated
            ],
            right=1,
        )


def _people(desk: TournamentSession, seats: tuple[int, ...]) -> str:
    from romme.tournament.wording.phrases import names_of  # noqa: PLC0415 - needs an extra

    return plain(names_of(desk.tournament, seats), 500)


def _state(desk: TournamentSession, series: TournamentSeries, table: int) -> str:
    if not series.sheets:
        return ""
    sheet: Sheet = series.sheets[table - 1]
    whole = f"{len(sheet.lines)}/{len(deals(desk.tournament.rules, sheet))}"
    return f"✓ {whole}" if is_finished(desk.tournament, sheet) else whole
