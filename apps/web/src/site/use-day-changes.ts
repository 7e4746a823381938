import type { PageSite } from '@bahai-friends/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasFirstCall } from '../light/first-calls.ts';
import { type DayWatch, isGoneBackTo, newDayWatch, watchDays } from './day-watch.ts';
import { SITE_KEY } from './use-site.ts';

/**
 * Keeps the community's day as it is. A page that was gone back to asks at once: the community may have chosen another
 * language.
 *
 * @param begun What the page's first script has begun; what it has asked for is waited for here.
 */
export function useDayChanges(begun?: DayWatch): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // A slow answer is waited for, not asked for again.
    const ask = () => queryClient.refetchQueries({ queryKey: SITE_KEY }, { cancelRefetch: false });
    if (begun ? hasFirstCall('site') : isGoneBackTo()) ask();
    const siteNow = () => queryClient.getQueryData<PageSite>(SITE_KEY);
    return watchDays(begun ?? newDayWatch(), siteNow, ask);
  }, [queryClient, begun]);
}
