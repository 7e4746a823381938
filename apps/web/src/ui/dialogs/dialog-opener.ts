import { isHidden } from '../is-hidden.ts';

/** The element that opened a dialog, and its position in the window. */
interface Opener {
  readonly element: Element | null;
  /** Undefined for an element that no toast can cover. */
  readonly place: DOMRect | undefined;
  /** The opener of the dialog that contains the element. */
  readonly before: Opener | undefined;
}

/** The opener of each dialog. */
const openers = new WeakMap<Element, Opener>();

/** Stores the opener of a dialog, for another one that replaces it. */
export function noteOpener(dialog: Element | null, opener: Opener): void {
  if (dialog) openers.set(dialog, opener);
}

/** The focused element. */
export function findOpener(): Opener {
  const element = document.activeElement;
  const isBesideToasts = element?.closest('.beside-toasts');
  const dialog = element?.closest('[aria-modal]');
  return {
    element,
    place: isBesideToasts ? undefined : element?.getBoundingClientRect(),
    before: dialog ? openers.get(dialog) : undefined,
  };
}

/** Scrolls a position out of the space reserved for toasts: see `toast-space.css`. */
function uncover({ top, bottom }: DOMRect): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const above = (Number.parseFloat(scrollPaddingTop) || 0) - top;
  const below = bottom - window.innerHeight + (Number.parseFloat(scrollPaddingBottom) || 0);
  if (below > 0) window.scrollBy(0, below);
  else if (above > 0) window.scrollBy(0, -above);
}

/**
 * Returns the focus to the element that opened a dialog. When it was removed with a dialog that contained it, the
 * opener of that dialog gets the focus. When it was removed otherwise, such as with the row that the dialog deleted, or
 * is hidden, the main part of the page gets the focus, and the old position is scrolled into view.
 */
export function returnFocus({ element, place, before }: Opener): void {
  const isThere = element?.isConnected ?? false;
  if (isThere) {
    if (element instanceof HTMLElement) element.focus();
    if (!element || !isHidden(element)) return;
  } else if (before) {
    returnFocus(before);
    return;
  }
  // A dialog that closed with this one may have returned the focus already.
  if (document.activeElement !== document.body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
  if (place && !isThere) uncover(place);
}
