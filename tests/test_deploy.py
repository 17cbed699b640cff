"""The files in `deploy/` agree with the program: settings, flags, ports, paths, metrics."""

from __future__ import annotations

import asyncio
import json
import re
import tomllib
from configparser import ConfigParser
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict, fields
from enum import Enum
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from litestar.routes import HTTPRoute

from romme.cli.terminal.exits import Status
from romme.server.http.app import SOCKET, Server
from romme.server.ops.configuration import PREFIX, Configuration, load_configuration
from romme.server.people import Origins
from romme.server.play.connection import error_messages
from romme.store.connection.address import SqliteFile, read_address
from romme.wire import commands
from tests.support.servers.running_server import running_server

ROOT: Final = Path(__file__).parents[1]
DEPLOY: Final = ROOT / "deploy"
if not DEPLOY.is_dir():
    pytest.skip("a copy without the files for operators", allow_module_level=True)
SETTINGS: Final = {field.name for field in fields(Configuration)}
PORT: Final = str(Configuration().port)
PROXIES: Final = ("Caddyfile", "nginx.conf")


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def uncommented(name: str) -> str:
    """Return a settings file with all commented-out settings enabled."""
    return re.sub(r"^# (?=\w+ = )", "", text(name), flags=re.MULTILINE)


# --- settings ------------------------------------------------------------------------------------


def test_the_settings_file_lists_every_setting_with_its_default() -> None:
    defaults = {
        name: value.value if isinstance(value, Enum) else value
        for name, value in asdict(Configuration()).items()
    }
    listed = tomllib.loads(uncommented("romme.toml"))
    assert {
        name: tuple(value) if isinstance(value, list) else value for name, value in listed.items()
    } == defaults


def test_the_settings_file_changes_nothing(tmp_path: Path) -> None:
    """The defaults apply with all settings commented out, as shipped, and with all enabled."""
    assert tomllib.loads(text("romme.toml")) == {}
    enabled = tmp_path / "romme.toml"
    enabled.write_text(uncommented("romme.toml"), "utf-8")
    assert load_configuration({}, {}, enabled) == Configuration()


@pytest.mark.parametrize("name", sorted(path.name for path in DEPLOY.iterdir()))
def test_every_variable_is_a_setting(name: str) -> None:
    named = {one.lower() for one in re.findall(rf"\b{PREFIX}([A-Z_]+)", text(name))}
    assert named <= SETTINGS


def test_settings_in_the_readme_are_valid() -> None:
    for block in re.findall(r"^```toml\n(.*?)^```", text("README.md"), re.DOTALL | re.MULTILINE):
        settings = tomllib.loads(block)
        assert settings.keys() <= SETTINGS
        Origins.of(*settings["origin"])
        assert isinstance(read_address(settings["database"]), SqliteFile)


# --- ports, paths, metrics -----------------------------------------------------------------------


@pytest.mark.parametrize("name", [*PROXIES, "prometheus.yml", "Containerfile"])
def test_the_port_is_the_default_port_of_the_server(name: str) -> None:
    ports = re.findall(r"(?:127\.0\.0\.1|10\.0\.0\.\d+|EXPOSE)[: ](\d+)", text(name))
    assert ports
    assert set(ports) == {PORT}


