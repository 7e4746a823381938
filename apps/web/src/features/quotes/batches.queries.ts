import { type Batch, isQuoteBatch, type ResponseBody } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { isListOf } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastFailure } from '../../ui/feedback/toasts.ts';
import { type Undoable, useToastWithUndo, useUndo } from '../../ui/feedback/use-undo.ts';
import { QUOTES_KEY } from './quotes.queries.ts';

/** The key of batches, below that of quotes: any change of quotes may have made a batch. */
export const BATCHES_KEY = [...QUOTES_KEY, 'batches'];

/** The part of the Quotes tab that lists batches. */
export const BATCHES_TITLE = texts.recentBatches;

const isBatchList = isListOf<Batch>({
  id: ['number'],
  kind: ['string'],
  at: ['string'],
  by: ['string'],
  file: ['string', 'null'],
  count: ['number'],
  until: ['string'],
  undone: ['boolean'],
});

/** The batches of the last 30 days, newest first. */
export function useBatches() {
  return useQuery({
    queryKey: BATCHES_KEY,
    queryFn: ({ signal }) => request('GET /api/batches', { signal, isValid: isBatchList }),
    select: (batches) => batches.filter(isQuoteBatch),
    // Other volunteers make batches, too.
    staleTime: 0,
  });
}

const UNDOABLE: Undoable = {
  queryKey: QUOTES_KEY,
  undone: texts.undone,
  failed: texts.undoFailed,
  unexplained: texts.unknownError,
};

export const useUndoBatch = () => useUndo(UNDOABLE);

/** Shows that a batch was made, with a button that undoes it. */
export const useQuotesToast = () => useToastWithUndo(UNDOABLE, texts.undoLater);

/** Deletes several quotes by their ids. */
export function useDeleteQuotes() {
  const toastWithUndo = useQuotesToast();
  return useApiMutation<ResponseBody<'DELETE /api/quotes'>, readonly number[]>({
    mutationFn: (ids) => request('DELETE /api/quotes', { body: { ids: [...ids] } }),
    invalidates: [QUOTES_KEY],
    onSuccess: ({ successCount, batch }) =>
      toastWithUndo(texts.deletedSeveral(successCount), batch),
    onError: (error) => toastFailure(texts.deleteSeveralFailed, error, texts.unknownError),
  });
}
