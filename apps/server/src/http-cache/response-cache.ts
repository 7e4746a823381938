import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** More than there are public answers and pages; what asks for ever new keys starts over. */
const KEYS_MAX = 500;

interface Entry<T> {
  readonly promise: Promise<T>;
  /** Once it is made. */
  made?: T;
}

/**
 * Remembers what was made from public content for as long as neither content nor day (UTC) has changed.
 * Whoever asks while something is being made waits for that one.
 */
export class Remembered<T> {
  readonly #database: Pick<Database, 'contentVersion'>;
  readonly #clock: Pick<Clock, 'today'>;
  readonly #entries = new Map<string, Entry<T>>();
  #contentVersion = Number.NaN;
  #day = '';

  constructor(database: Pick<Database, 'contentVersion'>, clock: Pick<Clock, 'today'>) {
    this.#database = database;
    this.#clock = clock;
  }

  /** What has been made under a key, at once. */
  find(key: string): T | undefined {
    this.#forgetThePast();
    return this.#entries.get(key)?.made;
  }

  /** @param make What fails is not remembered; neither is what `make` itself asks to be forgotten. */
  get(key: string, make: (forget: () => void) => Promise<T>): Promise<T> {
    this.#forgetThePast();
    const known = this.#entries.get(key);
    if (known) return known.promise;
    if (this.#entries.size >= KEYS_MAX) this.#entries.clear();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const entry: Entry<T> = { promise };
    const forget = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    // Under the state of now: content that changes meanwhile takes away what is made from older one.
    this.#entries.set(key, entry);
    Promise.try(make, forget).then(
      (made) => {
        entry.made = made;
        resolve(made);
      },
      (error: unknown) => {
        forget();
        reject(error);
      },
    );
    return promise;
  }

  #forgetThePast(): void {
    const contentVersion = this.#database.contentVersion();
    const day = this.#clock.today();
    if (contentVersion !== this.#contentVersion || day !== this.#day) this.#entries.clear();
    this.#contentVersion = contentVersion;
    this.#day = day;
  }
}
