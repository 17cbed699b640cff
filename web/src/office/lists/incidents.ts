/** The kinds of incidents that the director can record. */
import { KINDS } from "../../tournament/incident-kinds.ts";
import type { IncidentKind, ListSeen } from "../../wire/generated";

const NEED_SEAT: readonly IncidentKind[] = [
  "wrong-count-in-play",
  "too-few-at-end",
  "too-many-at-end",
  "hand-thrown-in",
];

/** Whether an incident needs the seat that caused it. */
export function needsSeat(kind: IncidentKind): boolean {
  return NEED_SEAT.includes(kind);
}

type Games = Pick<ListSeen, "games" | "signatures" | "seats">;

function enteredGames(list: Games): number {
  return list.games.filter((one) => one.line !== null).length;
}

/** Faults that are found before play, so that only the running game is dealt again. */
const BEFORE_PLAY: readonly IncidentKind[] = [
  "card-exposed",
  "unequal-hands",
  "several-wrong-hands",
  "objection-in-time",
];

/** The games that an incident can concern; 0 if the game is unknown. */
export function gamesFor(kind: IncidentKind, list: Games): number[] {
  const entered = enteredGames(list);
  const running = entered < list.games.length ? [entered + 1] : [];
  const written = Array.from({ length: entered }, (_, at) => at + 1);
  if (kind === "hand-thrown-in")
    return written.filter((game) => seatsFor(kind, list, game).length > 0);
  if (kind === "several-wrong-hands") {
    const last = entered > 0 && list.signatures.length === 0 ? [entered] : [];
    return [...last, ...running];
  }
  if (BEFORE_PLAY.includes(kind)) return running;
  return [...written, ...running, 0];
}

/** The seats that an incident can concern. */
export function seatsFor(kind: IncidentKind, list: Games, game: number): number[] {
  const found = list.games[game - 1];
  const seats = list.seats.map((_, at) => at + 1);
  if (kind !== "hand-thrown-in") return seats;
  return seats.filter(
    (seat) =>
      (found?.line?.counts[seat - 1] ?? null) !== null &&
      !found?.thrown_in.some((one) => one.seat === seat),
  );
}

/** The kinds of incidents that are possible now. */
export function kindsFor(list: Games): IncidentKind[] {
  return KINDS.filter((kind) => gamesFor(kind, list).length > 0);
}

/** The default game of an incident: the running game, or the one entered last. */
export function likelyGame(kind: IncidentKind, list: Games): number {
  const known = gamesFor(kind, list).filter((game) => game > 0);
  return known.at(-1) ?? 0;
}
