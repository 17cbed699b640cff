"""The user-visible texts: one Fluent catalogue per language, split into parts.

Python and the browser share the files; the browser fetches only the parts that a page needs. This
package knows messages and variables, but nothing about the game: `romme.notation.wording` chooses
the messages of refusals and events.

>>> words("de").say("seat", seat=3)
'Platz 3'
>>> words("en").say("option-jokers.value", n=1)
'One joker is added.'
"""

from __future__ import annotations

import re
import sys
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
"""Folders of the catalogues, one per part.

In order: texts shared by the page and the program, texts of the program only, tournaments, printed
papers, import and export, and the three tournament pages.
"""

_LONG: Final = 1000
"""Characters above which a variable is inserted after formatting.

Fluent rejects longer texts (above 2500 characters), to protect against malicious catalogues that
exhaust the memory. Ours are trusted, and a list of two hundred names is that long.
"""
_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"NRULE": n_rule}
"""Functions that catalogues may call. `Any`, because the runtime's types do not permit `str`."""
_ENTRY: Final = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=", re.MULTILINE)

Said: TypeAlias = int | str
"""The value of a variable: a number, which selects a plural form, or a finished text."""


class NoWords(LookupError):  # noqa: N818 - named for what is missing
    """A catalogue, a message or one of its variables is missing; this is a programming error."""


class Words:
    """The catalogue of one language; use `words` to get one."""

    def __init__(self, lang: str) -> None:
        """Read the catalogue; raise `NoWords` if the language is not supported."""
        if lang not in LANGUAGES:
            raise NoWords(f"no catalogue for {lang!r}")
        self.lang: Final = lang
        texts = [(files(__name__) / part / f"{lang}.ftl").read_text("utf-8") for part in PARTS]
        # Isolation marks are only needed for mixed writing directions; terminals show them as junk.
        self._bundle = FluentBundle([lang], functions=_FUNCTIONS, use_isolating=False)
        self._reading = Lock()
        # Parsing a thousand messages takes a third of a second, and most commands need only a few.
        # So each message is parsed on first use. Terms are parsed now: they are few, and any
        # message may use them.
        self._unread = {name: entry for text in texts for name, entry in _entries(text)}
        for name in [name for name in self._unread if name.startswith("-")]:
            self._read(name)

    def __repr__(self) -> str:
        return f"words({self.lang!r})"

    def knows(self, key: str) -> bool:
        """Whether a message exists or, for ``name.attribute``, an attribute of it.

        >>> words("fr").knows("ruleset-klassik.about"), words("fr").knows("ruleset-unknown")
        (True, False)
        """
        return self._pattern(key) is not None

    def say(self, key: str, /, **facts: Said) -> str:
        """Format a message; unused facts are ignored.

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
            with self._reading:  # other threads make papers and files
                if name in self._unread:
                    self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """Parse a message into the bundle, and only then remove it from `_unread`."""
        self._bundle.add_resource(FluentResource(self._unread[name]))
        del self._unread[name]


def _is_long(fact: Said) -> bool:
    return isinstance(fact, str) and len(fact) > _LONG


def _stand_in(name: str, fact: Said) -> str:
    """Return a short placeholder for a long fact; it keeps the start of the fact for `n_rule`."""
    return f"{str(fact)[:20]}\0{name}\0"


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and source of each message and term, with the comments that follow it."""
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=False):  # a catalogue may be empty
        yield start["name"], text[start.start() : end]


@cache
def words(lang: str) -> Words:
    """Return the catalogue of a language, which is read once."""
    return Words(lang)


def guess_language(environment: Mapping[str, str], asked: str | None = None) -> str:
    """Choose a language: `asked`, ``ROMME_LANG``, the locale, or English, in this order.

    Without a locale, Windows is asked for its display language.

    >>> guess_language({"LANG": "fr_LU.UTF-8"}), guess_language({"LANG": "nl_BE"})
    ('fr', 'en')
    >>> guess_language({"LANG": "C", "ROMME_LANG": "lb"}), guess_language({}, "de")
    ('lb', 'de')
    """
    locale = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)),
        _windows_locale() or "C",
    )
    # As in gettext, the list in LANGUAGE is ignored in the C locale.
    preferred = "" if locale.split(".")[0] in {"C", "POSIX"} else environment.get("LANGUAGE", "")
    wanted = (asked or "", environment.get("ROMME_LANG", ""), *preferred.split(":"), locale)
    found = (tag.replace("-", "_").split("_")[0].split(".")[0].lower() for tag in wanted)
    return next((lang for lang in found if lang in LANGUAGES), FALLBACK)


def _windows_locale() -> str:
    """The display language of Windows, for example ``de_LU``; empty on other systems."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - other systems need not load it
        from locale import windows_locale  # noqa: PLC0415 - same

        return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0xFFFF, "")
    return ""
