import { FIRST_CIVIL_DAY, LAST_CIVIL_DAY, toBadiDate } from '@bahai-friends/badi-calendar';
import type { Language } from '@bahai-friends/contract';
import { daysIn } from '@bahai-friends/languages/days-in';

/** The Badí date of a civil day, as pages in a language write it; null outside of the Badí calendar. */
export function badiDateIn(language: Language, civilDay: string): string | null {
  if (civilDay < FIRST_CIVIL_DAY || civilDay > LAST_CIVIL_DAY) return null;
  return daysIn(language).badi(toBadiDate(civilDay));
}
