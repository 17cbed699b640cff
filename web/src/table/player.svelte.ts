/**
 * The state of the player at this browser: picked cards, and the plan of the turn. The server judges
 * the plan; this class only keeps its answers.
 */
import { cardsOf, sameCards, target } from "../lib/cards";
import { connection, Refusal } from "../lib/socket.svelte";
import { preferences, type Sort } from "../lib/preferences.svelte";
import type { WatchedTable } from "../lib/watched-table.svelte";
import type { Answer, Card, TableCommand } from "../wire/commands";
import type { Drafted, Picture, Pile, Refused } from "../wire/generated";
import { Acts, type Act } from "./acts.svelte";
import type { CommandHandler } from "./command-handler";
import { Hints } from "./hints.svelte";
import { Hand } from "./hand.svelte";
import { hintMarks, NO_MARKS, type HintMarks } from "./hint-marks";
import { Pending, pendingCommand } from "./pending.svelte";
import { lastOnto, meldOf, without } from "./turn-plan";
import { loadPlan, savePlan, turnKey } from "./saved-plan";

export class Player {
  readonly watched: WatchedTable;
  readonly hand = new Hand();
  /** The plan of the turn. */
  steps = $state.raw<string[]>([]);
  /** The server's answer to the plan; null before the first one. */
  drafted = $state.raw<Drafted | null>(null);
  /** The answer to what the player tried last. */
  refused = $state.raw<Refused | null>(null);
  readonly acts = new Acts(this);
  readonly hints = new Hints(this);
  /** The parts of the table to highlight for the best move of a hint. */
  readonly hintMarks: HintMarks = $derived.by(() => {
    const [best] = this.hints.advice ?? [];
    return best
      ? hintMarks(best.moves, this.hand.fanned, this.picture?.melds.length ?? 0)
      : NO_MARKS;
  });
  /** Several steps that lay the same cards, for the player to choose from. */
  choices = $state.raw<string[]>([]);
  busy = $state(false);
  readonly pending = new Pending(() => this.#handler.isStalled ?? false);
  /** Cards being dragged; they count as picked. */
  dragged = $state.raw<readonly number[] | null>(null);

  #draftCount = 0;
  /** Seat and phase of the turn that was shown last. */
  #moment = "";
  #drafting: Promise<unknown> = Promise.resolve();
  /** The version of the last command carried out. Its answer may arrive before the update. */
  answeredVersion = 0;
  readonly #handler: CommandHandler;

  constructor(watched: WatchedTable, handler: CommandHandler = connection) {
    this.watched = watched;
    this.#handler = handler;
  }

  /** Settles when the latest plan is judged. */
  judged(): Promise<unknown> {
    return this.#drafting;
  }

  /** The version to send with commands. */
  get #version(): number {
    return Math.max(this.watched.version, this.answeredVersion);
  }

  get picture(): Picture | null {
    return this.watched.picture;
  }

  get drawablePiles(): Pile[] {
    return this.picture?.turn?.may_draw ?? [];
  }

  /** Whether this player may meld and discard now. */
  get isPlaying(): boolean {
    const turn = this.picture?.turn;
    return (
      this.picture?.phase === "playing" && turn?.phase === "play" && turn.seat === this.picture.seat
    );
  }

  get isStrict(): boolean {
    return this.picture?.terms.mode === "strict";
  }

  /** Number of steps that cannot be taken back, at a strict table. */
  get committed(): number {
    return this.isStrict ? (this.picture?.turn?.staged?.length ?? 0) : 0;
  }

  /** Ids of the dragged or picked cards. */
  get active(): readonly number[] {
    return this.dragged ?? [...this.hand.picked];
  }

  /** The possible steps that lay exactly these cards. */
  stepsFor(cards: readonly Card[]): string[] {
    if (cards.length === 0) return [];
    return this.drafted?.steps.filter((step) => sameCards(cardsOf(step), cards)) ?? [];
  }

  /** Numbers of the melds onto which the active cards fit, from 1. */
  readonly targets: ReadonlySet<number> = $derived(
    new Set(
      this.stepsFor(this.hand.faces(this.active))
        .map(target)
        .filter((number) => number > 0),
    ),
  );

  /** Steps that lay a new meld from the cards set aside and the active ones. */
  readonly meldSteps: string[] = $derived.by(() => {
    const ids = new Set([...this.hand.aside, ...this.active]);
    return this.stepsFor(this.hand.faces(ids)).filter((step) => target(step) === 0);
  });

  readonly canDiscard: boolean = $derived.by(() => {
    const [card, ...more] = this.hand.faces(this.active);
    return card !== undefined && more.length === 0 && this.ends.includes(`discard ${card}`);
  });

