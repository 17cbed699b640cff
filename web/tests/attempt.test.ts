import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  const silent = { addEventListener: () => {} };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("document", { ...silent, documentElement: {} });
  vi.stubGlobal("window", { ...silent, matchMedia: () => ({ ...silent, matches: false }) });
  vi.stubGlobal("matchMedia", () => ({ ...silent, matches: false }));
});

test("a second attempt is rejected while the first one is running", async () => {
  const { Attempt } = await import("../src/parts/attempt.svelte");
  const form = new Attempt();
  let finish = () => {};
  const first = form.attempt(() => new Promise((done) => (finish = done)));
  expect(form.busy).toBe(true);
  expect(await form.attempt(() => Promise.reject(new Error("must not run")))).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect([form.busy, form.isDone, form.problem]).toEqual([false, true, ""]);
});

test("the problem is shown until the next attempt", async () => {
  const { Attempt } = await import("../src/parts/attempt.svelte");
  const { Problem } = await import("../src/lib/api");
  const form = new Attempt();
  const refused = () => Promise.reject(new Problem("no-table", "There is none."));
  expect(await form.attempt(refused)).toBe(false);
  expect([form.busy, form.isDone, form.problem]).toEqual([false, false, "There is none."]);
  const again = form.attempt(() => Promise.resolve());
  expect(form.problem).toBe("");
  expect(await again).toBe(true);
});

test("submit prevents the browser from sending the form", async () => {
  const { Attempt } = await import("../src/parts/attempt.svelte");
  const work = vi.fn(() => Promise.resolve());
  const preventDefault = vi.fn();
  new Attempt().submit(work)({ preventDefault } as unknown as SubmitEvent);
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(work).toHaveBeenCalledOnce();
});

test("an unanswered command can be retried, and a refusal is shown", async () => {
  const { Giving, Office } = await import("../src/office/office.svelte");
  const { Problem } = await import("../src/lib/api");
  const office = new Office(
    "t",
    () => {
      throw new Error("there is no overview");
    },
    () => {},
  );
  const giving = new Giving(office);
  const done = vi.fn();
  const answers = [
    Promise.reject(new TypeError("no network")),
    Promise.reject(new Problem("signed", "It is signed.", { clause: "V4.1", rule: "So it is." })),
    Promise.resolve(),
  ];
  for (const one of answers) one.catch(() => {});
  const work = () => answers.shift() ?? Promise.resolve();
  expect(await giving.attempt(work, done)).toBe(false);
  expect([giving.unheard, giving.busy]).toEqual([true, false]);
  expect(await giving.again()).toBe(false);
  expect([giving.unheard, giving.refused?.clause]).toEqual([false, "V4.1"]);
  expect(done).not.toHaveBeenCalled();
  expect(await giving.again()).toBe(true);
  expect([giving.refused, done.mock.calls.length]).toEqual([null, 1]);
});
