/** A choice of rules while it is edited. The server describes it and checks it for conflicts. */
import { ask } from "../lib/api";
import { language } from "../lib/words.svelte";
import type { OptionInfo, OptionValue, RulesInfo, RulesConflict } from "../wire/generated";
import { same, type RulesChoice, type Options } from "./rule-set";

export class RulesDraft {
  rules = $state("klassik");
  options = $state.raw<Options>({});
  name = $state("");
  /** The description of the last choice without a conflict. */
  description = $state.raw<RulesInfo | null>(null);
  conflict = $state.raw<RulesConflict | null>(null);
  isUnreachable = $state(false);
  /** The option changed last; a conflict is shown there. */
  lastChanged = $state("");

  #requestCount = 0;

  constructor(choice?: RulesChoice) {
    if (choice) this.load(choice);
  }

  get choice(): RulesChoice {
    return { rules: this.rules, options: this.options, name: this.name };
  }

  get differences(): number {
    return Object.keys(this.options).length;
  }

  load(choice: RulesChoice): void {
    this.rules = choice.rules;
    this.options = choice.options;
    this.name = choice.name;
    this.lastChanged = "";
  }

  optionValue(option: OptionInfo): OptionValue {
    return this.options[option.name] ?? option.usual;
  }

  isChanged(option: string): boolean {
    return option in this.options;
  }

  change(name: string, value: OptionValue): void {
    this.lastChanged = name;
    const { [name]: _, ...others } = this.options;
    const usual = this.description?.options.find((option) => option.name === name)?.usual;
    this.options = same(value, usual) ? others : { ...others, [name]: value };
  }

  reset(name: string): void {
    this.lastChanged = name;
    const { [name]: _, ...others } = this.options;
    this.options = others;
  }

  resetAll(): void {
    this.options = {};
  }

  /** Asks the server to describe and check the choice. In an effect, runs again after every change. */
  async evaluate(): Promise<void> {
    const body = { rules: this.rules, options: this.options };
    void language(); // the description is translated
    this.#requestCount += 1;
    const request = this.#requestCount;
    try {
      const found = await ask("POST /api/rules/weigh", { body });
      // The editor needs a description, even if the rules of a link conflict.
      const basis =
        found.told ??
        (this.description?.name === body.rules ? null : await this.#preset(body.rules));
      if (request !== this.#requestCount) return;
      this.conflict = found.senseless;
      this.isUnreachable = false;
      if (basis) this.description = basis;
    } catch {
      if (request === this.#requestCount) this.isUnreachable = true;
    }
  }

  #preset(name: string): Promise<RulesInfo | null> {
    return ask("GET /api/rules/{name}", { params: { name } }).catch(() => null);
  }
}
