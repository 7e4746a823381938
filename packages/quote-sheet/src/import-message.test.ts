import { xlsxOf } from '@bahai-friends/spreadsheet/testing/xlsx';
import { describe, expect, it } from 'vitest';
import { readFile, rejectionOf } from './testing/read-file.ts';

const messageOf = (...rows: string[]) => rejectionOf(readFile(rows.join('\n'), 'csv'));

describe('what is said of a file that leaves something open', () => {
  it('names the days that a date may be', async () => {
    expect(await messageOf('Quote,Author,Date', 'a,b,2027-03-21', 'c,d,03/04/2027')).toBe(
      'The dates of the file can be read in different ways: “03/04/2027” is April 3, 2027 or March 4, 2027. Please write them as YYYY-MM-DD.',
    );
  });

  it('says that dates contradict each other where none may be two days', async () => {
    expect(await messageOf('Quote,Author,Date', 'a,b,21/03/2027', 'c,d,03/22/2027')).toBe(
      'The dates of the file contradict each other: “21/03/2027” has the day first, and others do not. Please write them as YYYY-MM-DD.',
    );
  });

  it('gives no advice about dates while it is open which column has them', async () => {
    expect(await messageOf('Month,Day,Quote,Author', 'March,21,a,b', 'March,22,c,d')).toBe(
      'The column “Day” has no dates. Please put them into a column displayDate, or give this one another heading.',
    );
  });
});

describe('what is said of an empty sheet', () => {
  const cells = { A1: 'text', B1: 'source', A2: 'a', B2: 'b' };

  it('names it when others have something in them', async () => {
    const file = xlsxOf({ cells, sheets: [{ name: 'Quotes' }, { name: 'Empty' }] });
    const reading = readFile(file, 'xlsx', { recipe: { sheet: 'Empty' } });
    expect(await rejectionOf(reading)).toMatch(/^The sheet “Empty” is empty\. /);
  });
});

describe('what is said of a recipe that names a row without a quote', () => {
  it('is a sentence that says what to do', async () => {
    const reading = readFile('text,source\na,b', 'csv', { recipe: { leaveOut: [3] } });
    expect(await rejectionOf(reading)).toBe(
      'The recipe names row 3, which has no quote in the file. If the file has changed, please choose it again.',
    );
  });
});