  get ends(): string[] {
    return this.drafted?.ends ?? [];
  }

  /** Applies the latest picture: changes of the hand, start and end of a turn. */
  update(): void {
    const picture = this.picture;
    if (!picture) return;
    const moment = [picture.phase, picture.turn?.seat, picture.turn?.phase].join(" ");
    if (moment !== this.#moment) this.acts.clear(); // what was refused before may be possible now
    this.#moment = moment;
    if (!this.isPlaying) {
      this.steps = [];
      this.drafted = null;
      this.hand.putBack();
      if (picture.turn?.seat !== picture.seat) this.hints.clear();
      this.#setHand(picture.hand);
      return;
    }
    const staged = picture.turn?.staged ?? [];
    const stays = staged.every((step, at) => this.steps[at] === step);
    if (this.drafted !== null && stays) return;
    const saved = loadPlan(this.watched.name);
    if (this.drafted === null) this.#setHand([...picture.hand, ...this.#taken(picture)]);
    const planned =
      saved?.turn === turnKey(picture) && staged.every((step, at) => saved.steps[at] === step);
    void this.#draft(planned ? saved.steps : staged, staged);
  }

  /** Judges the plan again after a reconnect. */
  recheck(): void {
    if (this.isPlaying && this.drafted !== null)
      void this.#draft(this.steps, this.picture?.turn?.staged ?? []);
    this.update();
  }

  pick(id: number): void {
    this.hand.pick(id);
    this.acts.clear();
  }

  sort(how: Sort): void {
    preferences.sort = how;
    this.hand.sort(how);
    if (how === "melds") void this.#arrange();
  }

  draw(pile: Pile): Promise<void> {
    return this.send({ do: "draw", pile, at: this.#version });
  }

  cut(lifted: number): Promise<void> {
    return this.send({ do: "cut", lifted, at: this.#version });
  }

  /** See `Acts.attempt`. */
  attempt(act: Act): Promise<boolean> {
    return this.acts.attempt(act);
  }

  /** Asks the server why an act would be refused after some steps; null if it is legal. */
  async check(act: string, steps: readonly string[] = this.steps): Promise<Refused | null> {
    try {
      await this.#handler.command(this.watched.name, { do: "check", steps, act });
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.refused;
      throw error;
    }
  }

  /** Sets cards aside for a new meld and lays it if it is valid. Returns the reason if it is not. */
  async meld(ids: readonly number[]): Promise<Refused | null> {
    this.hand.setAside(ids);
    const cards = this.hand.faces(this.hand.aside);
    const options = this.stepsFor(cards).filter((step) => target(step) === 0);
    if (options.length === 0) {
      const step = `meld ${cards.join(" ")}`;
      const reason = await this.check(step);
      if (reason !== null) return reason;
      options.push(step);
    }
    await this.stage(options);
    return null;
  }

  /** At a strict table: lays the cards set aside, whether valid or not. */
  async claim(): Promise<void> {
    await this.#drafting;
    this.hand.setAside(this.active);
    const cards = this.hand.faces(this.hand.aside);
    const options = this.stepsFor(cards).filter((step) => target(step) === 0);
    await this.stage(options.length > 0 ? options : [`meld ${cards.join(" ")}`]);
  }

  /** Adds a step to the plan. With several options, lets the player choose. */
  async stage(options: string[]): Promise<void> {
    await this.#drafting;
    const [step, ...others] = options;
    if (step === undefined) return;
    this.choices = others.length > 0 ? options : [];
    if (others.length > 0) return;
    const laid = this.#lay([...this.steps, step]);
    this.#drafting = laid.catch(() => false);
    await laid;
  }

  async #lay(steps: string[]): Promise<void> {
    if ((await this.#plan(steps, this.steps)) && this.isStrict) await this.#commit();
  }

  /** Takes back the last step, or the one with the given index. */
  async takeBack(which?: number): Promise<void> {
    await this.#drafting;
    this.acts.clear();
    const index = which ?? this.steps.length - 1;
    if (index < this.committed) return;
    const lying = this.picture?.melds.length ?? 0;
    await this.#plan(without(this.steps, index, lying), this.steps.slice(0, index));
  }

  /** Takes back the last step onto a meld, or the whole meld if it was laid in this turn. */
  async takeBackFrom(meld: number): Promise<void> {
    const lying = this.picture?.melds.length ?? 0;
    const own = this.steps.findIndex(
      (step, at) => step.startsWith("meld ") && meldOf(this.steps, at, lying) === meld,
    );
    const index = own >= 0 ? own : lastOnto(this.steps, meld, lying);
    if (index >= 0) await this.takeBack(index);
  }

  canTakeBackFrom(meld: number): boolean {
    return (
      lastOnto(this.steps, meld, this.picture?.melds.length ?? 0) >= this.committed &&
      this.isPlaying
    );
  }

  /** Clears choices, picked cards and cards set aside. */
  cancel(): void {
    this.acts.clear();
    this.hand.unpick();
    this.hand.putBack();
  }

  async end(end: string | null): Promise<void> {
    await this.#drafting;
    await this.play(this.steps, end);
  }

  play(steps: readonly string[], end: string | null): Promise<void> {
    return this.send({ do: "play", steps, end, at: this.#version });
  }

  /** Sends a command after what the player did before. */
  request(command: TableCommand): Promise<unknown> {
    return this.acts.inTurn(command.do, () => this.send(command));
  }

  /** Sends a command; clears hints and, on success, the picked cards. */
  async send(command: TableCommand): Promise<void> {
    this.hints.clear();
    const picked = this.hand.picked; // cards picked while waiting stay picked
    if (await this.ask(command)) this.hand.unpick(picked);
  }

  /** Sends a command and returns the answer; null if refused or busy. */
  async ask(command: TableCommand): Promise<Answer | null> {
    if (this.busy) return this.pending.nudge();
    this.busy = true;
    this.refused = null;
    try {
      const sent = this.#handler.command(this.watched.name, command);
      const answer = await this.pending.track(pendingCommand(command), sent);
      if (answer.is === "done") this.answeredVersion = answer.version;
      return answer;
    } catch (error) {
      this.#refuse(error, true);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Drafts a plan with the picked cards. Cards picked meanwhile stay picked. */
  async #plan(steps: string[], fallback: readonly string[]): Promise<boolean> {
    const picked = this.hand.picked;
    const isPlanned = await this.#draft(steps, fallback);
    if (isPlanned) this.hand.unpick(picked);
    return isPlanned;
  }

  /** Asks the server to judge a plan; falls back to another plan if it is refused. */
  #draft(steps: string[], fallback: readonly string[]): Promise<boolean> {
    const drafting = this.#judge(steps, fallback);
    this.#drafting = drafting.catch(() => false); // the caller gets the error
    return drafting;
  }

  async #judge(steps: string[], fallback: readonly string[]): Promise<boolean> {
    this.#draftCount += 1;
    const request = this.#draftCount;
    try {
      const answer = await this.#handler.command(this.watched.name, {
        do: "draft",
        at: this.#version,
        steps,
      });
      if (answer.is !== "drafted" || request !== this.#draftCount || !this.isPlaying) return false;
      this.steps = steps;
      this.drafted = answer;
      this.#setHand(answer.left);
      this.#save();
      return true;
    } catch (error) {
      this.#refuse(error);
      const again = [...fallback];
      if (
        request === this.#draftCount &&
        this.isPlaying &&
        (this.drafted === null || again.join() !== this.steps.join())
      )
        await this.#judge(again, again);
      return false;
    }
  }

  /** At a strict table, commits the plan: its steps can no longer be taken back. */
  async #commit(): Promise<void> {
    try {
      const answer = await this.#handler.command(this.watched.name, {
        do: "stage",
        at: this.#version,
        steps: this.steps,
      });
      if (answer.is === "done") this.answeredVersion = answer.version;
    } catch (error) {
      // If a duty is open, such as placing a swapped joker, the refusal is expected.
      if (!(error instanceof Refusal) || this.drafted?.duties.length === 0) this.#refuse(error);
    }
  }

  async #arrange(): Promise<void> {
    try {
      const answer = await this.#handler.command(this.watched.name, {
        do: "arrange",
        steps: this.isPlaying ? this.steps : [],
      });
      if (answer.is === "arranged" && preferences.sort === "melds") this.hand.arrange(answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // nothing to arrange between games
    }
  }

  #setHand(cards: readonly Card[]): void {
    const order = preferences.sort === "own" ? (loadPlan(this.watched.name)?.order ?? []) : [];
    if (this.hand.setCards(cards, order) && preferences.sort === "melds") void this.#arrange();
  }

  /** The open card that was taken but lies on the table, which is shown with the hand; or none. */
  #taken(picture: Picture): Card[] {
    return picture.turn?.taken === undefined ? [] : [picture.turn.taken];
  }

  #save(): void {
    const picture = this.picture;
    if (!picture) return;
    const order = this.hand.cards.map((held) => held.card);
    savePlan(this.watched.name, { turn: turnKey(picture), steps: this.steps, order });
  }

  /** Shows a refusal. That the table has moved on is told only to a player who has asked for something. */
  #refuse(error: unknown, isAsked = false): void {
    if (!(error instanceof Refusal)) throw error;
    if (isAsked || error.refused.code !== "stale") this.refused = error.refused;
  }
}
