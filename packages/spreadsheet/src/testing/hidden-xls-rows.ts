import { CFB } from '@e965/xlsx';
import { recordsOf } from '../xls/xls-records.ts';

/** [MS-XLS] 2.4.221 Row: which one it is, and the byte with fDyZero. */
const ROW = 0x0208;
const FLAGS_AT = 12;
const IS_HIDDEN = 0x20;

/** A workbook with some rows of its sheets hidden; the first row is 1. */
export function withHiddenXlsRows(workbook: Uint8Array, rows: readonly number[]): Uint8Array {
  const container = CFB.read(Buffer.from(workbook), { type: 'buffer' });
  const entry = CFB.find(container, 'Workbook');
  const stream = Buffer.from(entry.content);
  for (const { type, payload } of recordsOf(stream)) {
    if (type !== ROW || !rows.includes(payload.readUInt16LE(0) + 1)) continue;
    payload.writeUInt8(payload.readUInt8(FLAGS_AT) | IS_HIDDEN, FLAGS_AT);
  }
  entry.content = stream;
  return CFB.write(container, { type: 'buffer' });
}
