/** A game to look at again, as the server tells it; only what the page uses. */
import type { Card, Meld, Outcome, Reason } from "../lib/wire";

export interface Position {
  /** Who is to move; null when the game is over. */
  turn: number | null;
  hands: Card[][];
  points: (number | null)[];
  melds: Meld[];
  wrong: Card[][];
  opened: number[];
  stock: number;
  open: number;
  top: Card | null;
  taken: Card | null;
  pending: number;
}

export type GameEvent = { is: string; seat?: number } & Record<string, unknown>;

export interface Step {
  /** What has become different. */
  position: Partial<Position>;
  seat?: number;
  move?: string;
  by?: "player" | "bot" | "bridge" | "table";
  events?: GameEvent[];
}

export interface Decision {
  first: number;
  last: number;
  seat: number;
  only?: boolean;
}

export interface DealShown {
  commitment: string;
  secret: string;
  lifted: number;
  packs: number;
  jokers: number;
  cut_at_least: number;
  deck: Card[];
  reshuffles: { step: number; stock: Card[] }[];
  nonce_commitments: string[];
  nonces: string[];
  drawn_dealer: number | null;
}

export interface MoveRefused {
  move: number;
  line: number | null;
  text: string;
  message: string;
  clause: string;
  rule: string;
}

export interface Replay {
  rules: string;
  mode: "assist" | "strict";
  scoring: string;
  opening: number;
  names: string[];
  bots: (string | null)[];
  seat: number | null;
  dealer: number;
  playing: number[];
  steps: Step[];
  turns: number[];
  decisions: Decision[];
  outcome: Outcome | null;
  refused: MoveRefused | null;
  deal: DealShown | null;
  file: string;
}

export const VERDICTS = ["best", "good", "inaccurate", "poor", "only", "none"] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judged {
  moves: string[];
  text: string;
  worth: number;
  behind: number;
  worlds: number;
  reasons: Reason[];
}

export interface Opinion {
  step: number;
  verdict: Verdict;
  played: Judged | null;
  best: Judged[];
}
