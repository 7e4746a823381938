import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Quote } from '@bahai-friends/contract';
import { KEY_PATTERN } from '@bahai-friends/quote-sheet/key-pattern';
import { ID_MAX } from '../../../db/database.ts';

/** Bytes of the HMAC that a key holds: 128 bits cannot be guessed. */
const MAC_BYTES = 16;

/** The parts of a key; only {@link QuoteKeys} can tell whether it is genuine. */
export interface ParsedKey {
  readonly id: number;
  readonly version: number;
  readonly mac: string;
}

/** The properties of a quote on which its key depends. */
type KeyedQuote = Pick<Quote, 'id' | 'createdAt' | 'version'>;

/** Makes and verifies the keys of one installation. */
export interface QuoteKeys {
  /** The key of a quote in its present version. */
  keyOf(quote: KeyedQuote): string;
  /** Whether a key is of this quote, in whichever version. */
  isOf(key: ParsedKey, quote: Omit<KeyedQuote, 'version'>): boolean;
}

/**
 * Reads a key as it stands in a file.
 *
 * @returns Null when it is none: it may have been damaged.
 * @example
 * parseKey('q12-3-AAAAAAAAAAAAAAAAAAAAAA'); // { id: 12, version: 3, mac: 'AAAAAAAAAAAAAAAAAAAAAA' }
 */
export function parseKey(text: string): ParsedKey | null {
  const [, id, version, mac] = KEY_PATTERN.exec(text) ?? [];
  if (mac === undefined || Number(id) > ID_MAX) return null;
  return { id: Number(id), version: Number(version), mac };
}

/**
 * @param secret The installation's secret. The key also depends on the time at which a quote was added: after a
 *   restore, later quotes may get ids that others had.
 */
export function createQuoteKeys(secret: string): QuoteKeys {
  const macOf = ({ id, version, createdAt }: KeyedQuote): Buffer =>
    createHmac('sha256', secret)
      .update(`${id} ${version} ${createdAt}`)
      .digest()
      .subarray(0, MAC_BYTES);
  return {
    keyOf: (quote) => `q${quote.id}-${quote.version}-${macOf(quote).toString('base64url')}`,
    isOf({ id, version, mac }, quote) {
      const known = Buffer.from(mac, 'base64url');
      return (
        id === quote.id &&
        known.length === MAC_BYTES &&
        timingSafeEqual(known, macOf({ ...quote, version }))
      );
    },
  };
}
