import { describe, expect, it } from 'vitest';
import {
  errorOf,
  shownRows,
  UNPACKED_MAX,
  workbookError,
  workbookSheet,
} from '../testing/read-sheet.ts';
import {
  HEADINGS,
  number,
  SHEET,
  WORKBOOK,
  withSheet,
  xlsxOf,
  xlsxParts,
} from '../testing/xlsx.ts';
import { zipOf } from '../testing/zip.ts';

const rowsIn = async (bytes: Uint8Array, limits = {}) =>
  shownRows(await workbookSheet(bytes, 'xlsx', limits));

/** Where the fourth cell of the second row leads. */
async function linkIn(bytes: Uint8Array): Promise<string | undefined> {
  const cell = (await workbookSheet(bytes)).rows[1]?.cells[3];
  return cell?.kind === 'text' ? cell.link : undefined;
}

describe('a workbook that unpacks to too much', () => {
  const bomb = Buffer.alloc(UNPACKED_MAX * 5);

  it('is rejected by the size that it gives', async () => {
    expect(await workbookError(withSheet({ content: bomb }))).toBe('too-large-unpacked');
    const many = Array.from({ length: 9 }, (_, index) => ({
      name: `xl/worksheets/more${index}.xml`,
      content: bomb.subarray(0, UNPACKED_MAX / 5),
    }));
    expect(await workbookError(zipOf([...xlsxParts(WORKBOOK), ...many]))).toBe(
      'too-large-unpacked',
    );
  });

  it('is not unpacked further than the size that it gives', async () => {
    expect(await workbookError(withSheet({ content: bomb, size: 100 }))).toBe('damaged-xlsx');
    expect(await workbookError(withSheet({ content: bomb, size: 0, localSize: 0 }))).toBe(
      'damaged-xlsx',
    );
    expect(await workbookError(withSheet({ content: bomb, isStored: true, size: 0 }))).toBe(
      'damaged-xlsx',
    );
  });

  it('is rejected before anything is unpacked when it only says so', async () => {
    expect(await workbookError(withSheet({ size: 0xffff_fff0 }))).toBe('too-large-unpacked');
  });

  it('is rejected where its character data makes it so large', async () => {
    const signs = (count: number) =>
      withSheet({ content: `<worksheet><![CDATA[${'&'.repeat(count)}]]></worksheet>` });
    expect(await workbookError(signs(UNPACKED_MAX / 2))).toBe('too-large-unpacked');
    expect(await rowsIn(signs(UNPACKED_MAX / 10))).toEqual([]);
  });

  it('is read when the rest of it is pictures', async () => {
    const picture = { name: 'xl/media/image1.png', content: bomb };
    expect(await rowsIn(zipOf([...xlsxParts(WORKBOOK), picture]))).toHaveLength(1);
  });
});

