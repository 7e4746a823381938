import { type CachedResponse, createCachedResponse } from '../http-cache/cached-response.ts';

const HTML = 'text/html; charset=utf-8';
/** Pages kept: the few addresses there are, in today's and the previous state. */
const PAGES_MAX = 100;

/**
 * Remembers rendered pages by everything that they were rendered from, so that a page is never
 * older than its data: other data is another key.
 */
export class PageCache {
  readonly #pages = new Map<string, Promise<CachedResponse>>();

  get(key: string, render: () => Promise<string>): Promise<CachedResponse> {
    const known = this.#pages.get(key);
    if (known) return known;
    const page = render().then((html) => createCachedResponse(html, HTML));
    if (this.#pages.size >= PAGES_MAX) {
      const [oldest] = this.#pages.keys();
      if (oldest !== undefined) this.#pages.delete(oldest);
    }
    this.#pages.set(key, page);
    // A failed rendering is tried again at the next visit.
    page.catch(() => this.#pages.delete(key));
    return page;
  }
}
