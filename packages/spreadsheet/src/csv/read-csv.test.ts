import { describe, expect, it } from 'vitest';
import { csvSheet, errorOf, shownRows } from '../testing/read-sheet.ts';

const rowsIn = (content: string | Uint8Array) => shownRows(csvSheet(content));
const csv = (...rows: string[]): string => ['text,source', ...rows].join('\n');

describe('the rows of a CSV file', () => {
  it('end with any line end, and quoted texts keep theirs', () => {
    expect(rowsIn('text,source\r\na,1\rb,2\n"c\r\nd\re\nf",3\r\n')).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c\nd\ne\nf', '3'],
    ]);
  });

  it('are numbered as spreadsheet programs do, blank rows and quoted line ends included', () => {
    const { rows } = csvSheet(csv('', '"a\nb",s', ' , ', '\u00a0,', ',s'));
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 6]);
  });

  it('lose the spaces around their values, not those within', () => {
    expect(rowsIn(csv('  a  b\u00a0,\t c ', '" d\n ",e'))).toEqual([
      ['a  b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('may be as many as the limit, not counting blank ones', async () => {
    const content = csv('a,b', ',', 'c,d');
    expect(csvSheet(content, { rowsMax: 3 }).rows).toHaveLength(3);
    expect(await errorOf(() => csvSheet(content, { rowsMax: 2 }))).toMatchObject({
      code: 'too-many-rows',
      limit: 2,
    });
  });

  it('may be as many as the limit with another number of values, blank ones included', async () => {
    const content = csv('a,b', 'c', ',,', 'd,e');
    expect(csvSheet(content, { irregularRowsMax: 2 }).rows).toHaveLength(4);
    expect(await errorOf(() => csvSheet(content, { irregularRowsMax: 1 }))).toMatchObject({
      code: 'too-many-irregular-rows',
      limit: 1,
    });
  });
});

describe('the columns of a CSV file', () => {
  const columns = (count: number) =>
    Array.from({ length: count }, (_, index) => `c${index}`).join();

  it('may be 200 with something in them, and any number without', async () => {
    const separators = ','.repeat(16_000);
    expect(csvSheet(`${columns(200)}${separators}\na`).rows).toHaveLength(2);
    for (const content of [columns(201), `text,source\na,b\n${columns(201)}`]) {
      expect(await errorOf(() => csvSheet(content))).toMatchObject({
        code: 'too-many-columns',
        limit: 200,
      });
    }
  });

  it('have values of at most 32,767 characters', () => {
    const [, row] = csvSheet(csv(`${'t'.repeat(32_768)},${'s'.repeat(32_767)}`)).rows;
    expect(row?.cells).toEqual([
      {
        kind: 'unreadable',
        fault: { code: 'too-long', max: 32_767 },
        message: 'This cell has more than 32,767 characters. Please shorten it',
      },
      { kind: 'text', text: 's'.repeat(32_767) },
    ]);
  });
});

describe('a formula for a link in a CSV file', () => {
  const cellsIn = (row: string) => csvSheet(csv(row)).rows[1]?.cells;

  it('is what it shows, with the link', () => {
    expect(
      cellsIn('"=HYPERLINK(""https://a.b/"",""here"")","=HYPERLINK(""https://c.d/"")"'),
    ).toEqual([
      { kind: 'text', text: 'here', link: 'https://a.b/' },
      { kind: 'text', text: 'https://c.d/', link: 'https://c.d/' },
    ]);
    expect(cellsIn(`"=HYPERLINK(""https://a.b/"";A2)",s`)?.[0]).toEqual({
      kind: 'text',
      text: 'https://a.b/',
      link: 'https://a.b/',
    });
  });

  it.each([`'=HYPERLINK("https://a.b/")`, '=HYPERLINK(A1)', '=1+1'])(
    'is a text when it is another, or guarded: %s',
    (text) => {
      expect(cellsIn(`"${text.replaceAll('"', '""')}",s`)?.[0]).toEqual({ kind: 'text', text });
    },
  );
});

describe('quotation marks in a CSV file', () => {
  it('are read when they are doubled', () => {
    expect(rowsIn(csv('"She said ""yes, sir""",s', '""""'.concat(',s')))).toEqual([
      ['She said "yes, sir"', 's'],
      ['"', 's'],
    ]);
  });

  it.each([
    ['one that never ends', csv('', '"a\nb",s', 'c,s', '"He said,A', 'Two,B'), 5],
    ['one that would swallow rows up to the next', csv('a,s', '"He said,A', 'Two,B', '"3",C'), 3],
    ['some within a text', csv('a,s', '', 'Say "yes, sir" to life,A'), 4],
    ['some behind a space', csv('Hello, "Book, page 3"'), 2],
    ['something behind the last', csv('"a" b,s'), 2],
  ])('are an error with their row: %s', async (_, content, row) => {
    expect(await errorOf(() => csvSheet(content))).toMatchObject({
      code: 'misplaced-quotes',
      row,
      message: `The quotation marks in row ${row} do not fit together`,
    });
  });
});
