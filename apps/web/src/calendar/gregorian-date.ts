import { formatGregorianDate } from '@bahai-friends/badi-calendar';

/**
 * A civil day as pages show it. Text that is no civil day is returned as it is, so that
 * one wrong date does not break the page around it.
 *
 * @example
 * gregorianDate('2026-03-21'); // 'March 21, 2026'
 * gregorianDate('soon'); // 'soon'
 */
export function gregorianDate(civilDay: string): string {
  try {
    return formatGregorianDate(civilDay);
  } catch {
    return civilDay;
  }
}
