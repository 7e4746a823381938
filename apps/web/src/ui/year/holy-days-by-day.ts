import type { HolyDay } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/year';
import type { YearDay } from './year-months.ts';

/** The names of the stored holy days by civil day. */
export type HolyDayNames = ReadonlyMap<string, readonly string[]>;

export function holyDaysByDay(holyDays: readonly HolyDay[]): HolyDayNames {
  const names = new Map<string, string[]>();
  for (const { name, date } of holyDays) names.set(date, [...(names.get(date) ?? []), name]);
  return names;
}

/**
 * The full name of a day: both dates and its observances.
 *
 * @example 'March 21, 2026, 1 Bahá 183, Naw-Rúz, Feast of Bahá'
 */
export function fullNameOf({ name, civilDay, feast }: YearDay, holyDays: HolyDayNames): string {
  const parts = [name, ...(holyDays.get(civilDay) ?? []), ...(feast ? [feast] : [])];
  return texts.dayNames(parts);
}
