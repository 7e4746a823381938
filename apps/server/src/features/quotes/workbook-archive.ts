import * as xlsx from '@e965/xlsx';
import { CFB, type ParsingOptions, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { UnreadableFile } from './sheet.ts';

/** The library exports it without a type: reads the parts of an XLSX file that were unpacked already. */
const { parse_zip: parseParts } = xlsx as unknown as {
  parse_zip(parts: unknown, options: ParsingOptions): WorkBook;
};

/** A worksheet read with `dense`. */
export type DenseSheet = WorkSheet & {
  readonly '!data'?: readonly (readonly (xlsx.CellObject | undefined)[] | undefined)[];
};

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const SAVE_AGAIN =
  'Please open it in a spreadsheet program and save it as an Excel workbook (.xlsx).';
const PROTECTED =
  'The workbook is password-protected. Please save it without a password and upload it again.';
const DAMAGED = `The workbook is damaged. ${SAVE_AGAIN}`;
const TOO_LARGE_UNPACKED =
  'The workbook unpacks to far more than a list of quotes. Please copy the quotes into a new workbook.';

/** The parts of an XLSX file that hold cells, their formats and links. */
const PART =
  /^(?:\[Content_Types\]\.xml|_rels\/|xl\/(?!media\/|drawings\/|charts\/|embeddings\/))/i;

const OPTIONS: ParsingOptions = {
  type: 'buffer',
  dense: true,
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

/** Unpacks before the library does, which would not mind how much a file unpacks to. */
function unpack(bytes: Uint8Array, unpackedMax: number): unknown {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PART.test(name)) return false;
      unpacked += originalSize;
      // No more than this is written either: a part that says less than it holds is damaged.
      if (unpacked > unpackedMax) throw new UnreadableFile(TOO_LARGE_UNPACKED);
      return true;
    },
  });
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(parts)) {
    CFB.utils.cfb_add(container, `/${name}`, asBuffer(content), { unsafe: true });
  }
  return container;
}

function parse(bytes: Uint8Array, format: 'xlsx' | 'xls', unpackedMax: number): WorkBook {
  if (format === 'xlsx') return parseParts(unpack(bytes, unpackedMax), OPTIONS);
  return xlsx.read(asBuffer(bytes), OPTIONS);
}

/**
 * Opens a workbook whose content is what its name says.
 *
 * @param unpackedMax Bytes that an XLSX file may unpack to.
 * @throws UnreadableFile when it is something else, damaged, protected or unpacks to too much
 */
export function openWorkbook(
  bytes: Uint8Array,
  format: 'xlsx' | 'xls',
  unpackedMax: number,
): WorkBook {
  try {
    if (isProtected(bytes)) throw new UnreadableFile(PROTECTED);
    if (!startsWith(bytes, format === 'xlsx' ? ZIP : COMPOUND)) {
      const name = format.toUpperCase();
      throw new UnreadableFile(`The content of the file is not ${name}. ${SAVE_AGAIN}`);
    }
    return parse(bytes, format, unpackedMax);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const message = error instanceof Error ? error.message : '';
    throw new UnreadableFile(/password|encrypt/i.test(message) ? PROTECTED : DAMAGED);
  }
}
