import { formatDay } from '../../../format-day.ts';
import type { SentenceParts } from '../../../sentence-parts.ts';
import { formatNumber } from '../../format-number.ts';
import { counted, plural } from '../../plural.ts';

/** Questions about a file, and how it is read. */

/** The next step after an answer; `isLast` where the upload goes on with it. */
const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}, and the upload goes on.` : `${note}.`;

/** `text` is a date of the file. */
export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Which day is ',
  text,
  ` (row ${row})?`,
];
export const thenAllDates = (isLast: boolean) =>
  followedBy('All dates of the file are then read the same way')(isLast);
export const dayOf = (date: string) => formatDay(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'What comes first in most dates, such as ',
  text,
  ` (row ${row})?`,
];
export const thenOthers = (isLast: boolean) =>
  followedBy('The dates that are written the other way round are then to be corrected')(isLast);
export const theDay = 'The day';
export const theMonth = 'The month';
export const whichSheet = 'Which sheet has the quotes?';
export const thenNoOthers = (isLast: boolean) => followedBy('The others are not read')(isLast);
export const rowsOfSheet = (rows: number) => counted(rows, 'row');
export const whichReadsRight = 'Which of these reads right?';
export const thenWholeFile = (isLast: boolean) =>
  followedBy(
    'The file does not say how its letters are written. The whole file is then read that way',
  )(isLast);

export const noneReads =
  'None of them? Save the file as “CSV UTF-8” in your spreadsheet program, and choose it again.';

/** `heading` is that of a column, or its letter where it has none. */
export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'Column ',
  heading,
  ' has dates: show the quotes on them?',
];
export const yesOnDates = 'Yes, on these dates';
export const noDates = 'No, without dates';
export const thenNotRead = (isLast: boolean) =>
  isLast
    ? 'Without dates, the column is not read. Either way the upload goes on.'
    : 'Without dates, the column is not read.';

type Encoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1256'
  | 'windows-1257';

const ENCODINGS: Readonly<Record<Encoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European',
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1256': 'Arabic and Persian',
  'windows-1257': 'Baltic',
};

/** Names by which people know an encoding. */
export const encodingName = (encoding: Encoding): string => ENCODINGS[encoding];

/** Which column holds what. */
export const changeColumns = 'Change columns';
export const hasHeadings = (row: number) => `Row ${row} has the headings`;
export const chooseColumn = 'Choose a column';
export const notInFile = 'Not in the file';
export const moreOfTranslation = 'More of a translation';
export const chooseWhat = 'Choose what a column holds';
export const useColumns = 'Use these columns';
/** Such as `B: Passage — “Be generous in prosperity…”`; heading and sample may be empty. */
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `: ${heading}`}${sample && ` — “${sample}”`}`;

/** How the file is read. */
export const howRead = 'How the file is read';
export const sheet = 'Sheet';
export const sheetWithRows = (name: string, rows: number) => `${name} (${counted(rows, 'row')})`;
export const headingRow = 'Row with the headings';
export const noHeadingRow = 'None';
export const rowNumber = (row: number) => `Row ${row}`;
export const datesOfNumbers = 'Dates of three numbers';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'Day, month, year: 31/12/2027',
  mdy: 'Month, day, year: 12/31/2027',
  ymd: 'Year, month, day: 2027/12/31',
};

export const orderName = (order: Order): string => ORDERS[order];
export const letters = 'Letters';
export const betweenValues = 'Between values';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
};

export const separatorName = (separator: Separator): string => SEPARATORS[separator];
export const notKnown = 'Not known';
export const discardTitle = 'Discard your corrections?';
export const discardQuestion =
  'The rows have other numbers then: what you corrected and left out is discarded.';
export const discard = 'Discard';
export const notesAbout = (count: number) => `Notes about the file (${formatNumber(count)})`;

/** One source for many rows. */
export const missingSources = (count: number) => `Missing sources (${formatNumber(count)})`;
export const sourceForAll = 'Source for all rows without one';
export const rowsWithoutSource = (count: number) =>
  `${counted(count, 'row')} of the file ${plural(count, 'has', 'have')} no source.`;
export const fillIn = 'Fill in';
