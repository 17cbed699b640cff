/**
 * The WebSocket to the server, which reconnects automatically.
 *
 * After a reconnect, unanswered commands are sent again under the same id, and watched tables are
 * requested again from the version that the page has. So nothing is lost or done twice.
 */
import { ask, isSignedIn } from "./api";
import { reachability } from "./reachability.svelte";
import type { Answer, Sent, TableCommand } from "../wire/commands";
import type { AnyCommand, Message, Refused } from "../wire/generated";
import { WatchedTable } from "./watched-table.svelte";
import { language } from "./words.svelte";

const FIRST_RETRY_MS = 300;
const MAX_RETRY_MS = 5000;
const IDLE_MS = 25_000;
const ANSWER_TIMEOUT_MS = 8000;
/** After this long without an answer users are told that the network is slow. */
const SLOW_AFTER_MS = 2000;
/** Timeout of the ping after the device woke up. */
const WAKE_TIMEOUT_MS = 2500;

/** A command that the server refused. */
export class Refusal extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

interface PendingCommand {
  text: string;
  timer: number;
  since: number;
  settle: (answer: Answer) => void;
  fail: (reason: Error) => void;
}

export class Connection {
  /** Whether the socket is open. */
  connected = $state(false);
  /** Whether the socket was ever open. Before that, no problem is shown. */
  wasConnected = $state(false);
  /** Whether an answer is overdue. */
  slow = $state(false);
  /** Id of the person who is signed in. */
  person = $state("");

  #socket: WebSocket | null = null;
  #ended = new WeakSet<WebSocket>();
  #tables = new Map<string, WatchedTable>();
  #pending = new Map<string, PendingCommand>();
  #retry = FIRST_RETRY_MS;
  #opening = false;
  /** Whether the page went away. The browser may show it again later, as it was. */
  #isGone = false;
  #count = 0;
  #prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
  #idleTimer = 0;
  #slowTimer = 0;

  /** Whether nothing gets through: the connection is lost, or an answer is overdue. */
  get isStalled(): boolean {
    return this.connected ? this.slow : this.wasConnected;
  }

  watch(name: string): WatchedTable {
    const known = this.#tables.get(name);
    if (known) return known;
    const watched = new WatchedTable(name);
    this.#tables.set(name, watched);
    if (this.connected) this.#subscribe(watched);
    else void this.#open();
    return watched;
  }

