import { toDayNumber } from '@bahai-friends/badi-calendar';
import { NameTable } from './name-table.ts';
import { FURTHER_WEEKDAYS, LOCALES } from './words-of-dates.ts';

/** A Sunday. */
const SUNDAY = Date.UTC(2027, 0, 3);
const DAY_MS = 86_400_000;
/** 1970-01-01, from which days are counted, was a Thursday. */
const EPOCH_WEEKDAY = 4;
/** Whole weeks before 1970 that make the number of every day positive. */
const WEEKS = 7 * 110_000;
const ABBREVIATION_MIN = 2;

function weekdayNames(): NameTable {
  const table = new NameTable(ABBREVIATION_MIN);
  for (const locale of LOCALES) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
      for (let weekday = 0; weekday < 7; weekday++) {
        table.add(format.format(SUNDAY + weekday * DAY_MS), weekday);
      }
    }
  }
  for (const [name, weekday] of FURTHER_WEEKDAYS) table.add(name, weekday);
  return table;
}

/** Made for the first word, like the names of months. */
let names: NameTable | undefined;
const ENGLISH = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/**
 * The weekdays that a name or abbreviation may mean in the languages of the product, 0 for Sunday.
 *
 * @param name Folded, its words without anything between them.
 * @example
 * weekdaysNamed('mar'); // Set { 2 }, French and Spanish
 */
export function weekdaysNamed(name: string): ReadonlySet<number> | undefined {
  names ??= weekdayNames();
  return names.get(name);
}

/** The weekday of a civil day, 0 for Sunday. */
export function weekdayOfDay(civilDay: string): number {
  return (toDayNumber(civilDay) + EPOCH_WEEKDAY + WEEKS) % 7;
}

/** The English name of a weekday, 0 for Sunday. */
export function englishWeekday(weekday: number): string {
  return ENGLISH.format(SUNDAY + weekday * DAY_MS);
}
