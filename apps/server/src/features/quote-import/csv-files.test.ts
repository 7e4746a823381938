import { describe, expect, it } from 'vitest';
import { LIMITS, problemsOf, quotesOf, readFile, refusalOf } from './testing/read-file.ts';

const read = (content: string | Uint8Array) => readFile(content, 'csv');
const quotesIn = (content: string | Uint8Array) =>
  quotesOf(read(content)).map(({ text, source }) => [text, source]);
const csv = (...rows: string[]): string => ['text,source', ...rows].join('\n');
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

const MARKS = (row: number) =>
  `${row} : The quotation marks in row ${row} do not fit together. A text that has quotation marks of its own needs each of them doubled, and one pair around the whole, without a space before it.`;

describe('the letters of a CSV file', () => {
  const WORDS = csv('“So” – نور 光明 é 😀,Bahá’u’lláh');
  const READ = [['“So” – نور 光明 é 😀', 'Bahá’u’lláh']];

  it.each([
    ['UTF-8', WORDS],
    ['UTF-8 with a mark', `\uFEFF${WORDS}`],
    ['UTF-16', Buffer.from(`\uFEFF${WORDS}`, 'utf16le')],
    ['UTF-16 the other way round', utf16be(WORDS)],
  ])('are read in %s, without a note', (_, content) => {
    expect(quotesIn(content)).toEqual(READ);
    expect(read(content)).toMatchObject({ notes: [] });
  });

  it('are read as Windows-1252 otherwise, with a note', () => {
    const reading = read(latin1(csv('\x93Caf\xe9\x94 \x96 it\x92s,Bah\xe1')));
    expect(quotesOf(reading)).toMatchObject([{ text: '“Café” – it’s', source: 'Bahá' }]);
    expect(reading).toMatchObject({ notes: [expect.stringMatching(/not in UTF-8.*Windows-1252/)] });
  });

  const broken = Buffer.concat([Buffer.from(csv('Bahá’u’lláh – é,s')), latin1('\xe9')]);
  it.each([
    ['UTF-8 with a wrong byte', broken],
    ['UTF-8 with a mark and a wrong byte', latin1('\xef\xbb\xbftext,source\na\xe9,b')],
    ['half a letter of UTF-16', Buffer.from(`\uFEFF${WORDS}`, 'utf16le').subarray(0, -1)],
    ['half a pair of UTF-16', Buffer.from('\uFEFFtext,source\n\uD83D,b', 'utf16le')],
  ])('are not read when they are damaged: %s', (_, content) => {
    expect(refusalOf(read(content))).toMatch(/^Some letters of the file are damaged/);
  });

  it.each([
    ['UTF-16 without a mark', Buffer.from(WORDS, 'utf16le')],
    ['XLSX', latin1('PK\x03\x04 and more')],
    ['anything with zero bytes', 'text,source\na\0,b'],
  ])('are not looked for in %s', (_, content) => {
    expect(refusalOf(read(content))).toMatch(/^The content of the file is not CSV/);
  });

  it('are refused where they cannot be shown', () => {
    expect(problemsOf(read(csv('a\u0007,b')))).toEqual([
      '2 text: Quote text contains characters that cannot be shown. Please type it again',
    ]);
  });
});

describe('the separators of a CSV file', () => {
  it.each([',', ';', '\t'])('are read: %j', (separator) => {
    const rows = ['text', 'source', 'displayDate'].join(separator);
    expect(
      quotesOf(read(`${rows}\n"a, b; c\td"${separator}s${separator}2026-03-21`)),
    ).toMatchObject([{ text: 'a, b; c\td', source: 's', displayDate: '2026-03-21' }]);
  });

  it('are found with quotation marks around the headings', () => {
    expect(quotesIn('"text";"source"\n"a,b";c')).toEqual([['a,b', 'c']]);
  });

  it('too many make a row wrong, unless nothing stands behind them', () => {
    expect(problemsOf(read(csv('a,b, ,', 'One, two,Somebody')))).toEqual([
      '3 : This row has more values than there are columns. Please put quotation marks around a text that contains the separator',
    ]);
  });

  it('too few leave values empty', () => {
    expect(problemsOf(read(csv('only words', '"",s')))).toEqual([
      '2 source: Source is required',
      '3 text: Quote text is required',
    ]);
  });
});

describe('the rows of a CSV file', () => {
  it('end with any line end, and quoted texts keep theirs', () => {
    expect(quotesIn('text,source\r\na,1\rb,2\n"c\r\nd\re\nf",3\r\n')).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c\nd\ne\nf', '3'],
    ]);
  });

  it('are numbered as spreadsheet programs do, blank rows and quoted line ends included', () => {
    expect(problemsOf(read(csv('', '"a\nb",s', ' , ', '\u00a0,', ',s')))).toEqual([
      '6 text: Quote text is required',
    ]);
  });

  it('may be as many as quotes may be uploaded though each has a value too few', () => {
    const content = `text,source,displayDate\n${'a,b\n'.repeat(150_000)}`;
    const reading = readFile(content, 'csv', { ...LIMITS, rowsMax: 200_000 });
    expect(quotesOf(reading)).toHaveLength(150_000);
    expect(refusalOf(readFile(`text,source\n${',,\n'.repeat(100_001)}`, 'csv'))).toMatch(
      /^The file has far more rows than a list of quotes/,
    );
    const few = { ...LIMITS, rowsMax: 1 };
    const blank = `text,source\na,b\n${',,\n'.repeat(100_000)}`;
    expect(quotesOf(readFile(blank, 'csv', few))).toHaveLength(1);
  });

  it('lose the spaces around their values, not those within', () => {
    expect(quotesIn(csv('  a  b\u00a0,\t c ', '" d\n ",e'))).toEqual([
      ['a  b', 'c'],
      ['d', 'e'],
    ]);
  });
});

describe('quotation marks in a CSV file', () => {
  it('are read when they are doubled', () => {
    expect(quotesIn(csv('"She said ""yes, sir""",s', '""""'.concat(',s')))).toEqual([
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
  ])('are refused with their row: %s', (_, content, row) => {
    expect(problemsOf(read(content))).toEqual([MARKS(row)]);
  });
});
