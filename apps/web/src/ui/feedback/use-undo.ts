import type { UndoResult } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { dismissToast, showToast } from './toast-store.ts';
import { toastFailure, toastReason, toastSuccess } from './toasts.ts';

/** What batches of a kind have in common when one is undone. */
export interface Undoable {
  /** Of what is read again: all that a batch may change, and the list of batches. */
  readonly queryKey: QueryKey;
  /** What became of what the batch had changed. */
  readonly undone: (result: UndoResult) => string;
  readonly failed: string;
  /** Said where the server gave no reason. */
  readonly unexplained?: string;
}

/** Whether a batch was not undone since somebody else has done so, or since its time is over. */
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

/** Undoes a batch by its id, and says what came back, or why nothing did. */
export const useUndo = (undoable: Undoable) => useUndoBy(sendUndo, undoable);

/**
 * Shows that a batch was made, with a button that undoes it; `batch` is null when nothing was changed. The
 * button works also when the component that showed it is gone.
 *
 * @param elsewhere Says to whom a message is read where the batch is undone later.
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
