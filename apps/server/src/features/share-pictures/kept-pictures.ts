import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PictureContent } from './picture-content.ts';

/** Some 20 MB. */
const PICTURES_MAX = 200;

/** Names a picture by all that it shows: other content is another picture. */
export const pictureKey = ({ day, text, source, siteName, language }: PictureContent): string =>
  createHash('sha256')
    .update(JSON.stringify([day, text, source, siteName, language]))
    .digest('base64url');

/** Keeps the pictures that were asked for last; who asks for one that is being made waits for it. */
export class KeptPictures<T extends object> {
  readonly #kept = new LRUCache<string, T>({ max: PICTURES_MAX });
  readonly #pending = new Map<string, Promise<T>>();

  find(key: string): T | undefined {
    return this.#kept.get(key);
  }

  /** @param make Its failure is not kept. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key) ?? this.#pending.get(key);
    if (known) return known;
    const making = make();
    this.#pending.set(key, making);
    try {
      const made = await making;
      this.#kept.set(key, made);
      return made;
    } finally {
      this.#pending.delete(key);
    }
  }
}
