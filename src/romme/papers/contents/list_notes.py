"""Notes on a filled list: incidents, corrections and signatures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from romme.engine.match import ScoreEntry
from romme.locales import Words
from romme.papers.texts import figure, plain
from romme.rules.ruleset import RuleSet
from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.lists.control import differences
from romme.tournament.lists.points import score_entries
from romme.tournament.lists.sheet import ListCorrection, ListIncident, Sheet, Signature, WrittenLine
from romme.tournament.model import DirectorRuling
from romme.tournament.values import Line
from romme.tournament.wording.phrases import actor_text, early_ending_text, incident_text

CROSS: Final = "×"
CORRECTED: Final = "*"
THROWN_IN: Final = "†"
"""Marks a game in which a hand was thrown in. The note below the list begins with this mark."""


def entry_figures(entry: ScoreEntry) -> tuple[str, str]:
    """Return rating and card points as written on a list, with a cross for a negative rating (T13).

    Card points that are left out beside a cross are 0, and nothing is written.

    >>> entry_figures(ScoreEntry(-1, 104)), entry_figures(ScoreEntry(-2, 31))
    (('×', '104'), ('×−2', '31'))
    """
    if not entry.is_cross:
        return figure(entry.score), str(entry.card_points)
    more = "" if entry.score == -1 else figure(entry.score)
    return f"{CROSS}{more}", str(entry.card_points) if entry.card_points else ""


def notes_of(
    words: Words, rules: RuleSet, sheet: Sheet, rulings: Iterable[DirectorRuling] = ()
) -> tuple[str, ...]:
    """Return the notes on a list: incidents, rulings and corrections by game, then the rest."""
    noted = [
        *((one.game, _ruling(words, one)) for one in rulings),
        *((one.game, _incident(words, one)) for one in sheet.incidents),
        *((one.game, _correction(words, rules, one)) for one in sheet.corrections),
    ]
    texts = [text for _, text in sorted(noted, key=lambda pair: pair[0])]
    if sheet.early_ending is not None:
        texts.append(plain(early_ending_text(words, sheet)))
    elif sheet.ends_after is not None:
        texts.append(words.say("paper-broken-off", game=sheet.ends_after))
    if sheet.control:
        texts.append(words.say("paper-control-list", differences=len(differences(sheet))))
    return tuple(texts)


def signature_text(words: Words, signature: Signature) -> str:
    """Return the note on a signature: that the player signed, or who signed for them and why."""
    if not signature.reason:
        return words.say("paper-signed")
    reason = plain(signature.reason)
    return words.say("paper-signed-for", name=plain(actor_text(words, signature.by)), reason=reason)


def _incident(words: Words, incident: ListIncident) -> str:
    player = words.say("seat", seat=incident.seat) if incident.seat else ""
    text = incident_text(words, incident, player)
    mark = f"{THROWN_IN} " if incident.kind is IncidentKind.HAND_THROWN_IN else ""
    note = f" ({plain(incident.note)})" if incident.note else ""
    void = "" if incident.stands else f" {words.say('paper-no-longer')}"
    return f"{mark}{text}{note}{void}"


def _ruling(words: Words, ruling: DirectorRuling) -> str:
    return words.say(
        "paper-ruling.game" if ruling.game else "paper-ruling",
        game=ruling.game,
        name=plain(actor_text(words, ruling.by)),
        text=plain(ruling.text),
    )


def _correction(words: Words, rules: RuleSet, correction: ListCorrection) -> str:
    text = words.say(
        "paper-corrected",
        game=correction.game,
        name=plain(actor_text(words, correction.by)),
        before=_in_short(rules, correction.before),
        after=_in_short(rules, correction.after),
    )
    if correction.reason:
        text += " " + words.say("record-reason", reason=plain(correction.reason))
    return f"{CORRECTED} {text}"


def _in_short(rules: RuleSet, line: Line) -> str:
    """Return the rating and card points for each seat, or a dash for a seat that did not play."""
    shown = (
        "–" if entry is None else "/".join(entry_figures(entry))
        for entry in score_entries(rules, WrittenLine(line, 0))
    )
    return " · ".join(shown)
