import {
  FIRST_GIVEN_YEAR,
  LAST_GIVEN_YEAR,
  type QuoteFileFormat,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import type { DateProblem } from './date-fault.ts';

type Kind = 'csv' | 'workbook';
type Advice = Readonly<Record<Kind, SingleProblem>>;

const alike = (advice: SingleProblem): Advice => ({ csv: advice, workbook: advice });
const byKind = (say: (kind: Kind) => SingleProblem): Advice => ({
  csv: say('csv'),
  workbook: say('workbook'),
});

const OTHER_FORM = byKind((kind) => say('all-dates-of-other-form', { kind }));

/** Problems with the same solution have the same advice. */
const ADVICE: Readonly<Record<DateProblem, Advice>> = {
  order: OTHER_FORM,
  'other-order': OTHER_FORM,
  'short-year': OTHER_FORM,
  number: byKind((kind) => say('all-dates-numbers', { kind })),
  'not-real': alike(say('all-dates-not-real')),
  year: alike(say('all-dates-of-other-years', { min: FIRST_GIVEN_YEAR, max: LAST_GIVEN_YEAR })),
  'other-calendar': alike(say('all-dates-of-other-calendar')),
  weekday: alike(say('all-weekdays-wrong')),
  unknown: alike(say('all-dates-unknown')),
  'no-day': alike(say('all-dates-unsure')),
  unreadable: alike(say('all-date-cells-unreadable')),
};

/** Collects why dates are rejected, to advise where it is the same for all of them. */
export class DateProblems {
  readonly #advice = new Set<Advice | null>();
  readonly #kind: Kind;

  constructor(format: QuoteFileFormat) {
    this.#kind = format === 'csv' ? 'csv' : 'workbook';
  }

  /** @param problem Null for a date that was read. */
  add(problem: DateProblem | null): void {
    this.#advice.add(problem === null ? null : ADVICE[problem]);
  }

  /** What to do when every date of the file has the same problem; null when they differ. */
  get advice(): SingleProblem | null {
    const [advice, ...others] = this.#advice;
    return advice && others.length === 0 ? advice[this.#kind] : null;
  }
}
