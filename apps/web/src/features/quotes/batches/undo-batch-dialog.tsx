import type { Batch } from '@bahai-friends/contract';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { isOver, useUndoBatch } from '../batches.queries.ts';
import { undoQuestion } from './batch-wording.ts';

interface UndoBatchDialogProps {
  readonly batch: Batch;
  readonly onClose: () => void;
}

/** Says what undoing a batch does, and asks for confirmation. */
export function UndoBatchDialog({ batch, onClose }: UndoBatchDialogProps) {
  const undo = useUndoBatch();
  const confirm = () =>
    undo.mutate(batch.id, {
      onSuccess: onClose,
      onError: (error) => {
        if (isOver(error)) onClose();
      },
    });
  return (
    <ConfirmDialog
      title={`Undo ${TITLES[batch.kind]}`}
      description={
        <>
          {batch.file !== null && (
            <p className="mb-2 text-ink">
              <bdi>{batch.file}</bdi>
            </p>
          )}
          <p>{undoQuestion(batch)}</p>
        </>
      }
      confirmLabel={undo.isPending ? 'Undoing...' : 'Undo'}
      busy={undo.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

const TITLES: Readonly<Record<Batch['kind'], string>> = {
  upload: 'Upload',
  'bulk deletion': 'Bulk Deletion',
  schedule: 'Schedule',
};
