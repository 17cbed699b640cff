/** Everything that is asked about tournaments; the key of this device is sent along. */
import { ask, Problem, request, type Answer, type RequestInput, type Route } from "../lib/api";
import { save } from "../lib/save";
import { say } from "../lib/words.svelte";
import { forgetKey, keepKey, keyOf, type Place } from "./keys";
import type {
  Foreseen,
  Joining,
  KeyOpened,
  Link,
  ListSeen,
  ListedTournament,
  NewTournament,
  Overview,
  Parties,
  Previewed,
  Ranking,
  Recorded,
  Role,
  Scope,
  Taken,
  TournamentCommand,
  WrongPins,
} from "../wire/generated";

const WITHIN = 15_000;
/** The server answers a question for news after 25 seconds at the latest. */
const NEWS_WITHIN = 40_000;

/** Why something was not done, for people: in their language, with the rule that forbids it. */
export interface Refused {
  /** `no-server` where nothing was heard at all. */
  code: string;
  message: string;
  /** Such as `T6`; empty where no rule is the reason. */
  clause: string;
  /** What the rule says. */
  rule: string;
}

export function refusalOf(error: unknown): Refused {
  const nothing = { clause: "", rule: "" };
  if (!(error instanceof Problem) || !error.message)
    return { ...nothing, code: "no-server", message: say("page-no-server") };
  const { clause = "", rule = "" } = error.facts;
  return { code: error.code, message: error.message, clause: String(clause), rule: String(rule) };
}

/** Whether nothing was heard: it can be sent again. A refusal would only be refused again. */
export function isUnheard(error: unknown): boolean {
  return !(error instanceof Problem) || error.code === "server-error" || error.code.startsWith("5");
}

/** An id under which something is done once, however often it is sent. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
}

/** What is asked about one tournament. */
type About = Extract<Route, `${string} /api/tournaments/{tournament}${string}`>;

interface Waiting {
  /** The list whose key is used, on a keeper's phone. */
  place?: Place | undefined;
  /** Ends the waiting. */
  signal?: AbortSignal | undefined;
  /** Milliseconds. */
  within?: number;
}

function headersFor(id: string, place?: Place): Record<string, string> {
  const key = keyOf(id, place);
  return key === null ? {} : { "X-Romme-Key": key };
}

