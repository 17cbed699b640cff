/** Everything that goes over HTTP; who one is stands in a cookie that the page cannot read. */
import type { Me } from "../wire/generated";
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

export interface Asking {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A file is read by whoever asks for it. */
  as?: "json" | "response";
}

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  asking: Asking = {},
): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": spoken(), ...asking.headers };
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body instanceof Blob) {
    headers["Content-Type"] = "application/octet-stream";
    init.body = body;
  } else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  if (asking.signal) init.signal = asking.signal;
  const answer = await fetch(path, init).catch((error: unknown) => {
    const isOurs = error instanceof DOMException && error.name === "AbortError";
    if (!isOurs) reach.doubt();
    throw error;
  });
  if (NOBODY_THERE.has(answer.status)) reach.doubt();
  else reach.heard();
  if (answer.ok && asking.as === "response") return answer as T;
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
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
    return await ask<Me>("GET", "/api/me");
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "sign-in") return null;
    throw problem;
  }
}

/** Comes in under a name, if one is not in already. */
export async function arrive(name: string): Promise<Me> {
  const known = await whoAmI();
  if (known !== null && known.name === name) return known;
  if (known !== null) return await ask<Me>("PATCH", "/api/me", { name });
  await ask("POST", "/api/guests", { name });
  cameIn();
  const me = await whoAmI();
  if (me === null) throw new Problem("sign-in", "");
  return me;
}
