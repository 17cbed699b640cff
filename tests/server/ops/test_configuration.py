"""Settings: flags override environment variables, which override the file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from enum import Enum
from pathlib import Path
from typing import Final

import pytest
import tomli_w

from romme.server.ops.configuration import (
    CONFIG,
    PREFIX,
    BadSetting,
    Configuration,
    Limiting,
    LogForm,
    load_configuration,
)

NAMES: Final = [field.name for field in fields(Configuration)]
VALUES: Final[Mapping[str, tuple[object, object, object]]] = {
    "host": ("10.0.0.1", "10.0.0.2", "10.0.0.3"),
    "port": (1, 2, 3),
    "database": ("sqlite:///a", "sqlite:///b", "sqlite:///c"),
    "origin": (("https://a.example",), ("https://b.example", "https://c.example"), ("http://d",)),
    "backups": ("/a", "/b", "/c"),
    "copy_to": ("/a", "/b", "/c"),
    "witness": ("/a/w", "/b/w", "/c/w"),
    "bot_pause": (0, 1, 2),
    "thinkers": (4, 5, 6),
    "bot_memory": (64, 0, 128),
    "tables_per_person": (1, 0, 2),
    "tables_per_address": (3, 0, 4),
    "entrants": (100, 200, 300),
    "node": ("a", "b", "c"),
    "trusted_proxy": (("*",), ("10.0.0.0/8",), ("10.0.0.3", "::1")),
    "connections": (0, 1, 2),
    "limits": ("off", "on", "off"),
    "log": ("json", "text", "json"),
}
"""For each setting, the values given by a flag, by the environment and by a file."""


def write(folder: Path, **settings: object) -> Path:
    path = folder / "romme.toml"
    path.write_text(tomli_w.dumps(settings), "utf-8")
    return path


def in_environment(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def plain(value: object) -> object:
    return value.value if isinstance(value, Enum) else value


def test_the_default_is_to_serve_this_machine_only() -> None:
    settings = load_configuration({}, {})
    assert settings == Configuration()
    assert settings.host == "127.0.0.1"
    assert (settings.limits, settings.log) == (Limiting.ON, LogForm.TEXT)


def test_every_setting_has_values_to_try() -> None:
    assert sorted(VALUES) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_flag_takes_precedence_over_the_environment_and_that_over_the_file(
    name: str, tmp_path: Path
) -> None:
    by_flag, by_environment, by_file = VALUES[name]
    filed = list(by_file) if isinstance(by_file, tuple) else by_file
    file = write(tmp_path, **{name: filed})
    environment = {f"{PREFIX}{name.upper()}": in_environment(by_environment)}

    def found(flags: Mapping[str, object], set_by: Mapping[str, str]) -> object:
        return plain(getattr(load_configuration(flags, set_by, file), name))

    assert found({}, {}) == by_file
    assert found({}, environment) == by_environment
    assert found({name: by_flag}, environment) == by_flag
    unset = () if isinstance(by_flag, tuple) else None
    assert found({name: unset}, environment) == by_environment
    assert found({}, {f"{PREFIX}{name.upper()}": ""}) == by_file


def test_settings_from_all_sources_are_combined(tmp_path: Path) -> None:
    file = write(tmp_path, port=1, node="file", bot_pause=7)
    settings = load_configuration({"port": 0}, {"ROMME_NODE": "env", "ROMME_NO_SUCH": "x"}, file)
    assert (settings.port, settings.node, settings.bot_pause) == (0, "env", 7)


def test_a_file_may_begin_with_the_mark_of_a_windows_editor(tmp_path: Path) -> None:
    (tmp_path / "romme.toml").write_text("port = 9\n", "utf-8-sig")
    assert load_configuration({}, {}, tmp_path / "romme.toml").port == 9


def test_the_file_is_named_by_a_flag_or_by_the_environment(tmp_path: Path) -> None:
    named, other = tmp_path / "a", tmp_path / "b"
    named.mkdir()
    other.mkdir()
    environment = {CONFIG: str(write(named, node="named"))}
    assert load_configuration({}, environment).node == "named"
    assert load_configuration({}, environment, write(other, node="other")).node == "other"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("port", -1), ("port", 65_536), ("bot_pause", -1), ("bot_pause", 60_001)),
        *(("thinkers", 257), ("bot_memory", -1), ("tables_per_person", -1)),
        *(("tables_per_address", -1), ("entrants", 3), ("entrants", 10_000)),
    ],
)
@pytest.mark.parametrize("source", ["flag", "environment", "file"])
def test_a_number_out_of_range_is_refused(
    name: str, value: int, source: str, tmp_path: Path
) -> None:
    flags = {name: value} if source == "flag" else {}
    environment = {f"{PREFIX}{name.upper()}": str(value)} if source == "environment" else {}
    file = write(tmp_path, **{name: value}) if source == "file" else None
    with pytest.raises(BadSetting) as refused:
        load_configuration(flags, environment, file)
    assert refused.value.key == "setting-range"
    assert refused.value.facts["name"] == name
    assert int(refused.value.facts["least"]) <= int(refused.value.facts["most"])


@pytest.mark.parametrize(
    ("settings", "key", "facts"),
    [
        ({"prot": 1}, "setting-unknown", {"name": "prot"}),
        ({"port": "8270"}, "setting-number", {"name": "port", "value": "8270"}),
        ({"port": True}, "setting-number", {"name": "port", "value": "True"}),
        ({"port": 1.5}, "setting-number", {"name": "port", "value": "1.5"}),
        ({"host": 1}, "setting-text", {"name": "host", "value": "1"}),
        ({"host": ["a"]}, "setting-text", {"name": "host"}),
        ({"origin": "https://a.example"}, "setting-list", {"name": "origin"}),
        ({"origin": [1]}, "setting-list", {"name": "origin"}),
        ({"trusted_proxy": ["10.0.0.0/8", "proxy"]}, "setting-proxy", {"value": "proxy"}),
        ({"limits": False}, "setting-choice", {"name": "limits", "possible": "on, off"}),
        ({"log": "xml"}, "setting-choice", {"name": "log", "possible": "text, json"}),
        ({"node": {"name": "a"}}, "setting-text", {"name": "node"}),
    ],
)
def test_a_wrong_value_in_a_file_is_reported(
    settings: dict[str, object], key: str, facts: dict[str, str], tmp_path: Path
) -> None:
    with pytest.raises(BadSetting) as refused:
        load_configuration({}, {}, write(tmp_path, **settings))
    assert refused.value.key == key
    assert refused.value.facts.items() >= facts.items()


@pytest.mark.parametrize("text", ["eight", "", " ", "9" * 5000, "1.0", "0x10"])
def test_a_bad_number_in_the_environment_is_refused(text: str) -> None:
    """Only an empty variable is accepted: it counts as unset."""
    if not text:
        assert load_configuration({}, {"ROMME_PORT": text}) == Configuration()
        return
    with pytest.raises(BadSetting) as refused:
        load_configuration({}, {"ROMME_PORT": text})
    assert (refused.value.key, refused.value.facts["name"]) == ("setting-number", "port")


def test_a_list_in_the_environment_is_separated_by_commas() -> None:
    settings = load_configuration({}, {"ROMME_ORIGIN": "https://a.example, https://b.example ,"})
    assert settings.origin == ("https://a.example", "https://b.example")


@pytest.mark.parametrize("content", [b"port = ", b"\xff\xfe", b"port = 1\nport = 2"])
def test_a_file_that_is_not_toml_is_reported(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "romme.toml"
    path.write_bytes(content)
    with pytest.raises(BadSetting) as refused:
        load_configuration({}, {}, path)
    assert refused.value.key == "setting-file"
    assert refused.value.facts["path"] == str(path)
    assert refused.value.facts["reason"]


@pytest.mark.parametrize("name", ["missing.toml", "."])
def test_an_unreadable_file_is_reported(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetting) as refused:
        load_configuration({}, {CONFIG: str(tmp_path / name)})
    assert refused.value.key == "setting-file"


def test_settings_can_be_converted_to_a_dictionary() -> None:
    assert asdict(Configuration(node="a"))["node"] == "a"
