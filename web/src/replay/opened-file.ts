/** A game file opened from the device. It stays in this tab; the server does not store it. */
import { ask, Problem } from "../lib/api";
import { say, language, type Language } from "../lib/words.svelte";
import type { Replay } from "../wire/generated";

/** Below the server's limit of 256 KiB, because JSON encoding adds some bytes. */
const MAX_BYTES = 200_000;
const STORAGE_KEY = "romme-brought";

interface OpenedFile {
  name: string;
  text: string;
}

// Not reactive, so that an effect that loads a file does not depend on it.
let cached: { text: string; language: Language; replay: Replay } | null = null;

/** The file opened last in this tab, or null. */
export function openedFile(): OpenedFile | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as OpenedFile | null;
  } catch {
    return null;
  }
}

/** Opens a file. Throws a `Problem` if it is too large or invalid. */
export async function openGameFile(file: File): Promise<void> {
  if (file.size > MAX_BYTES) throw new Problem("too-large", say("page-file-too-large"));
  const text = await file.text();
  await loadReplay(text);
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ name: file.name, text }));
}

/** Parses a game file on the server, with texts in the current language; cached. */
export async function loadReplay(text: string): Promise<Replay> {
  const current = language();
  if (cached?.text === text && cached.language === current) return cached.replay;
  const replay = await ask("POST /api/replays", { body: { file: text } });
  cached = { text, language: current, replay };
  return replay;
}
