import { LRUCache } from 'lru-cache';
import { type CachedResponse, createCachedResponse } from '../http-cache/cached-response.ts';

const HTML = 'text/html; charset=utf-8';
/** How many pages are cached: the few addresses there are, in every language, in today's and the previous state. */
const PAGES_MAX = 150;

/**
 * A rendered page, ready to be sent in every encoding.
 *
 * @param readers How many clients ask for a page of its kind.
 */
export const responseOf = (html: string, readers: 'many' | 'few'): Promise<CachedResponse> =>
  createCachedResponse(html, HTML, readers);

/**
 * Caches rendered pages by everything that they were rendered from, so that a page is never older than its data: other
 * data gives another key.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, Promise<CachedResponse>>({ max: PAGES_MAX });

  get(key: string, render: () => Promise<string>): Promise<CachedResponse> {
    const cached = this.#pages.get(key);
    if (cached) return cached;
    const page = render().then((html) => responseOf(html, 'many'));
    this.#pages.set(key, page);
    // A failed rendering is tried again at the next visit.
    page.catch(() => this.#pages.delete(key));
    return page;
  }
}
