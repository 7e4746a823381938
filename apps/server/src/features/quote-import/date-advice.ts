import type { QuoteFileFormat } from '@bahai-friends/contract';
import type { DateFault } from './parse-date.ts';

/** Why a date cell is refused: what `readDate` finds, or what the cell itself is. */
export type DateProblem = DateFault | 'no-day' | 'unreadable';

type Remedy = Readonly<Record<'csv' | 'workbook', string>>;

const alike = (remedy: string): Remedy => ({ csv: remedy, workbook: remedy });

const OTHER_FORM: Remedy = {
  csv:
    'No date in the file has the form YYYY-MM-DD: spreadsheet programs rewrite dates in CSV files. ' +
    'Please save the file as an Excel workbook (.xlsx), or write the dates as YYYY-MM-DD.',
  workbook:
    'Every date in the file is a text in another form than YYYY-MM-DD. Please write the dates as ' +
    'YYYY-MM-DD.',
};

/** Reasons that are mended in the same way have the same remedy. */
const REMEDIES: Readonly<Record<DateProblem, Remedy>> = {
  order: OTHER_FORM,
  form: OTHER_FORM,
  number: {
    csv:
      'Every date in the file is a number. Please give the column displayDate the format YYYY-MM-DD ' +
      'in the spreadsheet program, and save the file again.',
    workbook:
      'Every date in the file is a number. Please format the column displayDate as a date, or write ' +
      'the dates as YYYY-MM-DD.',
  },
  'not-real': alike('No date in the file is a real day. Please write the dates as YYYY-MM-DD.'),
  unknown: alike('No date in the file can be read. Please write the dates as YYYY-MM-DD.'),
  'no-day': alike(
    'No date in the file stands for a sure day. Please format the column displayDate as text, and ' +
      'write the dates as YYYY-MM-DD.',
  ),
  unreadable: alike(
    'No cell of the column displayDate can be read. Please type the dates again as YYYY-MM-DD.',
  ),
};

/** Counts why dates are refused, to tell when it is the same for all of them. */
export class DateProblems {
  readonly #remedies = new Set<Remedy | null>();
  readonly #format: 'csv' | 'workbook';

  constructor(format: QuoteFileFormat) {
    this.#format = format === 'csv' ? 'csv' : 'workbook';
  }

  /** @param problem Null for a date that was read. */
  add(problem: DateProblem | null): void {
    this.#remedies.add(problem === null ? null : REMEDIES[problem]);
  }

  /** What to do when every date of the file has the same problem; null when they differ. */
  get remedy(): string | null {
    const [remedy, ...others] = this.#remedies;
    return remedy && others.length === 0 ? remedy[this.#format] : null;
  }
}
