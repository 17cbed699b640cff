"""Independent check of the calls for the director in a log: one open call per table at most.

It shares no code with the calls.
"""

from __future__ import annotations

from collections.abc import Sequence

from romme.tournament.proof.book import Plain, TableKey, effective_events


def call_errors(log: Sequence[Plain]) -> list[str]:  # noqa: C901 - one case per event
    """Describe impossible events about calls.

    A table calls while another call of it is open, or while it is not playing. A call is answered
    or taken back although none is open, or is answered before it was made.
    """
    found: list[str] = []
    waiting: dict[TableKey, int] = {}
    for at, event in enumerate(log):
        place = event.get("series", 0), event.get("table", 0)
        match event["is"]:
            case "series-began" | "series-closed":
                waiting = {}
            case "step-undone" if _running_tables(log[: at + 1]) == set():
                waiting = {}
            case "clock-shifted":
                shift = event["shift_ms"]
                waiting = {one: since and since + shift for one, since in waiting.items()}
            case "director-called":
                if place not in _running_tables(log[:at]):
                    found.append(f"series {place[0]}, table {place[1]}: called, but does not play")
                if place in waiting:
                    found.append(f"series {place[0]}, table {place[1]}: called twice")
                waiting[place] = event["at"]
            case "call-answered" | "call-withdrawn":
                since = waiting.pop(place, None)
                if since is None:
                    found.append(f"series {place[0]}, table {place[1]}: {event['is']}, no call")
                elif event["is"] == "call-answered" and 0 < event["at"] < since:
                    found.append(f"series {place[0]}, table {place[1]}: answered before the call")
            case _:
                pass  # does not concern calls
    return found


def _running_tables(log: Sequence[Plain]) -> set[TableKey]:
    """Return the tables of the series that is running at the end of a log."""
    tables = 0, 0
    running: set[TableKey] = set()
    for event in effective_events(log):
        match event["is"]:
            case "series-seated":
                tables = event["series"], len(event["tables"])
            case "series-began":
                running = {(tables[0], table) for table in range(1, tables[1] + 1)}
            case "series-closed":
                running = set()
            case _:
                pass  # neither begins nor ends a series
    return running
