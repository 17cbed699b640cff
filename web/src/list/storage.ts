/**
 * Local storage of a list on the keeper's phone: the last list from the server, pending commands,
 * refused commands that need a decision, and the draft of the current line.
 *
 * Every command has its own key. Tabs only add and remove keys, so they never overwrite each other.
 */
import type { ListRef } from "../tournament/access-keys";
import type { FootSeen, ListSeen } from "../wire/generated";
import type { LineDraft } from "./line-draft";
import type { ReadState } from "./office-changes";
import type { OnList } from "./pending";

/** A command that the server has not answered yet, or that the stored list does not show yet. */
export interface PendingCommand {
  /** The command id, which makes retries idempotent. */
  id: string;
  order: number;
  command: OnList;
  /** Whether it was ever sent; then it may have arrived even without an answer. */
  tried: boolean;
  /** The server's version with this command; 0 if the server has not confirmed it. */
  sent: number;
  /** For a signature: the sums that were shown when signing. */
  sums: FootSeen[] | null;
}

/** A command that the server refused; kept until the user decides. */
export interface RefusedEntry {
  id: string;
  order: number;
  command: OnList;
  code: string;
  message: string;
}

/** The list, or the control list that is kept in parallel. */
export type ListKind = "list" | "control";

export type StorageBackend = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

const ORDER_DIGITS = 8;
/** Format of stored lists and drafts; a new number discards the old ones. Commands have no format. */
const FORMAT = 1;

export function storagePrefix(tournament: string, { series, table }: ListRef): string {
  return `romme-list-${tournament}-${series}-${table}-`;
}

/** The type of each stored value, by key. */
interface StoredValues {
  [pending: `w-${string}`]: PendingCommand;
  [refused: `a-${string}`]: RefusedEntry;
  [picture: `picture-${number}`]: ListSeen;
  [draft: `draft-${number}`]: LineDraft;
  [read: `read-${number}`]: ReadState;
  kept: ListKind;
}

export class ListStorage {
  readonly prefix: string;
  readonly #backend: StorageBackend;
  /** Values that could not be stored; lost when the page is closed. */
  readonly #unsaved = new Map<string, string>();

  constructor(backend: StorageBackend, prefix: string) {
    this.#backend = backend;
    this.prefix = prefix;
  }

  /** Whether everything is stored. */
  get isSafe(): boolean {
    return this.#unsaved.size === 0;
  }

  // --- pending commands --------------------------------------------------------------------------

  /** Pending commands in the order in which they are sent. */
  pending(): PendingCommand[] {
    return this.#all("w-").sort(byOrder);
  }

  /** Stores a new command. */
  add(id: string, command: OnList, sums: FootSeen[] | null = null): PendingCommand {
    const last = Math.max(0, ...this.pending().map((one) => one.order));
    const one: PendingCommand = { id, order: last + 1, command, tried: false, sent: 0, sums };
    this.save(one);
    return one;
  }

  save(one: PendingCommand): void {
    this.#write(this.#key(one), one);
  }

  /** Updates a command; returns false if another tab has removed it. */
  update(one: PendingCommand, changes: Partial<Pick<PendingCommand, "tried" | "sent">>): boolean {
    const known = this.#read(this.#key(one));
    if (known) this.save({ ...known, ...changes });
    return known !== null;
  }

  remove(one: PendingCommand): void {
    this.#remove(this.#key(one));
  }

  #key(one: PendingCommand): `w-${string}` {
    return `w-${String(one.order).padStart(ORDER_DIGITS, "0")}-${one.id}`;
  }

  // --- refused commands --------------------------------------------------------------------------

  refused(): RefusedEntry[] {
    return this.#all("a-").sort(byOrder);
  }

  /** Moves a pending command to the refused ones: stores it there first, then removes it here. */
  moveToRefused(one: PendingCommand, code: string, message: string): void {
    const { id, order, command } = one;
    this.#write(`a-${id}`, { id, order, command, code, message });
    this.remove(one);
  }

  removeRefused(id: string): void {
    this.#remove(`a-${id}`);
  }

  // --- list, draft and kind ----------------------------------------------------------------------

  picture(): ListSeen | null {
    return this.#read(`picture-${FORMAT}`);
  }

  /** Stores the server's list, and removes the commands that it contains. */
  savePicture(list: ListSeen): void {
    this.#write(`picture-${FORMAT}`, list);
    for (const one of this.pending()) if (one.sent && one.sent <= list.version) this.remove(one);
  }

  /** The state of the list that the keeper has read; null on a device that has not seen it yet. */
  readState(): ReadState | null {
    return this.#read(`read-${FORMAT}`);
  }

  saveReadState(state: ReadState): void {
    this.#write(`read-${FORMAT}`, state);
  }

  draft(): LineDraft | null {
    return this.#read(`draft-${FORMAT}`);
  }

  saveDraft(draft: LineDraft | null): void {
    if (draft) this.#write(`draft-${FORMAT}`, draft);
    else this.#remove(`draft-${FORMAT}`);
  }

  listKind(): ListKind | null {
    return this.#read("kept");
  }

  saveListKind(listKind: ListKind): void {
    this.#write("kept", listKind);
  }

  // --- backend -----------------------------------------------------------------------------------

  #all<Kind extends "w-" | "a-">(kind: Kind): StoredValues[`${Kind}${string}`][] {
    const start = this.prefix + kind;
    const keys = new Set([...this.#unsaved.keys()].filter((one) => one.startsWith(start)));
    for (let number = 0; number < this.#backend.length; number += 1) {
      const key = this.#backend.key(number);
      if (key?.startsWith(start)) keys.add(key);
    }
    return [...keys].flatMap(
      (key) => this.#read(key.slice(this.prefix.length) as `${Kind}${string}`) ?? [],
    );
  }

  #read<Key extends keyof StoredValues>(key: Key): StoredValues[Key] | null {
    const text = this.#unsaved.get(this.prefix + key) ?? this.#backend.getItem(this.prefix + key);
    if (text === null) return null;
    try {
      return JSON.parse(text) as StoredValues[Key];
    } catch {
      return null; // not ours
    }
  }

  #write<Key extends keyof StoredValues>(key: Key, value: StoredValues[Key]): void {
    const text = JSON.stringify(value);
    try {
      this.#backend.setItem(this.prefix + key, text);
      this.#unsaved.delete(this.prefix + key);
    } catch {
      this.#unsaved.set(this.prefix + key, text); // storage is full or not permitted
    }
  }

  #remove(key: keyof StoredValues): void {
    this.#unsaved.delete(this.prefix + key);
    this.#backend.removeItem(this.prefix + key);
  }
}

function byOrder(one: { order: number; id: string }, other: { order: number; id: string }): number {
  return one.order - other.order || (one.id < other.id ? -1 : 1);
}
