import { type CellObject, SSF, utils, type WorkBook } from '@e965/xlsx';
import { dayOfSerial } from './quote-date.ts';
import { type Sheet, type SheetCell, type SheetRow, withLineFeeds } from './sheet.ts';
import { type DenseSheet, openWorkbook } from './workbook-archive.ts';

/** The sheet that is read where several are there; the template's. */
export const QUOTES_SHEET = 'Quotes';
/** The template's sheet that explains the other. */
export const NOTES_SHEET = 'Notes';

const NO_VALUE = 'This cell has a formula without a result. Please replace it with its value';
const NO_DAY =
  'This cell has a date or time that stands for no sure day. Please write it as YYYY-MM-DD';
const WRONG = 'This cell shows an error. Please replace it with its value';

/** More columns than anybody fills in; of a wider merge the rest does not matter. */
const MERGE_COLUMNS_MAX = 64;

function numberCell({ v, z }: CellObject, from1904: boolean): SheetCell {
  const value = Number(v);
  const format = z ?? 'General';
  if (SSF.is_date(format)) {
    const day = dayOfSerial(value, from1904);
    return day === null ? { kind: 'unreadable', message: NO_DAY } : { kind: 'date', day };
  }
  return { kind: 'number', text: String(SSF.format(format, value)) };
}

function readCell(cell: CellObject, from1904: boolean): SheetCell {
  switch (cell.t) {
    case 'n':
      // The library gives 0 for a formula that was never calculated.
      if (cell.f !== undefined && cell.v === 0) return { kind: 'unreadable', message: NO_VALUE };
      return numberCell(cell, from1904);
    case 'b':
      return { kind: 'text', text: cell.v ? 'TRUE' : 'FALSE' };
    case 'e':
      return { kind: 'unreadable', message: WRONG };
    default: {
      const text = withLineFeeds(String(cell.v ?? ''));
      const link = cell.l?.Target;
      return link === undefined ? { kind: 'text', text } : { kind: 'text', text, link };
    }
  }
}

/** Merged cells have one value for several rows or columns: nobody can tell what is meant. */
function markMerged(sheet: DenseSheet, rows: SheetCell[][]): void {
  for (const range of sheet['!merges'] ?? []) {
    if (range.e.r === 0) continue;
    const message = `The cells ${utils.encode_range(range)} are merged. Please unmerge them and fill in each`;
    const row = Math.max(range.s.r, 1);
    const last = Math.min(range.e.c, range.s.c + MERGE_COLUMNS_MAX);
    rows[row] ??= [];
    for (let column = range.s.c; column <= last; column += 1) {
      (rows[row] as SheetCell[])[column] = { kind: 'unreadable', message };
    }
  }
}

function readRows(sheet: DenseSheet, from1904: boolean): SheetRow[] {
  const rows: SheetCell[][] = [];
  sheet['!data']?.forEach((cells, index) => {
    const row: SheetCell[] = [];
    cells?.forEach((cell, column) => {
      if (cell) row[column] = readCell(cell, from1904);
    });
    if (row.length > 0) rows[index] = row;
  });
  markMerged(sheet, rows);
  return rows.flatMap((cells, index) => (cells ? [{ row: index + 1, cells }] : []));
}

/** The names of the sheets that people see, and of those what is read. */
function chooseSheet({ SheetNames, Workbook }: WorkBook): { name: string; others: string[] } {
  const visible = SheetNames.filter((_, index) => !Workbook?.Sheets?.[index]?.Hidden);
  const names = visible.length > 0 ? visible : SheetNames;
  const named = names.find((name) => name.toLowerCase() === QUOTES_SHEET.toLowerCase());
  const name = named ?? names[0] ?? '';
  return { name, others: names.filter((other) => other !== name && other !== NOTES_SHEET) };
}

/**
 * Reads the sheet “Quotes” of a workbook, or else its first one.
 *
 * @param unpackedMax Bytes that an XLSX file may unpack to.
 * @throws UnreadableFile as {@link openWorkbook}
 */
export function readWorkbook(
  bytes: Uint8Array,
  format: 'xlsx' | 'xls',
  unpackedMax: number,
): Sheet {
  const workbook = openWorkbook(bytes, format, unpackedMax);
  const { name, others } = chooseSheet(workbook);
  const sheet: DenseSheet = workbook.Sheets[name] ?? {};
  const notes = others
    .filter((other) => workbook.Sheets[other]?.['!ref'] !== undefined)
    .map((other) => `Only the sheet “${name}” was read, not “${other}”.`);
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return { rows: readRows(sheet, from1904), isDelimited: false, notes };
}
