import { formatGregorianDate } from '@bahai-friends/badi-calendar';

/**
 * A civil day as pages show it. What is none is shown as it is, so that one wrong date never takes a
 * page down.
 *
 * @example
 * gregorianDisplay('2026-03-21'); // 'March 21, 2026'
 */
export function gregorianDisplay(civilDay: string): string {
  try {
    return formatGregorianDate(civilDay);
  } catch {
    return civilDay;
  }
}
