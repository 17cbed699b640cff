/**
 * The connection to the server: made anew when it breaks, without anybody having to do anything.
 *
 * Commands that were not answered are sent again under the same id; tables that are watched are asked
 * for again from the version that the page has. So nothing is lost and nothing happens twice.
 */
import { ask, isIn } from "./api";
import { reach } from "./reach.svelte";
import type { Answer, Sent, TableCommand } from "../wire/commands";
import type { AnyCommand, Message, Refused } from "../wire/generated";
import { Watched } from "./watched.svelte";
import { spoken } from "./words.svelte";

const FIRST_RETRY = 300;
const LONGEST_RETRY = 5000;
const QUIET = 25_000;
const ANSWER_WITHIN = 8000;
/** After this long without an answer people are told that the network is slow. */
const SLOW_AFTER = 2000;
/** A device that woke up asks whether the line is still there, and does not wait long. */
const AWAKE_WITHIN = 2500;

/** A command that was not carried out. */
export class Refusal extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

interface Waiting {
  text: string;
  timer: number;
  since: number;
  settle: (answer: Answer) => void;
  fail: (reason: Error) => void;
}

export class Connection {
  /** Whether the server can be heard now. */
  connected = $state(false);
  /** Whether it ever could: before that nothing is amiss. */
  wasConnected = $state(false);
  /** Whether an answer is long in coming. */
  slow = $state(false);
  person = $state("");

  #socket: WebSocket | null = null;
  #ended = new WeakSet<WebSocket>();
  #tables = new Map<string, Watched>();
  #waiting = new Map<string, Waiting>();
  #retry = FIRST_RETRY;
  #opening = false;
  #number = 0;
  #prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
  #quiet = 0;
  #slowness = 0;

  watch(name: string): Watched {
    const known = this.#tables.get(name);
    if (known) return known;
    const watched = new Watched(name);
    this.#tables.set(name, watched);
    if (this.connected) this.#askFor(watched);
    else void this.#open();
    return watched;
  }

  unwatch(name: string): void {
    if (this.#tables.delete(name)) this.#send({ do: "unwatch", id: this.#id(), table: name });
  }

  /** Has a command carried out; rejects with a `Refusal`. */
  command(table: string, body: TableCommand): Promise<Answer> {
    const id = this.#id();
    const text = JSON.stringify({ ...body, id, table });
    return new Promise<Answer>((settle, fail) => {
      const timer = window.setInterval(() => this.#socket?.send(text), ANSWER_WITHIN);
      this.#waiting.set(id, { text, timer, since: performance.now(), settle, fail });
      this.#watchSlowness();
      if (this.connected) this.#socket?.send(text);
      else void this.#open();
    });
  }

  /** Looks again at once: the device woke up, or the network is back. */
  wake(): void {
    this.#retry = FIRST_RETRY;
    if (this.connected) this.#doubt(AWAKE_WITHIN);
    else void this.#open();
  }

  #id(): string {
    this.#number += 1;
    return `${this.#prefix}-${String(this.#number)}`;
  }

  #send(body: Sent<AnyCommand>): void {
    if (this.connected) this.#socket?.send(JSON.stringify(body));
  }

