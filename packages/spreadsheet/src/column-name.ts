import { utils } from '@e965/xlsx';

/** The columns of a sheet, at most: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
export const WIDTH_MAX = 16_384;

/**
 * The letters of a column, as spreadsheet programs show them.
 *
 * @param index 0 to 16,383.
 * @example
 * columnName(28); // 'AC'
 */
export const columnName = (index: number): string => utils.encode_col(index);

/**
 * The place of a column, from 0: the inverse of {@link columnName}.
 *
 * @param letters `A` to `XFD`, in capitals.
 * @returns 0 to 16,383; -1 for anything that is no column
 * @example
 * columnIndex('AC'); // 28
 * columnIndex('XFE'); // -1
 */
export function columnIndex(letters: string): number {
  if (!/^[A-Z]{1,3}$/.test(letters)) return -1;
  const index = utils.decode_col(letters);
  return index < WIDTH_MAX ? index : -1;
}