def test_the_image_has_every_package_that_the_server_can_use() -> None:
    """The optional packages for PDFs, QR codes and Excel are installed too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = {
        name: {re.split(r"[^\w.-]", one)[0].replace("-", "_") for one in packages}
        for name, packages in project["optional-dependencies"].items()
    }
    (installed,) = re.findall(r"'\.\[([\w,]+)\]'", text("Containerfile"))
    available = set().union(*(extras[name] for name in installed.split(",")))
    used = {
        name
        for package in ("server", "papers", "exchange", "store", "tournament", "wire", "bots")
        for file in (ROOT / "src" / "romme" / package).rglob("*.py")
        for name in re.findall(r"^\s*(?:from|import) (\w+)", file.read_text("utf-8"), re.MULTILINE)
    }
    optional = set().union(*extras.values())
    assert {"litestar", "typst", "openpyxl", "segno"} <= used & optional
    assert used & optional <= available


def running(folder: Path) -> AbstractAsyncContextManager[Server]:
    """Return a context manager that runs a server without an HTTP listener."""
    return running_server(Configuration(database=f"sqlite:///{folder / 'romme.db'}"))


async def routes(folder: Path) -> tuple[set[str], int]:
    """Return all paths that the server serves, and its largest body limit in bytes."""
    async with running(folder) as server:
        all_routes = server._http.routes  # noqa: SLF001 - not public
        sizes = [
            handler.resolve_request_max_body_size()
            for route in all_routes
            if isinstance(route, HTTPRoute)
            for handler in route.route_handlers
        ]
        return {str(route.path) for route in all_routes}, max(size or 0 for size in sizes)


def test_every_path_is_served(tmp_path: Path) -> None:
    served = asyncio.run(routes(tmp_path))[0] | {SOCKET}
    for name in (*PROXIES, "Containerfile", "prometheus.yml", "README.md"):
        for path in re.findall(r"(?<![\w.])(/api/\w+|/metrics)\b", text(name)):
            assert path in served, f"{path} in {name}"


async def metrics(folder: Path) -> str:
    """Return the text of `/metrics` after one command has been answered."""
    async with running(folder) as server:
        server.metrics.answered(commands.Ready(id="1", table="t"), "done", 0.1)
        return server.metrics.render().decode()


@pytest.mark.parametrize("name", ["README.md", "romme.rules.yml"])
def test_every_metric_exists(name: str, tmp_path: Path) -> None:
    shown = set(re.findall(r"^(romme_\w+)", asyncio.run(metrics(tmp_path)), re.MULTILINE))
    shown |= {one.removesuffix("_bucket") for one in shown}
    named = set(re.findall(r"\bromme_\w+", text(name)))
    assert named
    assert named <= shown


def test_alerts_name_existing_codes() -> None:
    for name in ("romme.rules.yml", "README.md"):
        assert set(re.findall(r'code="([^"]+)"', text(name))) == {error_messages.NOT_KEPT}


def test_counters_of_alerts_start_at_zero(tmp_path: Path) -> None:
    """Otherwise a time series would begin with the first event, and `increase()` would miss it."""
    output = asyncio.run(metrics(tmp_path))
    shown = re.findall(
        rf'romme_commands_total{{code="{error_messages.NOT_KEPT}",do="(.+)"}} 0', output
    )
    assert {"draw", "play", "sit"} <= set(shown)


def test_proxies_have_the_body_limit_of_the_server(tmp_path: Path) -> None:
    """Otherwise a proxy would refuse uploads that the server accepts, such as spreadsheets."""
    _, largest = asyncio.run(routes(tmp_path))
    for name in PROXIES:
        (megabytes,) = re.findall(r"(?:max_size|client_max_body_size) (\d+)(?:MiB|m)", text(name))
        assert int(megabytes) * 1024 * 1024 == largest


def test_proxies_block_metrics_in_every_spelling(tmp_path: Path) -> None:
    """The server also answers `/metrics/`, so a proxy must block that path as well."""

    async def status_with_slash() -> int:
        async with running(tmp_path) as server:
            transport = httpx.ASGITransport(server)
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
                return (await client.get("/metrics/")).status_code

    assert asyncio.run(status_with_slash()) == HTTPStatus.OK
    assert "respond /metrics* 404" in text("Caddyfile")
    assert "location /metrics {" in text("nginx.conf")


@pytest.mark.parametrize("name", PROXIES)
def test_braces_are_closed(name: str) -> None:
    bare = re.sub(r"#.*", "", text(name))
    assert bare.count("{") == bare.count("}")


# --- the systemd unit ----------------------------------------------------------------------------


def unit() -> dict[str, dict[str, str]]:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keep the case of names
    parser.read_string(text("romme.service"))
    return {name: dict(parser[name]) for name in parser.sections()}


def test_the_unit_starts_the_server_with_flags_that_exist() -> None:
    program, command, *arguments = unit()["Service"]["ExecStart"].split()
    assert program == "/opt/romme/.romme/venv/bin/romme"
    assert command == "serve"
    flags = {one.removeprefix("--").replace("-", "_") for one in arguments if one[:2] == "--"}
    assert flags <= SETTINGS | {"config"}


def test_the_unit_has_one_writable_folder() -> None:
    service = unit()["Service"]
    (database,) = re.findall(r'database = "(.+)"', text("README.md"))
    database_file = read_address(database)
    assert isinstance(database_file, SqliteFile)
    assert database_file.path.parent == Path("/var/lib") / service["StateDirectory"]
    assert service["WorkingDirectory"] == str(database_file.path.parent)
    # The data folder of the user must be inside the only writable folder.
    assert service["Environment"] == f"XDG_DATA_HOME={database_file.path.parent.parent}"


def test_the_unit_restarts_without_limit_except_for_invalid_settings() -> None:
    service = unit()["Service"]
    assert service["Restart"] == "always"
    assert int(service["RestartPreventExitStatus"]) == Status.UNREADABLE
    assert unit()["Unit"]["StartLimitIntervalSec"] == "0"


def test_the_unit_is_sandboxed() -> None:
    service = unit()["Service"]
    for name in ("DynamicUser", "NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""


# --- the image -----------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile, each with its arguments."""
    joined = re.sub(r"\\\n", " ", text("Containerfile"))
    lines = [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines]


