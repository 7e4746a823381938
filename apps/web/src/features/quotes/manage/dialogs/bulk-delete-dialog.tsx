import { BATCH_DAYS } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { useDeleteQuotes } from '../../batches.queries.ts';
import type { Selection } from '../list/selection.ts';

interface BulkDeleteDialogProps {
  readonly selection: Selection;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function BulkDeleteDialog({ selection, onDeleted, onClose }: BulkDeleteDialogProps) {
  const remove = useDeleteQuotes();
  const confirm = () =>
    remove.mutate([...selection], {
      onSuccess: () => {
        onDeleted();
        onClose();
      },
    });
  return (
    <ConfirmDialog
      danger
      title={texts.deleteSelectedTitle}
      description={texts.deleteSelectedQuestion(selection.size, BATCH_DAYS)}
      confirmLabel={remove.isPending ? common.removing : texts.deleteSelected}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
