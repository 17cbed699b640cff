/* Written by tools/wire_types.py from the types of the server: do not edit. */

/** The sessions to end. */
export type Which = "all" | "others";
/** How is an action that breaks a rule treated? Chosen for the table, not by the rule set. */
export type Mode = "assist" | "strict";
export type GameEvent =
  | Began
  | Shuffled
  | CutMade
  | Dealt
  | TurnedOver
  | StockRanOut
  | Reshuffled
  | Drew
  | LaidDown
  | LaidOff
  | Swapped
  | Opened
  | OpeningFailed
  | Discarded
  | GaveBack
  | Passed
  | TurnCame
  | GameEnded
  | CountCorrected
  | HandFilled;
/** The answer of a rule set to a question, as game files write it. */
export type OptionValue = string | number | number[] | [number, number][];
/** The two piles that a card can be drawn from. */
export type Pile = "open" | "stock";
/** How a game ended. */
export type Ending =
  "blocked" | "hand" | "hand_laid_off" | "romme" | "stock_used_up" | "super" | "void";
/** How a referee corrects a wrong number of cards in one turn (T3, V4.6). */
export type Correction = "skip_discard" | "skip_draw";
/** Human or program. It never changes, so that nobody plays against a bot unknowingly. */
export type PersonKind = "bot" | "person";
/** The people who can find the table. */
export type Visibility = "listed" | "private";
/** Whether something is allowed at this table. */
export type Permission = "allowed" | "forbidden";
/** Limits on the chat of a table. */
export type Talk = "free" | "off" | "presets";
/** Whether a tournament requires an optional step, such as signatures. */
export type Demand = "asked" | "not-asked";
/** Whether players who withdrew stay ranked with their results so far (assumed: yes). */
export type Unfinished = "left-out" | "ranked";
/** Where the games are played. */
export type Venue = "hall" | "server";
/** What finishes the last round of a series? (V4.10; assumed: the entry). */
export type LastRound = "entered" | "signed";
/** Origin of a figure. */
export type Origin = "assumed" | "changed" | "said";
/** Whether an entrant is present. */
export type Presence = "expected" | "present" | "withdrawn";
/** How the seats of a series were assigned (V3.1). */
export type Placing = "by-hand" | "by-result" | "drawn";
/** Progress of a series. */
export type SeriesPhase = "closed" | "running" | "seated";
/** Part of a tournament that a ranking covers. */
export type Span = "day" | "series" | "total";
/** Kind of party that a ranking compares. */
export type Parties = "single" | "tandem" | "team";
/** Degree of similarity of two entries. */
export type Likeness = "alike" | "namesake" | "same";
/** Roles in a tournament; everybody else is a spectator. */
export type Role = "director" | "helper" | "keeper";
/** Whether a player who is left with cards had opened (T12). */
export type Hand = "opened" | "unopened";
/** One clause; the value is the id that players see. */
export type Clause =
  | "K1"
  | "K10"
  | "K11"
  | "K12"
  | "K13"
  | "K14"
  | "K15"
  | "K16"
  | "K2"
  | "K3"
  | "K4"
  | "K5"
  | "K6"
  | "K7"
  | "K8"
  | "K9"
  | "T1"
  | "T10"
  | "T11"
  | "T12"
  | "T13"
  | "T14"
  | "T15"
  | "T2"
  | "T3"
  | "T4a"
  | "T4b"
  | "T4c"
  | "T4d"
  | "T5"
  | "T6"
  | "T7"
  | "T8"
  | "T9"
  | "V1.1"
  | "V1.2"
  | "V1.3"
  | "V2.1"
  | "V2.2"
  | "V3.1"
  | "V3.2"
  | "V4.1"
  | "V4.10"
  | "V4.11"
  | "V4.12"
  | "V4.2"
  | "V4.3"
  | "V4.4"
  | "V4.5"
  | "V4.6"
  | "V4.7"
  | "V4.8"
  | "V4.9"
  | "V5.1"
  | "V5.10"
  | "V5.11"
  | "V5.12"
  | "V5.13"
  | "V5.2"
  | "V5.3"
  | "V5.4"
  | "V5.5"
  | "V5.6"
  | "V5.7"
  | "V5.8"
  | "V5.9"
  | "V6.1"
  | "V6.2"
  | "V6.3";
/** Kinds of incidents; the value is part of the message key. */
export type IncidentKind =
  | "card-exposed"
  | "hand-thrown-in"
  | "objection-in-time"
  | "objection-too-late"
  | "several-wrong-hands"
  | "too-few-at-end"
  | "too-many-at-end"
  | "unequal-hands"
  | "wrong-count-in-play"
  | "wrong-dealer";
/** Consequences of incidents; the value is part of the message key. */
export type Consequence =
  | "class-worse-and-point-off"
  | "corrected-no-melds"
  | "corrected-turn"
  | "count-all"
  | "deal-again"
  | "draw-and-count"
  | "game-stands"
  | "one-class-worse"
  | "replay-from"
  | "round-again"
  | "rounds-stand";
/** The part of a tournament that a PIN gives access to. */
export type PinTarget = "list" | "office";
export type TournamentEvent =
  | TournamentMadeEvent
  | TermsChanged
  | ScoringChanged
  | Finished
  | Reopened
  | PeopleEntered
  | EntryChanged
  | EntryRemoved
  | PresenceChanged
  | Withdrew
  | SeriesSeated
  | SeriesBegan
  | TableJoined
  | SeriesClosed
  | PenaltyGiven
  | PenaltyLifted
  | LotRecorded
  | PackChecked
  | LineEntered
  | LineConfirmed
  | LineCorrected
  | ControlEntered
  | Signed
  | IncidentRecorded
  | ClockSet
  | Announced
  | StepUndone
  | ListStepUndone;
/** How a table continues when a player leaves during a series. The documents leave it to the referee (V4.5). */
export type WayToLeave = "between-series" | "list-ends" | "others-go-on" | "substitute";
/** The way a client keeps its session: a page as a cookie, a program as a token. */
export type Keep = "cookie" | "token";
export type TableEvent =
  | TableMade
  | SatDown
  | BotSatDown
  | StoodUp
  | HostChanged
  | BecameReady
  | MatchBegan
  | NonceCommitted
  | DealMade
  | NonceRevealed
  | Staged
  | SecretRevealed
  | LotDrawn
  | MatchEnded
  | WentAway
  | CameBack
  | BridgeBegan
  | Silenced
  | Unsilenced
  | TableClosed
  | Moved;
/** The origin of a move. */
export type Mover = "bot" | "bridge" | "player" | "table";
/** How a move compares with the best one that the bots found. */
export type Verdict = "best" | "good" | "inaccurate" | "none" | "only" | "poor";
export type TournamentCommand =
  | ChangeTerms
  | ChangeScoring
  | Finish
  | Reopen
  | SetClock
  | Announce
  | EnterPeople
  | ChangeEntry
  | RemoveEntry
  | SetPresence
  | Withdraw
  | DrawSeats
  | SeatByHand
  | BeginSeries
  | JoinTable
  | CloseSeries
  | CheckPack
  | EnterLine
  | ConfirmLine
  | CorrectLine
  | EnterControl
  | Sign
  | RecordIncident
  | Penalise
  | LiftPenalty
  | RecordLot
  | UndoStep
  | UndoOnList;
/** Treatment of an entry that looks like a duplicate. */
export type Namesakes = "meant" | "refused";
/** Kinds of breaches at a table; the value is its code in the catalogues. */
export type BreachKind = "again" | "club" | "namesake" | "rank" | "size" | "team";
/** Proven quality of a plan; the value is its code in the catalogues. */
export type PlanProof = "best" | "unavoidable";
/** Figures that are hardly possible with real cards, to be confirmed before they are entered. */
export type Doubt = "no-cards" | "too-few-unopened" | "too-many";
/** Format of the source. */
export type ReadFrom = "excel" | "text";
/** Meaning of a column. */
export type Meaning =
  | "class"
  | "classes"
  | "club"
  | "first-name"
  | "ignored"
  | "last-name"
  | "name"
  | "number"
  | "tandem"
  | "team";
export type AnyCommand =
  | Watch
  | Unwatch
  | Sit
  | StandUp
  | AddBot
  | RemoveBot
  | FreeSeat
  | Ready
  | Rematch
  | ComeBack
  | Close
  | Silence
  | Unsilence
  | CommitNonce
  | RevealNonce
  | Cut
  | Draw
  | Play
  | Stage
  | Draft
  | Hint
  | Arrange
  | Say
  | Mute
  | Unmute
  | Report
  | Ping;
export type Message =
  | Welcome
  | Seen
  | Happened
  | Done
  | Refused
  | Unknown
  | Drafted
  | Hinted
  | Arranged
  | Said
  | Pong
  | Leaving;

