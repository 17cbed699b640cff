/** Typed HTTP requests. The session is in a cookie that the page cannot read. */
import type { Sent } from "../wire/commands";
import type { Me, ProblemBody, Routes } from "../wire/generated";
import { reachability } from "./reachability.svelte";
import { say, language } from "./words.svelte";

/** Status codes with which a proxy says that the server is down. */
const UNAVAILABLE: ReadonlySet<number> = new Set([502, 503, 504]);

/** A failed request. The message is for the user, in their language. */
export class Problem extends Error {
  readonly code: string;
  /** The arguments of the message. */
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(code: string, message: string, facts: Record<string, string | number> = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}

export interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The origin of the server; empty for the page's own. */
  origin?: string;
}

/** Method and path of a JSON endpoint. */
export type Route = keyof Routes;
export type Answer<Key extends Route> = Routes[Key]["answer"];

type Names<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Params<Key> = [Names<Key>] extends [never]
  ? unknown
  : { params: Record<Names<Key>, string | number> };
type Query<Key extends Route> = Routes[Key] extends { query: infer Query }
  ? { query?: Query }
  : unknown;
type Body<Key extends Route> = Routes[Key] extends { body: infer Body }
  ? { body: Sent<Body> }
  : unknown;

/** Parameters, query and body of a route. */
export type RequestInput<Key extends Route> = Params<Key> & Query<Key> & Body<Key> & RequestOptions;
/** Routes without parameters and body. */
type PlainRoute = { [Key in Route]: object extends RequestInput<Key> ? Key : never }[Route];

interface AnyInput extends RequestOptions {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
}

/** Calls an endpoint. Rejects with a `Problem`, or with another error if there was no answer. */
export function ask<Key extends PlainRoute>(route: Key): Promise<Answer<Key>>;
export function ask<Key extends Route>(route: Key, asking: RequestInput<Key>): Promise<Answer<Key>>;
export async function ask(route: Route, asking: AnyInput = {}): Promise<unknown> {
  const { params = {}, query = {}, ...more } = asking;
  const [method = "", path = ""] = route.split(" ");
  const place = path.replace(/{(\w+)}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  const answer = await request(method, search ? `${place}?${search}` : place, more);
  return answer.status === 204 ? null : ((await answer.json()) as unknown);
}

/** The raw response, for files. Rejects as `ask` does. */
export async function request(
  method: string,
  path: string,
  asking: RequestOptions & { body?: unknown } = {},
): Promise<Response> {
  const { body, signal, origin = "" } = asking;
  const headers: Record<string, string> = { "Accept-Language": language(), ...asking.headers };
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body instanceof Blob) {
    headers["Content-Type"] = "application/octet-stream";
    init.body = body;
  } else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  if (signal) init.signal = signal;
  const answer = await fetch(origin + path, init).catch((error: unknown) => {
    const isOurs = error instanceof DOMException && error.name === "AbortError";
    if (!isOurs) reachability.check();
    throw error;
  });
  if (UNAVAILABLE.has(answer.status)) reachability.check();
  else reachability.markReachable();
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<ProblemBody>;
  const { code = String(answer.status), message = answer.statusText, facts = {} } = problem;
  throw new Problem(code, message, facts);
}

const STORAGE_KEY = "romme-came-in";

/** Notes that this device has a session, so that `whoAmI` asks the server. */
export function markSignedIn(): void {
  localStorage.setItem(STORAGE_KEY, "yes");
}

/** Notes that this device has no session any more. */
export function markSignedOut(): void {
  localStorage.removeItem(STORAGE_KEY);
}

/** The text to show for an error. */
export function errorMessage(error: unknown): string {
  return error instanceof Problem && error.message ? error.message : say("page-no-server");
}

/** Whether this device has had a session. Without one the server would refuse most requests. */
export function isSignedIn(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== null;
}

/** The person signed in on this device, as guest or with an account; null if there is none. */
export async function whoAmI(): Promise<Me | null> {
  if (!isSignedIn()) return null;
  try {
    return await ask("GET /api/me");
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "sign-in") return null;
    throw problem;
  }
}

/**
 * Signs in as a guest, or renames the person who is signed in. With an empty name, that person
 * keeps theirs and a new guest is called "Guest".
 */
export async function ensureSignedIn(name: string): Promise<Me> {
  const known = await whoAmI();
  if (known !== null && (name === "" || known.name === name)) return known;
  if (known !== null) return await ask("PATCH /api/me", { body: { name } });
  await ask("POST /api/guests", { body: { name: name || say("page-guest") } });
  markSignedIn();
  const me = await whoAmI();
  if (me === null) throw new Problem("sign-in", "");
  return me;
}
