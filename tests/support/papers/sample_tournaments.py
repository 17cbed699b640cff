"""Sample tournaments, links and record entries for the tests of papers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache, reduce

from romme.papers import PaperLink, PrintedDecision, RecordEntry
from romme.rules import find_preset
from romme.tournament import (
    DIRECTOR,
    Command,
    EnterPeople,
    EntryDetails,
    Namesakes,
    Presence,
    Role,
    SeatByHand,
    SeriesPhase,
    Tournament,
    TournamentTerms,
    fold,
    make,
)
from romme.tournament.decide import decide
from romme.tournament.evolve import begin, evolve
from romme.tournament.seating import table_sizes
from romme.tournament.wording.referee_log import EffectText, RefereeEntry
from tests.support.tournament.proof.generator import generate

DAY = date(2026, 11, 21)
ADDRESS = "http://hall.example:8000/t/K7"
OFFICE = {
    Role.DIRECTOR: PaperLink(f"{ADDRESS}#key=director.a", "481092"),
    Role.HELPER: PaperLink(f"{ADDRESS}#key=helper.b", "118305"),
}


def list_link(series: int, table: int) -> PaperLink:
    """Return an invented URL and PIN for a list."""
    return PaperLink(f"{ADDRESS}/list/{series}/{table}#key=k", f"{100_000 * series + table:06}")


def record() -> Iterator[RecordEntry]:
    """Yield the entries of a tournament record that covers two days."""
    at = datetime(2026, 11, 21, 14, 5)  # noqa: DTZ001 - local time
    yield RecordEntry("The tournament is announced.")
    yield RecordEntry("Series 1 begins.", at)
    yield RecordEntry("Series 2 begins.", at + timedelta(days=1))
    yield RecordEntry("Series 2 is closed.", at + timedelta(days=1, hours=2))


def decisions() -> Iterator[PrintedDecision]:
    """Yield two of the director's decisions, the second of which was undone."""
    at = datetime(2026, 11, 21, 10, tzinfo=UTC)
    changes = (EffectText("Game 1, 3 Léa", "2 (20)", "1 (31)"),)
    rule = "When a game ends, the others lay their cards face up and count them."
    yield PrintedDecision(RefereeEntry(4, 1, 1, "Hand thrown in", "T15", rule, changes), at)
    text = "May sit at the window"
    yield PrintedDecision(RefereeEntry(5, 1, 1, text, "", "", (), undone=True), at)


def new_tournament(name: str = "Spring cup", rules: str = "turnier", rounds: int = 5) -> Tournament:
    """Return a tournament without entrants."""
    return begin(make(name, find_preset(rules).rules, TournamentTerms(rounds=rounds)))


def after(tournament: Tournament, *commands: Command) -> Tournament:
    """Return the tournament after these commands from the director."""

    def do(state: Tournament, command: Command) -> Tournament:
        return reduce(evolve, decide(state, command, DIRECTOR), state)

    return reduce(do, commands, tournament)


def with_people(tournament: Tournament, people: Iterable[EntryDetails]) -> Tournament:
    """Return the tournament with these people entered and present."""
    enter = EnterPeople(tuple(people), Presence.PRESENT, Namesakes.MEANT)
    return after(tournament, enter)


def crowd(number: int) -> Tournament:
    """Return a tournament of `number` people, seated in order of their start numbers."""
    people = (
        EntryDetails(f"Person {one:03}", club=f"Club {one % 7}") for one in range(1, number + 1)
    )
    full = with_people(new_tournament(), people)
    numbers = iter(full.present)
    sizes = table_sizes(number)
    return after(full, SeatByHand(tuple(tuple(next(numbers) for _ in range(n)) for n in sizes)))


@cache
def phases(seed: int, rules: str = "turnier") -> dict[str, Tournament]:
    """Return a random tournament in each of four phases: empty, seated, running, finished."""
    log = generate(seed, rules).log
    states = [fold(log[:1])]
    for event in log[1:]:
        states.append(evolve(states[-1], event))
    seated = next(one for one in states if one.series)
    running = [one for one in states if one.last and one.last.phase is SeriesPhase.RUNNING]
    return {
        "empty": states[0],
        "seated": seated,
        "running": running[len(running) * 2 // 3],
        "finished": states[-1],
    }
