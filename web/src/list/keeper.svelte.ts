/**
 * The list of a table on the phone of its keeper, online or offline.
 *
 * Every entry is stored on the phone first and then sent. The page shows the last list from the
 * server with the pending commands applied.
 */
import { say } from "../lib/words.svelte";
import { sendCommand, redeemPin, previewCommand, fetchList, newId } from "../tournament/requests";
import type { ListRef } from "../tournament/access-keys";
import { nextCode, readReceipt, writeHandOver } from "../tournament/hand-over";
import { learnAddresses } from "../tournament/server-addresses";
import { Updates } from "../tournament/updates.svelte";
import { ServerTime } from "../tournament/server-time.svelte";
import type { DoubtInfo, FootSeen, ListSeen } from "../wire/generated";
import { tabLock } from "./tab-lock";
import { isTouched, type LineDraft } from "./line-draft";
import { afterOwnUndo, officeChanges, readStateOf, type OfficeChanges } from "./office-changes";
import { outcomeOf } from "./outcome";
import { project, type OnList } from "./pending";
import { Sender, type Outcome } from "./sender";
import {
  ListStorage,
  storagePrefix,
  type RefusedEntry,
  type ListKind,
  type PendingCommand,
} from "./storage";
import { conflictOf } from "./conflict";
import { CallSender } from "./call-sender.svelte";

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 20_000;
const SUMS_CHANGED = "list-sums-changed";

/** The result of an undo. `changed`: the list is not the one that was shown. */
export type UndoResult = { is: "done" } | { is: "changed" } | { is: "refused"; message: string };

export class ListKeeper {
  readonly id: string;
  readonly place: ListRef;
  /** The last list from the server. */
  picture = $state.raw<ListSeen | null>(null);
  pending = $state.raw<PendingCommand[]>([]);
  refused = $state.raw<RefusedEntry[]>([]);
  listKind = $state.raw<ListKind | null>(null);
  /** Why the key does not open the list; empty if it does. */
  lockReason = $state("");
  /** Whether all entries are stored on the device. */
  isSafe = $state(true);
  /** Whether the last command was not answered. */
  isSendUnanswered = $state(false);
  /** Announced by screen readers. */
  statusText = $state("");
  /** Incremented by a new key, which restarts `listen`. */
  openCount = $state(1);
  /** The changes of the office since the keeper last read the list; null if there are none. */
  changes = $state.raw<OfficeChanges | null>(null);
  readonly serverTime = new ServerTime();
  /** The calls for the director. */
  readonly calls: CallSender;

  readonly #updates: Updates;
  readonly #storage: ListStorage;
  readonly #sender: Sender;
  #draft = $state.raw<LineDraft | null>(null);
  #timer = 0;
  /** The version with an undo of this device that is not shown yet; 0 if there is none. */
  #undoneIn = 0;
  #retry = FIRST_RETRY_MS;

