/** Whole tournaments: open a file, copy or restore an earlier state, and the server's backup. */
import { ask } from "../lib/api";
import type {
  CommandAccepted,
  OpenedTournament,
  ServerCopy,
  StateComparison,
  TournamentKey,
} from "../wire/generated";
import { storeKey } from "./access-keys";
import { askTournament, newId } from "./requests";

/** The server refuses larger files. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

export interface OpenOptions {
  /** Makes a retry without an answer idempotent. */
  requestId: string;
  listed: boolean;
  /** Open it once more although it is on this server already. */
  copy: boolean;
}

/** Opens a tournament file and stores the director's key. Needs a session (`ensureSignedIn`). */
export async function openTournamentFile(
  file: Blob,
  { requestId, listed, copy }: OpenOptions,
): Promise<OpenedTournament> {
  const query = { request_id: requestId, listed, copy };
  const opened = await ask("POST /api/tournaments/files", { query, body: file });
  storeKey(opened.key, opened.tournament);
  return opened;
}

export async function fetchState(id: string, version: number): Promise<StateComparison> {
  const params = { tournament: id, version };
  return await askTournament("GET /api/tournaments/{tournament}/states/{version}", { params });
}

/** Puts the tournament back to its state after a step. */
export async function restoreState(
  id: string,
  version: number,
  name: string,
): Promise<CommandAccepted> {
  const input = { params: { tournament: id }, body: { id: newId(), version, name } };
  return await askTournament("POST /api/tournaments/{tournament}/restore", input);
}

/** Copies the state after a step into a new tournament, and stores its director's key. */
export async function copyState(id: string, version: number): Promise<TournamentKey> {
  const input = { params: { tournament: id }, body: { id: newId(), version } };
  const opened = await askTournament("POST /api/tournaments/{tournament}/copies", input);
  storeKey(opened.key, opened.tournament);
  return opened;
}

export async function fetchServerCopy(id: string): Promise<ServerCopy> {
  const params = { tournament: id };
  return await askTournament("GET /api/tournaments/{tournament}/backup", { params });
}

/** Writes the server's backup of the tournament now. */
export async function backUp(id: string): Promise<ServerCopy> {
  const params = { tournament: id };
  return await askTournament("POST /api/tournaments/{tournament}/backup", { params });
}
