import { FIRST_DAY_NUMBER, LAST_DAY_NUMBER } from '../calendar-range.ts';
import { fromDayNumber } from '../civil-day-of-number.ts';

export interface DayAtPlace {
  readonly dayNumber: number;
  readonly civilDay: string;
  readonly place: { readonly latitude: number; readonly longitude: number };
}

/** The same days of the 507 years and places up to a latitude at every call (mulberry32). */
export function randomDaysAndPlaces(count: number, latitudeMax: number): DayAtPlace[] {
  let state = 1844;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return Array.from({ length: count }, () => {
    const days = LAST_DAY_NUMBER - FIRST_DAY_NUMBER + 1;
    const dayNumber = FIRST_DAY_NUMBER + Math.floor(random() * days);
    const latitude = (random() * 2 - 1) * latitudeMax;
    const longitude = (random() * 2 - 1) * 180;
    return { dayNumber, civilDay: fromDayNumber(dayNumber), place: { latitude, longitude } };
  });
}
