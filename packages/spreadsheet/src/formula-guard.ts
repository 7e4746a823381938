/**
 * Beginnings that spreadsheet programs take for a formula, wide forms included:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = '[=+\\-@\\t\\r＝＋－＠]';

/** Keeps texts from being run as formulas. */
export interface CellGuard {
  /** The text with an apostrophe before it where it needs one. */
  guard(text: string): string;
  /** The text as it was before `guard`; any other text is returned as it is. */
  unguard(text: string): string;
}

/**
 * Guards texts against formula injection: an apostrophe goes before what spreadsheet programs would run
 * as a formula, and before apostrophes that such a beginning follows, so that any text comes back.
 *
 * @param reserved Beginnings of texts that have a meaning for the reader of the file, and are guarded, too.
 * @example
 * const { guard, unguard } = createCellGuard();
 * guard('=1+1'); // "'=1+1"
 * unguard("'=1+1"); // '=1+1'
 */
export function createCellGuard(reserved: readonly string[] = []): CellGuard {
  const special = `(?:${[FORMULA, ...reserved.map(RegExp.escape)].join('|')})`;
  const needsGuard = new RegExp(`^'*${special}`, 'u');
  const hasGuard = new RegExp(`^'+${special}`, 'u');
  return {
    guard: (text) => (needsGuard.test(text) ? `'${text}` : text),
    unguard: (text) => (hasGuard.test(text) ? text.slice(1) : text),
  };
}
