import { CFB, type ParsingOptions, read, type WorkBook } from '@e965/xlsx';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { joinStrings } from '../xls/join-strings.ts';
import { removePitfalls } from '../xls/xls-records.ts';
import { parseXlsx } from '../xlsx/parse-xlsx.ts';

export type WorkbookFormat = 'xlsx' | 'xls';

/** How large an XLSX file may be, which no size of the packed file says. */
export interface WorkbookLimits {
  /** Bytes that its parts may unpack to together. */
  readonly unpackedMax: number;
  /** Cells with something in them on all sheets. */
  readonly cellsMax: number;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const SHEETS_MAX = 50;

const OPTIONS: ParsingOptions = {
  type: 'buffer',
  dense: true,
  // Without them a formula that was never calculated would look like an empty cell.
  sheetStubs: true,
  cellNF: true,
  cellText: false,
  cellHTML: false,
};

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

function isProtected(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, COMPOUND) &&
    CFB.find(CFB.read(asBuffer(bytes), { type: 'buffer' }), 'EncryptedPackage') !== null
  );
}

/**
 * Reads only what programs since 1997 write: older ones leave open which letters they mean. Of its
 * streams only the workbook's is read; others may keep the library busy without end when damaged.
 */
function parseXls(bytes: Uint8Array): WorkBook {
  const container = CFB.read(asBuffer(bytes), { type: 'buffer' });
  const stream = CFB.find(container, '/Workbook');
  if (stream !== null) {
    const content = Buffer.from(stream.content);
    removePitfalls(content);
    joinStrings(content);
    return read(content, OPTIONS);
  }
  throw new UnreadableFileError(CFB.find(container, '/Book') === null ? 'not-xls' : 'too-old');
}

/**
 * Opens a workbook whose content is what its name says.
 *
 * @throws UnreadableFileError when it is something else, damaged, protected or beyond a limit
 */
export async function openWorkbook(
  bytes: Uint8Array,
  format: WorkbookFormat,
  limits: WorkbookLimits,
): Promise<WorkBook> {
  try {
    if (isProtected(bytes)) throw new UnreadableFileError('password-protected');
    if (!startsWith(bytes, format === 'xlsx' ? ZIP : COMPOUND)) {
      throw new UnreadableFileError(`not-${format}`);
    }
    const workbook =
      format === 'xls'
        ? parseXls(bytes)
        : await parseXlsx(bytes, { ...limits, sheetsMax: SHEETS_MAX }, OPTIONS);
    if (workbook.SheetNames.length > SHEETS_MAX) {
      throw new UnreadableFileError('too-many-sheets', { limit: SHEETS_MAX });
    }
    return workbook;
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    const message = error instanceof Error ? error.message : '';
    const isLocked = /password|encrypt/i.test(message);
    throw new UnreadableFileError(isLocked ? 'password-protected' : `damaged-${format}`);
  }
}
