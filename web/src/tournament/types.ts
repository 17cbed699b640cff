/**
 * Tournaments as the server tells them: `romme.server.organise.messages` and the values of
 * `romme.tournament` in it. An enum is its value.
 */

// --- plain values --------------------------------------------------------------------------------

export type Demand = "asked" | "not-asked";
export type Unfinished = "ranked" | "left-out";
export type LastRound = "entered" | "signed";
export type Presence = "expected" | "present" | "withdrawn";
export type Namesakes = "refused" | "meant";
export type Placing = "drawn" | "by-result" | "by-hand";
export type Leaving = "between-series" | "others-go-on" | "list-ends" | "substitute";
export type Hand = "opened" | "unopened";
export type Span = "series" | "day" | "total";
export type Parties = "single" | "tandem" | "team";
export type Venue = "hall" | "server";
export type SeriesPhase = "seated" | "running" | "closed";
export type Role = "director" | "helper" | "keeper";
export type Likeness = "same" | "namesake" | "alike";
export type Origin = "said" | "assumed" | "changed";
export type Ending = "romme" | "hand" | "hand_laid_off" | "super" | "stock_used_up" | "blocked";
export type IncidentKind =
  | "wrong-count-in-play"
  | "too-few-at-end"
  | "too-many-at-end"
  | "card-exposed"
  | "unequal-hands"
  | "several-wrong-hands"
  | "objection-in-time"
  | "objection-too-late"
  | "wrong-dealer"
  | "hand-thrown-in";

/** A start number, or the name of a tandem or team. */
export type Party = number | string;

export interface Terms {
  rounds: number;
  dropped: number;
  team_size: number;
  tandem_size: number;
  pack_check: Demand;
  second_count: Demand;
  control_list: Demand;
  signatures: Demand;
  unfinished: Unfinished;
  venue: Venue;
  last_round: LastRound;
}

/** An entry as it is typed or read; number 0 takes the next one that is free. */
export interface Person {
  name: string;
  club?: string;
  team?: string;
  tandem?: string;
  classes?: string[];
  number?: number;
  account?: string;
}

export interface Entrant {
  number: number;
  name: string;
  club: string;
  team: string;
  tandem: string;
  classes: string[];
  presence: Presence;
  /** The first series that could be played. */
  since: number;
  account: string;
}

export interface Count {
  card_points: number;
  hand: Hand;
}

/** One game as it is entered; `counts` has a place for each seat. */
export interface Line {
  ending: Ending;
  winner: number | null;
  counts: (Count | null)[];
}

export interface Scope {
  span: Span;
  /** Of the series or of the day; 0 for all. */
  number: number;
}

export interface Penalty {
  number: number;
  points: number;
  /** 0: of the total. */
  series: number;
  reason: string;
  by: string;
  lifted: boolean;
}

export interface Lot {
  scope: Scope;
  parties: Parties;
  order: Party[];
  seed: string;
}

// --- making and finding --------------------------------------------------------------------------

export interface NewTournament {
  name: string;
  rules?: string;
  options?: Record<string, unknown>;
  /** Nothing: as the rules suggest. */
  terms?: Partial<Terms> | null;
  listed?: boolean;
  /** So many invented people have entered. */
  rehearsal?: number;
  id?: string;
}

/** A way in: the role that a key has, and the key. */
export interface Opened {
  tournament: string;
  role: Role;
  key: string;
  series: number;
  table: number;
}

export interface ListedTournament {
  tournament: string;
  code: string;
  name: string;
  /** Milliseconds since 1970. */
  made: number;
  rehearsal: boolean;
  own: boolean;
}

export interface Link {
  role: Role;
  /** Behind the address of the server, with the key behind `#`. */
  path: string;
  pin: string;
  series: number;
  table: number;
}

/** Wrong PINs since the director last took note of them. */
export interface WrongPins {
  opens: "office" | "list";
  failures: number;
  /** Milliseconds since 1970. */
  first: number;
  last: number;
  /** When PINs are taken again from new addresses; 0 = now. */
  closed_until: number;
}

