/** What has happened at the table, and what of it since the last turn of one's own. */
import type { TableUpdate } from "../lib/watched-table.svelte";
import type { Card } from "../wire/commands";
import type { GameEvent, TableEvent } from "../wire/generated";
import { seatOf, told } from "./telling";

export interface Line {
  number: number;
  /** Whose doing it was; 0 if it was nobody's. */
  seat: number;
  text: string;
}

const MOST = 60;
const ENDS: ReadonlySet<string> = new Set(["discarded", "gave-back", "passed"]);

export class News {
  lines = $state.raw<Line[]>([]);
  /** The first line after one's own last turn. */
  since = $state(0);
  /** What was said last, all of it: for screen readers. */
  latest = $state("");
  /** The melds as one has left them. */
  known = $state.raw<Card[][]>([]);
  #number = 0;

  hear({ events, before, picture }: TableUpdate): void {
    const fresh: Line[] = [];
    let ended = false;
    for (const event of flat(events)) {
      for (const text of told(event, picture))
        fresh.push({ number: (this.#number += 1), seat: seatOf(event), text });
      if (event.is === "dealt") [ended, this.known] = [true, []];
      if (ENDS.has(event.is) && seatOf(event) === picture.seat) ended = true;
    }
    if (before === null) this.known = picture.melds.map((meld) => meld.cards);
    if (ended) {
      this.since = this.#number;
      this.known = picture.melds.map((meld) => meld.cards);
    }
    if (fresh.length === 0) return;
    this.lines = [...this.lines, ...fresh].slice(-MOST);
    this.latest = fresh.map((line) => line.text).join(" ");
  }

  isNew(line: Line): boolean {
    return line.number > this.since;
  }
}

/** Events of moves and of the table in one row. */
export function flat(events: readonly TableEvent[]): (TableEvent | GameEvent)[] {
  return events.flatMap<TableEvent | GameEvent>((event) =>
    event.is === "moved" ? event.events : [event],
  );
}