/** Asks something about a tournament, with the key of this device and not for ever. */
async function about<Key extends About>(
  route: Key,
  asking: RequestInput<Key> & { params: { tournament: string | number } },
  { place, signal, within = WITHIN }: Waiting = {},
): Promise<Answer<Key>> {
  const headers = headersFor(String(asking.params.tournament), place);
  const patience = new AbortController();
  const end = () => patience.abort();
  const timer = window.setTimeout(end, within);
  signal?.addEventListener("abort", end, { once: true });
  if (signal?.aborted) end();
  try {
    return await ask(route, { ...asking, headers, signal: patience.signal });
  } finally {
    window.clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}

// --- making and getting in -----------------------------------------------------------------------

/** Makes a tournament and keeps the director's key here; somebody has to be in (`arrive`). */
export async function make(wanted: NewTournament): Promise<KeyOpened> {
  const opened = await ask("POST /api/tournaments", { body: wanted });
  keepKey(opened.key, opened.tournament);
  return opened;
}

export async function listed(): Promise<ListedTournament[]> {
  return await ask("GET /api/tournaments");
}

/** The tournament of a code that somebody read out. */
export async function findByCode(code: string): Promise<string> {
  const params = { code: code.trim() };
  return (await ask("GET /api/tournaments/codes/{code}", { params })).tournament;
}

/** Gets the key for a PIN and keeps it: of the office, or of a list. */
export async function enter(id: string, pin: string, place?: Place): Promise<KeyOpened> {
  const body = { pin: pin.replaceAll(/\D/g, ""), ...place };
  const params = { tournament: id };
  const opened = await ask("POST /api/tournaments/{tournament}/enter", { params, body });
  keepKey(opened.key, id, place);
  return opened;
}

/** Gets the director's key back, as the one who made the tournament, and keeps it. */
export async function openOwn(id: string): Promise<void> {
  const params = { tournament: id };
  const opened = await ask("POST /api/tournaments/{tournament}/own", { params });
  keepKey(opened.key, id);
}

export async function links(id: string): Promise<Link[]> {
  return await about("GET /api/tournaments/{tournament}/links", { params: { tournament: id } });
}

/** Makes the links and PINs of a role anew; those that are about are worth nothing then. */
export async function renew(id: string, role: Role): Promise<KeyOpened> {
  const asking = { params: { tournament: id }, body: { role } };
  const opened = await about("POST /api/tournaments/{tournament}/links/renew", asking);
  keepKey(opened.key, id);
  return opened;
}

/** Repeated wrong PINs, for the director; empty while nobody seems to be guessing. */
export async function wrongPins(id: string): Promise<WrongPins[]> {
  return await about("GET /api/tournaments/{tournament}/pins", { params: { tournament: id } });
}

/** Takes note of the wrong PINs: they are not reported again. */
export async function seenWrongPins(id: string): Promise<void> {
  await about("POST /api/tournaments/{tournament}/pins/seen", { params: { tournament: id } });
}

// --- what is shown -------------------------------------------------------------------------------

export async function overview(id: string): Promise<Overview> {
  return await about("GET /api/tournaments/{tournament}", { params: { tournament: id } });
}

export async function list(id: string, place: Place): Promise<ListSeen> {
  const route = "GET /api/tournaments/{tournament}/lists/{series}/{table}";
  const params = { tournament: id, series: place.series, table: place.table };
  try {
    return await about(route, { params }, { place });
  } catch (error) {
    const isWrong = error instanceof Problem && error.code === "wrong-key";
    // This device kept the list once, and its link was renewed; but it has the office's key too.
    if (!isWrong || keyOf(id) === null || keyOf(id, place) === keyOf(id)) throw error;
    forgetKey(id, place);
    return await about(route, { params }, { place });
  }
}

export const TOTAL: Scope = { span: "total", number: 0 };

/** A ranking; `only` names a class. */
export async function standing(
  id: string,
  scope: Scope = TOTAL,
  parties: Parties = "single",
  only = "",
): Promise<Ranking> {
  const query = { span: scope.span, number: scope.number, parties, ...(only && { only }) };
  const params = { tournament: id };
  return await about("GET /api/tournaments/{tournament}/standing", { params, query });
}

/** Waits until something has happened behind a version, or for half a minute. */
export async function newsAfter(
  id: string,
  after: number,
  place?: Place,
  signal?: AbortSignal,
): Promise<number> {
  const asking = { params: { tournament: id }, query: { after, ...place } };
  const waiting = { place, signal, within: NEWS_WITHIN };
  return (await about("GET /api/tournaments/{tournament}/news", asking, waiting)).version;
}

export async function record(id: string): Promise<Recorded[]> {
  return await about("GET /api/tournaments/{tournament}/record", { params: { tournament: id } });
}

// --- what is done --------------------------------------------------------------------------------

interface Given {
  /** Sent again under the same id, it is done once. */
  id?: string;
  /** Who gives it, as it is to stand on the record. */
  name?: string;
  /** The list whose key is used, on a keeper's phone. */
  place?: Place;
  /** The version that was looked at: what has happened since refuses it. */
  seen?: number;
}

/** Has a command carried out; rejects with what `refusalOf` tells. */
export async function command(
  id: string,
  wanted: TournamentCommand,
  given: Given = {},
): Promise<Taken> {
  const body = {
    id: given.id ?? newId(),
    command: wanted,
    name: given.name ?? "",
    seen: given.seen ?? 0,
  };
  const asking = { params: { tournament: id }, body };
  const { place } = given;
  return await about("POST /api/tournaments/{tournament}/commands", asking, { place });
}

/** Enters oneself under the name that one has here (`arrive`). */
export async function join(id: string, said: Joining = {}): Promise<Taken> {
  const asking = { params: { tournament: id }, body: said };
  return await about("POST /api/tournaments/{tournament}/join", asking);
}

/** What a command would lead to; nothing is done. */
export async function foresee(
  id: string,
  wanted: TournamentCommand,
  place?: Place,
): Promise<Foreseen> {
  const asking = { params: { tournament: id }, body: { command: wanted } };
  return await about("POST /api/tournaments/{tournament}/foresee", asking, { place });
}

/** Lets every table of a rehearsal play so many games by itself. */
export async function rehearse(id: string, games: number): Promise<Taken> {
  const asking = { params: { tournament: id }, body: { games } };
  const within = 120_000;
  return await about("POST /api/tournaments/{tournament}/rehearse", asking, { within });
}

// --- exchange and paper --------------------------------------------------------------------------

/** What would be entered from `{ text }` or a file, with its problems. */
export async function preview(id: string, body: { text: string } | File): Promise<Previewed> {
  const query = { filename: body instanceof File ? body.name : "" };
  const asking = { params: { tournament: id }, query, body };
  const within = 60_000;
  return await about("POST /api/tournaments/{tournament}/preview", asking, { within });
}

/** Fetches a file with the key of this device: `/exports/standing.csv`, `/papers/lists?series=1`. */
export async function file(id: string, path: string): Promise<{ blob: Blob; name: string }> {
  const headers = headersFor(id);
  const answer = await request("GET", `/api/tournaments/${id}${path}`, { headers });
  const said = /filename\*=UTF-8''([^;]+)/.exec(
    answer.headers.get("Content-Disposition") ?? "",
  )?.[1];
  const last = path.split("?")[0]?.split("/").at(-1) ?? "";
  return { blob: await answer.blob(), name: said ? decodeURIComponent(said) : last };
}

/** Fetches a file and has the browser save it. */
export async function download(id: string, path: string): Promise<void> {
  const { blob, name } = await file(id, path);
  save(blob, name);
}
