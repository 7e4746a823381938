import type { HolyDay } from '@bahai-friends/contract';
import { formatDay } from '@bahai-friends/contract/format-day';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { useDeleteHolyDay, useRefetchHolyDays } from './holy-days.queries.ts';

interface DeleteHolyDayDialogProps {
  readonly holyDay: HolyDay;
  readonly onClose: () => void;
}

export function DeleteHolyDayDialog({ holyDay, onClose }: DeleteHolyDayDialogProps) {
  const remove = useDeleteHolyDay(holyDay);
  const reload = useRefetchHolyDays();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toastSuccess('The holy day has been deleted.', 'Holy Day Deleted');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      danger
      title="Confirm Deletion"
      description={
        <>
          <bdi className="font-semibold">{holyDay.name}</bdi> on {formatDay(holyDay.date)} will be
          deleted. This action cannot be undone.
        </>
      }
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <VersionConflict mutation={remove} reload={reload} />
    </ConfirmDialog>
  );
}
