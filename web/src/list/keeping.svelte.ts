/**
 * The list of a table on the phone of whoever keeps it, with or without a network.
 *
 * Whatever is entered is kept on the phone first and then sent. What is shown is the server's last
 * picture with everything on top that it has not been told yet.
 */
import { say } from "../lib/words.svelte";
import { sendCommand, redeemPin, previewCommand, fetchList, newId } from "../tournament/requests";
import type { ListRef } from "../tournament/access-keys";
import { Updates } from "../tournament/updates.svelte";
import { ServerTime } from "../tournament/server-time.svelte";
import type { DoubtTold, FootSeen, ListSeen } from "../wire/generated";
import { aloneAs } from "./alone";
import { isTouched, type Draft } from "./entering";
import { judged } from "./judged";
import { project, type OnList } from "./pending";
import { Sender, type Outcome } from "./sender";
import { Shelf, shelfName, type Aside, type Kept, type Waiting } from "./shelf";
import { choice } from "./settling";

const FIRST_RETRY = 1000;
const LAST_RETRY = 20_000;
const LOCAL = "list-sums-changed";

/** How taking back went. */
export type TakenBack = { is: "done" } | { is: "changed" } | { is: "refused"; message: string };

export class Keeping {
  readonly id: string;
  readonly place: ListRef;
  picture = $state.raw<ListSeen | null>(null);
  waiting = $state.raw<Waiting[]>([]);
  asides = $state.raw<Aside[]>([]);
  kept = $state.raw<Kept | null>(null);
  /** Why the list does not open; empty if it does. */
  locked = $state("");
  /** Whether the device keeps what is entered. */
  isSafe = $state(true);
  /** Whether the last thing sent was not answered. */
  isStuck = $state(false);
  /** What is read out. */
  told = $state("");
  /** How often it was opened: with another key, listening begins anew. */
  round = $state(1);
  readonly time = new ServerTime();

  readonly #updates: Updates;
  readonly #shelf: Shelf;
  readonly #sender: Sender;
  #draft = $state.raw<Draft | null>(null);
  #timer = 0;
  #retry = FIRST_RETRY;

