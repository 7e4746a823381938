import type { Gathering } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { useDeleteGathering, useRefetchGatherings } from './gatherings.queries.ts';

interface DeleteGatheringDialogProps {
  readonly gathering: Gathering;
  readonly onClose: () => void;
}

export function DeleteGatheringDialog({ gathering, onClose }: DeleteGatheringDialogProps) {
  const remove = useDeleteGathering(gathering);
  const reload = useRefetchGatherings();
  return (
    <ConfirmDialog
      danger
      title={common.confirmDeletion}
      description={sentence(
        texts.deleteQuestion(<bdi className="font-semibold">{gathering.title}</bdi>),
      )}
      confirmLabel={remove.isPending ? common.removing : common.remove}
      busy={remove.isPending}
      // The dialog is removed with the gathering, as soon as the list is without it.
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <VersionConflict mutation={remove} reload={reload} />
    </ConfirmDialog>
  );
}
