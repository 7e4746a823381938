import { FIRST_CIVIL_DAY, LAST_CIVIL_DAY, toBadiDate } from '@bahai-friends/badi-calendar';
import { whole } from '../texts/whole.ts';

/** A civil day in the Badí calendar; null outside of it. */
export function BadiDay({ day }: { readonly day: string }) {
  if (day < FIRST_CIVIL_DAY || day > LAST_CIVIL_DAY) return null;
  return <span className="badi-day">{whole().badi(toBadiDate(day))}</span>;
}
