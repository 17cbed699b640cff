import { describe, expect, test } from "vitest";

import { inMinutes, lengthMinutes, remainingText, nextAt } from "../src/office/clock-setting";
import { gamesFor, kindsFor, likelyGame, needsSeat, seatsFor } from "../src/office/lists/incidents";
import { progressOf } from "../src/office/lists/list-progress";
import { lotFrom } from "../src/office/lots";
import { canBeSeated, nextStep, tablesFor } from "../src/office/next-step";
import { exportPath, paperPath, papersFor, rankingQuery } from "../src/office/papers/papers";
import { countByPresence, personOf, readClasses, search, sorted } from "../src/office/people";
import { editRow, reorderNames, selectedRows, rowsOf } from "../src/office/people/import-rows";
import { hashFor, locationAt, REFEREE_HASH, SECTIONS } from "../src/office/location";
import { changedTables, moved, samePlan, seatOf, swapped } from "../src/office/seating-plan";
import { isFinal, scopeKey, scopesOf, tiedGroups } from "../src/office/ranking/scopes";
import { may } from "../src/office/rights";
import { lastStep, shortened } from "../src/office/undo";
import { anyLine, list } from "./lists";
import type {
  Entrant,
  PlacedSeen,
  Presence,
  SeriesPhase,
  SeriesSeen,
  TableSeen,
  TournamentEvent,
  ListSeen,
} from "../src/wire/generated";

function entrant(number: number, more: Partial<Entrant> = {}): Entrant {
  const plain = {
    club: "",
    team: "",
    tandem: "",
    classes: [],
    since: 1,
    account: "",
    family: "",
    fixed_table: 0,
    fixed_seat: 0,
  };
  return { ...plain, number, name: `Nobody ${number}`, presence: "present", ...more };
}

function table(seats: number[], more: Partial<TableSeen> = {}): TableSeen {
  const plain = {
    signed: 0,
    incidents: 0,
    corrections: 0,
    differences: 0,
    ended_early: false,
    played_at: "",
    can_go_on: true,
  };
  return { ...plain, seats, games: 15, entered: 0, finished: false, ...more };
}

/** A list on which the first `entered` of four games are entered. */
function listWith(entered: number): ListSeen {
  const games = list().games.map((game, at) =>
    at < entered ? { ...game, line: anyLine(at + 1) } : game,
  );
  return list({ games });
}

function series(number: number, phase: SeriesPhase, tables: TableSeen[], day = 1): SeriesSeen {
  return { number, day, rounds: 5, placing: "drawn", moves: [], seed: "seed", phase, tables };
}

function room(present: number, presence: Presence = "present"): Entrant[] {
  return Array.from({ length: present }, (_, at) => entrant(at + 1, { presence }));
}

describe("the next step", () => {
  const step = (people: Entrant[], all: SeriesSeen[] = [], finished = false) =>
    nextStep({ people, series: all, finished });

  test("is to enter people until they can be seated (T2)", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(canBeSeated)).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(step(room(5))).toEqual({ is: "enter", entered: 5, present: 5 });
    expect(step(room(9, "expected"))).toEqual({ is: "enter", entered: 9, present: 0 });
    expect(step(room(9))).toEqual({ is: "seat", series: 1, present: 9 });
  });

  test("is to start the series if the plan fits the people present", () => {
    const plan = [series(1, "seated", [table([1, 2, 3])])];
    expect(step(room(3), plan)).toEqual({ is: "begin", series: 1 });
    expect(step(room(4), plan)).toEqual({ is: "seat-again", series: 1, come: [4], gone: [] });
    expect(step(room(2), plan)).toEqual({ is: "seat-again", series: 1, come: [], gone: [3] });
  });

  test("is to wait for all lists, then to close the series", () => {
    const two = [table([1, 2, 3], { finished: true }), table([4, 5, 6])];
    expect(step(room(6), [series(1, "running", two)])).toEqual({
      is: "wait",
      series: 1,
      open: 1,
      tables: 2,
    });
    const done = two.map((one) => ({ ...one, finished: true }));
    expect(step(room(6), [series(1, "running", done)])).toEqual({ is: "close", series: 1 });
    expect(step(room(6), [series(1, "closed", done)])).toEqual({
      is: "go-on",
      series: 2,
      present: 6,
    });
    expect(step(room(6), [series(1, "closed", done)], true)).toEqual({ is: "over" });
  });

  test("tablesFor uses as few tables of three as possible", () => {
    expect(tablesFor(9)).toEqual({ fours: 0, threes: 3 });
    expect(tablesFor(11)).toEqual({ fours: 2, threes: 1 });
    expect(tablesFor(200)).toEqual({ fours: 50, threes: 0 });
  });
});

