import type { PageSite } from '@bahai-friends/contract';
import { request } from '../api/client.ts';
import { hasShape } from '../api/response-shape.ts';
import { spoken } from '../texts/spoken.ts';

const isSite = (body: unknown): boolean =>
  hasShape<PageSite>(body, { siteName: ['string'], today: ['string'] });

/** Fetches the community's settings and its day. */
export const fetchSite = (options: { readonly signal?: AbortSignal } = {}): Promise<PageSite> =>
  request('GET /api/settings', { ...options, query: { lang: spoken.asked }, isValid: isSite });
