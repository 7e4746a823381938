import {
  addDays,
  FIRST_CIVIL_DAY,
  LAST_CIVIL_DAY,
  nawRuzOf,
  toBadiDate,
  yearLength,
} from '@bahai-friends/badi-calendar';
import type { ReadPage } from '../page-kinds.ts';
import type { CalendarParts, CalendarValues } from './document.tsx';

/** The Badí year of a civil day; null on days outside of the Badí calendar. */
const yearOf = (civilDay: string): number | null =>
  civilDay < FIRST_CIVIL_DAY || civilDay > LAST_CIVIL_DAY ? null : toBadiDate(civilDay).year;

export const read: ReadPage<CalendarParts, CalendarValues> = async ({
  sources,
  site,
  language,
  values,
}) => {
  const year = values.year ?? yearOf(site.today);
  if (year === null) return null;
  const first = nawRuzOf(year);
  const last = addDays(first, yearLength(year) - 1);
  return {
    badiYear: { year, holyDays: await sources.holyDays.between(first, last, language.asked) },
  };
};
