import { describe, expect, it } from 'vitest';
import { csvSheet, shownRows } from '../testing/read-sheet.ts';

const rowsIn = (content: string | Uint8Array) => shownRows(csvSheet(content));
const csv = (...rows: string[]): string => ['text,source', ...rows].join('\n');

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

  it('are those with which any of the first 20 rows names most columns', () => {
    const title = 'Quotes, sayings, and, more\n';
    const header = 'text;source\na, b;c';
    expect(csvSheet(title.repeat(19) + header).separator).toBe(';');
    expect(csvSheet(title.repeat(20) + header).separator).toBe(',');
    expect(csvSheet('text;text,source\na;b').separator).toBe(',');
    expect(csvSheet('text,source;a\ntext;source,a').separator).toBe(',');
  });

  it.each([
    ['the more regular', 'a, b;c\nd;e\nf, g, h;i', ';'],
    ['the more regular of tabs', 'a, b\tc; d\ne\tf\ng\th', '\t'],
    ['the wider of two that are regular', 'a, b;c;d\ne, f;g;h', ';'],
    ['the first of two that are alike', 'a;b,c\nd;e,f', ','],
    ['the first where there is no table', 'a\nb', ','],
    ['the first where there is nothing', '', ','],
  ])('are %s where nothing is named', (_, content, separator) => {
    expect(csvSheet(content).separator).toBe(separator);
  });

  it('are found though quotation marks do not fit together below', () => {
    const rows = ['text;source', 'a, b;c', 'd, "e";f', '"g, h;i'].join('\n');
    expect(() => csvSheet(rows)).toThrow('in row 3');
  });

  it('are what the caller wants', () => {
    const content = 'text,source\na;b,c';
    expect(csvSheet(content, { separator: ';' })).toMatchObject({
      separator: ';',
      rows: [{ row: 1 }, { row: 2, cells: [{ text: 'a' }, { text: 'b,c' }] }],
    });
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

describe('a first line that names the separator', () => {
  it.each([
    ['sep=;\n', ';'],
    ['sep=\t\r\n', '\t'],
    ['SEP=,\r', ','],
    ['"sep=;"\n', ';'],
    ['\uFEFFsep=;\r\n', ';'],
  ])('is obeyed and is no row: %j', (line, separator) => {
    const rows = [{ row: 1 }, { row: 2 }];
    const content = `${line}text,source\ttext;text\na;b`;
    expect(csvSheet(content)).toMatchObject({ separator, rows });
  });

  it('is no row for a caller who wants another separator', () => {
    const { separator, rows } = csvSheet('sep=;\ntext,source', { separator: ',' });
    expect(separator).toBe(',');
    expect(rows).toMatchObject([{ row: 1, cells: [{ text: 'text' }, { text: 'source' }] }]);
  });

  it.each(['sep=|\n', 'sep=;;\n', 'sep=\n', ' sep=;\n', '"sep=;\n"\n', 'a\nsep=;\n'])(
    'is a row like others when it is something else: %j',
    (line) => {
      const { rows } = csvSheet(`${line}text,source\na,b`);
      expect(
        rows.some(({ cells: [cell] }) => cell?.kind === 'text' && cell.text.includes('sep=')),
      ).toBe(true);
    },
  );

  it('may be all that is there', () => {
    expect(csvSheet('sep=;')).toMatchObject({ separator: ';', rows: [] });
  });
});
