/** The chat of a table: sending, muting, and unread messages. */
import { connection, Refusal } from "../lib/socket.svelte";
import type { WatchedTable } from "../lib/watched-table.svelte";
import type { TableCommand } from "../wire/commands";
import type { Picture, Said, TableTerms } from "../wire/generated";

export const PRESETS = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "one-moment",
  "i-am-back",
  "nice-hand",
  "that-was-close",
  "another-game",
  "good-bye",
] as const;

const STORAGE_KEY = "romme-muted";

/** The chat mode of a table. The default is free at private tables and off at listed ones. */
export function chatMode(terms: TableTerms): "off" | "presets" | "free" {
  return terms.talk ?? (terms.visibility === "private" ? "free" : "off");
}

function loadMuted(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export class TableChat {
  readonly watched: WatchedTable;
  muted = $state.raw<readonly string[]>(loadMuted());
  problem = $state("");
  /** Time of the latest message that was read. */
  readUntil = $state(0);

  constructor(watched: WatchedTable) {
    this.watched = watched;
  }

  /** Messages of people who are not muted. */
  readonly shown: Said[] = $derived.by(() =>
    this.watched.said.filter((one) => !this.muted.includes(one.person)),
  );

  readonly unread: number = $derived.by(() => {
    const others = this.shown.filter((one) => one.person !== connection.person);
    return others.filter((one) => one.at > this.readUntil).length;
  });

  markRead(): void {
    this.readUntil = Math.max(this.readUntil, ...this.shown.map((one) => one.at));
  }

  say(preset: string): Promise<boolean> {
    return this.#send({ do: "say", preset });
  }

  write(text: string): Promise<boolean> {
    return this.#send({ do: "say", text });
  }

  mute(person: string): void {
    this.muted = [...this.muted, person];
    localStorage.setItem(STORAGE_KEY, JSON.stringify(this.muted));
    void this.#send({ do: "mute", person });
  }

  unmute(person: string): void {
    this.muted = this.muted.filter((one) => one !== person);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(this.muted));
    void this.#send({ do: "unmute", person });
  }

  report(person: string, text: string): Promise<boolean> {
    return this.#send({ do: "report", person, text });
  }

  silence(person: string): Promise<boolean> {
    return this.#send({ do: "silence", person });
  }

  unsilence(person: string): Promise<boolean> {
    return this.#send({ do: "unsilence", person });
  }

  isHost(picture: Picture): boolean {
    return picture.host === connection.person;
  }

  async #send(command: TableCommand): Promise<boolean> {
    this.problem = "";
    try {
      await connection.command(this.watched.name, command);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.message;
      return false;
    }
  }
}
