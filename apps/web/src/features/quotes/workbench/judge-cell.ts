import {
  isEmptyMarker,
  NewQuote,
  NO_SOURCE_NAME,
  QUOTE_COLUMNS,
  type QuoteColumn,
  readLink,
  saysSource,
} from '@bahai-friends/contract';

const FIELDS = NewQuote.shape;

export const isQuoteColumn = (name: string): name is QuoteColumn =>
  QUOTE_COLUMNS.some((column) => column === name);

/** A cell of a file as it is stored: without the words for nothing, an address with its scheme. */
function readCell(column: QuoteColumn, text: string): string {
  const value = isEmptyMarker(text) ? '' : text;
  return column === 'referenceUrl' ? readLink(value) : value;
}

/**
 * What is wrong with a cell, by the rules that the server applies to it; none when nothing is.
 *
 * @example
 * judgeCell('source', 'n/a'); // ['Source is required']
 */
export function judgeCell(column: QuoteColumn, text: string): readonly string[] {
  const value = readCell(column, text);
  const { error } = FIELDS[column].safeParse(value);
  if (error) return [...new Set(error.issues.map(({ message }) => message))];
  return column === 'source' && !saysSource(value) ? [NO_SOURCE_NAME] : [];
}
