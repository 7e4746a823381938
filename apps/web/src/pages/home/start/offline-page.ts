import { isKeptPage } from '../../../site/kept-page.ts';
import { spoken } from '../../../texts/spoken.ts';
import { texts } from '../../../texts/texts.ts';

/** What the page says while nobody knows whether it is today's, where React does not come to say so. */
export class OfflinePage {
  #note: Element | undefined;
  #showHolyDays = () => {};
  #hasEnded = false;

  /**
   * Says whose quote it is, as the quote's card itself would; a kept page leaves the holy days out that are over.
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

  /** The page is today's after all. */
  end(): void {
    this.#note?.remove();
    this.#note = undefined;
    this.#showHolyDays();
    this.#showHolyDays = () => {};
  }

  /**
   * Leaves the page to React.
   *
   * @returns whether it says whose quote it is, as React will at first
   */
  leave(): boolean {
    const isSaid = this.#note !== undefined && isKeptPage();
    if (isSaid) this.#note = undefined;
    this.end();
    this.#hasEnded = true;
    return isSaid;
  }
}
