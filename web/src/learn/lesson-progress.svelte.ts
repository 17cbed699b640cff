/** Completed scenes of each lesson, stored on this device. */

type Done = Record<string, string[]>;

const STORAGE_KEY = "romme-lessons";

function load(): Done {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Done;
  } catch {
    return {};
  }
}

let done = $state.raw<Done>(load());

export function isDone(rules: string, scene: string): boolean {
  return done[rules]?.includes(scene) ?? false;
}

export function markDone(rules: string, scene: string): void {
  if (!isDone(rules, scene)) save({ ...done, [rules]: [...(done[rules] ?? []), scene] });
}

/** Marks all scenes of a lesson as not done. */
export function resetLesson(rules: string): void {
  save({ ...done, [rules]: [] });
}

/** Index of the first scene that is not done; 0 if all are done. */
export function firstUndone(rules: string, scenes: readonly { name: string }[]): number {
  return Math.max(
    0,
    scenes.findIndex((scene) => !isDone(rules, scene.name)),
  );
}

function save(changed: Done): void {
  done = changed;
  localStorage.setItem(STORAGE_KEY, JSON.stringify(done));
}
