/** Rules while somebody chooses them; the server says what they mean, and whether they make sense. */
import { ask } from "../lib/api";
import { language } from "../lib/words.svelte";
import type { OptionInfo, OptionValue, RulesInfo, RulesConflict } from "../wire/generated";
import { same, type Chosen, type Options } from "./told";

export class Choice {
  rules = $state("klassik");
  options = $state.raw<Options>({});
  name = $state("");
  /** What was chosen in words: the last choice that made sense. */
  told = $state.raw<RulesInfo | null>(null);
  senseless = $state.raw<RulesConflict | null>(null);
  unreachable = $state(false);
  /** The option that was changed last: if something makes no sense, it is told there. */
  last = $state("");

  #asked = 0;

  constructor(chosen?: Chosen) {
    if (chosen) this.take(chosen);
  }

  get chosen(): Chosen {
    return { rules: this.rules, options: this.options, name: this.name };
  }

  get differences(): number {
    return Object.keys(this.options).length;
  }

  take(chosen: Chosen): void {
    this.rules = chosen.rules;
    this.options = chosen.options;
    this.name = chosen.name;
    this.last = "";
  }

  answer(option: OptionInfo): OptionValue {
    return this.options[option.name] ?? option.usual;
  }

  isChanged(option: string): boolean {
    return option in this.options;
  }

  change(name: string, value: OptionValue): void {
    this.last = name;
    const { [name]: _, ...others } = this.options;
    const usual = this.told?.options.find((option) => option.name === name)?.usual;
    this.options = same(value, usual) ? others : { ...others, [name]: value };
  }

  back(name: string): void {
    this.last = name;
    const { [name]: _, ...others } = this.options;
    this.options = others;
  }

  backAll(): void {
    this.options = {};
  }

  /** Asks what the choice means; in an effect, this happens again whenever something changes. */
  async weigh(): Promise<void> {
    const body = { rules: this.rules, options: this.options };
    void language(); // in another language everything is told anew
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const found = await ask("POST /api/rules/weigh", { body });
      // An editor needs something to show, even if a link brought nothing but nonsense.
      const basis =
        found.told ?? (this.told?.name === body.rules ? null : await this.#preset(body.rules));
      if (asked !== this.#asked) return;
      this.senseless = found.senseless;
      this.unreachable = false;
      if (basis) this.told = basis;
    } catch {
      if (asked === this.#asked) this.unreachable = true;
    }
  }

  #preset(name: string): Promise<RulesInfo | null> {
    return ask("GET /api/rules/{name}", { params: { name } }).catch(() => null);
  }
}
