import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../../../api/client.ts';
import { useSettled } from '../../../../ui/use-settled.ts';
import { QUOTES_KEY } from '../../quotes.queries.ts';

/** The most UTF-16 units that the server searches for. */
const SEARCH_MAX = 200;

const isIdList = (body: unknown): boolean =>
  Array.isArray(body) && body.every((id) => typeof id === 'number');

/**
 * The quotes whose translations match a search; the list does not have their texts. While a search is typed or
 * shortened, the last result stays, so that rows do not flicker.
 *
 * @param isNeeded Whether there is anything to search.
 */
export function useTranslationSearch(search: string, isNeeded: boolean) {
  const wanted = search.trim();
  const text = useSettled(wanted);
  const canSearch = isNeeded && wanted !== '' && wanted.length <= SEARCH_MAX;
  const { data, isError } = useQuery({
    queryKey: [...QUOTES_KEY, 'search', text],
    queryFn: async ({ signal }) => {
      const query = { text };
      const ids = await request('GET /api/quotes/search', { query, signal, isValid: isIdList });
      return { text, ids: new Set(ids) };
    },
    enabled: canSearch && text !== '',
    placeholderData: (before) => before,
  });
  const found = useMemo(() => {
    const isNear = data && (wanted.startsWith(data.text) || data.text.startsWith(wanted));
    return isNear && wanted !== '' ? data.ids : undefined;
  }, [data, wanted]);
  const isFailed = canSearch && isError && text === wanted;
  return { found, isFailed, isSearching: canSearch && !isFailed && data?.text !== wanted };
}
