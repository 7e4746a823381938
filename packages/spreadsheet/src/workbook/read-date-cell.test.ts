import { describe, expect, it } from 'vitest';
import { workbookSheet } from '../testing/read-sheet.ts';
import { type Cell, HEADINGS, number, xlsxOf } from '../testing/xlsx.ts';

/** The value that is read from a cell. */
const read = async (cell: Cell, from1904 = false) =>
  (await workbookSheet(xlsxOf({ cells: { ...HEADINGS, A2: cell }, from1904 }))).rows[1]?.cells[0];

const date = (day: string | null) => ({ kind: 'date', day });
const unreadable = (code: string, message: string) => ({
  kind: 'unreadable',
  fault: { code },
  message,
});
const NO_RESULT = unreadable(
  'no-result',
  'This cell has a formula without a result. Please replace it with its value',
);

describe('a date cell', () => {
  it.each([
    'yyyy-mm-dd',
    'dd/mm/yyyy',
    'm/d/yy',
    '[$-409]mmmm d, yyyy',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    '[Red]d.m.yy',
    'd-mmm',
    'dd/mm/yyyy hh:mm',
    'yyyy-mm-dd;@',
    '"Day" d mmmm',
  ])('is its day, whatever its format: %s', async (format) => {
    expect(await read(number(46_102, format))).toEqual(date('2026-03-21'));
  });

  it.each([
    [46_102.999, '2026-03-21'],
    [61, '1900-03-01'],
    [2_958_465, '9999-12-31'],
  ])('%d is %s', async (serial, day) => {
    expect(await read(number(serial, 'd/m/yyyy'))).toEqual(date(day));
  });

  it.each([
    [44_640.5, '2026-03-21'],
    [0, '1904-01-01'],
  ])('%d is %s in a workbook that counts from 1904', async (serial, day) => {
    expect(await read(number(serial, 'd/m/yyyy'), true)).toEqual(date(day));
  });

  it.each([60, 1, 0, -1, 2_958_466, '1e999', 'x'])(
    'has no day when it is no sure one: %s',
    async (v) => {
      expect(await read(number(v, 'd/m/yyyy'))).toEqual(date(null));
    },
  );

  it.each([
    ['h:mm', 0.5],
    ['h:mm', 46_102.5],
    ['[h]:mm', 62.5],
    ['[mm]', 46_082],
    ['mm:ss', 46_082],
    ['mmmm', 3],
    ['"May" h AM/PM', 46_082],
  ])('has no day when its format %s shows none', async (format, serial) => {
    expect(await read(number(serial, format))).toEqual(date(null));
  });

  it.each([
    ['mmm yy', { year: 2026, month: 3 }],
    ['yyyy', { year: 2026 }],
    ['[$-409]mmmm;@', { month: 3 }],
    ['"day" mmmm', { month: 3 }],
    ['mm\\d', { month: 3 }],
  ])('has what its format %s shows of a date', async (format, shown) => {
    expect(await read(number(46_082, format))).toEqual({ ...date(null), shown });
    expect(await read(number(44_620, format), true)).toEqual({ ...date(null), shown });
  });

  it('written as ISO is its day', async () => {
    const cell = (xml: string) => ({ type: 'd', format: 'yyyy-mm-dd', xml });
    expect(await read(cell('<v>2026-03-21</v>'))).toEqual(date('2026-03-21'));
    expect(await read(cell('<v>2026-03-21T23:30:00</v>'))).toEqual(date('2026-03-21'));
    expect(await read(cell('<v>2026-03-21T23:30:00</v>'), true)).toEqual(date('2026-03-21'));
    expect(await read(cell('<v>soon</v>'))).toEqual(date(null));
  });
});

describe('a number that is no date', () => {
  it.each([
    ['General', '46102'],
    ['"due in "0" days"', 'due in 46102 days'],
    ['#,##0', '46,102'],
    ['0000\\-00\\-00', '0004-61-02'],
  ])('is what the cell shows in format %s', async (format, shown) => {
    expect(await read(number(46_102, format))).toEqual({ kind: 'number', text: shown });
  });
});

describe('a formula for a date', () => {
  const formula = (value: string, rest = {}) => ({
    format: 'yyyy-mm-dd',
    xml: `<f>DATE(2026,3,21)</f>${value}`,
    ...rest,
  });

  it('is its result', async () => {
    expect(await read(formula('<v>46102</v>'))).toEqual(date('2026-03-21'));
  });

  it('with an empty result is an empty cell', async () => {
    expect(await read(formula('<v></v>', { type: 'str' }))).toBeUndefined();
  });

  it.each(['', '<v></v>', '<v/>', '<v>0</v>'])(
    'is unreadable without a result: %j',
    async (value) => {
      expect(await read(formula(value))).toEqual(NO_RESULT);
      expect(await read(formula(value, { type: 'n' }))).toEqual(NO_RESULT);
    },
  );

  it('with an error is unreadable', async () => {
    const cell = formula('<v>#REF!</v>', { type: 'e' });
    expect(await read(cell)).toEqual(
      unreadable('error', 'This cell shows an error. Please replace it with its value'),
    );
  });
});

describe('a cell that is no date', () => {
  it('is read as the text it shows', async () => {
    expect(await read(' March 21, 2026\u00a0')).toEqual({ kind: 'text', text: 'March 21, 2026' });
    expect(await read('\u00a0')).toBeUndefined();
    expect(await read({ type: 'b', xml: '<v>1</v>' })).toEqual({ kind: 'text', text: 'TRUE' });
  });
});
