/** Requests of the tournament API, sent with the key of this device. */
import { ask, Problem, request, type Answer, type RequestInput, type Route } from "../lib/api";
import { save } from "../lib/save";
import { say } from "../lib/words.svelte";
import { forgetKey, storeKey, keyOf, type ListRef } from "./access-keys";
import { findServer, originOf } from "./server-addresses";
import type {
  CallWish,
  CommandPreview,
  JoinRequest,
  TournamentKey,
  Link,
  ListSeen,
  ListedTournament,
  NewTournament,
  Overview,
  Parties,
  ImportPreview,
  Ranking,
  RecordedEvent,
  RefereeEntrySeen,
  Role,
  Scope,
  CommandAccepted,
  TableLink,
  TableOpened,
  TournamentCommand,
  WrongPins,
} from "../wire/generated";

const TIMEOUT_MS = 15_000;
/** The server answers a long poll for news within 25 seconds. */
const NEWS_TIMEOUT_MS = 40_000;

/** A refusal to show to the user, with the clause that it is based on. */
export interface RefusalText {
  /** `no-server` if there was no answer. */
  code: string;
  message: string;
  /** Such as `T6`; empty if it is not based on a clause. */
  clause: string;
  /** The text of the clause. */
  rule: string;
}

export function refusalOf(error: unknown): RefusalText {
  const noRule = { clause: "", rule: "" };
  if (!(error instanceof Problem) || !error.message)
    return { ...noRule, code: "no-server", message: say("page-no-server") };
  const { clause = "", rule = "" } = error.facts;
  return { code: error.code, message: error.message, clause: String(clause), rule: String(rule) };
}

/** Whether a request got no valid answer, so that it can be retried. A refusal is final. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof Problem) || error.code === "server-error" || error.code.startsWith("5");
}

/** A random command id. A command with the same id is carried out once. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
}

/** The routes of one tournament. */
type TournamentRoute = Extract<Route, `${string} /api/tournaments/{tournament}${string}`>;

interface CallOptions {
  /** The list whose key is sent, on the phone of its keeper. */
  place?: ListRef | undefined;
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Sent instead of the key of this device. */
  key?: string | undefined;
}

function headersFor(id: string, place?: ListRef): Record<string, string> {
  const key = keyOf(id, place);
  return key === null ? {} : { "X-Romme-Key": key };
}

/** Calls a route of a tournament with the key of this device and a timeout. */
export async function askTournament<Key extends TournamentRoute>(
  route: Key,
  input: RequestInput<Key> & { params: { tournament: string | number } },
  { place, signal, timeoutMs = TIMEOUT_MS, key }: CallOptions = {},
): Promise<Answer<Key>> {
  const id = String(input.params.tournament);
  const headers = key ? { "X-Romme-Key": key } : headersFor(id, place);
  const attempt = async (): Promise<Answer<Key>> => {
    const controller = new AbortController();
    const end = () => controller.abort();
    const timer = window.setTimeout(end, timeoutMs);
    signal?.addEventListener("abort", end, { once: true });
    if (signal?.aborted) end();
    try {
      const origin = originOf(id);
      return await ask(route, { ...input, headers, signal: controller.signal, origin });
    } finally {
      window.clearTimeout(timer);
      signal?.removeEventListener("abort", end);
    }
  };
  try {
    return await attempt();
  } catch (error) {
    // The laptop may have got another address.
    if (!place || error instanceof Problem || signal?.aborted) throw error;
    if (!(await findServer(id))) throw error;
    return await attempt();
  }
}

// --- creating and opening ------------------------------------------------------------------------

/** Creates a tournament and stores the director's key. Needs a session (`ensureSignedIn`). */
export async function createTournament(wanted: NewTournament): Promise<TournamentKey> {
  const opened = await ask("POST /api/tournaments", { body: wanted });
  storeKey(opened.key, opened.tournament);
  return opened;
}

export async function fetchTournaments(): Promise<ListedTournament[]> {
  return await ask("GET /api/tournaments");
}

