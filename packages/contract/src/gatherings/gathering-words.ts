import * as texts from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import type { Audience } from './new-gathering.ts';
import type { Repeat } from './repeat.ts';

/** Who learns of something, in the language of whoever reads. */
export const audienceInWords = (audience: Audience): string =>
  audience === 'everyone' ? texts.everyone : texts.forLink;

/** By which rule people meet again, in the language of whoever reads. */
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
