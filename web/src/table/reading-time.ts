/** How long a text is shown, and where its first sentence ends. */

const NOTICE_MS = 4000;
/** About twelve characters a second, which is slow. */
const CHARACTER_MS = 80;

/** Time to notice and read a text, in milliseconds. */
export function readingTime(text: string): number {
  return NOTICE_MS + CHARACTER_MS * text.length;
}

export function firstSentence(text: string): string {
  // An abbreviation such as "z. B." does not end a sentence.
  return text.split(/(?<=\p{L}{2}[.!?]|\d[.!?])\s+(?=\p{Lu})/u)[0] ?? "";
}
