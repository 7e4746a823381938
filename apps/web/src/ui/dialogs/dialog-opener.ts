/** What opened a window, and where it stood. */
export interface Opener {
  readonly element: Element | null;
  /** Undefined for what stands where no toast covers it. */
  readonly place: DOMRect | undefined;
}

/** What has the focus now. */
export function findOpener(): Opener {
  const element = document.activeElement;
  const isBesideToasts = element?.closest('.beside-toasts');
  return { element, place: isBesideToasts ? undefined : element?.getBoundingClientRect() };
}

/** Scrolls a place of the window out of the strip that toasts have: see `toast-space.css`. */
function uncover({ top, bottom }: DOMRect): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const above = (Number.parseFloat(scrollPaddingTop) || 0) - top;
  const below = bottom - window.innerHeight + (Number.parseFloat(scrollPaddingBottom) || 0);
  if (below > 0) window.scrollBy(0, below);
  else if (above > 0) window.scrollBy(0, -above);
}

/**
 * Gives the focus to what opened a window. Where that is gone, perhaps by what was done in the window,
 * the page gets it, and shows the place: what is used next stands there, such as the same button of the
 * next row.
 */
export function returnFocus({ element, place }: Opener): void {
  if (element?.isConnected) {
    if (element instanceof HTMLElement) element.focus();
    return;
  }
  // What closed together with the window may have given the focus back already.
  if (document.activeElement !== document.body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
  if (place) uncover(place);
}
