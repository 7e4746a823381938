import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PictureContent } from './picture-content.ts';

const PICTURES_MAX = 200;
/** The most bytes of all cached pictures: wide ones are some 100 kB each, those for a whole phone up to 300 kB. */
const BYTES_MAX = 24 * 1024 * 1024;

/** The key of a picture: a digest of everything that it shows. */
export const pictureKey = (content: PictureContent): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(content).toSorted()))
    .digest('base64url');

interface Wanted<T> {
  readonly key: string;
  /** The group of the caller: its requests for one picture share one turn. */
  readonly group: string;
  /** Runs a task when it is the caller's turn. */
  readonly takeTurn: (task: () => Promise<T>) => Promise<T>;
  /** Makes the picture; a failure is not cached. */
  readonly make: () => Promise<T>;
}

/** The running task of a key, started now unless there is one. */
function once<T>(
  pending: Map<string, Promise<T>>,
  key: string,
  begin: () => Promise<T>,
): Promise<T> {
  const known = pending.get(key);
  if (known) return known;
  const begun = begin().finally(() => pending.delete(key));
  pending.set(key, begun);
  return begun;
}

/**
 * Caches the pictures that were requested last. A request for a picture that is being made waits for it. For one that
 * is still to be made, each group waits for its own turn, so that nobody waits because of a stranger.
 */
export class KeptPictures<T extends object> {
  readonly #kept: LRUCache<string, T>;
  readonly #waiting = new Map<string, Promise<T>>();
  readonly #making = new Map<string, Promise<T>>();

  /** @param bytesOf How much memory a picture takes. */
  constructor(bytesOf: (picture: T) => number) {
    const sizeCalculation = (picture: T) => Math.max(1, bytesOf(picture));
    this.#kept = new LRUCache({ max: PICTURES_MAX, maxSize: BYTES_MAX, sizeCalculation });
  }

  find(key: string): T | undefined {
    return this.#kept.get(key);
  }

  async get({ key, group, takeTurn, make }: Wanted<T>): Promise<T> {
    const begun = this.#kept.get(key) ?? this.#making.get(key);
    if (begun) return begun;
    const inTurn = async () => this.#kept.get(key) ?? this.#make(key, make);
    return once(this.#waiting, `${key} ${group}`, () => takeTurn(inTurn));
  }

  #make(key: string, make: () => Promise<T>): Promise<T> {
    return once(this.#making, key, async () => {
      const made = await make();
      this.#kept.set(key, made);
      return made;
    });
  }
}
