import { inEnglish } from '../../../../../packages/spreadsheet/src/sheet.ts';

/** In code points: what an answer repeats of a cell, a heading or a sheet's name. */
export const ECHO_MAX = 100;
/** Columns that an answer names as ignored. */
export const LISTED_COLUMNS_MAX = 20;
/** Notes of an answer, the one about those that were left out included. */
export const LISTED_NOTES_MAX = 20;

/**
 * A piece of a file as an answer repeats it: at most {@link ECHO_MAX} code points, then an ellipsis. A
 * small workbook can name one long text a million times, so whatever is repeated is cut.
 */
export function echoed(text: string): string {
  // So many code units hold more code points than are kept, whatever they are.
  const characters = [...text.slice(0, 2 * ECHO_MAX + 1)];
  return characters.length <= ECHO_MAX ? text : `${characters.slice(0, ECHO_MAX).join('')}…`;
}

/** The columns and notes that an answer lists, and that there are more where there are. */
export function listed(
  columns: readonly string[],
  notes: readonly string[],
): { ignoredColumns: string[]; notes: string[] } {
  const all =
    columns.length > LISTED_COLUMNS_MAX
      ? [
          `${inEnglish(columns.length)} columns were not read; ${LISTED_COLUMNS_MAX} of them are named.`,
          ...notes,
        ]
      : notes;
  const kept = all.length > LISTED_NOTES_MAX ? all.slice(0, LISTED_NOTES_MAX - 1) : all;
  const left = all.length - kept.length;
  return {
    ignoredColumns: columns.slice(0, LISTED_COLUMNS_MAX),
    notes: left > 0 ? [...kept, `There are ${inEnglish(left)} more notes like these.`] : [...kept],
  };
}
