import { type CellObject, CFB, utils, type WorkSheet, write } from '@e965/xlsx';
import { XlsStrings } from '../xls/xls-strings.ts';
import { withStringTable } from './xls-string-table.ts';

const HLINK = 0x01b8;
const MERGED_CELLS = 0x00e5;
const SHARED_TEXT = 30_000;
/** The widest sheet that the format has. */
const COLUMNS = 256;
const ROWS = 20_000;

const cell = (v: string | number, rest: Partial<CellObject> = {}): CellObject => ({
  t: typeof v === 'number' ? 'n' : 's',
  v,
  ...rest,
});

/** A workbook of one sheet with other strings, which the library would never be done with if they are long. */
function withStrings(bytes: Uint8Array, strings: readonly string[]): Uint8Array {
  const table = new XlsStrings();
  for (const text of strings) table.use(text);
  return withStringTable(bytes, table.table());
}

/** A workbook of these rows; `strings` replace its different texts, in their order of appearance. */
function xlsOf(
  data: readonly (readonly CellObject[])[],
  strings?: readonly string[],
  merges: readonly string[] = [],
): Uint8Array {
  const range = { s: { r: 0, c: 0 }, e: { r: data.length - 1, c: (data[0]?.length ?? 1) - 1 } };
  const sheet = {
    '!data': data,
    '!ref': utils.encode_range(range),
    '!merges': merges.map((merge) => utils.decode_range(merge)),
  } as unknown as WorkSheet;
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Quotes');
  const bytes = write(workbook, { type: 'buffer', bookType: 'biff8', bookSST: true });
  return strings ? withStrings(bytes, strings) : bytes;
}

/** That workbook with its records of a type changed, and each there so many times. */
function withRepeated(
  bytes: Uint8Array,
  type: number,
  times: number,
  change: (record: Buffer) => void = () => {},
): Uint8Array {
  const container = CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const entry = CFB.find(container, 'Workbook');
  const stream = Buffer.from(entry.content);
  const pieces: Buffer[] = [];
  for (let at = 0; at + 4 <= stream.length; ) {
    const end = at + 4 + stream.readUInt16LE(at + 2);
    const record = stream.subarray(at, end);
    if (record.readUInt16LE(0) === type) {
      change(record);
      for (let count = 0; count < times; count += 1) pieces.push(record);
    } else pieces.push(record);
    at = end;
  }
  entry.content = Buffer.concat(pieces);
  entry.size = entry.content.length;
  return CFB.write(container, { type: 'buffer' });
}

function overAllCells(link: Buffer): void {
  link.writeUInt32LE(0xffff_0000, 4);
  link.writeUInt32LE(0x00ff_0000, 8);
}

const HEADINGS = ['text', 'source', 'displayDate', 'referenceUrl'].map((name) => cell(name));
const NAMES = ['text', 'source', 'displayDate', 'referenceUrl'];

/** Old workbooks, whose texts are shared as well. */
export const HOSTILE_XLS: Readonly<Record<string, () => Uint8Array>> = {
  '254 headings that are one text of 30 kB': () =>
    xlsOf(
      [['text', 'source', ...Array<string>(COLUMNS - 2).fill('x')].map((name) => cell(name))],
      ['text', 'source', 'x'.repeat(SHARED_TEXT)],
    ),
  '80,000 cells with one text of 30 kB': () =>
    xlsOf(
      [HEADINGS, ...Array<CellObject[]>(ROWS).fill(NAMES.map(() => cell('x')))],
      [...NAMES, 'x'.repeat(SHARED_TEXT)],
    ),
  '1,000 links over the whole sheet': () => {
    const linked = cell('a', { l: { Target: 'https://example.org/' } });
    const rows = [HEADINGS, [linked, cell('b'), cell('c'), cell('d')]];
    return withRepeated(xlsOf(rows), HLINK, 1000, overAllCells);
  },
  '350,000 merged ranges, each in a record of its own': () =>
    withRepeated(xlsOf([HEADINGS, HEADINGS], undefined, ['A2:D2']), MERGED_CELLS, 350_000),
};
