import type { PageSite } from '@bahai-friends/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverNow } from '../api/server-clock.ts';
import { localDay } from '../calendar/today.ts';
import { subscribeToClock } from '../calendar/use-today.ts';
import { SITE_KEY } from './use-site.ts';

/** The longest pause, in minutes, as the clock is read every minute. */
const LONGEST_PAUSE = 32;

/** Whether the browser's history led here: it shows the document of the last visit without asking for it. */
function isGoneBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}

/**
 * Asks for the community's day again: once when it changes, and once at the visitor's own midnight. When
 * the answer is no later day, or none, it asks again after pauses that double. A page that nobody sees
 * asks when it is seen. A page that was gone back to asks at once: the community may have chosen another language.
 */
export function useDayChanges(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let askedOn = localDay(new Date());
    let readings = 0;
    // A slow answer is waited for, not asked for again.
    const ask = () => queryClient.refetchQueries({ queryKey: SITE_KEY }, { cancelRefetch: false });
    if (isGoneBackTo()) ask();
    const askIfKept = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask();
    };
    window.addEventListener('pageshow', askIfKept);
    const unsubscribe = subscribeToClock(() => {
      const day = localDay(new Date());
      const site = queryClient.getQueryData<PageSite>(SITE_KEY);
      if (day === askedOn && site && serverNow() < Date.parse(site.nextDayAt)) {
        readings = 0;
        return;
      }
      askedOn = day;
      readings = (readings % (2 * LONGEST_PAUSE)) + 1;
      // At the readings 1, 2, 4, 8 and so on.
      if ((readings & (readings - 1)) === 0) ask();
    });
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', askIfKept);
    };
  }, [queryClient]);
}
