import { formatNumber } from '@bahai-friends/contract';
import type { UnreadableFileCode, UnreadableFileError } from '@bahai-friends/spreadsheet';

const COPY = 'Please copy the quotes into a new workbook.';
const COPY_AND_UPLOAD =
  'Please open it in a spreadsheet program, copy the quotes into a new workbook, and upload that.';
const SAVE_AS_XLSX =
  'Please open it in a spreadsheet program and save it as an Excel workbook (.xlsx).';

/** What to do about a file that cannot be read. */
const ADVICE: Readonly<Partial<Record<UnreadableFileCode, string>>> = {
  'not-csv':
    'Please save it in a spreadsheet program as “CSV UTF-8” or as an Excel workbook (.xlsx).',
  'damaged-text':
    'Please open the original in a spreadsheet program and save it as “CSV UTF-8” or as an Excel workbook (.xlsx).',
  'misplaced-quotes':
    'A text that has quotation marks of its own needs each of them doubled, and one pair around the whole, without a space before it.',
  'too-many-columns': 'Please delete the columns that are not needed, and upload it again.',
  'not-xlsx':
    'A file does not become a workbook by its name: please open the original in a spreadsheet program, copy the quotes into a new workbook, and upload that.',
  'not-xls': SAVE_AS_XLSX,
  'too-old': SAVE_AS_XLSX,
  'password-protected': 'Please save it without a password and upload it again.',
  'damaged-xlsx': COPY_AND_UPLOAD,
  'damaged-xls': SAVE_AS_XLSX,
  'too-many-sheets': COPY,
};

/** For a file with more quotes than one upload may have: `count` says how many it has. */
export const tooManyQuotes = (count: string, max: number): string =>
  `The file has ${count} quotes, but at most ${formatNumber(max)} can be uploaded at once. Please split it into several files.`;

/**
 * Why a file cannot be read, and what to do about it.
 *
 * @param rowsMax Quotes that may be uploaded at once.
 */
export function fileErrorMessage(
  { code, message, limit = 0 }: UnreadableFileError,
  rowsMax: number,
): string {
  switch (code) {
    case 'too-many-rows':
      return tooManyQuotes(`more than ${formatNumber(limit)}`, rowsMax);
    case 'too-many-irregular-rows':
      return 'The file has far more rows than a list of quotes. Please copy the quotes into a new file.';
    case 'too-large-unpacked':
      return `The workbook unpacks to far more than a list of quotes. ${COPY}`;
    case 'too-many-parts':
    case 'too-many-cells':
      return `${message}, far more than a list of quotes. ${COPY}`;
    default:
      return `${message}. ${ADVICE[code]}`;
  }
}
