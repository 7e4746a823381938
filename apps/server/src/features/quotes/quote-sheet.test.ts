import { describe, expect, it } from 'vitest';
import { HEADER_HELP } from './quote-header.ts';
import { problemsOf, quotesOf, ROWS_MAX, readFile, refusalOf } from './testing/read-file.ts';

const read = (...rows: string[]) => readFile(rows.join('\n'), 'csv');
const row = (text: string, rest = 'Source,,') => `"${text}",${rest}`;
const HEADER = 'text,source,displayDate,referenceUrl';

describe('a file without quotes', () => {
  it.each(['', '\uFEFF', '\n', '\r\n\r\n', ',,,', ' , \n\u00a0,'])('is refused: %j', (content) => {
    expect(refusalOf(readFile(content, 'csv'))).toMatch(/^The file is empty\./);
  });

  it.each(['', '\n\n', '\n,,,\n'])('is refused when it has but headings: %j', (rest) => {
    expect(refusalOf(read(HEADER + rest))).toBe(
      'The file has no quotes. Please fill in a row for each below the first one.',
    );
  });
});

describe('the headings', () => {
  it('may have any order, capitals, spaces, hyphens and underscores', () => {
    const reading = read(
      ' Reference_URL ,SOURCE,"Display\nDate",Text',
      'https://a.b/,s,2026-03-21,t',
    );
    expect(quotesOf(reading)).toEqual([
      { text: 't', source: 's', displayDate: '2026-03-21', referenceUrl: 'https://a.b/' },
    ]);
  });

  it.each([
    [
      'quote,author',
      ['1 text: The column text is missing', '1 source: The column source is missing'],
    ],
    ['text,displayDate', ['1 source: The column source is missing']],
    [
      '\ntext,source',
      ['1 text: The column text is missing', '1 source: The column source is missing'],
    ],
    ['text,source,Text', ['1 text: There are 2 columns named text']],
    [
      'text,source,display date,DISPLAYDATE',
      ['1 displayDate: There are 2 columns named displayDate'],
    ],
  ])('must name each column once: %j', (header, problems) => {
    const reading = read(header, 'a,b,c,d');
    expect(refusalOf(reading)).toBe(HEADER_HELP);
    expect(problemsOf(reading)).toEqual(problems);
  });

  it('that mean nothing are told, and columns without one by their letter', () => {
    const names = ['__proto__', 'constructor', 'toString', ...Array(24).fill('')];
    const values = ['p', 'c', 't', '', 'x', ...Array(20).fill(''), 'y', 'z'];
    const reading = read(`text,source,${names.join()}`, `a,b,${values.join()}`);
    expect(reading).toMatchObject({
      ok: true,
      ignoredColumns: [
        ...['__proto__', 'constructor', 'toString'],
        ...['G (without a heading)', 'AB (without a heading)', 'AC (without a heading)'],
      ],
    });
  });
});

describe('the values', () => {
  it('may be as long as the limits, counted in characters', () => {
    const source = `${'s'.repeat(500)},,`;
    const [quote] = quotesOf(read(HEADER, row(` ${'😀'.repeat(5000)} `, source)));
    expect(quote?.text).toBe('😀'.repeat(5000));
    expect(problemsOf(read(HEADER, row('😀'.repeat(5001), `s${source}`)))).toEqual([
      '2 text: Quote text must be at most 5,000 characters',
      '2 source: Source must be at most 500 characters',
    ]);
  });

  it('of a row are all looked at', () => {
    const reading = read(HEADER, ',,2026-02-30,javascript:alert(1)');
    expect(problemsOf(reading)).toEqual([
      expect.stringMatching(/^2 displayDate: There is no day “2026-02-30”/),
      '2 text: Quote text is required',
      '2 source: Source is required',
      '2 referenceUrl: Please enter a valid URL',
    ]);
  });

  it('that are all wrong dates begin the answer with the remedy', () => {
    const dates = (...days: string[]) => refusalOf(read(HEADER, ...days.map((d) => `t,s,${d},`)));
    expect(dates('03/04/2026', '', '5.6.26')).toMatch(
      /^Every date .* two different days.*2 problems/,
    );
    expect(dates('46102', '46103')).toMatch(/^Every date in the file is a number\./);
    expect(dates('2026-02-30')).toMatch(/^No date in the file is a real day\./);
    expect(dates('soon')).toMatch(/^No date in the file can be read\./);
    expect(dates('03/04/2026', '2026-03-21')).toMatch(/^The file was not uploaded because of 1 /);
    expect(dates('03/04/2026', 'soon')).toMatch(/^The file was not uploaded because of 2 /);
  });
});

describe('the number of quotes', () => {
  const rows = Array.from({ length: ROWS_MAX }, (_, index) => `t${index},s,,`);

  it('may be as many as the limit, beside blank rows and the example', () => {
    const reading = read(HEADER, 'EXAMPLE (not imported): words,s,,', ',,,', ...rows);
    expect(quotesOf(reading)).toHaveLength(ROWS_MAX);
    expect(reading).toMatchObject({ notes: ['The example in row 2 was not added.'] });
  });

  it('may not be one more', () => {
    expect(refusalOf(read(HEADER, ...rows, 'one more,s,,'))).toBe(
      'The file has 20,001 quotes, but at most 20,000 can be uploaded at once. Please split it into several files.',
    );
  });
});
