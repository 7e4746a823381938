import { type CellObject, SSF, utils, type WorkBook } from '@e965/xlsx';
import { dayOfSerial } from './quote-date.ts';
import {
  isBlank,
  type Sheet,
  type SheetCell,
  type SheetRow,
  UnreadableFile,
  withLineFeeds,
} from './sheet.ts';
import { DAMAGED, type DenseSheet, openWorkbook } from './workbook-archive.ts';

/** The sheet that is read where several are there; the template's. */
export const QUOTES_SHEET = 'Quotes';
/** The template's sheet that explains the other. */
export const NOTES_SHEET = 'Notes';

const NO_VALUE = 'This cell has a formula without a result. Please replace it with its value';
const NO_NUMBER =
  'This cell has a number that cannot be read. Please format the cell as text and type it again';
const WRONG = 'This cell shows an error. Please replace it with its value';

/** A language in a format, such as `[$-409]`; the library shows it as a dollar sign. */
const LANGUAGE = /\[\$-[^\]]*\]/g;

/** More columns than anybody fills in; of a wider merge the rest does not matter. */
const MERGE_COLUMNS_MAX = 64;

/** Whether a format shows which day it is, and not just a time or a month. */
function showsDay(format: string): boolean {
  return /d/i.test(format.replace(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, ''));
}

function numberCell({ v, z }: CellObject, from1904: boolean): SheetCell {
  const value = Number(v);
  const format = String(z ?? 'General');
  if (SSF.is_date(format)) {
    return { kind: 'date', day: showsDay(format) ? dayOfSerial(value, from1904) : null };
  }
  try {
    const shown = format.replace(LANGUAGE, '') || 'General';
    if (Number.isFinite(value)) return { kind: 'number', text: String(SSF.format(shown, value)) };
  } catch {
    // A format that the library does not know.
  }
  return { kind: 'unreadable', message: NO_NUMBER };
}

function readCell(cell: CellObject, from1904: boolean): SheetCell | undefined {
  switch (cell.t) {
    case 'z':
      return cell.f === undefined ? undefined : { kind: 'unreadable', message: NO_VALUE };
    case 'n':
      // Programs that do not calculate write 0.
      if (cell.f !== undefined && cell.v === 0) return { kind: 'unreadable', message: NO_VALUE };
      return numberCell(cell, from1904);
    case 'b':
      return { kind: 'text', text: cell.v ? 'TRUE' : 'FALSE' };
    case 'e':
      return { kind: 'unreadable', message: WRONG };
    default: {
      const text = withLineFeeds(String(cell.v ?? ''));
      const link = cell.l?.Target;
      return link === undefined || text.trim() === ''
        ? { kind: 'text', text }
        : { kind: 'text', text, link };
    }
  }
}

/**
 * Merged cells have one value, that of the first, for several rows or columns: nobody can tell what is
 * meant. Those without a value say nothing.
 */
function markMerged(sheet: DenseSheet, rows: SheetCell[][]): void {
  for (const range of sheet['!merges'] ?? []) {
    if (range.e.r === 0 || isBlank(rows[range.s.r]?.[range.s.c])) continue;
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
      const content = cell && readCell(cell, from1904);
      if (content) row[column] = content;
    });
    if (row.length > 0) rows[index] = row;
  });
  markMerged(sheet, rows);
  return rows.flatMap((cells, index) => (cells ? [{ row: index + 1, cells }] : []));
}

const hasCells = (sheet: DenseSheet | undefined): boolean =>
  sheet?.['!data']?.some((cells) => cells?.some((cell) => cell && cell.t !== 'z')) ?? false;

/** Of the sheets that people see the one that is read, and others with something in them. */
function chooseSheet({ SheetNames, Sheets, Workbook }: WorkBook): {
  name: string;
  others: string[];
} {
  const visible = SheetNames.filter((_, index) => !Workbook?.Sheets?.[index]?.Hidden);
  const names = visible.length > 0 ? visible : SheetNames;
  const filled = names.filter((name) => hasCells(Sheets[name]));
  const named = names.find((name) => name.toLowerCase() === QUOTES_SHEET.toLowerCase());
  const name = named ?? filled[0] ?? names[0] ?? '';
  return { name, others: filled.filter((other) => other !== name && other !== NOTES_SHEET) };
}

/**
 * Reads the sheet “Quotes” of a workbook, or else the first with anything in it.
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
  const sheet: DenseSheet | undefined = workbook.Sheets[name];
  // The library leaves out a sheet that it could not read.
  if (!sheet) throw new UnreadableFile(DAMAGED);
  const notes = others.map((other) => `Only the sheet “${name}” was read, not “${other}”.`);
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return { rows: readRows(sheet, from1904), isDelimited: false, notes };
}
