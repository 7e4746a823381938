import { say } from '@bahai-friends/contract';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import type { SheetCell } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { isFilled } from '../is-filled.ts';
import { combineDateParts } from './combine-date-parts.ts';
import { type ReadDate, readDateColumn } from './read-date-column.ts';

const text = (value: string): SheetCell | undefined =>
  value === '' ? undefined : { kind: 'text', text: value };

const combined = (year: string, month: string, day: string): SheetCell | undefined =>
  combineDateParts({ year: text(year), month: text(month), day: text(day) });

/** The date that is read from the parts together. */
function read(cell: SheetCell | undefined): ReadDate | undefined {
  if (cell === undefined) return undefined;
  return readDateColumn('Date', [{ row: 2, cell }], { format: 'csv' }).dates.get(2);
}

describe('the parts of a date', () => {
  it.each([
    ['2027', '3', '21'],
    ['2027', '03', '21.'],
    ['2027', 'March', '21st'],
    ['2027', 'MAR.', '21'],
    ['2027', 'марта', '21'],
    ['2027 г.', 'март', '21'],
    ['۲۰۲۷', 'مارس', '۲۱'],
    ['2027', 'آذار', '٢١'],
    ['2027年', '3月', '21日'],
    ['2027', '三月', '21'],
    ['2027. gada', 'martā', '21.'],
  ])('%s, %s and %s are one day', (year, month, day) => {
    expect(combined(year, month, day)).toEqual({ kind: 'text', text: '2027-03-21' });
  });

  it('may be number cells, the year with a mark for its thousands', () => {
    const number = (value: string): SheetCell => ({ kind: 'number', text: value });
    for (const year of ['2027', '2,027', '2.027', '2 027', '2’027']) {
      const parts = { year: number(year), month: number('3'), day: number('1') };
      expect(combineDateParts(parts)).toEqual({ kind: 'text', text: '2027-03-01' });
    }
  });

  it('are no date when all are empty', () => {
    expect(combined('', '', '')).toBeUndefined();
    expect(combineDateParts({})).toBeUndefined();
  });

  it.each([
    ['-', '-', '-'],
    ['', 'n/a', ''],
    ['None', '', '–'],
  ])('are no date when they say that there is none: %j, %j, %j', (...parts) => {
    const cell = combined(...parts);
    expect(isFilled(cell)).toBe(false);
    expect(cell).toMatchObject({ text: parts.find((part) => part !== '') });
  });

  it('may be date cells that show a month or a year', () => {
    const march: SheetCell = { kind: 'date', day: null, shown: { month: 3 } };
    const march2027: SheetCell = { kind: 'date', day: null, shown: { year: 2027, month: 3 } };
    const cell = { kind: 'text', text: '2027-03-21' };
    const day = text('21');
    expect(combineDateParts({ year: text('2027'), month: march, day })).toEqual(cell);
    expect(combineDateParts({ year: march2027, month: march2027, day })).toEqual(cell);
    expect(read(combineDateParts({ month: march, day }))).toMatchObject({
      said: { message: expect.stringContaining('“year missing, month 3, day 21”') },
    });
    const whole: SheetCell = { kind: 'date', day: '2027-03-21' };
    expect(read(combineDateParts({ year: whole, month: text('3'), day }))).toMatchObject({
      said: { message: expect.stringContaining('“year 2027-03-21, month 3, day 21”') },
    });
  });

  it('are merged over rows when one of them is', () => {
    const [wide, long] = ['B2:C2', 'C2:C5'].map(
      (merged) => ({ ...text('3'), merged }) as SheetCell,
    );
    const year = text('2027');
    expect(combineDateParts({ year, month: wide, day: long })).toHaveProperty('merged', 'C2:C5');
    expect(combineDateParts({ year, day: long })).toHaveProperty('merged', 'C2:C5');
    expect(combineDateParts({ year, month: wide, day: text('3') })).not.toHaveProperty('merged');
  });

  it.each([
    ['2027', '2', '30', 'There is no day “2027-02-30”.'],
    ['27', '3', '21', '“27-03-21” has no year of four digits.'],
    ['1406', '1', '1', 'The year of “1406-01-01” looks like an Iranian or Islamic year.'],
    ['2027', '', '21', '“year 2027, month missing, day 21” is not a date that can be read.'],
    ['2027', '-', '21', '“year 2027, month -, day 21” is not a date that can be read.'],
    ['', '3', '', '“year missing, month 3, day missing” is not a date that can be read.'],
    ['2027', 'Smarch', '21', '“year 2027, month Smarch, day 21” is not a date'],
    ['2027', '21 March', '21', '“year 2027, month 21 March, day 21” is not a date'],
    ['2027', 'Sunday', '21', '“year 2027, month Sunday, day 21” is not a date'],
    ['2027', '3', '20/21', '“year 2027, month 3, day 20/21” is not a date'],
    ['2027', '2027', '21', '“2027-2027-21” is not a date'],
    ['12027', '3', '21', '“year 12027, month 3, day 21” is not a date'],
  ])('%s, %s and %s are a problem that shows them', (year, month, day, message) => {
    expect(withoutCodes(read(combined(year, month, day)))).toEqual({
      said: { message: expect.stringContaining(message) },
    });
  });

  it('are cut where they are long, and an unreadable one says why', () => {
    const long = combined('2027', 'x'.repeat(32_767), '1'.repeat(32_767));
    expect(long?.kind === 'text' && long.text.length).toBeLessThan(300);
    const unreadable: SheetCell = {
      kind: 'unreadable',
      fault: { code: 'error' },
      message: 'This cell shows an error. Please replace it with its value',
    };
    expect(read(combineDateParts({ year: text('2027'), month: unreadable }))).toEqual({
      said: say('cell-with-error'),
    });
  });
});
