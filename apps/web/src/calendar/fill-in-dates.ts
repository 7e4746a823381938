import { dateDisplay } from './date-display.ts';
import { localDay } from './today.ts';

/** A day's dates in the order of the date card: Badí weekday, Badí date, Gregorian date. */
export function datesOf(civilDay: string): readonly string[] {
  const { badi, gregorian } = dateDisplay(civilDay);
  return [badi.dayName, badi.formattedDate, gregorian];
}

/** Fills in the date card, which the server leaves empty: it cannot know the visitor's day. */
export function fillInDates(): void {
  const places = document.querySelectorAll('#dates dd');
  if (places.length === 0) return;
  const day = localDay(new Date());
  const dates = datesOf(day);
  places.forEach((place, index) => {
    place.textContent = dates[index] ?? null;
  });
  document.documentElement.dataset.day = day;
  markElsewhere(day, document.getElementById('dates')?.dataset.today);
}

/** Marks the document of a visitor whose civil day differs from the community's: nothing on it is festive. */
export function markElsewhere(day: string, communityDay: string | undefined): void {
  document.documentElement.toggleAttribute('data-elsewhere', day !== communityDay);
}

/** The day whose dates are filled in already; undefined on the server. */
export const filledInDay = (): string | undefined =>
  globalThis.document?.documentElement.dataset.day;
