"""``romme rules``: describe a rule set in plain words or as options in JSON."""

from __future__ import annotations

import json as json_text
import os
import re
from collections.abc import Mapping
from enum import Enum

from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import Page
from romme.locales import Words, guess_language, words
from romme.notation.wording.refusals import rules_problem
from romme.notation.wording.rulesets import (
    describe_option,
    describe_rules,
    has_effect,
    idle_changes,
    option_title,
    rules_title,
    summarize_rules,
)
from romme.notation.wording.untrusted_text import plain
from romme.rules import BadRules, Preset, RuleSet, find_preset, presets
from romme.rules.ranges import RANGES
from romme.rules.ruleset import as_option, option_types


def rules(
    name: str | None = None,
    /,
    *,
    option: tuple[str, ...] = (),
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Show a rule set, optionally with changed options, or list all rule sets."""
    spoken = words(guess_language(os.environ, lang))
    if name is None:
        if option:
            raise Stop(f"romme: {spoken.say('usage-without-rules')}")
        _list(spoken, json=json)
        return Status.DONE
    try:
        preset = find_preset(name)
        chosen = preset.rules.with_new_options(dict(read_option(spoken, text) for text in option))
    except BadRules as error:
        raise Stop(f"romme: {rules_problem(spoken, error)}") from None
    if json:
        print_json(_as_json(spoken, chosen, preset))
    else:
        _tell(spoken, chosen, preset, changing=bool(option))
    return Status.DONE


def read_option(words: Words, text: str) -> tuple[str, object]:
    """Parse ``NAME=VALUE``: numbers and lists as in a game file, anything else as text.

    Raise `Stop` if the name or the value is missing.
    """
    name, equals, value = text.partition("=")
    name, value = name.strip(), value.strip()
    if not (name and equals and value):
        raise Stop(f"romme: {words.say('usage-bad-option', text=plain(text))}")
    if not re.fullmatch(r"-?[0-9]{1,9}|\[[-0-9,\[\] ]{0,200}\]", value):
        return name, value
    try:
        return name, json_text.loads(value)
    except ValueError:
        return name, value


def _list(words: Words, *, json: bool) -> None:
    if json:
        listed = [
            {
                "name": preset.rules.name,
                "title": rules_title(words, preset.rules.name),
                "about": summarize_rules(words, preset.rules).about,
                "edition": preset.edition,
            }
            for preset in presets()
        ]
        print_json({"rules": listed})
        return
    page = Page()
    page.heading(words.say("rules-list"))
    for preset in presets():
        page.gap()
        page.heading(preset.rules.name)
        page.line(rules_title(words, preset.rules.name), first="  ")
        if about := summarize_rules(words, preset.rules).about:
            page.line(about, first="  ")
    page.gap()
    page.line(words.say("rules-list-hint"))


def _tell(words: Words, chosen: RuleSet, preset: Preset, *, changing: bool) -> None:
    page = Page()
    summary = summarize_rules(words, chosen)
    page.heading(summary.title)
    if summary.about:
        page.line(summary.about)
    page.line(words.say("rules-edition", edition=preset.edition))
    sections = describe_rules(words, chosen, preset)
    sentences = [sentence for section in sections for sentence in section.sentences]
    if changing and chosen == preset.rules:
        page.line(words.say("rules-without-change", rules=summary.title))
    for section in sections:
        page.gap()
        page.heading(section.heading)
        for one in section.sentences:
            marks = [str(one.clause)] if one.clause else []
            marks += [words.say("rules-assumed")] if one.assumed else []
            marks += [words.say("rules-changed")] if one.instead is not None else []
            page.bullet(one.text, ", ".join(marks))
            if one.instead is not None:
                page.line(words.say("rules-instead", sentence=one.instead), first="    ")
    if idle := idle_changes(words, chosen, preset):
        page.gap()
        page.line(words.say("rules-idle", options=", ".join(idle)))
    if any(sentence.assumed for sentence in sentences):
        page.gap()
        page.line(words.say("rules-assumed-note"))


def _as_json(words: Words, chosen: RuleSet, preset: Preset) -> dict[str, object]:
    return {
        "rules": chosen.name,
        "title": summarize_rules(words, chosen).title,
        "edition": preset.edition,
        "options": [_json_option(words, name, chosen, preset) for name in option_types()],
    }


def _json_option(words: Words, name: str, chosen: RuleSet, preset: Preset) -> Mapping[str, object]:
    sentence = describe_option(words, name, chosen, preset)
    return {
        "name": name,
        "value": as_option(getattr(chosen, name)),
        "possible": _possible(name),
        "clause": sentence.clause and sentence.clause.value,
        "assumed": sentence.assumed,
        "changed": sentence.instead is not None,
        "matters": has_effect(chosen, name),
        "title": option_title(words, name),
        "text": sentence.text,
    }


def _possible(name: str) -> object:
    """Return an option's possible values: a list, or the limits `least` and `most` of a number."""
    kind = option_types()[name]
    if issubclass(kind, Enum):
        return [member.value for member in kind]
    least, most = RANGES[name]
    return {"least": least, "most": most}
