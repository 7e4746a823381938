import type { Recipe } from '@bahai-friends/contract';
import {
  type Cell,
  HEADINGS,
  number,
  type WorkbookContent,
  xlsxOf,
} from '@bahai-friends/spreadsheet/testing/xlsx';
import { describe, expect, it } from 'vitest';
import { previewQuoteFile } from './read-quote-file.ts';
import { LIMITS, problemsOf, quotesOf, readFile, rejectionOf } from './testing/read-file.ts';

const read = (content: WorkbookContent) => readFile(xlsxOf(content), 'xlsx');
const ONE = { ...HEADINGS, A2: 'Quote', B2: 'Source' };

describe('the texts of a workbook', () => {
  it('are rejected with characters that cannot be shown', async () => {
    expect(await problemsOf(read({ cells: { ...ONE, A2: 'a_x0000_b' } }))).toEqual([
      '2 text: Quote text contains characters that cannot be shown. Please type it again',
    ]);
  });

  it('are numbers as they are shown', async () => {
    const cells = { ...HEADINGS, A2: number(0.5, '0%'), B2: number(1234.5, '#,##0.00') };
    expect(await quotesOf(read({ cells }))).toMatchObject([{ text: '50%', source: '1,234.50' }]);
  });

  it('are rejected where the cell shows an error, a date, or has no clear value', async () => {
    const cells = {
      ...HEADINGS,
      A2: { type: 'e', xml: '<v>#N/A</v>' },
      B2: number(46_102, 'yyyy-mm-dd'),
      A3: number(0.5, 'h:mm'),
      B3: number(1, 'W0'),
      A4: { xml: '<f>A1</f>' },
      B4: number('x'),
    };
    expect(await problemsOf(read({ cells }))).toEqual([
      '2 text: This cell shows an error. Please replace it with its value',
      '2 source: This cell holds the date 2026-03-21. Please format it as text and type it again',
      '3 text: This cell holds a date or time. Please format it as text and type it again',
      '3 source: This cell has a number that cannot be read. Please format the cell as text and type it again',
      '4 text: This cell has a formula without a result. Please replace it with its value',
      '4 source: This cell has a number that cannot be read. Please format the cell as text and type it again',
    ]);
  });
});

