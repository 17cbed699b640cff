"""`romme serve`: messages at start, at stop and on failure."""

from __future__ import annotations

import re
import signal
import socket
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final

import httpx
import pytest

from romme.locales import LANGUAGES
from romme.server.ops.configuration import PREFIX, Configuration
from tests.cli.conftest import Run
from tests.support.servers import CALM, TIMEOUT_SECONDS, Ended, serve_until_ended, serving

SETTINGS: Final = [field.name for field in fields(Configuration)]


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*SETTINGS, "config"):
        monkeypatch.delenv(f"{PREFIX}{name.upper()}", raising=False)


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


# --- help ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_every_setting(romme: Run, lang: str) -> None:
    result = romme("serve", "--help", "--lang", lang)
    assert result.status == 0
    for name in (*SETTINGS, "config"):
        listed = re.search(rf"^ +{flag(name)}\b(?: \S+)? +\S", result.out, re.MULTILINE)
        assert listed, f"{flag(name)} in {lang}"


# --- invalid settings ----------------------------------------------------------------------------


BAD_FLAGS: Final = {
    "range": ("--port", "65536"),
    "number-range": ("--bot-pause", "60001"),
    "origin": ("--origin", "romme.example"),
    "file": ("--config", "missing.toml"),
}
BAD_LINES: Final = {
    "unknown": "prot = 1",
    "number": 'port = "x"',
    "text": "host = 1",
    "list": 'origin = "https://romme.example"',
    "choice": 'log = "xml"',
    "toml": "port =",
}


@pytest.mark.parametrize("arguments", BAD_FLAGS.values(), ids=BAD_FLAGS)
def test_a_bad_flag_is_one_line_in_every_language(romme: Run, arguments: tuple[str, str]) -> None:
    check_lines(romme, *arguments)


@pytest.mark.parametrize("line", BAD_LINES.values(), ids=BAD_LINES)
def test_a_bad_line_of_the_file_is_one_line_in_every_language(romme: Run, line: str) -> None:
    Path("romme.toml").write_text(line, "utf-8")
    check_lines(romme, "--config", "romme.toml")


