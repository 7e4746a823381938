import * as xlsx from '@e965/xlsx';
import { CFB, type ParsingOptions, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { UnreadableFile } from '../sheet.ts';
import { removePitfalls } from '../xls/xls-records.ts';
import { withoutPitfalls } from '../xlsx/sanitize-xml.ts';
import { unzipParts } from '../xlsx/unzip-parts.ts';
import { countElements } from '../xlsx/xml-elements.ts';

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

/** What to do about a workbook that cannot be read, by the kind that it was uploaded as. */
const SAVE_AGAIN = {
  xlsx: 'Please open it in a spreadsheet program, copy the quotes into a new workbook, and upload that.',
  xls: 'Please open it in a spreadsheet program and save it as an Excel workbook (.xlsx).',
} as const;
const COPY = 'Please copy the quotes into a new workbook.';
const PROTECTED =
  'The workbook is password-protected. Please save it without a password and upload it again.';
export const DAMAGED = {
  xlsx: `The workbook is damaged. ${SAVE_AGAIN.xlsx}`,
  xls: `The workbook is damaged. ${SAVE_AGAIN.xls}`,
} as const;
const NOT_THIS = {
  xlsx: 'The content of the file is not XLSX. A file does not become a workbook by its name: please open the original in a spreadsheet program, copy the quotes into a new workbook, and upload that.',
  xls: `The content of the file is not XLS. ${SAVE_AGAIN.xls}`,
} as const;
const TOO_LARGE_UNPACKED = `The workbook unpacks to far more than a list of quotes. ${COPY}`;

/** As many as a workbook of {@link SHEETS_MAX} sheets has, with what programs put beside each. */
const PARTS_MAX = 1000;
const SHEETS_MAX = 50;
/** Elements of all parts: cells and their values, pieces of texts, and what describes them. */
const ELEMENTS_MAX = 2_000_000;
/** What describes cells and parts: merged ranges, links, formats, relations. */
const DESCRIPTIONS = ['mergeCell', 'hyperlink', 'xf', 'numFmt', 'Relationship', 'Override'];
/** More than spreadsheet programs take of any of them, together. */
const DESCRIPTIONS_MAX = 100_000;
/** The library looks at a part's content twice to read it; some parts it reads twice. */
const LOOKS_MAX = 4;
/** It reads a sheet once, but this one, which programs of Apple write, twice. */
const SHEET_LOOKS_MAX = 2;
const SHEET = /^xl\/worksheets\/(?!sheet\.xml$)/i;

const TOO_MANY_PARTS = `The workbook has more than ${PARTS_MAX.toLocaleString('en')} parts, far more than a list of quotes. ${COPY}`;
const TOO_MANY_SHEETS = `The workbook has more than ${SHEETS_MAX} sheets. ${COPY}`;
const tooManyCells = (max: number): string =>
  `The workbook has more than ${max.toLocaleString('en')} cells, far more than a list of quotes. ${COPY}`;

export interface WorkbookLimits {
  /** Bytes that an XLSX file may unpack to. */
  readonly unpackedMax: number;
  /** Cells with something in them on all sheets of an XLSX file. */
  readonly cellsMax: number;
}

/** The parts of an XLSX file that hold cells, their formats and links. */
const PART =
  /^(?:\[Content_Types\]\.xml|_rels\/[^/]*|xl\/(?:_rels\/|worksheets\/(?:_rels\/)?)?[^/]*\.(?:xml|rels))$/i;
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

/** A part of a workbook as the library reads it: so often, however many sheets say that it is theirs. */
function partOf(name: string, content: Buffer): PropertyDescriptor {
  const looksMax = SHEET.test(name) ? SHEET_LOOKS_MAX : LOOKS_MAX;
  let looks = 0;
  return {
    get() {
      looks += 1;
      if (looks > looksMax) throw new Error('A part is used for several sheets');
      return content;
    },
  };
}

/** Counts what a part has, against what all of them may have. */
function createBudget(cellsMax: number): (xml: string) => void {
  let [cells, elements, sheets, descriptions] = [0, 0, 0, 0];
  return (xml) => {
    const counts = countElements(xml);
    cells += counts.get('c') ?? 0;
    sheets += counts.get('sheet') ?? 0;
    for (const name of DESCRIPTIONS) descriptions += counts.get(name) ?? 0;
    for (const count of counts.values()) elements += count;
    if (sheets > SHEETS_MAX) throw new UnreadableFile(TOO_MANY_SHEETS);
    if (cells > cellsMax) throw new UnreadableFile(tooManyCells(cellsMax));
    if (elements > ELEMENTS_MAX || descriptions > DESCRIPTIONS_MAX) {
      throw new UnreadableFile(TOO_LARGE_UNPACKED);
    }
  };
}

/** Unpacks before the library does, which would not mind how much a file unpacks to. */
function unpack(bytes: Uint8Array, { unpackedMax, cellsMax }: WorkbookLimits): unknown {
  const parts = unzipParts(bytes, PART, {
    sizeMax: unpackedMax,
    tooLarge: TOO_LARGE_UNPACKED,
    countMax: PARTS_MAX,
    tooMany: TOO_MANY_PARTS,
  });
  if (![...parts.keys()].some((name) => MAIN_PART.test(name))) {
    throw new UnreadableFile(NOT_THIS.xlsx);
  }
  const container = CFB.utils.cfb_new();
  const count = createBudget(cellsMax);
  let left = unpackedMax;
  for (const [name, content] of parts) {
    const xml = withoutPitfalls(name, content.toString('latin1'));
    // Character data takes up to five times its room as text.
    left -= xml.length;
    if (left < 0) throw new UnreadableFile(TOO_LARGE_UNPACKED);
    count(xml);
    const entry = CFB.utils.cfb_add(container, `/${name}`, content, { unsafe: true });
    Object.defineProperty(entry, 'content', partOf(name, Buffer.from(xml, 'latin1')));
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
  if (stream !== null) {
    const content = Buffer.from(stream.content);
    removePitfalls(content);
    return xlsx.read(content, OPTIONS);
  }
  throw new UnreadableFile(
    CFB.find(container, '/Book') === null
      ? NOT_THIS.xls
      : `The workbook is of a very old kind. ${SAVE_AGAIN.xls}`,
  );
}

/**
 * Opens a workbook whose content is what its name says.
 *
 * @throws UnreadableFile when it is something else, damaged, protected or beyond a limit
 */
export function openWorkbook(
  bytes: Uint8Array,
  format: 'xlsx' | 'xls',
  limits: WorkbookLimits,
): WorkBook {
  try {
    if (isProtected(bytes)) throw new UnreadableFile(PROTECTED);
    if (!startsWith(bytes, format === 'xlsx' ? ZIP : COMPOUND)) {
      throw new UnreadableFile(NOT_THIS[format]);
    }
    const workbook =
      format === 'xls' ? parseXls(bytes) : parseParts(unpack(bytes, limits), OPTIONS);
    if (workbook.SheetNames.length > SHEETS_MAX) throw new UnreadableFile(TOO_MANY_SHEETS);
    return workbook;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const message = error instanceof Error ? error.message : '';
    throw new UnreadableFile(/password|encrypt/i.test(message) ? PROTECTED : DAMAGED[format]);
  }
}
