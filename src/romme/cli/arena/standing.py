"""The report of a contest: tables for the terminal, labels for a plot."""

from __future__ import annotations

from typing import Final

from babel.numbers import format_decimal

from romme.arena.contest import ClockKind
from romme.arena.contest_report import ContestReport, Measure, TestFigures
from romme.arena.intervals import Estimate
from romme.arena.plot import Labels
from romme.cli.terminal.page import KEPT_TOGETHER, Page
from romme.locales import Words
from romme.notation.wording.rulesets import describe_rules
from romme.notation.wording.untrusted_text import plain
from romme.rules import find_preset
from romme.rules.options import Scoring

NOTHING: Final = "–"
MINUS: Final = "\N{MINUS SIGN}"


def decimal(words: Words, value: float, digits: int, *, signed: bool = False) -> str:
    """Format a number with `digits` decimals in the user's language.

    >>> from romme.locales import words
    >>> decimal(words("de"), -1234.5, 2), decimal(words("en"), 0.25, 1, signed=True)
    ('−1.234,50', '+0.2')
    """
    rounded = round(value, digits)
    text = format_decimal(abs(rounded), f"#,##0.{'0' * digits}".rstrip("."), locale=words.lang)
    if rounded < 0:
        return f"{MINUS}{text}"
    return f"+{text}" if signed and rounded > 0 else text


def tell_report(words: Words, report: ContestReport, page: Page) -> None:
    """Write the report of a contest: its title, the tables and remarks about them."""
    _title(words, report, page)
    if report.bots:
        page.gap()
        _bots(words, report, page)
    page.gap()
    _pairings(words, report, page)
    page.gap()
    for sentence in _remarks(words, report):
        page.line(sentence)


def _what(words: Words, report: ContestReport) -> str:
    contest = report.contest
    return words.say(
        "arena-what",
        rules=contest.rules.name,
        players=contest.players,
        deals=len(report.deals),
        games=report.games,
        seed=str(contest.seed),
    )


def _title(words: Words, report: ContestReport, page: Page) -> None:
    rules = report.contest.rules
    page.heading(_versus(words, report))
    page.line(_what(words, report))
    told = describe_rules(words, rules, find_preset(rules.name))
    changed = [one for part in told for one in part.sentences if one.instead is not None]
    if changed:
        page.line(words.say("account-changes"))
    for sentence in changed:
        page.bullet(sentence.text)


def _versus(words: Words, report: ContestReport) -> str:
    bots = [plain(name) for name in report.contest.bots]
    if report.bots:
        return words.say("arena-round-robin", bots=", ".join(bots))
    candidate, opponent = bots
    others = report.contest.players - 1
    return words.say("arena-duel", candidate=candidate, opponent=opponent, others=others)


def _bots(words: Words, report: ContestReport, page: Page) -> None:
    ranked = sorted(report.bots, key=lambda one: -one.rating.mean)
    page.table(
        [
            words.say("account-column-player"),
            words.say("arena-column-rating"),
            words.say("arena-column-interval"),
            words.say("arena-column-share"),
            words.say("arena-column-more"),
        ],
        [
            (
                plain(one.bot),
                decimal(words, one.rating.mean, 0),
                _interval(words, one.rating, 0) if one.bot != report.contest.bots[0] else NOTHING,
                _percent(words, one.share.mean),
                decimal(words, one.more.mean, _digits(report), signed=True),
            )
            for one in ranked
        ],
        right=4,
    )


def _pairings(words: Words, report: ContestReport, page: Page) -> None:
    rows = [
        (
            plain(one.candidate),
            plain(one.opponent),
            _percent(words, one.share.mean),
            _interval(words, _times(one.share, 100), 1),
            decimal(words, one.more.mean, _digits(report), signed=True),
            _interval(words, one.more, _digits(report), signed=True),
        )
        for one in report.pairings
    ]
    interval = words.say("arena-column-interval")
    page.table(
        [
            words.say("arena-column-candidate"),
            words.say("arena-column-opponent"),
            words.say("arena-column-share"),
            interval,
            words.say("arena-column-more"),
            interval,
        ],
        [
            *rows,
            (words.say("arena-chance"), "", _percent(words, report.contest.chance), "", "0", ""),
        ],
        right=4,
    )


def _digits(report: ContestReport) -> int:
    """Number of decimals: 2 for rating points, which are small numbers, otherwise 1."""
    return 2 if report.contest.rules.scoring is Scoring.RATING else 1


def _remarks(words: Words, report: ContestReport) -> list[str]:
    said = [words.say("arena-more-note", scoring=report.contest.rules.scoring.value)]
    if not report.bots:
        [one] = report.pairings
        key = _verdict(one.share, report.contest.chance)
        said.append(words.say(key, candidate=plain(one.candidate), opponent=plain(one.opponent)))
    else:
        said.append(words.say("arena-rating-note", bot=plain(report.contest.bots[0])))
    if undecided := sum(one.undecided for one in report.pairings):
        said.append(words.say("arena-undecided", n=undecided))
    if report.test is not None:
        said.append(_test(words, report.test, len(report.deals)))
    if report.contest.clock is ClockKind.REAL:
        said.append(words.say("arena-real-clock"))
    return said


def _verdict(share: Estimate, chance: float) -> str:
    if share.low is not None and share.low > chance:
        return "arena-better"
    if share.high is not None and share.high < chance:
        return "arena-worse"
    return "arena-open"


def _test(words: Words, found: TestFigures, deals: int) -> str:
    measure, test = found.question
    low, high = (_bound(words, measure, value) for value in (test.low, test.high))
    return words.say(
        "arena-sprt",
        verdict=found.verdict.value,
        measure=measure.value,
        low=low,
        high=high,
        n=deals,
        ratio=decimal(words, found.path[-1], 2, signed=True),
        lower=decimal(words, test.lower, 2, signed=True),
        upper=decimal(words, test.upper, 2, signed=True),
    )


def _bound(words: Words, measure: Measure, value: float) -> str:
    if measure is Measure.WINS:
        return f"{decimal(words, 100 * value, 1)}{KEPT_TOGETHER}%"
    return decimal(words, value, 2, signed=True)


def _percent(words: Words, share: float) -> str:
    return f"{decimal(words, 100 * share, 1)} %"


def _times(one: Estimate, factor: float) -> Estimate:
    if one.low is None or one.high is None:
        return Estimate(factor * one.mean, None, None)
    return Estimate(factor * one.mean, factor * one.low, factor * one.high)


def _interval(words: Words, one: Estimate, digits: int, *, signed: bool = False) -> str:
    if one.low is None or one.high is None:
        return NOTHING
    low, high = (decimal(words, value, digits, signed=signed) for value in (one.low, one.high))
    return f"{low} … {high}"


def picture_labels(words: Words, report: ContestReport) -> Labels:
    """Return the labels of a contest's plot."""
    test = report.test and report.test.question
    return Labels(
        title=f"{_versus(words, report)}\n{_what(words, report)}",
        share=words.say("arena-axis-share"),
        more=words.say("arena-axis-more", scoring=report.contest.rules.scoring.value),
        rating=words.say("arena-axis-rating"),
        ratio=words.say("arena-axis-ratio"),
        deals=words.say("arena-axis-deals"),
        against="–",
        chance=words.say("arena-chance"),
        bounds=(
            words.say("arena-axis-bound", value=_bound(words, test.measure, test.test.low)),
            words.say("arena-axis-bound", value=_bound(words, test.measure, test.test.high)),
        )
        if test
        else ("", ""),
    )
