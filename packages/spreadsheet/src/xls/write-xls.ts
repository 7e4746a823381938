/*
 * The library's XLS writer takes 16 kB for each cell, and never ends when a string is longer than one record.
 * So it writes sheets of one row, which has a cell of each format, and here all rows take the place of
 * that one: [MS-XLS] 2.4.21 BOF, 2.4.28 BoundSheet8, 2.4.20 Blank, 2.4.149 LabelSst,
 * 2.4.180 Number.
 */
import { CFB, utils, type WorkSheet, write } from '@e965/xlsx';
import { cellsOf, FORMATS, type NewCell, type NewSheet, widthsOf } from '../workbook/new-sheet.ts';
import { RECORD_HEADER, recordBytes, recordsOf, SST, type XlsRecord } from './xls-records.ts';
import { XlsStrings } from './xls-strings.ts';

const BEGIN = 0x0809;
const BOUND_SHEET = 0x0085;
const BLANK = 0x0201;
const NUMBER = 0x0203;
const LABEL_SST = 0x00fd;

/** Where row, column and format stand in the record of a cell, and what follows them. */
const CELL = { row: 0, column: 2, format: 4, value: 6 };
const LARGEST_CELL = RECORD_HEADER + CELL.value + 8;

/** The row of one cell for each format. */
const PATTERN: readonly NewCell[] = [
  { t: 's', v: '', z: FORMATS.text },
  { t: 'n', v: 61, z: FORMATS.date },
  { t: 's', v: '' },
];

/** A workbook's stream from the library, in which each sheet has the row of the pattern only. */
function patternStream(sheets: readonly NewSheet[]) {
  const workbook = utils.book_new();
  for (const sheet of sheets) {
    const { columns, rows, emptyRows = 0 } = sheet;
    const end = {
      r: rows.length + emptyRows - 1,
      c: Math.max(columns.length, PATTERN.length) - 1,
    };
    const pattern = {
      '!data': [PATTERN],
      '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: end }),
      '!cols': widthsOf(sheet),
    } as unknown;
    utils.book_append_sheet(workbook, pattern as WorkSheet, sheet.name);
  }
  const bytes = write(workbook, { type: 'buffer', bookType: 'biff8', bookSST: true });
  const container = CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const entry = CFB.find(container, 'Workbook');
  return { container, entry, stream: Buffer.from(entry.content) };
}

/** The parts of a stream, that of the workbook itself first. */
function partsOf(stream: Buffer): XlsRecord[][] {
  const parts: XlsRecord[][] = [];
  for (const record of recordsOf(stream)) {
    if (record.type === BEGIN) parts.push([]);
    parts.at(-1)?.push(record);
  }
  return parts;
}

/** The number of each format in the workbook, from the cells of the pattern. */
function formatNumbers(pattern: readonly XlsRecord[]): Map<string | undefined, number> {
  return new Map(
    pattern.map(({ payload }) => [
      PATTERN[payload.readUInt16LE(CELL.column)]?.z,
      payload.readUInt16LE(CELL.format),
    ]),
  );
}

/** The records of all cells of a sheet. */
function cellRecords(
  sheet: NewSheet,
  formats: ReadonlyMap<string | undefined, number>,
  strings: XlsStrings,
): Buffer {
  const rows: Buffer[] = [];
  let row = 0;
  for (const cells of cellsOf(sheet, (text) => text)) {
    const bytes = Buffer.alloc(cells.length * LARGEST_CELL);
    let at = 0;
    for (const [column, cell] of cells.entries()) {
      if (cell === undefined) continue;
      const payload = at + RECORD_HEADER;
      const value = payload + CELL.value;
      let end = value;
      if (cell.t === 's') end = bytes.writeUInt32LE(strings.use(cell.v), value);
      else if (cell.t === 'n') end = bytes.writeDoubleLE(cell.v, value);
      bytes.writeUInt16LE({ s: LABEL_SST, n: NUMBER, z: BLANK }[cell.t], at);
      bytes.writeUInt16LE(end - payload, at + 2);
      bytes.writeUInt16LE(row, payload + CELL.row);
      bytes.writeUInt16LE(column, payload + CELL.column);
      bytes.writeUInt16LE(formats.get(cell.z) ?? 0, payload + CELL.format);
      at = end;
    }
    rows.push(bytes.subarray(0, at));
    row += 1;
  }
  return Buffer.concat(rows);
}

/** A sheet's records with all rows in place of the pattern. */
function sheetRecords(pattern: readonly XlsRecord[], sheet: NewSheet, strings: XlsStrings): Buffer {
  const isCell = ({ type }: XlsRecord) => type === LABEL_SST || type === NUMBER;
  const cells = cellRecords(sheet, formatNumbers(pattern.filter(isCell)), strings);
  const first = pattern.findIndex(isCell);
  const records = pattern.map((record, index) => {
    if (index === first) return cells;
    if (isCell(record)) return Buffer.alloc(0);
    return recordBytes(record.type, record.payload);
  });
  return Buffer.concat(records);
}

/** The workbook's own records, with the strings of its sheets and where each of these begins. */
function workbookRecords(
  pattern: readonly XlsRecord[],
  sheets: readonly Buffer[],
  strings: XlsStrings,
): Buffer {
  const table = strings.table();
  const sizeOf = ({ type, payload }: XlsRecord) =>
    type === SST ? table.length : RECORD_HEADER + payload.length;
  let begin = pattern.reduce((size, record) => size + sizeOf(record), 0);
  let sheet = 0;
  const records = pattern.map(({ type, payload }) => {
    if (type === SST) return table;
    if (type === BOUND_SHEET) {
      payload.writeUInt32LE(begin, 0);
      begin += sheets[sheet]?.length ?? 0;
      sheet += 1;
    }
    return recordBytes(type, payload);
  });
  return Buffer.concat(records);
}

/** Sheets as an XLS workbook, word for word. */
export function writeXls(sheets: readonly NewSheet[]): Uint8Array {
  const { container, entry, stream } = patternStream(sheets);
  const [workbook = [], ...patterns] = partsOf(stream);
  const strings = new XlsStrings();
  const written = sheets.map((sheet, index) => sheetRecords(patterns[index] ?? [], sheet, strings));
  entry.content = Buffer.concat([workbookRecords(workbook, written, strings), ...written]);
  entry.size = entry.content.length;
  return CFB.write(container, { type: 'buffer' });
}
