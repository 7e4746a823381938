import * as xlsx from '@e965/xlsx';
import { CFB, type ParsingOptions, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { UnreadableFile } from './sheet.ts';
import { unzipParts } from './zip-parts.ts';

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
export const DAMAGED = `The workbook is damaged. ${SAVE_AGAIN}`;
const TOO_LARGE_UNPACKED =
  'The workbook unpacks to far more than a list of quotes. Please copy the quotes into a new workbook.';

const contentIsNot = (format: string): string =>
  `The content of the file is not ${format.toUpperCase()}. ${SAVE_AGAIN}`;

/** The parts of an XLSX file that hold cells, their formats and links. */
const PART =
  /^(?:\[Content_Types\]\.xml|_rels\/.*|xl\/(?!media\/|drawings\/|charts\/|embeddings\/).*\.(?:xml|rels))$/i;
const MAIN_PART = /^xl\/workbook\d*\.xml$/i;

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
 * Writes differently what the library reads wrongly: it cuts characters beyond U+FFFF that are written
 * as their numbers, and does not count an empty row or shared string that has no end of its own.
 */
function withoutPitfalls(xml: Buffer): Buffer {
  const inBytes = (text: string): string => Buffer.from(text).toString('latin1');
  let text = xml.toString('latin1');
  if (text.includes('&#')) {
    text = text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (reference, hexadecimal, decimal) => {
      const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      return code > 0xffff ? inBytes(String.fromCodePoint(code)) : reference;
    });
  }
  return Buffer.from(
    text.replace(/<((?:\w+:)?(?:si|row))(\s[^<>]*)?\/>/g, '<$1$2></$1>'),
    'latin1',
  );
}

/** Unpacks before the library does, which would not mind how much a file unpacks to. */
function unpack(bytes: Uint8Array, sizeMax: number): unknown {
  const parts = unzipParts(bytes, PART, { sizeMax, tooLarge: TOO_LARGE_UNPACKED });
  if (![...parts.keys()].some((name) => MAIN_PART.test(name))) {
    throw new UnreadableFile(contentIsNot('xlsx'));
  }
  const container = CFB.utils.cfb_new();
  for (const [name, content] of parts) {
    CFB.utils.cfb_add(container, `/${name}`, withoutPitfalls(content), { unsafe: true });
  }
  return container;
}

/**
 * Reads only what programs since 1997 write: older ones leave open which letters they mean. Of its
 * streams only the workbook's is read; others may keep the library busy without end when damaged.
 */
function parseXls(bytes: Uint8Array): WorkBook {
  const container = CFB.read(asBuffer(bytes), { type: 'buffer' });
  const stream = CFB.find(container, '/Workbook');
  if (stream !== null) return xlsx.read(stream.content, OPTIONS);
  throw new UnreadableFile(
    CFB.find(container, '/Book') === null
      ? contentIsNot('xls')
      : `The workbook is of a very old kind. ${SAVE_AGAIN}`,
  );
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
      throw new UnreadableFile(contentIsNot(format));
    }
    if (format === 'xls') return parseXls(bytes);
    return parseParts(unpack(bytes, unpackedMax), OPTIONS);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const message = error instanceof Error ? error.message : '';
    throw new UnreadableFile(/password|encrypt/i.test(message) ? PROTECTED : DAMAGED);
  }
}
