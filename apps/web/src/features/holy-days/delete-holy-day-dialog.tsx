import type { HolyDay } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/holy-days';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { useDeleteHolyDay, useRefetchHolyDays } from './holy-days.queries.ts';

interface DeleteHolyDayDialogProps {
  readonly holyDay: HolyDay;
  readonly onClose: () => void;
}

export function DeleteHolyDayDialog({ holyDay, onClose }: DeleteHolyDayDialogProps) {
  const remove = useDeleteHolyDay(holyDay);
  const reload = useRefetchHolyDays();
  return (
    <ConfirmDialog
      danger
      title={common.confirmDeletion}
      description={sentence(
        texts.deleteQuestion(<bdi className="font-semibold">{holyDay.name}</bdi>, holyDay.date),
      )}
      confirmLabel={remove.isPending ? common.removing : common.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <VersionConflict mutation={remove} reload={reload} />
    </ConfirmDialog>
  );
}
