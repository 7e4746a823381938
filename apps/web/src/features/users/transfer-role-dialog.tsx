import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

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
      title="Transfer Master Admin Role"
      description={
        <>
          Only one Master Admin can exist at a time. <bdi className="font-semibold">{username}</bdi>{' '}
          becomes the Master Admin and you become an Admin.
        </>
      }
      confirmLabel={busy ? 'Transferring...' : 'Transfer Role'}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
