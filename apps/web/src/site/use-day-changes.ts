import type { PageSite } from '@bahai-friends/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasFirstCall } from '../light/first-calls.ts';
import { type DayWatch, isGoneBackTo, newDayWatch, watchDays } from './day-watch.ts';
import { SITE_KEY } from './use-site.ts';

/**
 * Keeps the community's day up to date. A page that was gone back to fetches it at once, and the community may have
 * chosen another language.
 *
 * @param begun The watch of the page's first script; its pending requests are waited for here.
 */
export function useDayChanges(begun?: DayWatch): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // A slow response is waited for, and not requested again.
    const ask = () => queryClient.refetchQueries({ queryKey: SITE_KEY }, { cancelRefetch: false });
    if (begun ? hasFirstCall('site') : isGoneBackTo()) ask();
    const siteNow = () => queryClient.getQueryData<PageSite>(SITE_KEY);
    return watchDays(begun ?? newDayWatch(), siteNow, ask);
  }, [queryClient, begun]);
}
