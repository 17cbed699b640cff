import { expect, test, vi } from "vitest";

import type { OnList } from "../src/list/pending";
import { Sender, type Alone, type Outcome } from "../src/list/sender";
import { Shelf, shelfName, type Drawer, type Waiting } from "../src/list/shelf";
import { anyLine, list, PLACE } from "./lists";

class Memory implements Drawer {
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

const NAME = shelfName("t", PLACE);
const enter = (game: number, points = 40): OnList => ({
  do: "enter-line",
  ...PLACE,
  game,
  line: anyLine(game, points),
});
const confirm = (game: number): OnList => ({ do: "confirm-line", ...PLACE, game, seat: 2 });
const sign: OnList = { do: "sign", ...PLACE, seat: 1 };
function first(shelf: Shelf): Waiting {
  const [found] = shelf.waiting();
  if (!found) throw new Error("nothing waits");
  return found;
}
const freely: Alone = async (work) => {
  await work();
  return true;
};

function sender(shelf: Shelf, post: (one: Waiting) => Promise<Outcome>, alone = freely): Sender {
  return new Sender(shelf, post, { alone, changed: () => {} });
}

/** A server that takes each id once, as the real one does. */
function server(refuses: Record<string, string> = {}) {
  const taken: string[] = [];
  const post = vi.fn((one: Waiting): Promise<Outcome> => {
    const code = refuses[one.id];
    if (code) return Promise.resolve({ is: "refused", code, message: code });
    if (!taken.includes(one.id)) taken.push(one.id);
    return Promise.resolve({ is: "taken", version: 10 + taken.length });
  });
  return { taken, post };
}

test("what is kept is there for whoever opens the page again, in its order", () => {
  const drawer = new Memory();
  const shelf = new Shelf(drawer, NAME);
  for (let game = 1; game <= 4; game += 1) shelf.add(`c${9 - game}`, enter(game));
  const again = new Shelf(drawer, NAME);
  expect(again.waiting().map((one) => one.id)).toEqual(["c8", "c7", "c6", "c5"]);
  expect(new Shelf(drawer, shelfName("t", { series: 1, table: 30 })).waiting()).toEqual([]);
});

test("two tabs that keep something at the same time lose nothing", () => {
  const drawer = new Memory();
  const [one, other] = [new Shelf(drawer, NAME), new Shelf(drawer, NAME)];
  one.add("a", enter(1));
  other.add("b", enter(2));
  one.take(first(one));
  expect(other.waiting().map((waiting) => waiting.id)).toEqual(["b"]);
});

test("rubbish that somebody left is passed over", () => {
  const drawer = new Memory();
  drawer.setItem(`${NAME}w-00000001-x`, "{");
  const shelf = new Shelf(drawer, NAME);
  shelf.add("a", enter(1));
  expect(shelf.waiting().map((one) => one.id)).toEqual(["a"]);
});

test("a device that keeps nothing keeps it as long as the page is open, and says so", () => {
  const drawer = new Memory();
  const shelf = new Shelf(drawer, NAME);
  drawer.isFull = true;
  shelf.add("a", enter(1));
  expect(shelf.waiting()).toHaveLength(1);
  expect(shelf.isSafe).toBe(false);
  drawer.isFull = false;
  shelf.note(first(shelf), { tried: true });
  expect(shelf.isSafe).toBe(true);
});

test("all is sent in order, and kept until a picture shows it", async () => {
  const shelf = new Shelf(new Memory(), NAME);
  shelf.add("a", enter(1));
  shelf.add("b", enter(2));
  const { taken, post } = server();
  expect(await sender(shelf, post).run()).toBe("done");
  expect(taken).toEqual(["a", "b"]);
  expect(shelf.waiting().map((one) => one.sent)).toEqual([11, 12]);
  shelf.keepPicture(list({ version: 11 }));
  expect(shelf.waiting().map((one) => one.id)).toEqual(["b"]);
  expect(await sender(shelf, post).run()).toBe("done");
  expect(post).toHaveBeenCalledTimes(2);
});

test("without an answer it stays, and is sent again under the same id", async () => {
  const shelf = new Shelf(new Memory(), NAME);
  shelf.add("a", enter(1));
  shelf.add("b", enter(2));
  const { taken, post } = server();
  post.mockImplementationOnce((one) => {
    taken.push(one.id); // it has arrived; the answer is lost
    return Promise.resolve({ is: "unheard" });
  });
  expect(await sender(shelf, post).run()).toBe("unheard");
  expect(shelf.waiting().map((one) => [one.id, one.tried])).toEqual([
    ["a", true],
    ["b", false],
  ]);
  expect(await sender(shelf, post).run()).toBe("done");
  expect(taken).toEqual(["a", "b"]);
});

test("two tabs that both send have it taken once", async () => {
  const drawer = new Memory();
  const { taken, post } = server();
  const tabs = [new Shelf(drawer, NAME), new Shelf(drawer, NAME)];
  tabs[0]?.add("a", enter(1));
  tabs[0]?.add("b", enter(2));
  await Promise.all(tabs.map((shelf) => sender(shelf, post).run()));
  expect(taken).toEqual(["a", "b"]);
  expect(tabs[1]?.waiting().every((one) => one.sent > 0)).toBe(true);
});

test("where another tab sends, nothing is sent here", async () => {
  const shelf = new Shelf(new Memory(), NAME);
  shelf.add("a", enter(1));
  const { post } = server();
  expect(await sender(shelf, post, () => Promise.resolve(false)).run()).toBe("busy");
  expect(post).not.toHaveBeenCalled();
});

test("a link that opens nothing any more stops everything, and nothing is lost", async () => {
  const shelf = new Shelf(new Memory(), NAME);
  shelf.add("a", enter(1));
  const locked: Outcome = { is: "locked", code: "wrong-key", message: "" };
  expect(await sender(shelf, () => Promise.resolve(locked)).run()).toBe("locked");
  expect(shelf.waiting()).toHaveLength(1);
  expect(shelf.asides()).toEqual([]);
});

test("what is refused is put aside with what leans on it; the rest goes on", async () => {
  const shelf = new Shelf(new Memory(), NAME);
  shelf.add("a", enter(1));
  shelf.add("b", confirm(1));
  shelf.add("c", enter(2));
  shelf.add("d", confirm(2));
  shelf.add("e", sign);
  const { taken, post } = server({ a: "game-entered" });
  expect(await sender(shelf, post).run()).toBe("done");
  expect(taken).toEqual(["c", "d"]);
  expect(shelf.asides().map((one) => [one.id, one.code])).toEqual([
    ["a", "game-entered"],
    ["b", "game-entered"],
    ["e", "game-entered"],
  ]);
  shelf.settle("a");
  expect(shelf.asides().map((one) => one.id)).toEqual(["b", "e"]);
});

test("what is added while something is sent goes with it", async () => {
  const shelf = new Shelf(new Memory(), NAME);
  shelf.add("a", enter(1));
  const { taken, post } = server();
  const one = sender(shelf, post);
  const runs = [one.run(), one.run()];
  shelf.add("b", enter(2));
  expect(await Promise.all(runs)).toEqual(["done", "done"]);
  expect(taken).toEqual(["a", "b"]);
  expect(post).toHaveBeenCalledTimes(2);
});
