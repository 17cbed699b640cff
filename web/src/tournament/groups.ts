/** Teams and tandems that lack members. Follows the rule of `romme.tournament.entries.groups`. */
import { say } from "../lib/words.svelte";
import type { Entrant, Overview, Parties } from "../wire/generated";

type Sizes = Pick<Overview["terms"], "team_size" | "tandem_size">;

export interface IncompleteGroup {
  parties: "team" | "tandem";
  name: string;
  /** Start numbers, without those who withdrew. */
  members: number[];
  size: number;
}

/** All teams, then all tandems, that lack members, in the order of entry. */
export function incompleteGroups(people: readonly Entrant[], terms: Sizes): IncompleteGroup[] {
  const found = new Map<string, IncompleteGroup>();
  for (const parties of ["team", "tandem"] as const) {
    const size = parties === "team" ? terms.team_size : terms.tandem_size;
    for (const one of people) {
      const name = one[parties];
      if (name === "" || one.presence === "withdrawn") continue;
      const group = found.get(`${parties} ${name}`) ?? { parties, name, members: [], size };
      group.members.push(one.number);
      found.set(`${parties} ${name}`, group);
    }
  }
  return [...found.values()].filter((group) => group.members.length < group.size);
}

/** Says that a party is incomplete; empty if it is complete. */
export function incompleteText(terms: Sizes, parties: Parties, members: number): string {
  const sizes = { team: terms.team_size, tandem: terms.tandem_size, single: 1 };
  const most = sizes[parties];
  return members < most ? say("group-incomplete", { n: members, most }) : "";
}
