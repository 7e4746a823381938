import { formatGregorianDate } from '@bahai-friends/badi-calendar';

/**
 * A civil day as people read it in English. Text that is no civil day of the calendar is returned as it
 * is, so that one wrong date does not break the page or message around it.
 *
 * @example
 * formatDay('2026-03-21'); // 'March 21, 2026'
 * formatDay('soon'); // 'soon'
 */
export function formatDay(civilDay: string): string {
  try {
    return formatGregorianDate(civilDay);
  } catch {
    return civilDay;
  }
}
