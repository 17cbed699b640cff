/**
 * What a player does in front of the table: cards picked, some of them staged as a plan of the turn.
 * Whether a plan is right, the server says; here is only what it has said.
 */
import { cardsOf, sameCards, target } from "../lib/cards";
import { connection, Refusal } from "../lib/socket.svelte";
import { preferences, type Sort } from "../lib/preferences.svelte";
import type { WatchedTable } from "../lib/watched-table.svelte";
import type { Answer, Card, TableCommand } from "../wire/commands";
import type { Drafted, Picture, Pile, Refused } from "../wire/generated";
import { Advising } from "./advising.svelte";
import { Hand } from "./hand.svelte";
import { lastOnto, meldOf, without } from "./plan";
import { load, save, turnOf } from "./saved";

/** Who carries out and judges: the server over the line, or the script of a lesson. */
export interface Judge {
  command: (table: string, body: TableCommand) => Promise<Answer>;
}

export class Playing {
  readonly watched: WatchedTable;
  readonly hand = new Hand();
  steps = $state.raw<string[]>([]);
  drafted = $state.raw<Drafted | null>(null);
  refused = $state.raw<Refused | null>(null);
  readonly advising = new Advising(this);
  /** Several ways to lay the same cards: the player says which one. */
  choices = $state.raw<string[]>([]);
  busy = $state(false);
  /** Cards that are being dragged: they count as picked while they are. */
  carried = $state.raw<readonly number[] | null>(null);

  #asked = 0;
  /** Settles when the plan that was asked about last is judged. */
  #drafting: Promise<unknown> = Promise.resolve();
  /** The version that has what was last laid for good: the answer may come before the news of it. */
  #fixedAt = 0;
  readonly #via: Judge;

  constructor(watched: WatchedTable, via: Judge = connection) {
    this.watched = watched;
    this.#via = via;
  }

  /** The version that decisions are made on. */
  get #version(): number {
    return Math.max(this.watched.version, this.#fixedAt);
  }

  get picture(): Picture | null {
    return this.watched.picture;
  }

  get mayDraw(): Pile[] {
    return this.busy ? [] : (this.picture?.turn?.may_draw ?? []);
  }

  /** Whether this player is to lay and discard now. */
  get isPlaying(): boolean {
    const turn = this.picture?.turn;
    return (
      this.picture?.phase === "playing" && turn?.phase === "play" && turn.seat === this.picture.seat
    );
  }

  get isStrict(): boolean {
    return this.picture?.terms.mode === "strict";
  }

  /** What lies for good at a strict table. */
  get fixed(): number {
    return this.isStrict ? (this.picture?.turn?.staged?.length ?? 0) : 0;
  }

  /** The cards that something is to be done with. */
  get active(): readonly number[] {
    return this.carried ?? [...this.hand.picked];
  }

  /** The steps that lay just these cards. */
  laying(cards: readonly Card[]): string[] {
    if (cards.length === 0) return [];
    return this.drafted?.steps.filter((step) => sameCards(cardsOf(step), cards)) ?? [];
  }

  /** The melds, counted from 1, onto which the picked cards fit. */
  readonly targets: ReadonlySet<number> = $derived(
    new Set(
      this.laying(this.hand.faces(this.active))
        .map(target)
        .filter((number) => number > 0),
    ),
  );

  /** The ways to lay a new meld from what is set aside and what is picked. */
  readonly melding: string[] = $derived.by(() => {
    const ids = new Set([...this.hand.aside, ...this.active]);
    return this.laying(this.hand.faces(ids)).filter((step) => target(step) === 0);
  });

  readonly mayDiscard: boolean = $derived.by(() => {
    const [card, ...more] = this.hand.faces(this.active);
    return card !== undefined && more.length === 0 && this.ends.includes(`discard ${card}`);
  });

  get ends(): string[] {
    return this.drafted?.ends ?? [];
  }

