import type { Passkey } from '@bahai-friends/contract';
import { userMessageOf } from '../../api/api-error.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './second-factor.queries.ts';

interface AddPasskeyDialogProps {
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const add = useAddPasskey();
  return (
    <PasskeyNameDialog
      title="Add a passkey"
      description="Your browser will ask for your fingerprint, face, PIN or security key."
      initialName="Passkey"
      actionLabel="Add"
      busyLabel="Waiting..."
      isBusy={add.isPending}
      failure={add.error ? userMessageOf(add.error, 'Failed to add the passkey') : undefined}
      onSubmit={(name) =>
        add.mutate(name, { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) })
      }
      onClose={onClose}
    />
  );
}

interface PasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const rename = useRenamePasskey(passkey);
  return (
    <PasskeyNameDialog
      title="Rename passkey"
      description={undefined}
      initialName={passkey.name}
      actionLabel="Save"
      busyLabel="Saving..."
      isBusy={rename.isPending}
      onSubmit={(name) => rename.mutate(name, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const remove = useRemovePasskey(passkey);
  return (
    <ConfirmDialog
      danger
      title="Remove passkey"
      description={
        <>
          <bdi className="font-semibold">{passkey.name}</bdi> will no longer let you in. It may stay
          on your device; you can delete it there.
        </>
      }
      confirmLabel={remove.isPending ? 'Removing...' : 'Remove'}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toastSuccess('Passkey removed');
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
