import { BATCH_DAYS, counted } from '@bahai-friends/contract';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { BATCHES_TITLE, useDeleteQuotes } from '../../batches.queries.ts';
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
      title="Bulk Delete Quotes"
      description={`Are you sure you want to delete ${counted(selection.size, 'quote')}? This can be undone for ${BATCH_DAYS} days, under “${BATCHES_TITLE}”.`}
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete Selected'}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
