"""The file of finished deals: no finished deal is lost and no other file is overwritten."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import platformdirs
import pytest
from platformdirs import PlatformDirsABC, windows
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

import romme
from romme.arena import entrants, record
from romme.arena.contest import ClockKind, Contest
from romme.arena.contest_report import as_json
from romme.arena.record import Unfit, UnfitRecord, open_record, usual_place
from romme.arena.running import run
from romme.rules import find_preset
from tests.support.arena.fake_contests import contest, fake_crew, fake_results

SOME = contest()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "arena.jsonl"


def fill(file: Path, *deals: int) -> None:
    with open_record(file, SOME) as opened:
        for deal in deals:
            opened.add(deal, fake_results(SOME, deal))


def read(file: Path, some: Contest = SOME) -> dict[int, object]:
    with open_record(file, some) as opened:
        return dict(opened.deals)


def refused(file: Path, some: Contest = SOME) -> UnfitRecord:
    before = file.read_bytes()
    with pytest.raises(UnfitRecord) as error, open_record(file, some):
        pass
    assert file.read_bytes() == before  # the file must not be changed
    return error.value


def test_recorded_deals_are_read_back(file: Path) -> None:
    fill(file, 3, 1)
    assert read(file) == {3: fake_results(SOME, 3), 1: fake_results(SOME, 1)}
    fill(file, 2)
    assert [*read(file)] == [3, 1, 2]


def test_a_deal_is_written_once(file: Path) -> None:
    fill(file, 1, 1)
    fill(file, 1)
    assert len(file.read_bytes().splitlines()) == 2


def test_a_deal_is_flushed_before_the_file_is_closed(file: Path) -> None:
    with open_record(file, SOME) as opened:
        opened.add(1, fake_results(SOME, 1))
        assert file.read_bytes().count(b"\n") == 2


def test_a_truncated_record_can_be_continued(file: Path) -> None:
    """A continued run gives the same report, no matter where the file was cut off."""
    whole = as_json(run(SOME, 4, crew=fake_crew))
    fill(file, 1, 2, 3)
    content = file.read_bytes()
    header = content.index(b"\n")
    for length in (*range(0, header, 60), *range(header - 1, len(content))):
        file.write_bytes(content[:length])
        with open_record(file, SOME) as opened:
            assert len(opened.deals) == max(0, content[:length].count(b"\n") - 1)
            assert as_json(run(SOME, 4, crew=fake_crew, record=opened)) == whole
        assert len(read(file)) == 4


@pytest.mark.parametrize(
    "content", [b"Dear diary\n", b"Dear diary", b"{}\n", b"[1, 2]\n", b"\xff\xfe\n", b"{\n"]
)
def test_a_file_that_is_no_record_is_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert refused(file).why is Unfit.NO_RECORD


@pytest.mark.parametrize(
    ("other", "differing"),
    [
        (contest("zufall", "anfaenger"), "bots"),
        (contest(seed=2), "seed"),
        (contest(players=3), "players"),
        (contest(rules="haus"), "rules, options"),
        (replace(SOME, seconds=2.0, clock=ClockKind.REAL), "clock, seconds"),
        (
            replace(SOME, rules=find_preset("klassik").rules.with_options({"blocked_after": 3})),
            "options",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_record_of_another_contest_is_refused(
    file: Path, other: Contest, differing: str
) -> None:
    fill(file, 1)
    error = refused(file, other)
    assert (error.why, error.differing) == (Unfit.OTHER_CONTEST, differing)


def test_a_record_of_other_code_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(file, 1)
    monkeypatch.setattr(record, "code_of", lambda _: "other")
    assert refused(file).why is Unfit.OTHER_CODE


@pytest.mark.parametrize(
    "line",
    [
        "rubbish",
        "{}",
        '{"deal":0,"games":[[1,5,0],[1,5,0]]}',
        '{"deal":"2","games":[[1,5,0],[1,5,0]]}',
        '{"deal":2,"games":[[1,5,0]]}',
        '{"deal":2,"games":[[1,5,0],[1,5]]}',
        '{"deal":2,"games":[[3,5,0],[1,5,0]]}',
        '{"deal":2,"games":[[1,5,0],[1,5,0.5]]}',
        '{"deal":2,"games":[[1,5,0],"1,5"]}',
    ],
)
def test_a_damaged_line_is_named(file: Path, line: str) -> None:
    fill(file, 1)
    with file.open("a") as opened:
        opened.write(f'{line}\n{{"deal":3,"games":[[1,5,0],[0,0,0]]}}\n')
    error = refused(file)
    assert (error.why, error.line) == (Unfit.DAMAGED, 3)


def test_a_record_in_use_is_refused(file: Path) -> None:
    with open_record(file, SOME) as opened:
        opened.add(1, fake_results(SOME, 1))
        assert refused(file).why is Unfit.IN_USE
    assert len(read(file)) == 1


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary folder that is set as the user's cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def test_each_contest_has_its_default_file(cache: Path) -> None:
    """The name depends on everything that affects results, but not on the number of deals."""
    places = {
        usual_place(some)
        for some in (SOME, contest(seed=2), contest(players=3), contest("zufall", "zufall"))
    }
    assert len(places) == 4
    assert all(place.parent == cache / "romme" / "arena" for place in places)
    assert usual_place(SOME) == usual_place(contest())


@pytest.mark.usefixtures("cache")
def test_the_default_file_depends_on_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    before = usual_place(SOME)
    monkeypatch.setattr(record, "code_of", lambda _: "other")
    assert usual_place(SOME) != before


@pytest.mark.parametrize(
    ("system", "folder"),
    [(Unix, ".cache/romme"), (MacOS, "Library/Caches/romme"), (windows.Windows, "Local/romme")],
)
def test_the_default_file_is_in_the_platforms_cache_folder(
    system: type[PlatformDirsABC], folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder must stay the same, so that interrupted contests are found again."""
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))
    monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    assert usual_place(SOME).parent == tmp_path / folder / "arena"


def test_the_code_hash_covers_all_relevant_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Files that bots and the arena use affect the hash. Caches and the command line do not."""
    copy = tmp_path / "romme"
    for part in ("bots", "cli", "__pycache__"):
        (copy / "bots" / part).mkdir(parents=True)
    for name in ("cards.py", "melds.py", "bots/one.py", "bots/weights.json"):
        (copy / name).write_text(name)
    for name in ("contest.py", "entrants.py", "games.py"):
        (copy / "arena").mkdir(exist_ok=True)
        (copy / "arena" / name).write_text(name)
    monkeypatch.setattr(romme, "__file__", str(copy / "__init__.py"))

    def code() -> str:
        entrants.code_of.cache_clear()
        return entrants.code_of(("zufall", "zufall"))

    found = [code()]
    for name in ("bots/weights.json", "cards.py", "bots/two.py", "arena/games.py"):
        (copy / name).write_text("changed")
        found.append(code())
    assert len({*found}) == 5
    (copy / "bots" / "__pycache__" / "one.pyc").write_text("changed")
    (copy / "cli.py").write_text("changed")
    assert code() == found[-1]
    entrants.code_of.cache_clear()


def test_a_record_has_one_json_line_per_deal(file: Path) -> None:
    fill(file, 1)
    header, line = map(json.loads, file.read_text().splitlines())
    assert header["romme-arena"] == 1
    assert header["bots"] == ["anfaenger", "zufall"]
    assert line == {
        "deal": 1,
        "games": [[one.winner, *one.scores] for one in fake_results(SOME, 1)],
    }
