"""The record of a tournament for people to read: every event in a sentence or two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from enum import Enum
from itertools import pairwise
from typing import TypeAlias, assert_never

from babel.dates import format_date, format_datetime, format_timedelta

from romme.locales import Said, Words
from romme.rules.stored_rules import write_rules
from romme.tournament import events, list_events
from romme.tournament.entries.person_names import join_names
from romme.tournament.events import Event
from romme.tournament.evolve import begin, evolve
from romme.tournament.model import Tournament
from romme.tournament.office.calls import waiting_ms
from romme.tournament.office.imprint import IMPRINT, imprint_date
from romme.tournament.office.rating_table import FIGURES
from romme.tournament.rights import Role
from romme.tournament.seating.moves import seat_moves
from romme.tournament.storage.codec import event_name
from romme.tournament.values import EntryDetails, Line, Party, Placing, ShownUntil, TournamentTerms
from romme.tournament.wording.phrases import (
    call_kind_text,
    move_text,
    name_of,
    names_of,
    ruling_text,
    scope_text,
)

OnLine: TypeAlias = list_events.LineEntered | list_events.LineConfirmed | list_events.ControlEntered
"""Events about one line of a list or control list."""


def record_texts(words: Words, log: Iterable[Event]) -> Iterator[str]:
    """Yield a description of each event, based on the state before the event."""
    tournament: Tournament | None = None
    for event in log:
        before = begin(event) if tournament is None else tournament
        yield record_text(words, event, before)
        tournament = before if tournament is None else evolve(tournament, event)


def record_text(words: Words, event: Event, tournament: Tournament) -> str:
    """Describe an event for the record, in a sentence or two.

    `tournament` is the state before the event, so that removed entrants still have names and a
    correction can quote the old line. With a later state such details may be missing.

    >>> from romme.locales import words
    >>> from romme.rules import find_preset
    >>> from romme.tournament.office.director import make
    >>> made = make("Spring cup", find_preset("turnier").rules)
    >>> record_text(words("en"), events.SeriesBegan(2), begin(made))
    'Series 2 started.'
    """
    return " ".join(part for part in _Record(words, tournament).parts(event) if part)


def call_outcome_text(
    words: Words, event: list_events.CallAnswered | list_events.CallWithdrawn, before: Tournament
) -> str:
    """Describe how a call ended, without the table, for the referee's log."""
    return _Record(words, before).call_outcome(event, "short")


