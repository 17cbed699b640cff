"""The page and the server agree how long cards take to land."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from romme.engine.change import changed
from romme.engine.state import Seat
from romme.server.ops.configuration import Configuration
from romme.server.table.codec import write
from romme.server.table.events import Moved
from romme.server.table.pauses import bot_pause_ms, cards_moved
from romme.wire.terms import Pace, TableTerms
from tests.support.page_code import require_page, run_script
from tests.support.server.table.table_driver import TableDriver

require_page()

SCRIPT: Final = Path(__file__).parent / "landing.mjs"


def test_bots_wait_until_the_cards_have_landed_on_the_page() -> None:
    driver = TableDriver.playing(TableTerms(rules="haus", seats=3), bots=1)
    driver.finish_game()
    moves = driver.events_of(Moved)
    written: list[Any] = [msgspec.to_builtins([write(move)]) for move in moves]
    paces = [pace.value for pace in Pace]
    landings = run_script(SCRIPT, moves=written, paces=paces, seat=1)["landings"]
    assert len({landing["cards"] for landing in landings}) > 3
    for move, landing in zip(moves, landings, strict=True):
        counted = cards_moved([move], Seat(1))
        assert counted.moved == landing["cards"]
        assert counted.moved <= cards_moved([move]).moved
        for pace in Pace:
            table = changed(driver.table, pace=pace)
            pause_ms = bot_pause_ms(table, Configuration().bot_pause, counted)
            assert landing["landsMs"][pace.value] <= pause_ms, (pace, counted)
