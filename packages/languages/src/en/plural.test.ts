import { expect, it } from 'vitest';
import { counted, plural } from './plural.ts';

it.each([
  [0, '0 quotes'],
  [1, '1 quote'],
  [2, '2 quotes'],
  [1000, '1,000 quotes'],
])('counts %i as "%s"', (count, text) => {
  expect(counted(count, 'quote')).toBe(text);
});

it('takes a plural of its own', () => {
  expect([1, 3].map((count) => counted(count, 'entry', 'entries'))).toEqual([
    '1 entry',
    '3 entries',
  ]);
});

it.each([
  [0, 'were'],
  [1, 'was'],
  [2, 'were'],
])('makes a verb agree with %i: "%s"', (count, verb) => {
  expect(plural(count, 'was', 'were')).toBe(verb);
});
