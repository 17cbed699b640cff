import { expect, test, vi } from "vitest";

import type { OnList } from "../src/list/pending";
import { Sender, type RunExclusive, type Outcome } from "../src/list/sender";
import {
  ListStorage,
  storagePrefix,
  type StorageBackend,
  type PendingCommand,
} from "../src/list/storage";
import { anyLine, list, PLACE } from "./lists";

class Memory implements StorageBackend {
  readonly kept = new Map<string, string>();
  isFull = false;
  get length(): number {
    return this.kept.size;
  }
  key(number: number): string | null {
    return [...this.kept.keys()][number] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new Error("full");
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

const NAME = storagePrefix("t", PLACE);
const enter = (game: number, points = 40): OnList => ({
  do: "enter-line",
  ...PLACE,
  game,
  line: anyLine(game, points),
});
const confirm = (game: number): OnList => ({ do: "confirm-line", ...PLACE, game, seat: 2 });
const sign: OnList = { do: "sign", ...PLACE, seat: 1 };
function first(storage: ListStorage): PendingCommand {
  const [found] = storage.pending();
  if (!found) throw new Error("nothing is pending");
  return found;
}
const unlocked: RunExclusive = async (work) => {
  await work();
  return true;
};

function sender(
  storage: ListStorage,
  post: (one: PendingCommand) => Promise<Outcome>,
  runExclusive = unlocked,
): Sender {
  return new Sender(storage, post, { runExclusive, changed: () => {} });
}

/** A server that accepts each id once, as the real one does. */
function server(refuses: Record<string, string> = {}) {
  const taken: string[] = [];
  const post = vi.fn((one: PendingCommand): Promise<Outcome> => {
    const code = refuses[one.id];
    if (code) return Promise.resolve({ is: "refused", code, message: code });
    if (!taken.includes(one.id)) taken.push(one.id);
    return Promise.resolve({ is: "taken", version: 10 + taken.length });
  });
  return { taken, post };
}

test("pending commands survive a reload, in order", () => {
  const backend = new Memory();
  const storage = new ListStorage(backend, NAME);
  for (let game = 1; game <= 4; game += 1) storage.add(`c${9 - game}`, enter(game));
  const again = new ListStorage(backend, NAME);
  expect(again.pending().map((one) => one.id)).toEqual(["c8", "c7", "c6", "c5"]);
  expect(new ListStorage(backend, storagePrefix("t", { series: 1, table: 30 })).pending()).toEqual(
    [],
  );
});

test("two tabs that store at the same time lose nothing", () => {
  const backend = new Memory();
  const [one, other] = [new ListStorage(backend, NAME), new ListStorage(backend, NAME)];
  one.add("a", enter(1));
  other.add("b", enter(2));
  one.remove(first(one));
  expect(other.pending().map((waiting) => waiting.id)).toEqual(["b"]);
});

test("invalid stored data is ignored", () => {
  const backend = new Memory();
  backend.setItem(`${NAME}w-00000001-x`, "{");
  const storage = new ListStorage(backend, NAME);
  storage.add("a", enter(1));
  expect(storage.pending().map((one) => one.id)).toEqual(["a"]);
});

test("without storage, commands are kept in memory and isSafe is false", () => {
  const backend = new Memory();
  const storage = new ListStorage(backend, NAME);
  backend.isFull = true;
  storage.add("a", enter(1));
  expect(storage.pending()).toHaveLength(1);
  expect(storage.isSafe).toBe(false);
  backend.isFull = false;
  storage.update(first(storage), { tried: true });
  expect(storage.isSafe).toBe(true);
});

test("commands are sent in order, and kept until the list contains them", async () => {
  const storage = new ListStorage(new Memory(), NAME);
  storage.add("a", enter(1));
  storage.add("b", enter(2));
  const { taken, post } = server();
  expect(await sender(storage, post).run()).toBe("done");
  expect(taken).toEqual(["a", "b"]);
  expect(storage.pending().map((one) => one.sent)).toEqual([11, 12]);
  storage.savePicture(list({ version: 11 }));
  expect(storage.pending().map((one) => one.id)).toEqual(["b"]);
  expect(await sender(storage, post).run()).toBe("done");
  expect(post).toHaveBeenCalledTimes(2);
});

test("an unanswered command is sent again under the same id", async () => {
  const storage = new ListStorage(new Memory(), NAME);
  storage.add("a", enter(1));
  storage.add("b", enter(2));
  const { taken, post } = server();
  post.mockImplementationOnce((one) => {
    taken.push(one.id); // it arrives, but the answer is lost
    return Promise.resolve({ is: "unanswered" });
  });
  expect(await sender(storage, post).run()).toBe("unanswered");
  expect(storage.pending().map((one) => [one.id, one.tried])).toEqual([
    ["a", true],
    ["b", false],
  ]);
  expect(await sender(storage, post).run()).toBe("done");
  expect(taken).toEqual(["a", "b"]);
});

test("commands sent by two tabs are accepted once", async () => {
  const backend = new Memory();
  const { taken, post } = server();
  const tabs = [new ListStorage(backend, NAME), new ListStorage(backend, NAME)];
  tabs[0]?.add("a", enter(1));
  tabs[0]?.add("b", enter(2));
  await Promise.all(tabs.map((storage) => sender(storage, post).run()));
  expect(taken).toEqual(["a", "b"]);
  expect(tabs[1]?.pending().every((one) => one.sent > 0)).toBe(true);
});

test("nothing is sent while another tab is sending", async () => {
  const storage = new ListStorage(new Memory(), NAME);
  storage.add("a", enter(1));
  const { post } = server();
  expect(await sender(storage, post, () => Promise.resolve(false)).run()).toBe("busy");
  expect(post).not.toHaveBeenCalled();
});

test("an invalid key stops sending and loses nothing", async () => {
  const storage = new ListStorage(new Memory(), NAME);
  storage.add("a", enter(1));
  const locked: Outcome = { is: "locked", code: "wrong-key", message: "" };
  expect(await sender(storage, () => Promise.resolve(locked)).run()).toBe("locked");
  expect(storage.pending()).toHaveLength(1);
  expect(storage.refused()).toEqual([]);
});

test("a refused command is set aside with those that depend on it, the others are sent", async () => {
  const storage = new ListStorage(new Memory(), NAME);
  storage.add("a", enter(1));
  storage.add("b", confirm(1));
  storage.add("c", enter(2));
  storage.add("d", confirm(2));
  storage.add("e", sign);
  const { taken, post } = server({ a: "game-entered" });
  expect(await sender(storage, post).run()).toBe("done");
  expect(taken).toEqual(["c", "d"]);
  expect(storage.refused().map((one) => [one.id, one.code])).toEqual([
    ["a", "game-entered"],
    ["b", "game-entered"],
    ["e", "game-entered"],
  ]);
  storage.removeRefused("a");
  expect(storage.refused().map((one) => one.id)).toEqual(["b", "e"]);
});

test("a command added while sending is sent too", async () => {
  const storage = new ListStorage(new Memory(), NAME);
  storage.add("a", enter(1));
  const { taken, post } = server();
  const one = sender(storage, post);
  const runs = [one.run(), one.run()];
  storage.add("b", enter(2));
  expect(await Promise.all(runs)).toEqual(["done", "done"]);
  expect(taken).toEqual(["a", "b"]);
  expect(post).toHaveBeenCalledTimes(2);
});
