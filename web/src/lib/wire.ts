/** What the server says and takes, as `docs/protocol.md` describes it; only what the page uses. */

export type Card = string;

export interface Chair {
  person?: string;
  name?: string;
  bot?: string;
  ready?: boolean;
  away?: boolean;
  bridged?: string;
  bank?: number;
  nonce_commitment?: string;
}

export interface Outcome {
  ending: string;
  winner: number | null;
  card_points: number[];
  scores: (number | null)[];
}

export interface Column {
  seat: number;
  place: number;
  total: number;
  crosses: number;
  plus: number;
  minus: number;
  card_points: number;
}

export interface Scores {
  lines: { dealer: number; outcome: Outcome }[];
  standing: Column[];
  games_left: number | null;
}

export interface Turn {
  phase: "cut" | "draw" | "shuffle" | "play" | "over";
  seat: number;
  drawn_from?: "stock" | "open";
  drawn?: Card;
  taken?: Card;
  pending?: number;
  may_draw?: ("stock" | "open")[];
  must_cut?: boolean;
  staged?: string[];
}

export interface Meld {
  owner: number;
  cards: Card[];
}

export interface Clock {
  seat: number | null;
  left: number;
  bank?: number;
}

export interface Length {
  type: "games" | "target" | "series";
  number?: number;
  points?: number;
  rounds?: number;
}

export interface Terms {
  rules: string;
  options: Record<string, unknown>;
  mode: "assist" | "strict";
  seats: number;
  length: Length;
  clock: { turn: number; bank: number } | null;
  visibility: "private" | "listed";
  spectators: "allowed" | "forbidden";
  hints: "allowed" | "forbidden";
  talk: "off" | "presets" | "free" | null;
}

export interface DealSeen {
  number: number;
  commitment: string;
  lifted?: number;
  secret?: string;
  secret_commitment?: string;
  nonce_commitments?: string[];
  nonces?: string[];
}

export interface Picture {
  code: string;
  host: string;
  terms: Terms;
  rules: { name: string; options: Record<string, unknown> };
  seat: number | null;
  phase: "open" | "playing" | "counted" | "over" | "closed";
  chairs: Chair[];
  scores: Scores | null;
  deal: DealSeen | null;
  game: { dealer: number; playing: number[]; hand_size: number; pack: number } | null;
  turn: Turn | null;
  hand: Card[];
  hands: Card[][] | null;
  counts: number[];
  stock: number;
  open: Card[];
  melds: Meld[];
  opened: number[];
  outcome: Outcome | null;
  clock: Clock | null;
  /** The tournament that it is a table of, or nothing. */
  tournament: string;
  /** Persons whom the host lets write nothing. */
  silenced: string[];
}

export type TableEvent = { is: string } & Record<string, unknown>;

export interface Drafted {
  is: "drafted";
  id: string;
  points: number;
  need: number;
  left: Card[];
  duties: { code: string; message: string }[];
  melds: Card[][];
  steps: string[];
  places: Record<Card, string[]>;
  ends: string[];
  finished: boolean;
  wrong?: Card[][];
}

export interface Refused {
  is: "refused";
  id: string | null;
  code: string;
  message: string;
  clause?: string;
  rule?: string;
}

export interface Reason {
  why: string;
  side: string;
  text: string;
}

export interface Advice {
  moves: string[];
  text: string;
  /** One for each move. */
  sentences: string[];
  worth: number;
  behind: number;
  reasons: Reason[];
}

export interface Hinted {
  is: "hinted";
  id: string;
  advice: Advice[];
}

/** The melds in one's own cards. */
export interface Arranged {
  is: "arranged";
  id: string;
  melds: Card[][];
  left: Card[];
}

export interface Said {
  is: "said";
  table: string;
  message: string;
  person: string;
  name: string;
  at: number;
  preset?: string;
  text?: string;
}

export type Message =
  | { is: "welcome"; person: string; name: string }
  | { is: "seen"; table: string; version: number; picture: Picture; missed?: TableEvent[] }
  | {
      is: "happened";
      table: string;
      version: number;
      events: TableEvent[];
      change: Partial<Picture>;
    }
  | { is: "done"; id: string; version: number }
  | { is: "unknown"; id: string; message: string }
  | { is: "pong" }
  | { is: "leaving" }
  | Said
  | Refused
  | Drafted
  | Hinted
  | Arranged;

/** What a command is answered with. */
export type Answer = Extract<Message, { is: "done" }> | Drafted | Hinted | Arranged;
