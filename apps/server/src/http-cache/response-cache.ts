import { LRUCache } from 'lru-cache';

/** More than there are public responses and pages; beyond it the least recently used one makes room. */
const ENTRIES_MAX = 500;

/** What cached values depend on. They are dropped when either of the two changes. */
export interface CachedContent {
  /** A number that differs whenever public content may have changed. */
  contentVersion(): number;
  /** The community's civil day. */
  today(): string;
}

interface Kept<T> {
  readonly promise: Promise<T>;
  readonly value: T;
}

/**
 * Caches values made from public content for as long as neither content nor day has changed. Concurrent requests for
 * one key wait for the same value.
 */
export class ResponseCache<T> {
  readonly #content: CachedContent;
  readonly #kept: LRUCache<string, Kept<T>>;
  /** Values that are being made. They do not count as entries, as they may turn out not to be cached. */
  readonly #pending = new Map<string, Promise<T>>();
  #contentVersion = Number.NaN;
  #day = '';

  /** @param entriesMax Values kept, at most. */
  constructor(content: CachedContent, entriesMax = ENTRIES_MAX) {
    this.#content = content;
    this.#kept = new LRUCache({ max: entriesMax });
  }

  /** The value of a key, if it is there already. */
  find(key: string): T | undefined {
    this.#clearWhenStale();
    return this.#kept.get(key)?.value;
  }

  /**
   * The value of a key, made now if it is not cached.
   *
   * @param make Its failure is not cached, nor is a value that it calls `drop` for.
   */
  get(key: string, make: (drop: () => void) => Promise<T>): Promise<T> {
    this.#clearWhenStale();
    const known = this.#kept.get(key)?.promise ?? this.#pending.get(key);
    if (known) return known;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const isPending = () => this.#pending.get(key) === promise;
    const drop = () => {
      if (isPending()) this.#pending.delete(key);
    };
    // It is stored before it is made, so that a change of the content meanwhile removes it.
    this.#pending.set(key, promise);
    Promise.try(make, drop).then(
      (value) => {
        if (isPending()) this.#kept.set(key, { promise, value });
        drop();
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
    if (contentVersion !== this.#contentVersion || day !== this.#day) {
      this.#kept.clear();
      this.#pending.clear();
    }
    this.#contentVersion = contentVersion;
    this.#day = day;
  }
}
