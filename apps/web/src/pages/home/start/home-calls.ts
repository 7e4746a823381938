import type { HolyDay, SocialLink, TodaysQuote } from '@bahai-friends/contract';
import { ApiError } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import {
  hasShape,
  isHolyDayList,
  isSocialLinkList,
  type Shape,
} from '../../../api/response-shape.ts';
import { spoken } from '../../../texts/spoken.ts';

/* The calls of the home page: its own script makes them first, and React from then on. */

export const UPCOMING_COUNT = 3;

interface CallOptions {
  readonly signal?: AbortSignal;
}

/** An empty body means the same as a 404. */
const isTodaysQuote = (body: unknown): boolean =>
  body === null ||
  hasShape<TodaysQuote>(body, {
    text: ['string'],
    source: ['string'],
    referenceUrl: ['string', 'null'],
    language: ['string', 'null'],
    credit: ['string', 'null'],
  } satisfies Required<Omit<Shape<TodaysQuote>, 'id' | 'displayDate'>>);

/** Today's quote; null when there is none. */
export async function fetchTodaysQuote(options: CallOptions = {}): Promise<TodaysQuote | null> {
  try {
    return await request('GET /api/quotes/today', {
      ...options,
      query: { lang: spoken.prefix ? spoken.code : undefined },
      isValid: isTodaysQuote,
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export async function fetchUpcomingHolyDays(options: CallOptions = {}): Promise<HolyDay[]> {
  try {
    return await request('GET /api/holy-days/upcoming', {
      ...options,
      query: { count: UPCOMING_COUNT, lang: spoken.asked },
      isValid: isHolyDayList,
    });
  } catch (cause) {
    throw new Error('Failed to fetch upcoming holy days', { cause });
  }
}

/** All social links, including those of platforms that are not shown. */
export const fetchSocialLinks = (options: CallOptions = {}): Promise<SocialLink[]> =>
  request('GET /api/social-links', { ...options, isValid: isSocialLinkList });
