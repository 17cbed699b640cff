"""Writes the reference part of docs/protocol.md from the types that travel.

    .romme/venv/bin/python tools/protocol.py            # writes it
    .romme/venv/bin/python tools/protocol.py --check    # says whether it is up to date

What is written about a type is its own docstring, and about a field the text below it in the
source; so there is one place to change, and it is the code.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as described

from romme.engine.state import Correction, Ending, Pile
from romme.rules.options import Mode
from romme.rules.stored_rules import Rules
from romme.server.table.codec import WrittenEvent
from romme.server.table.events import Mover
from romme.wire import game, lessons, lobby, messages, picture, replay, terms
from romme.wire.commands import AnyCommand, Command
from romme.wire.game import GameEvent
from romme.wire.messages import Message

PAGE: Final = Path(__file__).parents[1] / "docs" / "protocol.md"
BEGIN: Final = "<!-- from here on written by tools/protocol.py -->"
END: Final = "<!-- until here -->"

Kind = type[msgspec.Struct] | type[Rules] | type[Enum]
TABLE_EVENTS: Final = "[table events](#table-events)"
GAME_EVENTS: Final = "[game events](#game-events)"
INSIDE: Final[Mapping[tuple[type, str], str]] = {
    (messages.Seen, "missed"): TABLE_EVENTS,
    (messages.Happened, "events"): TABLE_EVENTS,
    (replay.Step, "events"): GAME_EVENTS,
    (lessons.LessonFrame, "events"): TABLE_EVENTS,
}
"""What is sent as it was encoded before, so that its type does not say what it is."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, what stands below it, and the types that it describes."""

    heading: str
    about: str
    kinds: tuple[Kind, ...]


def sections() -> tuple[Section, ...]:
    """All that travels, in the order of the page."""
    return (
        Section(
            "Commands",
            "From the client, over the socket. All but `ping` have what `Command` has.",
            (Command, *get_args(AnyCommand)),
        ),
        Section(
            "Messages",
            "From the server, over the socket.",
            (*get_args(Message), messages.Duty, messages.HintAdvice, messages.HintReason),
        ),
        Section("Pictures", "A table as somebody sees it.", _structs(picture)),
        Section(
            "Table events",
            "What happens at a table; told in `happened` and `seen`, kept in the log.",
            get_args(WrittenEvent),
        ),
        Section(
            "Game events",
            "What happens in a game; told inside of `moved`.",
            (*get_args(GameEvent), game.Result),
        ),
        Section(
            "What was agreed",
            "Before a match, for the whole of it.",
            (*_structs(terms), Rules),
        ),
        Section("Over HTTP", "Bodies of requests and answers about tables.", _structs(lobby)),
        Section(
            "Games to look at again",
            "Over HTTP too: what `/api/games/TABLE/NUMBER/replay` and `/api/replays` answer.",
            _structs(replay),
        ),
        Section(
            "Lessons",
            "Over HTTP too: what `/api/lessons` takes and answers.",
            _structs(lessons),
        ),
        Section(
            "Words",
            "Fields that take one of a few words.",
            (
                Mode,
                *(terms.Visibility, terms.Permission, terms.Talk),
                *(Pile, Ending, Correction, Mover, replay.Verdict),
            ),
        ),
    )


def reference() -> str:
    """The whole reference part, without its marks."""
    lines: list[str] = []
    for section in sections():
        lines += [f"## {section.heading}", "", section.about, ""]
        for kind in section.kinds:
            lines += [*_described(kind), ""]
    return "\n".join(lines).rstrip()


TAGGED_ALIKE: Final = frozenset({lessons.LearnerDraw, lessons.LearnerPlay})
"""A lesson's moves have the tags of the socket's commands."""


def name_of(kind: Kind) -> str:
    """What a type is called on the wire, or in the code where nothing on the wire names it."""
    tag = kind.__struct_config__.tag if issubclass(kind, msgspec.Struct) else None
    return kind.__name__ if tag is None or kind in TAGGED_ALIKE else str(tag)


def _structs(module: object) -> tuple[type[msgspec.Struct], ...]:
    """What a module defines itself, in its own order."""
    return tuple(
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == getattr(module, "__name__", None)
        and not value.__name__.startswith("_")
    )


def _described(kind: Kind) -> Iterator[str]:
    yield f"### `{name_of(kind)}`"
    yield ""
    yield sentence(kind.__doc__ or "")
    if issubclass(kind, Enum):
        yield ""
        members = texts(kind)
        for member in kind:
            about = members.get(member.name)
            yield f"- `{member.value}`" + (f": {sentence(about)}" if about else "")
        return
    info = described.type_info(kind)
    if not isinstance(info, described.StructType | described.DataclassType):
        raise TypeError(kind)
    tag_field, tag = _tag(info)
    told = texts(kind, own=issubclass(kind, Command))  # what all commands have is told once
    fields = [field for field in info.fields if field.name in told]
    if not fields and tag is None:
        return
    yield ""
    yield "| field | type | if left out | meaning |"
    yield "| --- | --- | --- | --- |"
    if kind is Command:
        yield f"| `{tag_field}` | text |  | Which command it is. |"
    elif tag is not None:
        yield f'| `{tag_field}` | `"{tag}"` |  |  |'
    for field in fields:
        about = sentence(told[field.name] or "")
        shown = INSIDE.get((kind, field.name))
        wanted = f"list of {shown}" if shown else _type(field.type)
        yield f"| `{field.encode_name}` | {wanted} | {_default(field)} | {about} |"


