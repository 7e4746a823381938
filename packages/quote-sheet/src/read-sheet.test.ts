import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { columnName } from '@bahai-friends/spreadsheet';
import { xlsxOf } from '@bahai-friends/spreadsheet/testing/xlsx';
import { describe, expect, it } from 'vitest';
import { HEADER_HELP } from './read-sheet.ts';
import {
  LIMITS,
  problemsOf,
  quotesOf,
  ROWS_MAX,
  readFile,
  rejectionOf,
} from './testing/read-file.ts';

const read = (...rows: string[]) => readFile(rows.join('\n'), 'csv');
const row = (text: string, rest = 'Source,,') => `"${text}",${rest}`;
const HEADER = 'text,source,displayDate,referenceUrl';

describe('a file without quotes', () => {
  it.each(['', '\uFEFF', '\u200b,\u200e', '\n', '\r\n\r\n', ',,,', ' , \n\u00a0,'])(
    'is rejected: %j',
    async (content) => {
      expect(await rejectionOf(readFile(content, 'csv'))).toMatch(/^The file is empty\./);
    },
  );

  it.each(['', '\n\n', '\n,,,\n'])('is rejected when it has but headings: %j', async (rest) => {
    expect(await rejectionOf(read(HEADER + rest))).toBe(
      'The file has no quotes. Please fill in a row for each below the first one.',
    );
  });
});

describe('the headings', () => {
  it('may have any order, capitals, spaces, hyphens and underscores', async () => {
    const reading = read(
      ' Reference_URL ,SOURCE,"Display\nDate",Text',
      'https://a.b/,s,2026-03-21,t',
    );
    expect(await quotesOf(reading)).toEqual([
      newQuoteWith({
        text: 't',
        source: 's',
        displayDate: '2026-03-21',
        referenceUrl: 'https://a.b/',
      }),
    ]);
  });

  it.each([
    [
      'nothing,known',
      ['1 text: The column text is missing', '1 source: The column source is missing'],
    ],
    ['text,displayDate', ['1 source: The column source is missing']],
  ])('must name text and source: %j', async (header, problems) => {
    const reading = read(header, 'a,b,c,d');
    expect(await rejectionOf(reading)).toBe(HEADER_HELP.message);
    expect(await problemsOf(reading)).toEqual(problems);
  });

  it.each([
    ['text,source,Text', 'text'],
    ['text,source,display date,DISPLAYDATE', 'displayDate'],
  ])('must name each column once: %j', async (header, doubled) => {
    const reading = read(header, 'a,b,c,d');
    expect(await rejectionOf(reading)).toBe(
      `Several columns have a heading for ${doubled}. Please give those that are not meant another one.`,
    );
    expect(await problemsOf(reading)).toEqual([
      `1 ${doubled}: There are 2 columns named ${doubled}`,
    ]);
  });

  it('may be explained in the row below, which may say the order of the dates', async () => {
    const reading = read('Quote,Author,Date', '(max. 100 words),,(DD/MM/YYYY)', 'a,b,03/04/2027');
    expect(await quotesOf(reading)).toMatchObject([{ text: 'a', displayDate: '2027-04-03' }]);
    expect(await reading).toMatchObject({
      notes: [
        'Row 2 explains the headings and was not read.',
        'The date of row 3, “03/04/2027”, was read with the day first: April 3, 2027.',
      ],
    });
  });

  it('that mean nothing are listed, and columns without one by their letter', async () => {
    const names = ['__proto__', 'constructor', 'toString', ...Array(24).fill('')];
    const values = ['p', 'c', 't', '', 'x', ...Array(20).fill(''), 'y', 'z'];
    const reading = read(`text,source,${names.join()}`, `a,b,${values.join()}`);
    expect(await reading).toMatchObject({
      ok: true,
      ignoredColumns: [
        ...['__proto__', 'constructor', 'toString'],
        ...['G (without a heading)', 'AB (without a heading)', 'AC (without a heading)'],
      ],
    });
  });
});