  readonly #projected = $derived(this.picture && project(this.picture, this.pending));
  /** The list with the pending commands applied; null if it was never fetched. */
  readonly list = $derived(this.#projected?.list ?? null);
  readonly unsent = $derived(this.#projected?.unsent ?? null);
  /** Whether this phone keeps the control list. */
  readonly isControl = $derived(
    this.listKind === "control" && this.picture?.terms.control_list === "asked",
  );
  /** Number of commands that the server has not confirmed. */
  readonly unsentCount = $derived(this.pending.filter((one) => !one.sent).length);

  constructor(id: string, place: ListRef) {
    this.id = id;
    this.place = place;
    this.#storage = new ListStorage(localStorage, storagePrefix(id, place));
    this.#updates = new Updates(id, () => this.#fetch(), place);
    this.#sender = new Sender(this.#storage, (one) => this.#post(one), {
      runExclusive: tabLock(this.#storage.prefix),
      changed: () => this.#reload(),
    });
    this.calls = new CallSender(id, place, () => this.#updates.refresh());
    this.picture = this.#storage.picture();
    this.calls.see(this.picture?.call);
    this.#draft = this.#storage.draft();
    this.#reload();
  }

  /** Whether the last requests were answered. */
  get isOnline(): boolean {
    return !this.#updates.isOffline && !this.isSendUnanswered;
  }

  /** The draft of the current line; null if it is a new line and nothing is answered yet. */
  get draft(): LineDraft | null {
    return this.#draft;
  }

  set draft(draft: LineDraft | null) {
    this.#draft = draft && (draft.seen || isTouched(draft)) ? draft : null;
    this.#storage.saveDraft(this.#draft);
    this.isSafe = this.#storage.isSafe;
  }

  /** Fetches, sends, and watches other tabs; returns a function that stops this. */
  listen(): () => void {
    const end = new AbortController();
    const wake = () => {
      this.#retry = FIRST_RETRY_MS;
      void this.send();
    };
    window.addEventListener("online", wake, { signal: end.signal });
    window.addEventListener("pageshow", wake, { signal: end.signal });
    document.addEventListener("visibilitychange", wake, { signal: end.signal });
    window.addEventListener("storage", (event) => this.#handleStorage(event), {
      signal: end.signal,
    });
    const stopUpdates = this.#updates.listen();
    const stopClock = this.serverTime.tick(() => this.#updates.refresh());
    void this.send();
    return () => {
      end.abort();
      stopUpdates();
      stopClock();
      window.clearTimeout(this.#timer);
    };
  }

  // --- sending -----------------------------------------------------------------------------------

  /** Stores a command, and sends it as soon as possible. */
  submit(command: OnList): void {
    const sums = command.do === "sign" && this.list ? this.list.feet : null;
    this.#storage.add(newId(), command, sums);
    this.#reload();
    void this.send();
  }

  chooseKind(listKind: ListKind): void {
    this.#storage.saveListKind(listKind);
    this.draft = null;
    this.#reload();
  }

  /** Sends pending commands; retries later if there is no answer. */
  async send(): Promise<void> {
    window.clearTimeout(this.#timer);
    const hasUnsent = this.unsentCount > 0;
    const sent = hasUnsent ? await this.#sender.run() : "done";
    this.#reload();
    this.isSendUnanswered = sent === "unanswered";
    if (sent === "done") {
      this.#retry = FIRST_RETRY_MS;
      if (hasUnsent) this.#updates.refresh();
    } else if (sent !== "locked") {
      this.#timer = window.setTimeout(() => void this.send(), this.#retry);
      this.#retry = Math.min(2 * this.#retry, MAX_RETRY_MS);
    }
  }

  /** Counts that look mistyped to the server; empty if it cannot be asked. */
  async doubts(command: OnList): Promise<DoubtInfo[]> {
    if (this.unsentCount > 0 || !this.isOnline || this.lockReason) return [];
    return await previewCommand(this.id, command, this.place).then(
      (found) => found.doubts,
      () => [],
    );
  }

  // --- undo --------------------------------------------------------------------------------------

  /** The last command, if it was never sent, so that it can simply be dropped. */
  readonly droppable = $derived.by(() => {
    const last = this.pending.filter((one) => !one.sent).at(-1);
    return last && !last.tried ? last : null;
  });

  drop(one: PendingCommand): void {
    this.#storage.remove(one);
    this.#reload();
  }

  /** Undoes the last step on the server, if the list is still the one that is shown. */
  async undo(): Promise<UndoResult> {
    const { series, table } = this.place;
    try {
      const before = contentOf(this.picture);
      const fresh = await fetchList(this.id, this.place);
      this.#show(fresh);
      if (contentOf(fresh) !== before) return { is: "changed" };
      // The id depends on the version only, so that a retry is idempotent.
      const id = `undo-${fresh.version}`;
      const options = { id, place: this.place, seen: fresh.version };
      const undo = { do: "undo-on-list", series, table } as const;
      this.#undoneIn = (await sendCommand(this.id, undo, options)).version;
      this.#updates.refresh();
      return { is: "done" };
    } catch (error) {
      const found = outcomeOf(error);
      const message = found.is === "unanswered" ? say("list-undo-unheard") : found.message;
      return { is: "refused", message };
    }
  }

  // --- refused entries ---------------------------------------------------------------------------

  /** Deletes a refused entry; the list stays as it is. */
  discardRefused(entry: RefusedEntry): void {
    this.#storage.removeRefused(entry.id);
    this.#reload();
  }

  /** Sends a refused entry again, as a command that fits the current list. */
  resend(entry: RefusedEntry): void {
    const wanted = this.list && conflictOf(this.list, entry.command).send;
    if (wanted) this.submit(wanted);
    this.discardRefused(entry);
  }

  // --- handing over ------------------------------------------------------------------------------

  /** The first unsent entries as a text for the office; null if there are none. */
  readonly handOver = $derived.by(() => {
    const unsent = this.pending.filter((one) => !one.sent);
    return unsent.length > 0 ? nextCode(this.id, this.place, unsent) : null;
  });

  /**
   * Marks the entries of `handOver` as sent or refused, as the number from the office says. Returns
   * how many were refused, or null if the number is wrong.
   */
  confirmHandedOver(receipt: string): number | null {
    const code = this.handOver;
    const unsent = this.pending.filter((one) => !one.sent);
    // Since the code was shown, more may have been entered.
    const counts = (code?.entries ?? []).map((_, at) => at + 1).reverse();
    for (const count of counts) {
      const entries = unsent.slice(0, count);
      const text = writeHandOver(this.id, { place: this.place, entries });
      const refused = readReceipt(this.id, text, receipt);
      if (refused) return this.#settle(entries, refused);
    }
    return null;
  }

  #settle(entries: PendingCommand[], refused: number[]): number {
    for (const [at, one] of entries.entries()) {
      // Any list that is fetched from now on contains the entry.
      if (!refused.includes(at + 1))
        this.#storage.update(one, { tried: true, sent: (this.picture?.version ?? 0) + 1 });
      else this.#storage.moveToRefused(one, "not-taken-over", say("list-not-taken-over"));
    }
    this.#reload();
    return refused.length;
  }

  // --- changes of the office ---------------------------------------------------------------------

  /** Confirms that the keeper has read what the office has changed. */
  confirmRead(): void {
    if (this.picture) this.#storage.saveReadState(readStateOf(this.picture));
    this.#reload();
  }

  /** Finds changes of the office. Other changes are the table's own, and count as read. */
  #compare(seen: ListSeen, known: ListSeen | null): void {
    let read = this.#storage.readState() ?? readStateOf(known ?? seen);
    if (this.#undoneIn && seen.version >= this.#undoneIn) {
      read = afterOwnUndo(read, seen);
      this.#undoneIn = 0;
    }
    const changes = officeChanges(read, seen);
    this.#storage.saveReadState(changes ? read : readStateOf(seen));
    if (changes && !this.changes) this.statusText = say("list-changed-told");
  }

  // --- access ------------------------------------------------------------------------------------

  /** Exchanges a PIN for a key; rejects with a `Problem`. */
  async open(pin: string): Promise<void> {
    await redeemPin(this.id, pin, this.place);
    this.reopen();
  }

  /** Tries a new key, from here or from another tab. */
  reopen(): void {
    this.lockReason = "";
    this.openCount += 1;
  }

  // --- internals ---------------------------------------------------------------------------------

  async #fetch(): Promise<number> {
    try {
      const seen = await fetchList(this.id, this.place);
      this.#show(seen);
      this.lockReason = "";
      if (this.unsentCount > 0) void this.send();
      void this.calls.send();
      return seen.version;
    } catch (error) {
      const found = outcomeOf(error);
      if (found.is === "locked") this.lockReason = found.message;
      throw error;
    }
  }

  #show(seen: ListSeen): void {
    // Answers may arrive out of order.
    if (this.picture && seen.version < this.picture.version) return;
    learnAddresses(this.id, seen.addresses);
    this.#compare(seen, this.picture);
    this.picture = seen;
    this.serverTime.set(seen.now);
    this.calls.see(seen.call);
    this.#storage.savePicture(seen);
    this.#reload();
  }