class _Record:
    """Describes events of one tournament in one language."""

    def __init__(self, words: Words, tournament: Tournament) -> None:
        self._words = words
        self._tournament = tournament

    def parts(self, event: Event) -> tuple[str, ...]:  # noqa: C901, PLR0912, PLR0915 - one case per event
        """The sentences that describe an event. Some may be empty strings."""
        match event:
            case events.TournamentMade(name, rules, terms):
                title = self._rules_title(rules.name)
                return self._say(event, name=name, rules=title), *self._terms(terms)
            case events.TermsChanged(terms):
                return self._say(event), *self._terms(terms)
            case events.LogoChanged(logo, by):
                return (self._say(event, "" if logo else "away", by=self._by(by)),)
            case events.ScoringChanged(_, reason, by):
                text = self._say(event, by=self._by(by), figures=self._figures(event))
                return text, self._reason(reason)
            case events.Reopened(reason, by):
                return self._say(event, by=self._by(by)), self._reason(reason)
            case events.ClockSet(series, ends):
                if not ends:
                    return (self._say(event, "away", series=series),)
                return (self._say(event, series=series, ends=self._moment(ends)),)
            case events.ClockShifted(shift_ms):
                return (self._shifted(event, shift_ms),)
            case events.Announced():
                return self._announced(event)
            case events.SeriesBegan(series, _, ends):
                if not ends:
                    return (self._say(event, series=series),)
                return (self._say(event, "until", series=series, ends=self._moment(ends)),)
            case list_events.ListsEnded():
                return self._ended(event), self._reason(event.reason)
            case events.PeopleEntered(people, presence):
                listed = " · ".join(map(self._person, people))
                return (self._say(event, people=listed, presence=presence.value),)
            case events.EntryChanged(person):
                return (self._say(event, person=self._person(person)),)
            case events.ClassSet(name, numbers, membership):
                names = names_of(self._tournament, numbers)
                return (self._say(event, name=name, names=names, membership=membership.value),)
            case events.EntryRemoved(number):
                return (self._say(event, name=self._name(number)),)
            case events.PresenceChanged(numbers, presence):
                names = names_of(self._tournament, numbers)
                return (self._say(event, names=names, presence=presence.value),)
            case events.Withdrew():
                return self._facts(event, name=self._name(event.number)), self._reason(event.reason)
            case events.SeriesSeated():
                return self._facts(event, tables=self._tables(event.tables)), self._moves(event)
            case events.SeatFixed():
                kind = "" if event.table or event.seat else "away"
                return (self._facts(event, kind, name=self._name(event.number)),)
            case events.TableJoined():
                return (self._facts(event, name=self._name(event.number)),)
            case (
                list_events.LineEntered()
                | list_events.LineConfirmed()
                | list_events.ControlEntered()
            ):
                return (self._on_line(event),)
            case list_events.LineCorrected():
                now = self._line(event, event.line)
                text = self._facts(event, line=now, by=self._by(event.by))
                return text, self._before(event, now), self._reason(event.reason)
            case list_events.Signed():
                instead = "instead" if event.reason else ""
                name = self._seated(event, event.seat)
                text = self._facts(event, instead, name=name, by=self._by(event.by))
                return text, self._reason(event.reason)
            case list_events.IncidentRecorded():
                return self._incident(event), self._note(event.note)
            case list_events.DirectorCalled():
                return (self._facts(event, kind=call_kind_text(self._words, event.kind)),)
            case list_events.CallAnswered() | list_events.CallWithdrawn():
                return (self.call_outcome(event),)
            case list_events.RulingRecorded():
                return (self._ruling(event),)
            case events.PenaltyGiven():
                name, by = self._name(event.number), self._by(event.by)
                return self._facts(event, name=name, by=by), self._reason(event.reason)
            case events.PenaltyLifted():
                return self._facts(event, by=self._by(event.by)), self._reason(event.reason)
            case events.LotRecorded():
                return self._lot(event)
            case events.TournamentRestored(_, at, _, by):
                return (self._say(event, by=self._by(by), at=self._moment(at)),)
            case events.StepUndone(by):
                return (self._say(event, by=self._by(by)),)
            case list_events.ListStepUndone():
                return (self._facts(event, by=self._by(event.by)),)
            case events.Finished() | events.SeriesClosed() | list_events.PackChecked():
                return (self._facts(event),)
            case _:
                assert_never(event)

    # --- making sentences ------------------------------------------------------------------------

    def _say(self, event: Event, variant: str = "", **facts: Said) -> str:
        key = f"record-{event_name(event)}"
        return self._words.say(f"{key}.{variant}" if variant else key, **facts)

    def _facts(self, event: Event, variant: str = "", **more: Said) -> str:
        """Format an event's message with its int, str and enum fields and the facts in `more`."""
        own: dict[str, Said] = {}
        for field in fields(event):
            value = getattr(event, field.name)
            plain = value.value if isinstance(value, Enum) else value
            if isinstance(plain, int | str):
                own[field.name] = plain
        return self._say(event, variant, **(own | more))

    def _reason(self, reason: str) -> str:
        return self._words.say("record-reason", reason=reason) if reason.strip() else ""

    def _note(self, note: str) -> str:
        return self._words.say("record-note", note=note) if note.strip() else ""

    def _by(self, name: str) -> str:
        """The author of an event: a person, a role, or the office if `name` is empty."""
        if name in {role.value for role in Role}:
            return self._words.say(f"record-by-{name}")
        return name or self._words.say("record-office")

    def _moment(self, milliseconds: int) -> str:
        try:
            moment = datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone()
        except (OverflowError, ValueError, OSError):  # out of the range of datetime
            return str(milliseconds)
        return format_datetime(moment, "short", locale=self._words.date_locale)

    def _shifted(self, event: Event, shift_ms: int) -> str:
        return self._say(event, ahead=int(shift_ms > 0), time=self._duration(abs(shift_ms)))

    def _duration(self, milliseconds: int) -> str:
        lang = self._words.lang
        return format_timedelta(timedelta(milliseconds=milliseconds), threshold=2, locale=lang)

    def _announced(self, event: events.Announced) -> tuple[str, ...]:
        if not event.text:
            return (self._say(event, "away", by=self._by(event.by)),)
        text = self._say(event, by=self._by(event.by), text=event.text)
        if event.until is ShownUntil.REMOVED:
            return (text,)
        return text, self._say(event, event.until.value, ends=self._moment(event.ends))

    # --- people ----------------------------------------------------------------------------------

    def _name(self, number: int) -> str:
        return name_of(self._tournament, number)

    def _person(self, person: EntryDetails) -> str:
        name = f"{person.number} {person.name}"
        about = "; ".join(
            text for text in (person.club, person.team, person.tandem, *person.classes) if text
        )
        return self._words.say("record-person", name=name, about=about) if about else name

    def _party(self, party: Party) -> str:
        return self._name(party) if isinstance(party, int) else party

    def _seated(self, place: list_events.ListEvent | list_events.RulingRecorded, seat: int) -> str:
        """Return the name of the player in a seat, or the word for the office if `seat` is 0."""
        if seat == 0:
            return self._words.say("record-office")
        series = self._tournament.series[place.series - 1 : place.series]
        seats = next((one.seated[place.table - 1] for one in series), ())
        if not 1 <= seat <= len(seats):
            return self._words.say("seat", seat=seat)
        return self._name(seats[seat - 1])

    def _tables(self, tables: Sequence[Sequence[int]]) -> str:
        return "; ".join(
            self._words.say("record-table", table=table, names=names_of(self._tournament, seats))
            for table, seats in enumerate(tables, start=1)
        )

    def _moves(self, event: events.SeriesSeated) -> str:
        """List who must be told that a plan was adjusted. Return "" for other plans."""
        before = self._tournament.series[event.series - 1 : event.series]
        if event.placing is not Placing.ADJUSTED or not before:
            return ""
        found = seat_moves(before[0].tables, event.tables)
        moves = "; ".join(move_text(self._words, one, self._tournament) for one in found)
        return self._say(event, "moves", moves=moves)

    # --- lists -----------------------------------------------------------------------------------

    def _on_line(
        self,
        event: OnLine,
    ) -> str:
        line = "" if isinstance(event, list_events.LineConfirmed) else self._line(event, event.line)
        seat = 0 if isinstance(event, list_events.ControlEntered) else event.seat
        return self._facts(event, line=line, name=self._seated(event, seat))

    def _line(self, place: list_events.ListEvent, line: Line) -> str:
        """Describe a game: the winner and the ending, then the card points of the others."""
        ending = self._words.say(f"tournament-ending-{line.ending.value}")
        if line.winner is None:
            parts = [self._words.say("record-undecided", ending=ending)]
        else:
            winner = self._seated(place, line.winner)
            parts = [self._words.say("record-won", name=winner, ending=ending)]
        for seat, count in enumerate(line.counts, start=1):
            if count is not None:
                name, points = self._seated(place, seat), count.card_points
                hand = count.hand.value
                parts.append(
                    self._words.say("record-left-with", name=name, points=points, hand=hand)
                )
        return "; ".join(parts)

    def _before(self, event: list_events.LineCorrected, now: str) -> str:
        """Return a quote of a line as it was before a correction.

        Return an empty string if the line did not change or the old one is unknown.
        """
        series = self._tournament.series[event.series - 1 : event.series]
        sheets = series[0].sheets[event.table - 1 : event.table] if series else ()
        written = sheets[0].lines[event.game - 1 : event.game] if sheets else ()
        before = self._line(event, written[0].line) if written else now
        return "" if before == now else self._say(event, "before", line=before)

    def _incident(self, event: list_events.IncidentRecorded) -> str:
        return self._facts(
            event,
            name=self._seated(event, event.seat),
            kind=self._words.say(f"incident-{event.kind.value}"),
            consequence=ruling_text(self._words, event),
            by=self._by(event.by),
        )

    def call_outcome(
        self, event: list_events.CallAnswered | list_events.CallWithdrawn, variant: str = ""
    ) -> str:
        """Describe how a call ended, and after how long."""
        call = self._tournament.call_of(event.series, event.table)
        waited = 0 if call is None else waiting_ms(call, event.at)
        time = self._duration(waited)
        return self._facts(event, variant, by=self._by(event.by), waited=int(waited > 0), time=time)

    def _ruling(self, event: list_events.RulingRecorded) -> str:
        name = self._seated(event, event.seat) if event.seat else ""
        return self._facts(event, name=name, by=self._by(event.by))

    def _ended(self, event: list_events.ListsEnded) -> str:
        ended = " · ".join(
            self._say(event, "list", table=one.table, games=one.games) for one in event.lists
        )
        why = "why" if event.reason else ""
        return self._say(event, why, series=event.series, by=self._by(event.by), lists=ended)

    # --- rules, terms and lots -------------------------------------------------------------------

    def _rules_title(self, name: str) -> str:
        key = f"ruleset-{name}"
        return self._words.say(key) if self._words.knows(key) else name

    def _terms(self, terms: TournamentTerms) -> Iterator[str]:
        values = {field.name: getattr(terms, field.name) for field in fields(terms)}
        facts = {name: it.value if isinstance(it, Enum) else it for name, it in values.items()}
        yield self._words.say("record-terms", **facts)
        imprint = {name: values[name] for name in IMPRINT if values[name]}
        if day := imprint_date(terms.date):
            imprint["date"] = format_date(day, "long", locale=self._words.date_locale)
        for name, value in imprint.items():
            yield self._words.say("record-imprint", what=name, value=value)

    def _figures(self, event: events.ScoringChanged) -> str:
        """Describe the changed values of the rating table, or all values if none changed."""
        before = write_rules(self._tournament.rules).options
        after = event.rules.options
        new = [option for option in FIGURES if after[option] != before[option]] or FIGURES
        return " ".join(self._figure(option, after) for option in new)

    def _figure(self, option: str, options: Mapping[str, object]) -> str:
        value, key = options[option], f"option-{option}.value"
        if isinstance(value, int):
            below = options.get(option.removesuffix("_above"))
            return self._words.say(key, n=value, bands=len(below) if isinstance(below, list) else 0)
        bands = [(int(most), int(n)) for most, n in value] if isinstance(value, list) else []
        parts = [self._words.say("band-first", most=most, n=n) for most, n in bands[:1]]
        parts += [
            self._words.say("band-next", least=below + 1, most=most, n=n)
            for (below, _), (most, n) in pairwise(bands)
        ]
        return self._words.say(key, list=", ".join(parts) or "–", bands=len(bands))

    def _lot(self, event: events.LotRecorded) -> tuple[str, ...]:
        text = self._say(
            event,
            scope=scope_text(self._words, event.scope),
            parties=self._words.say(f"parties-{event.parties.value}"),
            order=join_names(map(self._party, event.order)),
        )
        return text, self._say(event, "seed", seed=event.seed) if event.seed else ""
