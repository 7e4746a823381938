/* The table of a workbook's strings: [MS-XLS] 2.4.265 SST, 2.5.293 XLUnicodeRichExtendedString, 2.4.58 Continue. */
import {
  CONTINUE,
  INTERFACE_END,
  RECORD_HEADER,
  recordBytes,
  recordsOf,
  SST,
} from './xls-records.ts';

/** Programs put 8,224 bytes into one; its length has room for more. */
const LENGTH_MAX = 0xffff;
const COUNTS_SIZE = 8;
const HEADER_SIZE = 3;
const IS_WIDE = 1;
const HAS_EXTRAS = 4;
const HAS_RUNS = 8;
const RUN_SIZE = 4;

/**
 * The records that begin within the characters of a string: where they begin in the table, and whether their
 * characters are as wide as those before. Such a record begins with a byte for that; one that begins between
 * two strings, or in what follows the characters of one, has none.
 *
 * @param table The payloads of all its records in a row.
 * @param starts Where in it a further record begins.
 */
function startsWithinStrings(table: Buffer, starts: ReadonlySet<number>): Map<number, boolean> {
  const within = new Map<number, boolean>();
  const numberAt = (at: number, bytes: number) =>
    at + bytes <= table.length ? table.readUIntLE(at, bytes) : 0;
  let at = COUNTS_SIZE;
  for (let left = numberAt(4, 4); left > 0 && at < table.length; left -= 1) {
    let characters = numberAt(at, 2);
    const flags = numberAt(at + 2, 1);
    let isWide = (flags & IS_WIDE) !== 0;
    let behind = 0;
    at += HEADER_SIZE;
    if ((flags & HAS_RUNS) !== 0) {
      behind += numberAt(at, 2) * RUN_SIZE;
      at += 2;
    }
    if ((flags & HAS_EXTRAS) !== 0) {
      behind += numberAt(at, 4);
      at += 4;
    }
    while (characters > 0 && at < table.length) {
      if (starts.has(at)) {
        const wasWide = isWide;
        isWide = numberAt(at, 1) !== 0;
        within.set(at, isWide === wasWide);
        at += 1;
      } else {
        at += isWide ? 2 : 1;
        characters -= 1;
      }
    }
    at += behind;
  }
  return within;
}

/** The same table in as few records as have room for it. Where the width of characters changes, one has to begin. */
function joined([first = Buffer.alloc(0), ...further]: readonly Buffer[]): Buffer {
  const starts: number[] = [];
  let end = first.length;
  for (const payload of further) {
    starts.push(end);
    end += payload.length;
  }
  const within = startsWithinStrings(Buffer.concat([first, ...further]), new Set(starts));
  const records: Buffer[][] = [[first]];
  let size = first.length;
  for (const [index, payload] of further.entries()) {
    const hasSameWidth = within.get(starts[index] ?? 0);
    const rest = hasSameWidth ? payload.subarray(1) : payload;
    if (hasSameWidth === false || size + rest.length > LENGTH_MAX) {
      records.push([payload]);
      size = payload.length;
    } else {
      records.at(-1)?.push(rest);
      size += rest.length;
    }
  }
  return Buffer.concat(
    records.map((parts, index) => recordBytes(index === 0 ? SST : CONTINUE, Buffer.concat(parts))),
  );
}

/** Records that say nothing, of so many bytes: none, or at least those of a header. */
function nothing(bytes: number): Buffer {
  const records: Buffer[] = [];
  for (let left = bytes; left > 0; ) {
    const size = left > LENGTH_MAX ? LENGTH_MAX >> 1 : left;
    records.push(recordBytes(INTERFACE_END, Buffer.alloc(size - RECORD_HEADER)));
    left -= size;
  }
  return Buffer.concat(records);
}

/**
 * Puts the strings of a workbook into few records: with each character the library compares where it stands with where
 * each of them begins, which takes seconds for the 600 records of a large file. What they say stays as it is, and
 * everything else stays where it is.
 *
 * @param stream The workbook's stream; it is changed.
 */
export function joinStrings(stream: Buffer): void {
  let begin = 0;
  let payloads: Buffer[] = [];
  for (const { at, type, payload } of recordsOf(stream)) {
    if (payloads.length > 0 && type === CONTINUE) {
      payloads.push(payload);
      continue;
    }
    if (payloads.length > 1) {
      const table = joined(payloads);
      // It is no longer than it was: each record that is gone had a header.
      stream.set(nothing(at - begin - table.length), begin);
      stream.set(table, at - table.length);
    }
    begin = at;
    payloads = type === SST ? [payload] : [];
  }
}
