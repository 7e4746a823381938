/* Records of an XLS workbook: [MS-XLS] 2.1.4 and 2.3. */
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { cellsOfRange, createLinkLimit } from '../workbook/hyperlink-limit.ts';

export const RECORD_HEADER = 4;

export const SST = 0x00fc;
export const CONTINUE = 0x003c;
/** A record that says nothing. */
export const INTERFACE_END = 0x00e2;

const FORMULA = 0x0006;
const BLANK = 0x0201;
const MUL_BLANK = 0x00be;
const ARRAY = 0x0221;
const SHARED_FORMULA = 0x04bc;
const LINK = 0x01b8;
const MERGED_CELLS = 0x00e5;
const LINK_TOOLTIP = 0x0800;

/** Programs put about 1,000 ranges into one; the library copies all before with each. */
const MERGE_RECORDS_MAX = 10_000;

/** Where a formula's size stands in its record: behind cell, value and flags. */
const FORMULA_SIZE_AT = 20;
/** Tokens of a formula for a link: [MS-XLS] 2.5.198.89 PtgStr, .84 PtgRef and .63 PtgFuncVar. */
const TEXT_TOKEN = 0x17;
const REFERENCE_TOKENS = [0x24, 0x44, 0x64];
const REFERENCE_SIZE = 5;
const FUNCTION_TOKENS = [0x22, 0x42, 0x62];
const FUNCTION_SIZE = 4;
const HYPERLINK = 359;
/** The formula `1`: its size and its only token, PtgInt. */
const ONE = Buffer.from([3, 0, 0x1e, 1, 0]);

export interface XlsRecord {
  readonly type: number;
  readonly payload: Buffer;
}

export function* recordsOf(stream: Buffer): Generator<XlsRecord & { readonly at: number }> {
  for (let at = 0; at + RECORD_HEADER <= stream.length; ) {
    const end = at + RECORD_HEADER + stream.readUInt16LE(at + 2);
    yield { at, type: stream.readUInt16LE(at), payload: stream.subarray(at + RECORD_HEADER, end) };
    at = end;
  }
}

/** A record as it stands in a stream. */
export function recordBytes(type: number, payload: Buffer): Buffer {
  const header = Buffer.alloc(RECORD_HEADER);
  header.writeUInt16LE(type, 0);
  header.writeUInt16LE(payload.length, 2);
  return Buffer.concat([header, payload]);
}

/** How many cells a range covers: [MS-XLS] 2.5.209 Ref8U. */
function cellsOf(range: Buffer): number {
  if (range.length < 8) return 0;
  const [firstRow = 0, lastRow = 0, first = 0, last = 0] = [0, 2, 4, 6].map((at) =>
    range.readUInt16LE(at),
  );
  return cellsOfRange(lastRow - firstRow + 1, last - first + 1);
}

/** Where a text token ends; 0 when there is none. */
function endOfText(formula: Buffer, at: number): number {
  const [token, length = 0, width = 0] = formula.subarray(at, at + 3);
  return token === TEXT_TOKEN && width <= 1 ? at + 3 + length * (width + 1) : 0;
}

/** Whether a formula's tokens are HYPERLINK of a text, and of another or a cell beside it. */
function isLink(formula: Buffer): boolean {
  let at = endOfText(formula, 0);
  if (at === 0) return false;
  const single = at;
  at = endOfText(formula, single) || single;
  if (REFERENCE_TOKENS.includes(formula[single] ?? 0)) at += REFERENCE_SIZE;
  const [token = 0, parameters] = formula.subarray(at);
  return (
    formula.length === at + FUNCTION_SIZE &&
    FUNCTION_TOKENS.includes(token) &&
    parameters === (at === single ? 1 : 2) &&
    formula.readUInt16LE(at + 2) === HYPERLINK
  );
}

/** Replaces the words of a formula, unless they are those of a link to an address. */
function removeWords(record: Buffer): void {
  if (record.length < FORMULA_SIZE_AT + ONE.length) return;
  const start = FORMULA_SIZE_AT + 2;
  if (isLink(record.subarray(start, start + record.readUInt16LE(FORMULA_SIZE_AT)))) return;
  record.set(ONE, FORMULA_SIZE_AT);
}

/**
 * Overwrites what keeps the library busy and says nothing about a cell: the words of formulas, which may
 * be shared by all cells of a sheet, empty cells, and links over very many cells.
 *
 * @param stream The workbook's stream; it is changed.
 * @throws UnreadableFileError `too-large-unpacked` when its merged ranges stand in more than 10,000 records
 */
export function removePitfalls(stream: Buffer): void {
  const countLink = createLinkLimit();
  let merges = 0;
  for (const { at, type, payload } of recordsOf(stream)) {
    const remove = () => stream.writeUInt16LE(INTERFACE_END, at);
    switch (type) {
      case FORMULA:
        removeWords(payload);
        break;
      case LINK:
        if (!countLink(cellsOf(payload))) remove();
        break;
      case MERGED_CELLS:
        merges += 1;
        if (merges > MERGE_RECORDS_MAX) throw new UnreadableFileError('too-large-unpacked');
        break;
      case LINK_TOOLTIP:
      case ARRAY:
      case SHARED_FORMULA:
      case BLANK:
      case MUL_BLANK:
        remove();
    }
  }
}
