/** When the tournament deserves another copy, and the name of its file. */
import type { Overview } from "../../wire/generated";

/** Changes with every signed list, and at the end of each series and of the tournament. */
export function milestoneOf(overview: Pick<Overview, "series" | "finished">): string {
  const series = overview.series.map(
    ({ phase, tables }) =>
      `${phase === "closed" ? "closed" : ""}${tables.map((one) => (one.finished ? 1 : 0)).join("")}`,
  );
  return `${series.join("/")}${overview.finished ? " finished" : ""}`;
}

/** The name of the file, valid on every system. The code keeps tournaments of one name apart. */
export function copyName(overview: Pick<Overview, "name" | "code">): string {
  const plain = overview.name.replaceAll(/[<>:"/\\|?*\p{Cc}]+/gu, " ").trim();
  return `${plain.slice(0, 100).trim()} - ${overview.code}.jsonl`;
}
