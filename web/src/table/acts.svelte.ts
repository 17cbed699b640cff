/**
 * The acts that a player tries at the table. A button, a drag, a tap and a key all end in `Acts.attempt`, so
 * that the same act has the same answer.
 *
 * Where the rules are the reason, the server words the answer: the page asks it with `check`, which
 * changes nothing. Where only the page is the reason, such as no picked card, the page words it.
 */
import { cardsText, plain, target } from "../lib/cards";
import { say } from "../lib/words.svelte";
import type { Card } from "../wire/commands";
import type { Pile, Refused, WayOut } from "../wire/generated";
import { ActQueue } from "./act-queue";
import { pendingAct } from "./pending.svelte";
import type { Player } from "./player.svelte";
import { longestPart, withLabels, type Way } from "./ways-out";

type Ids = readonly number[];

/** An act. Without `ids`, it concerns the picked cards. */
export type Act =
  | { do: "draw"; pile: Pile }
  /** Put cards in the place for a new meld; a valid meld is laid. */
  | { do: "set-aside"; ids?: Ids }
  /** Lay the cards set aside and the picked ones as a meld, at a strict table even if invalid. */
  | { do: "lay"; ids?: Ids }
  /** Lay cards off onto a meld, which `about` describes. */
  | { do: "lay-off"; meld: number; ids?: Ids; about: string }
  | { do: "discard"; ids?: Ids }
  /** Drop cards on the stock. */
  | { do: "bury"; ids?: Ids }
  | { do: "return" }
  | { do: "pass" }
  | { do: "finish" }
  | { do: "take-back" }
  | { do: "hint" }
  | { do: "cut"; lifted: number }
  /** Go to a meld onto which the picked cards fit. */
  | { do: "go" };

/** A choice for a player who wants to end the turn while the plan is unfinished. */
export interface UnfinishedTurn {
  /** Why the turn cannot end like this. */
  reason: Refused;
  ways: Way[];
}

export class Acts {
  readonly #player: Player;
  readonly #queue = new ActQueue();
  #takeBacks = 0;
  /** Cards set aside that are no meld, and the reason. */
  #invalid = $state.raw<{ cards: string; reason: Refused } | null>(null);
  /** The question about an unfinished turn. */
  unfinished = $state.raw<UnfinishedTurn | null>(null);
  /** The cards or the pile of the last refused act, to be shaken. */
  shaken = $state.raw<{ ids: Ids; pile: Pile | null }>({ ids: [], pile: null });

  constructor(player: Player) {
    this.#player = player;
  }

  /** Why the cards set aside are no meld; null if there are none, or if they have changed. */
  get invalid(): Refused | null {
    const found = this.#invalid;
    return found?.cards === this.#tray(this.#player.hand.aside).join(" ") ? found.reason : null;
  }

