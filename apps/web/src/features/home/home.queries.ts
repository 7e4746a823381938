import type { HolyDay, SocialLink, TodaysQuote } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { hasShape, isHolyDayList, isSocialLinkList } from '../../api/response-shape.ts';
import { useCommunityDay } from '../../site/use-site.ts';

/*
 * Server-rendered data is placeholder data: it is shown at once, and fetched again nevertheless. The
 * day is part of the query keys whose data depends on it, so that a new day fetches them once; until
 * then the old data stays.
 */

const UPCOMING_COUNT = 3;
const SOCIAL_LINK_RETRIES = 3;

/** Today's quote, or null when there is none. */
export function useTodaysQuote(rendered: TodaysQuote | null | undefined) {
  return useQuery<TodaysQuote | null>({
    queryKey: ['quotes', 'today', useCommunityDay()],
    queryFn: ({ signal }) => fetchTodaysQuote(signal),
    placeholderData: (old) => (old === undefined ? rendered : old),
  });
}

/** The next holy days. */
export function useUpcomingHolyDays(rendered: HolyDay[] | undefined) {
  return useQuery<HolyDay[]>({
    queryKey: ['holy-days', 'upcoming', useCommunityDay()],
    queryFn: ({ signal }) => fetchUpcomingHolyDays(signal),
    placeholderData: (old) => old ?? rendered,
  });
}

/** All social links, those of platforms that are not shown included. */
export function useShownSocialLinks(rendered: SocialLink[] | undefined) {
  return useQuery<SocialLink[]>({
    queryKey: ['social-links'],
    queryFn: ({ signal }) =>
      request('GET /api/social-links', { signal, isValid: isSocialLinkList }),
    retry: SOCIAL_LINK_RETRIES,
    placeholderData: (old) => old ?? rendered,
  });
}

/** An empty body means the same as a 404. */
const isTodaysQuote = (body: unknown): boolean =>
  body === null ||
  hasShape<TodaysQuote>(body, {
    text: ['string'],
    source: ['string'],
    referenceUrl: ['string', 'null'],
  });

async function fetchTodaysQuote(signal: AbortSignal): Promise<TodaysQuote | null> {
  try {
    return await request('GET /api/quotes/today', { signal, isValid: isTodaysQuote });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function fetchUpcomingHolyDays(signal: AbortSignal): Promise<HolyDay[]> {
  try {
    return await request('GET /api/holy-days/upcoming', {
      query: { count: UPCOMING_COUNT },
      signal,
      isValid: isHolyDayList,
    });
  } catch (cause) {
    throw new Error('Failed to fetch upcoming holy days', { cause });
  }
}
