/** The stages between the last card of a game and its result. */
import { preferences } from "../lib/preferences.svelte";
import type { TableUpdate } from "../lib/watched-table.svelte";
import type { Picture } from "../wire/generated";
import { canAnimate } from "./card-moves";
import { flattenEvents } from "./news.svelte";
import { paceOf } from "./pace";

/**
 * "running": no result yet. "landing": the last cards are moving. "moment": the moment of winning.
 * "result": the result is shown.
 */
export type EndStage = "running" | "landing" | "moment" | "result";

export class GameEnd {
  stage = $state<EndStage>("running");
  /** The totals of the seats before the game. */
  totals = $state.raw<readonly number[]>([]);

  /** Takes a new picture. */
  handle(update: TableUpdate): void {
    const { before, picture } = update;
    if (picture.phase !== "counted" && picture.phase !== "over") this.stage = "running";
    else if (this.stage === "running") {
      this.stage = before !== null && hasEnded(update) ? "landing" : "result";
      this.totals = totalsOf(before);
    }
  }

  /** The cards of an update have landed. */
  landed(update: TableUpdate): void {
    if (this.stage === "landing" && hasEnded(update))
      this.stage = deservesMoment(update.picture) ? "moment" : "result";
  }

  finish(): void {
    if (this.stage === "moment") this.stage = "result";
  }
}

function hasEnded({ events }: TableUpdate): boolean {
  return flattenEvents(events).some((event) => event.is === "game-ended");
}

function deservesMoment(picture: Picture): boolean {
  const hasWinner = picture.outcome !== null && picture.outcome.winner !== null;
  return hasWinner && paceOf(picture) !== "instant" && canAnimate(preferences.motion);
}

function totalsOf(picture: Picture | null): number[] {
  const totals = (picture?.chairs ?? []).map(() => 0);
  for (const { seat, total } of picture?.scores?.standing ?? []) totals[seat - 1] = total;
  return totals;
}
