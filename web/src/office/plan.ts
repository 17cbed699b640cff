/** A plan of seats that the director changes by hand. */

/** Start numbers by table, in the order of the seats. */
export type Tables = readonly (readonly number[])[];

export const FULL = 4;

/** Two people have changed places. */
export function swapped(tables: Tables, one: number, other: number): Tables {
  const places = new Map([
    [one, other],
    [other, one],
  ]);
  return tables.map((seats) => seats.map((number) => places.get(number) ?? number));
}

/** Somebody has taken the last seat of a table; tables are counted from 1. */
export function moved(tables: Tables, number: number, table: number): Tables {
  return tables.map((seats, at) => {
    const others = seats.filter((one) => one !== number);
    return at === table - 1 ? [...others, number] : others;
  });
}

/** Table and seat of somebody, both counted from 1. */
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

/** The tables that are different in another plan, counted from 1. */
export function changedTables(before: Tables, after: Tables): number[] {
  const numbers = after.map((_, at) => at + 1);
  return numbers.filter((table) => String(before[table - 1]) !== String(after[table - 1]));
}
