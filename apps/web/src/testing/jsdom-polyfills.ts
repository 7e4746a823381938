/*
 * What jsdom lacks and the page's code takes for granted. Nothing has a size or a place here, so
 * none of it has anything to do.
 */

/** Radix observes the size of a menu's button to place the menu beside it. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Some tests run as the server does, without a window.
if (typeof window !== 'undefined') {
  window.ResizeObserver ??= NothingResizes;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
}
