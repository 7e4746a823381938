import * as xlsx from '@e965/xlsx';
import { CFB, type ParsingOptions, type WorkBook } from '@e965/xlsx';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { takeHiddenRows } from './hidden-rows.ts';
import { sanitizeXml } from './sanitize-xml.ts';
import { unzipParts } from './unzip-parts.ts';
import { countElements } from './xml-elements.ts';

/** The library exports it without a type: reads the parts of an XLSX file that were unpacked already. */
const { parse_zip: parseParts } = xlsx as unknown as {
  parse_zip(parts: unknown, options: ParsingOptions): WorkBook;
};

/** As many as a workbook with all the sheets it may have, with what programs put beside each. */
const PARTS_MAX = 1000;

/** The parts of an XLSX file that hold cells, their formats and links. */
const PART =
  /^(?:\[Content_Types\]\.xml|_rels\/[^/]+|xl\/(?:_rels\/|worksheets\/(?:_rels\/)?)?[^/]*\.(?:xml|rels))$/i;
const MAIN_PART = /^xl\/workbook\d*\.xml$/i;

/** The library looks at a part's content twice to read it; some parts it reads twice. */
const LOOKS_MAX = 4;
/** It reads a sheet once, but this one, which programs of Apple write, twice. */
const SHEET_LOOKS_MAX = 2;
const SHEET = /^xl\/worksheets\/(?!sheet\.xml$)/i;

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

/** Elements of all parts: cells and their values, pieces of texts, and what describes them. */
const ELEMENTS_MAX = 2_000_000;
/** Elements that describe cells and parts: merged ranges, links, formats, relations. */
const DESCRIPTIONS = ['mergeCell', 'hyperlink', 'xf', 'numFmt', 'Relationship', 'Override'];
/** The largest number of these elements in all; spreadsheet programs accept fewer of any of them. */
const DESCRIPTIONS_MAX = 100_000;

interface PartLimits {
  readonly cellsMax: number;
  readonly sheetsMax: number;
}

/**
 * Counts what the parts of a workbook have together.
 *
 * @returns To be called with the XML of each part; it throws UnreadableFileError when that is too much.
 */
function createPartCounter({ cellsMax, sheetsMax }: PartLimits): (xml: string) => void {
  let [cells, elements, sheets, descriptions] = [0, 0, 0, 0];
  return (xml) => {
    const counts = countElements(xml);
    cells += counts.get('c') ?? 0;
    sheets += counts.get('sheet') ?? 0;
    for (const name of DESCRIPTIONS) descriptions += counts.get(name) ?? 0;
    for (const count of counts.values()) elements += count;
    if (sheets > sheetsMax) throw new UnreadableFileError('too-many-sheets', { limit: sheetsMax });
    if (cells > cellsMax) throw new UnreadableFileError('too-many-cells', { limit: cellsMax });
    if (elements > ELEMENTS_MAX || descriptions > DESCRIPTIONS_MAX) {
      throw new UnreadableFileError('too-large-unpacked');
    }
  };
}

/**
 * Reads an XLSX file. It is unpacked here, since the library does not limit how much it unpacks.
 *
 * @throws UnreadableFileError when it is no XLSX file, or beyond a limit
 * @throws Error when it is damaged, or encrypted, which the message says
 */
export async function parseXlsx(
  bytes: Uint8Array,
  { unpackedMax, ...limits }: PartLimits & { readonly unpackedMax: number },
  options: ParsingOptions,
): Promise<WorkBook> {
  const parts = await unzipParts(bytes, PART, { sizeMax: unpackedMax, countMax: PARTS_MAX });
  if (![...parts.keys()].some((name) => MAIN_PART.test(name))) {
    throw new UnreadableFileError('not-xlsx');
  }
  const container = CFB.utils.cfb_new();
  const count = createPartCounter(limits);
  let left = unpackedMax;
  for (const [name, content] of parts) {
    const xml = sanitizeXml(name, content.toString('latin1'));
    // Character data takes up to five times its room as text.
    left -= xml.length;
    if (left < 0) throw new UnreadableFileError('too-large-unpacked');
    count(xml);
    const entry = CFB.utils.cfb_add(container, `/${name}`, content, { unsafe: true });
    Object.defineProperty(entry, 'content', partOf(name, Buffer.from(xml, 'latin1')));
  }
  const workbook = parseParts(container, options);
  takeHiddenRows(workbook);
  return workbook;
}
