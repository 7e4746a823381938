import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** More than there are public answers and pages; what asks for ever new keys starts over. */
const KEYS_MAX = 500;

/**
 * Remembers what was made from public content for as long as neither content nor day (UTC) has changed.
 * Whoever asks while something is being made waits for that one.
 */
export class Remembered<T> {
  readonly #database: Pick<Database, 'revision'>;
  readonly #clock: Pick<Clock, 'today'>;
  readonly #made = new Map<string, Promise<T>>();
  #revision = Number.NaN;
  #day = '';

  constructor(database: Pick<Database, 'revision'>, clock: Pick<Clock, 'today'>) {
    this.#database = database;
    this.#clock = clock;
  }

  /** What there is under a key, or is just being made. */
  find(key: string): Promise<T> | undefined {
    this.#forgetThePast();
    return this.#made.get(key);
  }

  /** @param make What fails is not remembered; neither is what `make` itself asks to be forgotten. */
  get(key: string, make: (forget: () => void) => Promise<T>): Promise<T> {
    const known = this.find(key);
    if (known) return known;
    if (this.#made.size >= KEYS_MAX) this.#made.clear();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const forget = () => {
      if (this.#made.get(key) === promise) this.#made.delete(key);
    };
    // Under the state of now: content that changes meanwhile takes away what is made from older one.
    this.#made.set(key, promise);
    Promise.try(make, forget).then(resolve, (error: unknown) => {
      forget();
      reject(error);
    });
    return promise;
  }

  #forgetThePast(): void {
    const revision = this.#database.revision();
    const day = this.#clock.today();
    if (revision !== this.#revision || day !== this.#day) this.#made.clear();
    this.#revision = revision;
    this.#day = day;
  }
}
