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
  const first = form.run(() => new Promise((done) => (finish = done)));
  expect(form.busy).toBe(true);
  expect(await form.run(() => Promise.reject(new Error("must not run")))).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect([form.busy, form.isDone, form.problem]).toEqual([false, true, ""]);
});

test("the problem is shown until the next attempt", async () => {
  const { Attempt } = await import("../src/parts/attempt.svelte");
  const { Problem } = await import("../src/lib/api");
  const form = new Attempt();
  const refused = () => Promise.reject(new Problem("no-table", "There is none."));
  expect(await form.run(refused)).toBe(false);
  expect([form.busy, form.isDone, form.problem]).toEqual([false, false, "There is none."]);
  const again = form.run(() => Promise.resolve());
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
  const { Office, OfficeAction } = await import("../src/office/office.svelte");
  const { Problem } = await import("../src/lib/api");
  const office = new Office(
    "t",
    () => {
      throw new Error("there is no overview");
    },
    () => {},
  );
  const action = new OfficeAction(office);
  const done = vi.fn();
  const answers = [
    Promise.reject(new TypeError("no network")),
    Promise.reject(new Problem("signed", "It is signed.", { clause: "V4.1", rule: "So it is." })),
    Promise.resolve(),
  ];
  for (const one of answers) one.catch(() => {});
  const work = () => answers.shift() ?? Promise.resolve();
  expect(await action.run(work, done)).toBe(false);
  expect([action.isUnanswered, action.busy]).toEqual([true, false]);
  expect(await action.retry()).toBe(false);
  expect([action.isUnanswered, action.refused?.clause]).toEqual([false, "V4.1"]);
  expect(done).not.toHaveBeenCalled();
  expect(await action.retry()).toBe(true);
  expect([action.refused, done.mock.calls.length]).toEqual([null, 1]);
});