/** The id of the tournament with a code. */
export async function findByCode(code: string): Promise<string> {
  const params = { code: code.trim() };
  return (await ask("GET /api/tournaments/codes/{code}", { params })).tournament;
}

/** Exchanges a PIN for a key, of the office or of a list, and stores the key. */
export async function redeemPin(id: string, pin: string, place?: ListRef): Promise<TournamentKey> {
  const body = { pin: pin.replaceAll(/\D/g, ""), ...place };
  const params = { tournament: id };
  const opened = await ask("POST /api/tournaments/{tournament}/enter", { params, body });
  storeKey(opened.key, id, place);
  return opened;
}

/** Opens the code of a table. Sent without a key, because the code says enough. */
export async function openTable(id: string, code: string): Promise<TableOpened> {
  const params = { tournament: id };
  return await ask("POST /api/tournaments/{tournament}/table-codes", { params, body: { code } });
}

/** Fetches and stores the director's key, for the person who created the tournament. */
export async function reclaimKey(id: string): Promise<void> {
  const params = { tournament: id };
  const opened = await ask("POST /api/tournaments/{tournament}/own", { params });
  storeKey(opened.key, id);
}

export async function fetchLinks(id: string): Promise<Link[]> {
  return await askTournament("GET /api/tournaments/{tournament}/links", {
    params: { tournament: id },
  });
}

/** The codes of the tables, by day. */
export async function fetchTableLinks(id: string): Promise<TableLink[]> {
  return await askTournament("GET /api/tournaments/{tournament}/table-codes", {
    params: { tournament: id },
  });
}

/** Replaces links and PINs of a role; the old ones stop working. */
export async function renewLinks(id: string, role: Role): Promise<TournamentKey> {
  const input = { params: { tournament: id }, body: { role } };
  const opened = await askTournament("POST /api/tournaments/{tournament}/links/renew", input);
  storeKey(opened.key, id);
  return opened;
}

/** Repeated wrong PINs, for the director; empty unless someone seems to be guessing. */
export async function fetchWrongPins(id: string): Promise<WrongPins[]> {
  return await askTournament("GET /api/tournaments/{tournament}/pins", {
    params: { tournament: id },
  });
}

/** Marks the wrong PINs as seen, so that they are not reported again. */
export async function dismissWrongPins(id: string): Promise<void> {
  await askTournament("POST /api/tournaments/{tournament}/pins/seen", {
    params: { tournament: id },
  });
}

// --- reading -------------------------------------------------------------------------------------

export async function fetchOverview(id: string): Promise<Overview> {
  return await askTournament("GET /api/tournaments/{tournament}", { params: { tournament: id } });
}

export async function fetchList(id: string, place: ListRef): Promise<ListSeen> {
  const route = "GET /api/tournaments/{tournament}/lists/{series}/{table}";
  const params = { tournament: id, series: place.series, table: place.table };
  try {
    return await askTournament(route, { params }, { place });
  } catch (error) {
    const isWrong = error instanceof Problem && error.code === "wrong-key";
    // The key of the list was renewed. If this device also has the office's key, use that.
    if (!isWrong || keyOf(id) === null || keyOf(id, place) === keyOf(id)) throw error;
    forgetKey(id, place);
    return await askTournament(route, { params }, { place });
  }
}

export const TOTAL: Scope = { span: "total", number: 0 };

/** A ranking; `only` names a class. */
export async function fetchRanking(
  id: string,
  scope: Scope = TOTAL,
  parties: Parties = "single",
  only = "",
): Promise<Ranking> {
  const query = { span: scope.span, number: scope.number, parties, ...(only && { only }) };
  const params = { tournament: id };
  return await askTournament("GET /api/tournaments/{tournament}/standing", { params, query });
}

/** Long poll: resolves to the version once it exceeds `after`, or after about 25 seconds. */
export async function waitForNews(
  id: string,
  after: number,
  place?: ListRef,
  signal?: AbortSignal,
): Promise<number> {
  const input = { params: { tournament: id }, query: { after, ...place } };
  const options = { place, signal, timeoutMs: NEWS_TIMEOUT_MS };
  return (await askTournament("GET /api/tournaments/{tournament}/news", input, options)).version;
}

