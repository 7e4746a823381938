import type { Repeat } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { spoken } from '../../texts/spoken.ts';

/** The first of January 2024 was a Monday. */
export const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat(spoken.locale ?? 'en', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, day),
  );

/** How a gathering repeats, in the language of the page. */
export function repeatInWords(repeat: Repeat | null): string {
  switch (repeat?.every) {
    case undefined:
      return texts.once;
    case 'week': {
      const list = new Intl.ListFormat(spoken.locale ?? 'en', { type: 'unit' });
      return texts.weekly(list.format(repeat.weekdays.map(weekdayName)), repeat.interval);
    }
    case 'month':
      return texts.monthly(repeat.nth, weekdayName(repeat.weekday), repeat.weekday);
    case 'badi-month':
      return repeat.when === 'eve' ? texts.badiMonthEve : texts.badiMonth;
    case 'holy-day':
      return repeat.when === 'eve' ? texts.holyDayEve : texts.holyDay;
  }
}
