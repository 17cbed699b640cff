"""The web page is served compressed, with cache headers and a strict content security policy."""

from __future__ import annotations

import gzip
import json
import mimetypes
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient

from romme.server.http.page import FOLDER, KINDS, PageFiles, PageRoutes
from romme.server.http.problems import PROBLEM_HANDLERS
from romme.server.people import Origins

HTML: Final = b"<!doctype html><title>Romm\xc3\xa9</title>"
SCRIPT: Final = b"export const words = 'page';\n" * 100
ORIGINS: Final = Origins.of("http://localhost:8270", "http://192.168.1.7:8270")
EARLY: Final = {"words": {"de": "/assets/de-1.js"}, "first": ["/assets/Start-1.js"]}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder with the files that a build of the page writes."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(HTML)
    (tmp_path / "assets" / "Start-1.js").write_bytes(SCRIPT)
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "early.json").write_text(json.dumps(EARLY))
    return tmp_path


@pytest.fixture
def client(built: Path) -> Iterator[httpx.Client]:
    yield from serve(PageFiles(built))


def serve(page: PageFiles) -> Iterator[httpx.Client]:
    app = Litestar(
        [PageRoutes],
        dependencies={
            "page": Provide(lambda: page, sync_to_thread=False),
            "origins": Provide(lambda: ORIGINS, sync_to_thread=False),
        },
        exception_handlers=PROBLEM_HANDLERS,
    )
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/klassik-1", "/nowhere"])
def test_every_path_serves_the_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, HTML)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/gone-1.js", "/worker.js", "/api/nothing"])
def test_a_missing_file_is_not_found(client: httpx.Client, path: str) -> None:
    """If the server sent index.html instead, the browser would parse HTML as a script."""
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_assets_are_compressed_and_immutable(client: httpx.Client) -> None:
    request = client.build_request("GET", "/assets/Start-1.js", headers={"Accept-Encoding": "gzip"})
    answer = client.send(request, stream=True)
    assert gzip.decompress(b"".join(answer.iter_raw())) == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"
    plain = client.get("/assets/Start-1.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers


def test_the_windows_registry_does_not_change_content_types(built: Path) -> None:
    """On Windows, other programs may register .js as plain text, which browsers refuse to run."""
    before = mimetypes.guess_type("a.js")[0]
    mimetypes.add_type("text/plain", ".js")  # as `mimetypes` does with an entry of the registry
    try:
        found = PageFiles(built).find("/assets/Start-1.js")
    finally:
        mimetypes.add_type(before or "text/javascript", ".js")
    assert found is not None
    assert found.kind == "text/javascript"


def test_every_built_file_has_a_type() -> None:
    """Each file extension in the built page must have an entry in `KINDS`."""
    unknown = {path.name for path in FOLDER.rglob("*.*") if path.suffix not in KINDS}
    assert unknown == set()


def test_an_unchanged_page_is_not_sent_again(client: httpx.Client) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_only_own_scripts_may_run(client: httpx.Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert [rule for rule in rules if rule.startswith(("script", "worker"))] == []


def test_pages_may_connect_to_every_local_address_of_this_server(client: httpx.Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "; connect-src 'self' http://192.168.1.7:8270; " in policy


@pytest.mark.parametrize(
    ("path", "language", "preloaded"),
    [
        ("/", "de-LU, en;q=0.5", ["/assets/de-1.js", "/assets/Start-1.js"]),
        ("/", "en", ["/assets/Start-1.js"]),
        ("/new", "de", ["/assets/de-1.js"]),
        ("/new", "en", []),
    ],
)
def test_the_first_scripts_are_announced_for_preloading(
    client: httpx.Client, path: str, language: str, preloaded: list[str]
) -> None:
    answer = client.get(path, headers={"Accept-Language": language})
    links = [f'<{file}>; rel="modulepreload"' for file in preloaded]
    assert answer.headers.get("link", "") == ", ".join(links)
    assert "Accept-Language" in answer.headers["vary"]


def test_without_a_built_page_a_placeholder_is_served(tmp_path: Path) -> None:
    for client in serve(PageFiles(tmp_path)):
        answer = client.get("/", headers={"Accept-Language": "de"})
        assert answer.status_code == 200
        assert "Rommé" in answer.text
        assert client.get("/new").status_code == 404
