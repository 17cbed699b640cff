/** How long a text is shown, and how much of a clause is quoted. */

const NOTICE_MS = 4000;
/** About twelve characters a second, which is slow. */
const CHARACTER_MS = 80;

/** Time to notice and read a text, in milliseconds. */
export function readingTime(text: string): number {
  return NOTICE_MS + CHARACTER_MS * text.length;
}

function sentencesOf(text: string): string[] {
  // An abbreviation such as "z. B." ends no sentence.
  return text.split(/(?<=\p{L}{2}[.!?]|\d[.!?])\s+(?=\p{Lu})/u);
}

export function firstSentence(text: string): string {
  return sentencesOf(text)[0] ?? "";
}

/** The first whole sentences of a text, of at most `most` characters together. */
export function wholeSentences(text: string, most: number): string {
  let quoted = "";
  for (const sentence of sentencesOf(text)) {
    const longer = quoted === "" ? sentence : `${quoted} ${sentence}`;
    if (longer.length > most) break;
    quoted = longer;
  }
  return quoted;
}
