/** The news of a table, and which of them are new since the player's last turn. */
import type { TableUpdate } from "../lib/watched-table.svelte";
import type { Card } from "../wire/commands";
import type { GameEvent, TableEvent } from "../wire/generated";
import { seatOf, eventSentences } from "./event-text";

export interface NewsLine {
  number: number;
  /** The acting seat; 0 if there is none. */
  seat: number;
  text: string;
}

const MAX_LINES = 60;
const TURN_ENDS: ReadonlySet<string> = new Set(["discarded", "gave-back", "passed"]);

export class News {
  lines = $state.raw<NewsLine[]>([]);
  /** Number of the last line before the news since the player's last turn. */
  readUntil = $state(0);
  /** The text of the latest update, for screen readers. */
  latest = $state("");
  /** The melds at the end of the player's last turn. */
  knownMelds = $state.raw<Card[][]>([]);
  #number = 0;

  add({ events, before, picture }: TableUpdate): void {
    const fresh: NewsLine[] = [];
    let hasTurnEnded = false;
    for (const event of flattenEvents(events)) {
      for (const text of eventSentences(event, picture))
        fresh.push({ number: (this.#number += 1), seat: seatOf(event), text });
      if (event.is === "dealt") [hasTurnEnded, this.knownMelds] = [true, []];
      if (TURN_ENDS.has(event.is) && seatOf(event) === picture.seat) hasTurnEnded = true;
    }
    if (before === null) this.knownMelds = picture.melds.map((meld) => meld.cards);
    if (hasTurnEnded) {
      this.readUntil = this.#number;
      this.knownMelds = picture.melds.map((meld) => meld.cards);
    }
    if (fresh.length === 0) return;
    this.lines = [...this.lines, ...fresh].slice(-MAX_LINES);
    this.latest = fresh.map((line) => line.text).join(" ");
  }

  isNew(line: NewsLine): boolean {
    return line.number > this.readUntil;
  }
}

/** Flattens `moved` events into the events of the game. */
export function flattenEvents(events: readonly TableEvent[]): (TableEvent | GameEvent)[] {
  return events.flatMap<TableEvent | GameEvent>((event) =>
    event.is === "moved" ? event.events : [event],
  );
}
