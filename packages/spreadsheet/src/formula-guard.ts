/**
 * Beginnings that spreadsheet programs take for a formula, wide forms included:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;
const APOSTROPHES = /^'+/;

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
 * @param isReserved Whether a text has a meaning for the reader of the file, and is guarded, too; it is
 *   asked about texts without apostrophes at their beginning.
 * @example
 * const { guard, unguard } = createCellGuard();
 * guard('=1+1'); // "'=1+1"
 * unguard("'=1+1"); // '=1+1'
 */
export function createCellGuard(isReserved: (text: string) => boolean = () => false): CellGuard {
  const needsGuard = (text: string): boolean => {
    if (text === '') return false;
    const rest = text.replace(APOSTROPHES, '');
    return FORMULA.test(rest) || isReserved(rest);
  };
  return {
    guard: (text) => (needsGuard(text) ? `'${text}` : text),
    unguard: (text) => (text.startsWith("'") && needsGuard(text) ? text.slice(1) : text),
  };
}
