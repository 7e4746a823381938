import { FIRST_CIVIL_DAY, LAST_CIVIL_DAY, toBadiDate } from '@bahai-friends/badi-calendar';
import { whole } from '../../../texts/whole.ts';

interface DayProps {
  /** Civil day. */
  readonly day: string;
}

/** A civil day as people read it. */
export function GregorianDay({ day }: DayProps) {
  return <time dateTime={day}>{whole().gregorian(day)}</time>;
}

/** The day in the Badí calendar; nothing for one that it does not know. */
export function BadiDay({ day }: DayProps) {
  if (day < FIRST_CIVIL_DAY || day > LAST_CIVIL_DAY) return null;
  return <span className="badi-day">{whole().badi(toBadiDate(day))}</span>;
}