  /** Tries an act, after those before it. Returns whether it was carried out; otherwise the table says why not. */
  async attempt(act: Act): Promise<boolean> {
    const ids = "ids" in act ? act.ids : this.#player.active;
    return (await this.inTurn(this.#key(act, ids), () => this.#carryOut(act, ids))) ?? false;
  }

  /**
   * Carries out something when what the player did before is done and shown. Returns null without doing it
   * if the same (by `key`) is on its way, or if the player has to wait for the connection and is told so.
   */
  async inTurn<T>(key: string, act: () => Promise<T>): Promise<T | null> {
    const { watched, pending } = this.#player;
    const isEarly = this.#queue.isBusy;
    if (isEarly || pending.text !== "") pending.nudge();
    if (pending.text !== "") return null;
    return this.#queue.add<T | null>(
      key,
      async () => (isEarly && pending.wasLate ? this.#tooLate() : act()),
      () => watched.reached(this.#player.answeredVersion),
    );
  }

  /** Identifies an act. To press "take back" again takes back the step before. */
  #key(act: Act, ids: Ids): string {
    if (act.do === "cut") return act.do;
    if (act.do === "take-back") this.#takeBacks += 1;
    return JSON.stringify([act, ids, act.do === "take-back" && this.#takeBacks]);
  }

  /** Drops an act that has waited so long that the player may no longer want it. */
  #tooLate(): null {
    this.#player.refused = own("stale", say("problem-stale"));
    return null;
  }

  async #carryOut(act: Act, ids: Ids): Promise<boolean> {
    const player = this.#player;
    this.clear();
    const waiting = pendingAct(act, player.hand.faces(ids)[0]);
    const reason = await player.pending.track(waiting, this.#attempt(act, ids));
    if (reason === null) return true;
    if (reason !== ASKED) player.refused = reason;
    this.shaken = act.do === "draw" ? { ids: [], pile: act.pile } : { ids, pile: null };
    return false;
  }

  /** Removes the answer and the questions. */
  clear(): void {
    this.#player.refused = null;
    this.#player.choices = [];
    this.unfinished = null;
  }

  /** Carries out an offered end of an unfinished turn. */
  async follow({ steps, end }: WayOut): Promise<void> {
    this.unfinished = null;
    await this.inTurn("follow", () => this.#player.play(steps, end));
  }

  async #attempt(act: Act, ids: Ids): Promise<Refused | null> {
    const player = this.#player;
    const mustCut = player.picture?.turn?.must_cut === true;
    // The server would only name the seat that cuts.
    if (mustCut && act.do !== "cut") return own("cut-first", say("page-do-cut"));
    switch (act.do) {
      case "draw":
        return this.#draw(act.pile);
      case "hint":
        return this.#hint();
      case "cut":
        await player.cut(act.lifted);
        return null;
      case "go":
        return goToMeld(ids);
      case "lay-off":
        if (ids.length === 0) return note(act.about);
        break;
      default:
        break;
    }
    if (!player.isPlaying) return this.#outOfTurn();
    await player.judged();
    switch (act.do) {
      case "set-aside":
      case "lay":
        return this.#lay(ids, act.do === "lay");
      case "lay-off":
        return this.#layOff(act.meld, ids);
      case "bury":
        return own("not-onto-stock", say("page-not-onto-stock"));
      case "discard":
        return this.#discard(ids);
      case "take-back":
        return this.#takeBack();
      default:
        return this.#end(act.do);
    }
  }

  async #draw(pile: Pile): Promise<Refused | null> {
    const player = this.#player;
    const act = `draw ${pile}`;
    const reason = player.drawablePiles.includes(pile) ? null : await player.check(act, []);
    if (reason === null) await player.draw(pile);
    return reason;
  }

  /** Why the player cannot act at all: another player's turn, no card drawn yet, no game. */
  async #outOfTurn(): Promise<Refused | null> {
    const reason = await this.#player.check("finish", []);
    // Otherwise the turn has come in the meantime, and the picture of it is on its way.
    return reason ?? own("not-yet", say("problem-stale"));
  }

  async #hint(): Promise<Refused | null> {
    const { hints, committed } = this.#player;
    if (committed > 0) return own("hint-too-late", say("page-hint-too-late"));
    await hints.ask();
    return null;
  }

