import type { HolyDay } from '@bahai-friends/contract';
import { dateDisplay } from '../../calendar/date-display.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ChangedMeanwhile } from '../../ui/dialogs/edit-conflict.tsx';
import { notify } from '../../ui/feedback/toast-store.ts';
import { useDeleteHolyDay, useReloadHolyDays } from './holy-days.queries.ts';

interface DeleteHolyDayDialogProps {
  readonly holyDay: HolyDay;
  readonly onClose: () => void;
}

export function DeleteHolyDayDialog({ holyDay, onClose }: DeleteHolyDayDialogProps) {
  const remove = useDeleteHolyDay(holyDay);
  const reload = useReloadHolyDays();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify({ title: 'Holy Day Deleted', description: 'The holy day has been deleted.' });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      danger
      title="Confirm Deletion"
      description={
        <>
          <bdi className="font-semibold">{holyDay.name}</bdi> on{' '}
          {dateDisplay(holyDay.date).gregorian} will be deleted. This action cannot be undone.
        </>
      }
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ChangedMeanwhile
        error={remove.error}
        onLoad={() => void reload().then(() => remove.reset())}
      />
    </ConfirmDialog>
  );
}
