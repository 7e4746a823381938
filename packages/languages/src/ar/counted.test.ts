import { expect, it } from 'vitest';
import { counted, countedOf, nouns } from './counted.ts';

it('says a count with the form of its noun', () => {
  const written = [0, 1, 2, 5, 11, 100].map((count) => counted(count, nouns.quote));
  expect(written).toEqual([
    '٠ اقتباس',
    'اقتباس واحد',
    'اقتباسان',
    '٥ اقتباسات',
    '١١ اقتباسًا',
    '١٠٠ اقتباس',
  ]);
});

it('says two of something in the genitive', () => {
  expect([1, 2, 3].map((count) => countedOf(count, nouns.row))).toEqual([
    'صف واحد',
    'صفين',
    '٣ صفوف',
  ]);
});
