/** What is on the wall now: slides of some pages each, one after the other, unless somebody holds. */

const EACH = 12_000;

export class Rotation {
  slide = $state(0);
  page = $state(0);
  /** Of the slide that is shown. */
  pages = $state(1);
  isHeld = $state(false);

  #slides = 1;
  #kinds = "";
  #timer = 0;

  /** Says which slides there are; others than before begin anew. */
  among(kinds: readonly string[]): void {
    this.#slides = Math.max(1, kinds.length);
    const key = kinds.join();
    if (key === this.#kinds) return;
    this.#kinds = key;
    this.slide = 0;
    this.page = 0;
  }

  /** Says how many pages the slide has on this screen. */
  has(pages: number): void {
    this.pages = Math.max(1, pages);
    this.page = Math.min(this.page, this.pages - 1);
  }

  /** Goes on by itself: `$effect(() => rotation.go())`. */
  go(): () => void {
    this.#wait();
    return () => window.clearTimeout(this.#timer);
  }

  next(): void {
    if (this.page + 1 < this.pages) this.page += 1;
    else this.#turn(1, 0);
    this.#wait();
  }

  before(): void {
    if (this.page > 0) this.page -= 1;
    else this.#turn(-1, Number.MAX_SAFE_INTEGER);
    this.#wait();
  }

  /** Holds what is shown, or goes on. */
  hold(): void {
    this.isHeld = !this.isHeld;
    this.#wait();
  }

  #turn(by: number, page: number): void {
    this.slide = (this.slide + by + this.#slides) % this.#slides;
    // How many pages another slide has is said by `has`; of a single one it is known.
    this.page = this.#slides === 1 ? Math.min(page, this.pages - 1) : page;
  }

  #wait(): void {
    window.clearTimeout(this.#timer);
    if (!this.isHeld) this.#timer = window.setTimeout(() => this.next(), EACH);
  }
}
