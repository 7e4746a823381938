import type { SingleProblem } from '@bahai-friends/contract';
import type { DateFault } from './date-fault.ts';

/** A day that nobody may give, and the problem to report unless the stored quote of its row has that day. */
export interface DayIfKept {
  readonly day: string;
  readonly unlessKept: SingleProblem;
}

/**
 * Lets a day before 1844 or after 2351 pass in a row with a key: the stored quote that the row names may have it from an
 * earlier version. Whether it does is known where the key is held against the database: see `kept-days.ts` of the server.
 *
 * @returns null where not only the year is wrong
 */
export const dayIfKept = ({ day, said }: DateFault): DayIfKept | null =>
  day === undefined ? null : { day, unlessKept: said };
