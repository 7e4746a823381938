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

/** Whether a problem stands at a cell, and not at the row as a whole. */
export const isCellColumn = (name: string): name is CellColumn =>
  CELL_COLUMNS.some((column) => column === name);

/** A cell of a file as it is stored: without the words for nothing, an address with its scheme. */
function readCell(column: CellColumn, text: string): string {
  const value = isEmptyMarker(text) ? '' : text;
  return kindOfColumn(column) === 'link' ? readLink(value) : value;
}

/**
 * What is wrong with a cell, by the rules that the server applies to it; none when nothing is.
 *
 * @param stored What the quote that the row would change has there: its date may stay whatever its year is.
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
  // Whether there is a translation at all is a matter of the whole row.
  if (translated !== null && value === '') return [];
  const schema = translated ? TRANSLATED[translated.field] : FIELDS[column as QuoteColumn];
  const { error } = schema.safeParse(value);
  if (error) return [...new Set(error.issues.map(({ message }) => message))];
  return kind === 'source' && !saysSource(value) ? [told(NO_SOURCE_NAME)] : [];
}
