/** Formats the time of a copy, with the day unless it is today. */
import { LOCALES, language } from "../../lib/words.svelte";

export function formatWhen(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ dateStyle: "short" } as const);
  return new Intl.DateTimeFormat(LOCALES[language()], { ...day, timeStyle: "short" }).format(at);
}
