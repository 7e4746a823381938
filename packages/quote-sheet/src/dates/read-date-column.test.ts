import type { DateOrder } from '@bahai-friends/contract';
import type { SheetCell } from '@bahai-friends/spreadsheet';
import { describe, expect, it } from 'vitest';
import { type DateColumn, readDateColumn } from './read-date-column.ts';

const real = (day: string | null): SheetCell => ({ kind: 'date', day });

/** A column whose first cell stands in row 2. */
function column(
  cells: readonly (string | SheetCell)[],
  { heading = 'Date', order }: { heading?: string; order?: DateOrder } = {},
): DateColumn {
  const dates = cells.map((cell, index) => ({
    row: index + 2,
    cell: typeof cell === 'string' ? ({ kind: 'text', text: cell } as const) : cell,
  }));
  return readDateColumn(heading, dates, { format: 'xlsx', ...(order && { order }) });
}

/** Days and messages from row 2 on. */
const read = ({ dates }: DateColumn): string[] =>
  [...dates.values()].map((date) => ('day' in date ? date.day : date.said.message));

const TWO_DAYS = ' may mean two different days. Please write it as YYYY-MM-DD, such as 2026-03-21';

describe('the order of day and month', () => {
  it('is what one date forces on all others', () => {
    const dayFirst = column(['03/04/2027', '21/03/2027', '5.5.2027']);
    expect(read(dayFirst)).toEqual(['2027-04-03', '2027-03-21', '2027-05-05']);
    expect(dayFirst).toMatchObject({ order: 'dmy', question: null, advice: null });
    const monthFirst = column(['03/04/2027', '03/21/2027']);
    expect(read(monthFirst)).toEqual(['2027-03-04', '2027-03-21']);
    expect(monthFirst).toMatchObject({ order: 'mdy', question: null });
  });

  it('is forced by a date that is no real day, too', () => {
    expect(read(column(['03/04/2027', '31/02/2027']))).toEqual([
      '2027-04-03',
      'There is no day “31/02/2027”. Please write it as YYYY-MM-DD, such as 2026-03-21',
    ]);
    expect(column(['03/04/2027', '32/01/2027', '13/13/2027']).question).not.toBeNull();
  });

  it('is what the heading says, unless a date contradicts it', () => {
    const said = column(['03/04/2027'], { heading: 'Date (dd/mm/yyyy)' });
    expect(read(said)).toEqual(['2027-04-03']);
    expect(said).toMatchObject({ order: 'dmy', question: null });
    const contradicted = column(['03/21/2027', '03/04/2027'], { heading: 'TT.MM.JJJJ' });
    expect(contradicted).toMatchObject({ order: null, question: { row: 3 } });
    expect(column(['03/04/2027'], { heading: 'YYYY-MM-DD' }).question).not.toBeNull();
  });

  it('is asked when nothing decides, with what each order makes of the first such date', () => {
    const asked = column(['2027-01-01', '05/05/2027', '03/04/2027', '06/07/2027']);
    expect(asked.order).toBeNull();
    expect(asked.question).toEqual({
      row: 4,
      text: '03/04/2027',
      choices: [
        { order: 'dmy', day: '2027-04-03' },
        { order: 'mdy', day: '2027-03-04' },
      ],
    });
    expect(read(asked)).toEqual([
      '2027-01-01',
      '2027-05-05',
      `“03/04/2027”${TWO_DAYS}`,
      `“06/07/2027”${TWO_DAYS}`,
    ]);
    expect(asked.notes).toEqual([]);
  });

  it('is asked when dates contradict each other', () => {
    const asked = column(['21/03/2027', '03/22/2027', '03/04/2027']);
    expect(asked).toMatchObject({ order: null, question: { row: 4, text: '03/04/2027' } });
    expect(read(asked)).toEqual(['2027-03-21', '2027-03-22', `“03/04/2027”${TWO_DAYS}`]);
    expect(column(['13/13/2027', '21/03/2027', '03/22/2027']).question).toEqual({
      row: 3,
      text: '21/03/2027',
      choices: [{ order: 'dmy', day: '2027-03-21' }],
    });
  });

  it('is not asked when every date is the same day either way', () => {
    const same = column(['03/03/2027', '5.5.2027', '2027-03-04']);
    expect(read(same)).toEqual(['2027-03-03', '2027-05-05', '2027-03-04']);
    expect(same).toMatchObject({ order: null, question: null });
  });

  it('is not asked about dates that no order makes possible', () => {
    const impossible = column(['13/13/2027', '03/04/1406', '21/03/27']);
    expect(impossible).toMatchObject({ order: null, question: null });
  });

  it('is what a person says; dates of the other order are then problems', () => {
    const cells = ['21/03/2027', '03/22/2027', '03/04/2027', '05/05/2027', '2027/03/21'];
    const dayFirst = column(cells, { order: 'dmy' });
    expect(dayFirst).toMatchObject({ order: 'dmy', question: null });
    expect(read(dayFirst)).toEqual([
      '2027-03-21',
      '“03/22/2027” does not have the day first. Please write it as 2027-03-22',
      '2027-04-03',
      '2027-05-05',
      '2027-03-21',
    ]);
    expect(read(column(cells, { order: 'mdy' })).slice(0, 3)).toEqual([
      '“21/03/2027” does not have the month first. Please write it as 2027-03-21',
      '2027-03-22',
      '2027-03-04',
    ]);
    expect(read(column(cells, { order: 'ymd' }))).toEqual([
      '“21/03/2027” does not have the year first. Please write it as 2027-03-21',
      '“03/22/2027” does not have the year first. Please write it as 2027-03-22',
      '“03/04/2027” does not have the year first. Please write it as YYYY-MM-DD, such as 2026-03-21',
      '“05/05/2027” does not have the year first. Please write it as 2027-05-05',
      '2027-03-21',
    ]);
    expect(read(column(['03/04/2027'], { order: 'mdy', heading: 'dd/mm/yyyy' }))).toEqual([
      '2027-03-04',
    ]);
  });

  it('is the year first when only such numbers are there, and none without numbers', () => {
    expect(column(['2027/03/21', 'March 21, 2027']).order).toBe('ymd');
    expect(column(['2027-03-21']).order).toBe('ymd');
    expect(column(['March 21, 2027', real('2027-03-21')]).order).toBeNull();
    expect(column([]).order).toBeNull();
  });
});

