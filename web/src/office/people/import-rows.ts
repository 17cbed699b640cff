/** The rows of an import preview: edited, selected, and sent. */
import { splitName, wholeName } from "../../tournament/person-names";
import type { ImportNotice, NameOrder, Person, RowRead } from "../../wire/generated";

export interface Row {
  line: number;
  person: Person;
  problems: ImportNotice[];
  refused: ImportNotice | null;
  isSelected: boolean;
  /** Whether the user confirmed that this is not the namesake who is already entered. */
  isMeant: boolean;
  /** Whether this might not be a person, or only part of a name. */
  isDoubtful: boolean;
  /** Name as in the source, if the order of its parts decided how to split it; otherwise empty. */
  whole: string;
  /** Whether the name could be split in another way. */
  isUnclear: boolean;
}

const EMPTY_PERSON: Person = {
  name: "",
  club: "",
  team: "",
  tandem: "",
  classes: [],
  number: 0,
  account: "",
  family: "",
};
/** Problems of rows that are left out silently. */
const SILENT_PROBLEMS = ["empty-row"];

/** The rows to show. Those without a refusal or a doubt are selected. */
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
      isSelected: one.person !== null && one.refused === null && !one.doubtful,
      isMeant: false,
      isDoubtful: one.doubtful,
      whole: one.whole,
      isUnclear: one.unclear,
    }));
}

/** Edits a row, which clears its refusal. */
export function editRow(row: Row, part: Partial<Person>): Row {
  const person = { ...row.person, ...part };
  const isSelected = person.name.trim() !== "";
  return { ...row, person, refused: null, isSelected, isDoubtful: false };
}

/** Splits the names again whose order decided how they were split. */
export function reorderNames(rows: readonly Row[], order: NameOrder): Row[] {
  return rows.map((row) => {
    if (row.whole === "") return row;
    const { given, family, isClear } = splitName(row.whole, order);
    const person = { ...row.person, name: wholeName(given, family), family };
    return { ...row, person, isUnclear: !isClear };
  });
}

/** The selected rows: ordinary ones, and confirmed namesakes. */
export function selectedRows(rows: readonly Row[]): { plain: Row[]; meant: Row[] } {
  const taken = rows.filter((one) => one.isSelected && one.person.name.trim() !== "");
  return {
    plain: taken.filter((one) => !one.isMeant),
    meant: taken.filter((one) => one.isMeant),
  };
}
