import { CFB } from '@e965/xlsx';
import { recordBytes, recordsOf, SST } from '../xls/xls-records.ts';

const BOUND_SHEET = 0x0085;

/** A workbook with another table of strings, given as its records; its own has one record. */
export function withStringTable(bytes: Uint8Array, table: Buffer): Uint8Array {
  const container = CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const entry = CFB.find(container, 'Workbook');
  const records = [...recordsOf(Buffer.from(entry.content))];
  const former = records.find(({ type }) => type === SST);
  const moved = table.length - recordBytes(SST, former?.payload ?? Buffer.alloc(0)).length;
  for (const { type, payload } of records) {
    if (type === BOUND_SHEET) payload.writeUInt32LE(payload.readUInt32LE(0) + moved, 0);
  }
  entry.content = Buffer.concat(
    records.map(({ type, payload }) => (type === SST ? table : recordBytes(type, payload))),
  );
  entry.size = entry.content.length;
  return CFB.write(container, { type: 'buffer' });
}