def test_the_image_copies_existing_files_and_installs_existing_groups() -> None:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for instruction, rest in instructions():
        if instruction == "COPY" and "--from" not in rest:
            assert [one for one in rest.split()[:-1] if not (ROOT / one).exists()] == []
    (extras,) = re.findall(r"'\.\[([\w,]+)\]'", text("Containerfile"))
    assert set(extras.split(",")) <= project["project"]["optional-dependencies"].keys()
    (group,) = re.findall(r"--group (\w+)", text("Containerfile"))
    assert group in project["dependency-groups"]
    (uv,) = re.findall(r"uv==([\d.]+)", text("Containerfile"))
    packages = (ROOT / "launch" / "packages.py").read_text("utf-8")
    assert f'UV: Final = "{uv}"\n' in packages
    versions = {rest.split()[0] for name, rest in instructions() if name == "FROM"}
    assert len(versions) == 1, "the virtual environment needs the Python that it was created with"


def test_the_image_runs_without_root_and_stores_data_in_one_volume() -> None:
    last = {name: rest for name, rest in instructions() if name != "RUN"}
    assert last["USER"].isdecimal()
    assert int(last["USER"]) > 0
    settings = dict(one.split("=", 1) for one in last["ENV"].split())
    assert settings[f"{PREFIX}PORT"] == last["EXPOSE"] == PORT
    database_file = read_address(settings[f"{PREFIX}DATABASE"])
    assert isinstance(database_file, SqliteFile)
    assert str(database_file.path.parent) == last["VOLUME"]
    assert settings[f"{PREFIX}BACKUPS"].startswith(last["VOLUME"])
    assert json.loads(last["ENTRYPOINT"])[0].startswith("/opt/romme/bin/")
    assert json.loads(last["CMD"]) == ["serve"]
    assert load_configuration({}, settings).port == Configuration().port


def test_no_file_holds_a_secret() -> None:
    for path in DEPLOY.iterdir():
        for password in re.findall(r"postgresql://[^:\s]+:([^@\s]+)@", path.read_text("utf-8")):
            assert password in {"PASSWORD", "..."}


def test_links_have_existing_targets() -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", text("README.md")):
        assert (DEPLOY / target).exists(), target
