"""``romme tournament rehearse``: create a made-up tournament for practice."""

from __future__ import annotations

from random import Random
from typing import Annotated, Final

from romme.cli.terminal.arguments import OptionName
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.tournament.series import fresh_seed
from romme.cli.tournament.session import TournamentSession, create_file, open_for_changes, spoken
from romme.locales import Words
from romme.rules import find_preset
from romme.tournament.commands import BeginSeries, CloseSeries, DrawSeats, EnterPeople
from romme.tournament.office.director import make
from romme.tournament.rehearsal import invented_people, next_step
from romme.tournament.values import Presence, TournamentTerms

MOST_PEOPLE: Final = 400
MOST_SERIES: Final = 20


def rehearse(
    file: str,
    name: str,
    /,
    *,
    people: int = 24,
    series: int = 1,
    rounds: int = 5,
    seed_text: Annotated[str | None, OptionName("--seed")] = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Create a tournament of made-up players, play `series` series, and seat the next one."""
    words = spoken(lang)
    _check(words, "--people", people, 3, MOST_PEOPLE)
    _check(words, "--series", series, 0, MOST_SERIES)
    _check(words, "--rounds", rounds, 1, 20)
    rules, terms = find_preset("turnier").rules, TournamentTerms(rounds=rounds)
    status = create_file(words, file, made=lambda: make(name, rules, terms), json=json)
    if status is not Status.DONE:
        return status
    seed = seed_text or fresh_seed()
    rng = Random(seed)  # noqa: S311 - must be reproducible
    with open_for_changes(file, lang, json=json) as desk:
        desk.quiet = True
        desk.run(EnterPeople(invented_people(people), Presence.PRESENT))
        for _ in range(series):
            desk.run(DrawSeats(seed))
            desk.run(BeginSeries())
            _fill_lists(desk, rng)
            desk.run(CloseSeries())
        desk.run(DrawSeats(seed))
        desk.more |= {"seed": seed, "people": people, "series": series}
        if not json:
            desk.say(words.say("tournament-rehearsed", people=people, series=series, seed=seed))
    return desk.status


def _check(words: Words, option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Stop(f"romme: {words.say('usage-bad-value', text=str(value), name=option)}")


def _fill_lists(desk: TournamentSession, rng: Random) -> None:
    """Fill in all lists of the current series."""
    series = desk.series(None)
    for table in range(1, len(desk.tournament.series_by_number(series).sheets) + 1):
        while (step := next_step(desk.tournament, series, table, rng)) is not None:
            desk.run(step)
