/** How much fits on a wall that nobody can scroll. */

export interface Room {
  /** In pixels. */
  width: number;
  height: number;
}

export interface Fit {
  rows: number;
  columns: number;
}

/** How many things of a size fit; one does always. */
export function fit(room: Room, one: Room): Fit {
  return {
    rows: Math.max(1, Math.floor(room.height / one.height)),
    columns: Math.max(1, Math.floor(room.width / one.width)),
  };
}

/** The pages of a list, about equally full: no page with a single forgotten line. */
export function pages<T>(things: readonly T[], { rows, columns }: Fit): T[][] {
  const most = rows * columns;
  const number = Math.ceil(things.length / most);
  const each = Math.ceil(things.length / number);
  return Array.from({ length: number }, (_, at) => things.slice(at * each, (at + 1) * each));
}

/** As few rows as a page needs for its columns, so that all of them are about equally long. */
export function rowsOf(things: number, { rows, columns }: Fit): number {
  return Math.min(rows, Math.max(1, Math.ceil(things / columns)));
}
