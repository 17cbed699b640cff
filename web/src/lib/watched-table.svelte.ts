/** A table that the page shows. Its updates come from the server or from the script of a lesson. */
import type { Picture, Refused, Said, TableEvent } from "../wire/generated";
import { Emitter } from "./emitter";

/** A new picture of a table, with the events that led to it. */
export interface TableUpdate {
  /** In order; empty if only the picture is new. */
  events: readonly TableEvent[];
  /** The previous picture; null at first. */
  before: Picture | null;
  picture: Picture;
}

/** An update of a table from the server. */
export interface ReceivedUpdate {
  version: number;
  picture: Picture;
  events: readonly TableEvent[];
  /** When it arrived (`performance.now()`). */
  at: number;
  /** Whether the server sent the whole picture, as after a reconnect, instead of a change. */
  isComplete: boolean;
}

/** The events of the game so far, for a page that was not there. */
export interface TableHistory {
  events: readonly TableEvent[];
  picture: Picture;
}

export class WatchedTable extends Emitter<{ happened: TableUpdate; recounted: TableHistory }> {
  readonly name: string;
  version = $state(0);
  picture = $state.raw<Picture | null>(null);
  /** When the picture arrived (`performance.now()`). Clocks count down from there. */
  at = $state(0);
  said = $state.raw<Said[]>([]);
  problem = $state<Refused | null>(null);
  /** The update received last. It may be newer than the one shown. */
  received: Pick<ReceivedUpdate, "version" | "picture"> | null = null;
  /** Shows a received update, at once or a little later. */
  presenter: ((update: ReceivedUpdate) => void) | null = null;
  /** Time within which the cards of the picture shown land; null if nothing paces the table. */
  landsMs: number | null = null;

  constructor(name: string) {
    super();
    this.name = name;
  }

  /** Takes an update from the server. */
  receive(update: Omit<ReceivedUpdate, "at">): void {
    this.received = update;
    const at = performance.now();
    if (this.presenter) this.presenter({ ...update, at });
    else this.show(update.version, update.picture, update.events, at);
  }

  /** Sets a new picture and emits `happened`. `at` is when it arrived. */
  show(version: number, picture: Picture, events: readonly TableEvent[], at?: number): void {
    const before = this.picture;
    this.version = version;
    this.picture = picture;
    this.at = at ?? performance.now();
    this.emit("happened", { events, before, picture });
  }

  /** Settles when this version or a later one is shown. */
  reached(version: number): Promise<void> {
    if (this.version >= version) return Promise.resolve();
    return new Promise((settle) => {
      const stop = this.on("happened", () => {
        if (this.version < version) return;
        stop();
        settle();
      });
    });
  }

  /** Emits `recounted`. The picture already contains the effects of the events. */
  recount(events: readonly TableEvent[]): void {
    if (this.picture) this.emit("recounted", { events, picture: this.picture });
  }
}
