import type { PageSite } from '@bahai-friends/contract';
import { serverNow } from '../api/server-clock.ts';
import { subscribeToClock } from '../calendar/clock.ts';
import { localDay } from '../calendar/today.ts';

/** The longest pause, in minutes, as the clock is read every minute. */
const LONGEST_PAUSE = 32;

/** How far it has come: who takes it over goes on from there. */
export interface DayWatch {
  /** The visitor's day on which the community's was asked for last. */
  askedOn: string;
  /** Readings of the clock since a day has ended and no later one is known. */
  readings: number;
}

export const newDayWatch = (): DayWatch => ({ askedOn: localDay(new Date()), readings: 0 });

/** Whether the browser's history led here: it shows the document of the last visit without asking for it. */
export function isGoneBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

/**
 * Asks for the community's day again: once when it changes, and once at the visitor's own midnight. When
 * the answer is no later day, or none, it asks again after pauses that double. A page that nobody sees
 * asks when it is seen, and one that the browser shows again as it was asks at once.
 *
 * @param siteNow What is known of the community.
 * @returns what ends it
 */
export function watchDays(
  watch: DayWatch,
  siteNow: () => PageSite | undefined,
  ask: () => unknown,
): () => void {
  const askIfKept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) ask();
  };
  window.addEventListener('pageshow', askIfKept);
  const unsubscribe = subscribeToClock(() => {
    const day = localDay(new Date());
    const site = siteNow();
    if (day === watch.askedOn && site && serverNow() < Date.parse(site.nextDayAt)) {
      watch.readings = 0;
      return;
    }
    watch.askedOn = day;
    watch.readings = (watch.readings % (2 * LONGEST_PAUSE)) + 1;
    // At the readings 1, 2, 4, 8 and so on.
    if ((watch.readings & (watch.readings - 1)) === 0) ask();
  });
  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', askIfKept);
  };
}
