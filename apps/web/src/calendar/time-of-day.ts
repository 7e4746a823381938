import { spoken } from '../texts/spoken.ts';

/**
 * The time of day, such as '16:41', in the digits of the page's language.
 *
 * @param instant ISO 8601 in UTC
 */
export function timeOfDay(instant: string, timeZone: string): string {
  const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(spoken.locale ?? 'en', format).format(new Date(instant));
}
