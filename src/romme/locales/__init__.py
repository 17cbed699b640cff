"""The words of the program: for each language a Fluent catalogue in some parts.

The same files serve Python and the browser, which fetches the parts that a page needs. This package
knows messages and variables, nothing of the game: what a refusal or an event is called stands in
`romme.notation.wording`.

>>> words("de").say("seat", seat=3)
'Platz 3'
>>> words("en").say("option-jokers.value", n=1)
'One joker is added.'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from romme.locales.n_rule import n_rule

LANGUAGES: Final = ("lb", "de", "fr", "en")
FALLBACK: Final = "en"
PARTS: Final = (".", "program", "tournament", "papers", "exchange", "hall", "office", "list")
"""Folders of catalogues: what page and program both say; what the page never says; a tournament;
what is printed for one; what is read in and written out; and its three pages.
"""

_LONG: Final = 1000
"""Fluent refuses texts not much longer, against catalogues of strangers that fill the memory. Ours
are ours, and the names of two hundred people are such a text.
"""
_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"NRULE": n_rule}
"""What catalogues may call. Any: the runtime takes texts, but its types do not say so."""
_ENTRY: Final = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=", re.MULTILINE)

Said: TypeAlias = int | str
"""What a sentence can be told: numbers, for which it finds the plural, and finished texts."""


class NoWords(LookupError):  # noqa: N818 - named for what is missing
    """A message that no catalogue has, or one that was not told all it needs: a mistake of ours."""


class Words:
    """One language."""

    def __init__(self, lang: str) -> None:
        """Read the catalogue of a language."""
        if lang not in LANGUAGES:
            raise NoWords(f"no catalogue for {lang!r}")
        self.lang: Final = lang
        texts = [(files(__name__) / part / f"{lang}.ftl").read_text("utf-8") for part in PARTS]
        # Isolating marks are for mixed writing directions; terminals show them as rubbish.
        self._bundle = FluentBundle([lang], functions=_FUNCTIONS, use_isolating=False)
        self._reading = Lock()
        # A thousand messages take a third of a second to parse, and most programs say a few: each
        # is parsed when it is first asked for. Terms are few, and any message may use them.
        self._unread = {name: entry for text in texts for name, entry in _entries(text)}
        for name in [name for name in self._unread if name.startswith("-")]:
            self._read(name)

    def __repr__(self) -> str:
        return f"words({self.lang!r})"

    def knows(self, key: str) -> bool:
        """Whether there is a message, or with ``name.attribute`` a part of one.

        >>> words("fr").knows("ruleset-klassik.about"), words("fr").knows("ruleset-unknown")
        (True, False)
        """
        return self._pattern(key) is not None

    def say(self, key: str, /, **facts: Said) -> str:
        """Make the sentence of a message; more facts than it needs do no harm.

        >>> words("en").say("seat")
        Traceback (most recent call last):
        ...
        romme.locales.NoWords: en: seat: Unknown external: seat
        """
        pattern = self._pattern(key)
        if pattern is None:
            raise NoWords(f"{self.lang}: no message {key!r}")
        held = {name: _stand_in(name, fact) for name, fact in facts.items() if _is_long(fact)}
        text, errors = self._bundle.format_pattern(pattern, {**facts, **held})
        if errors:
            raise NoWords(f"{self.lang}: {key}: {'; '.join(map(str, errors))}")
        said = str(text)
        for name, mark in held.items():
            said = said.replace(mark, str(facts[name]))
        return said

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if name in self._unread:
            with self._reading:  # papers and files are made in threads
                if name in self._unread:
                    self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """Parse a message; it counts as unread until it can be said."""
        self._bundle.add_resource(FluentResource(self._unread[name]))
        del self._unread[name]


def _is_long(fact: Said) -> bool:
    return isinstance(fact, str) and len(fact) > _LONG


def _stand_in(name: str, fact: Said) -> str:
    """Return a short text to be replaced later; it begins like the fact, for `n_rule`."""
    return f"{str(fact)[:20]}\0{name}\0"


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a catalogue, by name; comments between them belong to nobody."""
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=False):  # a catalogue may be empty
        yield start["name"], text[start.start() : end]


@cache
def words(lang: str) -> Words:
    """Give the words of a language; each catalogue is read once."""
    return Words(lang)


def guess_language(environment: Mapping[str, str], asked: str | None = None) -> str:
    """Choose a language: what was asked for, ``ROMME_LANG``, the locale, or else English.

    >>> guess_language({"LANG": "fr_LU.UTF-8"}), guess_language({"LANG": "nl_BE"})
    ('fr', 'en')
    >>> guess_language({"LANG": "C", "ROMME_LANG": "lb"}), guess_language({}, "de")
    ('lb', 'de')
    """
    locale = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)),
        "C",
    )
    # As gettext has it: a list of preferred languages counts only where there is a locale at all.
    preferred = "" if locale.split(".")[0] in {"C", "POSIX"} else environment.get("LANGUAGE", "")
    wanted = (asked or "", environment.get("ROMME_LANG", ""), *preferred.split(":"), locale)
    found = (tag.replace("-", "_").split("_")[0].split(".")[0].lower() for tag in wanted)
    return next((lang for lang in found if lang in LANGUAGES), FALLBACK)
