import { describe, expect, it } from 'vitest';
import { confirms } from './confirms.ts';

describe('an answer of the server', () => {
  it.each([
    ['a value', 1, 1],
    ['nothing, where the page shows nothing', null, null],
    ['the same fields in another order', { a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }],
    [
      'more than the page was rendered with',
      { a: 1, place: { name: 'H', x: 1 } },
      { a: 1, place: { name: 'H' } },
    ],
    ['an empty list', [], []],
  ])('confirms %s', (_what, answer, shown) => {
    expect(confirms(answer, shown)).toBe(true);
  });

  it.each([
    ['another value', { a: 1 }, { a: 2 }],
    ['another kind', { a: '1' }, { a: 1 }],
    ['a field less', {}, { a: 1 }],
    ['one entry more', [{ a: 1 }, { a: 2 }], [{ a: 1 }]],
    ['one entry less', [], [{ a: 1 }]],
    ['the other order of entries', [2, 1], [1, 2]],
    ['nothing in the place of something', null, { a: 1 }],
    ['something in the place of nothing', { a: 1 }, null],
    ['a list in the place of fields', [], {}],
    ['fields in the place of a list', { 0: 1 }, [1]],
    ['what the page was rendered without', { a: 1 }, undefined],
  ])('does not confirm by %s', (_what, answer, shown) => {
    expect(confirms(answer, shown)).toBe(false);
  });
});
