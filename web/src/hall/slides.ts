/** The slides of the wall in each phase of a tournament. */
import type { Overview, Parties } from "../wire/generated";
import { lastSeries, phaseOf } from "./overview";
import type { RankingQuery } from "./ranking-query";

export type Slide =
  | { kind: "welcome" }
  | { kind: "people" }
  | { kind: "by-name"; series: number }
  | { kind: "by-table"; series: number }
  | { kind: "progress"; series: number }
  | { kind: "standing"; query: RankingQuery };

export function slidesOf(overview: Overview): Slide[] {
  const series = lastSeries(overview)?.number ?? 0;
  switch (phaseOf(overview)) {
    case "entries":
      return [{ kind: "welcome" }, { kind: "people" }];
    case "seated": {
      const plan: Slide[] = [
        { kind: "by-name", series },
        { kind: "by-table", series },
      ];
      return series > 1 ? [...plan, totalSlide()] : plan;
    }
    case "running":
      return [{ kind: "progress", series }, totalSlide()];
    case "closed":
      return series > 1
        ? [seriesSlide(series), totalSlide(), ...partySlides(overview)]
        : [totalSlide(), ...partySlides(overview)];
    case "finished":
      return [totalSlide(), ...partySlides(overview), ...classSlides(overview)];
  }
}

function rankingSlide(
  span: "total" | "series",
  number: number,
  parties: Parties,
  only: string,
): Slide {
  return { kind: "standing", query: { scope: { span, number }, parties, only } };
}

function totalSlide(): Slide {
  return rankingSlide("total", 0, "single", "");
}

function seriesSlide(number: number): Slide {
  return rankingSlide("series", number, "single", "");
}

/** Rankings of tandems and teams, if there are any. */
function partySlides(overview: Overview): Slide[] {
  const some: Slide[] = [];
  if (overview.people.some((one) => one.tandem)) some.push(rankingSlide("total", 0, "tandem", ""));
  if (overview.people.some((one) => one.team)) some.push(rankingSlide("total", 0, "team", ""));
  return some;
}

function classSlides(overview: Overview): Slide[] {
  return overview.classes.map((only) => rankingSlide("total", 0, "single", only));
}

/** Queries for the rankings that the slides show. */
export function rankingQueries(slides: readonly Slide[]): RankingQuery[] {
  return slides.flatMap((one) => (one.kind === "standing" ? [one.query] : []));
}
