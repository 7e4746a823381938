import { z } from 'zod';

/** The file endings that an upload may have, compared without regard to case. */
export const QUOTE_FILE_FORMATS = ['csv', 'xlsx', 'xls'] as const;
export const QuoteFileFormat = z.enum(QUOTE_FILE_FORMATS);
export type QuoteFileFormat = z.infer<typeof QuoteFileFormat>;

export const NO_FILE = 'Please select a file first';
export const WRONG_FILE_NAME =
  'The name of the file contains characters that cannot be shown. Please rename the file';
export const WRONG_EXTENSION = 'Only CSV, XLSX, or XLS files are allowed';

/** What the ending of a file's name says that it is; null when it may not be uploaded. */
export function quoteFileFormat(name: string): QuoteFileFormat | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return QUOTE_FILE_FORMATS.find((format) => format === ending) ?? null;
}

/** The columns of a file of quotes; the first two must be there. */
export const QUOTE_COLUMNS = ['text', 'source', 'displayDate', 'referenceUrl'] as const;
export const QuoteColumn = z.enum(QUOTE_COLUMNS);
export type QuoteColumn = z.infer<typeof QuoteColumn>;

/** The column of an export that names the stored quote of each row, with its version. */
export const KEY_COLUMN = 'key';

/** What a column of a file can be read as. */
export const FILE_COLUMNS = [...QUOTE_COLUMNS, KEY_COLUMN] as const;
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
