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

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Final

from romme.locales.fluent import FluentReader, Message, Pattern, Said, UnknownVariable, entries
from romme.locales.n_rule import n_rule

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "PARTS",
    "NoWords",
    "Said",
    "Words",
    "guess_language",
    "words",
]

LANGUAGES: Final = ("lb", "de", "fr", "en")
FALLBACK: Final = "en"
PARTS: Final = (".", "program", "tournament", "papers", "exchange", "hall", "office", "list")
"""Folders of the catalogues, one per part.

In order: texts shared by the web client and the program, texts of the program only, tournaments,
printed papers, import and export, and the three tournament pages.
"""
_FOLDER: Final = Path(__file__).parent


class NoWords(LookupError):  # noqa: N818 - named for what is missing
    """Raised for a missing catalogue, message or variable, which is a programming error."""


class Words:
    """The catalogue of one language. Call `words` for the cached instance."""

    def __init__(self, lang: str) -> None:
        """Prepare the catalogue, whose files are read when needed.

        Raise `NoWords` if the language is not supported.
        """
        if lang not in LANGUAGES:
            raise NoWords(f"no catalogue for {lang!r}")
        self.lang: Final = lang
        self._reader = FluentReader(lang, functions={"NRULE": n_rule}, term=self._term)
        self._reading = Lock()
        # A command needs a few of more than a thousand messages. So a part is read when a message
        # is in none of the parts before it, and a message is parsed when it is first used.
        self._unread = list(PARTS)
        self._sources: dict[str, str] = {}
        self._messages: dict[str, Message] = {}

    def __repr__(self) -> str:
        return f"words({self.lang!r})"

    @property
    def date_locale(self) -> str:
        """The name of the locale for dates and times. English ones are British, as on the page.

        >>> words("en").date_locale, words("lb").date_locale
        ('en_GB', 'lb')
        """
        return "en_GB" if self.lang == "en" else self.lang

    def knows(self, key: str) -> bool:
        """Whether a message exists or, for ``name.attribute``, an attribute of it.

        >>> words("fr").knows("ruleset-klassik.about"), words("fr").knows("ruleset-unknown")
        (True, False)
        """
        return self._pattern(key) is not None

    def say(self, key: str, /, **facts: Said) -> str:
        """Return a message with its variables filled in. Unused facts are ignored.

        >>> words("en").say("seat")
        Traceback (most recent call last):
        ...
        romme.locales.NoWords: en: seat: Unknown external: seat
        """
        pattern = self._pattern(key)
        if pattern is None:
            raise NoWords(f"{self.lang}: no message {key!r}")
        try:
            return pattern(facts)
        except UnknownVariable as error:
            raise NoWords(f"{self.lang}: {key}: Unknown external: {error}") from None

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        message = self._message(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def _term(self, name: str) -> Pattern:
        term = self._message(f"-{name}")
        if term is None or term.value is None:
            raise NoWords(f"{self.lang}: no term {name!r}")
        return term.value

    def _message(self, name: str) -> Message | None:
        if name not in self._messages:
            source = self._source(name)
            if source is None:
                return None
            self._messages[name] = self._reader.read(source)
        return self._messages[name]

    def _source(self, name: str) -> str | None:
        with self._reading:  # other threads make papers and files
            while name not in self._sources and self._unread:
                part = _FOLDER / self._unread.pop(0) / f"{self.lang}.ftl"
                self._sources |= entries(part.read_text("utf-8"))
        return self._sources.get(name)


@cache
def words(lang: str) -> Words:
    """Return the catalogue of a language; the catalogue is cached."""
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
    """Return the display language of Windows, such as ``de_LU``, or an empty string elsewhere."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - other systems need not load it
        from locale import windows_locale  # noqa: PLC0415 - same

        return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0xFFFF, "")
    return ""
