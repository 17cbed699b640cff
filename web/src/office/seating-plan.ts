/** Changes to a seating plan by hand. */

/** Start numbers by table, in the order of the seats. */
export type Tables = readonly (readonly number[])[];

export const TABLE_SIZE = 4;

/** The plan after two people swapped seats. */
export function swapped(tables: Tables, one: number, other: number): Tables {
  const places = new Map([
    [one, other],
    [other, one],
  ]);
  return tables.map((seats) => seats.map((number) => places.get(number) ?? number));
}

/** The plan after a person moved to the end of a table; tables are numbered from 1. */
export function moved(tables: Tables, number: number, table: number): Tables {
  return tables.map((seats, at) => {
    const others = seats.filter((one) => one !== number);
    return at === table - 1 ? [...others, number] : others;
  });
}

/** Table and seat of a person, both from 1; null if not seated. */
export function seatOf(tables: Tables, number: number): { table: number; seat: number } | null {
  for (const [at, seats] of tables.entries()) {
    const seat = seats.indexOf(number);
    if (seat >= 0) return { table: at + 1, seat: seat + 1 };
  }
  return null;
}

export function samePlan(one: Tables, other: Tables): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Numbers of the tables that differ between two plans. */
export function changedTables(before: Tables, after: Tables): number[] {
  const numbers = after.map((_, at) => at + 1);
  return numbers.filter((table) => String(before[table - 1]) !== String(after[table - 1]));
}