describe('a workbook beyond a limit', () => {
  const sheets = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Sheet ${index}`, cells: index === 0 }));
  const manyParts = (count: number) =>
    zipOf([
      ...xlsxParts(WORKBOOK),
      ...Array.from({ length: count }, (_, index) => ({ name: `media/${index}`, content: '' })),
    ]);

  it('is read with 50 sheets and rejected with one more', async () => {
    expect(await rowsIn(xlsxOf({ ...WORKBOOK, sheets: sheets(50) }))).toHaveLength(1);
    const more = xlsxOf({ ...WORKBOOK, sheets: sheets(51) });
    expect(await errorOf(() => workbookSheet(more))).toMatchObject({
      code: 'too-many-sheets',
      limit: 50,
    });
  });

  it('is rejected with more than 1,000 parts, of whatever kind, by its directory alone', async () => {
    const own = xlsxParts(WORKBOOK).length;
    expect(await rowsIn(manyParts(1000 - own))).toHaveLength(1);
    const directory = Buffer.from('PK\u0001\u0002');
    const bytes = manyParts(1001 - own);
    bytes.fill(0, 4, bytes.indexOf(directory));
    expect(await errorOf(() => workbookSheet(bytes))).toMatchObject({
      code: 'too-many-parts',
      limit: 1000,
    });
  });

  it('is rejected with more cells than the limit, not counting empty ones', async () => {
    const limits = { cellsMax: 6 };
    const cells = { ...HEADINGS, A2: 'Quote', B2: 'Source' };
    const formatted = { D9: { format: '@', xml: '' }, XFD9: { format: '@', xml: '' } };
    const wide = xlsxOf({ cells: { ...cells, ...formatted } });
    expect(await rowsIn(wide, limits)).toHaveLength(1);
    const more = xlsxOf({ cells: { ...cells, C3: 'x' } });
    expect(await errorOf(() => workbookSheet(more, 'xlsx', limits))).toMatchObject({
      code: 'too-many-cells',
      limit: 6,
    });
  });

  it('is rejected with more merged ranges than programs take', async () => {
    const merges = Array<string>(100_001).fill('F1:F2');
    expect(await workbookError(xlsxOf({ ...WORKBOOK, merges }))).toBe('too-large-unpacked');
  });

  it('does not have its links over very many cells followed', async () => {
    const links = { 'A1:XFD1048576': 'https://a.b/', D2: 'https://c.d/' };
    const cells = { ...HEADINGS, A2: 'Quote', B2: 'Source', D2: 'here' };
    expect(await linkIn(xlsxOf({ cells, links }))).toBe('https://c.d/');
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
    return linkIn(bytes);
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
  ])('does not have a wide or wrong link followed %s', async (_, link) => {
    expect(await linked(link, OWN_LINK, link)).toBe('https://c.d/');
  });

  it.each([
    '<hyperlink ref="D2" r:id="D2"></hyperlink>',
    `<hyperlink\n\tr:id = 'D2' tooltip='a > "b"'\n\tref='D2:D9' ><a/></hyperlink >`,
    '<x:hyperlink ref="D2" r:id="D2" display="c"/>',
  ])('has its other links followed: %s', async (link) => {
    expect(await linked(link)).toBe('https://c.d/');
  });

  it('is rejected where a link does not end', async () => {
    for (const link of ['<hyperlink ref="D1:D2000">', '<hyperlink ref="D2', '<hyperlink a="<"/>']) {
      await expect(linked(link)).rejects.toMatchObject({ code: 'damaged-xlsx' });
    }
  });

  it.each([
    ['closed at once', '/>'],
    ['with an end of its own', '></numFmt>'],
    ['with space', ' > </numFmt >'],
    ['with content', '><a/></numFmt>'],
  ])('does not have its formats looked through that are longer than any: %s', async (_, end) => {
    const styles = `<styleSheet><numFmts><numFmt formatCode="${'[>1]'.repeat(600)}" numFmtId="200"${end}<numFmt numFmtId="201" formatCode="[>1]0%"></numFmt></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/><xf numFmtId="201"/></cellXfs></styleSheet>`;
    const cells = { ...HEADINGS, A2: number(7, '@'), B2: number(7, '0') };
    const parts = xlsxParts({ cells });
    const bytes = zipOf(
      parts.map((part) => (part.name === 'xl/styles.xml' ? { ...part, content: styles } : part)),
    );
    expect(await rowsIn(bytes)).toEqual([['7', '700%']]);
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
  ])('%s is rejected as damaged', async (_, content) => {
    expect(await workbookError(withSheet({ content }))).toBe('damaged-xlsx');
  });

  it('is fine is read: comments, instructions, character data, signs in attributes', async () => {
    const sheet = String(xlsxParts(WORKBOOK).find(({ name }) => name === SHEET)?.content);
    const content = `<?xml version="1.0"?><!-- <a> -->${sheet.replace('<sheetData>', `<x a='>"' b="/"/><y><![CDATA[<z>]]></y><sheetData>`)}`;
    expect(await rowsIn(withSheet({ content }))).toHaveLength(1);
  });

  it('has rows in a comment is read without them', async () => {
    const sheet = String(xlsxParts(WORKBOOK).find(({ name }) => name === SHEET)?.content);
    const row = '<row r="3"><c r="A3" t="inlineStr"><is><t>No</t></is></c></row>';
    for (const aside of [`<!-- ${row} -->`, `<?x ${row} ?>`, `<!-- <![CDATA[ -->`]) {
      const content = sheet.replace('</sheetData>', `${aside}</sheetData>`);
      expect(await rowsIn(withSheet({ content }))).toHaveLength(1);
    }
  });

  it('names a row or a column that no sheet has is rejected', async () => {
    for (const address of ['A1048577', 'XFE2', 'A4294967290', 'ZZZZZZ2']) {
      const cells = { ...HEADINGS, A2: 'Quote', B2: 'Source', [address]: number(1) };
      expect(await workbookError(xlsxOf({ cells }))).toBe('damaged-xlsx');
    }
  });
});
