import { formatNumber as number } from '../format-number.ts';
import { listed } from '../listed.ts';
import { counted } from '../plural.ts';
import { sheetDates } from './sheet-dates.ts';

interface Format {
  readonly format: 'csv' | 'xlsx' | 'xls';
}
interface Count {
  readonly count: number;
}
interface Limit {
  readonly limit: number;
}
interface Max {
  readonly max: number;
}
interface Row {
  readonly row: number;
}
interface Column {
  readonly column: string;
}

const TOO_MUCH_TO_READ = {
  csv: 'Please split it into several files.',
  xlsx: 'Please copy the quotes into a new workbook.',
  xls: 'Please save it as an Excel workbook (.xlsx).',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: 'The quotes take too much time or memory to export. Please try again later.',
  xlsx: 'The quotes take too much time or memory to export as XLSX. Please export them as CSV.',
  xls: 'The quotes take too much time or memory to export as XLS. Please export them as XLSX or CSV.',
} as const;

const COPY = 'Please copy the quotes into a new workbook.';
const SAVE_AS_XLSX =
  'Please open it in a spreadsheet program and save it as an Excel workbook (.xlsx).';
const CHOOSE_AGAIN = 'If the file has changed, please choose it again.';
/** Why a file is rejected whole. */
const files = {
  'files-busy': () => 'Several files are being read at the moment. Please try again in a moment.',
  'file-takes-too-much': ({ format }: Format) =>
    `The file takes too much time or memory to read. ${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `An XLS file has room for ${number(max)} quotes. Please export them as XLSX or CSV.`,
  'no-such-template': () => 'There is no such template.',

  'file-not-csv': () =>
    'The content of the file is not CSV. Please save it in a spreadsheet program as “CSV UTF-8” or as an Excel workbook (.xlsx).',
  'file-damaged-text': () =>
    'Some letters of the file are damaged. Please open the original in a spreadsheet program and save it as “CSV UTF-8” or as an Excel workbook (.xlsx).',
  'file-misplaced-quotes': ({ row }: Row) =>
    `The quotation marks in row ${row} do not fit together. A text that has quotation marks of its own needs each of them doubled, and one pair around the whole, without a space before it.`,
  'file-too-many-irregular-rows': () =>
    'The file has far more rows than a list of quotes. Please copy the quotes into a new file.',
  'file-too-many-columns': ({ limit }: Limit) =>
    `The file has more than ${number(limit)} columns with something in them. Please delete the columns that are not needed, and upload it again.`,
  'file-not-xlsx': () =>
    'The content of the file is not XLSX. A file does not become a workbook by its name: please open the original in a spreadsheet program, copy the quotes into a new workbook, and upload that.',
  'file-not-xls': () => `The content of the file is not XLS. ${SAVE_AS_XLSX}`,
  'file-too-old': () => `The workbook is of a very old kind. ${SAVE_AS_XLSX}`,
  'file-password-protected': () =>
    'The workbook is password-protected. Please save it without a password and upload it again.',
  'file-damaged-xlsx': () =>
    'The workbook is damaged. Please open it in a spreadsheet program, copy the quotes into a new workbook, and upload that.',
  'file-damaged-xls': () => `The workbook is damaged. ${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () =>
    `The workbook unpacks to far more than a list of quotes. ${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `The workbook has more than ${number(limit)} parts, far more than a list of quotes. ${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) =>
    `The workbook has more than ${number(limit)} sheets. ${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `The workbook has more than ${number(limit)} cells, far more than a list of quotes. ${COPY}`,

  'file-empty': () => 'The file is empty.',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `The sheet “${sheet}” is empty.`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) =>
    `A row at the top must name the columns: ${listed(needed)}, and if you like ${listed(optional)}.`,
  'file-without-quotes': () =>
    'The file has no quotes. Please fill in a row for each below the first one.',
  'every-quote-left-out': () => 'The file has no quotes that are not left out.',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `The file has ${number(count)} quotes, but at most ${number(max)} can be uploaded at once. Please split it into several files.`,
  /** Nobody has counted how many more. */
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `The file has more than ${number(limit)} quotes, but at most ${number(max)} can be uploaded at once. Please split it into several files.`,
  'too-much-text': ({ max }: Max) =>
    `The quotes of the file have more than ${number(max)} characters together. Please split it into several files.`,
  /** Of rows with problems, of which each may have several. */
  'file-has-problems': ({ count }: Count) =>
    count === 1
      ? 'The file was not uploaded: 1 row has problems. Please correct it and upload again.'
      : `The file was not uploaded: ${number(count)} rows have problems. Please correct them and upload again.`,
  'rows-change-quotes': ({ count }: Count) =>
    `${counted(count, 'row')} would change quotes that are saved. Please look through them, and upload again.`,
  'rows-change-newer-quotes': ({ count }: Count) =>
    `${counted(count, 'row')} would change quotes that were changed after the file was made. Please choose for each of them, and upload again.`,
};

/** Problems of a recipe. */
const recipes = {
  'recipe-not-utf-8': () => 'The recipe is not valid UTF-8.',
  'recipe-not-json': () => 'The recipe is not valid JSON.',
  'file-changed': () => 'The file has changed since it was opened. Please choose it again.',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `The recipe names the sheet “${sheet}”, which the file does not have. ${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `The recipe names column ${column}, which the file does not have. ${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `The recipe names the date ${date}, which the file does not have. ${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `The recipe names row ${row}, which has no quote in the file. ${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `The recipe says that the headings are in row ${row}, but nothing is in it. ${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `The recipe names column ${twice.column} for both ${twice.fields[0]} and ${twice.fields[1]}. Please choose another column for one of them.`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `The recipe changes ${column} in row ${row} twice.`,
  'recipe-sheet-of-csv': () => 'The recipe names a sheet, but a CSV file has none.',
  'recipe-encoding-of-workbook': () =>
    'The recipe names an encoding or a separator, but a workbook has none.',
};

/** Questions that a file leaves open, with ways in which the file itself could answer them. */
const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `Several sheets of the workbook could be meant: ${sheets.map((name) => `“${name}”`).join(', ')}${areAll ? '' : ' and others'}. Please call the right one “Quotes”.`,
  'which-encoding': () =>
    'The file does not say in which encoding its letters are. Please save it as “CSV UTF-8”.',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `Several columns have a heading for ${columns.join(' and ')}. Please give those that are not meant another one.`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `The heading “${heading}” names several languages. Please name only the one that the column is in.`,
};

/** Problems of a column. */
const columns = {
  'column-missing': ({ column }: Column) => `The column ${column} is missing`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    `There are ${count} columns named ${name}`,
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `The heading “${heading}” may mean ${columns.join(' or ')}`,
};

/** Problems of a row or a cell. */
const cells = {
  'row-too-wide': () =>
    'This row has more values than there are columns. Please put quotation marks around a text that contains the separator',
  'cell-too-long': ({ max }: Max) =>
    `This cell has more than ${number(max)} characters. Please shorten it`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `The cells ${range} are merged. Please fill in each of them separately`,
  'cell-without-result': () =>
    'This cell has a formula without a result. Please replace it with its value',
  'cell-with-unreadable-number': () =>
    'This cell has a number that cannot be read. Please format the cell as text and type it again',
  'cell-with-error': () => 'This cell shows an error. Please replace it with its value',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `This cell holds the date ${date}. Please format it as text and type it again`,
  'cell-with-time': () =>
    'This cell holds a date or time. Please format it as text and type it again',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `“${text}” is not one of the languages of the site. Please write its code, such as en, or leave it empty`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `Row ${row} has the same quote with other translations. Please put them into one row`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map(number);
    const all = others > 0 ? [...named, counted(others, 'other')] : named;
    return `Rows ${listed(all)} have the same key, but only one row can change its quote. Please leave out the others, or clear the key of those that are new quotes`;
  },
};

/** Problems of files of quotes. */
export const sheets = {
  ...files,
  ...recipes,
  ...questions,
  ...columns,
  ...cells,
  ...sheetDates,
};
