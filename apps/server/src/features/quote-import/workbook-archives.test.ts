import { CFB } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import {
  HEADINGS,
  number,
  partsWithout,
  SHEET,
  WORKBOOK,
  withSheet,
  xlsxOf,
  xlsxParts,
} from '../../../../../packages/spreadsheet/src/testing/xlsx.ts';
import { zipOf } from '../../../../../packages/spreadsheet/src/testing/zip.ts';
import { DAMAGED } from '../../../../../packages/spreadsheet/src/workbook/open-workbook.ts';
import { LIMITS, quotesOf, readFile, refusalOf, UNPACKED_MAX } from './testing/read-file.ts';

const NOT_XLSX =
  'The content of the file is not XLSX. A file does not become a workbook by its name: please open the original in a spreadsheet program, copy the quotes into a new workbook, and upload that.';
const NOT_XLS =
  'The content of the file is not XLS. Please open it in a spreadsheet program and save it as an Excel workbook (.xlsx).';
const TOO_LARGE =
  'The workbook unpacks to far more than a list of quotes. Please copy the quotes into a new workbook.';
const PROTECTED =
  'The workbook is password-protected. Please save it without a password and upload it again.';

const refusal = (bytes: string | Uint8Array, format: 'xlsx' | 'xls' = 'xlsx') =>
  refusalOf(readFile(bytes, format));

function compound(streams: Readonly<Record<string, Uint8Array>>): Buffer {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) {
    CFB.utils.cfb_add(container, name, Buffer.from(content));
  }
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}

