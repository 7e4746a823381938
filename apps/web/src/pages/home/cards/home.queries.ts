import type { HolyDay, SocialLink, TodaysQuote } from '@bahai-friends/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnreachable } from '../../../api/api-error.ts';
import { localDay } from '../../../calendar/today.ts';
import { firstCallOr } from '../../../light/first-calls.ts';
import { isKeptPage } from '../../../site/kept-page.ts';
import { useCommunityDay } from '../../../site/use-site.ts';
import { fetchSocialLinks, fetchTodaysQuote, fetchUpcomingHolyDays } from '../start/home-calls.ts';

/*
 * Server-rendered data is placeholder data: it is shown at once, and fetched again nevertheless. The day is part of
 * the query keys whose data depends on it, so that a new day fetches them once; until then the old data stays. Failed
 * queries of a cached page are fetched again when there is a network.
 */

const SOCIAL_LINK_RETRIES = 3;

/** The state of a query for a card. */
function useShown<T>(query: UseQueryResult<T>, rendered: T | undefined) {
  const { data, error, isPending, isPlaceholderData } = query;
  // On a cached page the rendered data is the newest that there is.
  const kept = isUnreachable(error) && isKeptPage() ? rendered : undefined;
  return { data: data ?? kept, error, isPending, isOld: isPlaceholderData || data === undefined };
}

/** The quote of a day: null when there is none. */
export interface QuoteOfDay {
  /** The community's civil day. */
  readonly day: string;
  readonly quote: TodaysQuote | null;
}

/** Today's quote; that of a past day while today's is not known. */
export function useTodaysQuote(rendered: TodaysQuote | null | undefined) {
  const day = useCommunityDay();
  const [first] = useState(rendered === undefined ? undefined : { day, quote: rendered });
  const query = useQuery<QuoteOfDay>({
    queryKey: ['quotes', 'today', day],
    queryFn: async ({ signal }) => ({
      day,
      quote: await firstCallOr('quote', () => fetchTodaysQuote({ signal })),
    }),
    placeholderData: (old) => old ?? first,
    refetchOnReconnect: isKeptPage,
  });
  // Whether there is one by now is unknown.
  return useShown(query, rendered ? first : undefined);
}

/** The next holy days. */
export function useUpcomingHolyDays(rendered: HolyDay[] | undefined) {
  const query = useQuery<HolyDay[]>({
    queryKey: ['holy-days', 'upcoming', useCommunityDay()],
    queryFn: ({ signal }) => firstCallOr('holyDays', () => fetchUpcomingHolyDays({ signal })),
    placeholderData: (old) => old ?? rendered,
    refetchOnReconnect: isKeptPage,
  });
  return useShown(query, rendered?.filter(isToCome));
}

const isToCome = ({ date }: HolyDay): boolean => date >= localDay(new Date());

/** All social links, including those of platforms that are not shown. */
export function useShownSocialLinks(rendered: SocialLink[] | undefined) {
  const query = useQuery<SocialLink[]>({
    queryKey: ['social-links'],
    queryFn: ({ signal }) => firstCallOr('links', () => fetchSocialLinks({ signal })),
    retry: SOCIAL_LINK_RETRIES,
    placeholderData: (old) => old ?? rendered,
    refetchOnReconnect: isKeptPage,
  });
  return useShown(query, rendered);
}
