import { CFB } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { workbookError } from '../testing/read-sheet.ts';
import { partsWithout, WORKBOOK, withSheet, xlsxOf } from '../testing/xlsx.ts';
import { zipOf } from '../testing/zip.ts';

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
  ])('is not taken for XLSX: %s', async (_, bytes) => {
    expect(await workbookError(bytes)).toBe('not-xlsx');
  });

  it.each([
    ['CSV', 'text,source\na,b\n'],
    ['a page', '<html><table><tr><td>text</td></tr></table></html>'],
    ['XLSX', xlsxOf(WORKBOOK)],
    ['a letter', compound({ WordDocument: Buffer.from('Dear all') })],
  ])('is not taken for XLS: %s', async (_, bytes) => {
    expect(await workbookError(bytes, 'xls')).toBe('not-xls');
  });

  it('is not read when it is too old to be sure of its letters', async () => {
    expect(await workbookError(compound({ Book: Buffer.alloc(600) }), 'xls')).toBe('too-old');
  });
});

describe('a protected workbook', () => {
  it.each(['xlsx', 'xls'] as const)(
    'is rejected when all of it is encrypted, as %s',
    async (format) => {
      const bytes = compound({
        EncryptionInfo: Buffer.alloc(8),
        EncryptedPackage: Buffer.alloc(64),
      });
      expect(await workbookError(bytes, format)).toBe('password-protected');
    },
  );

  it('is rejected as XLS with FILEPASS', async () => {
    const bof = Buffer.from('0908100000060500bb0dcc07c100000006030000', 'hex');
    const filePass = Buffer.from(`2f003600010001000100${'ab'.repeat(48)}`, 'hex');
    const end = Buffer.from('0a000000', 'hex');
    const Workbook = Buffer.concat([bof, filePass, end, Buffer.alloc(4096)]);
    expect(await workbookError(compound({ Workbook }), 'xls')).toBe('password-protected');
  });

  it('is rejected as an encrypted ZIP file', async () => {
    expect(await workbookError(withSheet({ flags: 1 }))).toBe('password-protected');
  });
});
