/** Pagination for the wall, which cannot be scrolled. */

export interface Size {
  /** In pixels. */
  width: number;
  height: number;
}

export interface Grid {
  rows: number;
  columns: number;
}

const SCALES = [2, 1.8, 1.6, 1.4, 1.2, 1.1];

/** Rows and columns of items that fit on the screen; at least one of each. */
export function fit(screen: Size, item: Size): Grid {
  return {
    rows: Math.max(1, Math.floor(screen.height / item.height)),
    columns: Math.max(1, Math.floor(screen.width / item.width)),
  };
}

/** The largest scale at which all items fit on one page; 1 if they do not fit. */
export function scaleFor(items: number, screen: Size, item: Size): number {
  for (const scale of SCALES) {
    const { rows, columns } = fit(screen, {
      width: item.width * scale,
      height: item.height * scale,
    });
    if (rows * columns >= items) return scale;
  }
  return 1;
}

/** Splits items into pages of about the same length. */
export function pages<T>(items: readonly T[], { rows, columns }: Grid): T[][] {
  const capacity = rows * columns;
  const count = Math.ceil(items.length / capacity);
  const perPage = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, at) => items.slice(at * perPage, (at + 1) * perPage));
}

/** Number of rows that makes the columns of a page about equally long. */
export function rowsOf(items: number, { rows, columns }: Grid): number {
  return Math.min(rows, Math.max(1, Math.ceil(items / columns)));
}
