import { CFB } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { quotesOf, readFile, refusalOf, UNPACKED_MAX } from './testing/read-file.ts';
import { partsWithout, WORKBOOK, withSheet, xlsxOf, xlsxParts } from './testing/xlsx.ts';
import { zipOf } from './testing/zip.ts';

const SAVE_AGAIN =
  'Please open it in a spreadsheet program and save it as an Excel workbook (.xlsx).';
const NOT_XLSX = `The content of the file is not XLSX. ${SAVE_AGAIN}`;
const NOT_XLS = `The content of the file is not XLS. ${SAVE_AGAIN}`;
const DAMAGED = `The workbook is damaged. ${SAVE_AGAIN}`;
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
    expect(refusal(withSheet({ content: bomb, size: 100 }))).toBe(DAMAGED);
    expect(refusal(withSheet({ content: bomb, size: 0, localSize: 0 }))).toBe(DAMAGED);
    expect(refusal(withSheet({ content: bomb, isStored: true, size: 0 }))).toBe(DAMAGED);
  });

  it('is refused before anything is unpacked when it only says so', () => {
    expect(refusal(withSheet({ size: 0xffff_fff0 }))).toBe(TOO_LARGE);
  });

  it('is read when the rest of it is pictures', () => {
    const picture = { name: 'xl/media/image1.png', content: bomb };
    expect(quotesOf(readFile(zipOf([...xlsxParts(WORKBOOK), picture]), 'xlsx'))).toHaveLength(1);
  });
});
