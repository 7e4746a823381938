import type { PageSite } from '@bahai-friends/contract';
import { serverNow } from '../api/server-clock.ts';
import { subscribeToClock } from '../calendar/clock.ts';
import { localDay } from '../calendar/today.ts';

/** The longest pause between two requests, in minutes: the clock is read every minute. */
const LONGEST_PAUSE = 32;

/** The state of the watch, from which another one can continue. */
export interface DayWatch {
  /** The visitor's day on which the community's was last requested. */
  askedOn: string;
  /** How often the clock was read since a day has ended without a later one being known. */
  readings: number;
}

export const newDayWatch = (): DayWatch => ({ askedOn: localDay(new Date()), readings: 0 });

/** Whether the browser's history led here: it shows the document of the last visit without requesting it. */
export function isGoneBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

/**
 * Fetches the community's day again: once when it changes, and once at the visitor's own midnight. When the response
 * has no later day, or there is none, it is fetched again after pauses that double. A hidden page fetches it when it
 * becomes visible, and one from the back/forward cache at once.
 *
 * @param siteNow The latest settings of the community.
 * @returns a function that stops the watch
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
