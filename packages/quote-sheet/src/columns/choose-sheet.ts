import { type SingleProblem, say } from '@bahai-friends/contract';
import { excerpt, type SheetRow } from '@bahai-friends/spreadsheet';
import { NOTES_SHEET, QUOTES_SHEET } from '../quote-columns.ts';
import { RecipeError } from '../recipe/recipe-error.ts';
import { findHeader, HEADER_SEARCH_ROWS, type NamedColumns } from './find-header.ts';

/** The properties of a workbook's sheet by which one is chosen. */
export interface CandidateSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** How many rows have something in them. */
  readonly rowCount: number;
  /** The first rows with something in them. */
  firstRows(count: number): readonly SheetRow[];
}

/** The sheet that is read. */
interface SheetChoice<S> {
  readonly sheet: S;
  /** Whether several have headings and none is called Quotes. */
  readonly isUnsure: boolean;
  /** Which other sheets were not read, and how many rows they have. */
  readonly notes: readonly SingleProblem[];
}

/** Sheets that the note about those that were not read names. */
const NAMED_SHEETS_MAX = 5;

const isCalled = ({ name }: CandidateSheet, wanted: string): boolean =>
  name.trim().toLowerCase() === wanted.toLowerCase();

function unreadNotes(
  sheets: readonly CandidateSheet[],
  sheet: CandidateSheet,
): readonly SingleProblem[] {
  const unread = sheets.filter(
    (other) =>
      other !== sheet && !other.isHidden && other.rowCount > 0 && !isCalled(other, NOTES_SHEET),
  );
  if (unread.length === 0) return [];
  const named = unread
    .slice(0, NAMED_SHEETS_MAX)
    .map(({ name, rowCount }) => ({ name: excerpt(name), rows: rowCount }));
  const others = unread.length - named.length;
  return [say('sheets-not-read', { sheet: excerpt(sheet.name), unread: named, others })];
}

/** The columns that the headings of a sheet name, and whether there are rows below them. */
function headerOf(sheet: CandidateSheet): { names: NamedColumns; hasRows: boolean } {
  const rows = sheet.firstRows(HEADER_SEARCH_ROWS);
  const header = findHeader(rows);
  if (!header) return { names: 'none', hasRows: false };
  const upToHeader = rows.filter(({ row }) => row <= header.row.row).length;
  return { names: header.names, hasRows: sheet.rowCount > upToHeader };
}

/**
 * The sheets whose headings name text and source; when there are none, those that name text. Those with
 * nothing but headings, such as a form to copy, count only when all are so.
 */
function sheetsWithHeader<S extends CandidateSheet>(sheets: readonly S[]): readonly S[] {
  const all = sheets.map((sheet) => ({ sheet, ...headerOf(sheet) }));
  const filled = all.filter(({ hasRows }) => hasRows);
  const named = filled.length > 0 ? filled : all;
  const complete = named.filter(({ names }) => names === 'text and source');
  // The template's notes explain a column "text" below one another: those are no headings.
  const textOnly = named.filter(
    ({ sheet, names }) => names === 'text' && !isCalled(sheet, NOTES_SHEET),
  );
  return (complete.length > 0 ? complete : textOnly).map(({ sheet }) => sheet);
}

/** Those among which is chosen: the visible ones with rows; else hidden ones with rows; else all. */
function candidates<S extends CandidateSheet>(sheets: readonly S[]): readonly S[] {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const filled = [visible, sheets].map((some) => some.filter(({ rowCount }) => rowCount > 0));
  return [...filled, visible, sheets].find((some) => some.length > 0) ?? [];
}

/**
 * Chooses the sheet that is read: the one called Quotes, else the first with headings, else the first with
 * anything in it. Hidden sheets are chosen only when nothing is in the others, or when they are wanted.
 *
 * @param sheets In the order of the file; at least one.
 * @param wanted The name of the sheet that the recipe asks for, as it is or as a preview shows it.
 * @throws RecipeError when the file does not have the wanted sheet
 */
export function chooseSheet<S extends CandidateSheet>(
  sheets: readonly S[],
  wanted?: string,
): SheetChoice<S> {
  const choose = (sheet: S | undefined, isUnsure = false): SheetChoice<S> => {
    if (!sheet) throw new RangeError('There is no sheet to choose');
    return { sheet, isUnsure, notes: unreadNotes(sheets, sheet) };
  };
  if (wanted !== undefined) {
    // The preview cuts long names.
    const sheet = sheets.find(({ name }) => name === wanted || excerpt(name) === wanted);
    if (!sheet) throw new RecipeError(say('recipe-sheet-missing', { sheet: excerpt(wanted) }));
    return choose(sheet);
  }
  const some = candidates(sheets);
  const quotes = some.find((sheet) => isCalled(sheet, QUOTES_SHEET));
  if (quotes) return choose(quotes);
  const [first, ...others] = sheetsWithHeader(some);
  if (first) return choose(first, others.length > 0);
  return choose(some.find((sheet) => !isCalled(sheet, NOTES_SHEET)) ?? some[0]);
}