export async function fetchRecord(id: string): Promise<RecordedEvent[]> {
  return await askTournament("GET /api/tournaments/{tournament}/record", {
    params: { tournament: id },
  });
}

export async function fetchRefereeLog(id: string): Promise<RefereeEntrySeen[]> {
  return await askTournament("GET /api/tournaments/{tournament}/referee", {
    params: { tournament: id },
  });
}

// --- commands ------------------------------------------------------------------------------------

interface CommandOptions {
  /** Makes a retry idempotent. */
  id?: string;
  /** The name to record with the command. */
  name?: string;
  /** The list whose key is sent, on the phone of its keeper. */
  place?: ListRef;
  /** The version that the user saw: the command is refused if it is outdated. */
  seen?: number;
  /** Sent instead of the key of this device. */
  key?: string;
}

/** Sends a command; rejects with an error that `refusalOf` explains. */
export async function sendCommand(
  id: string,
  wanted: TournamentCommand,
  options: CommandOptions = {},
): Promise<CommandAccepted> {
  const body = {
    id: options.id ?? newId(),
    command: wanted,
    name: options.name ?? "",
    seen: options.seen ?? 0,
  };
  const input = { params: { tournament: id }, body };
  const { place, key } = options;
  const route = "POST /api/tournaments/{tournament}/commands";
  return await askTournament(route, input, { place, key });
}

/** Enters the signed-in person into an online tournament. */
export async function joinTournament(
  id: string,
  request: JoinRequest = {},
): Promise<CommandAccepted> {
  const input = { params: { tournament: id }, body: request };
  return await askTournament("POST /api/tournaments/{tournament}/join", input);
}

/** Calls the director to the online table of the signed-in person, or takes the call back. */
export async function callFromTable(id: string, wish: CallWish): Promise<void> {
  const input = { params: { tournament: id }, body: { wish } };
  await askTournament("POST /api/tournaments/{tournament}/calls", input);
}

/** Dry run: what a command would do. */
export async function previewCommand(
  id: string,
  wanted: TournamentCommand,
  place?: ListRef,
): Promise<CommandPreview> {
  const input = { params: { tournament: id }, body: { command: wanted } };
  return await askTournament("POST /api/tournaments/{tournament}/foresee", input, { place });
}

/** Plays a number of games at every table of a rehearsal. */
export async function playRehearsal(id: string, games: number): Promise<CommandAccepted> {
  const input = { params: { tournament: id }, body: { games } };
  const timeoutMs = 120_000;
  return await askTournament("POST /api/tournaments/{tournament}/rehearse", input, { timeoutMs });
}

// --- exchange and paper --------------------------------------------------------------------------

/** Parses `{ text }` or a file with entrants; returns rows and problems without entering them. */
export async function previewImport(
  id: string,
  body: { text: string } | File,
): Promise<ImportPreview> {
  const query = { filename: body instanceof File ? body.name : "" };
  const input = { params: { tournament: id }, query, body };
  const timeoutMs = 60_000;
  return await askTournament("POST /api/tournaments/{tournament}/preview", input, { timeoutMs });
}

/** Fetches a file: `/exports/standing.csv`, `/papers/lists?series=1`. */
export async function fetchFile(id: string, path: string): Promise<{ blob: Blob; name: string }> {
  const headers = headersFor(id);
  const answer = await request("GET", `/api/tournaments/${id}${path}`, { headers });
  const filename = /filename\*=UTF-8''([^;]+)/.exec(
    answer.headers.get("Content-Disposition") ?? "",
  )?.[1];
  const last = path.split("?")[0]?.split("/").at(-1) ?? "";
  return { blob: await answer.blob(), name: filename ? decodeURIComponent(filename) : last };
}

/** Fetches a file and saves it with the browser's download. */
export async function download(id: string, path: string): Promise<void> {
  const { blob, name } = await fetchFile(id, path);
  save(blob, name);
}
