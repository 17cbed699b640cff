/** The clock of a series: time left and warnings. */
import { asClock } from "../lib/duration";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** `ten`, `five`: at most that many minutes are left. `over`: the current game is the last. */
export type Warning = "" | "ten" | "five" | "over";

export interface TimeLeft {
  warning: Warning;
  /** `1:05:00`, `59:59`, `0:07`; stays `0:00` after the end. */
  text: string;
  /** Full minutes. */
  minutes: number;
}

/** Time left until `clock`, the end of the series; null if it is 0. Both times are the server's. */
export function timeLeft(clock: number, now: number): TimeLeft | null {
  if (clock === 0) return null;
  // Round up, so that 0:00 means the end.
  const seconds = Math.max(0, Math.ceil((clock - now) / SECOND_MS));
  const minutes = Math.floor(seconds / 60);
  return { warning: warningOf(seconds * SECOND_MS), text: asClock(seconds), minutes };
}

/** The announcement, unless its time is over; both times are the server's. */
export function currentAnnouncement(
  seen: { announcement: string; announcement_ends?: number },
  now: number,
): string {
  const ends = seen.announcement_ends ?? 0; // missing in snapshots of older versions
  return ends > 0 && ends <= now ? "" : seen.announcement;
}

/** The warning that everybody gets: `ten` during the last ten minutes, `over` after the end. */
export function alarmOf(clock: number, now: number): "" | "ten" | "over" {
  const warning = timeLeft(clock, now)?.warning ?? "";
  return warning === "five" ? "ten" : warning;
}

function warningOf(left: number): Warning {
  if (left === 0) return "over";
  if (left <= 5 * MINUTE_MS) return "five";
  return left <= 10 * MINUTE_MS ? "ten" : "";
}