describe("the location in the office", () => {
  test("contains a section and a list", () => {
    for (const section of SECTIONS)
      expect(locationAt(hashFor(section))).toEqual({ section, list: null });
    const list = { series: 2, table: 13 };
    expect(locationAt(hashFor("lists", list))).toEqual({ section: "lists", list });
  });

  test.each(["", "#", "#nowhere", "#key=director.abc"])(
    "defaults to the first section for %s",
    (hash) => {
      expect(locationAt(hash)).toEqual({ section: "now", list: null });
    },
  );

  test("needs numbers for a list", () => {
    expect(locationAt("#lists/1/x").list).toBeNull();
    expect(locationAt("#people/1/2").list).toBeNull();
  });
});

describe("a seating plan", () => {
  const tables = [
    [1, 2, 3, 4],
    [5, 6, 7],
  ];

  test("changes when two people swap seats", () => {
    expect(swapped(tables, 2, 7)).toEqual([
      [1, 7, 3, 4],
      [5, 6, 2],
    ]);
    expect(changedTables(tables, swapped(tables, 1, 3))).toEqual([1]);
    expect(samePlan(tables, swapped(swapped(tables, 2, 7), 7, 2))).toBe(true);
  });

  test("changes when a person takes a free seat", () => {
    expect(moved(tables, 1, 2)).toEqual([
      [2, 3, 4],
      [5, 6, 7, 1],
    ]);
  });

  test("knows the seat of a person", () => {
    expect(seatOf(tables, 6)).toEqual({ table: 2, seat: 2 });
    expect(seatOf(tables, 9)).toBeNull();
  });
});

describe("a lot", () => {
  const total = { span: "total", number: 0 } as const;

  test("is the same as romme.tournament draws from the seed", () => {
    expect(lotFrom("spring", total, "single", [4, 9, 7])).toEqual([7, 4, 9]);
    expect(lotFrom("spring", total, "single", [9, 7, 4])).toEqual([7, 4, 9]);
  });

  test("differs for another seed or ranking", () => {
    const group = Array.from({ length: 12 }, (_, at) => at + 1);
    const drawn = lotFrom("spring", total, "single", group);
    expect(lotFrom("autumn", total, "single", group)).not.toEqual(drawn);
    expect(lotFrom("spring", total, "team", group)).not.toEqual(drawn);
    expect([...drawn].sort((one, other) => Number(one) - Number(other))).toEqual(group);
  });
});

describe("people", () => {
  const people = [
    entrant(1, { name: "Léa Müller", club: "Esch" }),
    entrant(2, { name: "Jos Weber", club: "Wiltz", classes: ["Senioren"] }),
    entrant(10, { name: "Änn Adam", club: "Esch", presence: "expected" }),
  ];
  const found = (typed: string) => search(people, typed).map((one) => one.number);

  test("are found by prefixes of words, ignoring accents", () => {
    expect(found("lea mul")).toEqual([1]);
    expect(found("esch")).toEqual([1, 10]);
    expect(found("seni")).toEqual([2]);
    expect(found("10")).toEqual([10]);
    expect(found("")).toEqual([1, 2, 10]);
    expect(found("eber")).toEqual([]);
  });

  test("are sorted by number, name or club", () => {
    const order = (by: "number" | "name" | "club") =>
      sorted(people, by, ["de"]).map((one) => one.number);
    expect([order("number"), order("name"), order("club")]).toEqual([
      [1, 2, 10],
      [10, 1, 2],
      [10, 1, 2],
    ]);
  });

  test("are counted by presence", () => {
    expect(countByPresence(people)).toEqual({ expected: 1, present: 2, withdrawn: 0 });
  });

  test("have classes separated by commas, semicolons or slashes", () => {
    expect(readClasses(" Damen, Senioren;Damen /Jugend,")).toEqual(["Damen", "Senioren", "Jugend"]);
  });
});

