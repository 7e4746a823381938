import { isKeptPage } from '../../../site/kept-page.ts';
import { spoken } from '../../../texts/spoken.ts';
import { texts } from '../../../texts/texts.ts';

/** The notes on a page of which it is unknown whether it is today's, where React is not loaded to show them. */
export class OfflinePage {
  #note: Element | undefined;
  #showHolyDays = () => {};
  #hasEnded = false;

  /**
   * Tells which day's quote it is, as the card itself would; on a cached page also hides the past holy days.
   *
   * @param day The community's civil day that the page shows.
   */
  say(day: string): void {
    const quote = document.querySelector('.quote-of-the-day');
    if (this.#hasEnded || !quote) return;
    if (!this.#note) {
      const note = document.createElement('p');
      note.role = 'status';
      note.className = 'offline-note';
      note.textContent = texts.offlineQuote(spoken.gregorian(day));
      quote.before(note);
      this.#note = note;
    }
    if (isKeptPage()) this.#leavePastHolyDaysOut().catch(() => {});
  }

  async #leavePastHolyDaysOut(): Promise<void> {
    const { leavePastHolyDaysOut } = await import('./home-page-offline.ts');
    this.#showHolyDays();
    if (this.#note) this.#showHolyDays = leavePastHolyDaysOut();
  }

  /** Removes the notes: the page is today's after all. */
  end(): void {
    this.#note?.remove();
    this.#note = undefined;
    this.#showHolyDays();
    this.#showHolyDays = () => {};
  }

  /**
   * Leaves the page to React.
   *
   * @returns whether the note is shown, as React will show it at first
   */
  leave(): boolean {
    const isSaid = this.#note !== undefined && isKeptPage();
    if (isSaid) this.#note = undefined;
    this.end();
    this.#hasEnded = true;
    return isSaid;
  }
}
