/** Games against bots that start at once. */
import { nonces } from "../deal/nonces";
import { ensureSignedIn, ask } from "../lib/api";
import type { Level } from "../lib/preferences.svelte";

export { LEVELS, type Level } from "../lib/preferences.svelte";

interface Preset {
  rules: string;
  /** Number of seats; three under tournament rules, where the dealer of four would sit out. */
  seats: number;
  length: { type: "games"; number: number } | { type: "series"; rounds: number };
}

export const PRESETS: Preset[] = [
  { rules: "klassik", seats: 2, length: { type: "games", number: 5 } },
  { rules: "turnier", seats: 3, length: { type: "series", rounds: 1 } },
  { rules: "verband", seats: 3, length: { type: "series", rounds: 1 } },
  { rules: "haus", seats: 4, length: { type: "games", number: 5 } },
];

/** Creates the table and returns its id. */
export async function startAgainstBots(
  level: Level,
  preset: Preset,
  name: string,
): Promise<string> {
  await ensureSignedIn(name);
  const { rules, seats, length } = preset;
  const bots = Array.from({ length: seats - 1 }, (_, place) => ({ seat: place + 2, level }));
  const terms = { rules, seats, length };
  const body = { terms, bots, ready: true, nonce_commitment: nonces.commit() };
  return (await ask("POST /api/tables", { body })).table;
}