  async #post(one: PendingCommand): Promise<Outcome> {
    try {
      const refusal = one.sums && (await this.#haveSumsChanged(one.sums, one.command));
      if (refusal) return { is: "refused", code: SUMS_CHANGED, message: say(SUMS_CHANGED) };
      const taken = await sendCommand(this.id, one.command, { id: one.id, place: this.place });
      return { is: "taken", version: taken.version };
    } catch (error) {
      const found = outcomeOf(error);
      if (found.is === "locked") this.lockReason = found.message;
      return found;
    }
  }

  /** Whether the list has changed since its sums were signed. */
  async #haveSumsChanged(sums: FootSeen[], wanted: OnList): Promise<boolean> {
    const now = await fetchList(this.id, this.place);
    this.#show(now);
    if (wanted.do !== "sign" || now.signatures.some((one) => one.seat === wanted.seat))
      return false;
    return JSON.stringify(now.feet) !== JSON.stringify(sums);
  }

  #reload(): void {
    this.pending = this.#storage.pending();
    this.refused = this.#storage.refused();
    this.listKind = this.#storage.listKind();
    const read = this.#storage.readState();
    this.changes = read && this.picture && officeChanges(read, this.picture);
    this.isSafe = this.#storage.isSafe;
  }

  /** Another tab has stored something. */
  #handleStorage(event: StorageEvent): void {
    if (event.key?.startsWith("romme-key-") && this.lockReason) this.reopen();
    if (event.key !== null && !event.key.startsWith(this.#storage.prefix)) return;
    const seen = this.#storage.picture();
    if (seen && seen.version > (this.picture?.version ?? -1)) this.picture = seen;
    this.#reload();
  }
}

/** The contents of a list as a string, for comparison. */
function contentOf(list: ListSeen | null): string {
  if (!list) return "";
  const { games, struck, signatures, corrections, incidents, pack_checked, replays } = list;
  const ending = list.early_ending ?? null; // missing in snapshots of older versions
  return JSON.stringify([
    ...[games, struck, signatures, corrections, incidents, pack_checked, replays],
    ending,
  ]);
}
