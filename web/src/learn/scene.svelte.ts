/**
 * A scene of a lesson at a real table. The server checks the learner's moves, as in any game, and
 * plays the others by the script. It stores nothing, so each request contains all moves.
 */
import { ask } from "../lib/api";
import { cardsOf, plain } from "../lib/cards";
import { Refusal } from "../lib/socket.svelte";
import { preferences } from "../lib/preferences.svelte";
import { WatchedTable } from "../lib/watched-table.svelte";
import type { Answer, Sent, TableCommand } from "../wire/commands";
import type {
  LessonFrame,
  LearnerDraw,
  LearnerPlay,
  LessonResponse,
  LessonScene,
  SuggestedMistake,
} from "../wire/generated";
import { say } from "../lib/words.svelte";
import { News } from "../table/news.svelte";
import type { CommandHandler } from "../table/command-handler";
import { Player } from "../table/player.svelte";
import { isStep, nextOf, type Next } from "./script";

/** Pause between the moves of the others, and before a demonstrated move. */
const PAUSE_MS = 900;
/** Pause with reduced motion, when there are no animations to wait for. */
const SHORT_PAUSE_MS = 40;

type Move = Sent<LearnerDraw | LearnerPlay>;

let attempts = 0;

export class Scene implements CommandHandler {
  readonly definition: LessonScene;
  readonly watched: WatchedTable;
  readonly player: Player;
  readonly news = new News();
  /** Number of tasks completed. */
  tasksDone = $state(0);
  /** Whether the moves of the others are being shown. */
  isWatching = $state(false);
  /** Whether a move is being demonstrated. */
  isShowing = $state(false);
  hasFailed = $state(false);

  readonly #params: { rules: string; scene: string };
  readonly #stopListening: () => void;
  #moves = $state.raw<Move[]>([]);
  #hasLeft = false;

  constructor(rules: string, definition: LessonScene) {
    this.definition = definition;
    this.#params = { rules, scene: definition.name };
    // A new name for each attempt, so that a saved plan of the last one is not restored.
    this.watched = new WatchedTable(
      `lesson-${rules}-${definition.name}-${String((attempts += 1))}`,
    );
    this.player = new Player(this.watched, this);
    this.#stopListening = this.watched.on("happened", (happening) => {
      this.news.add(happening);
      this.player.update();
    });
  }

  /** Whether all tasks are done and all moves are shown. */
  get isOver(): boolean {
    return (
      this.tasksDone === this.definition.tasks.length && !this.isWatching && this.#moves.length > 0
    );
  }

  get hasDrawn(): boolean {
    return this.#moves.length > 0;
  }

  /** Instructive mistakes that can be tried now. */
  get tries(): (SuggestedMistake & { number: number })[] {
    if (this.isWatching || this.isShowing) return [];
    return this.definition.tries
      .map((one, at) => ({ ...one, number: at + 1 }))
      .filter((one) => one.after === this.tasksDone);
  }

  get next(): Next | null {
    return this.#moves.length > 1
      ? null
      : nextOf(this.definition.tasks, this.hasDrawn, this.player.steps);
  }

  async begin(): Promise<void> {
    try {
      await this.#playFrames((await this.#ask([], null)).frames);
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
    }
  }

  /** Stops the scene. */
  leave(): void {
    this.#hasLeft = true;
    this.#stopListening();
  }

  /** Implements the commands of the table with lesson requests. */
  async command(_table: string, body: TableCommand): Promise<Answer> {
    const done: Answer = { is: "done", id: "", version: this.watched.version };
    switch (body.do) {
      case "draw":
        await this.#addMove({ do: "draw", pile: body.pile });
        return done;
      case "play":
        await this.#addMove({ do: "play", steps: body.steps ?? [], end: body.end ?? null });
        return done;
      case "draft": {
        const { met, drafted } = await this.#ask(this.#moves, body.steps ?? []);
        if (!drafted) return done;
        this.tasksDone = met;
        return drafted;
      }
      case "check":
        if (this.isWatching || this.#moves.length > 1) throw refusal(say("page-lesson-not-now"));
        await this.#ask(this.#moves, body.steps ?? [], body.act);
        return done;
      case "arrange": {
        const { arranged } = await this.#ask(this.#moves, body.steps ?? []);
        return arranged ?? done;
      }
      default:
        throw refusal(say("page-lesson-not-now"));
    }
  }

  /** Demonstrates the next move, slowly enough to follow. */
  async showNext(): Promise<void> {
    const { player, next } = this;
    if (!next || this.isWatching || this.isShowing) return;
    this.isShowing = true;
    player.cancel();
    while (player.steps.length > next.kept) await player.takeBack();
    this.#pick(next.act);
    await this.#pause();
    if (!this.#hasLeft) await this.#perform(next.act);
    this.isShowing = false;
  }

  /** Makes an instructive mistake, so that the refusal explains it. */
  async tryOut(one: SuggestedMistake): Promise<void> {
    this.player.cancel();
    await this.#perform(one.act);
  }

  async #perform(act: string): Promise<void> {
    const { player } = this;
    if (act === "draw stock") await player.draw("stock");
    else if (act === "draw open") await player.draw("open");
    else if (isStep(act)) await player.stage([act]);
    else await player.end(act === "finish" ? null : act);
  }

  #pick(act: string): void {
    const { hand } = this.player;
    const wanted = act.startsWith("draw ") ? [] : cardsOf(act).map(plain);
    for (const card of wanted) {
      const held = hand.cards.find((one) => one.card === card && !hand.picked.has(one.id));
      if (held) this.player.pick(held.id);
    }
  }

  async #addMove(move: Move): Promise<void> {
    const moves = [...this.#moves, move];
    const { frames, met } = await this.#ask(moves, null);
    this.#moves = moves;
    this.tasksDone = met;
    void this.#playFrames(frames);
  }

  async #ask(
    moves: readonly Move[],
    plan: readonly string[] | null,
    act: string | null = null,
  ): Promise<LessonResponse> {
    let answered: LessonResponse;
    try {
      answered = await ask("POST /api/lessons/{rules}/{scene}", {
        params: this.#params,
        body: { moves, plan, act },
      });
    } catch {
      throw refusal(say("page-no-server"));
    }
    if (answered.refused) throw new Refusal(answered.refused);
    return answered;
  }

  /** Shows frames one after another, with pauses. */
  async #playFrames(frames: readonly LessonFrame[]): Promise<void> {
    this.isWatching = frames.length > 1;
    for (const [at, frame] of frames.entries()) {
      if (at > 0) await this.#pause();
      if (this.#hasLeft) return;
      this.#showFrame(frame);
    }
    this.isWatching = false;
  }

  #showFrame({ picture, events }: LessonFrame): void {
    const [learner, ...others] = picture.chairs;
    const name = preferences.name.trim() || say("page-guest");
    const shown = { ...picture, chairs: [{ ...learner, name }, ...others] };
    this.watched.show(this.watched.version + 1, shown, events);
  }

  #pause(): Promise<void> {
    const isReduced = !preferences.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
    return new Promise((go) => window.setTimeout(go, isReduced ? SHORT_PAUSE_MS : PAUSE_MS));
  }
}

function refusal(message: string): Refusal {
  return new Refusal({ is: "refused", id: null, code: "lesson", message });
}
