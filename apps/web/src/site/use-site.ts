import type { PageSite } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { firstCallOr } from '../light/first-calls.ts';
import { fetchSite } from './fetch-site.ts';

/** The key of the community's settings, with which every page is rendered. */
export const SITE_KEY = ['site'];

const useSiteQuery = () =>
  useQuery<PageSite>({
    queryKey: SITE_KEY,
    queryFn: ({ signal }) => firstCallOr('site', () => fetchSite({ signal })),
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The latest settings and day of the community. */
export const useSite = (): PageSite =>
  // They are set before anything is rendered, and never removed.
  useSiteQuery().data as PageSite;

/** Whether the server has not answered the request for a new day: the shown day may have ended. */
export const useIsDayUnknown = (): boolean => useSiteQuery().isError;

/** The community's civil day: the day of quotes, schedules and holy days. */
export const useCommunityDay = (): string => useSite().today;
