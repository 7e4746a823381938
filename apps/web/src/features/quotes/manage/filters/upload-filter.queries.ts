import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { request } from '../../../../api/client.ts';
import { BATCHES_KEY, useBatches } from '../../batches.queries.ts';

const isIdList = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'ids' in body &&
  Array.isArray(body.ids) &&
  body.ids.every((id) => typeof id === 'number');

/** The uploads that can be chosen as a filter, newest first; empty until they are loaded. */
export function useUploads() {
  const { data } = useBatches();
  return useMemo(
    () => data?.filter(({ kind, undone }) => kind === 'upload' && !undone) ?? [],
    [data],
  );
}

/**
 * The ids of the quotes that an upload added or changed. `isNeeded` is true as long as the list cannot be made without
 * them; an unknown upload filters nothing.
 */
export function useUploadedQuotes(upload: number | undefined) {
  const query = useQuery({
    queryKey: [...BATCHES_KEY, upload, 'quotes'],
    queryFn: ({ signal }) =>
      request('GET /api/batches/{id}/quotes', {
        params: { id: String(upload) },
        signal,
        isValid: isIdList,
      }),
    enabled: upload !== undefined,
  });
  const { data, error } = query;
  const ids = useMemo(() => data && new Set(data.ids), [data]);
  const isUnknown = error instanceof ApiError && error.status === 404;
  const isNeeded = upload !== undefined && ids === undefined && !isUnknown;
  return { query, ids, isUnknown, isNeeded };
}
