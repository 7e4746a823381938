import { EXAMPLE_MARK } from '../../../apps/server/src/features/quote-import/quote-template.ts';

/**
 * Beginnings that spreadsheet programs take for a formula, wide forms included:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = '[=+\\-@\\t\\r＝＋－＠]';
/** What must not stand at the beginning of a cell that is to be read as it is. */
const TAKEN_FOR_MORE = `(?:${FORMULA}|${EXAMPLE_MARK.replace(/[()]/g, '\\$&')})`;

const NEEDS_GUARD = new RegExp(`^'*${TAKEN_FOR_MORE}`, 'u');
const HAS_GUARD = new RegExp(`^'+${TAKEN_FOR_MORE}`, 'u');

/**
 * A text that programs show, and uploads read, as it is: an apostrophe goes before what looks like a
 * formula or like a template's example. {@link unguardCell} takes it away again.
 */
export function guardCell(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

/** The text as it was before {@link guardCell}. */
export function unguardCell(text: string): string {
  return HAS_GUARD.test(text) ? text.slice(1) : text;
}
