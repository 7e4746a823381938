import { KEY_LENGTH_MAX } from '@bahai-friends/quote-sheet/key-pattern';
import { describe, expect, it } from 'vitest';
import { createQuoteKeys, parseKey } from './quote-key.ts';

const QUOTE = { id: 12, version: 3, createdAt: '2026-01-01T00:00:00.000Z' };
const keys = createQuoteKeys('secret');
const key = keys.keyOf(QUOTE);
const parsed = parseKey(key);

describe('the key of a quote', () => {
  it('names the quote and its version, and is of that quote alone', () => {
    expect(key).toMatch(/^q12-3-[\w-]{22}$/);
    if (!parsed) throw new Error('not parsed');
    expect(parsed).toMatchObject({ id: 12, version: 3 });
    expect(keys.isOf(parsed, QUOTE)).toBe(true);
    expect(keys.isOf(parsed, { ...QUOTE, id: 13 })).toBe(false);
    // The id was given again after a restore.
    expect(keys.isOf(parsed, { ...QUOTE, createdAt: '2026-01-02T00:00:00.000Z' })).toBe(false);
    expect(keys.isOf({ ...parsed, version: 4 }, QUOTE)).toBe(false);
    expect(createQuoteKeys('other').isOf(parsed, QUOTE)).toBe(false);
  });

  it('differs by each of them', () => {
    const others = [
      { ...QUOTE, id: 13 },
      { ...QUOTE, version: 4 },
      { ...QUOTE, createdAt: '2026-01-02T00:00:00.000Z' },
    ];
    const macs = [QUOTE, ...others].map((quote) => parseKey(keys.keyOf(quote))?.mac);
    expect(new Set(macs).size).toBe(4);
  });

  it('is no longer than what is read of a file', () => {
    const longest = keys.keyOf({ ...QUOTE, id: 2 ** 31 - 1, version: 2 ** 31 - 1 });
    expect(longest.length).toBeLessThanOrEqual(KEY_LENGTH_MAX);
    expect(parseKey(longest)).not.toBeNull();
  });

  it.each([
    '',
    '12',
    key.slice(1),
    key.slice(0, -1),
    `${key}A`,
    key.toUpperCase(),
    `'${key}`,
    key.replace('-', '–'),
    key.replace('q12', 'q012'),
    key.replace('q12', `q${2 ** 31}`),
    '1.2E+10',
  ])('is not %j', (text) => {
    expect(parseKey(text)).toBeNull();
  });
});
