import { addDays, isCivilDay } from '@bahai-friends/badi-calendar';
import type { SheetCell } from '@bahai-friends/spreadsheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateColumn, readDateColumn } from './read-date-column.ts';

const order = fc.constantFrom('dmy' as const, 'mdy' as const);
const separator = fc.constantFrom('/', '.', '-', ' ', '. ', ' / ');
const day = fc.integer({ min: 0, max: 180_000 }).map((days) => addDays('1844-03-21', days));

function readCells(cells: readonly SheetCell[], said?: 'dmy' | 'mdy' | 'ymd'): DateColumn {
  const dates = cells.map((cell, index) => ({ row: index + 2, cell }));
  return readDateColumn('Date', dates, { format: 'xlsx', order: said });
}

/** A day in numbers, as somebody writes it who writes all days so. */
function written(
  civilDay: string,
  style: 'dmy' | 'mdy',
  between: string,
  isPadded: boolean,
): string {
  const [year = '', month = '', dayOfMonth = ''] = civilDay.split('-');
  const parts = style === 'dmy' ? [dayOfMonth, month] : [month, dayOfMonth];
  return [...parts.map((part) => (isPadded ? part : String(Number(part)))), year].join(between);
}

describe('a column whose dates are all written alike', () => {
  it('is read as it was meant, or asked about', () => {
    const columns = fc.record({
      days: fc.array(day, { minLength: 1, maxLength: 6 }),
      style: order,
      between: separator,
      isPadded: fc.boolean(),
    });
    const holds = fc.property(columns, ({ days, style, between, isPadded }) => {
      const texts = days.map((each) => written(each, style, between, isPadded));
      const cells = texts.map((text) => ({ kind: 'text', text }) as const);
      const meant = days.map((each) => ({ day: each }));
      const { dates, question } = readCells(cells);
      if (question === null) expect([...dates.values()]).toEqual(meant);
      else {
        const choice = question.choices.find((each) => each.order === style);
        expect(choice?.day).toBe(days[question.row - 2]);
        expect(question.choices).toHaveLength(2);
      }
      const answered = readCells(cells, style);
      expect([...answered.dates.values()]).toEqual(meant);
      expect(answered).toMatchObject({ order: style, question: null });
    });
    fc.assert(holds, { seed: 183, numRuns: 1000 });
  });
});

describe('any column', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.tuple(day, order, separator, fc.boolean()).map((parts) => written(...parts)),
    fc.constantFrom(
      '13/13/2027',
      '31/02/2027',
      '21/03/27',
      'Mon 3/4/2027',
      '5 Bahá 183',
      '3/4/1406',
    ),
  );
  const cell: fc.Arbitrary<SheetCell> = fc.oneof(
    text.map((each) => ({ kind: 'text', text: each }) as const),
    day.map((each) => ({ kind: 'date', day: each }) as const),
    fc.constant({ kind: 'date', day: null } as const),
    text.map((each) => ({ kind: 'number', text: each }) as const),
    text.map((message) => ({ kind: 'unreadable', fault: { code: 'error' }, message }) as const),
  );
  const said = fc.constantFrom(undefined, 'dmy' as const, 'mdy' as const, 'ymd' as const);

  it('has a real day or a message for every row, and a question only while nobody has said', () => {
    const holds = fc.property(fc.array(cell, { maxLength: 8 }), said, (cells, saying) => {
      const { dates, question, order: found } = readCells(cells, saying);
      expect([...dates.keys()]).toEqual(cells.map((_, index) => index + 2));
      for (const date of dates.values()) {
        if ('day' in date) expect(isCivilDay(date.day)).toBe(true);
        else expect(date.said.message).not.toBe('');
      }
      if (question !== null) {
        expect(found).toBeNull();
        expect(saying).toBeUndefined();
        expect(question.choices.length).toBeGreaterThan(0);
      }
    });
    fc.assert(holds, { seed: 19, numRuns: 2000 });
  });
});