describe("the clock", () => {
  const noon = new Date(2026, 10, 21, 12, 0).getTime();

  test("ends after some minutes, or at a time of day", () => {
    expect(lengthMinutes(noon, inMinutes(noon, 135))).toBe(135);
    expect([lengthMinutes(0, noon), lengthMinutes(noon, 0)]).toEqual([0, 0]);
    expect(inMinutes(noon, 75)).toBe(new Date(2026, 10, 21, 13, 15).getTime());
    expect(nextAt(noon, "16:30")).toBe(new Date(2026, 10, 21, 16, 30).getTime());
    expect(nextAt(noon, "00:15")).toBe(new Date(2026, 10, 22, 0, 15).getTime());
    expect(nextAt(noon, "")).toBeNull();
  });

  test("shows the time left, negative after the end", () => {
    expect(remainingText(noon + 3_849_000, noon)).toBe("1:04:09");
    expect(remainingText(noon + 249_000, noon)).toBe("4:09");
    expect(remainingText(noon, noon)).toBe("0:00");
    expect(remainingText(noon, noon + 61_000)).toBe("−1:01");
  });
});

describe("undo", () => {
  test("shortens the text of a long step", () => {
    expect(shortened("Anna is there.")).toBe("Anna is there.");
    const all = Array.from({ length: 200 }, (_, at) => `${at + 1} Anna (Esch)`).join(" · ");
    const short = shortened(`Entered: ${all}.`);
    expect(short).toMatch(/^Entered: 1 Anna .*\(Esch\) · \d+ …$/);
    expect(short.length).toBeLessThan(170);
  });

  const record = (...kinds: TournamentEvent["is"][]) =>
    kinds.map((is, at) => ({ version: at + 1, at: 0, text: `${is} ${at + 1}`, event: { is } }));

  test("reverts the last step of the office that is not undone", () => {
    const log = record("tournament-made", "people-entered", "series-seated", "announced");
    expect(lastStep(log)?.text).toBe("series-seated 3");
    expect(lastStep([...log].reverse())?.text).toBe("series-seated 3");
  });

  test("goes one step further back each time", () => {
    const log = record("tournament-made", "people-entered", "series-seated", "step-undone");
    expect(lastStep(log)?.text).toBe("people-entered 2");
    expect(lastStep(record("tournament-made"))).toBeNull();
  });

  test("ignores events of lists", () => {
    expect(lastStep(record("people-entered", "line-entered", "list-step-undone"))?.version).toBe(1);
  });
});

describe("rankings", () => {
  const closed = [series(1, "closed", [], 1), series(2, "running", [], 2), series(3, "seated", [])];

  test("exist for the total, for each started series, and for days if there are several", () => {
    expect(scopesOf(closed).map(scopeKey)).toEqual([
      "total",
      "series-1",
      "series-2",
      "day-1",
      "day-2",
    ]);
    expect(scopesOf(closed.slice(0, 1)).map(scopeKey)).toEqual(["total", "series-1"]);
  });

  test("are final when all their series are closed", () => {
    expect(isFinal(closed, { span: "series", number: 1 })).toBe(true);
    expect(isFinal(closed, { span: "day", number: 1 })).toBe(true);
    expect(isFinal(closed, { span: "total", number: 0 })).toBe(false);
    expect(isFinal([], { span: "total", number: 0 })).toBe(false);
  });

  test("group parties that share a place", () => {
    const line = (party: number, place: number, shared: boolean) =>
      ({ party, place, shared }) as PlacedSeen;
    const lines = [line(4, 1, false), line(5, 2, true), line(6, 2, true), line(7, 4, false)];
    expect(tiedGroups(lines).map((group) => group.map((one) => one.party))).toEqual([[5, 6]]);
  });
});

test("progressOf tells waiting, playing, differing, signing and finished lists apart", () => {
  const at = (more: Partial<TableSeen>) => progressOf(table([1, 2, 3], more));
  expect(at({})).toBe("waiting");
  expect(at({ entered: 3 })).toBe("playing");
  expect(at({ entered: 3, differences: 1 })).toBe("differs");
  expect(at({ entered: 15 })).toBe("signing");
  expect(at({ entered: 15, finished: true })).toBe("finished");
});