  /** Leaves a table. A bot takes the player's place in a running match. */
  unwatch(name: string): void {
    if (this.#tables.delete(name)) this.#leave(name);
  }

  /**
   * Leaves all tables, because the page goes away: it was closed, left or reloaded. The server waits a moment,
   * so a reload disturbs nobody. A page in the background is not left.
   */
  goAway(): void {
    this.#isGone = true;
    for (const name of this.#tables.keys()) this.#leave(name);
  }

  /** Sends a command until it is answered; rejects with a `Refusal`. */
  command(table: string, body: TableCommand): Promise<Answer> {
    const id = this.#id();
    const text = JSON.stringify({ ...body, id, table });
    return new Promise<Answer>((settle, fail) => {
      const timer = window.setInterval(() => this.#socket?.send(text), ANSWER_TIMEOUT_MS);
      this.#pending.set(id, { text, timer, since: performance.now(), settle, fail });
      this.#updateSlow();
      if (this.connected) this.#socket?.send(text);
      else void this.#open();
    });
  }

  /** Reconnects or pings at once, because the device woke up or the network is back. */
  wake(): void {
    this.#retry = FIRST_RETRY_MS;
    if (this.connected && this.#isGone)
      for (const watched of this.#tables.values()) this.#subscribe(watched);
    this.#isGone = false;
    if (this.connected) this.#ping(WAKE_TIMEOUT_MS);
    else void this.#open();
  }

  #id(): string {
    this.#count += 1;
    return `${this.#prefix}-${String(this.#count)}`;
  }

  #send(body: Sent<AnyCommand>): void {
    if (this.connected) this.#socket?.send(JSON.stringify(body));
  }

  async #open(): Promise<void> {
    if (this.#opening || this.connected || !isSignedIn()) return;
    this.#opening = true;
    try {
      const { ticket } = await withTimeout(ask("POST /api/socket-ticket"));
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const query = new URLSearchParams({ ticket, lang: language() });
      const socket = new WebSocket(`${scheme}://${location.host}/api/socket?${query.toString()}`);
      socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as Message);
      socket.onopen = () => this.#handleOpen(socket);
      // A network that drops packets neither opens nor closes the socket.
      const stuck = window.setTimeout(() => socket.close(), ANSWER_TIMEOUT_MS);
      socket.onclose = () => {
        window.clearTimeout(stuck);
        this.#handleClose(socket);
      };
      socket.addEventListener("open", () => window.clearTimeout(stuck));
    } catch {
      this.#opening = false;
      this.#scheduleReconnect();
    }
  }

  #handleOpen(socket: WebSocket): void {
    this.#socket = socket;
    this.#opening = false;
    this.connected = this.wasConnected = true;
    reachability.markReachable();
    this.#retry = FIRST_RETRY_MS;
    for (const watched of this.#tables.values()) this.#subscribe(watched);
    for (const pending of this.#pending.values()) socket.send(pending.text);
    this.#restartIdleTimer();
  }

  #handleClose(socket: WebSocket): void {
    if (this.#ended.has(socket)) return;
    this.#ended.add(socket);
    if (this.#socket !== null && this.#socket !== socket) return;
    this.#socket = null;
    this.#opening = false;
    this.connected = false;
    this.#scheduleReconnect();
  }

  #scheduleReconnect(): void {
    if (this.#tables.size === 0 && this.#pending.size === 0) return;
    window.setTimeout(() => void this.#open(), this.#retry * (0.75 + Math.random() / 2));
    this.#retry = Math.min(2 * this.#retry, MAX_RETRY_MS);
  }

  /** After each message: pings the server once nothing was received for a while. */
  #restartIdleTimer(): void {
    window.clearTimeout(this.#idleTimer);
    this.#idleTimer = window.setTimeout(() => this.#ping(ANSWER_TIMEOUT_MS), IDLE_MS);
  }

  /** Sends a ping, and reconnects if nothing arrives before the timeout. */
  #ping(timeout: number): void {
    const socket = this.#socket;
    window.clearTimeout(this.#idleTimer);
    this.#send({ do: "ping" });
    this.#idleTimer = window.setTimeout(() => {
      if (!socket || socket !== this.#socket) return;
      socket.close();
      this.#handleClose(socket); // a dead socket takes minutes to report that it is closed
    }, timeout);
  }

  #updateSlow(): void {
    window.clearTimeout(this.#slowTimer);
    const longest = Math.min(...[...this.#pending.values()].map((one) => one.since));
    const waited = performance.now() - longest;
    this.slow = this.#pending.size > 0 && waited >= SLOW_AFTER_MS;
    if (this.#pending.size > 0 && !this.slow)
      this.#slowTimer = window.setTimeout(() => this.#updateSlow(), SLOW_AFTER_MS - waited + 10);
  }

  #leave(table: string): void {
    this.#send({ do: "unwatch", id: this.#id(), table, leaves: true });
  }

  #subscribe(watched: WatchedTable): void {
    const since = watched.received?.version ?? null;
    this.#send({ do: "watch", id: `w${this.#id()}`, table: watched.name, since });
  }

  #receive(message: Message): void {
    this.#restartIdleTimer();
    switch (message.is) {
      case "welcome":
        this.person = message.person;
        break;
      case "seen": {
        const { version, picture, missed: events = [] } = message;
        this.#tables.get(message.table)?.receive({ version, picture, events, isComplete: true });
        break;
      }
      case "happened": {
        const watched = this.#tables.get(message.table);
        const before = watched?.received;
        if (!before || message.version <= before.version) break;
        if (message.version > before.version + 1) {
          this.#subscribe(watched);
          break;
        }
        const { version, events, change } = message;
        const picture = { ...before.picture, ...change };
        watched.receive({ version, picture, events, isComplete: false });
        break;
      }
      case "history":
        this.#tables.get(message.table)?.recount(message.events);
        break;
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
        const pending = message.id === null ? undefined : this.#settle(message.id);
        pending?.fail(new Refusal(message));
        if (message.id?.startsWith("w"))
          for (const watched of this.#tables.values())
            if (watched.picture === null) watched.problem = message;
        break;
      }
      case "unknown": {
        // The server does not know whether the command was stored. A retry with the same id is safe.
        const pending = this.#pending.get(message.id);
        if (pending) window.setTimeout(() => this.#socket?.send(pending.text), 1000);
        break;
      }
      case "leaving":
        this.#retry = FIRST_RETRY_MS;
        break;
      default: // a newer server may send more
        break;
    }
  }

  #settle(id: string): PendingCommand | undefined {
    const pending = this.#pending.get(id);
    if (pending) window.clearInterval(pending.timer);
    this.#pending.delete(id);
    this.#updateSlow();
    return pending;
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) =>
    window.setTimeout(() => fail(new Error("timeout")), ANSWER_TIMEOUT_MS),
  );
  return Promise.race([work, late]);
}

export const connection = new Connection();

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") connection.wake();
});
window.addEventListener("pageshow", () => connection.wake());
window.addEventListener("pagehide", () => connection.goAway());
window.addEventListener("online", () => connection.wake());
window.addEventListener("offline", () => connection.wake());
