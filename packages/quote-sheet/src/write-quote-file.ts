import {
  type CellColumn,
  KEY_COLUMN,
  kindOfColumn,
  LANGUAGE_COLUMNS,
  LATER_COLUMNS,
  type NewQuote,
  partsOfColumn,
  QUOTE_COLUMNS,
  type QuoteFileFormat,
  quoteField,
  type Translation,
} from '@bahai-friends/contract';
import {
  type NewSheet,
  type SheetColumn,
  writeCsv,
  writeWorkbook,
} from '@bahai-friends/spreadsheet';
import { cellGuard, QUOTES_SHEET } from './quote-columns.ts';

/** A quote as a file has it: with a key when it is stored. */
export interface WrittenQuote extends NewQuote {
  readonly translations?: readonly Translation[];
  readonly key?: string;
}

const KEY_WIDTH = 36;
const KEY: SheetColumn = { type: 'text', width: KEY_WIDTH };

/** The columns that every file has; a file has the others only when a quote uses them. */
const FIRST_COLUMNS = QUOTE_COLUMNS.filter((column) => !LATER_COLUMNS.includes(column));

type WrittenColumn = CellColumn | typeof KEY_COLUMN;
type Row = readonly (string | null)[];

type Guard = (text: string) => string;

/** Where the values of a column are in a quote, and how they are written. */
interface ColumnWriter {
  readonly column: WrittenColumn;
  readonly layout: SheetColumn;
  readonly read: (quote: WrittenQuote) => string | null;
}

const keyWriter: ColumnWriter = {
  column: KEY_COLUMN,
  layout: KEY,
  read: ({ key }) => key ?? null,
};

function writerOf(column: CellColumn, guard: Guard): ColumnWriter {
  const translated = partsOfColumn(column);
  const field = translated?.field ?? (column as (typeof QUOTE_COLUMNS)[number]);
  const { kind, width } = quoteField(field).file;
  const unguarded = (quote: WrittenQuote): string | null => {
    if (translated === null) return quote[field];
    const { language } = translated;
    const translation = quote.translations?.find((one) => one.language === language);
    return translation?.[translated.field] ?? null;
  };
  // Programs take no date, address or language for a formula, and reading takes none for anything else.
  const isGuarded = !['date', 'link', 'language'].includes(kindOfColumn(column));
  return {
    column,
    layout: { type: kind === 'date' ? 'date' : 'text', width },
    read(quote) {
      const value = unguarded(quote);
      return value === null || !isGuarded ? value : guard(value);
    },
  };
}

/** The columns of a file: those of all quotes, those that some have, and last the keys when there are any. */
function writersOf(quotes: readonly WrittenQuote[], guard: Guard): readonly ColumnWriter[] {
  const languages = new Set(
    quotes.flatMap(({ translations = [] }) => translations.map(({ language }) => language)),
  );
  const columns: readonly CellColumn[] = [
    ...FIRST_COLUMNS,
    ...LATER_COLUMNS.filter((column) => quotes.some((quote) => quote[column] !== null)),
    ...LANGUAGE_COLUMNS.filter((column) => {
      const { language } = partsOfColumn(column) ?? {};
      return language !== undefined && languages.has(language);
    }),
  ];
  const hasKeys = quotes.some(({ key }) => key !== undefined);
  return [...columns.map((column) => writerOf(column, guard)), ...(hasKeys ? [keyWriter] : [])];
}

interface QuoteTable {
  readonly columns: readonly SheetColumn[];
  /** The headings, and a row for each quote. */
  readonly rows: readonly Row[];
}

/**
 * Quotes as a table.
 *
 * @param guard Makes of a text what is read word for word.
 */
export function quoteTable(
  quotes: readonly WrittenQuote[],
  guard: Guard = cellGuard.guard,
): QuoteTable {
  const writers = writersOf(quotes, guard);
  return {
    columns: writers.map(({ layout }) => layout),
    rows: [
      writers.map(({ column }) => column),
      ...quotes.map((quote) => writers.map(({ read }) => read(quote))),
    ],
  };
}

/** The sheet that has the quotes. */
export const quotesSheet = (table: QuoteTable): NewSheet => ({ name: QUOTES_SHEET, ...table });

/** Quotes as a file that can be uploaded again, and in which no text is run as a formula. */
export function writeQuoteFile(
  quotes: readonly WrittenQuote[],
  format: QuoteFileFormat,
): Uint8Array {
  const table = quoteTable(quotes);
  return format === 'csv' ? writeCsv(table.rows) : writeWorkbook([quotesSheet(table)], format);
}
