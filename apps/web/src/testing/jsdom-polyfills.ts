/*
 * Browser features that jsdom lacks and the page's code needs. Nothing has a size or a position in jsdom, so they do
 * nothing.
 */

/** Radix observes the size of a menu's button to place the menu beside it. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** No media query matches. */
const matchMedia = (media: string) => {
  const features = { media, matches: false, onchange: null, addListener() {}, removeListener() {} };
  return Object.assign(new EventTarget(), features) satisfies MediaQueryList;
};

// Some tests run like the server, without a window.
if (typeof window !== 'undefined') {
  window.ResizeObserver ??= NothingResizes;
  window.matchMedia ??= matchMedia;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
}
