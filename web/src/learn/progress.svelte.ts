/** Which scenes of which lessons are done, on this device. */

type Done = Record<string, string[]>;

const REMEMBERED = "romme-lessons";

function remembered(): Done {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Done;
  } catch {
    return {};
  }
}

let all = $state.raw<Done>(remembered());

export function isDone(rules: string, scene: string): boolean {
  return all[rules]?.includes(scene) ?? false;
}

export function finish(rules: string, scene: string): void {
  if (!isDone(rules, scene)) write({ ...all, [rules]: [...(all[rules] ?? []), scene] });
}

/** Begins a lesson anew. */
export function forget(rules: string): void {
  write({ ...all, [rules]: [] });
}

/** Where to go on: at the first scene that is not done, or at the beginning. */
export function firstOpen(rules: string, scenes: readonly { name: string }[]): number {
  return Math.max(
    0,
    scenes.findIndex((scene) => !isDone(rules, scene.name)),
  );
}

function write(fresh: Done): void {
  all = fresh;
  localStorage.setItem(REMEMBERED, JSON.stringify(all));
}
