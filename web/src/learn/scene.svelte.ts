/**
 * A scene of a lesson at the real table: the server judges what the learner does, as in any game,
 * and lets the others play by the script. It keeps nothing: all moves are sent each time.
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
import { Playing, type Judge } from "../table/playing.svelte";
import { isStep, nextOf, type Next } from "./script";

/** Milliseconds between the moves of the others, and before what is shown is done. */
const PAUSE = 900;
/** With little motion nobody waits for cards to arrive; what happened is told in words. */
const SHORT_PAUSE = 40;

type Move = Sent<LearnerDraw | LearnerPlay>;

let attempts = 0;

export class Scene implements Judge {
  readonly told: LessonScene;
  readonly watched: WatchedTable;
  readonly playing: Playing;
  readonly news = new News();
  /** So many tasks are done. */
  met = $state(0);
  /** Whether the others are playing. */
  watching = $state(false);
  /** Whether something is being done for the learner. */
  showing = $state(false);
  failed = $state(false);

  readonly #params: { rules: string; scene: string };
  readonly #silence: () => void;
  #moves = $state.raw<Move[]>([]);
  #left = false;

  constructor(rules: string, told: LessonScene) {
    this.told = told;
    this.#params = { rules, scene: told.name };
    // Another name for each attempt: what was planned in one is not taken up in the next.
    this.watched = new WatchedTable(`lesson-${rules}-${told.name}-${String((attempts += 1))}`);
    this.playing = new Playing(this.watched, this);
    this.#silence = this.watched.on("happened", (happening) => {
      this.news.hear(happening);
      this.playing.look();
    });
  }

  /** Whether all is done, and seen. */
  get isOver(): boolean {
    return this.met === this.told.tasks.length && !this.watching && this.#moves.length > 0;
  }

  get hasDrawn(): boolean {
    return this.#moves.length > 0;
  }

  /** Mistakes worth making now. */
  get tries(): (SuggestedMistake & { number: number })[] {
    if (this.watching || this.showing) return [];
    return this.told.tries
      .map((one, at) => ({ ...one, number: at + 1 }))
      .filter((one) => one.after === this.met);
  }

  get next(): Next | null {
    return this.#moves.length > 1
      ? null
      : nextOf(this.told.tasks, this.hasDrawn, this.playing.steps);
  }

  async begin(): Promise<void> {
    try {
      await this.#show((await this.#ask([], null)).frames);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** The others stop playing when nobody is there any more. */
  leave(): void {
    this.#left = true;
    this.#silence();
  }

  /** What the table asks of the server. */
  async command(_table: string, body: TableCommand): Promise<Answer> {
    const done: Answer = { is: "done", id: "", version: this.watched.version };
    switch (body.do) {
      case "draw":
        await this.#move({ do: "draw", pile: body.pile });
        return done;
      case "play":
        await this.#move({ do: "play", steps: body.steps ?? [], end: body.end ?? null });
        return done;
      case "draft": {
        const { met, drafted } = await this.#ask(this.#moves, body.steps ?? []);
        if (!drafted) return done;
        this.met = met;
        return drafted;
      }
      case "arrange": {
        const { arranged } = await this.#ask(this.#moves, body.steps ?? []);
        return arranged ?? done;
      }
      default:
        throw refusal(say("page-lesson-not-now"));
    }
  }

  /** Does what comes next, slowly enough to be seen. */
  async show(): Promise<void> {
    const { playing, next } = this;
    if (!next || this.watching || this.showing) return;
    this.showing = true;
    playing.cancel();
    while (playing.steps.length > next.kept) await playing.takeBack();
    this.#pick(next.act);
    await this.#pause();
    if (!this.#left) await this.#act(next.act);
    this.showing = false;
  }

  /** Makes a mistake, to be told why it is one. */
  async tryOut(one: SuggestedMistake): Promise<void> {
    this.playing.cancel();
    await this.#act(one.act);
  }

  async #act(act: string): Promise<void> {
    const { playing } = this;
    if (act === "draw stock") await playing.draw("stock");
    else if (act === "draw open") await playing.draw("open");
    else if (isStep(act)) await playing.stage([act]);
    else await playing.end(act === "finish" ? null : act);
  }

  #pick(act: string): void {
    const { hand } = this.playing;
    const wanted = act.startsWith("draw ") ? [] : cardsOf(act).map(plain);
    for (const card of wanted) {
      const held = hand.cards.find((one) => one.card === card && !hand.picked.has(one.id));
      if (held) this.playing.pick(held.id);
    }
  }

  async #move(move: Move): Promise<void> {
    const moves = [...this.#moves, move];
    const { frames, met } = await this.#ask(moves, null);
    this.#moves = moves;
    this.met = met;
    void this.#show(frames);
  }

  async #ask(moves: readonly Move[], plan: readonly string[] | null): Promise<LessonResponse> {
    let answered: LessonResponse;
    try {
      answered = await ask("POST /api/lessons/{rules}/{scene}", {
        params: this.#params,
        body: { moves, plan },
      });
    } catch {
      throw refusal(say("page-no-server"));
    }
    if (answered.refused) throw new Refusal(answered.refused);
    return answered;
  }

  /** One moment after the other, so that one sees what the others do. */
  async #show(frames: readonly LessonFrame[]): Promise<void> {
    this.watching = frames.length > 1;
    for (const [at, frame] of frames.entries()) {
      if (at > 0) await this.#pause();
      if (this.#left) return;
      this.#look(frame);
    }
    this.watching = false;
  }

  #look({ picture, events }: LessonFrame): void {
    const [learner, ...others] = picture.chairs;
    const name = preferences.name.trim() || say("page-guest");
    const shown = { ...picture, chairs: [{ ...learner, name }, ...others] };
    this.watched.show(this.watched.version + 1, shown, events);
  }

  #pause(): Promise<void> {
    const isQuiet = !preferences.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
    return new Promise((go) => window.setTimeout(go, isQuiet ? SHORT_PAUSE : PAUSE));
  }
}

function refusal(message: string): Refusal {
  return new Refusal({ is: "refused", id: null, code: "lesson", message });
}
