/** Why a file cannot be read; what the value of `limit` counts, where there is one. */
export type UnreadableFileCode =
  | 'not-csv'
  /** CSV: the bytes are not in one of the encodings that are read, or some are damaged. */
  | 'damaged-text'
  /** CSV: `row` says where. */
  | 'misplaced-quotes'
  /** CSV: more rows with something in them than `limit`. */
  | 'too-many-rows'
  /** CSV: more rows than `limit` with another number of values than the first. */
  | 'too-many-irregular-rows'
  /** More columns with something in them than `limit`. */
  | 'too-many-columns'
  | 'not-xlsx'
  | 'not-xls'
  /** XLS from before 1997. */
  | 'too-old'
  | 'password-protected'
  | 'damaged-xlsx'
  | 'damaged-xls'
  /** It unpacks to more bytes, elements or descriptions of cells than are read. */
  | 'too-large-unpacked'
  /** XLSX: more parts than `limit`. */
  | 'too-many-parts'
  /** More sheets than `limit`. */
  | 'too-many-sheets'
  /** XLSX: more cells than `limit`. */
  | 'too-many-cells';

interface Details {
  readonly limit?: number;
  readonly row?: number;
}

const inEnglish = (count = 0): string => count.toLocaleString('en');

const MESSAGES: Readonly<Record<UnreadableFileCode, (details: Details) => string>> = {
  'not-csv': () => 'The content of the file is not CSV',
  'damaged-text': () => 'Some letters of the file are damaged',
  'misplaced-quotes': ({ row }) => `The quotation marks in row ${row} do not fit together`,
  'too-many-rows': ({ limit }) => `The file has more than ${inEnglish(limit)} rows`,
  'too-many-irregular-rows': ({ limit }) =>
    `The file has more than ${inEnglish(limit)} rows with another number of values than the first`,
  'too-many-columns': ({ limit }) =>
    `The file has more than ${inEnglish(limit)} columns with something in them`,
  'not-xlsx': () => 'The content of the file is not XLSX',
  'not-xls': () => 'The content of the file is not XLS',
  'too-old': () => 'The workbook is of a very old kind',
  'password-protected': () => 'The workbook is password-protected',
  'damaged-xlsx': () => 'The workbook is damaged',
  'damaged-xls': () => 'The workbook is damaged',
  'too-large-unpacked': () => 'The workbook unpacks to far more than a spreadsheet',
  'too-many-parts': ({ limit }) => `The workbook has more than ${inEnglish(limit)} parts`,
  'too-many-sheets': ({ limit }) => `The workbook has more than ${inEnglish(limit)} sheets`,
  'too-many-cells': ({ limit }) => `The workbook has more than ${inEnglish(limit)} cells`,
};

/**
 * A file that cannot be read at all. Its `message` says what is wrong, in one English sentence without
 * a full stop, so that a caller can add what to do about it.
 */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly code: UnreadableFileCode;
  /** The limit that the file is beyond. */
  readonly limit: number | undefined;
  /** The row at which reading ended, where there is one; the first row of the file is 1. */
  readonly row: number | undefined;

  constructor(code: UnreadableFileCode, details: Details = {}) {
    super(MESSAGES[code](details));
    this.code = code;
    this.limit = details.limit;
    this.row = details.row;
  }
}
