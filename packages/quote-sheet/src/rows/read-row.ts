import {
  byQuoteField,
  type NewQuote,
  type PreviewIssue,
  QuoteChange,
  type QuoteColumn,
  type SingleProblem,
  saidOfIssue,
} from '@bahai-friends/contract';
import { type SheetCell, shownText } from '@bahai-friends/spreadsheet';
import type { ReadDate } from '../dates/read-date-column.ts';
import type { TranslatedValues } from '../file-row.ts';
import { NOT_TRANSLATED, readTranslations, type TranslatedCells } from './read-translations.ts';
import type { Alteration } from './reading-notes.ts';
import { RowReader } from './row-reader.ts';

/** The cells of one row, by the column that they are read as. */
export type RowCells = Readonly<Record<QuoteColumn, SheetCell | undefined>>;

/** The values of the cells of a row. */
export interface RowReading {
  /** Null when something is wrong with the row. */
  readonly quote: NewQuote | null;
  /** As a `ReadDate` has it. */
  readonly unlessKept?: SingleProblem;
  /** The values as they were read, or as they stand in the file where they could not be. */
  readonly shown: Readonly<NewQuote>;
  /** Its translations; as they stand in the file where they could not be read. */
  readonly translated: TranslatedValues;
  readonly issues: readonly PreviewIssue[];
  readonly alterations: ReadonlySet<Alteration>;
}

/**
 * Reads a row.
 *
 * @param date What its date means, read with the whole column; undefined when it says that there is none.
 * @param translated What it has of translations.
 */
export function readRow(
  cells: RowCells,
  date: ReadDate | undefined,
  translated: TranslatedCells = NOT_TRANSLATED,
): RowReading {
  const reader = new RowReader();
  const linking = [cells.source, cells.text];
  const values = byQuoteField<Record<QuoteColumn, string | null>>(({ file }, column) =>
    reader[file.kind]({ cell: cells[column], column, linking, date }),
  );
  values.language ||= translated.ownLanguage;
  // Whether somebody may give its date has been looked at with the column.
  const { data, error } = QuoteChange.safeParse(values);
  for (const issue of error?.issues ?? []) {
    const column = String(issue.path[0]);
    if (!reader.hasIssue(column)) reader.addIssue(column, saidOfIssue(issue));
  }
  const translations = readTranslations(reader, translated, values.language);
  const { issues, alterations } = reader;
  const unlessKept = date !== undefined && 'day' in date ? date.unlessKept : undefined;
  return {
    ...(unlessKept !== undefined && { unlessKept }),
    quote: issues.length === 0 && data ? data : null,
    shown: byQuoteField<NewQuote>(({ isOptional }, column) => {
      const text = values[column] ?? shownText(cells[column]);
      return isOptional ? text || null : text;
    }),
    translated: translations,
    issues,
    alterations,
  };
}
