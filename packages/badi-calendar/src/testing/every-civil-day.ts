import { toDayNumber } from '../civil-day.ts';
import { fromDayNumber } from '../civil-day-of-number.ts';

const FIRST = toDayNumber('1844-03-21');
const DAYS = 185_177;

/** Every civil day of the years 1 to 507, in order. */
export function everyCivilDay(): string[] {
  return Array.from({ length: DAYS }, (_, index) => fromDayNumber(FIRST + index));
}
