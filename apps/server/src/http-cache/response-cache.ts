import { LRUCache } from 'lru-cache';

/** More than there are public responses and pages; beyond it the least recently used one makes room. */
const ENTRIES_MAX = 500;

/** What cached values are made from: they are dropped when either is another one. */
export interface CachedContent {
  /** Another number whenever public content may have changed. */
  contentVersion(): number;
  /** The community's civil day. */
  today(): string;
}

interface Entry<T> {
  readonly promise: Promise<T>;
  /** Once the promise is fulfilled. */
  value?: T;
}

/**
 * Caches what is made from public content for as long as neither content nor day has changed.
 * Concurrent requests for one key wait for the same value.
 */
export class ResponseCache<T> {
  readonly #content: CachedContent;
  readonly #entries = new LRUCache<string, Entry<T>>({ max: ENTRIES_MAX });
  #contentVersion = Number.NaN;
  #day = '';

  constructor(content: CachedContent) {
    this.#content = content;
  }

  /** The value of a key, if it is there already. */
  find(key: string): T | undefined {
    this.#clearWhenStale();
    return this.#entries.get(key)?.value;
  }

  /**
   * The value of a key, made now if it is not cached.
   *
   * @param make Its failure is not cached, nor is a value that it calls `drop` for.
   */
  get(key: string, make: (drop: () => void) => Promise<T>): Promise<T> {
    this.#clearWhenStale();
    const cached = this.#entries.get(key);
    if (cached) return cached.promise;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const entry: Entry<T> = { promise };
    const drop = () => {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
    };
    // Stored before it is made: a change of the content meanwhile removes it, and what it is made from.
    this.#entries.set(key, entry);
    Promise.try(make, drop).then(
      (value) => {
        entry.value = value;
        resolve(value);
      },
      (error: unknown) => {
        drop();
        reject(error);
      },
    );
    return promise;
  }

  #clearWhenStale(): void {
    const contentVersion = this.#content.contentVersion();
    const day = this.#content.today();
    if (contentVersion !== this.#contentVersion || day !== this.#day) this.#entries.clear();
    this.#contentVersion = contentVersion;
    this.#day = day;
  }
}
