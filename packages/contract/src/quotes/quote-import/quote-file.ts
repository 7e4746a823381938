import { z } from 'zod';
import { sayRule } from '../../http/say-rule.ts';
import { QUOTE_FIELD_NAMES, quoteField } from '../each-quote-field.ts';
import { LANGUAGE_COLUMNS, partsOfColumn } from './language-columns.ts';

/** The file endings that an upload may have, compared without regard to case. */
export const QUOTE_FILE_FORMATS = ['csv', 'xlsx', 'xls'] as const;
export const QuoteFileFormat = z.enum(QUOTE_FILE_FORMATS);
export type QuoteFileFormat = z.infer<typeof QuoteFileFormat>;

export const NO_FILE = sayRule('file-missing');
export const WRONG_FILE_NAME = sayRule('file-name-not-shown');
export const WRONG_EXTENSION = sayRule('file-of-another-kind');

/** The format of a file by its name's extension; null when it may not be uploaded. */
export function quoteFileFormat(name: string): QuoteFileFormat | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return QUOTE_FILE_FORMATS.find((format) => format === ending) ?? null;
}

/** The columns of a file of quotes: a field that files did not have would be lost on the way through one. */
export const QUOTE_COLUMNS = QUOTE_FIELD_NAMES;
export const QuoteColumn = z.enum(QUOTE_COLUMNS);
export type QuoteColumn = z.infer<typeof QuoteColumn>;

/** Those that must be there. */
export const REQUIRED_COLUMNS = QUOTE_COLUMNS.filter((column) => !quoteField(column).isOptional);
/** Those that may be missing. */
export const OPTIONAL_COLUMNS = QUOTE_COLUMNS.filter((column) => quoteField(column).isOptional);

/**
 * Those that files of earlier versions do not have. A file without such a column leaves what is stored, and whether two
 * quotes are the same does not depend on it.
 */
export const LATER_COLUMNS = QUOTE_COLUMNS.filter(
  (column) => quoteField(column).isKeptWhenMissing === true,
);

/** The contents of a column. */
export const kindOfColumn = (column: CellColumn) =>
  quoteField(partsOfColumn(column)?.field ?? (column as QuoteColumn)).file.kind;
export type ColumnKind = ReturnType<typeof kindOfColumn>;

/** The column of an export that names the stored quote of each row, with its version. */
export const KEY_COLUMN = 'key';

/** What the cells of a row can be: parts of the quote, or of one of its translations. */
export const CELL_COLUMNS = [...QUOTE_COLUMNS, ...LANGUAGE_COLUMNS] as const;
export const CellColumn = z.enum(CELL_COLUMNS);
export type CellColumn = z.infer<typeof CellColumn>;

/** The meanings with which a column of a file can be read. */
export const FILE_COLUMNS = [...CELL_COLUMNS, KEY_COLUMN] as const;
export const FileColumn = z.enum(FILE_COLUMNS);
export type FileColumn = z.infer<typeof FileColumn>;

/** Problems of a file that a response lists; their total is told besides. */
export const LISTED_ISSUES_MAX = 100;

/** The encodings of CSV files that are read, by their names in the Encoding Standard. */
export const CSV_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1256',
  'windows-1257',
] as const;
export const CsvEncoding = z.enum(CSV_ENCODINGS);
export type CsvEncoding = z.infer<typeof CsvEncoding>;

export const CSV_SEPARATORS = [',', ';', '\t'] as const;
export const CsvSeparator = z.enum(CSV_SEPARATORS);
export type CsvSeparator = z.infer<typeof CsvSeparator>;

/** In which order a date of three numbers names day, month and year. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export const DateOrder = z.enum(DATE_ORDERS);
export type DateOrder = z.infer<typeof DateOrder>;
