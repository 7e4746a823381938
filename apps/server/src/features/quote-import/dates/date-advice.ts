import type { QuoteFileFormat } from '@bahai-friends/contract';
import { type DateProblem, FIRST_YEAR, LAST_YEAR } from './date-fault.ts';

type Advice = Readonly<Record<'csv' | 'workbook', string>>;

const alike = (advice: string): Advice => ({ csv: advice, workbook: advice });

const OTHER_FORM: Advice = {
  csv:
    'No date in the file has the form YYYY-MM-DD: spreadsheet programs rewrite dates in CSV files. ' +
    'Please save the file as an Excel workbook (.xlsx), or write the dates as YYYY-MM-DD.',
  workbook:
    'Every date in the file is a text in another form than YYYY-MM-DD. Please write the dates as ' +
    'YYYY-MM-DD.',
};

/** Problems with the same solution have the same advice. */
const ADVICE: Readonly<Record<DateProblem, Advice>> = {
  order: OTHER_FORM,
  'other-order': OTHER_FORM,
  'short-year': OTHER_FORM,
  number: {
    csv:
      'Every date in the file is a number. Please give the column displayDate the format YYYY-MM-DD ' +
      'in the spreadsheet program, and save the file again.',
    workbook:
      'Every date in the file is a number. Please format the column displayDate as a date, or write ' +
      'the dates as YYYY-MM-DD.',
  },
  'not-real': alike('No date in the file is a real day. Please write the dates as YYYY-MM-DD.'),
  year: alike(
    `No date in the file has a year from ${FIRST_YEAR} to ${LAST_YEAR}. Please write the dates as ` +
      'YYYY-MM-DD.',
  ),
  'other-calendar': alike(
    'Every date in the file looks like one of the Iranian or Islamic calendar. Please write the ' +
      'Gregorian dates as YYYY-MM-DD.',
  ),
  weekday: alike(
    'No weekday in the file fits its date. Please correct the dates, or leave the weekdays out.',
  ),
  unknown: alike('No date in the file can be read. Please write the dates as YYYY-MM-DD.'),
  'no-day': alike(
    'No date in the file stands for a sure day. Please format the column displayDate as text, and ' +
      'write the dates as YYYY-MM-DD.',
  ),
  unreadable: alike(
    'No cell of the column displayDate can be read. Please type the dates again as YYYY-MM-DD.',
  ),
};

/** Collects why dates are rejected, to advise where it is the same for all of them. */
export class DateProblems {
  readonly #advice = new Set<Advice | null>();
  readonly #format: 'csv' | 'workbook';

  constructor(format: QuoteFileFormat) {
    this.#format = format === 'csv' ? 'csv' : 'workbook';
  }

  /** @param problem Null for a date that was read. */
  add(problem: DateProblem | null): void {
    this.#advice.add(problem === null ? null : ADVICE[problem]);
  }

  /** What to do when every date of the file has the same problem; null when they differ. */
  get advice(): string | null {
    const [advice, ...others] = this.#advice;
    return advice && others.length === 0 ? advice[this.#format] : null;
  }
}
