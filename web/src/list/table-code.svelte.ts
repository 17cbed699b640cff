/**
 * The code of a table, which is valid for a whole day. A phone exchanges it for the key of the list
 * that the table has now. The code itself is kept only until then, so that this phone does not have
 * access to the lists of later series.
 */
import { keptTables, keyOf, storeKey, type ListRef } from "../tournament/access-keys";
import { openTable } from "../tournament/requests";
import { Updates } from "../tournament/updates.svelte";
import type { TableNow, TableOpened } from "../wire/generated";

/** Where the code leads. */
export type TableTarget =
  /** The list of the table: open it. */
  | { is: "list"; place: ListRef }
  /** No list yet: the series has not begun, or no series has this table. */
  | { is: "early"; now: TableNow | null }
  /** The code of another day; `place` is the list that the table has now. */
  | { is: "other-day"; now: TableNow; place: ListRef }
  /** This phone keeps the list of another table. */
  | { is: "other-table"; now: TableNow; place: ListRef; kept: ListRef };

/** Where a code leads on this device. */
export function targetOf(opened: TableOpened): TableTarget {
  const { now, table, tournament: id } = opened;
  if (!now || now.phase === "seated") return { is: "early", now };
  const place = { series: now.series, table };
  const tables = keptTables(id, now.series);
  if (!opened.key) return { is: "other-day", now, place };
  const isOffice = keyOf(id) !== null;
  const [kept] = tables;
  if (isOffice || kept === undefined || tables.includes(table)) return { is: "list", place };
  return { is: "other-table", now, place, kept: { series: now.series, table: kept } };
}

export class TableCode {
  readonly id: string;
  readonly updates: Updates;
  opened = $state.raw<TableOpened | null>(null);
  readonly #storageKey: string;

  constructor(id: string, day: number, table: number) {
    this.id = id;
    this.#storageKey = `romme-code-${id}-${day}-${table}`;
    this.updates = new Updates(id, async () => (this.opened = await this.#open()).version);
  }

  /** Takes the code from the address, and removes it there. A reload finds it in this tab. */
  takeFromAddress(): void {
    const found = /^#key=([\w.-]+)$/.exec(location.hash)?.[1];
    if (found === undefined) return;
    sessionStorage.setItem(this.#storageKey, found);
    history.replaceState(history.state, "", location.pathname + location.search);
  }

  /** Stores the key of the list, and forgets the code. */
  accept(): void {
    const { opened } = this;
    if (!opened?.now) return;
    const place = { series: opened.now.series, table: opened.table };
    if (opened.key) storeKey(opened.key, this.id, place);
    sessionStorage.removeItem(this.#storageKey);
  }

  async #open(): Promise<TableOpened> {
    return await openTable(this.id, sessionStorage.getItem(this.#storageKey) ?? "");
  }
}
