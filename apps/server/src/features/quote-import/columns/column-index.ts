const LETTERS = 26;
const CODE_BEFORE_A = 64;
/** Columns that a sheet may have: A to XFD. */
const COLUMNS_MAX = 16_384;

/**
 * The column that spreadsheet programs show with some letters, from 0; -1 when there is none.
 *
 * @example
 * columnIndex('AC'); // 28
 */
export function columnIndex(letters: string): number {
  if (!/^[A-Z]{1,3}$/.test(letters)) return -1;
  const number = [...letters].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - CODE_BEFORE_A,
    0,
  );
  return number <= COLUMNS_MAX ? number - 1 : -1;
}
