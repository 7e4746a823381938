import {
  CELL_COLUMNS,
  type CellColumn,
  isEmptyMarker,
  kindOfColumn,
  NewQuote,
  NewTranslation,
  NO_SOURCE_NAME,
  partsOfColumn,
  type QuoteColumn,
  readLink,
  saysSource,
} from '@bahai-friends/contract';
import { told } from '../../../../texts/told.ts';
import { givenDayMessages } from '../../day-messages.ts';

const FIELDS = NewQuote.shape;
const TRANSLATED = NewTranslation.shape;

/** Whether a problem is about a cell, and not about the row as a whole. */
export const isCellColumn = (name: string): name is CellColumn =>
  CELL_COLUMNS.some((column) => column === name);

/** A cell's value as it is stored: empty for words that mean nothing, an address with its scheme. */
function readCell(column: CellColumn, text: string): string {
  const value = isEmptyMarker(text) ? '' : text;
  return kindOfColumn(column) === 'link' ? readLink(value) : value;
}

/**
 * The problems of a cell, by the server's rules; empty when there are none.
 *
 * @param stored The value of the stored quote that the row would change: its date may stay whatever its year is.
 * @example
 * judgeCell('source', 'n/a'); // ['Source is required']
 */
export function judgeCell(
  column: CellColumn,
  text: string,
  stored?: string | null,
): readonly string[] {
  const value = readCell(column, text);
  const kind = kindOfColumn(column);
  if (kind === 'date') return givenDayMessages(value, stored);
  const translated = partsOfColumn(column);
  // The row as a whole decides whether a translation may be missing.
  if (translated !== null && value === '') return [];
  const schema = translated ? TRANSLATED[translated.field] : FIELDS[column as QuoteColumn];
  const { error } = schema.safeParse(value);
  if (error) return [...new Set(error.issues.map(({ message }) => message))];
  return kind === 'source' && !saysSource(value) ? [told(NO_SOURCE_NAME)] : [];
}
