import type { PageSite } from '@bahai-friends/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { firstCallOr } from '../light/first-calls.ts';
import { fetchSite } from './fetch-site.ts';

/** The key of the community's settings, with which every page is rendered. */
export const SITE_KEY = ['site'];

const useSiteQuery = () =>
  useQuery<PageSite>({
    queryKey: SITE_KEY,
    queryFn: ({ signal }) => firstCallOr('site', () => fetchSite({ signal })),
  });

/**
 * Sets the settings and day with which a page is rendered. They are kept before a component uses them, too: a window may
 * be asleep for hours before its page is hydrated.
 */
export function setSite(queryClient: QueryClient, site: PageSite): void {
  queryClient.setQueryDefaults(SITE_KEY, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(SITE_KEY, site);
}

/** The latest settings and day of the community. */
export const useSite = (): PageSite =>
  // They are set before anything is rendered, and never removed.
  useSiteQuery().data as PageSite;

/** Whether the server has not answered the request for a new day: the shown day may have ended. */
export const useIsDayUnknown = (): boolean => useSiteQuery().isError;

/** The community's civil day: the day of quotes, schedules and holy days. */
export const useCommunityDay = (): string => useSite().today;
