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

const SCALES = [2, 1.8, 1.6, 1.4, 1.2, 1.1];

/** How many things of a size fit; one does always. */
export function fit(room: Room, one: Room): Fit {
  return {
    rows: Math.max(1, Math.floor(room.height / one.height)),
    columns: Math.max(1, Math.floor(room.width / one.width)),
  };
}

/** How much larger everything can be where it all fits on one page anyway; 1 where it does not. */
export function scaleFor(things: number, room: Room, one: Room): number {
  for (const scale of SCALES) {
    const { rows, columns } = fit(room, { width: one.width * scale, height: one.height * scale });
    if (rows * columns >= things) return scale;
  }
  return 1;
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
