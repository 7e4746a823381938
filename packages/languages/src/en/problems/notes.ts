import { formatDay } from '../../format-day.ts';
import { formatNumber as number } from '../format-number.ts';
import { listed } from '../listed.ts';
import { counted, plural } from '../plural.ts';

/** How many rows. */
interface Rows {
  readonly rows: number;
}
interface Row {
  readonly row: number;
}

type ReadEncoding =
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1256'
  | 'windows-1257';

/** Names of encodings, and what in them is easily wrong. */
const ENCODINGS: Readonly<Record<ReadEncoding, readonly [name: string, letters: string]>> = {
  'windows-1252': ['Windows-1252 (Western European)', 'letters with accents'],
  'windows-1250': ['Windows-1250 (Central European)', 'letters with accents'],
  'windows-1251': ['Windows-1251 (Cyrillic)', 'the letters'],
  'windows-1256': ['Windows-1256 (Arabic and Persian)', 'the letters'],
  'windows-1257': ['Windows-1257 (Baltic)', 'letters with accents'],
};

const unheaded = ({ letter }: { readonly letter: string }): string =>
  `${letter} (without a heading)`;

/** Parts that were found, and parts that were not read. */
const parts = {
  /** `isUtf8`: its letters beyond ASCII make sense in UTF-8, too. */
  'encoding-read': ({
    encoding,
    isUtf8,
  }: {
    readonly encoding: ReadEncoding;
    readonly isUtf8: boolean;
  }) => {
    const [name, letters] = ENCODINGS[encoding];
    const check = `please check ${letters} and quotation marks`;
    return isUtf8
      ? `The file may be in UTF-8, but was read as ${name}: ${check}.`
      : `The file is not in UTF-8. It was read as ${name}: ${check}, and save it as “CSV UTF-8” if they are wrong.`;
  },
  /** `others` counts the sheets beyond those that are named. */
  'sheets-not-read': ({
    sheet,
    unread,
    others,
  }: {
    readonly sheet: string;
    readonly unread: readonly ({ readonly name: string } & Rows)[];
    readonly others: number;
  }) => {
    const named = unread.map(({ name, rows }) => `“${name}” (${counted(rows, 'row')})`);
    const all = others > 0 ? [...named, counted(others, 'other sheet')] : named;
    return `Only the sheet “${sheet}” was read, not ${listed(all)}.`;
  },
  /** `row` is that of the headings. */
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `The row above the headings in row ${row} was not read.`
      : `The ${counted(rows, 'row')} above the headings in row ${row} were not read.`,
  /** `row` is the first of them. */
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `Row ${row} repeats the headings and was not read.`
      : `${counted(rows, 'row')} repeat the headings and were not read, the first of them row ${row}.`,
  'headings-explained': ({ row }: Row) => `Row ${row} explains the headings and was not read.`,
  /** `row` is the first of them. */
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `The example in row ${row} was not added.`
      : `${number(rows)} examples, from row ${row} on, were not added.`,
  /** The name of a column without a heading in a list of columns. */
  'column-without-heading': unheaded,
  /** By their headings, and by their letters where they have none. */
  'columns-not-read': ({
    named,
    unnamed,
  }: {
    readonly named: readonly string[];
    readonly unnamed: readonly string[];
  }) => {
    const letters = unnamed.map((letter) => unheaded({ letter }));
    return `These columns were not read: ${[...named, ...letters].join(', ')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) => `${number(columns)} columns were not read; ${number(named)} of them are named.`,
  'more-notes': ({ notes }: { readonly notes: number }) =>
    `There are ${number(notes)} more notes like these.`,
};

/** Values that were read differently from their text in the file, or from what a person sees there. */
const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `The columns ${headings.map((heading) => `“${heading}”`).join(', ')} were read as one date.`,
  'scheme-added': ({ rows }: Rows) =>
    `In ${counted(rows, 'row')}, https:// was put before an address without it.`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `In ${counted(rows, 'row')}, cells with a dash, “n/a” or “none” were read as empty.`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    `The quotation marks around ${counted(rows, 'text')} were taken off: the page sets its own.`,
  'merged-value-used': ({ rows }: Rows) =>
    `In ${counted(rows, 'row')}, a value of merged cells was used for each of their rows.`,
  'link-target-used': ({ rows }: Rows) =>
    `In ${counted(rows, 'row')}, the address that a link leads to was used.`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `In ${counted(rows, 'row')}, the link of the text or the source was used as the reference.`,
  'hidden-row-read': ({ rows }: Rows) =>
    rows === 1
      ? '1 row that is hidden in the sheet was read like the others.'
      : `${counted(rows, 'row')} that are hidden in the sheet were read like the others.`,
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: 'with the day first',
  mdy: 'with the month first',
  either: 'as the same day in either order',
  'year first': 'with the year first',
  words: 'by the name of the month',
  badi: 'as a Badí date',
  time: 'without the time of day',
};

/** `text` is what stands in the file, and `day` what was made of it. */
interface ReadDate extends Row {
  readonly text: string;
  readonly day: string;
}

const dates = {
  /** How the dates of some rows were read, with one of them. */
  'dates-read': ({
    reading,
    rows,
    row,
    text,
    day,
  }: ReadDate & Rows & { readonly reading: DateReading }) =>
    rows === 1
      ? `The date of row ${row}, “${text}”, was read ${READINGS[reading]}: ${formatDay(day)}.`
      : `The dates of ${number(rows)} rows, such as “${text}”, were read ${READINGS[reading]}: ${formatDay(day)}.`,
  /** `day` and `row` are of one of the cells; `text` is a date that stands as a text. */
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `${formatDay(day)} in row ${row}`;
    const some =
      cells === 1
        ? `The date cell with ${which}`
        : `${number(cells)} date cells, such as that with ${which},`;
    return `${some} may have day and month exchanged: no date cell has a day above 12, and other dates, such as “${text}”, are texts. Spreadsheet programs do this to dates of another country. Please check them.`;
  },
};

/** Notes from comparing a file with the stored quotes. */
const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    `${counted(rows, 'row')} ${plural(rows, 'has a key', 'have keys')} that no quote of this site has: the quote was deleted, or the key is damaged or of another site. Such a row is read as if it had none.`,
  'rows-added-once': ({ rows }: Rows) =>
    rows === 1
      ? '1 row equals an earlier row of the file and is added only once.'
      : `${counted(rows, 'row')} equal an earlier row of the file and are added only once.`,
  'rows-not-all-shown': ({ rows }: Rows) =>
    `Only the first ${number(rows)} rows are shown here; the others are counted.`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `Only the first ${number(dates)} dates are shown with their quotes; the others are counted.`,
};

/** Notes about a file of quotes, besides its problems. */
export const notes = { ...parts, ...alterations, ...dates, ...comparison };
