import { formatNumber } from './format-number.ts';
/**
 * The form of a word that goes with a count in English.
 *
 * @example plural(2, 'was', 'were'); // 'were'
 */
export function plural(count: number, one: string, several: string): string {
  return count === 1 ? one : several;
}

/**
 * A count with its noun in English, with commas between thousands.
 *
 * @param several The plural, when it is not the singular with an "s".
 * @example counted(1, 'quote'); // '1 quote'
 * @example counted(1200, 'holy day'); // '1,200 holy days'
 */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${formatNumber(count)} ${plural(count, one, several)}`;
}
