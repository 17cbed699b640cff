import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Sent {
  path: string;
  init: RequestInit;
}

const sent: Sent[] = [];

/** Stubs `fetch`: every request is answered with this. */
function stubAnswer(body: unknown, status = 200): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, init });
    const text = status === 204 ? null : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  });
}

beforeEach(() => {
  sent.length = 0;
  const nothing = { getItem: () => null, setItem: () => {} };
  const silent = { addEventListener: () => {} };
  vi.stubGlobal("localStorage", nothing);
  vi.stubGlobal("document", { ...silent, documentElement: {} });
  vi.stubGlobal("window", { ...silent, matchMedia: () => ({ ...silent, matches: false }) });
  vi.stubGlobal("matchMedia", () => ({ ...silent, matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

test("ask puts parameters into the path, and sends query and body", async () => {
  const { ask } = await import("../src/lib/api");
  stubAnswer({ version: 3 });
  const params = { tournament: "a/b" };
  await ask("GET /api/tournaments/{tournament}/news", { params, query: { after: 2 } });
  await ask("PATCH /api/me", { body: { name: "Anna" } });
  expect(sent.map(({ path, init }) => [init.method, path, init.body])).toEqual([
    ["GET", "/api/tournaments/a%2Fb/news?after=2", undefined],
    ["PATCH", "/api/me", '{"name":"Anna"}'],
  ]);
});

test("a file is sent unchanged", async () => {
  const { ask } = await import("../src/lib/api");
  stubAnswer({});
  const [params, body] = [{ tournament: "t" }, new Blob(["Anna"])];
  await ask("POST /api/tournaments/{tournament}/preview", { params, body });
  expect(sent[0]?.init.body).toBe(body);
  expect(sent[0]?.init.headers).toMatchObject({ "Content-Type": "application/octet-stream" });
});

test("ask returns null for an answer without content", async () => {
  const { ask } = await import("../src/lib/api");
  stubAnswer(null, 204);
  expect(await ask("POST /api/sign-out")).toBeNull();
});

test("a refusal is thrown as a Problem with code, message and facts", async () => {
  const { ask, Problem } = await import("../src/lib/api");
  stubAnswer({ code: "no-table", message: "There is none.", facts: { table: "x" } }, 404);
  const refused = await ask("GET /api/tables/{table}", { params: { table: "x" } }).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({
    code: "no-table",
    message: "There is none.",
    facts: { table: "x" },
  });
});

test("without a name, a person who is signed in is not renamed", async () => {
  vi.stubGlobal("localStorage", { getItem: () => "yes", setItem: () => {} });
  const { ensureSignedIn } = await import("../src/lib/api");
  stubAnswer({ name: "Claire" });
  expect(await ensureSignedIn("")).toEqual({ name: "Claire" });
  await ensureSignedIn("Anna");
  expect(sent.map(({ path, init }) => [init.method, path, init.body])).toEqual([
    ["GET", "/api/me", undefined],
    ["GET", "/api/me", undefined],
    ["PATCH", "/api/me", '{"name":"Anna"}'],
  ]);
});
