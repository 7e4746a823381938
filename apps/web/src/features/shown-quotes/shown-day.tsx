import {
  FIRST_CIVIL_DAY,
  formatBadiDate,
  LAST_CIVIL_DAY,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import { enDates } from '@bahai-friends/badi-calendar/names/en-dates';
import { formatDay } from '@bahai-friends/contract/format-day';

interface DayProps {
  /** Civil day. */
  readonly day: string;
}

/** A civil day as people read it. */
export function GregorianDay({ day }: DayProps) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}

/** The same in the Badí calendar; nothing for a day that it does not know. */
export function BadiDay({ day }: DayProps) {
  if (day < FIRST_CIVIL_DAY || day > LAST_CIVIL_DAY) return null;
  return <span className="badi-day">{formatBadiDate(toBadiDate(day), enDates)}</span>;
}
