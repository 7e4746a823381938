import { type Cell, HEADINGS, number, xlsxOf } from '@bahai-friends/spreadsheet/testing/xlsx';
import { describe, expect, it } from 'vitest';
import { readFile, rejectionOf } from '../testing/read-file.ts';

const PROBLEMS = /The file was not uploaded because of \d problems?\..*$/;
/** What stands before the number of problems. */
const adviceOf = (message: string): string => message.replace(PROBLEMS, '').trim();

const inCsv = async (...days: string[]): Promise<string> =>
  adviceOf(
    await rejectionOf(
      readFile(['text,source,displayDate', ...days.map((d) => `t,s,${d}`)].join('\n'), 'csv'),
    ),
  );

async function inWorkbook(...days: Cell[]): Promise<string> {
  const rows = days.map((day, index) => ({
    [`A${index + 2}`]: 't',
    [`B${index + 2}`]: 's',
    [`C${index + 2}`]: day,
  }));
  const cells = Object.assign({}, HEADINGS, ...rows);
  return adviceOf(await rejectionOf(readFile(xlsxOf({ cells }), 'xlsx')));
}

describe('a file whose dates are all wrong in one way begins its message with advice', () => {
  it('for a CSV file', async () => {
    const rewritten =
      'No date in the file has the form YYYY-MM-DD: spreadsheet programs rewrite dates in CSV files. ' +
      'Please save the file as an Excel workbook (.xlsx), or write the dates as YYYY-MM-DD.';
    expect(await inCsv('03/04/2026', '', '5.6.26')).toBe(rewritten);
    expect(await inCsv('03/04/2027', '06/07/2027')).toBe(rewritten);
    expect(await inCsv('1406/01/01', '1406/01/02')).toMatch(
      /^Every date in the file looks like one of the Iranian or Islamic calendar\./,
    );
    expect(await inCsv('2570-03-21')).toMatch(
      /^No date in the file has a year from 1844 to 2351\./,
    );
    expect(await inCsv('Mon 2027-03-21')).toMatch(/^No weekday in the file fits its date\./);
    expect(await inCsv('46102', '46103')).toMatch(
      /^Every date in the file is a number\. Please give/,
    );
    expect(await inCsv('2026-02-30')).toMatch(/^No date in the file is a real day\./);
    expect(await inCsv('soon')).toMatch(/^No date in the file can be read\./);
  });

  it('for a workbook, without the advice to save it as one', async () => {
    expect(await inWorkbook('21/03/27', '03/04/2027')).toBe(
      'Every date in the file is a text in another form than YYYY-MM-DD. Please write the dates as YYYY-MM-DD.',
    );
    expect(await inWorkbook(number(46_102))).toMatch(
      /^Every date in the file is a number\. Please format/,
    );
    expect(await inWorkbook(number(0.5, 'h:mm'))).toMatch(
      /^No date in the file stands for a sure day\./,
    );
    expect(await inWorkbook({ xml: '<f>TODAY()</f>' }, { type: 'e', xml: '<v>#N/A</v>' })).toMatch(
      /^No cell of the column displayDate can be read\./,
    );
  });

  it('but not when they differ, or some are right', async () => {
    expect(await inCsv('03/04/2026', '2026-03-21')).toBe('');
    expect(await inCsv('03/04/2026', 'soon')).toBe('');
    expect(await inWorkbook(number(46_102), number(46_102, 'yyyy-mm-dd'))).toBe('');
  });
});
