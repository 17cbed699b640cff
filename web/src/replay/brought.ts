/** A game file that somebody opened from their device; kept for this tab, never sent to be stored. */
import { ask, Problem } from "../lib/api";
import { say, language, type Language } from "../lib/words.svelte";
import type { Replay } from "../wire/generated";

/** As the server takes it, with room for what JSON adds. */
const LARGEST = 200_000;
const REMEMBERED = "romme-brought";

interface Brought {
  name: string;
  text: string;
}

// Not reactive: an effect that looks at a file must not run again because another one was opened.
let looked: { text: string; language: Language; replay: Replay } | null = null;

/** The file that was opened last in this tab. */
export function brought(): Brought | null {
  try {
    return JSON.parse(sessionStorage.getItem(REMEMBERED) ?? "null") as Brought | null;
  } catch {
    return null;
  }
}

/** Opens a file; what is wrong with it is said by the problem that is thrown. */
export async function bring(file: File): Promise<void> {
  if (file.size > LARGEST) throw new Problem("too-large", say("page-file-too-large"));
  const text = await file.text();
  await look(text);
  sessionStorage.setItem(REMEMBERED, JSON.stringify({ name: file.name, text }));
}

/** The game of a file, in the language that is spoken. */
export async function look(text: string): Promise<Replay> {
  const wanted = language();
  if (looked?.text === text && looked.language === wanted) return looked.replay;
  const replay = await ask("POST /api/replays", { body: { file: text } });
  looked = { text, language: wanted, replay };
  return replay;
}