  readonly #projected = $derived(this.picture && project(this.picture, this.waiting));
  /** The list as it will be; null as long as it was never seen. */
  readonly list = $derived(this.#projected?.list ?? null);
  readonly unsent = $derived(this.#projected?.unsent ?? null);
  /** Whether this phone keeps the second list. */
  readonly isControl = $derived(
    this.kept === "control" && this.picture?.terms.control_list === "asked",
  );
  /** How many entries the server does not have yet. */
  readonly toSend = $derived(this.waiting.filter((one) => !one.sent).length);

  constructor(id: string, place: ListRef) {
    this.id = id;
    this.place = place;
    this.#shelf = new Shelf(localStorage, shelfName(id, place));
    this.#updates = new Updates(id, () => this.#look(), place);
    this.#sender = new Sender(this.#shelf, (one) => this.#post(one), {
      alone: aloneAs(this.#shelf.name),
      changed: () => this.#read(),
    });
    this.picture = this.#shelf.picture();
    this.#draft = this.#shelf.draft();
    this.#read();
  }

  /** Whether the server can be heard now. */
  get isHeard(): boolean {
    return !this.#updates.isOffline && !this.isStuck;
  }

  /** The line that is being filled in, if anything of it was said. */
  get draft(): Draft | null {
    return this.#draft;
  }

  set draft(draft: Draft | null) {
    this.#draft = draft && (draft.seen || isTouched(draft)) ? draft : null;
    this.#shelf.keepDraft(this.#draft);
    this.isSafe = this.#shelf.isSafe;
  }

  /** Looks, sends, and follows what other tabs do, until the answer is called. */
  listen(): () => void {
    const end = new AbortController();
    const wake = () => {
      this.#retry = FIRST_RETRY;
      void this.send();
    };
    window.addEventListener("online", wake, { signal: end.signal });
    window.addEventListener("pageshow", wake, { signal: end.signal });
    document.addEventListener("visibilitychange", wake, { signal: end.signal });
    window.addEventListener("storage", (event) => this.#elsewhere(event), { signal: end.signal });
    const quiet = this.#updates.listen();
    const still = this.time.tick();
    void this.send();
    return () => {
      end.abort();
      quiet();
      still();
      window.clearTimeout(this.#timer);
    };
  }

  // --- what is entered ---------------------------------------------------------------------------

  /** Keeps a command and sends it as soon as that is possible. */
  give(command: OnList): void {
    const sums = command.do === "sign" && this.list ? this.list.feet : null;
    this.#shelf.add(newId(), command, sums);
    this.#read();
    void this.send();
  }

  keep(kept: Kept): void {
    this.#shelf.keep(kept);
    this.draft = null;
    this.#read();
  }

  /** Sends what waits; without an answer it is tried again by itself. */
  async send(): Promise<void> {
    window.clearTimeout(this.#timer);
    const isNews = this.toSend > 0;
    const sent = isNews ? await this.#sender.run() : "done";
    this.#read();
    this.isStuck = sent === "unheard";
    if (sent === "done") {
      this.#retry = FIRST_RETRY;
      if (isNews) this.#updates.refresh();
    } else if (sent !== "locked") {
      this.#timer = window.setTimeout(() => void this.send(), this.#retry);
      this.#retry = Math.min(2 * this.#retry, LAST_RETRY);
    }
  }

  /** What looks mistyped to the server; nothing where it cannot be asked. */
  async doubts(command: OnList): Promise<DoubtTold[]> {
    if (this.toSend > 0 || !this.isHeard || this.locked) return [];
    return await previewCommand(this.id, command, this.place).then(
      (found) => found.doubts,
      () => [],
    );
  }

  // --- taking back -------------------------------------------------------------------------------

  /** What was entered last and never sent: it can simply be dropped. */
  readonly droppable = $derived.by(() => {
    const last = this.waiting.filter((one) => !one.sent).at(-1);
    return last && !last.tried ? last : null;
  });

  drop(one: Waiting): void {
    this.#shelf.take(one);
    this.#read();
  }

  /** Takes back the last step on the server's list, if it is still the one that is shown. */
  async takeBack(): Promise<TakenBack> {
    const { series, table } = this.place;
    try {
      const before = written(this.picture);
      const fresh = await fetchList(this.id, this.place);
      this.#show(fresh);
      if (written(fresh) !== before) return { is: "changed" };
      // The same wish on the same picture is one wish, however often it is sent.
      const id = `undo-${fresh.version}`;
      const given = { id, place: this.place, seen: fresh.version };
      await sendCommand(this.id, { do: "undo-on-list", series, table }, given);
      this.#updates.refresh();
      return { is: "done" };
    } catch (error) {
      const found = judged(error);
      const message = found.is === "unheard" ? say("list-undo-unheard") : found.message;
      return { is: "refused", message };
    }
  }

  // --- what was refused --------------------------------------------------------------------------

  /** Lets the list stand as it is: the entry goes. */
  giveUp(aside: Aside): void {
    this.#shelf.settle(aside.id);
    this.#read();
  }

  /** Sends an entry after all, in the form that fits the list now. */
  insist(aside: Aside): void {
    const wanted = this.list && choice(this.list, aside.command).send;
    if (wanted) this.give(wanted);
    this.giveUp(aside);
  }

  // --- getting in --------------------------------------------------------------------------------

  /** Gets the key for a PIN; rejects with a `Problem`. */
  async open(pin: string): Promise<void> {
    await redeemPin(this.id, pin, this.place);
    this.reopen();
  }

  /** Tries again: there is a new key, here or from another tab. */
  reopen(): void {
    this.locked = "";
    this.round += 1;
  }

  // --- inside ------------------------------------------------------------------------------------

  async #look(): Promise<number> {
    try {
      const seen = await fetchList(this.id, this.place);
      this.#show(seen);
      this.locked = "";
      if (this.toSend > 0) void this.send();
      return seen.version;
    } catch (error) {
      const found = judged(error);
      if (found.is === "locked") this.locked = found.message;
      throw error;
    }
  }

  #show(seen: ListSeen): void {
    // Answers may overtake each other.
    if (this.picture && seen.version < this.picture.version) return;
    this.picture = seen;
    this.time.set(seen.now);
    this.#shelf.keepPicture(seen);
    this.#read();
  }

  async #post(one: Waiting): Promise<Outcome> {
    try {
      const refusal = one.sums && (await this.#isSignedOver(one.sums, one.command));
      if (refusal) return { is: "refused", code: LOCAL, message: say(LOCAL) };
      const taken = await sendCommand(this.id, one.command, { id: one.id, place: this.place });
      return { is: "taken", version: taken.version };
    } catch (error) {
      const found = judged(error);
      if (found.is === "locked") this.locked = found.message;
      return found;
    }
  }

  /** Whether somebody signed sums that are not those of the list: it was changed meanwhile. */
  async #isSignedOver(sums: FootSeen[], wanted: OnList): Promise<boolean> {
    const now = await fetchList(this.id, this.place);
    this.#show(now);
    if (wanted.do !== "sign" || now.signatures.some((one) => one.seat === wanted.seat))
      return false;
    return JSON.stringify(now.feet) !== JSON.stringify(sums);
  }

  #read(): void {
    this.waiting = this.#shelf.waiting();
    this.asides = this.#shelf.asides();
    this.kept = this.#shelf.kept();
    this.isSafe = this.#shelf.isSafe;
  }

  /** Another tab has kept or sent something. */
  #elsewhere(event: StorageEvent): void {
    if (event.key?.startsWith("romme-key-") && this.locked) this.reopen();
    if (event.key !== null && !event.key.startsWith(this.#shelf.name)) return;
    const seen = this.#shelf.picture();
    if (seen && seen.version > (this.picture?.version ?? -1)) this.picture = seen;
    this.#read();
  }
}

/** What stands on a list, to see whether it is still the same. */
function written(list: ListSeen | null): string {
  if (!list) return "";
  const { games, struck, signatures, corrections, incidents, pack_checked, replays } = list;
  return JSON.stringify([games, struck, signatures, corrections, incidents, pack_checked, replays]);
}
