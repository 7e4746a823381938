import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { sentence } from '../../ui/sentence.tsx';

interface TransferRoleDialogProps {
  readonly username: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the Master Admin transfers the role to another user. */
export function TransferRoleDialog({
  username,
  busy,
  onConfirm,
  onClose,
}: TransferRoleDialogProps) {
  return (
    <ConfirmDialog
      title={texts.transferTitle}
      description={sentence(
        texts.transferQuestion(<bdi className="font-semibold">{username}</bdi>),
      )}
      confirmLabel={busy ? texts.transferring : texts.transferRole}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