describe('the hidden rows of a workbook', () => {
  const cell = (address: string, text: string) =>
    `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, text: string, attributes = '') =>
    `<row r="${number}"${attributes}>${cell(`A${number}`, text)}${cell(`B${number}`, 'source')}</row>`;
  const HIDDEN = ' hidden="1"';
  const bytes = xlsxOf({
    rows: [
      row(1, 'Somebody’s list', HIDDEN),
      row(2, 'text', HIDDEN),
      row(3, 'One'),
      row(4, 'Two', HIDDEN),
      row(5, 'x'.repeat(5001), HIDDEN),
      `<row r="6"${HIDDEN}>${cell('D6', 'a remark')}</row>`,
      row(7, 'Three', HIDDEN),
    ].join(''),
  });
  const hiddenNote = async (recipe: Recipe) => {
    const result = await previewQuoteFile(bytes, 'xlsx', recipe, LIMITS);
    return result.ok ? result.notes.filter((note) => note.includes('hidden')) : result.message;
  };

  it('are counted in a note: those with a quote that are not left out', async () => {
    expect(await hiddenNote({})).toEqual([expect.stringMatching(/^3 rows that are hidden/)]);
    expect(await hiddenNote({ leaveOut: [4, 5] })).toEqual([
      expect.stringMatching(/^1 row that is hidden/),
    ]);
    expect(await hiddenNote({ leaveOut: [4, 5, 7] })).toEqual([]);
  });

  it('are uploaded like others', async () => {
    const quotes = await quotesOf(readFile(bytes, 'xlsx', { recipe: { leaveOut: [5] } }));
    expect(quotes.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  });
});

describe('the dates of a workbook', () => {
  const dated = (displayDate: Cell) => read({ cells: { ...ONE, C2: displayDate } });
  const dayIn = async (displayDate: Cell) => (await quotesOf(dated(displayDate)))[0]?.displayDate;

  it('are those of date cells, and of texts', async () => {
    expect(await dayIn(number(46_102, 'd/m/yyyy'))).toBe('2026-03-21');
    expect(
      await dayIn({ type: 'd', format: 'yyyy-mm-dd', xml: '<v>2026-03-21T23:30:00</v>' }),
    ).toBe('2026-03-21');
    expect(await dayIn(' March 21, 2026\u00a0')).toBe('2026-03-21');
    expect(await dayIn('\u00a0')).toBeNull();
    const empty = { type: 'str', format: 'yyyy-mm-dd', xml: '<f>DATE(2026,3,21)</f><v></v>' };
    expect(await dayIn(empty)).toBeNull();
  });

  it.each([
    [
      'a time',
      number(0.5, 'h:mm'),
      'This cell has a date or time that stands for no sure day. Please write it as YYYY-MM-DD',
    ],
    [
      'a formula without a result',
      { format: 'yyyy-mm-dd', xml: '<f>DATE(2026,3,21)</f>' },
      'This cell has a formula without a result. Please replace it with its value',
    ],
    [
      'an error',
      { type: 'e', format: 'yyyy-mm-dd', xml: '<v>#REF!</v>' },
      'This cell shows an error. Please replace it with its value',
    ],
    [
      'yes or no',
      { type: 'b', xml: '<v>1</v>' },
      '“TRUE” is not a date that can be read. Please write it as YYYY-MM-DD, such as 2026-03-21',
    ],
  ])('are rejected where the cell holds %s', async (_, cell, message) => {
    expect(await problemsOf(dated(cell))).toEqual([`2 displayDate: ${message}`]);
  });

  it.each([
    ['General', '46102'],
    ['"due in "0" days"', 'due in 46102 days'],
    ['#,##0', '46,102'],
    ['0000\\-00\\-00', '0004-61-02'],
  ])('are rejected where the cell holds a number, as it shows it: %s', async (format, shown) => {
    expect(await problemsOf(dated(number(46_102, format)))).toEqual([
      `2 displayDate: “${shown}” is a number, not a date. Please write it as YYYY-MM-DD, such as 2026-03-21, or format the cell as a date`,
    ]);
  });
});

describe('the links of a workbook', () => {
  it('stand in for what a cell shows', async () => {
    const links = { D2: 'https://a.b/?x=1&y=2', D3: 'https://c.d/', A2: 'https://e.f/' };
    const cells = { ...ONE, D2: 'here', A3: 'Two', B3: 's', D3: 'https://shown.example/' };
    expect(await quotesOf(read({ cells, links }))).toMatchObject([
      { text: 'Quote', referenceUrl: 'https://a.b/?x=1&y=2' },
      { text: 'Two', referenceUrl: 'https://c.d/' },
    ]);
  });

  it('say nothing where a cell shows nothing, and are rejected when they lead elsewhere', async () => {
    const [quote] = await quotesOf(read({ cells: ONE, links: { D2: 'https://a.b/' } }));
    expect(quote?.referenceUrl).toBeNull();
    const links = { D2: 'mailto:a@b.c' };
    expect(await problemsOf(read({ cells: { ...ONE, D2: 'write' }, links }))).toEqual([
      '2 referenceUrl: Please enter a valid URL',
    ]);
  });
});

describe('the rows of a workbook', () => {
  it('are numbered as they are shown', async () => {
    const cells = { ...ONE, A9: 'x', B1048576: 'y' };
    expect(await problemsOf(read({ cells, dimension: 'A1:XFD1048576' }))).toEqual([
      '9 source: Source is required',
      '1048576 text: Quote text is required',
    ]);
  });
});

describe('merged cells', () => {
  const cells = { ...ONE, C2: '2026-03-21', A3: 'Two', B3: 'Source' };

  it.each([
    ['B2:C2', '2 displayDate'],
    ['A1:A2', '2 text'],
    ['A2:A3', '2 text'],
  ])('are rejected: %s', async (range, place) => {
    const [problem] = await problemsOf(read({ cells, merges: [range] }));
    expect(problem).toBe(
      `${place}: The cells ${range} are merged. Please fill in each of them separately`,
    );
  });

  it('hold for all their rows as sources, dates and links', async () => {
    const quotes = await quotesOf(read({ cells, merges: ['B2:B3', 'C2:C3'] }));
    expect(quotes).toMatchObject([
      { text: 'Quote', source: 'Source', displayDate: '2026-03-21' },
      { text: 'Two', source: 'Source', displayDate: '2026-03-21' },
    ]);
  });

  it('hold for all their rows as parts of dates, which is noted', async () => {
    const heads = { A1: 'text', B1: 'source', C1: 'Year', D1: 'Month', E1: 'Day' };
    const two = { A2: 'One', B2: 'S', A3: 'Two', B3: 'S' };
    const dates = { C2: number(2027), D2: number(46_082, 'mmmm'), E2: '5', D3: 'May', E3: '6' };
    const none = { A4: 'Three', B4: 'S', C4: '-', D4: '-', E4: '-' };
    const result = read({ cells: { ...heads, ...two, ...dates, ...none }, merges: ['C2:C3'] });
    expect((await quotesOf(result)).map(({ displayDate }) => displayDate)).toEqual([
      '2027-03-05',
      '2027-05-06',
      null,
    ]);
    expect(await result).toMatchObject({
      noted: [
        { code: 'date-parts-read' },
        { code: 'merged-value-used', values: { rows: 2 } },
        { code: 'marker-read-as-empty', values: { rows: 1 } },
      ],
    });
  });

  it('make no row that has only a number in a column that is not read', async () => {
    const numbered = { ...ONE, F1: 'No.', F2: number(1), A3: 'Two', F3: number(2), F4: number(3) };
    const quotes = await quotesOf(read({ cells: numbered, merges: ['B2:B4'] }));
    expect(quotes.map(({ text, source }) => [text, source])).toEqual([
      ['Quote', 'Source'],
      ['Two', 'Source'],
    ]);
  });

  it('do not matter without a value, or in columns that are not read', async () => {
    const merges = ['D2:D3', 'A9:D9', 'F2:F3'];
    const quotes = await quotesOf(read({ cells: { ...cells, F1: 'mine', F2: 'x' }, merges }));
    expect(quotes.map(({ text }) => text)).toEqual(['Quote', 'Two']);
  });

  it('in the first row hide a heading', async () => {
    const { B1: _, ...headless } = cells;
    expect(
      await problemsOf(read({ cells: { ...headless, A2: 'Words' }, merges: ['A1:B1'] })),
    ).toEqual(['1 source: The column source is missing']);
  });
});

describe('the sheets of a workbook', () => {
  it('are read from “Quotes”, without a word about “Notes”', async () => {
    const sheets = ['Other', 'Notes', 'quotes'].map((name) => ({ name, cells: true }));
    expect(await read({ cells: ONE, sheets })).toMatchObject({
      ok: true,
      notes: ['Only the sheet “quotes” was read, not “Other” (2 rows).'],
    });
  });

  it('may all be empty, and then the file is', async () => {
    const sheets = [{ name: 'A', cells: false }];
    expect(await rejectionOf(read({ cells: ONE, sheets }))).toMatch(/^The file is empty/);
  });
});