def _tag(info: described.StructType | described.DataclassType) -> tuple[str | None, object]:
    """The field that says which type it is, and what that says; a dataclass has none."""
    return (info.tag_field, info.tag) if isinstance(info, described.StructType) else (None, None)


def _default(field: described.Field) -> str:
    if field.required:
        return ""
    if field.default is not msgspec.NODEFAULT:
        value = field.default
    elif field.default_factory in {list, dict}:
        value = field.default_factory()
    elif field.default_factory is not msgspec.NODEFAULT:
        value = {}  # a struct of which everything can be left out
    else:
        return "as it was"  # UNSET: only changes have such fields
    return f"`{msgspec.json.encode(value).decode()}`"


_PLAIN: Final[Mapping[type[described.Type], str]] = {
    described.BoolType: "true or false",
    described.FloatType: "number with a fraction",
    described.AnyType: "anything",
    described.CustomType: "anything",  # this is `object`
}


def _type(kind: described.Type) -> str:
    match kind:
        case described.UnionType(types):
            parts = [part for part in types if not isinstance(part, described.NoneType)]
            shown = [_type(part) for part in parts]
            null = ["null"] if len(parts) < len(types) else []
            return ("; or " if "," in "".join(shown) else " or ").join(shown + null)
        case described.IntType(ge=least, le=most):
            return "number" + _range(least, most)
        case described.StrType(min_length=least, max_length=most, pattern=pattern):
            letters = "" if pattern is None else f", `{pattern}`".replace("|", "\\|")
            return "text" + _range(least, most, " characters") + letters
        case described.ListType(item_type=item, max_length=most):
            inner = _type(item)
            return f"list of {inner}" + ("" if most is None else f", at most {most}")
        case described.DictType(value_type=value):
            return f"object of {_type(value)}"
        case (
            described.StructType(cls=cls)
            | described.DataclassType(cls=cls)
            | described.EnumType(cls=cls)
        ):
            return _link(cls)
        case described.LiteralType(values=values):
            *others, last = (f"`{value}`" for value in values)
            return f"{', '.join(others)} or {last}"
        case described.Metadata(type=inner):  # says more in the OpenAPI schema
            return _type(inner)
        case _ if type(kind) in _PLAIN:
            return _PLAIN[type(kind)]
        case _:
            raise TypeError(f"{kind}; of raw JSON, say in INSIDE what it holds")


def _range(least: int | None, most: int | None, unit: str = "") -> str:
    if least is None and most is None:
        return ""
    if most is None:
        return f", from {least}{unit}"
    return f", at most {most}{unit}" if least is None else f", {least} to {most}{unit}"


def _link(cls: type) -> str:
    """A link to where a type is described; a test sees that it leads somewhere."""
    name = name_of(cls)
    return f"[{name}](#{name.lower()})"


def sentence(text: str) -> str:
    """A docstring as a paragraph; two backticks become one, a bar would end a cell."""
    return " ".join(inspect.cleandoc(text).split()).replace("``", "`").replace("|", "\\|")


def texts(cls: type, *, own: bool = False) -> Mapping[str, str | None]:
    """For each field or member, the text below it in the source; None where there is none."""
    bases: Iterable[type] = (cls,) if own else reversed(cls.__mro__)
    found: dict[str, str | None] = {}
    for base in bases:
        if not base.__module__.startswith("romme."):
            continue
        (body,) = ast.parse(inspect.cleandoc("\n" + inspect.getsource(base))).body
        if not isinstance(body, ast.ClassDef):
            raise TypeError(base)
        found |= _below(body.body)
    return found


def _below(body: list[ast.stmt]) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for statement, after in zip(body, [*body[1:], None], strict=True):
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                found[name] = _text(after)
            case _:
                pass
    return found


def _text(statement: ast.stmt | None) -> str | None:
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
        case _:
            return None


def renewed(page: str) -> str:
    """The page with its reference part written anew."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE} lacks a mark")
    return f"{before}{begin}\n\n{reference()}\n\n{end}{after}"


def main() -> None:
    """Write the page, or see whether it is written."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if it is old")
    given: Any = parser.parse_args()
    page = PAGE.read_text("utf-8")
    new = renewed(page)
    if not given.check:
        PAGE.write_text(new, "utf-8")
    elif new != page:
        sys.exit(f"{PAGE} is old: run {sys.argv[0]}")


if __name__ == "__main__":
    main()