describe('a cell that is no text', () => {
  it('is its day within the years of the calendar', () => {
    expect(read(column([real('2027-03-21'), real('1900-03-01'), real('2351-12-31')]))).toEqual([
      '2027-03-21',
      '1900-03-01',
      '2351-12-31',
    ]);
    expect(read(column([real('2352-01-01'), real(null)]))).toEqual([
      'The year of “2352-01-01” is not one of 1844 to 2351. Please write it as YYYY-MM-DD, such as 2026-03-21',
      'This cell has a date or time that stands for no sure day. Please write it as YYYY-MM-DD',
    ]);
  });

  it('is a problem as a number, and says itself why it is unreadable', () => {
    const cells: SheetCell[] = [
      { kind: 'number', text: '46102' },
      {
        kind: 'unreadable',
        fault: { code: 'error' },
        message: 'This cell shows an error. Please replace it with its value',
      },
    ];
    expect(read(column(cells))).toEqual([
      '“46102” is a number, not a date. Please write it as YYYY-MM-DD, such as 2026-03-21, or format the cell as a date',
      'This cell shows an error. Please replace it with its value',
    ]);
  });
});

describe('a weekday', () => {
  it('must be that of the day, in the order that was found', () => {
    expect(read(column(['Sun 21/03/2027', 'Mon 21/03/2027', 'Sat 03/04/2027']))).toEqual([
      '2027-03-21',
      '“Mon 21/03/2027” says Monday, but March 21, 2027 is a Sunday. Please correct the date or its weekday',
      '2027-04-03',
    ]);
  });
});

it('cuts what messages and questions quote', () => {
  const long = `${'x'.repeat(5000)} 21/03/2027`;
  const [message = ''] = read(column([long]));
  expect([...message].length).toBeLessThan(220);
});
