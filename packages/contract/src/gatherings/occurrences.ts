import { type Rule, ruleDays } from './rule-days.ts';

/** How one occurrence differs from its series; what is null is as the series has it. */
export interface Exception {
  /** The civil day by the rule. */
  readonly day: string;
  readonly cancelled: boolean;
  /** The civil day on which it is held instead. */
  readonly moved: string | null;
  /** `HH:MM` */
  readonly time: string | null;
  readonly place: string | null;
  readonly online: string | null;
  readonly note: string | null;
}

/** One meeting of a series. */
interface RuleOccurrence {
  /** The civil day by the rule, by which it is known whenever it is held. */
  readonly day: string;
  /** The civil day on which it is held. */
  readonly held: string;
  readonly exception: Exception | null;
}

/**
 * What is held from one day to another, both included, in the order of the days on which it is held. Exceptions of days
 * that the rule does not have are passed over.
 *
 * @param holyDays The days of all those kept in the site.
 */
export function occurrencesBetween(
  rule: Rule,
  exceptions: readonly Exception[],
  first: string,
  last: string,
  holyDays: readonly string[],
): RuleOccurrence[] {
  const byDay = new Map(exceptions.map((exception) => [exception.day, exception]));
  const occurrence = (day: string): RuleOccurrence => {
    const exception = byDay.get(day) ?? null;
    return { day, held: exception?.moved ?? day, exception };
  };
  const movedHere = exceptions
    .filter(({ day, moved }) => moved !== null && (day < first || day > last))
    .filter(({ day }) => ruleDays(rule, day, day, holyDays).length > 0)
    .map(({ day }) => day);
  return [...ruleDays(rule, first, last, holyDays), ...movedHere]
    .map(occurrence)
    .filter(({ held }) => held >= first && held <= last)
    .sort((one, other) => (one.held + one.day < other.held + other.day ? -1 : 1));
}
