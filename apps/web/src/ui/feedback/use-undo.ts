import type { UndoResult } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { dismissToast, showToast } from './toast-store.ts';
import { toastFailure, toastReason, toastSuccess } from './toasts.ts';

/** Settings for undoing batches of one kind. */
export interface Undoable {
  /** The key of the queries to fetch again: everything that a batch may change, and the list of batches. */
  readonly queryKey: QueryKey;
  /** The message about an undone batch. */
  readonly undone: (result: UndoResult) => string;
  readonly failed: string;
  /** The message when the server gave no reason. */
  readonly unexplained?: string;
}

/** Whether a batch was not undone because it was undone already, or is too old. */
export const isOver = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

const sendUndo = (id: number) => request('POST /api/batches/{id}/undo', { params: { id } });

async function sendUndoWithToast(id: number): Promise<UndoResult> {
  const pending = showToast({ title: common.undoing, isPending: true });
  try {
    return await sendUndo(id);
  } finally {
    dismissToast(pending);
  }
}

function useUndoBy(send: typeof sendUndo, undoable: Undoable) {
  const { queryKey, undone, failed, unexplained } = undoable;
  const refetch = useRefetch(queryKey);
  return useApiMutation<UndoResult, number>({
    mutationFn: send,
    invalidates: [queryKey],
    onSuccess: (result) => toastSuccess(undone(result), common.undoneTitle),
    onError: (error) => {
      if (isOver(error)) {
        toastReason(error, unexplained ?? failed);
        void refetch();
      } else toastFailure(failed, error, unexplained);
    },
  });
}

/** Undoes a batch by its id, and shows the result, or why it failed. */
export const useUndo = (undoable: Undoable) => useUndoBy(sendUndo, undoable);

/**
 * Shows that a batch was made, with a button that undoes it; `batch` is null when nothing was changed. The button still
 * works when the component that showed it is gone.
 *
 * @param elsewhere Tells screen reader users where the batch can be undone later.
 */
export function useToastWithUndo(
  undoable: Undoable,
  elsewhere: string,
): (description: string, batch: number | null) => void {
  const undo = useUndoBy(sendUndoWithToast, undoable);
  return (description, batch) => {
    if (batch === null) return toastSuccess(description);
    showToast({
      title: common.success,
      description,
      action: {
        label: common.undo,
        altText: elsewhere,
        onClick: () => undo.mutate(batch),
      },
    });
  };
}
