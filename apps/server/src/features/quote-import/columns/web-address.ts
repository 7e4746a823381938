import { type SheetCell, shownText } from '@bahai-friends/spreadsheet';

/** Values of a column that are looked at. */
export const JUDGED_VALUES = 20;
/** In UTF-16 code units: a longer value is no address. */
const ADDRESS_MAX = 2000;
/** With http:// or https://, or a host with a dot and letters at its end, then nothing or a path. */
const ADDRESS = /^(?:https?:\/\/\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?)$/iu;

/**
 * Whether a text is a web address, also one without a scheme.
 *
 * @example
 * isWebAddress('www.bahai.org/library'); // true
 * isWebAddress('Gleanings, p. 12'); // false
 */
export function isWebAddress(text: string): boolean {
  return text.length <= ADDRESS_MAX && ADDRESS.test(text);
}

/** Whether most of the first values of a column are web addresses; not when it has none. */
export function areWebAddresses(cells: readonly SheetCell[]): boolean {
  const values = cells.slice(0, JUDGED_VALUES).map(shownText);
  return values.filter(isWebAddress).length > values.length / 2;
}