/** What each route takes and answers. */
export interface Routes {
  "DELETE /api/me": {
    answer: null;
    body: Confirmation;
  };
  "DELETE /api/me/sessions": {
    answer: null;
    query: {
      which?: Which;
    };
  };
  "DELETE /api/me/sessions/{session}": {
    answer: null;
  };
  "DELETE /api/passkeys": {
    answer: null;
  };
  "DELETE /api/passkeys/{passkey}": {
    answer: null;
  };
  "GET /api/address": {
    answer: ServerAddress;
  };
  "GET /api/bots": {
    answer: string[];
  };
  "GET /api/codes/{code}": {
    answer: FoundTable;
  };
  "GET /api/games": {
    answer: PlayedGame[];
    query: {
      before?: number;
      most?: number;
    };
  };
  "GET /api/games/{table}/{number}/replay": {
    answer: Replay;
  };
  "GET /api/health": {
    answer: Health;
  };
  "GET /api/lessons": {
    answer: Lesson[];
  };
  "GET /api/lessons/{rules}": {
    answer: Lesson;
  };
  "GET /api/me": {
    answer: Me;
  };
  "GET /api/me/export": {
    answer: OwnData;
  };
  "GET /api/me/sessions": {
    answer: Session[];
  };
  "GET /api/ready": {
    answer: Health;
  };
  "GET /api/rules": {
    answer: RulesInfo[];
  };
  "GET /api/rules/{name}": {
    answer: RulesInfo;
  };
  "GET /api/tables": {
    answer: ListedTable[];
  };
  "GET /api/tables/{table}": {
    answer: ListedTable;
  };
  "GET /api/tournaments": {
    answer: ListedTournament[];
  };
  "GET /api/tournaments/codes/{code}": {
    answer: FoundTournament;
  };
  "GET /api/tournaments/{tournament}": {
    answer: Overview;
  };
  "GET /api/tournaments/{tournament}/links": {
    answer: Link[];
  };
  "GET /api/tournaments/{tournament}/lists/{series}/{table}": {
    answer: ListSeen;
  };
  "GET /api/tournaments/{tournament}/news": {
    answer: News;
    query: {
      after?: number;
      series?: number;
      table?: number;
    };
  };
  "GET /api/tournaments/{tournament}/pins": {
    answer: WrongPins[];
  };
  "GET /api/tournaments/{tournament}/record": {
    answer: RecordedEvent[];
    query: {
      after?: number;
    };
  };
  "GET /api/tournaments/{tournament}/standing": {
    answer: Ranking;
    query: {
      span?: Span;
      number?: number;
      parties?: Parties;
      only?: string;
    };
  };
  "PATCH /api/me": {
    answer: Me;
    body: ChangeMe;
  };
  "POST /api/accounts": {
    answer: RecoveryCodes;
    body: NewAccount;
  };
  "POST /api/accounts/recovery-codes": {
    answer: RecoveryCodes;
    body: Confirmation;
  };
  "POST /api/guests": {
    answer: SignInResult;
    body: GuestRequest;
  };
  "POST /api/lessons/{rules}/{scene}": {
    answer: LessonResponse;
    body: LessonRequest;
  };
  "POST /api/me/confirm": {
    answer: Confirmed;
    body: Confirmation;
  };
  "POST /api/passkeys/confirm/begin": {
    answer: RequestOptions;
  };
  "POST /api/passkeys/register/begin": {
    answer: CreationOptions;
  };
  "POST /api/passkeys/register/finish": {
    answer: Passkey;
    body: PasskeyToAdd;
  };
  "POST /api/passkeys/sign-in/begin": {
    answer: RequestOptions;
  };
  "POST /api/passkeys/sign-in/finish": {
    answer: SignInResult;
    body: PasskeySignIn;
  };
  "POST /api/recover": {
    answer: SignInResult;
    body: Recovery;
  };
  "POST /api/replays": {
    answer: Replay;
    body: GameFileUpload;
  };
  "POST /api/replays/opinion": {
    answer: Opinion;
    body: OpinionRequest;
  };
  "POST /api/rules/check": {
    answer: RulesInfo;
    body: RulesRequest;
  };
  "POST /api/rules/weigh": {
    answer: RulesCheck;
    body: RulesRequest;
  };
  "POST /api/sign-in": {
    answer: SignInResult;
    body: SignIn;
  };
  "POST /api/sign-out": {
    answer: null;
  };
  "POST /api/socket-ticket": {
    answer: SocketTicket;
  };
  "POST /api/tables": {
    answer: TableCreated;
    body: NewTable;
  };
  "POST /api/tournaments": {
    answer: TournamentKey;
    body: NewTournament;
  };
  "POST /api/tournaments/{tournament}/commands": {
    answer: CommandAccepted;
    body: CommandRequest;
  };
  "POST /api/tournaments/{tournament}/enter": {
    answer: TournamentKey;
    body: PinEntry;
  };
  "POST /api/tournaments/{tournament}/foresee": {
    answer: CommandPreview;
    body: PreviewRequest;
  };
  "POST /api/tournaments/{tournament}/join": {
    answer: CommandAccepted;
    body: JoinRequest;
  };
  "POST /api/tournaments/{tournament}/links/renew": {
    answer: TournamentKey;
    body: RenewalRequest;
  };
  "POST /api/tournaments/{tournament}/own": {
    answer: TournamentKey;
  };
  "POST /api/tournaments/{tournament}/pins/seen": {
    answer: null;
  };
  "POST /api/tournaments/{tournament}/preview": {
    answer: ImportPreview;
    body: PastedText | Blob;
    query: {
      filename?: string;
    };
  };
  "POST /api/tournaments/{tournament}/rehearse": {
    answer: CommandAccepted;
    body: RehearsalRequest;
  };
}
/** Proof of identity: one of these fields. The name only counts if you have no factor. */
export interface Confirmation {
  password?: string | null;
  passkey?: PasskeyAssertion | null;
  code?: string | null;
  name?: string | null;
}
/** The `toJSON()` of the result of `navigator.credentials.get`. */
export interface PasskeyAssertion {
  id: string;
  rawId: string;
  type: string;
  response: Assertion;
}
/** The authenticator's response for a sign-in. */
export interface Assertion {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}
/** The address at which other devices reach the server. */
export interface ServerAddress {
  /** An origin, such as `http://192.168.1.7:8000`. */
  address: string;
}
/** The table that a code belongs to. */
export interface FoundTable {
  table: string;
}
/** A finished game in a person's list. */
export interface PlayedGame {
  table: string;
  number: number;
  ended: number;
  rules: string;
  ending: string;
  winner: number | null;
  seat: number;
  score: number | null;
  /** By seat; empty for a built-in bot. */
  names: string[];
  /** By seat; null for a seat that sat out. */
  scores: (number | null)[];
}
/** A game with all cards visible. */
export interface Replay {
  rules: string;
  mode: Mode;
  /** The scoring of the rules. */
  scoring: "own_hand" | "rating" | "winner_takes_all";
  /** Points that are needed to open; 0 where the rules ask for none. */
  opening: number;
  names: string[];
  /** By seat, the level of a built-in bot, or `program` for a person's own bot. */
  bots: (string | null)[];
  /** The seat of the person who asked. */
  seat: number | null;
  dealer: number;
  playing: number[];
  steps: Step[];
  /** The steps that ended a turn; the first is the deal. */
  turns: number[];
  decisions: Decision[];
  outcome: Result | null;
  refused: MoveRefused | null;
  /** Null if the file has no proof. */
  deal: DealDetails | null;
  /** The game file. */
  file: string;
}
/** A move, and the position after it. */
export interface Step {
  position: Position;
  /** The seat that moved; null for the deal. */
  seat?: number;
  /** In game file notation, without the seat. */
  move?: string;
  /** The kind of player who made the move. */
  by?: "bot" | "bridge" | "player" | "table";
  events?: GameEvent[];
}
/** The changed fields of a position; all cards are visible. */
export interface Position {
  /** The seat to move; null when the game is over. */
  turn?: number | null;
  hands?: string[][];
  /** By seat, the points of the cards in hand; null for a seat that sits out. */
  points?: (number | null)[];
  melds?: MeldSeen[];
  /** At a strict table: cards that the player to move laid as melds and that are not valid. */
  wrong?: string[][];
  opened?: number[];
  stock?: number;
  /** Number of cards in the open pile. */
  open?: number;
  /** The top card of the open pile. */
  top?: string | null;
  /** The open card that lies on the table and must be used. */
  taken?: string | null;
  /** Jokers swapped out and not yet placed. */
  pending?: number;
}
/** A meld on the table; a joker in a run names the card it stands for. */
export interface MeldSeen {
  owner: number;
  cards: string[];
}
/** A game was set up; the event holds all its rules. */
export interface Began {
  is: "began";
  rules: Rules;
  mode: Mode;
  seats: number;
  dealer: number;
  playing: number[];
}
/** A complete rule set, which does not depend on later changes to the presets. */
export interface Rules {
  name: string;
  document: string;
  /** Every option by its name, as in game files. */
  options: Record<string, OptionValue>;
}
/** The pack was shuffled; its order is hidden. */
export interface Shuffled {
  is: "shuffled";
  pack?: string[];
}
/** The right neighbour cut. */
export interface CutMade {
  is: "cut-made";
  seat: number;
  lifted: number;
}
/** Every player got a hand; other players' hands and the order of the stock are null. */
export interface Dealt {
  is: "dealt";
  hands: (string[] | null)[];
  counts: number[];
  turned_up: string;
  stock: number;
  order?: string[];
}
/** The open pile became the stock, unshuffled. */
export interface TurnedOver {
  is: "turned-over";
}
/** The stock is used up; the pile must be shuffled before the draw. */
export interface StockRanOut {
  is: "stock-ran-out";
}
/** The open pile was shuffled and became the stock; its order is hidden. */
export interface Reshuffled {
  is: "reshuffled";
  order?: string[];
}
/** A player drew a card; null if another player drew it from the stock. */
export interface Drew {
  is: "drew";
  seat: number;
  pile: Pile;
  card: string | null;
  into_hand?: boolean;
}
/** A player laid a meld. */
export interface LaidDown {
  is: "laid-down";
  seat: number;
  meld: string[];
}
/** A player added cards to a meld; `meld` is the result. */
export interface LaidOff {
  is: "laid-off";
  seat: number;
  onto: number;
  cards: string[];
  meld: string[];
}
/** A player swapped a natural card for a joker in a meld. */
export interface Swapped {
  is: "swapped";
  seat: number;
  into: number;
  card: string;
  meld: string[];
}
/** A player's first melds reached the opening. */
export interface Opened {
  is: "opened";
  seat: number;
  points: number;
}
/** A player showed these cards as melds and had to take them up again. */
export interface OpeningFailed {
  is: "opening-failed";
  seat: number;
  steps: string[];
  shown: string[];
}
/** A player ended the turn with a discard. */
export interface Discarded {
  is: "discarded";
  seat: number;
  card: string;
}
/** A player returned the open card just taken. */
export interface GaveBack {
  is: "gave-back";
  seat: number;
  card: string;
}
/** A player's turn ended without a discard. */
export interface Passed {
  is: "passed";
  seat: number;
}
/** A player's turn began. */
export interface TurnCame {
  is: "turn-came";
  seat: number;
}
/** The game ended and the hands were counted openly; those of a void game are not shown. */
export interface GameEnded {
  is: "game-ended";
  outcome: Result;
  hands: string[][];
}
/** How a game ended; the lists have an entry for each seat. */
export interface Result {
  ending: Ending;
  winner: number | null;
  card_points: number[];
  /** Null for a seat that sat out. */
  scores: (number | null)[];
}
/** The referee had a player skip the draw or the discard. */
export interface CountCorrected {
  is: "count-corrected";
  seat: number;
  correction: Correction;
}
/** After the game a player with too few cards drew the missing ones. */
export interface HandFilled {
  is: "hand-filled";
  seat: number;
  cards: string[];
  outcome: Result;
}
/** Moves that a player decides on together: the draw, or the rest of a turn. */
export interface Decision {
  /** The step of its first move. */
  first: number;
  last: number;
  seat: number;
  /** Whether the rules allowed only these moves. */
  only?: boolean;
}
/** The first move of a file that the rules forbid; later moves are left out. */
export interface MoveRefused {
  move: number;
  /** Its line in the uploaded file. */
  line: number | null;
  text: string;
  message: string;
  /** The clause that forbids it, or `H.<option>` for a rule of the table. */
  clause: string;
  /** The text of the clause or the rule. */
  rule: string;
}
/** Everything that is needed to recompute the deal; see deal.md. */
export interface DealDetails {
  commitment: string;
  secret: string;
  lifted: number;
  packs: number;
  jokers: number;
  cut_at_least: number;
  /** Top card first, after the cut. */
  deck: string[];
  reshuffles: Reshuffle[];
  /** By seat; an empty text for a seat without a nonce. An empty list if no seat had one. */
  nonce_commitments: string[];
  /** By seat, as far as they were revealed. */
  nonces: string[];
  /** The dealer, if the seed decided who deals. */
  drawn_dealer: number | null;
}
/** A later shuffle of the open pile. */
export interface Reshuffle {
  step: number;
  /** The new stock, top card first. */
  stock: string[];
}
/** The state of the server. */
export interface Health {
  status: "alive" | "not-ready" | "ready";
  version: string;
  node: string;
  /** Bots that cannot play, and why; the next lower level plays instead. */
  failing_bots: Record<string, string>;
}
/** The lesson of a rule set. */
export interface Lesson {
  rules: string;
  scenes: LessonScene[];
}
/** A scene of a lesson; its texts are in the catalogues. */
export interface LessonScene {
  name: string;
  /** The actions to perform, in game file notation; `finish` for laying the last card. */
  tasks: string[];
  tries: SuggestedMistake[];
}
/** A mistake that the learner is invited to try. */
export interface SuggestedMistake {
  /** Number of preceding tasks. */
  after: number;
  /** In game file notation. */
  act: string;
  /** The clause, or `H.<option>`, that forbids it. */
  clause: string;
}
/** Your own account. */
export interface Me {
  id: string;
  name: string;
  kind: PersonKind;
  login: string | null;
  password: boolean;
  codes: number;
  passkeys: Passkey[];
  session: string;
}
/** A passkey as its owner sees it. */
export interface Passkey {
  id: string;
  device: string;
  /** Milliseconds since 1970. */
  made: number;
  /** Milliseconds since 1970. */
  used: number;
}
/** All stored data of a person, without tokens, keys and codes, which grant access. */
export interface OwnData {
  person: PersonKnown;
  /** Milliseconds since 1970. */
  made: number;
  sessions: Session[];
  passkeys: Passkey[];
  games: GamePlayed[];
  chat: MessageSaid[];
  reports: ReportMade[];
  tournaments: OwnTournament[];
  entries: TournamentEntered[];
}
/** A guest or a person with an account. */
export interface PersonKnown {
  id: string;
  name: string;
  kind: PersonKind;
  /** Null for a guest. */
  login: string | null;
}
/** A device on which a person is signed in. */
export interface Session {
  id: string;
  device: string;
  /** Milliseconds since 1970. */
  made: number;
  /** Milliseconds since 1970, accurate to an hour. */
  used: number;
}
/** A finished game of the person. */
export interface GamePlayed {
  table: string;
  number: number;
  seat: number;
  score: number | null;
  /** Milliseconds since 1970. */
  ended: number;
  rules: string;
  ending: string;
  winner: number | null;
}
/** A chat message of the person: free text or a preset. */
export interface MessageSaid {
  table: string;
  /** Milliseconds since 1970. */
  at: number;
  name: string;
  preset: string | null;
  text: string | null;
}
/** An abuse report made by the person. */
export interface ReportMade {
  table: string;
  /** Milliseconds since 1970. */
  at: number;
  text: string;
}
/** A tournament created by the person. */
export interface OwnTournament {
  tournament: string;
  name: string;
  /** Milliseconds since 1970. */
  made: number;
}
/** A tournament that the person entered, and the name shown there. */
export interface TournamentEntered {
  tournament: string;
  title: string;
  name: string;
  club: string;
  /** Milliseconds since 1970. */
  at: number;
}
/** A rule set in words. */
export interface RulesInfo {
  name: string;
  title: string;
  about: string;
  rules: Rules;
  /** The possible numbers of seats. */
  seats: number[];
  sections: RuleSection[];
  options: OptionInfo[];
  /** The texts of all clauses that options rest on or refusals may quote, in order. */
  clauses: Record<string, string>;
  /** The clauses among them that no document has: assumptions of this program. */
  assumed_clauses: string[];
}
/** The rules under one heading. */
export interface RuleSection {
  heading: string;
  sentences: RuleSentence[];
}
/** One rule in words. */
export interface RuleSentence {
  option: string;
  text: string;
  clause: string | null;
  assumed: boolean;
  /** The sentence of the unchanged rule set, if this one differs. */
  instead: string | null;
}
/** An option of a rule set, with its value and the possible ones. */
export interface OptionInfo {
  name: string;
  /** The heading of the option: `heading-<subject>` in the catalogues. */
  subject: string;
  title: string;
  value: OptionValue;
  /** The value in the unchanged rule set. */
  usual: OptionValue;
  text: string;
  /** Empty where any number from `least` to `most` is possible. */
  possible: OptionChoice[];
  least: number | null;
  most: number | null;
  clause: string | null;
  assumed: boolean;
  /** Whether another value could make a difference, given the other options. */
  matters: boolean;
}
/** A possible value of an option, and what it means. */
export interface OptionChoice {
  value: OptionValue;
  text: string;
}
/** A table in the public list. */
export interface ListedTable {
  table: string;
  code: string;
  rules: string;
  seats: number;
  free: number;
  phase: string;
  /** Names of the people who sit there. */
  people: string[];
  /** Number of bots that sit there, built-in and others. */
  bots: number;
  terms: TableTerms;
}
/** The terms of a table: rules, seats, length, time, and what is allowed. */
export interface TableTerms {
  rules: string;
  /** Options that differ from the rule set, as in game files. */
  options: Record<string, OptionValue>;
  mode: Mode;
  seats: number;
  length: Games | Target | Series;
  /** Null for no time limit. */
  clock: Clock | null;
  /** Seconds that the table waits for a disconnected player; then a bot bridges. */
  absence: number;
  /** The level of the bot that bridges. */
  bridge: string;
  visibility: Visibility;
  spectators: Permission;
  hints: Permission;
  /** Null means free at private tables and off at listed ones. */
  talk: Talk | null;
}
/** A match of `number` games (K1). */
export interface Games {
  type: "games";
  number: number;
}
/** A match until a player has `points` points (K1). */
export interface Target {
  type: "target";
  points: number;
}
/** A match of `rounds` rounds, in each of which every seat deals once (V4.1). */
export interface Series {
  type: "series";
  rounds: number;
}
/** The time for each turn, and each player's time bank for a game. */
export interface Clock {
  /** Seconds for each turn. */
  turn: number;
  /** Extra seconds for the whole game, used when a turn takes longer. */
  bank: number;
}
/** A public tournament, or one of the person's own. */
export interface ListedTournament {
  tournament: string;
  code: string;
  name: string;
  /** Milliseconds since 1970. */
  made: number;
  rehearsal: boolean;
  own: boolean;
}
/** The tournament with a code. */
export interface FoundTournament {
  tournament: string;
}
/** A whole tournament. */
export interface Overview {
  tournament: string;
  code: string;
  /** The URL under which phones in the hall reach the server. */
  address: string;
  version: number;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
  name: string;
  rules: Rules;
  rules_title: string;
  terms: TournamentTerms;
  figures: FigureSeen[];
  you: You;
  people: Entrant[];
  series: SeriesSeen[];
  classes: string[];
  finished: boolean;
  rehearsal: boolean;
  clock: number;
  announcement: string;
  lots: Lot[];
  penalties: Penalty[];
  /** Only for the office. */
  alike: LikelyDuplicate[];
  /** Whether there may be more likely duplicates than listed. */
  more_alike: boolean;
  can_undo: boolean;
}
/** Settings that a club chooses for its tournament. */
export interface TournamentTerms {
  /** Rounds per series: 5 are 20 games at a table of four and 15 at a table of three (V4.1). */
  rounds: number;
  /** Number of series left out of each total: the worst ones of each entrant. */
  dropped: number;
  team_size: number;
  tandem_size: number;
  pack_check: Demand;
  /** Whether another seat confirms the figures of each game. */
  second_count: Demand;
  control_list: Demand;
  signatures: Demand;
  unfinished: Unfinished;
  venue: Venue;
  last_round: LastRound;
}
/** One line of the table of rating points, and its origin. */
export interface FigureSeen {
  option: string;
  value: OptionValue;
  origin: Origin;
  clause: string | null;
  text: string;
}
/** The role of the client: director, helper, keeper of a list, or public. */
export interface You {
  role: "director" | "helper" | "keeper" | "public";
  series: number;
  table: number;
  /** The start number of the signed-in person, if the tables are played on the server. */
  number: number;
  /** Whether the signed-in person created the tournament, and may get the director's key. */
  own: boolean;
}
/** A person who has entered the tournament. */
export interface Entrant {
  number: number;
  name: string;
  club: string;
  team: string;
  tandem: string;
  classes: string[];
  presence: Presence;
  /** First series that the entrant could play; greater than 1 for a late entry. */
  since: number;
  /** Account on the server, for tournaments played there; otherwise empty. */
  account: string;
}
/** A series with its seating plan. */
export interface SeriesSeen {
  number: number;
  day: number;
  rounds: number;
  placing: Placing;
  seed: string;
  phase: SeriesPhase;
  tables: TableSeen[];
}
/** A table of a series, and the progress of its list. */
export interface TableSeen {
  seats: number[];
  games: number;
  entered: number;
  finished: boolean;
  signed: number;
  incidents: number;
  corrections: number;
  /** Number of differences from the control list. */
  differences: number;
  /** The server table where it is played, or empty. */
  played_at: string;
}
/** A tie broken by lot (T14). */
export interface Lot {
  scope: Scope;
  parties: Parties;
  /** Best place first. */
  order: (number | string)[];
  seed: string;
}
/** The part of a tournament to rank: a series, a day or the total. >>> Scope.total(), Scope.series(2) (Scope(span=<Span.TOTAL: 'total'>, number=0), Scope(span=<Span.SERIES: 'series'>, number=2)) */
export interface Scope {
  span: Span;
  /** Number of the series or day; 0 for the total. */
  number: number;
}
/** Rating points deducted by the director. */
export interface Penalty {
  /** The start number. */
  number: number;
  points: number;
  /** 0: deducted from the total. */
  series: number;
  reason: string;
  by: string;
  lifted: boolean;
}
/** Two entries that may be the same person. */
export interface LikelyDuplicate {
  one: number;
  other: number;
  likeness: Likeness;
}
/** A link with a key, printed on paper as QR code and PIN. */
export interface Link {
  role: Role;
  /** The path on the server. The part after `#` never leaves the browser. */
  path: string;
  pin: string;
  series: number;
  table: number;
}
/** A complete list. */
export interface ListSeen {
  tournament: string;
  version: number;
  name: string;
  series: number;
  table: number;
  phase: SeriesPhase;
  you: You;
  terms: TournamentTerms;
  clock: number;
  now: number;
  announcement: string;
  seats: SeatSeen[];
  games: GameSeen[];
  feet: FootSeen[];
  check: EntrySeen;
  /** Number of cards in the pack. */
  pack: number;
  pack_checked: boolean;
  struck: StruckGame[];
  signatures: Signature[];
  corrections: ListCorrection[];
  incidents: ListIncident[];
  signers: number[];
  replays: number;
  /** The reason why it cannot be signed yet, as a sentence, or empty. */
  obstacle: string;
  finished: boolean;
  can_undo: boolean;
  endings: EndingSeen[];
  /** Pairs of maximum card points and rating points, for players who have opened (T12). */
  opened: [number, number][];
  opened_above: number;
  unopened: [number, number][];
  unopened_above: number;
}
/** An entrant at a table. */
export interface SeatSeen {
  number: number;
  name: string;
  club: string;
  left: boolean;
  substituted: boolean;
}
/** One game of a list: dealer, players and entered line. */
export interface GameSeen {
  round: number;
  dealer: number;
  playing: number[];
  line: Line | null;
  entries: (EntrySeen | null)[];
  entered_by: number;
  confirmed_by: number | null;
  thrown_in: ThrownInHand[];
  control: Line | null;
  /** The check total. */
  check: EntrySeen | null;
  /** Seats that differ from the control list. 0: the winner or the ending differs. */
  differs: number[];
}
/** One game as entered: ending, winner, and card points of the others. */
export interface Line {
  ending: Ending;
  /** The seat. */
  winner: number | null;
  /** By seat; None for the winner and for seats that did not play. */
  counts: (Count | null)[];
}
/** Card points that a player was left with (T11). */
export interface Count {
  card_points: number;
  hand: Hand;
}
/** The points of an entrant in one game. */
export interface EntrySeen {
  rating: number;
  card_points: number;
}
/** A hand that was thrown in before it was counted. */
export interface ThrownInHand {
  seat: number;
  /** Number of hands the player had thrown in by then, this one included. */
  time: number;
}
/** The foot of a column (T13). */
export interface FootSeen {
  /** Sum of plus and minus. */
  rating: number;
  plus: number;
  minus: number;
  crosses: number;
  card_points: number;
}
/** A game that is void: it stays on the list, crossed out. */
export interface StruckGame {
  game: number;
  written: WrittenLine;
  clause: Clause;
}
/** A line on a list, with who entered and confirmed it. */
export interface WrittenLine {
  line: Line;
  /** The seat; 0 = the office, from paper. */
  entered_by: number;
  /** The seat of the second person; 0 = the office. */
  confirmed_by: number | null;
  thrown_in: ThrownInHand[];
}
/** A seat's signature, or the director's in its place. */
export interface Signature {
  seat: number;
  /** Why the director signed; empty if the seat did. */
  reason: string;
  by: string;
}
/** A changed line; both versions stay on the record. */
export interface ListCorrection {
  game: number;
  before: Line;
  after: Line;
  reason: string;
  by: string;
  after_signing: boolean;
}
/** An incident recorded on a list. */
export interface ListIncident {
  kind: IncidentKind;
  clause: Clause;
  consequence: Consequence;
  game: number;
  seat: number;
  /** The first game that is void because of it; 0 = none. */
  struck_from: number;
  note: string;
  by: string;
  /** Number of hands the player had thrown in by then (T15); 0 for other incidents. */
  time: number;
}
/** A possible ending of a game, and the winner's rating points. */
export interface EndingSeen {
  ending: Ending;
  /** Null if nobody has won. */
  rating: number | null;
}
/** The current version of the tournament. */
export interface News {
  version: number;
}
/** Wrong PINs since the director last acknowledged them. */
export interface WrongPins {
  opens: PinTarget;
  failures: number;
  /** Milliseconds since 1970. */
  first: number;
  last: number;
  /** Time at which PINs from new addresses are accepted again, in ms since 1970, or 0. */
  closed_until: number;
}
/** An event on the record. */
export interface RecordedEvent {
  version: number;
  at: number;
  text: string;
  event: TournamentEvent;
}
/** A tournament was created, with its complete rules. */
export interface TournamentMadeEvent {
  is: "tournament-made";
  name: string;
  rules: Rules;
  terms: TournamentTerms;
}
/** The terms were changed. */
export interface TermsChanged {
  is: "terms-changed";
  terms: TournamentTerms;
}
/** The rating table was changed (T12). */
export interface ScoringChanged {
  is: "scoring-changed";
  rules: Rules;
  reason: string;
  by: string;
}
/** The tournament was declared over. */
export interface Finished {
  is: "finished";
}
/** A finished tournament was reopened. */
export interface Reopened {
  is: "reopened";
  reason: string;
  by: string;
}
/** People were entered, each with a start number. */
export interface PeopleEntered {
  is: "people-entered";
  people: Person[];
  presence: Presence;
}
/** An entry as typed or imported. */
export interface Person {
  name: string;
  club: string;
  team: string;
  tandem: string;
  /** Such as Damen, Senioren, Jugend. */
  classes: string[];
  /** The start number; 0 = assign the next free one. */
  number: number;
  /** Account on the server, for tournaments played there; otherwise empty. */
  account: string;
}
/** An entry was corrected. */
export interface EntryChanged {
  is: "entry-changed";
  person: Person;
}
/** An entry was removed. */
export interface EntryRemoved {
  is: "entry-removed";
  number: number;
}
/** Entrants were marked as present, or as expected again. */
export interface PresenceChanged {
  is: "presence-changed";
  numbers: number[];
  presence: Presence;
}
/** An entrant withdrew. */
export interface Withdrew {
  is: "withdrew";
  number: number;
  leaving: WayToLeave;
  /** The series during which it happened; 0 = between series. */
  series: number;
  table: number;
  reason: string;
}
/** A seating plan was made; it replaces an earlier plan for the same series. */
export interface SeriesSeated {
  is: "series-seated";
  series: number;
  day: number;
  rounds: number;
  placing: Placing;
  seed: string;
  tables: number[][];
}
/** A series began and its lists were opened. */
export interface SeriesBegan {
  is: "series-began";
  series: number;
}
/** A latecomer joined a table as the fourth player. */
export interface TableJoined {
  is: "table-joined";
  series: number;
  table: number;
  number: number;
}
/** A series was closed: all its lists are finished. */
export interface SeriesClosed {
  is: "series-closed";
  series: number;
}
/** Rating points were deducted. */
export interface PenaltyGiven {
  is: "penalty-given";
  number: number;
  points: number;
  series: number;
  reason: string;
  by: string;
}
/** A penalty was lifted. */
export interface PenaltyLifted {
  is: "penalty-lifted";
  penalty: number;
  reason: string;
  by: string;
}
/** A tie was broken by lot (T14). */
export interface LotRecorded {
  is: "lot-recorded";
  scope: Scope;
  parties: Parties;
  order: (number | string)[];
  seed: string;
}
/** The pack was found complete (T1, V3.2). */
export interface PackChecked {
  is: "pack-checked";
  series: number;
  table: number;
}
/** A game was entered. */
export interface LineEntered {
  is: "line-entered";
  series: number;
  table: number;
  game: number;
  line: Line;
  seat: number;
}
/** A second person confirmed the count. */
export interface LineConfirmed {
  is: "line-confirmed";
  series: number;
  table: number;
  game: number;
  seat: number;
}
/** A line was changed. */
export interface LineCorrected {
  is: "line-corrected";
  series: number;
  table: number;
  game: number;
  line: Line;
  reason: string;
  by: string;
}
/** A line of the control list was entered or replaced. */
export interface ControlEntered {
  is: "control-entered";
  series: number;
  table: number;
  game: number;
  line: Line;
}
/** A seat signed, or the director in its place. */
export interface Signed {
  is: "signed";
  series: number;
  table: number;
  seat: number;
  reason: string;
  by: string;
}
/** An incident at a table was recorded, with its consequence. */
export interface IncidentRecorded {
  is: "incident-recorded";
  series: number;
  table: number;
  kind: IncidentKind;
  clause: Clause;
  consequence: Consequence;
  game: number;
  seat: number;
  /** The first game that is void; 0 = none. */
  struck_from: number;
  /** Number of hands the player has now thrown in (T15); 0 for other incidents. */
  time: number;
  note: string;
  by: string;
}
/** The end of the running series was set, or the clock was removed. */
export interface ClockSet {
  is: "clock-set";
  series: number;
  ends: number;
}
/** An announcement was made, or removed. */
export interface Announced {
  is: "announced";
  text: string;
  by: string;
}
/** The last step of the office was undone. */
export interface StepUndone {
  is: "step-undone";
  by: string;
}
/** The last step on a list was undone. */
export interface ListStepUndone {
  is: "list-step-undone";
  series: number;
  table: number;
  by: string;
}
/** A ranking. */
export interface Ranking {
  version: number;
  scope: Scope;
  parties: Parties;
  only: string;
  lines: PlacedSeen[];
}
/** A line of a ranking. */
export interface PlacedSeen {
  place: number;
  party: number | string;
  name: string;
  club: string;
  result: RankingResult;
  by_series: SeriesResult[];
  members: number[];
  by_lot: boolean;
  /** Whether others have the same place, so that the lot will decide. */
  shared: boolean;
}
/** Points of an entrant, tandem or team in one or more series. */
export interface RankingResult {
  /** Net of minus points and penalties. */
  rating: number;
  card_points: number;
  crosses: number;
  games: number;
  /** Rating points deducted by the director; `rating` is net of them. */
  penalty: number;
}
/** Result of an entrant in one series, and whether it counts for the total. */
export interface SeriesResult {
  series: number;
  /** None: did not take part. */
  result: RankingResult | null;
  counts: boolean;
}
/** A new name, a new password, or both. Null fields stay unchanged. */
export interface ChangeMe {
  name?: string | null;
  password?: string | null;
  current_password?: string | null;
}
/** Codes for a forgotten password. Each is valid once. */
export interface RecoveryCodes {
  codes: string[];
}
/** A login for the signed-in guest. */
export interface NewAccount {
  login: string;
  password?: string | null;
}
/** The person and token of a new session. */
export interface SignInResult {
  person: PersonKnown;
  token: string | null;
}
/** A new guest. */
export interface GuestRequest {
  name: string;
  kind?: PersonKind;
  device?: string;
  keep?: Keep;
}
/** The result of the learner's moves. */
export interface LessonResponse {
  /** The moments that follow the last move, in order; the last one is the current state. */
  frames: LessonFrame[];
  /** Number of tasks done, the plan included. */
  met: number;
  /** The evaluation of the plan. */
  drafted: Drafted | null;
  /** The melds in the cards that the plan leaves in hand. */
  arranged: Arranged | null;
  /** Why the last move or the plan is refused; then there are no frames. */
  refused: Refused | null;
}
/** The table at one moment, and the events that led to it. */
export interface LessonFrame {
  picture: Picture;
  events: TableEvent[];
}
/** A table as a viewer sees it. */
export interface Picture {
  code: string;
  host: string;
  terms: TableTerms;
  rules: Rules;
  /** The viewer's seat. */
  seat: number | null;
  phase: "closed" | "counted" | "open" | "over" | "playing";
  chairs: ChairSeen[];
  scores: ScoreList | null;
  deal: DealSeen | null;
  game: TableGame | null;
  turn: TurnSeen | null;
  /** The viewer's cards. */
  hand: string[];
  /** All hands, once the game is over and counted. */
  hands: string[][] | null;
  counts: number[];
  stock: number;
  /** The stock, top card first, if its order is public (K12). */
  stock_order: string[] | null;
  /** The open pile, top card last. */
  open: string[];
  melds: MeldSeen[];
  opened: number[];
  /** By seat, the cards in hand that all players saw enter it. */
  known: string[][];
  outcome: Result | null;
  clock: ClockSeen | null;
  /** The tournament that the table belongs to. */
  tournament: string;
  /** The people whom the host has blocked from the chat. */
  silenced: string[];
}
/** A seat and its occupant. */
export interface ChairSeen {
  person?: string;
  name?: string;
  /** The level of a built-in bot, or `program` for a person's own bot. */
  bot?: string;
  ready?: boolean;
  away?: boolean;
  /** The level of the bot that plays for the person. */
  bridged?: string;
  /** Milliseconds left in the player's bank for this game. */
  bank?: number;
  /** The seat's commitment to its nonce for the next deal. */
  nonce_commitment?: string;
}
/** The score list of the match. */
export interface ScoreList {
  lines: LineSeen[];
  standing: ColumnSeen[];
  games_left: number | null;
}
/** A game on the list. */
export interface LineSeen {
  dealer: number;
  outcome: Result;
}
/** The totals of a player's column, and the player's place. */
export interface ColumnSeen {
  seat: number;
  place: number;
  total: number;
  plus: number;
  minus: number;
  crosses: number;
  card_points: number;
}
/** The public facts about the deal. */
export interface DealSeen {
  number: number;
  /** The check number: it fixes the secret and the nonces. */
  commitment: string;
  lifted?: number;
  /** Null until the game is over. */
  secret?: string;
  /** The table's part of the check number, if seats have committed to nonces. */
  secret_commitment?: string;
  /** By seat; an empty text for a seat without a nonce. */
  nonce_commitments?: string[];
  /** By seat, as far as they are revealed. */
  nonces?: string[];
}
/** The facts that stay the same for a whole game. */
export interface TableGame {
  dealer: number;
  playing: number[];
  hand_size: number;
  /** Number of cards in the pack. */
  pack: number;
}
/** The current turn. */
export interface TurnSeen {
  phase: "cut" | "draw" | "over" | "play" | "shuffle";
  seat: number;
  drawn_from?: Pile;
  /** The card drawn, if the viewer has seen it. */
  drawn?: string;
  /** The open card that lies on the table and must be used. */
  taken?: string;
  /** Jokers swapped out and not yet placed. */
  pending?: number;
  /** For the player to move: the piles that they may draw from. */
  may_draw?: Pile[];
  /** Whether the viewer must cut. */
  must_cut?: boolean;
  /** At a strict table: the steps already laid in this turn, which are final. */
  staged?: string[];
  /** How the referee corrects a wrong number of cards in this turn. */
  correction?: string;
  /** Number of times that the pile was turned over since a card was last laid (K16). */
  turnings?: number;
  /** Cards taken from the open pile since one was last laid or drawn from the stock. */
  idle?: number;
}
/** The seat that the table waits for, and for how long. */
export interface ClockSeen {
  /** Null if it waits for no player, before the next game for example. */
  seat: number | null;
  /** Milliseconds until the table acts on its own: a bot bridges, or the next game begins. */
  left: number;
  /** The part of `left` that is the player's bank. */
  bank?: number;
}
/** A table was created. */
export interface TableMade {
  is: "table-made";
  terms: TableTerms;
  host: string;
  code: string;
  /** Id of the tournament that the table belongs to, or empty. */
  tournament?: string;
}
/** A person took a seat. */
export interface SatDown {
  is: "sat-down";
  seat: number;
  person: string;
}
/** A bot of the server took a seat. */
export interface BotSatDown {
  is: "bot-sat-down";
  seat: number;
  level: string;
  /** Name of the tournament entrant without an account for whom it plays, or empty. */
  name?: string;
}
/** A seat became free. */
export interface StoodUp {
  is: "stood-up";
  seat: number;
}
/** Another player became the host. */
export interface HostChanged {
  is: "host-changed";
  host: string;
}
/** A player is ready for the match or the next game. */
export interface BecameReady {
  is: "became-ready";
  seat: number;
}
/** All players are ready. The first dealer was drawn, or is seat 1. The event follows the deal that draws the dealer. In records from before nonces existed it precedes the deal, with a dealer drawn by the table alone. */
export interface MatchBegan {
  is: "match-began";
  dealer: number;
}
/** A seat has committed to its nonce for the next deal. */
export interface NonceCommitted {
  is: "nonce-committed";
  seat: number;
  commitment: string;
}
/** The table has drawn a secret, and shows the check number before the first card. The secret itself stays hidden. The pack is shuffled once the nonces are revealed, or at once if no seat has committed to one. */
export interface DealMade {
  is: "deal-made";
  number: number;
  /** The check number, see `romme.deal.check_number`. */
  commitment: string;
  secret?: string;
  secret_commitment?: string;
  /** One per seat, or empty if no seat has committed to a nonce. */
  nonce_commitments?: string[];
}
/** A seat has revealed the nonce it had committed to. */
export interface NonceRevealed {
  is: "nonce-revealed";
  seat: number;
  nonce: string;
}
/** At a strict table: cards laid in the current turn, which can't be taken back (T6, V5.3). */
export interface Staged {
  is: "staged";
  seat: number;
  steps: string[];
}
/** The game is over, and every player can check the deal. */
export interface SecretRevealed {
  is: "secret-revealed";
  number: number;
  secret: string;
}
/** A tie was broken by lot (T14). */
export interface LotDrawn {
  is: "lot-drawn";
  order: number[];
}
/** The agreed length was reached. */
export interface MatchEnded {
  is: "match-ended";
}
/** A player lost their connection or left in the middle of a match. */
export interface WentAway {
  is: "went-away";
  seat: number;
  /** The player left on purpose. An open connection alone does not bring them back. */
  left?: boolean;
}
/** A player is back. A bot that stood in for them stops. */
export interface CameBack {
  is: "came-back";
  seat: number;
}
/** A bot stands in for a player who was away or slow for too long. */
export interface BridgeBegan {
  is: "bridge-began";
  seat: number;
  /** Milliseconds that were left in the bank and are now forfeited. */
  bank?: number;
}
/** The host muted a person in this table's chat. */
export interface Silenced {
  is: "silenced";
  person: string;
}
/** The host unmuted a person in this table's chat. */
export interface Unsilenced {
  is: "unsilenced";
  person: string;
}
/** The table was closed for good. */
export interface TableClosed {
  is: "table-closed";
}
/** A move in the game. */
export interface Moved {
  is: "moved";
  by: Mover;
  events: (
    | Began
    | Shuffled
    | CutMade
    | Dealt
    | TurnedOver
    | StockRanOut
    | Reshuffled
    | Drew
    | LaidDown
    | LaidOff
    | Swapped
    | Opened
    | OpeningFailed
    | Discarded
    | GaveBack
    | Passed
    | TurnCame
    | GameEnded
    | CountCorrected
    | HandFilled
  )[];
  /** Milliseconds that the move took from the player's bank. */
  bank?: number;
}
/** The evaluation of a plan. */
export interface Drafted {
  is: "drafted";
  id: string;
  /** The points of this turn's melds. */
  points: number;
  /** The points needed to open; 0 for a player who has opened. */
  need: number;
  /** The cards that the plan has not laid. */
  left: string[];
  duties: Duty[];
  /** The table as it would be; melds are counted from 1. */
  melds: string[][];
  /** The legal next steps. */
  steps: string[];
  /** For each card, the steps that lay off or swap just that card. */
  places: Record<string, string[]>;
  /** The ways to end the turn now. */
  ends: string[];
  /** Whether the last card is laid, which ends the turn. */
  finished: boolean;
  /** At a strict table, cards laid as melds that are not valid; they have no number. */
  wrong?: string[][];
}
/** A duty that the turn still owes. */
export interface Duty {
  code: "finish" | "open-with-taken" | "place-joker" | "reach-opening" | "use-taken";
  message: string;
}
/** The melds in the player's hand that leave the fewest points over. */
export interface Arranged {
  is: "arranged";
  id: string;
  melds: string[][];
  /** The cards that are in none of them. */
  left: string[];
}
/** A command was not carried out, and nothing has changed. */
export interface Refused {
  is: "refused";
  /** Null if the message was unreadable up to its id. */
  id: string | null;
  code: string;
  /** In the language of the connection. */
  message: string;
  /** The clause that forbids it, or `H.<option>` for a rule of the table. */
  clause?: string;
  /** The text of the clause or the rule. */
  rule?: string;
  facts?: Record<string, number | string>;
}
/** All moves of a learner in a scene, and perhaps a plan for the rest of the turn. */
export interface LessonRequest {
  moves?: (LearnerDraw | LearnerPlay)[];
  /** Steps to evaluate without carrying them out; null for none. */
  plan?: string[] | null;
}
/** The learner draws. */
export interface LearnerDraw {
  do: "draw";
  pile: Pile;
}
/** The learner plays the rest of a turn. */
export interface LearnerPlay {
  do: "play";
  steps?: string[];
  end?: string | null;
}
/** The session may now change your sign-in factors for some time. */
export interface Confirmed {
  seconds: number;
}
/** Input of `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export interface RequestOptions {
  challenge: string;
  timeout: number;
  rpId: string;
  userVerification: "discouraged" | "preferred" | "required";
  allowCredentials?: Descriptor[];
}
/** A registered passkey. */
export interface Descriptor {
  id: string;
  type: "public-key";
}
/** Input of `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export interface CreationOptions {
  rp: RelyingParty;
  user: PasskeyUser;
  challenge: string;
  pubKeyCredParams: Algorithm[];
  timeout: number;
  excludeCredentials: Descriptor[];
  authenticatorSelection: Selection;
  attestation: "direct" | "enterprise" | "indirect" | "none";
}
/** This server. */
export interface RelyingParty {
  id: string;
  name: string;
}
/** The owner of a new passkey. */
export interface PasskeyUser {
  id: string;
  name: string;
  displayName: string;
}
/** A supported signature algorithm. */
export interface Algorithm {
  type: "public-key";
  alg: number;
}
/** Requirements for the authenticator. */
export interface Selection {
  residentKey: "discouraged" | "preferred" | "required";
  requireResidentKey: boolean;
  userVerification: "discouraged" | "preferred" | "required";
}
/** A passkey created by the browser. */
export interface PasskeyToAdd {
  passkey: NewPasskey;
  device?: string;
}
/** The `toJSON()` of the result of `navigator.credentials.create`. */
export interface NewPasskey {
  id: string;
  rawId: string;
  type: string;
  response: Attestation;
}
/** The authenticator's response for a new passkey. */
export interface Attestation {
  clientDataJSON: string;
  attestationObject: string;
}
/** A passkey with which to sign in. */
export interface PasskeySignIn {
  passkey: PasskeyAssertion;
  device?: string;
  keep?: Keep;
}
/** A recovery code and a new password. */
export interface Recovery {
  login: string;
  code: string;
  password: string;
  device?: string;
  keep?: Keep;
}
/** A game file to replay; the server does not keep it. */
export interface GameFileUpload {
  file: string;
}
/** The bots' opinion of a decision, based on what the player could see. */
export interface Opinion {
  step: number;
  verdict: Verdict;
  played: MoveAdvice | null;
  /** The best moves, best first. */
  best: MoveAdvice[];
}
/** A move with its estimated value and the reasons. */
export interface MoveAdvice {
  /** In game file notation. */
  moves: string[];
  text: string;
  /** Expected lead at the end over the other players' average, in points of the rules. */
  worth: number;
  /** Points less than the best move. */
  behind: number;
  /** Number of games played out for the estimate. */
  worlds: number;
  reasons: MoveReason[];
}
/** A fact that speaks for or against a move. */
export interface MoveReason {
  why: string;
  side: "against" | "for" | "neither";
  text: string;
}
/** A request for the bots' opinion of a decision. */
export interface OpinionRequest {
  file: string;
  /** The first step of the decision. */
  step: number;
  /** By seat, the players' names for the answer; if empty, those in the file. */
  names?: string[];
}
/** A rule set with changed options, to check and describe. */
export interface RulesRequest {
  rules: string;
  options?: Record<string, OptionValue>;
  seats?: number | null;
}
/** The result of checking a choice of options: its rules in words, or the contradiction. */
export interface RulesCheck {
  told: RulesInfo | null;
  senseless: RulesConflict | null;
}
/** Why a choice of options is contradictory, and which changes would help. */
export interface RulesConflict {
  code: string;
  message: string;
  /** The options that contradict each other. */
  options: string[];
  ways: OptionFix[];
}
/** A change to one option that makes a contradictory choice of options valid. */
export interface OptionFix {
  option: string;
  title: string;
  value: OptionValue;
  /** The new value in words. */
  text: string;
}
/** A login and its password. */
export interface SignIn {
  login: string;
  password: string;
  device?: string;
  keep?: Keep;
}
/** A ticket that opens one socket. */
export interface SocketTicket {
  ticket: string;
  seconds: number;
}
/** The table that was created. */
export interface TableCreated {
  table: string;
  code: string;
  version: number;
}
/** A table to create. */
export interface NewTable {
  terms?: TableTermsGiven;
  bots?: BotRequest[];
  /** The creator's seat; null to create the table without sitting down. */
  seat?: number | null;
  /** Whether the creator is ready at once; with bots in all other seats, the match begins. */
  ready?: boolean;
  /** Chosen by the creator, so that a retried request creates only one table. */
  id?: string | null;
  /** The creator's commitment to a nonce, for a match that begins at once. */
  nonce_commitment?: string | null;
}
/** The terms of a table: rules, seats, length, time, and what is allowed. */
export interface TableTermsGiven {
  rules?: string;
  /** Options that differ from the rule set, as in game files. */
  options?: Record<string, OptionValue>;
  mode?: Mode;
  seats?: number;
  length?: Games | Target | Series;
  /** Null for no time limit. */
  clock?: ClockGiven | null;
  /** Seconds that the table waits for a disconnected player; then a bot bridges. */
  absence?: number;
  /** The level of the bot that bridges. */
  bridge?: string;
  visibility?: Visibility;
  spectators?: Permission;
  hints?: Permission;
  /** Null means free at private tables and off at listed ones. */
  talk?: Talk | null;
}
/** The time for each turn, and each player's time bank for a game. */
export interface ClockGiven {
  /** Seconds for each turn. */
  turn?: number;
  /** Extra seconds for the whole game, used when a turn takes longer. */
  bank?: number;
}
/** A built-in bot to seat at once. */
export interface BotRequest {
  seat: number;
  level?: string;
}
/** A key, to be sent as `X-Romme-Key`, and its role. */
export interface TournamentKey {
  tournament: string;
  role: Role;
  key: string;
  series: number;
  table: number;
}
/** A tournament to create. */
export interface NewTournament {
  name: string;
  rules?: string;
  options?: Record<string, OptionValue>;
  /** Null: the defaults of the rule set. */
  terms?: TournamentTermsGiven | null;
  /** Whether everybody on this server can find it. */
  listed?: boolean;
  /** Number of invented entrants, for a tournament to practise with. */
  rehearsal?: number;
  /** An id chosen by the client. Repeating the request returns the same tournament. */
  id?: string | null;
}
/** Settings that a club chooses for its tournament. */
export interface TournamentTermsGiven {
  /** Rounds per series: 5 are 20 games at a table of four and 15 at a table of three (V4.1). */
  rounds?: number;
  /** Number of series left out of each total: the worst ones of each entrant. */
  dropped?: number;
  team_size?: number;
  tandem_size?: number;
  pack_check?: Demand;
  /** Whether another seat confirms the figures of each game. */
  second_count?: Demand;
  control_list?: Demand;
  signatures?: Demand;
  unfinished?: Unfinished;
  venue?: Venue;
  last_round?: LastRound;
}
/** The command is stored, with everything up to this version. */
export interface CommandAccepted {
  version: number;
}
/** A command, and an id that makes it idempotent. */
export interface CommandRequest {
  id: string;
  command: TournamentCommand;
  /** Name of the person for the record. Empty: the name of the role. */
  name?: string;
  /** The version that the client has seen. A later change refuses the command. 0: no check. */
  seen?: number;
}
/** Change the terms; a new number of rounds applies to the next series that is seated. */
export interface ChangeTerms {
  do: "change-terms";
  terms: TournamentTermsGiven;
}
/** Change the rating table (T12); `options` are written as in game files. */
export interface ChangeScoring {
  do: "change-scoring";
  options: Record<string, OptionValue>;
  reason: string;
}
/** Declare the tournament over. */
export interface Finish {
  do: "finish";
}
/** Reopen a tournament that was declared over. */
export interface Reopen {
  do: "reopen";
  reason: string;
}
/** Set the scheduled end of the running series. */
export interface SetClock {
  do: "set-clock";
  /** Milliseconds since 1970; 0 removes the clock. */
  ends: number;
}
/** Show everybody a message; an empty text removes it. */
export interface Announce {
  do: "announce";
  text: string;
}
/** Enter one or more people; if one of them is refused, none is entered. */
export interface EnterPeople {
  do: "enter-people";
  people: PersonGiven[];
  presence?: Presence;
  namesakes?: Namesakes;
}
/** An entry as typed or imported. */
export interface PersonGiven {
  name: string;
  club?: string;
  team?: string;
  tandem?: string;
  /** Such as Damen, Senioren, Jugend. */
  classes?: string[];
  /** The start number; 0 = assign the next free one. */
  number?: number;
  /** Account on the server, for tournaments played there; otherwise empty. */
  account?: string;
}
/** Correct an entry; its start number stays. */
export interface ChangeEntry {
  do: "change-entry";
  number: number;
  person: PersonGiven;
  namesakes?: Namesakes;
}
/** Remove the entry of a person who has no seat in any series. */
export interface RemoveEntry {
  do: "remove-entry";
  number: number;
}
/** Mark entrants as present, or as expected again. */
export interface SetPresence {
  do: "set-presence";
  numbers: number[];
  presence: Presence;
}
/** Withdraw an entrant; during a series, `leaving` says how the table continues. */
export interface Withdraw {
  do: "withdraw";
  number: number;
  leaving?: WayToLeave;
  reason?: string;
}
/** Seat the next series, or redraw its plan, from a published seed (V3.1). */
export interface DrawSeats {
  do: "draw-seats";
  seed: string;
  placing?: Placing;
  day?: number;
}
/** Seat the next series by hand, or replace its plan: start numbers in seat order. */
export interface SeatByHand {
  do: "seat-by-hand";
  tables: number[][];
  day?: number;
}
/** Begin the seated series and open its lists. */
export interface BeginSeries {
  do: "begin-series";
}
/** Seat a latecomer as the fourth at a table of three that has not begun. */
export interface JoinTable {
  do: "join-table";
  number: number;
  table: number;
}
/** Close the running series once all its lists are finished. */
export interface CloseSeries {
  do: "close-series";
}
/** Record that seat 1 has counted the cards (T1, V3.2). */
export interface CheckPack {
  do: "check-pack";
  series: number;
  table: number;
}
/** Enter a game; sending the same line again is a no-op. */
export interface EnterLine {
  do: "enter-line";
  series: number;
  table: number;
  game: number;
  line: Line;
  /** Seat that enters it; 0 = the office, from paper. */
  seat?: number;
  /** `Sheet.replays` when the line was written: shows whether games were struck since. */
  replays?: number;
}
/** Record that a second person has confirmed the count (T11). */
export interface ConfirmLine {
  do: "confirm-line";
  series: number;
  table: number;
  game: number;
  seat: number;
}
/** Change a line; on a signed list only the director may, with a reason. */
export interface CorrectLine {
  do: "correct-line";
  series: number;
  table: number;
  game: number;
  line: Line;
  reason?: string;
  /** The line as the caller saw it; refused if it has changed since. None: no check. */
  seen?: Line | null;
}
/** Enter or replace a line of the control list. */
export interface EnterControl {
  do: "enter-control";
  series: number;
  table: number;
  game: number;
  line: Line;
}
/** Sign the list for a seat; the director may sign in its place, with a reason. */
export interface Sign {
  do: "sign";
  series: number;
  table: number;
  seat: number;
  reason?: string;
}
/** Record an incident at a table and apply its consequence. */
export interface RecordIncident {
  do: "record-incident";
  series: number;
  table: number;
  kind: IncidentKind;
  /** The game, or the first wrong one; 0 = unknown. */
  game?: number;
  /** The seat that caused it; 0 where that does not matter. */
  seat?: number;
  note?: string;
}
/** Deduct rating points from an entrant. */
export interface Penalise {
  do: "penalise";
  number: number;
  points: number;
  reason: string;
  /** 0: deduct from the total. */
  series?: number;
}
/** Lift a penalty; penalties count from 1. */
export interface LiftPenalty {
  do: "lift-penalty";
  penalty: number;
  reason: string;
}
/** Break a tie by a lot that was drawn (T14). */
export interface RecordLot {
  do: "record-lot";
  scope: ScopeGiven;
  parties: Parties;
  /** Best place first. */
  order: (number | string)[];
  /** Seed of the lot; empty if it was drawn by hand. */
  seed?: string;
}
/** The part of a tournament to rank: a series, a day or the total. >>> Scope.total(), Scope.series(2) (Scope(span=<Span.TOTAL: 'total'>, number=0), Scope(span=<Span.SERIES: 'series'>, number=2)) */
export interface ScopeGiven {
  span: Span;
  /** Number of the series or day; 0 for the total. */
  number?: number;
}
/** Undo the last step of the office. */
export interface UndoStep {
  do: "undo-step";
}
/** Undo the last step on a list. */
export interface UndoOnList {
  do: "undo-on-list";
  series: number;
  table: number;
}
/** A typed PIN. That of a list comes with its series and table. */
export interface PinEntry {
  pin: string;
  series?: number;
  table?: number;
}
/** The consequences of a command, without carrying it out. */
export interface CommandPreview {
  /** The reason why it would be refused, as a sentence, or empty. */
  refused: string;
  /** The seating plan, for commands about seats. */
  tables: number[][];
  breaches: BreachInfo[];
  /** Whether a plan without some of the breaches may exist. */
  avoidable: boolean;
  /** The proven quality of the plan, apart from breaches of kind `rank`. Null: not proven. */
  proof: PlanProof | null;
  /** The consequence of an incident, as a sentence. */
  consequence: string;
  clause: string;
  /** The text of the clause. */
  rule: string;
  struck_from: number;
  /** For each seat, the points of a line. */
  entries: (EntrySeen | null)[];
  doubts: DoubtInfo[];
}
/** A rule or wish that a seating plan violates. */
export interface BreachInfo {
  kind: BreachKind;
  table: number;
  numbers: number[];
  times: number;
  text: string;
}
/** An implausible number in a line. */
export interface DoubtInfo {
  seat: number;
  doubt: Doubt;
  text: string;
}
/** A command to preview. */
export interface PreviewRequest {
  command: TournamentCommand;
}
/** Details of a person who enters a tournament on the server, in addition to the name. */
export interface JoinRequest {
  club?: string;
  team?: string;
  tandem?: string;
}
/** The role whose links and PINs to renew. The old ones become invalid. */
export interface RenewalRequest {
  role: Role;
}
/** The people found in a file or text, before they are entered. */
export interface ImportPreview {
  form: ReadFrom;
  /** The encoding of a file. Empty for Excel and pasted text. */
  encoding: string;
  separator: string;
  sheet: string;
  /** The line of the headings. 0: there are none. */
  heading: number;
  columns: ColumnRead[];
  rows: RowRead[];
  problems: ImportNotice[];
  /** Number of people found. */
  people: number;
  /** Number of people that the tournament would accept. */
  enterable: number;
}
/** A column and its recognised meaning. */
export interface ColumnRead {
  /** Counted from 1. */
  at: number;
  title: string;
  meaning: Meaning;
  /** The meaning in words. */
  text: string;
}
/** A row and the person it describes. */
export interface RowRead {
  line: number;
  /** Null if no person was recognised. The problems say why. */
  person: Person | null;
  problems: ImportNotice[];
  /** Why the tournament would refuse the person: `duplicate`, `number-taken`, `team-full` ... */
  refused: ImportNotice | null;
}
/** A problem in an imported list: its code and a sentence. */
export interface ImportNotice {
  code: string;
  text: string;
}
/** A typed or pasted list of people. */
export interface PastedText {
  text: string;
}
/** Number of invented games to play at every table. */
export interface RehearsalRequest {
  games?: number;
}
/** Seat a built-in bot. */
export interface AddBot {
  do: "add-bot";
  seat: number;
  level?: string;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Subscribe to a table: get its picture, or the changes since a version, then every change. */
export interface Watch {
  do: "watch";
  /** The version that the client has; null if it has none. */
  since?: number | null;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Unsubscribe from a table. */
export interface Unwatch {
  do: "unwatch";
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Take a seat; without `seat`, any free one. */
export interface Sit {
  do: "sit";
  seat?: number | null;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Leave the seat; during a match a bot bridges until the player comes back. */
export interface StandUp {
  do: "stand-up";
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Free a bot's seat. */
export interface RemoveBot {
  do: "remove-bot";
  seat: number;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** As the host, between two matches: free a person's seat, whether they are gone or not. */
export interface FreeSeat {
  do: "free-seat";
  seat: number;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Be ready for the match to begin, or for the next game. */
export interface Ready {
  do: "ready";
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** After a match: play another one at the same table. */
export interface Rematch {
  do: "rematch";
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Take over again from the bot that bridges. */
export interface ComeBack {
  do: "come-back";
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Close the table; refused during a match. */
export interface Close {
  do: "close";
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** As the host: block a person from the chat of this table. */
export interface Silence {
  do: "silence";
  person: string;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** As the host: let a person use the chat of this table again. */
export interface Unsilence {
  do: "unsilence";
  person: string;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Commit to a nonce for the next deal. */
export interface CommitNonce {
  do: "commit-nonce";
  /** `SHA-256("romme/nonce/1" + NUL + nonce)` in hexadecimal digits. */
  commitment: string;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Reveal the nonce of the deal that is about to be made. */
export interface RevealNonce {
  do: "reveal-nonce";
  nonce: string;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Lift `lifted` cards off the shuffled pack. */
export interface Cut {
  do: "cut";
  at: number;
  lifted: number;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Begin a turn by taking the top card of a pile. */
export interface Draw {
  do: "draw";
  at: number;
  pile: Pile;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** The rest of a turn: steps and its end, written as in game files. */
export interface Play {
  do: "play";
  at: number;
  /** `meld 4C 5C *6C`, `add 7C to 1`, `swap 5H in 2`. */
  steps?: string[];
  /** `discard KH`, `return`, `pass`; null if the last step laid the last card. */
  end?: string | null;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** At a strict table: lay the steps so far, visible to all and final. */
export interface Stage {
  do: "stage";
  at: number;
  steps: string[];
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Evaluate a plan without carrying it out. */
export interface Draft {
  do: "draft";
  at: number;
  steps?: string[];
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Ask for the best moves and their reasons. */
export interface Hint {
  do: "hint";
  at: number;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Ask for the melds in the player's hand, to sort it by them. */
export interface Arrange {
  do: "arrange";
  /** The steps of a plan; cards that they lay do not count as part of the hand. */
  steps?: string[];
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Send a chat message to the table: a preset or a free text. */
export interface Say {
  do: "say";
  preset?: string | null;
  text?: string | null;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Hide a person's chat messages on this connection. */
export interface Mute {
  do: "mute";
  person: string;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Show a person's chat messages again. */
export interface Unmute {
  do: "unmute";
  person: string;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Report a person's chat messages to the operator. */
export interface Report {
  do: "report";
  person: string;
  text?: string;
  /** Chosen by the client, unique for each command; the answer repeats it. */
  id: string;
  table: string;
}
/** Check whether the connection is alive. */
export interface Ping {
  do: "ping";
}
/** The changed fields of a picture. */
export interface Change {
  host?: string;
  seat?: number | null;
  phase?: "closed" | "counted" | "open" | "over" | "playing";
  chairs?: ChairSeen[];
  scores?: ScoreList | null;
  deal?: DealSeen | null;
  game?: TableGame | null;
  turn?: TurnSeen | null;
  hand?: string[];
  hands?: string[][] | null;
  counts?: number[];
  stock?: number;
  stock_order?: string[] | null;
  open?: string[];
  melds?: MeldSeen[];
  opened?: number[];
  known?: string[][];
  outcome?: Result | null;
  clock?: ClockSeen | null;
  silenced?: string[];
}
/** A command was carried out, now or earlier; `version` includes all its effects. */
export interface Done {
  is: "done";
  id: string;
  version: number;
}
/** New events, and the fields of the picture that they changed. */
export interface Happened {
  is: "happened";
  table: string;
  /** The version of the picture after the change, which applies to the version before it. */
  version: number;
  events: TableEvent[];
  change: Change;
}
/** A move with its estimated value and the reasons. */
export interface HintAdvice {
  /** In game file notation. */
  moves: string[];
  text: string;
  /** Expected lead at the end over the other players' average, in points of the rules. */
  worth: number;
  /** Standard error of `worth`. */
  error: number;
  /** Points less than the best move. */
  behind: number;
  /** Standard error of `behind`. */
  unsure: number;
  /** Number of games played out for the estimate. */
  worlds: number;
  reasons: HintReason[];
  /** One for each move. */
  sentences: string[];
}
/** A fact that speaks for or against a move. */
export interface HintReason {
  /** The id of the reason. */
  why: string;
  side: "against" | "for" | "neither";
  /** The values in the sentence; cards and melds are in game file notation. */
  facts: Record<string, string | number | string[]>;
  /** The sentence, in the language of the connection. */
  text: string;
}
/** The best moves, best first, each with its reasons. */
export interface Hinted {
  is: "hinted";
  id: string;
  advice: HintAdvice[];
}
/** The server is stopping, or its database does not respond: reconnect, here or elsewhere. */
export interface Leaving {
  is: "leaving";
}
/** The first message: the client's identity and the limits of the server. */
export interface Welcome {
  is: "welcome";
  person: string;
  name: string;
  /** The maximum size of a message from the client. */
  most_bytes: number;
  node?: string;
}
/** The whole table as the client may see it; replaces any earlier picture. */
export interface Seen {
  is: "seen";
  table: string;
  version: number;
  picture: Picture;
  missed?: TableEvent[];
}
/** It is unknown whether a command was carried out: send it again with the same id. */
export interface Unknown {
  is: "unknown";
  id: string;
  message: string;
}
/** A chat message at a table. */
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
/** The connection is alive. */
export interface Pong {
  is: "pong";
}
/** The body of every error response (status 400 and above). */
export interface ProblemBody {
  code: string;
  message: string;
  facts: Record<string, number | string>;
}
