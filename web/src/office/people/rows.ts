/** The rows of a list that was read: taken or left out, put right, and sent. */
import type { ImportNotice, Person, RowRead } from "../../wire/generated";

export interface Row {
  line: number;
  person: Person;
  problems: ImportNotice[];
  refused: ImportNotice | null;
  isTaken: boolean;
  /** Somebody of the same name has entered, and this is somebody else. */
  isMeant: boolean;
}

const NOBODY: Person = {
  name: "",
  club: "",
  team: "",
  tandem: "",
  classes: [],
  number: 0,
  account: "",
};
/** Lines that nobody misses. */
const QUIET = ["empty-row"];

/** What people look at: who has nothing against them is taken. */
export function rowsOf(read: readonly RowRead[]): Row[] {
  return read
    .filter((one) => one.person !== null || !one.problems.every(({ code }) => QUIET.includes(code)))
    .map((one) => ({
      line: one.line,
      person: { ...NOBODY, ...one.person },
      problems: one.problems,
      refused: one.refused,
      isTaken: one.person !== null && one.refused === null,
      isMeant: false,
    }));
}

/** A row that was put right: what was said against it may not hold any more. */
export function changed(row: Row, part: Partial<Person>): Row {
  const person = { ...row.person, ...part };
  return { ...row, person, refused: null, isTaken: person.name.trim() !== "" };
}

/** Who is entered: those who look like somebody else are said to be meant. */
export function chosen(rows: readonly Row[]): { plain: Row[]; meant: Row[] } {
  const taken = rows.filter((one) => one.isTaken && one.person.name.trim() !== "");
  return {
    plain: taken.filter((one) => !one.isMeant),
    meant: taken.filter((one) => one.isMeant),
  };
}