// --- commands ------------------------------------------------------------------------------------

interface OfList {
  series: number;
  table: number;
}

/** What can be asked of a tournament; what is left out has the value that Python gives it. */
export type Command =
  | { do: "change-terms"; terms: Terms }
  | { do: "change-scoring"; options: Record<string, unknown>; reason: string }
  | { do: "finish" }
  | { do: "reopen"; reason: string }
  | { do: "set-clock"; ends: number }
  | { do: "announce"; text: string }
  | { do: "enter-people"; people: Person[]; presence?: Presence; namesakes?: Namesakes }
  | { do: "change-entry"; number: number; person: Person; namesakes?: Namesakes }
  | { do: "remove-entry"; number: number }
  | { do: "set-presence"; numbers: number[]; presence: Presence }
  | { do: "withdraw"; number: number; leaving?: Leaving; reason?: string }
  | { do: "draw-seats"; seed: string; placing?: Placing; day?: number }
  | { do: "seat-by-hand"; tables: number[][]; day?: number }
  | { do: "begin-series" }
  | { do: "join-table"; number: number; table: number }
  | { do: "close-series" }
  | ({ do: "check-pack" } & OfList)
  | ({ do: "enter-line"; game: number; line: Line; seat?: number; replays?: number } & OfList)
  | ({ do: "confirm-line"; game: number; seat: number } & OfList)
  | ({ do: "correct-line"; game: number; line: Line; reason?: string; seen?: Line | null } & OfList)
  | ({ do: "enter-control"; game: number; line: Line } & OfList)
  | ({ do: "sign"; seat: number; reason?: string } & OfList)
  | ({
      do: "record-incident";
      kind: IncidentKind;
      game?: number;
      seat?: number;
      note?: string;
    } & OfList)
  | { do: "penalise"; number: number; points: number; reason: string; series?: number }
  | { do: "lift-penalty"; penalty: number; reason: string }
  | { do: "record-lot"; scope: Scope; parties: Parties; order: Party[]; seed?: string }
  | { do: "undo-step" }
  | ({ do: "undo-on-list" } & OfList);

/** The command is kept, and everything up to this version with it. */
export interface Taken {
  version: number;
}

export interface BreachTold {
  kind: string;
  table: number;
  numbers: number[];
  times: number;
  text: string;
}

export interface DoubtTold {
  seat: number;
  doubt: string;
  text: string;
}

/** What a command would lead to; nothing has been done. */
export interface Foreseen {
  /** Why it would be refused, in a sentence; else empty. */
  refused: string;
  tables: number[][];
  breaches: BreachTold[];
  avoidable: boolean;
  /** What is proven about the breaches, those of the standing ("rank") aside. */
  proof: "unavoidable" | "best" | null;
  consequence: string;
  clause: string;
  rule: string;
  struck_from: number;
  entries: (EntrySeen | null)[];
  doubts: DoubtTold[];
}

// --- what is shown -------------------------------------------------------------------------------

export interface You {
  role: Role | "public";
  series: number;
  table: number;
  number: number;
  /** Whether one has made the tournament, and may have the director's key. */
  own: boolean;
}

export interface TableSeen {
  /** Start numbers in the order of seats. */
  seats: number[];
  games: number;
  entered: number;
  finished: boolean;
  signed: number;
  incidents: number;
  corrections: number;
  differences: number;
  /** The table of this server where it is played; else empty. */
  played_at: string;
}

export interface SeriesSeen {
  number: number;
  day: number;
  rounds: number;
  placing: Placing;
  seed: string;
  phase: SeriesPhase;
  tables: TableSeen[];
}

export interface Alike {
  one: number;
  other: number;
  likeness: Likeness;
}

export interface FigureSeen {
  option: string;
  value: unknown;
  origin: Origin;
  clause: string | null;
  text: string;
}

export interface Rules {
  name: string;
  document: string;
  options: Record<string, unknown>;
}

