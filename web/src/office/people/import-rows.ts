/** The rows of an import preview: edited, selected, and sent. */
import type { ImportNotice, Person, RowRead } from "../../wire/generated";

export interface Row {
  line: number;
  person: Person;
  problems: ImportNotice[];
  refused: ImportNotice | null;
  isSelected: boolean;
  /** Whether the user confirmed that this is not the namesake who is already entered. */
  isMeant: boolean;
}

const EMPTY_PERSON: Person = {
  name: "",
  club: "",
  team: "",
  tandem: "",
  classes: [],
  number: 0,
  account: "",
};
/** Problems of rows that are left out silently. */
const SILENT_PROBLEMS = ["empty-row"];

/** The rows to show. Those without a refusal are selected. */
export function rowsOf(read: readonly RowRead[]): Row[] {
  return read
    .filter(
      (one) =>
        one.person !== null || !one.problems.every(({ code }) => SILENT_PROBLEMS.includes(code)),
    )
    .map((one) => ({
      line: one.line,
      person: { ...EMPTY_PERSON, ...one.person },
      problems: one.problems,
      refused: one.refused,
      isSelected: one.person !== null && one.refused === null,
      isMeant: false,
    }));
}

/** Edits a row, which clears its refusal. */
export function editRow(row: Row, part: Partial<Person>): Row {
  const person = { ...row.person, ...part };
  return { ...row, person, refused: null, isSelected: person.name.trim() !== "" };
}

/** The selected rows: ordinary ones, and confirmed namesakes. */
export function selectedRows(rows: readonly Row[]): { plain: Row[]; meant: Row[] } {
  const taken = rows.filter((one) => one.isSelected && one.person.name.trim() !== "");
  return {
    plain: taken.filter((one) => !one.isMeant),
    meant: taken.filter((one) => one.isMeant),
  };
}
