import {
  FIRST_CIVIL_DAY,
  formatBadiDate,
  formatLocalBadiDate,
  LAST_CIVIL_DAY,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import { enDates } from '@bahai-friends/badi-calendar/names/en-dates';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import type { Language } from '@bahai-friends/contract';

/** The Badí date of a civil day, as pages in a language write it; null where the Badí calendar does not know it. */
export function badiDateIn(language: Language, civilDay: string): string | null {
  if (civilDay < FIRST_CIVIL_DAY || civilDay > LAST_CIVIL_DAY) return null;
  const date = toBadiDate(civilDay);
  return language === 'en'
    ? formatBadiDate(date, enDates)
    : formatLocalBadiDate(date, namesOfEveryLanguage[language]);
}
