import { describe, expect, it } from 'vitest';
import {
  type Cell,
  HEADINGS,
  number,
  xlsxOf,
} from '../../../../../packages/spreadsheet/src/testing/xlsx.ts';
import { problemsOf, quotesOf, readFile } from './testing/read-file.ts';

const read = (displayDate: Cell, from1904 = false) =>
  readFile(
    xlsxOf({ cells: { ...HEADINGS, A2: 'Quote', B2: 'Source', C2: displayDate }, from1904 }),
    'xlsx',
  );
const dayIn = (displayDate: Cell, from1904 = false) =>
  quotesOf(read(displayDate, from1904))[0]?.displayDate;

const NO_DAY =
  '2 displayDate: This cell has a date or time that stands for no sure day. Please write it as YYYY-MM-DD';
const NO_VALUE =
  '2 displayDate: This cell has a formula without a result. Please replace it with its value';

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
  ])('is its day, whatever its format: %s', (format) => {
    expect(dayIn(number(46_102, format))).toBe('2026-03-21');
  });

  it.each([
    [46_102.999, '2026-03-21'],
    [61, '1900-03-01'],
    [2_958_465, '9999-12-31'],
  ])('%d is %s', (serial, day) => expect(dayIn(number(serial, 'd/m/yyyy'))).toBe(day));

  it.each([
    [44_640.5, '2026-03-21'],
    [0, '1904-01-01'],
  ])('%d is %s in a workbook that counts from 1904', (serial, day) => {
    expect(dayIn(number(serial, 'd/m/yyyy'), true)).toBe(day);
  });

  it.each([60, 1, 0, -1, 2_958_466, '1e999', 'x'])('is refused when it is no sure day: %s', (v) => {
    expect(problemsOf(read(number(v, 'd/m/yyyy')))).toEqual([NO_DAY]);
  });

  it.each([
    ['h:mm', 0.5],
    ['h:mm', 46_102.5],
    ['[h]:mm', 62.5],
    ['mmm yy', 46_082],
    ['yyyy', 46_082],
    ['"day" mmmm', 46_082],
    ['mm\\d', 46_082],
  ])('is refused when its format %s shows no day', (format, serial) => {
    expect(problemsOf(read(number(serial, format)))).toEqual([NO_DAY]);
  });

  it('written as ISO is its day', () => {
    const cell = (xml: string) => ({ type: 'd', format: 'yyyy-mm-dd', xml });
    expect(dayIn(cell('<v>2026-03-21</v>'))).toBe('2026-03-21');
    expect(dayIn(cell('<v>2026-03-21T23:30:00</v>'))).toBe('2026-03-21');
    expect(dayIn(cell('<v>2026-03-21T23:30:00</v>'), true)).toBe('2026-03-21');
    expect(problemsOf(read(cell('<v>soon</v>')))).toEqual([NO_DAY]);
  });
});

describe('a number that is no date', () => {
  it.each([
    ['General', '46102'],
    ['"due in "0" days"', 'due in 46102 days'],
    ['#,##0', '46,102'],
    ['0000\\-00\\-00', '0004-61-02'],
  ])('is refused with what the cell shows in format %s', (format, shown) => {
    expect(problemsOf(read(number(46_102, format)))).toEqual([
      `2 displayDate: “${shown}” is a number, not a date. Please write it as YYYY-MM-DD, such as 2026-03-21, or format the cell as a date`,
    ]);
  });
});

describe('a formula for a date', () => {
  const formula = (value: string, rest = {}) => ({
    format: 'yyyy-mm-dd',
    xml: `<f>DATE(2026,3,21)</f>${value}`,
    ...rest,
  });

  it('is its result', () => expect(dayIn(formula('<v>46102</v>'))).toBe('2026-03-21'));

  it('with an empty result is no date', () => {
    expect(dayIn(formula('<v></v>', { type: 'str' }))).toBeNull();
  });

  it.each(['', '<v></v>', '<v/>', '<v>0</v>'])('is refused without a result: %j', (value) => {
    expect(problemsOf(read(formula(value)))).toEqual([NO_VALUE]);
    expect(problemsOf(read(formula(value, { type: 'n' })))).toEqual([NO_VALUE]);
  });

  it('with an error is refused', () => {
    const cell = formula('<v>#REF!</v>', { type: 'e' });
    expect(problemsOf(read(cell))).toEqual([
      '2 displayDate: This cell shows an error. Please replace it with its value',
    ]);
  });
});

describe('other cells for a date', () => {
  it('are read as the text they show', () => {
    expect(dayIn(' March 21, 2026\u00a0')).toBe('2026-03-21');
    expect(dayIn('\u00a0')).toBeNull();
    expect(problemsOf(read({ type: 'b', xml: '<v>1</v>' }))).toEqual([
      '2 displayDate: “TRUE” is not a date that can be read. Please write it as YYYY-MM-DD, such as 2026-03-21',
    ]);
  });
});
