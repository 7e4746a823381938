const LETTERS = 3;

/**
 * A month's name for a narrow column. It is composed first, so that no letter loses its accent.
 *
 * @example shortMonth('Raḥmat'); // 'Raḥ'
 */
export function shortMonth(name: string): string {
  return [...name.normalize('NFC')].slice(0, LETTERS).join('');
}
