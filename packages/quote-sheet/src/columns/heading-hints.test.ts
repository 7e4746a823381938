import { describe, expect, it } from 'vitest';
import { holdsDates } from '../dates/holds-dates.ts';
import { messagesOf } from '../testing/messages-of.ts';
import { findColumns } from './find-columns.ts';
import { sheetRows } from './testing/sheet-rows.ts';

const HEADER = ['Quote', 'Author', 'Date', 'Link'];

/** The rows that are read, by number, and what is said of the others. */
function rowsOf(...below: string[][]) {
  const { rows, notes, dateHeading } = findColumns(sheetRows(HEADER, ...below), {}, holdsDates);
  return { rows: rows.map(({ row }) => row), notes: messagesOf(notes), dateHeading };
}

describe('a row right below the headings', () => {
  it.each([
    ['(max. 100 words)', '', '(DD/MM/YYYY)'],
    ['(required)', '(required)', '(optional)'],
    ['（必填）', '（必填）', '（年-月-日）', '（可选）'],
    ['[words]'],
    ['', '', '(if any)', '(https://…)'],
    ['max. 100 words', '', 'DD/MM/YYYY'],
    ['(required)', '(required)', 'dd.mm.yyyy'],
  ])('explains them: %j', (...hints) => {
    const { rows, notes } = rowsOf(hints, ['a', 'b']);
    expect(rows).toEqual([3]);
    expect(notes).toEqual(['Row 2 explains the headings and was not read.']);
  });

  it.each([
    ['(Be kind)', '(Somebody)'],
    ['(Be kind)', '(Somebody)', '2027-03-21'],
    ['(Be kind)', '(Somebody)', '(21 March 2027)'],
    ['(Be kind)', 'Somebody', '(soon)'],
    ['Be kind', 'Somebody', 'DD/MM/YYYY'],
    ['Be kind', '', ''],
    ['(one) and (two', 'Somebody'],
    ['', '', '(2027-03-21)'],
  ])('may be a quote: %j', (...values) => {
    expect(rowsOf(values, ['a', 'b'])).toMatchObject({ rows: [2, 3], notes: [] });
  });

  it('alone can explain them', () => {
    expect(rowsOf(['a', 'b'], ['(required)', '', '(DD/MM/YYYY)']).rows).toEqual([2, 3]);
  });

  it('may say how dates are written', () => {
    expect(rowsOf(['', '', '(DD/MM/YYYY)'], ['a', 'b']).dateHeading).toBe('Date (DD/MM/YYYY)');
    expect(rowsOf(['a', 'b', '(DD/MM/YYYY)']).dateHeading).toBe('Date');
  });
});
