import {
  type Batch,
  isQuoteBatch,
  type ResponseBody,
  type UndoResult,
} from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { isListOf } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { dismissToast, showToast } from '../../ui/feedback/toast-store.ts';
import { toastFailure, toastReason, toastSuccess } from '../../ui/feedback/toasts.ts';
import { QUOTES_KEY } from './quotes.queries.ts';

/** Uploads, bulk deletions and schedules. Below the quotes: whatever changes these may have made one. */
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

/** What was changed together in the last 30 days, newest first. */
export function useBatches() {
  return useQuery({
    queryKey: BATCHES_KEY,
    queryFn: ({ signal }) => request('GET /api/batches', { signal, isValid: isBatchList }),
    select: (batches) => batches.filter(isQuoteBatch),
    // Other volunteers make batches, too.
    staleTime: 0,
  });
}

/** Whether a batch was not undone since somebody else has done so, or since its time is over. */
export const isOver = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

const sendUndo = (id: number) => request('POST /api/batches/{id}/undo', { params: { id } });

async function sendUndoWithToast(id: number): Promise<UndoResult> {
  const pending = showToast({ title: texts.undoing, isPending: true });
  try {
    return await sendUndo(id);
  } finally {
    dismissToast(pending);
  }
}

function useUndoBy(send: typeof sendUndo) {
  const refetch = useRefetch(QUOTES_KEY);
  return useApiMutation<UndoResult, number>({
    mutationFn: send,
    invalidates: [QUOTES_KEY],
    onSuccess: (result) => toastSuccess(texts.undone(result), texts.undoneTitle),
    onError: (error) => {
      if (isOver(error)) {
        toastReason(error, texts.unknownError);
        void refetch();
      } else toastFailure(texts.undoFailed, error, texts.unknownError);
    },
  });
}

/** Undoes a batch by its id, and says what came back, or why nothing did. */
export const useUndoBatch = () => useUndoBy(sendUndo);

/**
 * Shows that a batch was made, with a button that undoes it; `batch` is null when nothing was changed. The
 * button works also when the component that showed it is gone.
 */
export function useToastWithUndo(): (description: string, batch: number | null) => void {
  const undo = useUndoBy(sendUndoWithToast);
  return (description, batch) => {
    if (batch === null) return toastSuccess(description);
    showToast({
      title: common.success,
      description,
      action: {
        label: texts.undo,
        altText: texts.undoLater,
        onClick: () => undo.mutate(batch),
      },
    });
  };
}

/** Deletes several quotes by their ids. */
export function useDeleteQuotes() {
  const toastWithUndo = useToastWithUndo();
  return useApiMutation<ResponseBody<'DELETE /api/quotes'>, readonly number[]>({
    mutationFn: (ids) => request('DELETE /api/quotes', { body: { ids: [...ids] } }),
    invalidates: [QUOTES_KEY],
    onSuccess: ({ successCount, batch }) =>
      toastWithUndo(texts.deletedSeveral(successCount), batch),
    onError: (error) => toastFailure(texts.deleteSeveralFailed, error, texts.unknownError),
  });
}
