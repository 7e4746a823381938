import * as texts from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import type { Audience } from './new-gathering.ts';
import type { Repeat } from './repeat.ts';

/** The audience of something, in the reader's language. */
export const audienceInWords = (audience: Audience): string =>
  audience === 'everyone' ? texts.everyone : texts.forLink;

/** The rule by which a gathering repeats, in the reader's language. */
export function repeatInWords(repeat: Repeat | null): string {
  switch (repeat?.every) {
    case undefined:
      return texts.once;
    case 'week':
      return texts.weekly(repeat.weekdays, repeat.interval);
    case 'month':
      return texts.monthly(repeat.nth, repeat.weekday);
    case 'badi-month':
      return repeat.when === 'eve' ? texts.badiMonthEve : texts.badiMonth;
    case 'holy-day':
      return repeat.when === 'eve' ? texts.holyDayEve : texts.holyDay;
  }
}
