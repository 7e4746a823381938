import { monthName } from '@bahai-friends/badi-calendar';
import { enDates } from '@bahai-friends/badi-calendar/names/en-dates';
import { formatDay } from './format-day.ts';
import type { WrittenDays } from './written-days.ts';

/** The first script of every page carries these: written without `Intl`, they are the same in all browsers. */
export const englishDays: WrittenDays = {
  gregorian: formatDay,
  // As formatBadiDate writes it; that function's styles and digits would come with every English page.
  badi: (date) => `${date.day} ${monthName(date, enDates)} ${date.year} ${enDates.era}`,
  number: String,
};
