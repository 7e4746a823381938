import type { QuoteFileFormat } from '@bahai-friends/contract';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { sampleFile } from '@bahai-friends/spreadsheet/testing/sample-files';
import { WORKBOOK, withSheet, xlsxOf, xlsxParts } from '@bahai-friends/spreadsheet/testing/xlsx';
import { zipOf } from '@bahai-friends/spreadsheet/testing/zip';
import { CFB } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { LIMITS, problemsOf, readFile, rejectionOf, UNPACKED_MAX } from './testing/read-file.ts';

function oldWorkbook(): Buffer {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, 'Book', Buffer.alloc(600));
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}

const COPY = 'Please copy the quotes into a new workbook.';
const AS_XLSX = 'Please open it in a spreadsheet program and save it as an Excel workbook (.xlsx).';
const bomb = Buffer.alloc(UNPACKED_MAX * 5);
const parts = (count: number) =>
  zipOf([
    ...xlsxParts(WORKBOOK),
    ...Array.from({ length: count }, (_, index) => ({ name: `media/${index}`, content: '' })),
  ]);
const sheets = Array.from({ length: 51 }, (_, index) => ({ name: `Sheet ${index}` }));
const columns = Array.from({ length: 201 }, (_, index) => `c${index}`).join();
const CSV = 'text,source\na,b\n';

const FILES: readonly (readonly [
  what: string,
  format: QuoteFileFormat,
  content: string | Uint8Array,
  message: string,
])[] = [
  [
    'XLSX as CSV',
    'csv',
    'PK\u0003\u0004 and more',
    'The content of the file is not CSV. Please save it in a spreadsheet program as “CSV UTF-8” or as an Excel workbook (.xlsx).',
  ],
  [
    'CSV with damaged letters',
    'csv',
    Buffer.from('\xef\xbb\xbftext,source\na\xe9,b', 'latin1'),
    'Some letters of the file are damaged. Please open the original in a spreadsheet program and save it as “CSV UTF-8” or as an Excel workbook (.xlsx).',
  ],
  [
    'CSV with far too many rows',
    'csv',
    CSV + 'c,d\n'.repeat(2 * LIMITS.rowsMax),
    'The file has more than 40,000 quotes, but at most 20,000 can be uploaded at once. Please split it into several files.',
  ],
  [
    'CSV with far too many rows of another length',
    'csv',
    `${CSV}${',,\n'.repeat(100_001)}`,
    'The file has far more rows than a list of quotes. Please copy the quotes into a new file.',
  ],
  [
    'CSV with too many columns',
    'csv',
    `${columns}\na`,
    'The file has more than 200 columns with something in them. Please delete the columns that are not needed, and upload it again.',
  ],
  [
    'CSV as XLSX',
    'xlsx',
    CSV,
    'The content of the file is not XLSX. A file does not become a workbook by its name: please open the original in a spreadsheet program, copy the quotes into a new workbook, and upload that.',
  ],
  ['CSV as XLS', 'xls', CSV, `The content of the file is not XLS. ${AS_XLSX}`],
  ['a very old XLS', 'xls', oldWorkbook(), `The workbook is of a very old kind. ${AS_XLSX}`],
  [
    'an XLSX with a password',
    'xlsx',
    sampleFile('protected.xlsx'),
    'The workbook is password-protected. Please save it without a password and upload it again.',
  ],
  [
    'a damaged XLSX',
    'xlsx',
    withSheet({ checksum: 1 }),
    'The workbook is damaged. Please open it in a spreadsheet program, copy the quotes into a new workbook, and upload that.',
  ],
  [
    'a damaged XLS',
    'xls',
    sampleFile('quotes.xls').subarray(0, 8000),
    `The workbook is damaged. ${AS_XLSX}`,
  ],
  [
    'an XLSX that unpacks to too much',
    'xlsx',
    withSheet({ content: bomb }),
    `The workbook unpacks to far more than a list of quotes. ${COPY}`,
  ],
  [
    'an XLSX with too many parts',
    'xlsx',
    parts(1000),
    `The workbook has more than 1,000 parts, far more than a list of quotes. ${COPY}`,
  ],
  [
    'an XLSX with too many sheets',
    'xlsx',
    xlsxOf({ ...WORKBOOK, sheets }),
    `The workbook has more than 50 sheets. ${COPY}`,
  ],
];

describe('the message for a file that cannot be read', () => {
  it.each(FILES)('says what to do about %s', async (_, format, content, message) => {
    const result = await readFile(content, format);
    expect(withoutCodes(result)).toEqual({ ok: false, message, total: 0, issues: [] });
  });

  it('says what to do about an XLSX with too many cells', async () => {
    const limits = { ...LIMITS, cellsMax: 5 };
    expect(await rejectionOf(readFile(xlsxOf(WORKBOOK), 'xlsx', { limits }))).toBe(
      `The workbook has more than 5 cells, far more than a list of quotes. ${COPY}`,
    );
  });

  it('says what to do about misplaced quotation marks, as a problem of their row', async () => {
    const message =
      'The quotation marks in row 4 do not fit together. A text that has quotation marks of its own needs each of them doubled, and one pair around the whole, without a space before it.';
    const result = await readFile(`${CSV}\nSay "yes, sir" to life,A`, 'csv');
    expect(await problemsOf(result)).toEqual([`4 : ${message}`]);
    expect(await rejectionOf(result)).toBe(message);
  });
});
