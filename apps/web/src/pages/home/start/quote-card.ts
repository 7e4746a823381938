import { texts } from '../../../texts/texts.ts';
import { beginSharing, hasShareSheet } from './begin-sharing.ts';
import type { BegunCard } from './begun-card.ts';
import type { SharedQuote, WayShared } from './shared-quote.ts';

/** The work of the page's first script in the quote's card, until React takes over. */
export class StartedQuoteCard {
  #isUnfolded = false;
  #alert: HTMLElement | undefined;
  /** The note that a quote was copied. */
  #copied: Element | undefined;
  #hasLeft = false;
  readonly #sharing = new Set<Promise<WayShared>>();
  readonly #loadReact: () => Promise<unknown>;

  /** @param loadReact Loads React, which shows that a text was copied, or shows it to be copied by hand. */
  constructor(loadReact: () => Promise<unknown>) {
    this.#loadReact = loadReact;
  }

  /** Shows the whole text, as the card itself would. */
  unfold(button: Element): void {
    button.closest('figure')?.querySelector('[data-folded]')?.removeAttribute('data-folded');
    button.remove();
    this.#isUnfolded = true;
  }

  async share(button: Element, quote: SharedQuote): Promise<void> {
    this.#alert?.remove();
    this.#alert = undefined;
    this.#copied?.remove();
    const sharing = beginSharing(quote);
    this.#sharing.add(sharing);
    const react = hasShareSheet() ? undefined : this.#loadReact();
    // The failure is handled below, where React is needed.
    react?.catch(() => {});
    const { way } = await sharing;
    if (way === 'sheet') this.#sharing.delete(sharing);
    else if (way === 'failed') this.#fail(button, sharing);
    else {
      await (react ?? this.#loadReact()).catch(() => {
        if (way === 'copied') this.#sayCopied(button, sharing).catch(() => {});
        else this.#fail(button, sharing);
      });
    }
  }

  /** Shows that the quote was copied, once the code for that is loaded; it is copied in any case. */
  async #sayCopied(button: Element, sharing: Promise<WayShared>): Promise<void> {
    if (!this.#sharing.delete(sharing)) return;
    const { sayCopied } = await import('./home-page-offline.ts');
    this.#copied?.remove();
    if (!this.#hasLeft) this.#copied = sayCopied(button);
  }

  /** Shows that sharing could not be started, unless React has taken over, and shows it itself. */
  #fail(button: Element, sharing: Promise<WayShared>): void {
    if (!this.#sharing.delete(sharing) || this.#alert) return;
    this.#alert = document.createElement('p');
    this.#alert.role = 'alert';
    this.#alert.className = 'error';
    this.#alert.textContent = texts.shareFailed;
    button.after(this.#alert);
  }

  /** Leaves the card to React. */
  leave(): Omit<BegunCard, 'isSaidOld'> {
    this.#hasLeft = true;
    this.#copied?.remove();
    const sharing = [...this.#sharing];
    this.#sharing.clear();
    return { isUnfolded: this.#isUnfolded, hasFailed: this.#alert !== undefined, sharing };
  }
}
