import { createHmac, hkdfSync } from 'node:crypto';
import { KEY_BYTES, openText, sealText } from './seal-text.ts';
import type { SealedColumn } from './sealed-columns.ts';

/** Where a text is stored: the table and name of a sealed column. */
type Place = Pick<SealedColumn, 'table' | 'column'>;

/** Seals texts, opens them, and makes their blind indexes. */
export interface SealingKey {
  /** Identifies the key without revealing anything of it. */
  readonly checkValue: string;
  /** The key of blind indexes, which is kept after this key as long as some row is found by it. */
  readonly indexKey: Buffer;
  /** @returns base64url: initialisation vector, tag, ciphertext; it cannot be opened for another column */
  seal(place: Place, text: string): string;
  /** @throws Error when it was sealed with another key, for another column, or is damaged */
  open(place: Place, sealed: string): string;
  /**
   * The blind indexes by which a text is found without being opened (HMAC-SHA-256). The first is the one to store; a
   * row from before the key was replaced may have one of the others.
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
 * Derives a sealing key from its 32 bytes. Each use has a key of its own, derived with HKDF (RFC 5869).
 *
 * @param formerIndexKeys Keys of blind indexes from before this one.
 */
export function sealingKeyOf(bytes: Buffer, formerIndexKeys: readonly Buffer[] = []): SealingKey {
  const encryptionKey = derived(bytes, 'sealing');
  const indexKey = derived(bytes, 'blind index');
  return {
    checkValue: derived(bytes, 'check value').toString('base64url'),
    indexKey,
    seal: (place, text) => sealText(encryptionKey, nameOf(place), text),
    open: (place, sealed) => openText(encryptionKey, nameOf(place), sealed),
    blindIndexes: (place, text) => [
      blindIndex(indexKey, place, text),
      ...formerIndexKeys.map((key) => blindIndex(key, place, text)),
    ],
  };
}