describe("an incident", () => {
  const two = listWith(2);
  const full = listWith(4);

  test("defaults to the running game, or to the one entered last", () => {
    expect(likelyGame("card-exposed", two)).toBe(3);
    expect(likelyGame("wrong-dealer", full)).toBe(4);
    expect(likelyGame("hand-thrown-in", two)).toBe(2);
    expect(kindsFor(two).filter(needsSeat)).toHaveLength(4);
  });

  test("is offered only where the server accepts it", () => {
    expect(gamesFor("card-exposed", two)).toEqual([3]);
    expect(gamesFor("several-wrong-hands", full)).toEqual([4]);
    expect(kindsFor(full)).not.toContain("card-exposed");
    expect(kindsFor(list())).not.toContain("hand-thrown-in");
    expect(seatsFor("hand-thrown-in", two, 1)).toEqual([3, 4]);
    expect(seatsFor("wrong-dealer", two, 1)).toEqual([1, 2, 3, 4]);
  });
});

test("the referee's log has an address of its own", () => {
  expect(locationAt(REFEREE_HASH)).toEqual({ section: "lists", list: null, isReferee: true });
});

test("a helper has no rights of the director", () => {
  expect(may("director", "close-series")).toBe(true);
  expect(may("helper", "close-series")).toBe(false);
});

test("only the director is offered the keys of the office", () => {
  expect(papersFor(true)).toContain("office-keys");
  expect(papersFor(false)).not.toContain("office-keys");
});

test("papers and exports have paths", () => {
  expect(paperPath("results", { only: "" })).toBe("/papers/results");
  const day = rankingQuery({ span: "day", number: 2 }, "single", "Damen");
  expect(paperPath("results", day)).toBe(
    "/papers/results?span=day&day=2&parties=single&only=Damen",
  );
  expect(paperPath("filled-lists", { series: 2, table: 3 })).toBe(
    "/papers/filled-lists?series=2&table=3",
  );
  expect(exportPath("seating", "csv", 2)).toBe("/exports/seating.csv?series=2");
  expect(exportPath("standing", "xlsx", 2)).toBe("/exports/standing.xlsx");
});

describe("an import", () => {
  const noticed = (code: string) => ({ code, text: code });
  const person = { ...personOf(entrant(0, { name: "Léa" })) };
  const read = [
    { line: 1, person: null, problems: [noticed("empty-row")], refused: null },
    { line: 2, person, problems: [], refused: null },
    { line: 3, person, problems: [], refused: noticed("duplicate") },
    { line: 4, person: null, problems: [noticed("no-name")], refused: null },
  ].map((row) => ({ ...row, doubtful: false, whole: "", unclear: false }));
  const lines = (rows: { line: number }[]) => rows.map((one) => one.line);

  test("selects rows without a refusal", () => {
    const rows = rowsOf(read);
    expect(lines(rows)).toEqual([2, 3, 4]);
    expect(lines(selectedRows(rows).plain)).toEqual([2]);
  });

  test("leaves a doubtful row out until it is chosen or edited", () => {
    const doubtful = read.map((row) => ({ ...row, doubtful: row.line === 2 }));
    const rows = rowsOf(doubtful);
    expect(lines(selectedRows(rows).plain)).toEqual([]);
    const edited = rows.map((row) => (row.line === 2 ? editRow(row, { name: "Léa" }) : row));
    expect(lines(selectedRows(edited).plain)).toEqual([2]);
  });

  test("splits names again whose order is turned round", () => {
    const rows = rowsOf(read.map((row) => ({ ...row, whole: "Weber Anna Maria" })));
    const [row] = reorderNames(rows, "family-first");
    expect(row?.person).toMatchObject({ name: "Anna Maria Weber", family: "Weber" });
    expect(reorderNames(rowsOf(read), "family-first")).toEqual(rowsOf(read));
  });

  test("selects confirmed namesakes separately", () => {
    const rows = rowsOf(read).map((row) =>
      row.line === 3 ? { ...row, isSelected: true, isMeant: true } : row,
    );
    expect(lines(selectedRows(rows).plain)).toEqual([2]);
    expect(lines(selectedRows(rows).meant)).toEqual([3]);
  });

  test("selects edited rows, but none without a name", () => {
    const rows = rowsOf(read).map((row) =>
      row.line === 2 ? editRow(row, { name: " " }) : editRow(row, { name: "Jos" }),
    );
    expect(lines(selectedRows(rows).plain)).toEqual([3, 4]);
    expect(rows.every((row) => row.refused === null)).toBe(true);
  });
});
