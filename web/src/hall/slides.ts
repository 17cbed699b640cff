/** What the wall shows by itself, one after the other, in each phase of a tournament. */
import type { Overview, Parties } from "../wire/generated";
import { lastSeries, phaseOf } from "./seen";
import type { Wanted } from "./wanted";

export type Slide =
  | { of: "welcome" }
  | { of: "people" }
  | { of: "by-name"; series: number }
  | { of: "by-table"; series: number }
  | { of: "progress"; series: number }
  | { of: "standing"; wanted: Wanted };

export function slidesOf(seen: Overview): Slide[] {
  const series = lastSeries(seen)?.number ?? 0;
  switch (phaseOf(seen)) {
    case "entries":
      return [{ of: "welcome" }, { of: "people" }];
    case "seated": {
      const plan: Slide[] = [
        { of: "by-name", series },
        { of: "by-table", series },
      ];
      return series > 1 ? [...plan, total()] : plan;
    }
    case "running":
      return [{ of: "progress", series }, total()];
    case "closed":
      return series > 1
        ? [inSeries(series), total(), ...parties(seen)]
        : [total(), ...parties(seen)];
    case "finished":
      return [total(), ...parties(seen), ...classes(seen)];
  }
}

function standing(span: "total" | "series", number: number, of: Parties, only: string): Slide {
  return { of: "standing", wanted: { scope: { span, number }, parties: of, only } };
}

function total(): Slide {
  return standing("total", 0, "single", "");
}

function inSeries(number: number): Slide {
  return standing("series", number, "single", "");
}

/** Tandems and teams, where there are some. */
function parties(seen: Overview): Slide[] {
  const some: Slide[] = [];
  if (seen.people.some((one) => one.tandem)) some.push(standing("total", 0, "tandem", ""));
  if (seen.people.some((one) => one.team)) some.push(standing("total", 0, "team", ""));
  return some;
}

function classes(seen: Overview): Slide[] {
  return seen.classes.map((only) => standing("total", 0, "single", only));
}

/** The rankings that the slides need. */
export function wantedBy(slides: readonly Slide[]): Wanted[] {
  return slides.flatMap((one) => (one.of === "standing" ? [one.wanted] : []));
}
