/** Games against bots that start at once. */
import { nonces } from "../deal/nonces";
import { ask, ensureSignedIn } from "../lib/api";
import { preferences } from "../lib/preferences.svelte";

interface Preset {
  rules: string;
  /** Number of bots until another one is chosen; two under tournament rules, where the dealer of four would sit out. */
  bots: number;
  length: { type: "games"; number: number } | { type: "series"; rounds: number };
}

const KLASSIK: Preset = { rules: "klassik", bots: 3, length: { type: "games", number: 5 } };
export const PRESETS: readonly Preset[] = [
  KLASSIK,
  { rules: "turnier", bots: 2, length: { type: "series", rounds: 1 } },
  { rules: "verband", bots: 2, length: { type: "series", rounds: 1 } },
  { rules: "haus", bots: 3, length: { type: "games", number: 5 } },
];

/** The preset of the next game. */
export function chosenPreset(): Preset {
  return PRESETS.find((one) => one.rules === preferences.rules) ?? KLASSIK;
}

/** The number of bots of the next game. */
export function chosenBots(): number {
  const { rules, bots } = chosenPreset();
  const chosen = preferences.bots[rules];
  return chosen !== undefined && Number.isInteger(chosen) ? chosen : bots;
}

/** The numbers of bots that are possible under a rule set. */
export async function possibleBots(rules: string): Promise<number[]> {
  const { seats } = await ask("GET /api/rules/{name}", { params: { name: rules } });
  return seats.map((number) => number - 1);
}

/** Creates the table of the next game and returns its id. */
export async function startAgainstBots(): Promise<string> {
  await ensureSignedIn(preferences.name.trim());
  const { rules, length } = chosenPreset();
  const { level } = preferences;
  const bots = Array.from({ length: chosenBots() }, (_, place) => ({ seat: place + 2, level }));
  const terms = { rules, seats: bots.length + 1, length };
  const body = { terms, bots, ready: true, nonce_commitment: nonces.commit() };
  return (await ask("POST /api/tables", { body })).table;
}
