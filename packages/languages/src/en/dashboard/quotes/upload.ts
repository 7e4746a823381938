import { formatDay } from '../../../format-day.ts';
import { formatNumber } from '../../format-number.ts';
import { listed } from '../../listed.ts';
import { counted, plural } from '../../plural.ts';

/** The panel in which a file of quotes is uploaded, and the dialog about dates that it has in common with others. */
export const uploadFile = 'Upload a File';
/** Said first: nobody has to make a file of a certain kind. */
export const ownSheet =
  'Your own sheet will do as it is: we ask about what is not clear, and you can correct what is wrong right here.';
/** By the names that columns have in files. */
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `Upload a CSV or Excel file with columns ${needed.join(', ')} and optional ${listed(optional)}.`;
export const chooseFile = 'Choose File';
export const noFile = 'No file chosen. You can drop one here.';
export const oneFile = 'Please choose one file at a time';
/** The button, and what is done to the file after it was pressed. */
export const upload = 'Upload';
export const checking = 'Checking...';
export const uploading = 'Uploading...';
export const readingFile = 'Reading the file...';
export const sending = (percent: number) => `Sending the file: ${percent} %`;

export const downloadTemplate = 'Download Template';
export const loadingTemplates = 'Loading templates...';
export const noTemplates = 'No templates available';
/** The kind of a template. */
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)';

export const processFailed = 'Failed to process file';
export const checkFailed = 'Check failed';
export const uploadFailed = 'Upload failed';
export const downloadError = 'Download Error';
export const downloadFailed = 'Download failed';
export const templateNotDownloaded = 'Unable to download template file.';
export const quotesNotDownloaded = 'Unable to download the quotes.';

/** After an upload. */
export const someDatesConflict = 'Some dates have conflicting quotes';
export const completeWithWarnings = 'Upload Complete - With Warnings';
export const dateConflicts = 'Date Conflicts';
export const dayWithQuotes = (day: string, count: number) =>
  `${formatDay(day)}: ${counted(count, 'quote')}`;
export const dayWithRows = (day: string, count: number) =>
  `${formatDay(day)}: ${counted(count, 'row')} in the file`;
export const aboutShownQuote =
  'For dates with several quotes, the most recently updated one is shown.';
export const undo = 'Undo';
export const undoing = 'Undoing...';
export const undone = 'Undone';
/** `part` is the title of the list where it can be undone later. */
export const undoLater = (days: number, part: string) =>
  `Later, for ${days} days, under “${part}” below.`;

/** In place of what a file holds while that is on its way. */
export const checkFile = 'Check the File';
export const loadingFile = 'Reading the file';
export const workbenchFailed =
  'The table of the file could not be loaded. Please check your connection and try again.';

/** The dialog about dates. */
export const conflictsDetected = 'Date Conflicts Detected';
export const cancelUpload = 'Cancel Upload';
export const proceed = 'Proceed with Upload';
export const forAllDates = (dates: number) =>
  `For all ${counted(dates, 'date')} with stored quotes`;
export const differentChoices = 'Different choices';
export const add = 'Add';
export const keep = (stored: number) =>
  plural(stored, 'Keep the stored one', 'Keep the stored ones');
export const replace = (deleted: number) =>
  `Replace (deletes ${deleted === 0 ? 'no stored quote' : counted(deleted, 'stored quote')})`;
export const datesOfFile = (dates: number) => counted(dates, 'date');
export const loadingDates = 'Loading dates';
export const datesFailed =
  'The list of dates could not be loaded. Please check your connection and try again.';
export const takenDates = (count: number) =>
  `Dates that already have quotes (${formatNumber(count)})`;
export const repeatedDates = (count: number) =>
  `Dates that occur more than once in the file (${formatNumber(count)})`;

/** Such as `March 21, 2026: 1 quote already scheduled, 2 rows in the file`. */
export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 && `${counted(stored, 'quote')} already scheduled`,
    (stored === 0 || rows > 1) && `${counted(rows, 'row')} in the file`,
  ].filter(Boolean);
  return `${formatDay(day)}: ${parts.join(', ')}`;
};
export const inFile = 'In the file';
export const stored = 'Stored';
/** Before the text of a quote. */
export const rowLead = (row: number) => `Row ${formatNumber(row)}: `;
export const storedAlready = ' (stored already)';
export const changesStored = ' (changes a stored quote)';
export const andMore = (count: number) => `… and ${formatNumber(count)} more`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  /** Rows that are not added because stored quotes are kept. */
  readonly leftOut: number;
}

/** Such as `On these 3 dates, 4 quotes will be added and 2 stored quotes deleted.` */
export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const parts = [
    `${added === 0 ? 'no quote' : counted(added, 'quote')} will be added`,
    deleted > 0 && `${counted(deleted, 'stored quote')} deleted`,
    leftOut > 0 && `${counted(leftOut, 'row')} left out`,
  ].filter((part) => part !== false);
  const these = plural(dates, 'this date', `these ${formatNumber(dates)} dates`);
  return `On ${these}, ${listed(parts)}.`;
};

const EQUAL = 'already saved, with the same text, source, date and link';

/** How many quotes a file has, how many of them are saved, and what becomes of the others. */
interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

/** The effects of an upload on quotes that are not saved yet: rows that repeat an earlier one are added only once. */
function becomeOfOthers(added: number, changed: number, repeated: number): string {
  const repeats =
    repeated === 0
      ? ''
      : ` ${counted(repeated, 'row')} ${plural(repeated, 'repeats', 'repeat')} an earlier one.`;
  const changes = changed === 0 ? '' : ` ${counted(changed, 'stored quote')} will be changed.`;
  if (added === 0) return `none of the others will be added.${changes}${repeats}`;
  const rest = added === 1 ? 'the other one' : `the other ${formatNumber(added)}`;
  return `${rest} will be added.${changes}${repeats}`;
}

/** Where some quotes of a file are saved. */
export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    const all =
      rows === 1
        ? 'The quote in this file is'
        : `All ${formatNumber(rows)} quotes in this file are`;
    return `${all} ${EQUAL}. Uploading the file adds nothing and changes nothing.`;
  }
  const is = plural(same, 'is', 'are');
  const they = plural(same, 'It', 'They');
  return `${formatNumber(same)} of the ${formatNumber(rows)} quotes in this file ${is} ${EQUAL}. ${they} will not be added again; ${becomeOfOthers(added, changed, repeated)}`;
};