describe('what is no workbook of its kind', () => {
  it.each([
    ['CSV', 'text,source\na,b\n'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a page', '<html><table><tr><td>text</td></tr></table></html>'],
    ['old binary', compound({ Workbook: Buffer.alloc(600) })],
    ['a ZIP file', zipOf([{ name: 'a.txt', content: 'a' }])],
    ['an empty ZIP file', zipOf([])],
    ['a ZIP file in a ZIP file', zipOf([{ name: 'quotes.xlsx', content: xlsxOf(WORKBOOK) }])],
    [
      'ODS',
      zipOf([
        { name: 'mimetype', content: 'x' },
        { name: 'content.xml', content: '<a/>' },
      ]),
    ],
    [
      'XLSB',
      zipOf([...partsWithout('xl/workbook.xml'), { name: 'xl/workbook.bin', content: 'x' }]),
    ],
  ])('is not taken for XLSX: %s', (_, bytes) => expect(refusal(bytes)).toBe(NOT_XLSX));

  it.each([
    ['CSV', 'text,source\na,b\n'],
    ['a page', '<html><table><tr><td>text</td></tr></table></html>'],
    ['XLSX', xlsxOf(WORKBOOK)],
    ['a letter', compound({ WordDocument: Buffer.from('Dear all') })],
  ])('is not taken for XLS: %s', (_, bytes) => expect(refusal(bytes, 'xls')).toBe(NOT_XLS));

  it('is not read when it is too old to be sure of its letters', () => {
    expect(refusal(compound({ Book: Buffer.alloc(600) }), 'xls')).toMatch(/of a very old kind/);
  });
});

describe('a protected workbook', () => {
  it.each(['xlsx', 'xls'] as const)('is refused when all of it is encrypted, as %s', (format) => {
    const bytes = compound({ EncryptionInfo: Buffer.alloc(8), EncryptedPackage: Buffer.alloc(64) });
    expect(refusal(bytes, format)).toBe(PROTECTED);
  });

  it('is refused as XLS with FILEPASS', () => {
    const bof = Buffer.from('0908100000060500bb0dcc07c100000006030000', 'hex');
    const filePass = Buffer.from(`2f003600010001000100${'ab'.repeat(48)}`, 'hex');
    const end = Buffer.from('0a000000', 'hex');
    const Workbook = Buffer.concat([bof, filePass, end, Buffer.alloc(4096)]);
    expect(refusal(compound({ Workbook }), 'xls')).toBe(PROTECTED);
  });

  it('is refused as an encrypted ZIP file', () => {
    expect(refusal(withSheet({ flags: 1 }))).toBe(PROTECTED);
  });
});

describe('a workbook that unpacks to too much', () => {
  const bomb = Buffer.alloc(UNPACKED_MAX * 5);

  it('is refused by the size that it gives', () => {
    expect(refusal(withSheet({ content: bomb }))).toBe(TOO_LARGE);
    const many = Array.from({ length: 9 }, (_, index) => ({
      name: `xl/worksheets/more${index}.xml`,
      content: bomb.subarray(0, UNPACKED_MAX / 5),
    }));
    expect(refusal(zipOf([...xlsxParts(WORKBOOK), ...many]))).toBe(TOO_LARGE);
  });

  it('is not unpacked further than the size that it gives', () => {
    expect(refusal(withSheet({ content: bomb, size: 100 }))).toBe(DAMAGED.xlsx);
    expect(refusal(withSheet({ content: bomb, size: 0, localSize: 0 }))).toBe(DAMAGED.xlsx);
    expect(refusal(withSheet({ content: bomb, isStored: true, size: 0 }))).toBe(DAMAGED.xlsx);
  });

  it('is refused before anything is unpacked when it only says so', () => {
    expect(refusal(withSheet({ size: 0xffff_fff0 }))).toBe(TOO_LARGE);
  });

  it('is refused where its character data makes it so large', () => {
    const signs = (count: number) =>
      withSheet({ content: `<worksheet><![CDATA[${'&'.repeat(count)}]]></worksheet>` });
    expect(refusal(signs(UNPACKED_MAX / 2))).toBe(TOO_LARGE);
    expect(refusal(signs(UNPACKED_MAX / 10))).not.toBe(TOO_LARGE);
  });

  it('is read when the rest of it is pictures', () => {
    const picture = { name: 'xl/media/image1.png', content: bomb };
    expect(quotesOf(readFile(zipOf([...xlsxParts(WORKBOOK), picture]), 'xlsx'))).toHaveLength(1);
  });
});

describe('a workbook with more than a list of quotes has', () => {
  const sheets = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Sheet ${index}`, cells: index === 0 }));
  const manyParts = (count: number) =>
    zipOf([
      ...xlsxParts(WORKBOOK),
      ...Array.from({ length: count }, (_, index) => ({ name: `media/${index}`, content: '' })),
    ]);

  it('is read with 50 sheets and refused with one more', () => {
    expect(quotesOf(readFile(xlsxOf({ ...WORKBOOK, sheets: sheets(50) }), 'xlsx'))).toHaveLength(1);
    expect(refusal(xlsxOf({ ...WORKBOOK, sheets: sheets(51) }))).toBe(
      'The workbook has more than 50 sheets. Please copy the quotes into a new workbook.',
    );
  });

  it('is refused with more than 1,000 parts, of whatever kind, by its directory alone', () => {
    const own = xlsxParts(WORKBOOK).length;
    expect(quotesOf(readFile(manyParts(1000 - own), 'xlsx'))).toHaveLength(1);
    const directory = Buffer.from('PK\u0001\u0002');
    const bytes = manyParts(1001 - own);
    bytes.fill(0, 4, bytes.indexOf(directory));
    expect(refusal(bytes)).toMatch(/^The workbook has more than 1,000 parts, far more/);
  });

  it('is refused with more cells than the limit, not counting empty ones', () => {
    const limits = { ...LIMITS, cellsMax: 6 };
    const cells = { ...HEADINGS, A2: 'Quote', B2: 'Source' };
    const formatted = { D9: { format: '@', xml: '' }, XFD9: { format: '@', xml: '' } };
    const wide = xlsxOf({ cells: { ...cells, ...formatted } });
    expect(quotesOf(readFile(wide, 'xlsx', limits))).toHaveLength(1);
    const more = xlsxOf({ cells: { ...cells, C3: 'x' } });
    expect(refusalOf(readFile(more, 'xlsx', limits))).toMatch(
      /^The workbook has more than 6 cells/,
    );
  });

  it('is refused with more merged ranges than programs take', () => {
    const merges = Array<string>(100_001).fill('F1:F2');
    expect(refusal(xlsxOf({ ...WORKBOOK, merges }))).toBe(TOO_LARGE);
  });

  it('does not have its links over very many cells followed', () => {
    const links = { 'A1:XFD1048576': 'https://a.b/', D2: 'https://c.d/' };
    const cells = { ...HEADINGS, A2: 'Quote', B2: 'Source', D2: 'here' };
    expect(quotesOf(readFile(xlsxOf({ cells, links }), 'xlsx'))[0]?.referenceUrl).toBe(
      'https://c.d/',
    );
  });

  const linked = (...links: readonly string[]) => {
    const cells = { ...HEADINGS, A2: 'Quote', B2: 'Source', D2: 'here' };
    const parts = xlsxParts({ cells, links: { D2: 'https://c.d/' } });
    const change = (xml: string) =>
      xml
        .replace(/<hyperlink .*?\/>/, () => links.join(''))
        .replace('<worksheet', '<worksheet xmlns:x="x"');
    const bytes = zipOf(
      parts.map((part) =>
        part.name === SHEET ? { ...part, content: change(String(part.content)) } : part,
      ),
    );
    return quotesOf(readFile(bytes, 'xlsx'))[0]?.referenceUrl;
  };
  const OWN_LINK = '<hyperlink ref="D2" r:id="D2"/>';

  it.each([
    ['with an end of its own', '<hyperlink ref="D1:D2000" location="x"></hyperlink>'],
    ['with space', '<hyperlink ref="D1:D2000" location="x" >\n </hyperlink >'],
    ['with content', '<x:hyperlink ref="D1:D2000" location="x"><a/>b</x:hyperlink>'],
    ['with a sign in an attribute', `<hyperlink location='"/>' ref="D1:D2000"/>`],
    ['with what looks like another range', `<hyperlink tooltip=" ref='A1'" ref="D1:D2000"/>`],
    ['on another line', '<hyperlink\n ref="A1:XFD1048576"\n location="x"/>'],
    ['with a prefix for its range', '<hyperlink x:ref="A1:XFD1048576" location="x"/>'],
    ['without quotation marks', '<hyperlink ref=A1:XFD1048576 location="x"/>'],
    ['without a range', '<hyperlink location="x"/>'],
    ['beginning behind its end', '<hyperlink ref="D2:D1" location="x"/>'],
  ])('does not have a wide or wrong link followed %s', (_, link) => {
    expect(linked(link, OWN_LINK, link)).toBe('https://c.d/');
  });

  it.each([
    '<hyperlink ref="D2" r:id="D2"></hyperlink>',
    `<hyperlink\n\tr:id = 'D2' tooltip='a > "b"'\n\tref='D2:D9' ><a/></hyperlink >`,
    '<x:hyperlink ref="D2" r:id="D2" display="c"/>',
  ])('has its other links followed: %s', (link) => {
    expect(linked(link)).toBe('https://c.d/');
  });

  it('is refused where a link does not end', () => {
    for (const link of ['<hyperlink ref="D1:D2000">', '<hyperlink ref="D2', '<hyperlink a="<"/>']) {
      expect(() => linked(link)).toThrow('damaged');
    }
  });

  it.each([
    ['closed at once', '/>'],
    ['with an end of its own', '></numFmt>'],
    ['with space', ' > </numFmt >'],
    ['with content', '><a/></numFmt>'],
  ])('does not have its formats looked through that are longer than any: %s', (_, end) => {
    const styles = `<styleSheet><numFmts><numFmt formatCode="${'[>1]'.repeat(600)}" numFmtId="200"${end}<numFmt numFmtId="201" formatCode="[>1]0%"></numFmt></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/><xf numFmtId="201"/></cellXfs></styleSheet>`;
    const cells = { ...HEADINGS, A2: number(7, '@'), B2: number(7, '0') };
    const parts = xlsxParts({ cells });
    const bytes = zipOf(
      parts.map((part) => (part.name === 'xl/styles.xml' ? { ...part, content: styles } : part)),
    );
    expect(quotesOf(readFile(bytes, 'xlsx'))).toMatchObject([{ text: '7', source: '700%' }]);
  });
});

describe('a workbook whose XML', () => {
  it.each([
    ['does not end', '<worksheet><sheetData>'],
    ['ends what has not begun', '<worksheet></sheetData></worksheet>'],
    ['has an attribute that does not end', '<worksheet a="></worksheet>'],
    ['has a comment that does not end', '<worksheet><!-- </worksheet>'],
    ['has character data that does not end', '<worksheet><![CDATA[ ]] > </worksheet>'],
    ['has an instruction that does not end', '<worksheet><?x </worksheet>'],
    ['makes a comment out of what is around one', '<worksheet><!<!-- -->-- --></worksheet>'],
    ['has a document type', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet></worksheet>'],
    ['goes deeper than any', `${'<a>'.repeat(65)}${'</a>'.repeat(65)}`],
  ])('%s is refused as damaged', (_, content) => {
    expect(refusal(withSheet({ content }))).toBe(DAMAGED.xlsx);
  });

  it('is fine is read: comments, instructions, character data, signs in attributes', () => {
    const sheet = String(xlsxParts(WORKBOOK).find(({ name }) => name === SHEET)?.content);
    const content = `<?xml version="1.0"?><!-- <a> -->${sheet.replace('<sheetData>', `<x a='>"' b="/"/><y><![CDATA[<z>]]></y><sheetData>`)}`;
    expect(quotesOf(readFile(withSheet({ content }), 'xlsx'))).toHaveLength(1);
  });

  it('has rows in a comment is read without them', () => {
    const sheet = String(xlsxParts(WORKBOOK).find(({ name }) => name === SHEET)?.content);
    const row = '<row r="3"><c r="A3" t="inlineStr"><is><t>No</t></is></c></row>';
    for (const aside of [`<!-- ${row} -->`, `<?x ${row} ?>`, `<!-- <![CDATA[ -->`]) {
      const content = sheet.replace('</sheetData>', `${aside}</sheetData>`);
      expect(quotesOf(readFile(withSheet({ content }), 'xlsx'))).toHaveLength(1);
    }
  });

  it('names a row or a column that no sheet has is refused', () => {
    for (const address of ['A1048577', 'XFE2', 'A4294967290', 'ZZZZZZ2']) {
      const cells = { ...HEADINGS, A2: 'Quote', B2: 'Source', [address]: number(1) };
      expect(refusal(xlsxOf({ cells }))).toBe(DAMAGED.xlsx);
    }
  });
});
