import type { PageSite } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { firstCallOr } from '../light/first-calls.ts';
import { fetchSite } from './fetch-site.ts';

/** The query of the community's settings, which every page is rendered with. */
export const SITE_KEY = ['site'];

const useSiteQuery = () =>
  useQuery<PageSite>({
    queryKey: SITE_KEY,
    queryFn: ({ signal }) => firstCallOr('site', () => fetchSite({ signal })),
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The community's settings and day, as last heard from the server. */
export const useSite = (): PageSite =>
  // Put there before anything is rendered, and never removed.
  useSiteQuery().data as PageSite;

/** Whether the server, asked for a new day, has not answered: today may be over. */
export const useIsDayUnknown = (): boolean => useSiteQuery().isError;

/** The community's civil day: the day of quotes, schedules and holy days. */
export const useCommunityDay = (): string => useSite().today;
