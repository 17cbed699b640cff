/** Everything that goes over HTTP; who one is stands in a cookie that the page cannot read. */
import type { Sent } from "../wire/commands";
import type { Me, ProblemBody, Routes } from "../wire/generated";
import { reach } from "./reach.svelte";
import { say, spoken } from "./words.svelte";

/** Answers of a proxy whose server is away. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504]);

/** Something that could not be done; the message is for people, in their language. */
export class Problem extends Error {
  readonly code: string;
  /** What the sentence was made with. */
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(code: string, message: string, facts: Record<string, string | number> = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}

export interface Requested {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Method and path of something the server answers in JSON. */
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

/** What a route is asked with. */
export type Asking<Key extends Route> = Params<Key> & Query<Key> & Body<Key> & Requested;
/** Routes that need neither parameters nor a body. */
type Plain = { [Key in Route]: object extends Asking<Key> ? Key : never }[Route];

interface AskingAny extends Requested {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
}

/** Asks the server something; rejects with a `Problem`, or with something else unheard. */
export function ask<Key extends Plain>(route: Key): Promise<Answer<Key>>;
export function ask<Key extends Route>(route: Key, asking: Asking<Key>): Promise<Answer<Key>>;
export async function ask(route: Route, asking: AskingAny = {}): Promise<unknown> {
  const { params = {}, query = {}, ...more } = asking;
  const [method = "", path = ""] = route.split(" ");
  const place = path.replace(/{(\w+)}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const said = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  const answer = await request(method, said ? `${place}?${said}` : place, more);
  return answer.status === 204 ? null : ((await answer.json()) as unknown);
}

/** The plain answer, such as a file; rejects as `ask` does. */
export async function request(
  method: string,
  path: string,
  asking: Requested & { body?: unknown } = {},
): Promise<Response> {
  const { body, signal } = asking;
  const headers: Record<string, string> = { "Accept-Language": spoken(), ...asking.headers };
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body instanceof Blob) {
    headers["Content-Type"] = "application/octet-stream";
    init.body = body;
  } else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  if (signal) init.signal = signal;
  const answer = await fetch(path, init).catch((error: unknown) => {
    const isOurs = error instanceof DOMException && error.name === "AbortError";
    if (!isOurs) reach.doubt();
    throw error;
  });
  if (NOBODY_THERE.has(answer.status)) reach.doubt();
  else reach.heard();
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<ProblemBody>;
  const { code = String(answer.status), message = answer.statusText, facts = {} } = problem;
  throw new Problem(code, message, facts);
}

const CAME_IN = "romme-came-in";

/** From now on the server is asked who one is; before that, nobody could be. */
export function cameIn(): void {
  localStorage.setItem(CAME_IN, "yes");
}

/** Nobody is here any more: signed out, or forgotten. */
export function wentOut(): void {
  localStorage.removeItem(CAME_IN);
}

/** What to tell somebody about something that did not work. */
export function reason(error: unknown): string {
  return error instanceof Problem && error.message ? error.message : say("page-no-server");
}

/** Whether somebody is here: before that the server would let nobody in. */
export function isIn(): boolean {
  return localStorage.getItem(CAME_IN) !== null;
}

/** Who one is on this device; null if nobody was here yet. */
export async function whoAmI(): Promise<Me | null> {
  if (!isIn()) return null;
  try {
    return await ask("GET /api/me");
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "sign-in") return null;
    throw problem;
  }
}

/** Comes in under a name, if one is not in already. */
export async function arrive(name: string): Promise<Me> {
  const known = await whoAmI();
  if (known !== null && known.name === name) return known;
  if (known !== null) return await ask("PATCH /api/me", { body: { name } });
  await ask("POST /api/guests", { body: { name } });
  cameIn();
  const me = await whoAmI();
  if (me === null) throw new Problem("sign-in", "");
  return me;
}