/** A tournament as a whole. */
export interface Overview {
  tournament: string;
  code: string;
  /** Where phones in the hall find the server, however this page was opened. */
  address: string;
  version: number;
  /** The server's clock when it answered, in milliseconds since 1970. */
  now: number;
  name: string;
  rules: Rules;
  rules_title: string;
  terms: Terms;
  figures: FigureSeen[];
  you: You;
  people: Entrant[];
  series: SeriesSeen[];
  classes: string[];
  finished: boolean;
  rehearsal: boolean;
  /** When the running series ends by the server's clock; 0 = no clock. */
  clock: number;
  announcement: string;
  lots: Lot[];
  penalties: Penalty[];
  alike: Alike[];
  /** Whether there may be more of them than are listed. */
  more_alike: boolean;
  can_undo: boolean;
}

export interface SeatSeen {
  number: number;
  name: string;
  club: string;
  left: boolean;
  substituted: boolean;
}

export interface EntrySeen {
  rating: number;
  card_points: number;
}

export interface ThrownIn {
  seat: number;
  time: number;
}

export interface GameSeen {
  round: number;
  dealer: number;
  playing: number[];
  line: Line | null;
  entries: (EntrySeen | null)[];
  /** The seat; 0 = the office, from paper. */
  entered_by: number;
  confirmed_by: number | null;
  thrown_in: ThrownIn[];
  control: Line | null;
  check: EntrySeen | null;
  /** Seats where the control list says something else; 0 = in who finished and how. */
  differs: number[];
}

export interface FootSeen {
  rating: number;
  plus: number;
  minus: number;
  crosses: number;
  card_points: number;
}

export interface EndingSeen {
  ending: Ending;
  /** Nothing where nobody has won. */
  rating: number | null;
}

export interface Written {
  line: Line;
  entered_by: number;
  confirmed_by: number | null;
  thrown_in: ThrownIn[];
}

export interface Struck {
  game: number;
  written: Written;
  clause: string;
}

export interface Signature {
  seat: number;
  /** Why somebody else signed. */
  reason: string;
  by: string;
}

export interface Correction {
  game: number;
  before: Line;
  after: Line;
  reason: string;
  by: string;
  after_signing: boolean;
}

/** An incident on the record of a list. */
export interface Noted {
  kind: IncidentKind;
  clause: string;
  consequence: string;
  game: number;
  seat: number;
  struck_from: number;
  note: string;
  by: string;
}

/** A list, whole. */
export interface ListSeen {
  tournament: string;
  version: number;
  name: string;
  series: number;
  table: number;
  phase: SeriesPhase;
  you: You;
  terms: Terms;
  clock: number;
  now: number;
  announcement: string;
  seats: SeatSeen[];
  games: GameSeen[];
  feet: FootSeen[];
  check: EntrySeen;
  /** How many cards the pack has. */
  pack: number;
  pack_checked: boolean;
  struck: Struck[];
  signatures: Signature[];
  corrections: Correction[];
  incidents: Noted[];
  /** The seats that have to sign. */
  signers: number[];
  replays: number;
  /** Why it cannot be signed yet, in a sentence; empty if it can. */
  obstacle: string;
  finished: boolean;
  can_undo: boolean;
  endings: EndingSeen[];
  /** Card points up to, rating points: of somebody who has opened. */
  opened: [number, number][];
  opened_above: number;
  unopened: [number, number][];
  unopened_above: number;
}

export interface Result {
  rating: number;
  card_points: number;
  crosses: number;
  games: number;
  penalty: number;
}

export interface InSeries {
  series: number;
  /** Nothing: did not take part. */
  result: Result | null;
  counts: boolean;
}

export interface PlacedSeen {
  place: number;
  party: Party;
  name: string;
  club: string;
  result: Result;
  by_series: InSeries[];
  members: number[];
  by_lot: boolean;
  /** Others have the same place: the lot will decide. */
  shared: boolean;
}

export interface Ranking {
  version: number;
  scope: Scope;
  parties: Parties;
  only: string;
  lines: PlacedSeen[];
}

/** Something on the record. */
export interface Recorded {
  version: number;
  at: number;
  text: string;
  event: Record<string, unknown>;
}
