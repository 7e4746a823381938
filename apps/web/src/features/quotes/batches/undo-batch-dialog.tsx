import type { QuoteBatch } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/batches';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { isOver } from '../../../ui/feedback/use-undo.ts';
import { useUndoBatch } from '../batches.queries.ts';

interface UndoBatchDialogProps {
  readonly batch: QuoteBatch;
  readonly onClose: () => void;
}

/** Explains what undoing a batch does, and asks for confirmation. */
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
      title={texts.undoTitle(batch.kind)}
      description={
        <>
          {batch.file !== null && (
            <p className="mb-2 text-ink">
              <bdi>{batch.file}</bdi>
            </p>
          )}
          <p>{texts.undoQuestion(batch.kind, batch.count)}</p>
        </>
      }
      confirmLabel={undo.isPending ? texts.undoing : texts.undo}
      busy={undo.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
