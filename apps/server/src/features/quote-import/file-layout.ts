import { QUOTE_COLUMNS, type QuoteColumn } from '@bahai-friends/contract';

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

const COLUMN_OF = new Map(QUOTE_COLUMNS.map((column) => [plain(column), column]));

/** The column that a heading means; capitals, spaces, hyphens and underscores do not matter. */
export function columnOf(heading: string): QuoteColumn | undefined {
  return COLUMN_OF.get(plain(heading));
}
