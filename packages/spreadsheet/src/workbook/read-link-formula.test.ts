import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { workbookSheet } from '../testing/read-sheet.ts';
import { type Cell, HEADINGS, xlsxOf } from '../testing/xlsx.ts';

const NO_RESULT = {
  kind: 'unreadable',
  fault: { code: 'no-result' },
  message: 'This cell has a formula without a result. Please replace it with its value',
};
const here = { kind: 'text', text: 'here', link: 'https://a.b/?x=1&y=2' };

/** The values that are read from these cells, one below the other in the fourth column. */
async function readXlsx(...cells: readonly Cell[]) {
  const below = cells.map((cell, index) => [`D${index + 2}`, cell]);
  const bytes = xlsxOf({ cells: { ...HEADINGS, ...Object.fromEntries(below) } });
  const { rows } = await workbookSheet(bytes, 'xlsx', { unpackedMax: 20_000_000 });
  return rows.slice(1).map((row) => row.cells[3]);
}

const formula = (words: string, result = '<v>here</v>', attributes = ''): Cell => ({
  type: 'str',
  xml: `<f${attributes}>${words}</f>${result}`,
});

const LINK = 'HYPERLINK("https://a.b/?x=1&amp;y=2","here")';

describe('a formula for a link in an XLSX workbook', () => {
  it.each([
    ['with its result', formula(LINK)],
    ['as LibreOffice writes it', formula(LINK, '<v>here</v>', ' aca="false"')],
    ['as Google writes it', formula(LINK.replaceAll('"', '&quot;'))],
    ['that was never calculated', { xml: `<f>${LINK}</f>` }],
    ['that was never calculated, with a zero', { xml: `<f>${LINK}</f><v>0</v>` }],
    ['that takes what it shows from a cell', formula('HYPERLINK("https://a.b/?x=1&amp;y=2",A2)')],
  ])('is a link: %s', async (_, cell) => {
    expect(await readXlsx(cell)).toEqual([here]);
  });

  it('shows the address when it says nothing else, and the number of a cell', async () => {
    expect(
      await readXlsx(formula('HYPERLINK("https://é.b/")'.replace('é', '\u00e9')), {
        xml: '<f>HYPERLINK("https://a.b/",A2)</f><v>7</v>',
      }),
    ).toEqual([
      { kind: 'text', text: 'https://é.b/', link: 'https://é.b/' },
      { kind: 'text', text: '7', link: 'https://a.b/' },
    ]);
  });

  it('leads to one address in all cells that share it', async () => {
    const shared = (words: string, si: number) =>
      formula(words, '<v>here</v>', ` t="shared" ref="D2:D3" si="${si}"`);
    const child = { type: 'str', xml: '<f t="shared" si="7"/><v>here</v>' };
    const other = { type: 'str', xml: `<f t='shared' si='8'></f><v>here</v>` };
    const cells = [shared(LINK, 7), child, shared('HYPERLINK(A1)', 8), other];
    const plain = { kind: 'text', text: 'here' };
    expect(await readXlsx(...cells)).toEqual([here, here, plain, plain]);
  });

  it('is the text that it shows when its address is not written in it', async () => {
    const words = ['HYPERLINK(A2,"here")', 'HYPERLINK("https://a.b/"&amp;A2,"here")', 'A2'];
    expect(await readXlsx(...words.map((each) => formula(each)))).toEqual(
      words.map(() => ({ kind: 'text', text: 'here' })),
    );
    expect(await readXlsx({ xml: '<f>HYPERLINK("https://a.b/",A2)</f>' })).toEqual([NO_RESULT]);
  });

  it('is the text that it shows when it is longer than any, or there are too many', async () => {
    const long = formula(`HYPERLINK("https://a.b/${'x'.repeat(8192)}","here")`);
    expect(await readXlsx(long)).toEqual([{ kind: 'text', text: 'here' }]);
    const words = `HYPERLINK("https://a.b/${'x'.repeat(8000)}","here")`;
    const child = { type: 'str', xml: '<f t="shared" si="0"/><v>here</v>' };
    const cells = [formula(words, '<v>here</v>', ' si="0"'), ...Array<Cell>(1300).fill(child)];
    const read = await readXlsx(...cells);
    expect(read.filter((cell) => cell && 'link' in cell)).toHaveLength(
      Math.floor(10_000_000 / words.length),
    );
  });
});

/** A text as a token: [MS-XLS] 2.5.198.89. */
function textToken(text: string): number[] {
  const isWide = /[^\u0020-\u00ff]/.test(text);
  return [0x17, text.length, isWide ? 1 : 0, ...Buffer.from(text, isWide ? 'utf16le' : 'latin1')];
}
const functionToken = (parameters: number, number = 359): number[] => [
  0x42,
  parameters,
  number & 0xff,
  number >> 8,
];
const referenceToken = [0x44, 1, 0, 0, 0xc0];

/** The value read from a cell with these tokens; its result is 0, as programs write it that do not calculate. */
async function readXls(...tokens: readonly number[]) {
  const bf = Buffer.from([tokens.length, 0, ...tokens]);
  const data: Partial<CellObject & { bf: Buffer }>[][] = [
    [{ t: 's', v: 'text' }],
    [{ t: 'n', v: 0, bf }],
  ];
  const sheet = { '!data': data, '!ref': 'A1:A2' } as unknown as WorkSheet;
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Quotes');
  const bytes = write(workbook, { type: 'buffer', bookType: 'biff8', bookSST: true });
  return (await workbookSheet(bytes, 'xls')).rows[1]?.cells[0];
}

describe('a formula for a link in an XLS workbook', () => {
  it('is a link', async () => {
    const address = textToken('https://a.b/');
    expect(await readXls(...address, ...textToken('نور "so"'), ...functionToken(2))).toEqual({
      kind: 'text',
      text: 'نور "so"',
      link: 'https://a.b/',
    });
    expect(await readXls(...address, ...functionToken(1))).toEqual({
      kind: 'text',
      text: 'https://a.b/',
      link: 'https://a.b/',
    });
  });

  it.each([
    ['whose address is not written in it', [...referenceToken, ...functionToken(1)]],
    ['that is another', [...textToken('a'), ...textToken('b'), ...functionToken(2, 336)]],
    ['with a part too many', [...textToken('a'), ...functionToken(1), ...textToken('b'), 8]],
    ['with a part too few', [...textToken('a'), ...functionToken(2)]],
    ['that ends too soon', [...textToken('a'), 0x42, 1]],
    ['without a result', [...textToken('a'), ...referenceToken, ...functionToken(2)]],
  ])('is none %s', async (_, tokens) => {
    expect(await readXls(...tokens)).toEqual(NO_RESULT);
  });
});
