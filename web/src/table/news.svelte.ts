/** The news of a table, and which of them are new since the player's last turn. */
import type { TableHistory, TableUpdate } from "../lib/watched-table.svelte";
import type { Card } from "../wire/commands";
import type { GameEvent, Picture, TableEvent } from "../wire/generated";
import { seatOf, eventSentences } from "./event-text";

export interface NewsLine {
  number: number;
  /** The acting seat; 0 if there is none. */
  seat: number;
  text: string;
}

/** At most as many as the server's history of a game surely has. */
const MAX_LINES = 100;
const MAX_TOLD = 20;
const TURN_ENDS: ReadonlySet<string> = new Set(["discarded", "gave-back", "passed"]);

export class News {
  /** The news since the last deal. */
  lines = $state.raw<NewsLine[]>([]);
  /** Number of the last line before the news since the player's last turn. */
  readUntil = $state(0);
  /** The latest lines, for screen readers, which announce each new one. */
  told = $state.raw<NewsLine[]>([]);
  /** The melds at the end of the player's last turn. */
  knownMelds = $state.raw<Card[][]>([]);
  #number = 0;

  add({ events, before, picture }: TableUpdate): void {
    const { told, hasTurnEnded } = this.#tell(events, picture);
    if (before === null || hasTurnEnded) this.knownMelds = picture.melds.map((meld) => meld.cards);
    // Fast-forwarded games are over before anybody could listen to them.
    if (picture.turn?.fast_forwarded !== true) this.told = [...this.told, ...told].slice(-MAX_TOLD);
  }

  /** Replaces all news by those of the game so far. They are not announced. */
  recount({ events, picture }: TableHistory): void {
    this.lines = [];
    for (const event of events) this.#tell([event], picture);
  }

  /** Appends the sentences for the events of an update. A deal clears those of the last game. */
  #tell(events: readonly TableEvent[], picture: Picture) {
    let told: NewsLine[] = [];
    let hasTurnEnded = false;
    for (const event of flattenEvents(events)) {
      if (event.is === "deal-made") [this.lines, told] = [[], []];
      for (const text of eventSentences(event, picture))
        told.push({ number: (this.#number += 1), seat: seatOf(event), text });
      if (event.is === "dealt") hasTurnEnded = true;
      if (TURN_ENDS.has(event.is) && seatOf(event) === picture.seat) hasTurnEnded = true;
    }
    this.lines = [...this.lines, ...told].slice(-MAX_LINES);
    // A spectator has no turns, so nothing is new since the last one.
    if (hasTurnEnded || picture.seat === null) this.readUntil = this.#number;
    return { told, hasTurnEnded };
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
