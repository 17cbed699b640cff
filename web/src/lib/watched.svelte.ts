/** A table that the page shows, whoever plays there: the server, or the script of a lesson. */
import type { Picture, Refused, Said, TableEvent } from "../wire/generated";
import { Emitter } from "./emitter";

/** Something has happened: the table is as `picture` says now. */
export interface Happening {
  /** In order; empty where only the picture is new. */
  events: readonly TableEvent[];
  /** Null if this is the first one. */
  before: Picture | null;
  picture: Picture;
}

export class Watched extends Emitter<{ happened: Happening }> {
  readonly name: string;
  version = $state(0);
  picture = $state.raw<Picture | null>(null);
  /** When the picture came: clocks count down from there. */
  at = $state(0);
  said = $state.raw<Said[]>([]);
  problem = $state<Refused | null>(null);

  constructor(name: string) {
    super();
    this.name = name;
  }

  /** Takes over a new picture, and tells those who listen what has led to it. */
  show(version: number, picture: Picture, events: readonly TableEvent[]): void {
    const before = this.picture;
    this.version = version;
    this.picture = picture;
    this.at = performance.now();
    this.emit("happened", { events, before, picture });
  }
}