def test_a_bad_variable_is_one_line_in_every_language(
    romme: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROMME_PORT", "eight")
    check_lines(romme)


@pytest.mark.parametrize("arguments", [("--port", "eight"), ("--log", "xml"), ("--prot", "1")])
def test_parser_errors_are_one_line_in_every_language(
    romme: Run, arguments: tuple[str, str]
) -> None:
    check_lines(romme, *arguments)


def check_lines(romme: Run, *arguments: str) -> None:
    """Assert that the server fails to start, with status 2 and one error line in each language."""
    lines = set()
    for lang in LANGUAGES:
        result = romme("serve", *arguments, "--lang", lang)
        assert (result.status, result.out) == (2, "")
        assert result.err.startswith("romme: ")
        assert result.err.count("\n") == 1
        assert "Traceback" not in result.err
        assert "{" not in result.err
        lines.add(result.err)
    assert len(lines) == len(LANGUAGES)


def test_echoed_values_contain_no_control_characters(romme: Run) -> None:
    Path("romme.toml").write_text('"\\u001b[31mred" = 1', "utf-8")
    assert "\x1b" not in romme("serve", "--config", "romme.toml").err


# --- ports and databases that cannot be used -----------------------------------------------------


@pytest.fixture
def used_port() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_used_port_is_reported(romme: Run, used_port: int) -> None:
    check_lines(romme, "--port", str(used_port))
    assert f"port {used_port}" in romme("serve", "--port", str(used_port), "--lang", "en").err


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host", "a" * 80, "é..", "256.1.1.1"])
def test_an_unusable_host_is_reported(romme: Run, host: str) -> None:
    check_lines(romme, "--host", host, "--port", "0")


@pytest.mark.parametrize(
    "address", ["mysql://x:secret@y", "sqlite:///", "sqlite:///x?y=secret", "postgresql:secret"]
)
def test_an_invalid_database_address_is_reported(romme: Run, address: str) -> None:
    """The message does not repeat the database address, because it may contain a password."""
    check_lines(romme, "--database", address)
    assert "secret" not in romme("serve", "--database", address).err


def test_a_damaged_database_is_reported(tmp_path: Path) -> None:
    (tmp_path / "romme.db").write_bytes(b"This is no database at all. " * 400)
    ended = serve_until_ended(
        tmp_path, *CALM[:2], "--database", "sqlite:///romme.db", "--lang", "fr"
    )
    assert (ended.status, ended.out) == (2, "")
    assert "Traceback" not in ended.err
    assert ended.err.startswith("romme: ")
    assert ended.err.count("\n") == 1


def test_an_unreachable_database_is_reported(tmp_path: Path) -> None:
    """No server listens on port 1, and the message does not show the password.

    The exit status differs from that of an invalid setting, so a service manager retries.
    """
    address = "postgresql://club:secret@127.0.0.1:1/romme"
    ended = serve_until_ended(tmp_path, *CALM[:2], "--database", address, "--lang", "lb")
    assert (ended.status, ended.out) == (75, "")
    assert "Traceback" not in ended.err
    assert "secret" not in ended.err
    assert "Datebank" in ended.err


# --- start and stop ------------------------------------------------------------------------------


def test_the_server_prints_its_address_and_that_it_stopped(tmp_path: Path) -> None:
    """The server chooses a free port and locks its database while it runs."""
    database = f"sqlite:///{tmp_path / 'romme.db'}"
    with serving(tmp_path, *CALM, "--database", database) as served:
        assert served.greeting[0].startswith("Rommé is running: http://127.0.0.1:")
        assert not served.address.endswith(":0")
        assert (
            httpx.get(f"{served.address}/api/ready", timeout=TIMEOUT_SECONDS).json()["status"]
            == "ready"
        )
        second = serve_until_ended(tmp_path, *CALM, "--database", database)
        assert (second.status, second.out) == (2, "")
        assert "Another Rommé server is using" in second.err
        assert "Traceback" not in second.err
        ended = served.end(signal.SIGINT)
    check_end(ended, tmp_path)
    assert ended.out == "Rommé has stopped. Everything is saved.\n"


def test_the_greeting_shows_an_origin_on_localhost(tmp_path: Path) -> None:
    """The greeting shows such an origin. The command in `deploy/Containerfile` sets one."""
    origin = "http://localhost:8270"
    with serving(tmp_path, *CALM, "--database", "sqlite:///romme.db", "--origin", origin) as served:
        assert served.greeting[0] == f"Rommé is running: {origin}"
        ended = served.end(signal.SIGINT)
    check_end(ended, tmp_path)


def test_environment_overrides_the_configuration_file(tmp_path: Path) -> None:
    """Environment variables override the file. SIGTERM stops the server as cleanly as Ctrl-C."""
    (tmp_path / "romme.toml").write_text(
        'host = "0.0.0.0"\nport = 0\nnode = "from-file"\nlog = "json"\n', "utf-8"
    )
    variables = {
        "ROMME_CONFIG": "romme.toml",
        "ROMME_NODE": "from-environment",
        "ROMME_DATABASE": "sqlite:///romme.db",
        "LANG": "de_LU.UTF-8",
    }
    with serving(tmp_path, **variables) as served:
        assert served.greeting[0].startswith("Rommé läuft: http://127.0.0.1:")
        assert served.greeting[1].startswith("In Ihrem Netz: http://")
        health = httpx.get(f"{served.address}/api/health", timeout=TIMEOUT_SECONDS).json()
        assert health["node"] == "from-environment"
        ended = served.end(signal.SIGTERM)
    check_end(ended, tmp_path)
    assert all(line.startswith("{") for line in ended.err.splitlines())
    assert (tmp_path / "romme.db").exists()


def check_end(ended: Ended, folder: Path) -> None:
    """Assert that a server stopped without an error and closed its database."""
    assert ended.status == 0
    assert "Traceback" not in ended.err
    assert "stopped" in ended.err
    leftover = [path.name for path in folder.iterdir() if path.name.endswith(("-wal", "-shm"))]
    assert leftover == [], "the database was not closed"
