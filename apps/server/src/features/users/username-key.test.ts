import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usernameKey } from './username-key.ts';

describe('usernameKey', () => {
  it.each([
    ['anna', 'ANNA'],
    ['anna', ' Anna\u00a0'],
    ['anna', 'Ａnna'],
    ['Zoë', 'Zoe\u0308'],
    ['ÅSA', 'A\u030asa'],
    ['ѐва', 'ЀВА'],
    ['ﬁona', 'Fiona'],
    ['I', 'i'],
  ])('is the same for %j and %j', (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other));
  });

  it.each([
    ['anna', 'ann'],
    ['anna', 'änna'],
    ['anna', 'an na'],
    ['anna', 'anna\u0000'],
    ['o', '0'],
  ])('is not the same for %j and %j', (one, other) => {
    expect(usernameKey(one)).not.toBe(usernameKey(other));
  });

  it('is its own key', () => {
    const character = fc.oneof(
      fc.constantFrom(' ', 'İ', 'ß', 'ﬃ', 'Σ'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const typed = fc.array(character, { maxLength: 30 }).map((parts) => parts.join(''));
    const holds = fc.property(typed, (name) => {
      const key = usernameKey(name);
      expect(usernameKey(key)).toBe(key);
      expect(usernameKey(` ${name}`)).toBe(key);
    });
    fc.assert(holds, { seed: 19, numRuns: 2000 });
  });
});
