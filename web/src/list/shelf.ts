/**
 * What a phone keeps of a list: the server's last picture, what has not been sent yet, what was
 * refused and waits for a decision, and the line that is being filled in.
 *
 * Every command has a place of its own, so that two tabs never write over each other: one adds, one
 * takes away, and nothing is read, changed and put back.
 */
import type { ListRef } from "../tournament/access-keys";
import type { FootSeen, ListSeen } from "../wire/generated";
import type { Draft } from "./entering";
import type { OnList } from "./pending";

/** A command that the server does not know yet, or that the picture does not show yet. */
export interface Waiting {
  /** Under this id the server takes it once, however often it is sent. */
  id: string;
  order: number;
  command: OnList;
  /** Whether it was ever sent: then nobody knows here whether it arrived. */
  tried: boolean;
  /** The version with which the server has it; 0 = not known to have it. */
  sent: number;
  /** What was signed: the sums that were shown. */
  sums: FootSeen[] | null;
}

/** A command that the server refused: nothing is thrown away before somebody has decided. */
export interface Aside {
  id: string;
  order: number;
  command: OnList;
  code: string;
  message: string;
}

/** Which of the two lists this phone keeps. */
export type Kept = "list" | "control";

export type Drawer = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

const DIGITS = 8;
/** What only shows or prepares something is begun anew when its shape changes; commands never are. */
const FORM = 1;

export function shelfName(tournament: string, { series, table }: ListRef): string {
  return `romme-list-${tournament}-${series}-${table}-`;
}

/** What is kept where. */
interface Places {
  [waiting: `w-${string}`]: Waiting;
  [aside: `a-${string}`]: Aside;
  [picture: `picture-${number}`]: ListSeen;
  [draft: `draft-${number}`]: Draft;
  kept: Kept;
}

export class Shelf {
  readonly name: string;
  readonly #drawer: Drawer;
  /** What the device would not keep: it is lost when the page is closed. */
  readonly #loose = new Map<string, string>();

  constructor(drawer: Drawer, name: string) {
    this.#drawer = drawer;
    this.name = name;
  }

  /** Whether the device keeps what it is given. */
  get isSafe(): boolean {
    return this.#loose.size === 0;
  }

  // --- what waits --------------------------------------------------------------------------------

  /** Everything that waits, in the order in which it is to be sent. */
  waiting(): Waiting[] {
    return this.#all("w-").sort(inOrder);
  }

  /** Keeps a command; from here on it is not lost. */
  add(id: string, command: OnList, sums: FootSeen[] | null = null): Waiting {
    const last = Math.max(0, ...this.waiting().map((one) => one.order));
    const one: Waiting = { id, order: last + 1, command, tried: false, sent: 0, sums };
    this.put(one);
    return one;
  }

  put(one: Waiting): void {
    this.#write(this.#place(one), one);
  }

  /** Says what has become of a command; false if it was taken away meanwhile, in another tab. */
  note(one: Waiting, news: Partial<Pick<Waiting, "tried" | "sent">>): boolean {
    const known = this.#read(this.#place(one));
    if (known) this.put({ ...known, ...news });
    return known !== null;
  }

  take(one: Waiting): void {
    this.#erase(this.#place(one));
  }

  #place(one: Waiting): `w-${string}` {
    return `w-${String(one.order).padStart(DIGITS, "0")}-${one.id}`;
  }

  // --- what was refused --------------------------------------------------------------------------

  asides(): Aside[] {
    return this.#all("a-").sort(inOrder);
  }

  /** Puts a command where people decide about it; it is in both places rather than in none. */
  putAside(one: Waiting, code: string, message: string): void {
    const { id, order, command } = one;
    this.#write(`a-${id}`, { id, order, command, code, message });
    this.take(one);
  }

  settle(id: string): void {
    this.#erase(`a-${id}`);
  }

  // --- the rest ----------------------------------------------------------------------------------

  picture(): ListSeen | null {
    return this.#read(`picture-${FORM}`);
  }

  /** Keeps a picture, and lets go of what it shows. */
  keepPicture(list: ListSeen): void {
    this.#write(`picture-${FORM}`, list);
    for (const one of this.waiting()) if (one.sent && one.sent <= list.version) this.take(one);
  }

  draft(): Draft | null {
    return this.#read(`draft-${FORM}`);
  }

  keepDraft(draft: Draft | null): void {
    if (draft) this.#write(`draft-${FORM}`, draft);
    else this.#erase(`draft-${FORM}`);
  }

  kept(): Kept | null {
    return this.#read("kept");
  }

  keep(kept: Kept): void {
    this.#write("kept", kept);
  }

  // --- the device --------------------------------------------------------------------------------

  #all<Kind extends "w-" | "a-">(kind: Kind): Places[`${Kind}${string}`][] {
    const start = this.name + kind;
    const places = new Set([...this.#loose.keys()].filter((one) => one.startsWith(start)));
    for (let number = 0; number < this.#drawer.length; number += 1) {
      const place = this.#drawer.key(number);
      if (place?.startsWith(start)) places.add(place);
    }
    return [...places].flatMap(
      (place) => this.#read(place.slice(this.name.length) as `${Kind}${string}`) ?? [],
    );
  }

  #read<ListRef extends keyof Places>(place: ListRef): Places[ListRef] | null {
    const text = this.#loose.get(this.name + place) ?? this.#drawer.getItem(this.name + place);
    if (text === null) return null;
    try {
      return JSON.parse(text) as Places[ListRef];
    } catch {
      return null; // somebody else's rubbish
    }
  }

  #write<ListRef extends keyof Places>(place: ListRef, value: Places[ListRef]): void {
    const text = JSON.stringify(value);
    try {
      this.#drawer.setItem(this.name + place, text);
      this.#loose.delete(this.name + place);
    } catch {
      this.#loose.set(this.name + place, text); // full, or forbidden
    }
  }

  #erase(place: keyof Places): void {
    this.#loose.delete(this.name + place);
    this.#drawer.removeItem(this.name + place);
  }
}

function inOrder(one: { order: number; id: string }, other: { order: number; id: string }): number {
  return one.order - other.order || (one.id < other.id ? -1 : 1);
}
