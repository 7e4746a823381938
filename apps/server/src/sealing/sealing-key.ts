import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedColumn } from './sealed-columns.ts';

const ALGORITHM = 'aes-256-gcm';
export const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Where a text stands: of a sealed column its table and name. */
type Place = Pick<SealedColumn, 'table' | 'column'>;

/** Seals texts, opens them again, and makes what they are found by. */
export interface SealingKey {
  /** Tells which key this is, and nothing of it. */
  readonly checkValue: string;
  /** The key of blind indexes, which outlives this one as long as something is found by it. */
  readonly indexKey: Buffer;
  /** @returns base64url: initialisation vector, tag, ciphertext; worth nothing in another column */
  seal(place: Place, text: string): string;
  /** @throws Error when it was sealed with another key, for another column, or is damaged */
  open(place: Place, sealed: string): string;
  /**
   * What a text is found by without being opened (HMAC-SHA-256): the first is what to store; a row of before the
   * key was replaced may have one of the others.
   */
  blindIndexes(place: Place, text: string): readonly [string, ...string[]];
}

const derived = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `bahai-friends ${purpose}`, KEY_BYTES));

const nameOf = ({ table, column }: Place): string => `${table}.${column}`;

const blindIndex = (indexKey: Buffer, place: Place, text: string): string =>
  createHmac('sha256', indexKey)
    .update(`${nameOf(place)}\n${text}`)
    .digest('base64url');

/**
 * Makes a key of its 32 bytes. Each of its uses has a key of its own, derived with HKDF (RFC 5869).
 *
 * @param formerIndexKeys Keys of blind indexes from before this one.
 */
export function sealingKeyOf(bytes: Buffer, formerIndexKeys: readonly Buffer[] = []): SealingKey {
  const encryptionKey = derived(bytes, 'sealing');
  const indexKey = derived(bytes, 'blind index');
  return {
    checkValue: derived(bytes, 'check value').toString('base64url'),
    indexKey,
    seal(place, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, encryptionKey, iv);
      cipher.setAAD(Buffer.from(nameOf(place)));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(place, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, encryptionKey, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(nameOf(place)));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    blindIndexes: (place, text) => [
      blindIndex(indexKey, place, text),
      ...formerIndexKeys.map((key) => blindIndex(key, place, text)),
    ],
  };
}
