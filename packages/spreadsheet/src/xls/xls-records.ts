/* Records of an XLS workbook: [MS-XLS] 2.1.4 and 2.3. */
import { cellsOfRange, createLinkLimit } from '../workbook/hyperlink-limit.ts';

export const RECORD_HEADER = 4;

const FORMULA = 0x0006;
const BLANK = 0x0201;
const MUL_BLANK = 0x00be;
/** A record that says nothing. */
const INTERFACE_END = 0x00e2;
const ARRAY = 0x0221;
const SHARED_FORMULA = 0x04bc;
const LINK = 0x01b8;
const LINK_TOOLTIP = 0x0800;

/** Where a formula's size stands in its record: behind cell, value and flags. */
const FORMULA_SIZE_AT = 20;
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

/** How many cells a range covers: [MS-XLS] 2.5.209 Ref8U. */
function cellsOf(range: Buffer): number {
  if (range.length < 8) return 0;
  const [firstRow = 0, lastRow = 0, first = 0, last = 0] = [0, 2, 4, 6].map((at) =>
    range.readUInt16LE(at),
  );
  return cellsOfRange(lastRow - firstRow + 1, last - first + 1);
}

/**
 * Overwrites what keeps the library busy and says nothing about a cell: the words of formulas, which may
 * be shared by all cells of a sheet, empty cells, and links over very many cells.
 *
 * @param stream The workbook's stream; it is changed.
 */
export function removePitfalls(stream: Buffer): void {
  const countLink = createLinkLimit();
  for (const { at, type, payload } of recordsOf(stream)) {
    const remove = () => stream.writeUInt16LE(INTERFACE_END, at);
    switch (type) {
      case FORMULA:
        if (payload.length >= FORMULA_SIZE_AT + ONE.length) payload.set(ONE, FORMULA_SIZE_AT);
        break;
      case LINK:
        if (!countLink(cellsOf(payload))) remove();
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