  /** Takes over what has happened: cards that came or went, a turn that began or ended. */
  look(): void {
    const picture = this.picture;
    if (!picture) return;
    if (!this.isPlaying) {
      this.steps = [];
      this.drafted = null;
      this.choices = [];
      this.hand.takeUp();
      if (picture.turn?.seat !== picture.seat) this.advising.given = null;
      this.#hold(picture.hand);
      return;
    }
    const staged = picture.turn?.staged ?? [];
    const stays = staged.every((step, at) => this.steps[at] === step);
    if (this.drafted !== null && stays) return;
    const saved = load(this.watched.name);
    if (this.drafted === null) this.#hold([...picture.hand, ...this.#taken(picture)]);
    const planned =
      saved?.turn === turnOf(picture) && staged.every((step, at) => saved.steps[at] === step);
    void this.#draft(planned ? saved.steps : staged, staged);
  }

  /** After a line that was broken: what was staged is judged anew. */
  lookAgain(): void {
    if (this.isPlaying && this.drafted !== null)
      void this.#draft(this.steps, this.picture?.turn?.staged ?? []);
    this.look();
  }

  pick(id: number): void {
    this.hand.pick(id);
    this.refused = null;
    this.choices = [];
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

  /** Sets cards aside for a new meld, and lays it as soon as it is one. */
  async meld(ids: readonly number[] = this.active): Promise<void> {
    await this.#drafting;
    this.refused = null;
    this.hand.setAside(ids);
    const cards = this.hand.faces(this.hand.aside);
    const ways = this.laying(cards).filter((step) => target(step) === 0);
    if (ways.length > 0 && !this.isStrict) await this.stage(ways);
    else if (cards.length > 2 && !this.isStrict) await this.#askWhyNot(`meld ${cards.join(" ")}`);
  }

  /** At a strict table: lays what is set aside, right or wrong. */
  async claim(): Promise<void> {
    await this.#drafting;
    this.hand.setAside(this.active);
    const cards = this.hand.faces(this.hand.aside);
    const ways = this.laying(cards).filter((step) => target(step) === 0);
    await this.stage(ways.length > 0 ? ways : [`meld ${cards.join(" ")}`]);
  }

  /** Lays cards onto a meld, or says why they do not fit. */
  async layOff(meld: number, ids: readonly number[] = this.active): Promise<void> {
    await this.#drafting;
    const cards = this.hand.faces(ids);
    const ways = this.laying(cards).filter((step) => target(step) === meld);
    if (ways.length > 0) await this.stage(ways);
    else if (cards.length > 0) await this.#askWhyNot(`add ${cards.join(" ")} to ${String(meld)}`);
  }

  /** Stages a step; if there are several ways, asks which. */
  async stage(ways: string[]): Promise<void> {
    await this.#drafting;
    const [step, ...others] = ways;
    if (step === undefined) return;
    this.choices = others.length > 0 ? ways : [];
    if (others.length > 0) return;
    const laying = this.#lay([...this.steps, step]);
    this.#drafting = laying.catch(() => false);
    await laying;
  }

  async #lay(steps: string[]): Promise<void> {
    if ((await this.#plan(steps, this.steps)) && this.isStrict) await this.#fix();
  }

  /** Takes back the last step, or one of those before it. */
  async takeBack(which?: number): Promise<void> {
    await this.#drafting;
    const index = which ?? this.steps.length - 1;
    if (index < this.fixed) return;
    const lying = this.picture?.melds.length ?? 0;
    await this.#plan(without(this.steps, index, lying), this.steps.slice(0, index));
  }

  /** Takes back what was laid last onto a meld; a meld of this turn goes as a whole. */
  async takeBackFrom(meld: number): Promise<void> {
    const lying = this.picture?.melds.length ?? 0;
    const own = this.steps.findIndex(
      (step, at) => step.startsWith("meld ") && meldOf(this.steps, at, lying) === meld,
    );
    const index = own >= 0 ? own : lastOnto(this.steps, meld, lying);
    if (index >= 0) await this.takeBack(index);
  }

  mayTakeBackFrom(meld: number): boolean {
    return (
      lastOnto(this.steps, meld, this.picture?.melds.length ?? 0) >= this.fixed && this.isPlaying
    );
  }

  /** Gives up choosing. */
  cancel(): void {
    this.choices = [];
    this.refused = null;
    this.hand.letGo();
    this.hand.takeUp();
  }

  discard(ids: readonly number[] = this.active): Promise<void> {
    return this.end(`discard ${this.hand.faces(ids)[0] ?? ""}`);
  }

  async end(end: string | null): Promise<void> {
    await this.#drafting;
    await this.play(this.steps, end);
  }

  play(steps: readonly string[], end: string | null): Promise<void> {
    return this.send({ do: "play", steps, end, at: this.#version });
  }

  /** Has a command carried out; what was advised before it is forgotten. */
  async send(command: TableCommand): Promise<void> {
    this.advising.given = null;
    const picked = this.hand.picked; // what is picked while the server thinks stays so
    if (await this.ask(command)) this.hand.letGo(picked);
  }

  /** The answer; null if it was refused, or if another one is awaited. */
  async ask(command: TableCommand): Promise<Answer | null> {
    if (this.busy) return null;
    this.busy = true;
    this.refused = null;
    try {
      return await this.#via.command(this.watched.name, command);
    } catch (error) {
      this.#refuse(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Plans something with the cards that are picked now; those picked meanwhile stay so. */
  async #plan(steps: string[], otherwise: readonly string[]): Promise<boolean> {
    const picked = this.hand.picked;
    const isPlanned = await this.#draft(steps, otherwise);
    if (isPlanned) this.hand.letGo(picked);
    return isPlanned;
  }

  /** Asks what a plan comes to; if it is refused, the other one stays. */
  #draft(steps: string[], otherwise: readonly string[]): Promise<boolean> {
    const drafting = this.#judge(steps, otherwise);
    this.#drafting = drafting.catch(() => false); // whoever asked gets the error
    return drafting;
  }

  async #judge(steps: string[], otherwise: readonly string[]): Promise<boolean> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const answer = await this.#via.command(this.watched.name, {
        do: "draft",
        at: this.#version,
        steps,
      });
      if (answer.is !== "drafted" || asked !== this.#asked || !this.isPlaying) return false;
      this.steps = steps;
      this.drafted = answer;
      this.refused = null;
      this.#hold(answer.left);
      this.#save();
      return true;
    } catch (error) {
      this.#refuse(error);
      const again = [...otherwise];
      if (
        asked === this.#asked &&
        this.isPlaying &&
        (this.drafted === null || again.join() !== this.steps.join())
      )
        await this.#draftQuietly(again);
      return false;
    }
  }

  /** A plan that was fine before: what refused the other one is still shown. */
  async #draftQuietly(steps: string[]): Promise<void> {
    const refused = this.refused;
    if (await this.#judge(steps, steps)) this.refused = refused;
  }

  /** At a strict table what is laid is laid for good, as soon as the turn could end with it. */
  async #fix(): Promise<void> {
    try {
      const answer = await this.#via.command(this.watched.name, {
        do: "stage",
        at: this.#version,
        steps: this.steps,
      });
      if (answer.is === "done") this.#fixedAt = answer.version;
    } catch (error) {
      // A swapped joker is still to be laid, perhaps: the duty says so, and the plan goes on.
      if (!(error instanceof Refusal) || this.drafted?.duties.length === 0) this.#refuse(error);
    }
  }

  async #askWhyNot(step: string): Promise<void> {
    try {
      const steps = [...this.steps, step];
      await this.#via.command(this.watched.name, { do: "draft", at: this.#version, steps });
    } catch (error) {
      this.#refuse(error);
    }
  }

  async #arrange(): Promise<void> {
    try {
      const answer = await this.#via.command(this.watched.name, {
        do: "arrange",
        steps: this.isPlaying ? this.steps : [],
      });
      if (answer.is === "arranged" && preferences.sort === "melds") this.hand.arrange(answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // between games there is nothing to arrange
    }
  }

  #hold(cards: readonly Card[]): void {
    const order = preferences.sort === "own" ? (load(this.watched.name)?.order ?? []) : [];
    if (this.hand.hold(cards, order) && preferences.sort === "melds") void this.#arrange();
  }

  /** An open card that lies on the table and must be used is to be laid like one in hand. */
  #taken(picture: Picture): Card[] {
    return picture.turn?.taken === undefined ? [] : [picture.turn.taken];
  }

  #save(): void {
    const picture = this.picture;
    if (!picture) return;
    const order = this.hand.cards.map((held) => held.card);
    save(this.watched.name, { turn: turnOf(picture), steps: this.steps, order });
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    if (error.refused.code !== "stale") this.refused = error.refused;
  }
}