  async #open(): Promise<void> {
    if (this.#opening || this.connected || !isIn()) return;
    this.#opening = true;
    try {
      const { ticket } = await within(ask("POST /api/socket-ticket"));
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const query = new URLSearchParams({ ticket, lang: spoken() });
      const socket = new WebSocket(`${scheme}://${location.host}/api/socket?${query.toString()}`);
      socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as Message);
      socket.onopen = () => this.#opened(socket);
      // A network that swallows everything says neither yes nor no.
      const stuck = window.setTimeout(() => socket.close(), ANSWER_WITHIN);
      socket.onclose = () => {
        window.clearTimeout(stuck);
        this.#lost(socket);
      };
      socket.addEventListener("open", () => window.clearTimeout(stuck));
    } catch {
      this.#opening = false;
      this.#again();
    }
  }

  #opened(socket: WebSocket): void {
    this.#socket = socket;
    this.#opening = false;
    this.connected = this.wasConnected = true;
    reach.heard();
    this.#retry = FIRST_RETRY;
    for (const watched of this.#tables.values()) this.#askFor(watched);
    for (const waiting of this.#waiting.values()) socket.send(waiting.text);
    this.#hear();
  }

  #lost(socket: WebSocket): void {
    if (this.#ended.has(socket)) return;
    this.#ended.add(socket);
    if (this.#socket !== null && this.#socket !== socket) return;
    this.#socket = null;
    this.#opening = false;
    this.connected = false;
    this.#again();
  }

  #again(): void {
    if (this.#tables.size === 0 && this.#waiting.size === 0) return;
    window.setTimeout(() => void this.#open(), this.#retry * (0.75 + Math.random() / 2));
    this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY);
  }

  /** A line on which nothing is heard for long is asked whether it is still there. */
  #hear(): void {
    window.clearTimeout(this.#quiet);
    this.#quiet = window.setTimeout(() => this.#doubt(ANSWER_WITHIN), QUIET);
  }

  /** Asks whether anybody is there; without an answer the line is made anew. */
  #doubt(patience: number): void {
    const socket = this.#socket;
    window.clearTimeout(this.#quiet);
    this.#send({ do: "ping" });
    this.#quiet = window.setTimeout(() => {
      if (!socket || socket !== this.#socket) return;
      socket.close();
      this.#lost(socket); // a dead line takes minutes to say that it is closed
    }, patience);
  }

  #watchSlowness(): void {
    window.clearTimeout(this.#slowness);
    const longest = Math.min(...[...this.#waiting.values()].map((one) => one.since));
    const waited = performance.now() - longest;
    this.slow = this.#waiting.size > 0 && waited >= SLOW_AFTER;
    if (this.#waiting.size > 0 && !this.slow)
      this.#slowness = window.setTimeout(() => this.#watchSlowness(), SLOW_AFTER - waited + 10);
  }

  #askFor(watched: Watched): void {
    const since = watched.version > 0 ? watched.version : null;
    this.#send({ do: "watch", id: `w${this.#id()}`, table: watched.name, since });
  }

  #take(message: Message): void {
    this.#hear();
    switch (message.is) {
      case "welcome":
        this.person = message.person;
        break;
      case "seen": {
        const watched = this.#tables.get(message.table);
        watched?.show(message.version, message.picture, message.missed ?? []);
        break;
      }
      case "happened": {
        const watched = this.#tables.get(message.table);
        if (!watched?.picture || message.version <= watched.version) break;
        if (message.version > watched.version + 1) {
          this.#askFor(watched);
          break;
        }
        const picture = { ...watched.picture, ...message.change };
        watched.show(message.version, picture, message.events);
        break;
      }
      case "said": {
        const watched = this.#tables.get(message.table);
        if (watched && !watched.said.some((one) => one.message === message.message))
          watched.said = [...watched.said, message].slice(-100);
        break;
      }
      case "done":
      case "drafted":
      case "hinted":
      case "arranged":
        this.#settle(message.id)?.settle(message);
        break;
      case "refused": {
        const waiting = message.id === null ? undefined : this.#settle(message.id);
        waiting?.fail(new Refusal(message));
        if (message.id?.startsWith("w"))
          for (const watched of this.#tables.values())
            if (watched.picture === null) watched.problem = message;
        break;
      }
      case "unknown": {
        // Nobody knows whether it was kept: under its id it is carried out once in any case.
        const waiting = this.#waiting.get(message.id);
        if (waiting) window.setTimeout(() => this.#socket?.send(waiting.text), 1000);
        break;
      }
      case "leaving":
        this.#retry = FIRST_RETRY;
        break;
      default: // a later server may say more
        break;
    }
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting) window.clearInterval(waiting.timer);
    this.#waiting.delete(id);
    this.#watchSlowness();
    return waiting;
  }
}

function within<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) =>
    window.setTimeout(() => fail(new Error("late")), ANSWER_WITHIN),
  );
  return Promise.race([work, late]);
}

export const connection = new Connection();

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") connection.wake();
});
window.addEventListener("pageshow", () => connection.wake());
window.addEventListener("online", () => connection.wake());
window.addEventListener("offline", () => connection.wake());
