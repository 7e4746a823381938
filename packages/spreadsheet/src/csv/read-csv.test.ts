import { describe, expect, it } from 'vitest';
import { csvSheet, errorOf, shownRows } from '../testing/read-sheet.ts';

const rowsIn = (content: string | Uint8Array) => shownRows(csvSheet(content));
const csv = (...rows: string[]): string => ['text,source', ...rows].join('\n');
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

describe('the letters of a CSV file', () => {
  const WORDS = csv('“So” – نور 光明 é 😀,Bahá’u’lláh');
  const READ = [['“So” – نور 光明 é 😀', 'Bahá’u’lláh']];

  it.each([
    ['UTF-8', WORDS],
    ['UTF-8 with a mark', `\uFEFF${WORDS}`],
    ['UTF-16', Buffer.from(`\uFEFF${WORDS}`, 'utf16le')],
    ['UTF-16 the other way round', utf16be(WORDS)],
    ['UTF-16 without a mark', Buffer.from(WORDS, 'utf16le')],
    ['UTF-16 without a mark the other way round', utf16be(WORDS).subarray(2)],
  ])('are read in %s, without a note', (_, content) => {
    expect(rowsIn(content)).toEqual(READ);
    expect(csvSheet(content).notes).toEqual([]);
  });

  it('are read as Windows-1252 otherwise, with a note', () => {
    const sheet = csvSheet(latin1(csv('\x93Caf\xe9\x94 \x96 it\x92s,Bah\xe1')));
    expect(shownRows(sheet)).toEqual([['“Café” – it’s', 'Bahá']]);
    expect(sheet.notes).toEqual([expect.stringMatching(/not in UTF-8.*Windows-1252/)]);
  });

  const broken = Buffer.concat([Buffer.from(csv('Bahá’u’lláh – é,s')), latin1('\xe9')]);
  it.each([
    ['UTF-8 with a wrong byte', broken],
    ['UTF-8 with a mark and a wrong byte', latin1('\xef\xbb\xbftext,source\na\xe9,b')],
    ['half a letter of UTF-16', Buffer.from(`\uFEFF${WORDS}`, 'utf16le').subarray(0, -1)],
    ['half a pair of UTF-16', Buffer.from('\uFEFFtext,source\n\uD83D,b', 'utf16le')],
  ])('are not read when they are damaged: %s', async (_, content) => {
    expect(await errorOf(() => csvSheet(content))).toMatchObject({ code: 'damaged-text' });
  });

  it.each([
    ['XLSX', latin1('PK\x03\x04 and more')],
    ['anything with zero bytes', 'text,source\na\0,b'],
  ])('are not looked for in %s', async (_, content) => {
    expect(await errorOf(() => csvSheet(content))).toMatchObject({ code: 'not-csv' });
  });
});

describe('the separators of a CSV file', () => {
  it.each([',', ';', '\t'])('are read: %j', (separator) => {
    const rows = ['text', 'source', 'displayDate'].join(separator);
    expect(rowsIn(`${rows}\n"a, b; c\td"${separator}s${separator}2026-03-21`)).toEqual([
      ['a, b; c\td', 's', '2026-03-21'],
    ]);
  });

  it('are found with quotation marks around the headings', () => {
    expect(rowsIn('"text";"source"\n"a,b";c')).toEqual([['a,b', 'c']]);
  });

  it('are commas where the first row names no column', () => {
    expect(rowsIn('a;b,c\nd;e,f')).toEqual([['d;e', 'f']]);
  });

  it('may be more or fewer than in the first row', () => {
    expect(rowsIn(csv('a,b, ,', 'One, two,Somebody', 'only words', '"",s'))).toEqual([
      ['a', 'b', '', ''],
      ['One', 'two', 'Somebody'],
      ['only words'],
      ['', 's'],
    ]);
  });
});

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
        message: 'This cell has more than 32,767 characters. Please shorten it',
      },
      { kind: 'text', text: 's'.repeat(32_767) },
    ]);
  });
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
