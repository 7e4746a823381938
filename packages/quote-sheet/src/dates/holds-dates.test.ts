import type { SheetCell } from '@bahai-friends/spreadsheet';
import { expect, it } from 'vitest';
import { holdsDates } from './holds-dates.ts';

const texts = (...all: string[]): SheetCell[] => all.map((text) => ({ kind: 'text', text }));
const dates = (length: number): SheetCell[] =>
  Array.from({ length }, () => ({ kind: 'date', day: '2027-03-21' }));

it.each([
  [true, 'dates of every kind', texts('2027-03-21', '3/4/2027', '21 mars 2027', '19 Bahá 183')],
  [true, 'date cells', dates(1)],
  [true, 'dates that cannot be used', texts('21/03/27', '1406/01/01', '30.02.2027')],
  [true, 'one other among ten', [...dates(9), ...texts('to be decided')]],
  [false, 'two others among ten', [...dates(8), ...texts('to be decided', '?')]],
  [false, 'one other among nine', [...dates(8), ...texts('to be decided')]],
  [false, 'numbers', texts('2027', '46102')],
  [false, 'number cells', [{ kind: 'number', text: '46102' }] as const],
  [false, 'times', [{ kind: 'date', day: null }] as const],
  [false, 'texts with dates in them', texts('The Guardian, letter of 21 March 1932')],
  [false, 'nothing', []],
])('is %s for a column of %s: %#', (expected, _, cells) => {
  expect(holdsDates(cells)).toBe(expected);
});
