"""Copies of a tournament in the browser: as a file, on a stick, and of an earlier state."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser.conftest import TIMEOUT_MS, PageErrors
from tests.support.browser import chromium
from tests.support.browser.axe import axe
from tests.support.browser.office import (
    GAMES,
    NAMES,
    REFUSED,
    MakeTournament,
    OfficePage,
    tournament_factory,
)

STICK: Final = """
globalThis.theStick = async () => {
  const root = await navigator.storage.getDirectory();
  return await root.getDirectoryHandle("stick", { create: true });
};
globalThis.showDirectoryPicker = () => globalThis.theStick();
"""
"""Chooses a real folder of the browser's own file system, because no dialog can be used here."""
CONTENT: Final = """async () => {
  const folder = await globalThis.theStick();
  for await (const file of folder.values()) return await (await file.getFile()).text();
  return "";
}"""
REMOVAL = """async () => {
  const root = await navigator.storage.getDirectory();
  try {
    await root.removeEntry("stick", { recursive: true });
    return true;
  } catch {
    return false;
  }
}"""
"""Script that removes the stick, and returns false while the page writes to it."""


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


@pytest.fixture
def profile(
    playwright: Playwright, address: str, page_errors: PageErrors, tmp_path: Path
) -> Iterator[Page]:
    """A page in a browser with a profile, which alone can store the handle of a folder."""
    found = chromium.find()
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile",
        executable_path=found.path,
        env={**os.environ, **found.environment},
        args=list(chromium.LAUNCH_FLAGS),
        base_url=address,
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(TIMEOUT_MS)
    page_errors.watch(context)
    yield context.new_page()
    context.close()


def test_a_saved_file_is_opened_again_as_a_copy(
    desktop: Page, make_tournament: MakeTournament, page_errors: PageErrors, tmp_path: Path
) -> None:
    page_errors.allow(f"{REFUSED}|status of 400")
    office = OfficePage(desktop, make_tournament(NAMES))
    office.go("papers")
    with desktop.expect_download() as download:
        office.press("Save the tournament as a file")
    file = tmp_path / "cup.jsonl"
    download.value.save_as(file)
    expect(desktop.get_by_text("Last saved on this device")).to_be_visible()

    desktop.goto("/tournaments")
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(file.read_bytes().replace(b"Anna", b"Anne"))
    choose = desktop.get_by_label("Choose a file")
    choose.set_input_files(damaged)
    expect(desktop.get_by_text("From line 2 on, the file is not as it was written")).to_be_visible()
    choose.set_input_files(file)
    expect(desktop.get_by_text("is already here, with exactly what is in the file")).to_be_visible()
    axe(desktop)
    desktop.get_by_role("button", name="Open the file as a copy").click()
    expect(desktop.get_by_role("heading", name="Spring cup (copy)")).to_be_visible()
    expect(desktop.get_by_text("PIN")).not_to_have_count(0)
    desktop.get_by_role("link", name="Open the office").click()
    office.go("people")
    expect(desktop.get_by_text(NAMES[0]).first).to_be_visible()


def test_a_stick_gets_a_copy_after_every_list_and_its_loss_is_reported(
    profile: Page, make_tournament: MakeTournament
) -> None:
    profile.add_init_script(STICK)
    club = make_tournament(NAMES)
    club.begin()
    office = OfficePage(profile, club)
    office.go("papers")
    office.press("Choose the stick")
    expect(profile.get_by_text("Last copy on “stick”")).to_be_visible()
    assert "series-began" in profile.evaluate(CONTENT)
    club.play(1)
    club.sign(1)
    profile.wait_for_function(f"async () => (await ({CONTENT})()).includes('signed')")

    expect(profile.get_by_role("button", name="Stop copying")).to_be_enabled()  # written
    profile.wait_for_function(REMOVAL)
    club.play(2)
    club.sign(2)
    expect(profile.get_by_text("“stick” is gone. Put the stick back in")).to_be_visible()
    office.go("now")
    expect(profile.get_by_text("“stick” is gone. Put the stick back in")).to_be_visible()
    axe(profile)
    profile.evaluate("globalThis.theStick().then(() => true)")
    expect(profile.get_by_text("“stick” is gone")).to_have_count(0)
    assert profile.evaluate(CONTENT).count("line-entered") == 2 * len(GAMES)

    profile.reload()  # the folder is remembered
    office.go("papers")
    expect(profile.get_by_text("Last copy on “stick”")).to_be_visible()
    office.press("Stop copying")
    expect(profile.get_by_role("button", name="Choose the stick")).to_be_visible()


def test_the_director_goes_back_to_an_earlier_state_and_forward_again(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    club = make_tournament(NAMES)
    club.begin()
    club.play(1)
    office = OfficePage(desktop, club)
    office.go("settings")
    desktop.get_by_text("Record: everything that happened").click()
    row = desktop.locator("li").filter(has_text="seats set by hand")
    row.get_by_role("button", name="As it was then").click()
    dialog = desktop.get_by_role("dialog")
    expect(dialog.get_by_role("row", name="Games entered 0 3")).to_be_visible()
    axe(desktop)
    dialog.get_by_role("button", name="Go back to this state").click()
    expect(dialog).to_have_count(0)
    expect(desktop.get_by_text("The tournament was put back to its state of")).to_be_visible()
    assert club.get()["series"][0]["phase"] == "seated"
    office.go("now")
    desktop.get_by_role("button", name="Undo the last step").click()
    desktop.get_by_role("button", name="Yes").click()
    expect(desktop.get_by_role("heading", name="Lists of series 1")).to_be_visible()
    assert club.get()["series"][0]["tables"][0]["entered"] == len(GAMES)
