import { FIRST_CIVIL_DAY, LAST_CIVIL_DAY, toBadiDate } from '@bahai-friends/badi-calendar';
import { whole } from '../../texts/whole.ts';

interface DayProps {
  /** Civil day. */
  readonly day: string;
}

/** A civil day as people read it. */
export function GregorianDay({ day }: DayProps) {
  return <time dateTime={day}>{whole.dates.gregorian(day)}</time>;
}

/** The same in the Badí calendar; nothing for a day that it does not know. */
export function BadiDay({ day }: DayProps) {
  if (day < FIRST_CIVIL_DAY || day > LAST_CIVIL_DAY) return null;
  return <span className="badi-day">{whole.dates.badi(toBadiDate(day))}</span>;
}