describe('the values', () => {
  it('may be as long as the limits, counted in characters', async () => {
    const source = `${'s'.repeat(500)},,`;
    const [quote] = await quotesOf(read(HEADER, row(` ${'😀'.repeat(5000)} `, source)));
    expect(quote?.text).toBe('😀'.repeat(5000));
    expect(await problemsOf(read(HEADER, row('😀'.repeat(5001), `s${source}`)))).toEqual([
      '2 text: Quote text must be at most 5,000 characters',
      '2 source: Source must be at most 500 characters',
    ]);
  });

  it('of a row are all looked at', async () => {
    const reading = read(HEADER, ',,2026-02-30,javascript:alert(1)');
    expect(await problemsOf(reading)).toEqual([
      expect.stringMatching(/^2 displayDate: There is no day “2026-02-30”/),
      '2 text: Quote text is required',
      '2 source: Source is required',
      '2 referenceUrl: Please enter a valid URL',
    ]);
  });
});

describe('the number of quotes', () => {
  const rows = Array.from({ length: ROWS_MAX }, (_, index) => `t${index},s,,`);

  it('may be as many as the limit, beside blank rows and the example', async () => {
    const reading = read(HEADER, 'EXAMPLE (not imported): words,s,,', ',,,', ...rows);
    expect(await quotesOf(reading)).toHaveLength(ROWS_MAX);
    expect(await reading).toMatchObject({ notes: ['The example in row 2 was not added.'] });
  });

  it('may not be one more', async () => {
    expect(await rejectionOf(read(HEADER, ...rows, 'one more,s,,'))).toBe(
      'The file has 20,001 quotes, but at most 20,000 can be uploaded at once. Please split it into several files.',
    );
  });
});

describe('the columns', () => {
  const WIDE =
    'The file has more than 200 columns with something in them. Please delete the columns that are not needed, and upload it again.';
  const more = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`).join();

  it('may be 200 with something in them, and any number without', async () => {
    const separators = ','.repeat(16_000);
    const reading = read(`text,source,${more(198)}${separators}`, `a,b${separators}`);
    expect(await quotesOf(reading)).toHaveLength(1);
    expect(await reading).toMatchObject({
      ignoredColumns: more(20).split(','),
      notes: ['198 columns were not read; 20 of them are named.'],
    });
  });

  it('may not be one more, in whichever row', async () => {
    expect(await rejectionOf(read(`text,source,${more(199)}`, 'a,b'))).toBe(WIDE);
    expect(await rejectionOf(read('text,source', 'a,b', `a,b,${more(199)}`))).toBe(WIDE);
    const cells = Array.from({ length: 201 }, (_, index) => [`${columnName(index)}1`, 'x']);
    expect(await rejectionOf(readFile(xlsxOf({ cells: Object.fromEntries(cells) }), 'xlsx'))).toBe(
      WIDE,
    );
  });

  it('have their headings cut where they are named', async () => {
    expect(await read(`text,source,${'é'.repeat(101)}`, 'a,b')).toMatchObject({
      ignoredColumns: [`${'é'.repeat(100)}…`],
    });
  });
});

describe('long values', () => {
  it('are rejected with short messages, however long they are', async () => {
    const problems = await problemsOf(
      read(HEADER, `${'t'.repeat(32_768)},${'s'.repeat(32_767)},${'9'.repeat(5000)},`),
    );
    expect(problems).toEqual([
      '2 text: This cell has more than 32,767 characters. Please shorten it',
      `2 displayDate: “${'9'.repeat(100)}…” is a number, not a date. Please write it as YYYY-MM-DD, such as 2026-03-21, or format the cell as a date`,
      '2 source: Source must be at most 500 characters',
    ]);
  });

  it('may not be longer together than the limit', async () => {
    const limits = { ...LIMITS, charactersMax: 10 };
    const rows = 'text,source\naaaa,bbbb\nc,d';
    expect(await quotesOf(readFile(rows, 'csv', { limits }))).toHaveLength(2);
    expect(await rejectionOf(readFile(`${rows}d`, 'csv', { limits }))).toBe(
      'The quotes of the file have more than 10 characters together. Please split it into several files.',
    );
  });
});
