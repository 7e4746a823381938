import type { PublicSettings } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/client.ts';
import { hasShape } from '../api/response-shape.ts';

/** The query of the community's settings, which every page is rendered with. */
export const SITE_KEY = ['site'];

const isSite = (body: unknown): boolean =>
  hasShape<PublicSettings>(body, { siteName: ['string'], today: ['string'] });

/** The community's settings and day, as last heard from the server. */
export function useSite(): PublicSettings {
  const { data } = useQuery<PublicSettings>({
    queryKey: SITE_KEY,
    queryFn: ({ signal }) => request('GET /api/settings', { signal, isValid: isSite }),
    gcTime: Number.POSITIVE_INFINITY,
  });
  // Put there before anything is rendered, and never removed.
  return data as PublicSettings;
}

/** The community's civil day: the day of quotes, schedules and holy days. */
export const useCommunityDay = (): string => useSite().today;
