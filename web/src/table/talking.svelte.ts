/** What is written at a table: what one may write, what one wants to read. */
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

const MUTED = "romme-muted";

/** Null stands for what is usual: free at private tables, nothing at listed ones. */
export function talkOf(terms: TableTerms): "off" | "presets" | "free" {
  return terms.talk ?? (terms.visibility === "private" ? "free" : "off");
}

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(MUTED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export class Talking {
  readonly watched: WatchedTable;
  muted = $state.raw<readonly string[]>(remembered());
  problem = $state("");
  /** So many messages one has looked at. */
  read = $state(0);

  constructor(watched: WatchedTable) {
    this.watched = watched;
  }

  /** Those that one wants to read. */
  readonly shown: Said[] = $derived.by(() =>
    this.watched.said.filter((one) => !this.muted.includes(one.person)),
  );

  readonly unread: number = $derived.by(() => {
    const others = this.shown.filter((one) => one.person !== connection.person);
    return others.filter((one) => one.at > this.read).length;
  });

  looked(): void {
    this.read = Math.max(this.read, ...this.shown.map((one) => one.at));
  }

  say(preset: string): Promise<boolean> {
    return this.#send({ do: "say", preset });
  }

  write(text: string): Promise<boolean> {
    return this.#send({ do: "say", text });
  }

  mute(person: string): void {
    this.muted = [...this.muted, person];
    localStorage.setItem(MUTED, JSON.stringify(this.muted));
    void this.#send({ do: "mute", person });
  }

  unmute(person: string): void {
    this.muted = this.muted.filter((one) => one !== person);
    localStorage.setItem(MUTED, JSON.stringify(this.muted));
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
