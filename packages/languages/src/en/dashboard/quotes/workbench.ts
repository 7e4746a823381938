import { formatDay } from '../../../format-day.ts';
import type { SentenceParts } from '../../../sentence-parts.ts';
import { formatNumber } from '../../format-number.ts';
import { languageName } from '../../language-name.ts';
import { listed } from '../../listed.ts';
import { counted, plural } from '../../plural.ts';

/** The editor in which a file is corrected: loaded with the first file that needs it. */
export const reading = 'Reading the file...';
export const downloadList = 'Download list';
export const notRead = 'The file could not be read';
export const notReadAgain = 'The file could not be read again';
export const tooManyCells = (max: number) =>
  `At most ${formatNumber(max)} cells of a file can be corrected here. Please correct the others in the file itself`;

/** What a column of a translation is called, such as `Source (Persian)`. */
export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
/** A day as people write it; a text that is no day stays as it is. */
export const day = (text: string) => formatDay(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'New',
  same: 'Nothing new',
  changed: 'Changed',
  outdated: 'Outdated',
  conflict: 'Date taken',
  problem: 'Problem',
  'left out': 'Left out',
};

/** The states of a row. */
export const statusOf = (status: Status): string => STATUSES[status];
/** The buttons that choose which rows are shown. */
export const rowsToShow = 'Rows to show';
export const problems = (count: number) => `Rows with problems (${formatNumber(count)})`;
export const allRows = (count: number) => `All rows (${formatNumber(count)})`;
export const rowsOf = (status: Status, count: number) =>
  `${STATUSES[status]} (${formatNumber(count)})`;

/** How many rows have each status. */
type Counts = Readonly<Record<Status, number>>;

/** Such as `388 quotes will be added, 12 rows have problems, 2 rows are left out.` */
export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const rows = (count: number, one: string, several: string) =>
    `${counted(count, 'row')} ${plural(count, one, several)}`;
  const parts = [
    `${counted(counts.new + conflict, 'quote')} will be added`,
    conflict > 0 &&
      `${formatNumber(conflict)} of them on ${plural(conflict, 'a date', 'dates')} with another quote`,
    problem > 0 && rows(problem, 'has problems', 'have problems'),
    same > 0 &&
      rows(same, 'is stored already or repeats another', 'are stored already or repeat another'),
    changed > 0 && `${counted(changed, 'stored quote')} will be changed`,
    outdated > 0 && rows(outdated, 'is older than the stored one', 'are older than stored ones'),
    counts['left out'] > 0 && rows(counts['left out'], 'is left out', 'are left out'),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};

/** Why a file cannot be uploaded as it is read now. */
export const firstChooseColumns = 'First choose which column holds what.';
export const firstAnswer = 'First answer the question above.';
export const firstCorrect = (rows: number) =>
  `First correct or leave out the ${plural(rows, 'row', `${formatNumber(rows)} rows`)} with problems.`;
export const firstDecide = (rows: number) =>
  `First choose what happens to ${counted(rows, 'stored quote')} that ${plural(rows, 'was', 'were')} changed after this file was made.`;

/** Actions for many rows at once. */
export const leaveOutAll = (count: number) =>
  `Leave out all rows with problems (${formatNumber(count)})`;
export const putAllBack = (count: number) => `Put all back (${formatNumber(count)})`;
export const changeAll = (count: number) => `Change all outdated (${formatNumber(count)})`;
export const keepAll = (count: number) => `Keep all newer stored ones (${formatNumber(count)})`;

/** The rows. */
export const noRows = 'No rows to show';
export const rowsHelp =
  'Press a cell to correct it. With the keyboard, arrow keys move, Enter edits and keeps, Escape takes back.';
export const rowsOfFile = 'Rows of the file';
export const row = 'Row';
export const leaveOut = 'Leave out';
export const putBack = 'Put back';
export const leaveOutRow = (row: number) => `Leave out row ${row}`;
export const putBackRow = (row: number) => `Put back row ${row}`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'Change it',
  keep: 'Keep the stored one',
};

/** The choices for a stored quote that is newer than its row. */
export const decision = (decision: Decision): string => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) => `${DECISIONS[decision]}: row ${row}`;
/** In place of the value of a cell. */
export const empty = 'Empty';
/** Before the value that is stored instead. */
export const stored = 'Stored:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'No translations' : `Translations: ${listed(languages)}`;
/** An editor; `column` as its heading. */
export const cellOf = (column: string, row: number) => `${column}, row ${row}`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['In the file: ', value];
/** Of a language. */
export const notKnown = 'Not known';

/** A line of the list of problems as a file; `column` is empty where the problem is the row's. */
export const problemLine = (row: number, column: string, message: string) =>
  `Row ${row}${column && `, ${column}`}: ${message}`;
