import type { AttentionEntry } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { isListOf } from '../../api/response-shape.ts';

export const ATTENTION_KEY = ['attention'];

const areEntries = isListOf<AttentionEntry>({
  kind: ['string'],
  count: ['number'],
  since: ['string', 'null'],
  place: ['string'],
});

/** Notices for the logged-in volunteer: fetched once, and again only while there are some. */
export function useAttention() {
  return useQuery<AttentionEntry[]>({
    queryKey: ATTENTION_KEY,
    queryFn: ({ signal }) => request('GET /api/attention', { signal, isValid: areEntries }),
  });
}