  async #lay(ids: Ids, isFinal: boolean): Promise<Refused | null> {
    const player = this.#player;
    const cards = this.#tray([...player.hand.aside, ...ids]);
    if (cards.length === 0) return own("pick-meld", say("page-pick-meld"));
    if (player.isStrict) {
      player.hand.setAside(ids);
      if (!isFinal) return null;
      // A claim is final, so an obvious slip is not sent.
      if (cards.length < 3) return own("meld-too-short", say("refusal-meld-too-short"));
      await player.claim();
      // Not a meld whatever the joker stands for: the table must not ask what it stands for.
      const isNoMeld = player.refused?.facts?.ground === "meld-joker-unnamed";
      return isNoMeld ? own("meld-no-pattern", say("refusal-meld-no-pattern")) : null;
    }
    const reason = await player.meld(ids);
    this.#invalid = reason && { cards: cards.join(" "), reason };
    const isCollecting = ids.length > 0 && reason?.facts?.ground === "meld-too-short";
    return isCollecting ? null : reason;
  }

  async #layOff(meld: number, ids: Ids): Promise<Refused | null> {
    const player = this.#player;
    if (meld === 0) return own("wrong-meld", say("page-wrong-meld"));
    const cards = player.hand.faces(ids);
    const steps = player.stepsFor(cards).filter((step) => target(step) === meld);
    const onto = String(meld);
    const [first = ""] = cards;
    if (steps.length === 0) {
      const hasJoker =
        player.drafted?.melds[meld - 1]?.some((card) => plain(card) === "*") ?? false;
      const isSwap = hasJoker && cards.length === 1 && first !== "*";
      const swap = isSwap ? await player.check(`swap ${first} in ${onto}`) : null;
      if (swap !== null && swap.facts?.ground !== "swap-no-joker") return swap;
      const step = `add ${cards.join(" ")} to ${onto}`;
      const reason = await player.check(step);
      if (reason !== null) return reason;
      steps.push(step);
    }
    await player.stage(steps);
    return null;
  }

  async #discard(ids: Ids): Promise<Refused | null> {
    const player = this.#player;
    const [card, ...more] = player.hand.faces(ids);
    if (card === undefined) return own("pick-discard", say("page-pick-discard"));
    if (more.length > 0) return own("pick-one", say("page-pick-one"));
    player.hand.putBack(ids);
    const end = `discard ${card}`;
    const reason = player.ends.includes(end) ? null : await player.check(end);
    const tray = this.#tray(player.hand.aside);
    if (tray.length === 0 && reason === null) {
      await player.end(end);
      return null;
    }
    const ways: WayOut[] = reason === null ? [{ steps: player.steps, end }] : (reason.ways ?? []);
    const part = longestPart(player.drafted?.steps ?? [], tray);
    if (part !== null) {
      const steps = [...player.steps, part];
      if ((await player.check(end, steps)) === null) ways.unshift({ steps, end });
    }
    if (ways.length === 0) return reason;
    this.unfinished = {
      reason: reason ?? own("set-aside", say("page-set-aside-left", { cards: cardsText(tray) })),
      ways: withLabels(ways, player.committed, player.picture?.turn?.taken),
    };
    return ASKED;
  }

  async #takeBack(): Promise<Refused | null> {
    const player = this.#player;
    if (player.hand.aside.length > 0) {
      player.cancel();
      return null;
    }
    if (player.steps.length > player.committed) {
      await player.takeBack();
      return null;
    }
    if (player.committed === 0)
      return own("nothing-to-take-back", say("page-nothing-to-take-back"));
    return player.check("finish", player.steps.slice(0, -1));
  }

  async #end(act: "return" | "pass" | "finish"): Promise<Refused | null> {
    const player = this.#player;
    const isOffered =
      act === "finish" ? player.drafted?.finished === true : player.ends.includes(act);
    const reason = isOffered ? null : await player.check(act);
    if (reason === null) await player.end(act === "finish" ? null : act);
    return reason;
  }

  #tray(ids: Ids): Card[] {
    return this.#player.hand.faces(new Set(ids));
  }
}

/** The act of dropping cards on a target: a value of `data-drop`. */
export function actAt(place: string, ids: Ids): Act {
  if (place === "new") return { do: "set-aside", ids };
  if (place === "open") return { do: "discard", ids };
  if (place === "stock") return { do: "bury", ids };
  return { do: "lay-off", meld: Number(place.slice("meld-".length)), ids, about: "" };
}

/** A refusal by the page itself. */
function own(code: string, message: string): Refused {
  return { is: "refused", id: null, code, message };
}

/** An answer that refuses nothing. */
function note(message: string): Refused {
  return own("note", message);
}

/** Not an answer: the player is asked instead. */
const ASKED = own("asked", "");

function goToMeld(ids: Ids): Refused | null {
  if (ids.length === 0) return own("pick-first", say("page-pick-first"));
  const fitting = document.querySelector<HTMLElement>(".fits .meld");
  fitting?.focus();
  return fitting ? null : own("fits-nowhere", say("page-fits-nowhere"));
}
