import { QUOTE_COLUMNS, type QuoteColumn } from '@bahai-friends/contract';
import { createCellGuard } from '@bahai-friends/spreadsheet';

/** The sheet of a workbook that has the quotes. */
export const QUOTES_SHEET = 'Quotes';
/** The template's sheet that explains the other. */
export const NOTES_SHEET = 'Notes';

/** How the text of a template's example row begins; such a row is never imported. */
export const EXAMPLE_PREFIX = 'EXAMPLE (not imported): ';

/** Also keeps a quote that begins like the example from being taken for one. */
export const cellGuard = createCellGuard([EXAMPLE_PREFIX]);

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

const COLUMN_OF = new Map(QUOTE_COLUMNS.map((column) => [plain(column), column]));

/** The column that a heading means; capitals, spaces, hyphens and underscores do not matter. */
export function columnOf(heading: string): QuoteColumn | undefined {
  return COLUMN_OF.get(plain(heading));
}
