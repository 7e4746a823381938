import { describe, expect, it } from 'vitest';
import { SENDING_SECRET } from './sealed-columns.ts';
import { sealingKeyOf } from './sealing-key.ts';

const BYTES = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const KEY = sealingKeyOf(BYTES);
const OTHER = sealingKeyOf(Buffer.alloc(32, 7));
const SECRET = 'geheim – سرّ';
/** Made by another program from the same key (Python: hmac, hashlib, cryptography). */
const VECTORS = {
  checkValue: 'oNnqxuiTN1ZxxUK79G8j-p-MxsqraxQNzRgw2lLFyFs',
  blindIndex: 'TV1CNcPnV8HcfT2d_DAwID6R7czGxXsjCJEkAAj3OUM',
  sealed: 'AAECAwQFBgcICQoLA7hNCY0ZKWVSSgf9zJF0GnJ0ceZiT-TTLsry4ZnRB9Xb',
};

describe('a sealing key', () => {
  it('derives what another program derives', () => {
    expect(KEY.checkValue).toBe(VECTORS.checkValue);
    expect(KEY.blindIndexes(SENDING_SECRET, 'anna@friends.example')).toEqual([VECTORS.blindIndex]);
    expect(KEY.open(SENDING_SECRET, VECTORS.sealed)).toBe(SECRET);
  });

  it('seals a text differently each time, and opens it', () => {
    const sealed = KEY.seal(SENDING_SECRET, SECRET);
    expect(KEY.seal(SENDING_SECRET, SECRET)).not.toBe(sealed);
    expect(KEY.open(SENDING_SECRET, sealed)).toBe(SECRET);
    expect(KEY.open(SENDING_SECRET, KEY.seal(SENDING_SECRET, ''))).toBe('');
  });

  it.each([
    ['another key', OTHER, SENDING_SECRET, VECTORS.sealed],
    ['another table', KEY, { ...SENDING_SECRET, table: 'quotes' }, VECTORS.sealed],
    ['another column', KEY, { ...SENDING_SECRET, column: 'name' }, VECTORS.sealed],
    ['a changed text', KEY, SENDING_SECRET, VECTORS.sealed.replace(/.$/, 'a')],
    ['a shortened text', KEY, SENDING_SECRET, VECTORS.sealed.slice(0, -4)],
    ['a shortened tag', KEY, SENDING_SECRET, VECTORS.sealed.slice(0, 24)],
    ['nothing', KEY, SENDING_SECRET, ''],
  ])('opens nothing for %s', (_what, key, place, sealed) => {
    expect(() => key.open(place, sealed)).toThrow();
  });

  it('finds a text by another value in each column, and with each key', () => {
    const text = 'anna@friends.example';
    const values = [
      KEY.blindIndexes(SENDING_SECRET, text),
      KEY.blindIndexes({ ...SENDING_SECRET, column: 'name' }, text),
      OTHER.blindIndexes(SENDING_SECRET, text),
      KEY.blindIndexes(SENDING_SECRET, `${text} `),
    ].flat();
    expect(new Set(values).size).toBe(4);
  });

  it('finds what was stored under index keys of before, its own first', () => {
    const later = sealingKeyOf(Buffer.alloc(32, 7), [KEY.indexKey]);
    expect(later.blindIndexes(SENDING_SECRET, 'anna@friends.example')).toEqual([
      ...OTHER.blindIndexes(SENDING_SECRET, 'anna@friends.example'),
      VECTORS.blindIndex,
    ]);
  });
});
