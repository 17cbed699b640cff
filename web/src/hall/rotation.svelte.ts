/** Slide show of the wall: slides with one or more pages, advanced by a timer unless paused. */

const PAGE_MS = 12_000;

export class Rotation {
  slide = $state(0);
  page = $state(0);
  /** Page count of the current slide. */
  pages = $state(1);
  isPaused = $state(false);

  #slideCount = 1;
  #key = "";
  #timer = 0;

  /** Sets the slides by key. Starts over if they differ from the previous ones. */
  setSlides(slides: readonly string[]): void {
    this.#slideCount = Math.max(1, slides.length);
    const key = slides.join();
    if (key === this.#key) return;
    this.#key = key;
    this.slide = 0;
    this.page = 0;
  }

  /** Sets how many pages the current slide has on this screen. */
  setPageCount(pages: number): void {
    this.pages = Math.max(1, pages);
    this.page = Math.min(this.page, this.pages - 1);
  }

  /** Starts the timer; returns a function that stops it: `$effect(() => rotation.start())`. */
  start(): () => void {
    this.#restartTimer();
    return () => window.clearTimeout(this.#timer);
  }

  next(): void {
    if (this.page + 1 < this.pages) this.page += 1;
    else this.#moveSlide(1, 0);
    this.#restartTimer();
  }

  previous(): void {
    if (this.page > 0) this.page -= 1;
    else this.#moveSlide(-1, Number.MAX_SAFE_INTEGER);
    this.#restartTimer();
  }

  togglePause(): void {
    this.isPaused = !this.isPaused;
    this.#restartTimer();
  }

  #moveSlide(by: number, page: number): void {
    this.slide = (this.slide + by + this.#slideCount) % this.#slideCount;
    // For another slide, `setPageCount` clamps the page later. A single slide keeps its page count.
    this.page = this.#slideCount === 1 ? Math.min(page, this.pages - 1) : page;
  }

  #restartTimer(): void {
    window.clearTimeout(this.#timer);
    if (!this.isPaused) this.#timer = window.setTimeout(() => this.next(), PAGE_MS);
  }
}
