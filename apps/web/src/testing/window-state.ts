/** Removes what pages have left in the window, so that the next file of tests begins as in a new one. */
export function clearWindow(): void {
  // Some tests run like the server, without a window.
  if (typeof window === 'undefined') return;
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in jsdom.
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
