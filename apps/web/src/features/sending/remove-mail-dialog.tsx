import type { Sending } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastFailure } from '../../ui/feedback/toasts.ts';
import { useRefetchSending, useSaveSending } from './sending.queries.ts';

interface RemoveMailDialogProps {
  readonly seen: Sending;
  readonly onRemoved: (saved: Sending) => void;
  readonly onClose: () => void;
}

/** Asks before the mail account is removed, which happens at once. */
export function RemoveMailDialog({ seen, onRemoved, onClose }: RemoveMailDialogProps) {
  const save = useSaveSending(seen, texts.mailRemoved);
  const refetch = useRefetchSending();
  const reload = async () => {
    const newer = await refetch();
    if (newer) onRemoved(newer);
    if (newer?.mail === null) onClose();
  };
  const { telegram, mastodon, webhooks, sendAt, weeklyOn } = seen;
  const remove = () =>
    save.mutate(
      { mail: null, telegram, mastodon, webhooks, sendAt, weeklyOn },
      {
        onSuccess: (saved) => {
          onRemoved(saved);
          onClose();
        },
        onError: (error) => toastFailure(texts.saveFailed, error),
      },
    );
  return (
    <ConfirmDialog
      danger
      title={texts.removeMailTitle}
      description={texts.aboutRemovingMail}
      confirmLabel={save.isPending ? common.removing : texts.removeMail}
      busy={save.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <VersionConflict mutation={save} reload={reload} />
    </ConfirmDialog>
  );
}
