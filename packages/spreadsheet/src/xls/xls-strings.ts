/*
 * The library's XLS writer never ends when a string is longer than one record. So it writes short
 * stand-ins, and their table is replaced here: [MS-XLS] 2.4.265 SST, 2.5.293 XLUnicodeRichExtendedString,
 * 2.4.58 Continue, 2.4.28 BoundSheet8.
 */
import { CFB } from '@e965/xlsx';
import { RECORD_HEADER, recordsOf, type XlsRecord } from './xls-records.ts';

const SST = 0x00fc;
const CONTINUE = 0x003c;
const BOUND_SHEET = 0x0085;
const PAYLOAD_MAX = 8224;
/** Characters in two bytes each; nothing beside them. */
const UTF_16 = 1;

function bytesOf({ type, payload }: XlsRecord): Buffer {
  const header = Buffer.alloc(RECORD_HEADER);
  header.writeUInt16LE(type, 0);
  header.writeUInt16LE(payload.length, 2);
  return Buffer.concat([header, payload]);
}

/** The table of strings, begun anew in a further record wherever one is full. */
function stringTable(strings: readonly string[], uses: Buffer): XlsRecord[] {
  const payloads: Buffer[][] = [[uses]];
  let room = PAYLOAD_MAX - uses.length;
  const put = (bytes: Buffer) => {
    payloads.at(-1)?.push(bytes);
    room -= bytes.length;
  };
  const startRecord = () => {
    payloads.push([]);
    room = PAYLOAD_MAX;
  };
  for (const text of strings) {
    const header = Buffer.from([text.length & 0xff, text.length >> 8, UTF_16]);
    if (room < header.length) startRecord();
    put(header);
    const characters = Buffer.from(text, 'utf16le');
    for (let at = 0; at < characters.length; ) {
      if (room < 2) {
        startRecord();
        put(Buffer.from([UTF_16]));
      }
      const end = Math.min(characters.length, at + (room & ~1));
      put(characters.subarray(at, end));
      at = end;
    }
  }
  return payloads.map((parts, index) => ({
    type: index === 0 ? SST : CONTINUE,
    payload: Buffer.concat(parts),
  }));
}

function replaceTable(stream: Buffer, strings: readonly string[]): Buffer {
  const table = [...recordsOf(stream)].find(({ type }) => type === SST);
  if (!table) return stream;
  const counts = Buffer.from(table.payload.subarray(0, 8));
  const replacement = stringTable(strings, counts).map(bytesOf);
  const parts: Buffer[] = [];
  let inTable = false;
  for (const record of recordsOf(stream)) {
    inTable = record.type === SST || (inTable && record.type === CONTINUE);
    if (record.type === SST) parts.push(...replacement);
    else if (!inTable) parts.push(bytesOf(record));
  }
  const result = Buffer.concat(parts);
  moveSheets(result, result.length - stream.length);
  return result;
}

/** Each sheet's place in the stream stands before the table, so it moves with the table's size. */
function moveSheets(stream: Buffer, by: number): void {
  for (const { type, payload } of recordsOf(stream)) {
    if (type === BOUND_SHEET) payload.writeUInt32LE(payload.readUInt32LE(0) + by, 0);
  }
}

/**
 * An XLS workbook with other strings in its table.
 *
 * @param strings As many as there are different ones in the workbook, in their order of appearance.
 */
export function withStrings(workbook: Uint8Array, strings: readonly string[]): Uint8Array {
  const container = CFB.read(Buffer.from(workbook), { type: 'buffer' });
  const entry = CFB.find(container, 'Workbook');
  entry.content = replaceTable(Buffer.from(entry.content), strings);
  entry.size = entry.content.length;
  return CFB.write(container, { type: 'buffer' });
}
